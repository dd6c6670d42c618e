import type { Intent } from '@lumi/contracts/chat'
import type { Subject } from '@lumi/contracts/programs'
import { contentStems, findCards } from '../concepts/find.ts'
import { classifyActs } from '../dialogue/acts.ts'
import { hearAnswer } from '../language/hear.ts'
import { asksForWork } from '../language/idea-questions.ts'
import { usualTexts } from '../language/usual-texts.ts'
import { type Found, questionFound, type UsualQuestion } from '../library/index.ts'
import { quantitiesIn } from '../math/units.ts'
import { answersTo } from './aside.ts'
import { answersIn, wonderOfText } from './concept.ts'
import { focusOf, reasonAtStep } from './focus.ts'
import { measure } from './measure.ts'
import { lineOf, problemContent } from './problem.ts'
import type { Reply, Turn } from './reply.ts'
import type { TutorState } from './state.ts'
import type { Message } from './understand.ts'
import { isDone } from './wants.ts'

/**
 * A question that students usually ask, answered from the library while no task is at work. A message with several
 * numbers tells a task unless it asks about an idea.
 */
export function usualQuestion(message: Message): Reply | null {
  const { turn, typed, intent, acts, expected } = message
  if (intent !== undefined) return null
  if (expected?.by === BY) {
    const measured = answerMeasured(message)
    if (measured) return measured
  }
  if (isDone(acts, ...elsewhere) || atTask(turn) || mayBeTask(message)) return null
  if (asksForWork[turn.voice.language].test(typed.toLowerCase().replaceAll('ё', 'е'))) return null
  // "Bisectors." answers the question of a card.
  if (expected?.by.startsWith('card.') && !typed.includes('?')) return null
  if (expected && !typed.includes('?') && typed.trim().split(/\s+/).length < FEW_WORDS) return null
  // A card in these very words has more to say when the student asks on.
  const [card] = findCards(typed, turn.voice.language, {}, -1, 1)
  if (card && card.fit >= WORDED) return null
  const usual = usualIn(turn, typed)
  // Under a card most of what is asked is about it.
  const isUnderCard = turn.state.lastMove?.startsWith('card') === true
  const least = isAsked(turn, typed) && !isUnderCard ? SURE.asked : SURE.said
  return usual && usual.probability >= least ? answered(turn, usual.found, false) : null
}

const isAsked = ({ voice }: Turn, text: string): boolean =>
  text.includes('?') || wonderOfText(text, voice.language) !== null

/** The same beside a task: most of what is asked there is about the task, and has been answered before. */
export function usualBeside(message: Message): Reply | null {
  const { turn, typed, intent, acts, expected } = message
  // "The mean and how many there are" answers the question that was put.
  if (expected && expected.answers.length > 0 && !typed.includes('?')) return null
  if (intent !== undefined || !atTask(turn) || isDone(acts, ...elsewhere) || mayBeTask(message)) return null
  const wonder = wonderOfText(typed, turn.voice.language)
  if (wonder === null) return null
  // "Why does the sign change?" is about the step.
  const focus = wonder === 'why' ? focusOf(turn) : null
  if (focus && reasonAtStep(focus, typed, turn.voice.language)) return null
  const usual = usualIn(turn, typed)
  return usual && usual.probability >= SURE.atTask ? answered(turn, usual.found, true) : null
}

function mayBeTask({ turn, typed, acts, statements }: Message): boolean {
  if (isDone(acts, ...work)) return true
  const numbers = typed.match(/\d+(?:[.,]\d+)*/g)?.length ?? 0
  const wonder = wonderOfText(typed, turn.voice.language)
  // "What mass of water comes from 4 g of hydrogen?"
  if (wonder !== 'why' && quantitiesIn(typed, turn.voice.language).some(({ unit }) => unit !== null)) return true
  if (numbers > (wonder === 'why' ? MOST_NUMBERS : wonder === null ? 0 : 1)) return true
  return (
    statements.some(({ statement }) => statement.kind === 'equation' || statement.kind === 'inequality') &&
    wonder !== 'why'
  )
}
const MOST_NUMBERS = 3
const FEW_WORDS = 4
const WORDED = 0.9
const work = ['task', 'tasks', 'answer', 'step', 'solution', 'check'] as const

const LONGEST = 400
/**
 * Least probabilities: of a question, of words that may be none, beside a task, and where nothing else understood. Of 634
 * questions of strangers those between 0.18 and 0.27 would be answered rightly in three of four cases; but messages that
 * are no such questions reach as much.
 */
const SURE = { asked: 0.4, said: 0.7, atTask: 0.5, otherwise: 0.25, otherwiseAtTask: 0.5 } as const
const BY = 'usual.then'

/** What has its own replies, whatever it resembles. */
const elsewhere = [
  'abilities',
  'another',
  'answer-please',
  'bye',
  'contest',
  'easier',
  'feeling',
  'give-up',
  'greeting',
  'harder',
  'identity',
  'insult',
  'language',
  'manipulate',
  'practise',
  'recap',
  'review',
  'stop',
  'thanks',
  'topics',
  'warm-up',
] as const

/** The subjects that the library is about. */
const subjects: readonly Subject[] = ['maths', 'physics', 'chemistry']

function usualIn({ voice, program }: Turn, text: string): Found<UsualQuestion> | null {
  if (program && !subjects.includes(program.subject)) return null
  const usual = text.length > LONGEST ? null : questionFound(text, voice.language)
  // "What is the formula?" is about what is talked of.
  const isVague = contentStems(text, voice.language).filter((stem) => !/^\d/.test(stem)).length < 2
  return usual && isVague && usual.probability < SURE.said ? null : usual
}

function atTask({ state: { problem, story, keyed } }: Turn): boolean {
  const isAtStory = story !== null && !story.isParked && !story.solved && story.problemId === null
  // Of a finished task most is asked too.
  return isAtStory || problem !== null || (keyed !== null && !keyed.over)
}

/** Replies of somebody who has not understood. */
const helpless = [
  'answer.none',
  'ask-back',
  'cannot-check',
  'card.none',
  'check-what',
  'concept.unknown',
  'leftover',
  'nothing-to-solve',
  'off-topic',
  'piece.none',
  'story.asked',
  'story.free',
  'story.nearest',
  'story.no-question',
  'story.unread',
  'unreadable',
  'why.none',
]

/** A usual question that a message may ask, kept until it is known whether anything else understands the message. */
export interface Otherwise {
  readonly usual: UsualQuestion
  /** As it was before the turn; it is stored as JSON, so that copies it. */
  readonly state: TutorState
  /** The number of learning events before the turn. */
  readonly events: number
}

export function otherwise(turn: Turn, text: string, intent: Intent | undefined): Otherwise | null {
  if (intent !== undefined) return null
  const usual = usualIn(turn, text)
  const least = atTask(turn) ? SURE.otherwiseAtTask : SURE.otherwise
  if (!usual || usual.probability < least || !isAsked(turn, text)) return null
  return isDone(classifyActs(text, turn.voice.language), ...elsewhere)
    ? null
    : { usual: usual.found, state: JSON.parse(JSON.stringify(turn.state)), events: turn.events.length }
}

/** The answer to the usual question instead of a reply that has not understood; the state is as if that had not been. */
export function answeredOtherwise(turn: Turn, kept: Otherwise | null, text: string, reply: Reply): Reply {
  if (!kept || !helpless.includes(reply.move)) return reply
  // Several numbers, or an amount, tell a task, read or not.
  const numbers = text.match(/\d+(?:[.,]\d+)*/g)?.length ?? 0
  const isTask = numbers > 1 || quantitiesIn(text, turn.voice.language).some(({ unit }) => unit !== null)
  if (reply.move === 'story.unread' && isTask) return reply
  Object.assign(turn.state, kept.state)
  turn.events.length = kept.events
  return answered(turn, kept.usual, atTask(turn))
}

/** Without a badge: that of a lesson says that people have checked it, and nobody has read the whole library twice. */
function answered(turn: Turn, { says, next, card }: UsualQuestion, isAtTask: boolean): Reply {
  const { state, voice } = turn
  const { problem } = state
  // "Why?" and "an example?" that follow are about the nearest card.
  state.card = card === null ? null : { id: card, shown: [] }
  const reply = { move: 'card.usual', free: true }
  if (isAtTask) {
    const isOpen = problem !== null && !problem.solved
    const back = isOpen
      ? voice.say('card.in-task', { line: voice.line(lineOf(problem)) })
      : voice.choose('usual.back', usualTexts[voice.language].back)
    const content = isOpen ? problemContent(problem, voice) : {}
    return { ...reply, text: `${says}\n\n${back}`, content: { ...content, badge: null } }
  }
  state.expects = next && { by: BY, question: next.question, answers: answersIn(next.answers, voice.language) }
  return { ...reply, text: next ? `${says}\n\n${next.question}` : says, content: { badge: null } }
}

/** The message as the answer to the question that followed; null if it is none. */
function answerMeasured({ turn, typed, expected }: Message): Reply | null {
  const { state, voice } = turn
  if (!expected) return null
  const { language } = voice
  const verdict = measure(answersTo(expected, typed), hearAnswer(typed, language), typed, language)
  if (verdict === null || verdict === 'part') return null
  const texts = usualTexts[language]
  if (verdict === 'right') {
    const text = `${voice.choose('usual.then.right', texts['then.right'])} ${voice.say('card.right')}`
    return { move: 'usual.right', text, content: { badge: null }, free: true }
  }
  state.expects = expected
  const text = voice.choose('usual.then.wrong', texts['then.wrong'], { question: expected.question })
  return { move: 'usual.wrong', text, content: { badge: null }, free: true }
}
