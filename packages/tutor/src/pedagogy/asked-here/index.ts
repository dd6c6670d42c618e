import { askedHereWords } from '../../language/asked-here.ts'
import { wishIn } from '../another-exercise.ts'
import { behindVerdict, plain, withoutQuestion } from '../beside/parts.ts'
import { wonderOfText } from '../concept.ts'
import { focusOf } from '../focus.ts'
import { backToTask, nextQuestion } from '../in-task/next-step.ts'
import { saidHere } from '../in-task/parts.ts'
import { taskInProgress } from '../left-tasks.ts'
import { momentOf, putBack as restore } from '../moment.ts'
import { againSolved } from '../new-problem.ts'
import type { Reply, Turn } from '../reply.ts'
import type { SecondReader, Unheard } from '../second-readers.ts'
import { tellsOnly } from '../tells.ts'
import { usualAnswerHere } from '../usual-question.ts'
import { excludedValue } from './excluded-value.ts'
import { ofItsKind } from './of-its-kind.ts'
import { type Question, questionOf } from './question.ts'
import { remarkHere } from './remark.ts'
import { asksWhichNumber, whichOf } from './which-of.ts'

/**
 * A question inside a task, or about one that was just finished, whose reply is the next hint, a verdict alone or a question
 * back. What is known answers it: the core where the question is about this very task, the library where it is a usual one.
 * What is right beside it is confirmed first.
 */
export const askedHere =
  (answer: (turn: Turn, text: string) => Reply): SecondReader =>
  (turn, unheard, whole) => {
    const { text, intent, before } = unheard
    const isAtTask = taskInProgress(before.state) !== null || before.state.problem !== null
    if (intent !== undefined || turn.isPart || turn.isLed || text.length > LONGEST || !isAtTask) return whole
    if (isOther(turn, before))
      return isReason(plain(text), turn.voice.language) ? (ofKind(turn, unheard, whole) ?? whole) : whole
    const question = questionOf(text, turn.voice.language)
    const reply = (question && judgedBeside(turn, unheard, question, whole, answer)) ?? whole
    const place = placeOf(turn, reply, question)
    const kind = place === 'answered' && !mayBeOther(turn, text, reply) ? null : ofKind(turn, unheard, reply)
    if (kind) return kind
    if (place === 'answered') {
      const isCard = question !== null && /^(?:card|asked\.card)/.test(reply.move)
      return (isCard && whichOf(turn, unheard, question, answer)) || reply
    }
    return (
      remarkHere(turn, unheard, reply) ??
      doubtedEnd(turn, unheard, place) ??
      whyWrong(turn, unheard, reply) ??
      nextAsked(turn, unheard, reply) ??
      told(turn, unheard, reply, place, answer)
    )
  }

/** "x = 3, y = -4, and do I need the zeros?": what stands beside the question is judged as if it had been sent alone. */
function judgedBeside(
  turn: Turn,
  { putBack }: Unheard,
  { beside }: Question,
  whole: Reply,
  answer: (turn: Turn, text: string) => Reply,
): Reply | null {
  const isHeard = whole.content.verdict !== 'cannot-check' && placeOf(turn, whole, null) !== 'instead'
  if (!/\d/.test(beside) || isHeard) return null
  const own = momentOf(turn)
  putBack()
  const alone = answer({ ...turn, said: beside }, beside)
  if (alone.content.verdict !== undefined && alone.content.verdict !== 'cannot-check') return alone
  restore(turn, own)
  return null
}

const LONGEST = 260

/** What there is to do for a question beside the reply: nothing, something instead of the reply, or something behind it. */
type Place = 'answered' | 'instead' | 'behind'

function placeOf({ state, voice }: Turn, reply: Reply, question: Question | null): Place {
  const { verdict } = reply.content
  const asked = plain(question?.asked ?? '')
  // The formula is told by the ladder, and what is asked for by the task.
  if (askedHereWords[voice.language].ofTask.test(asked)) return 'answered'
  // Of a task that was read the reason is computed.
  if (reply.move === 'story.why' && state.story?.standing !== 'unread') return 'answered'
  if (onTheWay.test(reply.move)) {
    const isAsked = question !== null && !/\d/.test(question.beside) && isReason(asked, voice.language)
    return isAsked ? 'instead' : 'behind'
  }
  if (verdict === 'correct' && !answers.test(reply.move)) return 'behind'
  const saysNothing = tellsOnly(reply, 'nothing', 'no-task', 'which', 'aside', 'unread', 'leads-on', 'refuses')
  return saysNothing || leads.test(reply.move) ? 'instead' : 'answered'
}

/** Verdicts that came with the answer to what was asked. */
const answers = /^(?:card|idea|usual|worked\.(?:answered|belongs)|others\.|value\.|after\.|in-task\.custom)/

/** A value or step that fits. */
const onTheWay = /^(?:story\.quantity|worked\.right|aside\.right|right)$/

const isReason = (text: string, language: 'en' | 'ru'): boolean => {
  const wonder = wonderOfText(text, language)
  return wonder === 'why' || wonder === 'what'
}

/** They go on with the task, or speak about something else, whatever was asked. */
const leads =
  /^(?:hint\.(?!again)|story\.(?:quantity|why|hint|next|nearest|refused|start|number|suppose)|worked\.(?:help|step|example|go-on|which|right|aside)|why\.none|solution\.again|contest|practise|in-task\.(?:protest|unsure)|card\.own-words|again\.right|back-to-task|verdict\.which-of-two|already-solved|aside\.right|right$)/

/** An explanation that was found by words alone, or a verdict on numbers of the question. */
const mayBeOther = (turn: Turn, text: string, { move, content: { verdict } }: Reply): boolean =>
  verdict === undefined &&
  // The idea of the step that is due was chosen by the task.
  !(
    move === 'card' &&
    wonderOfText(text, turn.voice.language) === 'why' &&
    focusOf(turn)?.ideas.some((id) => id === turn.state.card?.id)
  ) &&
  /^(?:card|frustration|usual\.|asked\.|story\.(?:card|asked)|concept|reason|in-task\.(?:custom|meaning)|beside\.another)/.test(
    move,
  )

/** What is asked in tasks of this kind knows more than words that are alike. */
function ofKind(turn: Turn, unheard: Unheard, reply: Reply): Reply | null {
  const { text, before } = unheard
  const { verdict } = reply.content
  const { language } = turn.voice
  const { puzzled } = askedHereWords[language]
  const question = questionOf(text, language) ?? (puzzled.test(plain(text)) ? { asked: text, beside: '' } : null)
  // Whether there is another root is answered by a yes.
  if (question === null || (reply.move === 'beside.another' && wonderOfText(text, language) === null)) return null
  const isWork = /\d/.test(question.beside)
  if (verdict === 'incorrect' || verdict === 'cannot-check') return null
  const says = ofItsKind(before, question.asked) ?? (isWork ? null : ofItsKind(before, text))
  return says === null ? null : withTold(turn, unheard, verdict !== undefined ? 'behind' : 'instead', says, reply)
}

/** Another task was opened, so the question was a part of it. */
function isOther({ state }: Turn, before: Turn): boolean {
  const isPractice = state.practice !== null && before.state.practice === null
  if (isPractice) return false
  const isNew = state.problem !== null && state.problem.id !== before.state.problem?.id && before.state.problem !== null
  const isTold = state.story !== null && !state.story.isParked && state.story.id !== before.state.story?.id
  return isNew || isTold
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

/** "Why is it wrong? 80 : 20 = 4": the calculation holds, and is not what the task asks for. */
function whyWrong(turn: Turn, { text, before }: Unheard, reply: Reply): Reply | null {
  const { whyWrong: asks, texts } = askedHereWords[turn.voice.language]
  const { problem } = before.state
  if (problem?.verdict !== 'incorrect' || problem.solved || !asks.test(plain(text))) return null
  if (!/^(?:right\.part|sum\.right|aside\.right|why\.none|identity)/.test(reply.move)) return null
  const step = nextQuestion(turn)
  if (step === null) return null
  return saidHere(turn, 'why-wrong', turn.voice.choose('asked-here.why-wrong', texts.whyWrong, { step }))
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
  if (isAll && asksWhichNumber(turn, question.asked))
    return whichOf(turn, unheard, question, answer) ?? onlyAsked(turn, unheard, reply)
  if (isAll) return leads.test(reply.move) ? (askedAlone(turn, unheard, question) ?? reply) : reply
  const ofTask = excludedValue(place === 'behind' ? turn : before, question)
  if (ofTask !== null) return withTold(turn, unheard, place, ofTask, reply)
  const one = place === 'instead' ? whichOf(turn, unheard, question, answer) : null
  if (one) return one
  const usual =
    usualAnswerHere(before, question.asked, place === 'behind') ?? usualAnswerHere(before, text, place === 'behind')
  if (usual !== null) return withTold(turn, unheard, place, usual, reply)
  return place === 'behind' ? withHonesty(turn, question, reply) : withoutExercise(turn, text, reply, putBack)
}

/** "By 3 or by 7?": one of the numbers was taken for the answer, which nobody has given. */
function onlyAsked(turn: Turn, { putBack }: Unheard, reply: Reply): Reply {
  if (!/\*\*/.test(reply.text)) return reply
  putBack()
  const step = nextQuestion(turn)
  return step === null ? reply : saidHere(turn, 'next', step)
}

/** "What does the 140 mean?": nothing was claimed, so nothing is confirmed in the place of an answer. */
function askedAlone(turn: Turn, unheard: Unheard, { asked }: Question): Reply | null {
  const { text, before } = unheard
  if (!isReason(text, turn.voice.language)) return null
  const usual = usualAnswerHere(before, asked, false)
  return usual === null ? null : withTold(turn, unheard, 'instead', usual)
}

/** The answer, and back to the task; behind a verdict it stands between the verdict and what follows it. */
function withTold(turn: Turn, { putBack }: Unheard, place: Place, says: string, reply?: Reply): Reply {
  if (place === 'behind' && reply) return behindVerdict(reply, says)
  putBack()
  const step = backToTask(turn)
  return { ...saidHere(turn, 'told', step === null ? says : `${says}\n\n${step}`), free: true }
}

/** Nothing is known: then that is said, of a question of some length. */
function withHonesty(turn: Turn, { asked }: Question, reply: Reply): Reply {
  const { texts, beginning } = askedHereWords[turn.voice.language]
  if ((asked.match(/\p{L}{2,}/gu) ?? []).length < FEWEST || /[=<>]/.test(asked) || !reply.text.includes('\n\n'))
    return reply
  const question = asked
    .replace(beginning, '')
    .replace(/[\s?!.,;]+$/u, '')
    .slice(0, SHOWN)
  return behindVerdict(reply, turn.voice.choose('asked-here.unknown', texts.unknown, { question }))
}
const FEWEST = 4
const SHOWN = 80

/** Inside an open task nobody is given an exercise who has not wished for one. */
function withoutExercise(turn: Turn, text: string, reply: Reply, putBack: () => void): Reply {
  const { language } = turn.voice
  const isWished = askedHereWords[language].exercise.test(plain(text)) || wishIn(text, language) !== null
  if (!reply.move.startsWith('practise') || isWished) return reply
  putBack()
  const step = nextQuestion(turn)
  return step === null ? reply : saidHere(turn, 'unsure', step)
}
