import type { Subject } from '@lumi/contracts/programs'
import { findCard, findCards } from '../concepts/find.ts'
import { classifyActs } from '../dialogue/acts.ts'
import { hearAnswer } from '../language/hear.ts'
import { asksForWork } from '../language/idea-questions.ts'
import { usualTexts } from '../language/usual-texts.ts'
import {
  type FoundQuestion,
  isAnswerWorthMore,
  questionFound,
  questionFoundBeside,
  type UsualQuestion,
} from '../library/index.ts'
import { quantitiesIn } from '../math/units.ts'
import { writeStatement } from '../math/written.ts'
import { answersTo } from './aside.ts'
import { behindVerdict } from './beside/parts.ts'
import { answersIn, wonderOfText } from './concept.ts'
import { focusOf, reasonAtStep } from './focus.ts'
import { withDoubt } from './idea.ts'
import { backToTask } from './in-task/next-step.ts'
import { measure } from './measure.ts'
import { isMeasured } from './measured.ts'
import { momentOf, putBack } from './moment.ts'
import { problemContent, wholeSolution } from './problem.ts'
import type { Reply, Turn } from './reply.ts'
import type { SecondReader } from './second-readers.ts'
import { sidesToldBy } from './sides-told.ts'
import { tellsOnly } from './tells.ts'
import type { Message } from './understand.ts'
import { isDone } from './wants.ts'
import { wonderingIn } from './wonder.ts'

/** A question that students usually ask, answered from the library while no task is at work. */
export function usualQuestion(message: Message): Reply | null {
  const { turn, typed, intent, acts, expected } = message
  if (intent !== undefined) return null
  if (expected?.by === BY || expected?.by === BY_TALK) {
    const measured = answerAndDoubt(message) ?? answerMeasured(message)
    if (measured) return measured
  }
  if (isDone(acts, ...elsewhere) || atTask(turn) || mayBeTask(message)) return null
  // "Bisectors." answers the question that was put.
  if (expected && !typed.includes('?')) return null
  // A card in these very words has more to say when the student asks on.
  const [card] = findCards(typed, turn.voice.language, {}, -1, 1)
  if (card && card.fit >= WORDED) return null
  const usual = usualIn(turn, typed)
  if (asksToWork(turn, typed, usual)) return null
  // Under a card most of what is asked is about it.
  const isUnderCard = turn.state.lastMove?.startsWith('card') === true
  return isSure(usual, isUnderCard ? 'underCard' : 'first') && !isToldAlready(turn, usual.found)
    ? answered(turn, usual.found, false)
    : null
}

/** The card that is open has said what the answer says: then its next side tells more. */
function isToldAlready({ state, voice }: Turn, { says, card: id }: UsualQuestion): boolean {
  const shown = state.card?.shown ?? []
  const card = id !== null && state.card?.id === id ? findCard(id, voice.language) : undefined
  return card !== undefined && sidesToldBy(says, card, voice.language).some((side) => shown.includes(side))
}

/** The same beside an exercise of ours; beside a task of the student's it stands in for replies that tell less. */
export function usualBeside(message: Message): Reply | null {
  const { turn, typed, intent, acts, expected } = message
  // "The mean and how many there are" answers the question that was put.
  if (expected && expected.answers.length > 0 && !typed.includes('?')) return null
  if (intent !== undefined || !atTask(turn) || isDone(acts, ...elsewhere) || mayBeTask(message)) return null
  const wonder = wonderOfText(typed, turn.voice.language)
  if (wonder === null || wordsOfTask(turn) !== null) return null
  // "Why does the sign change?" is about the step.
  const focus = wonder === 'why' ? focusOf(turn) : null
  if (focus && reasonAtStep(focus, typed, turn.voice.language)) return null
  const usual = usualIn(turn, typed)
  return isSure(usual, 'atTask') ? answered(turn, usual.found, true) : null
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
const WORDED = 0.9
const work = ['task', 'tasks', 'answer', 'step', 'solution', 'check'] as const

const LONGEST = 400
/** How sure one has to be: that the message asks about an idea at all, and that it asks this question. */
interface Sure {
  readonly idea: number
  readonly probability: number
}

/**
 * Surely, before anything else is looked for. Then instead of a reply that has not understood, that took the message for a
 * task, or for anything else that explains nothing. What explains something is weighed against the answer.
 */
const SURE = {
  first: { idea: 0.6, probability: 0.85 },
  underCard: { idea: 0.6, probability: 0.8 },
  atTask: { idea: 0.6, probability: 0.8 },
  insteadAtTask: { idea: 0.6, probability: 0.7 },
  // With the words of the task the probability is another one (`library/question-beside.ts`).
  insteadInTask: { idea: 0, probability: 0.2 },
  insteadOfVague: { idea: 0, probability: 0.5 },
  insteadOfCard: { idea: 0, probability: 0.7 },
  insteadOfAllElse: { idea: 0.6, probability: 0.85 },
  insteadOfVerdict: { idea: 0.6, probability: 0.6 },
  besideVerdict: { idea: 0.6, probability: 0.6 },
  // Whatever the reply tells, it is no answer.
  unanswered: { idea: 0, probability: 0.3 },
  unansweredBesideVerdict: { idea: 0, probability: 0.4 },
  insteadOfNothing: { idea: 0.1, probability: 0.3 },
  insteadOfTask: { idea: 0.15, probability: 0.5 },
  insteadOfOpened: { idea: 0.6, probability: 0.6 },
  insteadOfAny: { idea: 0.8, probability: 0.35 },
  // Somebody has found an idea in the message.
  weighed: { idea: 0, probability: 0.2 },
} as const satisfies Record<string, Sure>

const isSure = (usual: FoundQuestion | null, how: keyof typeof SURE): usual is FoundQuestion =>
  usual !== null && usual.idea >= SURE[how].idea && usual.probability >= SURE[how].probability
const BY = 'usual.then'
/** A small first question that goes with what was wished for: nothing was explained before it. */
export const BY_TALK = 'usual.talk'

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
export const subjects: readonly Subject[] = ['maths', 'physics', 'chemistry']

function usualIn(turn: Turn, text: string): FoundQuestion | null {
  const { voice, program } = turn
  if ((program && !subjects.includes(program.subject)) || text.length > LONGEST) return null
  // Whoever writes a task and lines of work asks about them, whatever words stand beside.
  if ((text.match(lineWithLetter)?.length ?? 0) >= LINES_OF_WORK) return null
  const task = wordsOfTask(turn)
  if (task === null) return questionFound(text, voice.language)
  const usual = questionFoundBeside(text, task, voice.language)
  return usual && (tellsOfTask(usual.found.says, task) || holdsAnswer(turn, usual.found)) ? null : usual
}

const LINES_OF_WORK = 3
const lineWithLetter = /(?<!\p{L})[a-zх](?!\p{L})[^=<>≤≥,;\n]{0,20}[=<>≤≥]/giu

/** An example that comes to the answer of the open task by chance would be taken for it. */
function holdsAnswer({ state: { problem } }: Turn, { says }: UsualQuestion): boolean {
  if (problem === null || problem.solved || isMeasured(problem)) return false
  const answer =
    writeStatement(wholeSolution(problem).answer)
      .replaceAll(' / ', '/')
      .match(/\d+(?:[./]\d+)?/g) ?? []
  const plain = says.replaceAll('{,}', '.').replace(/\\d?frac\{(\d+)\}\{(\d+)\}/g, '$1/$2')
  const told = new Set(plain.match(/\d+(?:[./]\d+)?/g))
  // A single digit stands in every other answer.
  return answer.some((number) => number.length > 1 && told.has(number))
}

/** An answer whose example is the very task would tell its result. */
export const tellsOfTask = (says: string, task: string): boolean =>
  hasNumbersOf(says, task) || hasFormulaOf(says, task) || hasWordsOf(says, task)

/** A proof that is asked for in words stands in the example: all that the task speaks of is there. */
function hasWordsOf(says: string, task: string): boolean {
  if (/\d/.test(task)) return false
  const [own, told] = [task, says].map((text) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
  const words = [...new Set(own)].filter(
    (word) => word.length > 4 || !/^(?:the|that|and|are|for|что|для|или)$/.test(word),
  )
  const stems = new Set(told!.map((word) => word.slice(0, STEM)))
  return (
    words.length >= FEWEST_TOLD && words.filter((word) => stems.has(word.slice(0, STEM))).length >= words.length - 1
  )
}
const FEWEST_TOLD = 4
const STEM = 4

/** The formula of the task stands in the example. */
function hasFormulaOf(says: string, task: string): boolean {
  const [own, told] = [task, says].map((text) =>
    text
      .toLowerCase()
      .replaceAll('²', '^2')
      .replaceAll('³', '^3')
      .replaceAll('−', '-')
      .replace(/[хy]/gu, (letter) => (letter === 'х' ? 'x' : letter))
      .replace(/[\s{}$\\*·]|cdot|left|right/gu, ''),
  ) as [string, string]
  return (own.match(/[a-z\d^+\-/()|√]{5,}/gu) ?? []).some(
    (formula) => /\d/.test(formula) && /[-+/^|√]|\d\p{L}/u.test(formula) && told.includes(formula),
  )
}

function hasNumbersOf(says: string, task: string): boolean {
  const [own, told] = [task, says].map((text) => new Set(text.replaceAll('{,}', ',').match(/\d+(?:[.,]\d+)?/g)))
  const telling = [...own!].filter((number) => !common.has(number))
  // Two digits may meet by chance.
  const isTelling = telling.length > 2 || (telling.length === 2 && telling.some((number) => number.length > 1))
  return isTelling && telling.every((number) => told!.has(number))
}
const common = new Set(['0', '1', '2', '10', '100'])

/** What the student has written as the task at work; null where there is none, or it is an exercise of ours. */
function wordsOfTask({ state: { problem, story, lastTask } }: Turn): string | null {
  // A story that was agreed to has become a problem; what was said then is only a yes.
  if (story !== null && !story.isParked && (story.problemId === null || story.problemId === problem?.id))
    return story.text
  return problem === null || problem.trial.isPractice ? null : (problem.told ?? lastTask)
}

/** "Prove that ...": it may be asked how that is done, but then it is surely a question. */
const asksToWork = ({ voice }: Turn, text: string, usual: FoundQuestion | null): boolean =>
  (usual?.idea ?? 0) < SURE.insteadOfAny.idea &&
  asksForWork[voice.language].test(text.toLowerCase().replaceAll('ё', 'е'))

function atTask({ state: { problem, story, keyed } }: Turn): boolean {
  // Of a finished task most is asked too.
  const isAtStory = story !== null && !story.isParked && story.problemId === null
  return isAtStory || problem !== null || (keyed !== null && !keyed.over)
}

/** Replies that explain something, or are about Lumi. */
const explains = /^(?:card(?!\.none)|idea\.|truth\.|usual\.|talk\.)/

/** Those of them that are weighed: whether they answer the question is told by how well they fit it. */
const isWeighed = ({ move }: Reply): boolean => move === 'card' || move === 'idea.defined'

/** Replies that answer from this very task. */
const ofThisTask = /^(?:after\.|beside\.|counter|hint\.|in-task\.|reason|story\.(?:asked\.|beside|relation|usual|why))/

/** Replies that may be what was asked for, and often are not. */
const vague = ['again.right', 'aside.right', 'hint.nudge', 'operation.right', 'why']

/** A usual question that a message may ask, kept until it is known whether anything else understands the message. */
interface Kept {
  readonly usual: FoundQuestion
  readonly isAtTask: boolean
  /** The words of the task were known. */
  readonly isInTask: boolean
  /** It asks for a reason. */
  readonly isWhy: boolean
  /** Of the problem that was open. */
  readonly problemId: string | undefined
}

/** The answer to the usual question instead of a reply that has not understood, or that explains something else. */
export const usualInstead: SecondReader = (turn, { text, intent, before, putBack }, reply) => {
  if (intent === undefined && isWeighed(reply) && !atTask(before)) {
    const better = betterThanTold(turn, before, text, reply)
    if (!better) return reply
    putBack()
    return answered(turn, better, false)
  }
  const kept = intent === undefined && mayBeBetter(turn, before, text, reply) ? askedIn(before, text) : null
  if (!kept) return reply
  // "I got 12x - 10. But where does the -1 go?": both are answered, the work first.
  if (kept.isInTask && reply.content.verdict === 'correct' && isSure(kept.usual, 'besideVerdict'))
    return behindVerdict(reply, kept.usual.found.says)
  if (!isBetter(turn, kept, reply)) return reply
  putBack()
  return answered(turn, kept.usual.found, kept.isAtTask)
}

/** The usual question whose answer is worth more than the card or the definitions that were told. */
function betterThanTold(turn: Turn, before: Turn, text: string, reply: Reply): UsualQuestion | null {
  const usual = usualIn(before, text)
  // Under a card most of what is asked is about it.
  const isUnderCard = before.state.lastMove?.startsWith('card') === true
  if (!isSure(usual, isUnderCard ? 'underCard' : 'weighed') || asksToWork(before, text, usual)) return null
  const isSameCard = reply.move === 'card' && turn.state.card?.id === before.state.card?.id
  if (isUnderCard && isSameCard && isToldAlready(before, usual.found)) return null
  const { language } = before.voice
  const cards = findCards(text, language).map(({ card: { id }, fit, share }) => ({ id, fit, share }))
  const isDefinition = reply.move !== 'card'
  const told = { text: reply.text, isDefinition, card: isDefinition ? null : (turn.state.card?.id ?? null) }
  return isAnswerWorthMore(usual, text, told, cards, language) ? usual.found : null
}

/** What needs no search: an idea that was explained has been understood, and a task that was read mostly. */
function mayBeBetter({ state }: Turn, before: Turn, text: string, { move }: Reply): boolean {
  // A question that waits behind its task is answered then.
  if (state.queue.length > before.state.queue.length) return false
  const wonder = wonderOfText(text, before.voice.language)
  // "One percent" beside a task is the answer to what was asked there.
  if (atTask(before)) return text.includes('?') || (wonder !== null && !before.state.expects?.answers.length)
  const isOpened = state.problem !== null || (state.keyed !== null && !state.keyed.over)
  return (!isOpened || wonder !== null) && !explains.test(move)
}

/** The answer to the usual question that is asked in the task at work and that nothing else has answered; null if none is near. */
export function usualAnswerHere(turn: Turn, asked: string, isBesideVerdict: boolean): string | null {
  if (!atTask(turn) || wordsOfTask(turn) === null) return null
  // It was heard as a question, with its mark or without.
  const usual = usualIn(turn, asked.includes('?') ? asked : `${asked}?`)
  const how = isBesideVerdict ? 'unansweredBesideVerdict' : 'unanswered'
  if (!isSure(usual, how) || asksToWork(turn, asked, usual)) return null
  // "What do I do first?" asks for the next step of this task.
  const asksForStep = isDone(classifyActs(asked, turn.voice.language), 'hint', 'lost', 'answer-please', 'give-up')
  return asksForStep && !isSure(usual, 'insteadOfVague') ? null : usual.found.says
}

function askedIn(turn: Turn, text: string): Kept | null {
  const usual = usualIn(turn, text)
  const isAtTask = atTask(turn)
  const isInTask = isAtTask && wordsOfTask(turn) !== null
  const places = isInTask
    ? (['insteadInTask'] as const)
    : (['insteadAtTask', 'insteadOfNothing', 'insteadOfTask', 'insteadOfOpened', 'insteadOfAny'] as const)
  if (!usual || !places.some((how) => isSure(usual, how)) || asksToWork(turn, text, usual)) return null
  const wonder = wonderOfText(text, turn.voice.language)
  // Much arithmetic is work, also if it asks whether it is right.
  if (isInTask && wonder !== 'why' && (text.match(/\d+(?:[.,]\d+)*/g)?.length ?? 0) > MOST_NUMBERS) return null
  const acts = classifyActs(text, turn.voice.language)
  if (usual.idea < SURE.insteadOfAny.idea && isDone(acts, ...elsewhere)) return null
  // "What do I do first?" asks for the next step of this task.
  if (isInTask && !isSure(usual, 'insteadOfVague') && isDone(acts, 'hint', 'lost')) return null
  // "Why does the sign change?" is about the step.
  const focus = isInTask && wonder === 'why' ? focusOf(turn) : null
  if (focus && reasonAtStep(focus, text, turn.voice.language)) return null
  return { usual, isAtTask, isInTask, isWhy: wonder === 'why', problemId: turn.state.problem?.id }
}

function isBetter(turn: Turn, kept: Kept, reply: Reply): boolean {
  const { move, content } = reply
  const { usual, isAtTask } = kept
  if (kept.isInTask) return isBetterInTask(turn, kept, reply)
  if (explains.test(move)) return false
  const isUnread = tellsOnly(reply, 'unread', 'no-task', 'which')
  const isHelpless = tellsOnly(reply, 'nothing')
  if (isAtTask) return (isUnread || isHelpless || move === 'orient') && isSure(usual, 'insteadAtTask')
  // "Why are there 360 degrees in a circle?" was opened as a task.
  const isOpened = turn.state.problem !== null || (turn.state.keyed !== null && !turn.state.keyed.over)
  if (isOpened) return isSure(usual, 'insteadOfOpened')
  if (isUnread && isSure(usual, 'insteadOfTask')) return true
  if (isHelpless && isSure(usual, 'insteadOfNothing')) return true
  if (move === 'story.confirm') return false
  // What was checked was understood.
  return isSure(usual, 'insteadOfAny') && !content?.badge && !content?.choices
}

function isBetterInTask({ state }: Turn, kept: Kept, reply: Reply): boolean {
  const { usual, isWhy } = kept
  const { move, content } = reply
  const verdict = content?.verdict
  // "And if the width is 6?" is another task; what a why mentions is none.
  const isOpened = state.problem !== null && state.problem.id !== kept.problemId
  if (isOpened) return isSure(usual, isWhy ? 'insteadOfVague' : 'insteadOfAllElse')
  // What a why mentions was taken for a claim.
  if (verdict !== undefined) return isWhy && verdict !== 'correct' && isSure(usual, 'insteadOfVerdict')
  if (tellsOnly(reply, 'nothing', 'no-task', 'which', 'aside', 'unread', 'leads-on', 'refuses')) return true
  if (content?.choices) return false
  if (/(?:^|\.)card$/.test(move)) return !state.problem?.solved && isSure(usual, 'insteadOfCard')
  if (vague.includes(move)) return isSure(usual, 'insteadOfVague')
  return !ofThisTask.test(move) && isSure(usual, 'insteadOfAllElse')
}

/** Without a badge: that of a lesson says that people have checked it. */
function answered(turn: Turn, { says, next, card }: UsualQuestion, isAtTask: boolean): Reply {
  const { state, voice } = turn
  const { problem } = state
  // "Why?" and "an example?" that follow are about the nearest card.
  const open = card === null ? undefined : findCard(card, voice.language)
  const shown = open && state.card?.id === open.id ? state.card.shown : []
  state.card = open
    ? { id: open.id, shown: [...new Set([...shown, ...sidesToldBy(says, open, voice.language)])] }
    : null
  const reply = { move: 'card.usual', free: true }
  if (isAtTask) {
    const isOpen = problem !== null && !problem.solved
    const back = backToTask(turn) ?? voice.choose('usual.back', usualTexts[voice.language].back)
    const content = isOpen ? problemContent(problem, voice) : {}
    return { ...reply, text: `${says}\n\n${back}`, content: { ...content, badge: null } }
  }
  state.expects = next && { by: BY, question: next.question, answers: answersIn(next.answers, voice.language) }
  return { ...reply, text: next ? `${says}\n\n${next.question}` : says, content: { badge: null } }
}

/** "35, but why does the pattern go on?": what was right is acknowledged, and the question is answered. */
function answerAndDoubt(message: Message): Reply | null {
  const { turn, typed } = message
  const wondering = wonderingIn(typed, turn.voice.language)
  if (!wondering || !/\d/.test(wondering.beside)) return null
  const moment = momentOf(turn)
  const measured = answerMeasured({ ...message, typed: wondering.beside })
  if (measured?.move === 'usual.right') return withDoubt(turn, measured, wondering)
  putBack(turn, moment)
  return null
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
  const key = expected.by === BY ? 'then.wrong' : 'talk.wrong'
  const text = voice.choose(`usual.${key}`, texts[key], { question: expected.question })
  return { move: 'usual.wrong', text, content: { badge: null }, free: true }
}
