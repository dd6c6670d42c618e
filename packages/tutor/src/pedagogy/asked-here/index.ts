import { askedHereWords } from '../../language/asked-here.ts'
import { plain, withoutQuestion } from '../beside/parts.ts'
import { backToTask, nextQuestion } from '../in-task/next-step.ts'
import { saidHere } from '../in-task/parts.ts'
import { taskInProgress } from '../left-tasks.ts'
import { wonderOfText } from '../concept.ts'
import { againSolved } from '../new-problem.ts'
import type { Reply, Turn } from '../reply.ts'
import type { SecondReader, Unheard } from '../second-readers.ts'
import { tellsOnly } from '../tells.ts'
import { usualAnswerHere } from '../usual-question.ts'
import { excludedValue } from './excluded-value.ts'
import { ofItsKind } from './of-its-kind.ts'
import { type Question, questionOf } from './question.ts'
import { whichOf } from './which-of.ts'

/**
 * A question inside a task, or about one that was just finished, whose reply is the next hint, a verdict alone or a question
 * back. What is known answers it: the core where the question is about this very task, the library where it is a usual one.
 * What is right beside it is confirmed first.
 */
export const askedHere =
  (answer: (turn: Turn, text: string) => Reply): SecondReader =>
  (turn, unheard, reply) => {
    const { text, intent, before } = unheard
    const isAtTask = taskInProgress(before.state) !== null || before.state.problem !== null
    if (intent !== undefined || turn.isPart || text.length > LONGEST || !isAtTask) return reply
    if (isOther(turn, before)) return reply
    const place = placeOf(reply)
    const kind = place === 'answered' && !mayBeOther(reply) ? null : ofKind(turn, unheard, reply)
    if (kind) return kind
    if (place === 'answered') return reply
    return doubtedEnd(turn, unheard, place) ?? nextAsked(turn, unheard, reply) ?? told(turn, unheard, reply, place, answer)
  }

const LONGEST = 260

/** What there is to do for a question beside the reply: nothing, something instead of the reply, or something behind it. */
export type Place = 'answered' | 'instead' | 'behind'

function placeOf(reply: Reply): Place {
  const { verdict } = reply.content
  if (verdict === 'correct' && !answers.test(reply.move)) return 'behind'
  const saysNothing = tellsOnly(reply, 'nothing', 'no-task', 'which', 'aside', 'unread', 'leads-on', 'refuses')
  return saysNothing || leads.test(reply.move) ? 'instead' : 'answered'
}

/** Verdicts that came with the answer to what was asked. */
const answers = /^(?:card|idea|usual|worked\.(?:answered|belongs)|others\.|value\.|after\.|in-task\.custom)/

/** They go on with the task, or speak about something else, whatever was asked. */
const leads =
  /^(?:hint\.(?!again)|story\.(?:quantity|why|hint|next|nearest|refused|start|number|suppose)|worked\.(?:help|step|example|go-on|which|right|aside)|why\.none|solution\.again|contest|practise|in-task\.(?:protest|unsure)|card\.own-words|again\.right|back-to-task|already-solved|aside\.right|right$)/

/** An explanation that was found by words alone, or a verdict on numbers of the question. */
const mayBeOther = ({ move, content: { verdict } }: Reply): boolean =>
  verdict === undefined && /^(?:card|usual\.|asked\.|story\.(?:card|asked)|concept|reason|in-task\.(?:custom|meaning)|beside\.another|why)/.test(move)

/** What is asked in tasks of this kind knows more than words that are alike. */
function ofKind(turn: Turn, unheard: Unheard, reply: Reply): Reply | null {
  const { text, before } = unheard
  const { verdict } = reply.content
  const question = questionOf(text, turn.voice.language) ?? { asked: text, beside: '' }
  const isWork = /\d/.test(question.beside)
  if (verdict === 'incorrect' || verdict === 'cannot-check') return null
  const says = ofItsKind(before, question.asked) ?? (isWork ? null : ofItsKind(before, text))
  return says === null ? null : withTold(turn, unheard, verdict !== undefined ? 'behind' : 'instead', says, reply)
}

/** Another task was opened, so the question was a part of it. */
function isOther({ state }: Turn, before: Turn): boolean {
  const isPractice = state.practice !== null && before.state.practice === null
  const isNew = state.problem !== null && state.problem.id !== before.state.problem?.id && before.state.problem !== null
  return isNew && !isPractice
}

/** "You sure? i think its -4b": what was confirmed stands. */
function doubtedEnd(turn: Turn, { text, before, putBack }: Unheard, place: Place): Reply | null {
  const { problem } = before.state
  const { doubts, texts } = askedHereWords[turn.voice.language]
  if (place !== 'instead' || !problem?.solved || !doubts.test(plain(text)) || /=/.test(text)) return null
  putBack()
  const now = turn.state.problem
  const again = now && againSolved(turn, now, true)
  return again && { ...again, text: `${turn.voice.choose('asked-here.stands', texts.stands)} ${again.text}` }
}

/** "12, and now?": what is right, and the next small question of this very task. */
function nextAsked(turn: Turn, { text }: Unheard, reply: Reply): Reply | null {
  const { next } = askedHereWords[turn.voice.language]
  if (!next.test(plain(text)) || turn.state.problem?.solved || reply.content.verdict === 'incorrect') return null
  const step = nextQuestion(turn)
  if (step === null || reply.text.includes(step)) return null
  if (reply.content.verdict !== undefined) {
    if (!asksBack.test(reply.move)) return null
    const verdict = withoutQuestion(reply.text) || reply.text
    return { ...reply, text: `${verdict} ${step}` }
  }
  return /^(?:hint|card)/.test(reply.move) ? null : saidHere(turn, 'next', step)
}

/** Verdicts that ask for the next step and do not say which. */
const asksBack = /^(?:right|right\.part|again\.right)$/

function told(
  turn: Turn,
  unheard: Unheard,
  reply: Reply,
  place: Place,
  answer: (turn: Turn, text: string) => Reply,
): Reply {
  const { text, before, putBack } = unheard
  const { language } = turn.voice
  const question = questionOf(text, language)
  if (question === null || askedHereWords[language].plea.test(plain(text))) return reply
  // The numbers of a question were taken for a result.
  const isAll = place === 'behind' && !/\d/.test(question.beside)
  if (isAll) return reply.move === 'solved' ? reply : (askedAlone(turn, unheard, question) ?? reply)
  const ofTask = excludedValue(before, question)
  if (ofTask !== null) return withTold(turn, unheard, place, ofTask, reply)
  const one = place === 'instead' ? whichOf(turn, unheard, question, answer) : null
  if (one) return one
  const usual = usualAnswerHere(before, question.asked, place === 'behind') ?? usualAnswerHere(before, text, place === 'behind')
  if (usual !== null) return withTold(turn, unheard, place, usual, reply)
  return place === 'behind' ? withHonesty(turn, question, reply) : withoutExercise(turn, text, reply, putBack)
}

/** "What does the 140 mean?": nothing was claimed, so nothing is confirmed in the place of an answer. */
function askedAlone(turn: Turn, unheard: Unheard, { asked }: Question): Reply | null {
  const { text, before } = unheard
  if (wonderOfText(text, turn.voice.language) === null) return null
  const usual = usualAnswerHere(before, asked, false)
  return usual === null ? null : withTold(turn, unheard, 'instead', usual)
}

/** The answer, and back to the task; behind a verdict it stands between the verdict and what follows it. */
function withTold(turn: Turn, { putBack }: Unheard, place: Place, says: string, reply?: Reply): Reply {
  if (place === 'behind' && reply) return behind(reply, says)
  putBack()
  const step = backToTask(turn)
  return { ...saidHere(turn, 'told', step === null ? says : `${says}\n\n${step}`), free: true }
}

export function behind(reply: Reply, says: string): Reply {
  const [verdict = '', ...rest] = reply.text.split('\n\n')
  return { ...reply, text: [verdict, says, ...rest].join('\n\n') }
}

/** Nothing is known: then that is said, of a question of some length. */
function withHonesty(turn: Turn, { asked }: Question, reply: Reply): Reply {
  const { texts, beginning } = askedHereWords[turn.voice.language]
  if ((asked.match(/\p{L}{2,}/gu) ?? []).length < FEWEST || /[=<>]/.test(asked) || !reply.text.includes('\n\n')) return reply
  const question = asked.replace(beginning, '').replace(/[\s?!.,;]+$/u, '').slice(0, SHOWN)
  return behind(reply, turn.voice.choose('asked-here.unknown', texts.unknown, { question }))
}
const FEWEST = 4
const SHOWN = 80

/** Inside an open task nobody is given an exercise who has not wished for one. */
function withoutExercise(turn: Turn, text: string, reply: Reply, putBack: () => void): Reply {
  if (!reply.move.startsWith('practise') || askedHereWords[turn.voice.language].exercise.test(plain(text))) return reply
  putBack()
  const step = nextQuestion(turn)
  return step === null ? reply : saidHere(turn, 'unsure', step)
}
