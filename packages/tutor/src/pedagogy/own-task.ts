import { themeFor } from '../dialogue/themes/theme.ts'
import { directWords } from '../language/direct-words.ts'
import { countNodes, type Statement } from '../math/ast.ts'
import { readMessage } from '../math/reading.ts'
import { mayTellTask } from '../math/tasks/read.ts'
import { writeStatement } from '../math/written.ts'
import { wonderOfText } from './concept.ts'
import { belongs, judgeWork } from './judging.ts'
import { idOf, taskInProgress } from './left-tasks.ts'
import { isMeasured } from './measured.ts'
import { momentOf, putBack } from './moment.ts'
import { common, isValue, isWholeTask, namesOfOld, numbersOf, says, wordsOfOld } from './own-formula.ts'
import type { Reply, Turn } from './reply.ts'
import type { SecondReader } from './second-readers.ts'
import type { TutorState } from './state.ts'

/**
 * A message that is a task of its own opens it, whatever is open or was finished: a task in which none of the numbers of
 * the old one occurs is no step of that one, however much a number in it resembles one. Asked after everything else, so
 * that what was found right or placed in the old task stays there.
 */

interface OwnTask {
  readonly before: TutorState
  readonly putBack: () => void
  /** The whole message. */
  readonly text: string
  /** In formulas, or in words. */
  readonly kind: 'typed' | 'told'
}

const LONGEST = 700

/** The own task instead of a reply to it as work on the old one. */
export const ownTask =
  (answer: (turn: Turn, text: string) => Reply): SecondReader =>
  (turn, { text, intent, before, putBack }, reply) => {
    if (intent !== undefined || turn.isPart || text.length > LONGEST || isPlaced(turn, before.state, reply))
      return reply
    const kind = kindOfOwn(before, text)
    return kind ? opened(turn, { before: before.state, text, kind, putBack }, reply, answer) : reply
  }

/** Formulas that are a task by themselves, or a task in words, with numbers of which the old one tells none. */
function kindOfOwn(turn: Turn, text: string): OwnTask['kind'] | null {
  const { language } = turn.voice
  const old = wordsOfOld(turn)
  const said = text.toLowerCase().replaceAll('ё', 'е')
  if (old === null || directWords[language].supposes.test(said) || wonderOfText(text, language) === 'why') return null
  const names = namesOfOld(turn)
  const statements = readMessage(text, language).lines.flatMap((line) => ('statement' in line ? line.statement : []))
  const isBid = says('bids', text)
  // "Simplify (a^3)^2 : a^4": a letter that nothing has told before.
  const isOfOwnLetter = statements.some((each) => isWholeTask(each, names, false))
  if (isBid && isOfOwnLetter) return 'typed'
  const known = new Set(numbersOf(old, language))
  if (says('sets', text) && isSet(turn, statements, known)) return 'typed'
  const numbers = numbersOf(text, language)
  const telling = numbers.filter((each) => !common.has(each))
  if (telling.length === 0 || telling.some((each) => known.has(each))) return null
  // Beside an open task a calculation is mostly a step of it.
  const isCalculation = isBid || taskInProgress(turn.state) === null
  if (isOfOwnLetter || statements.some((each) => isWholeTask(each, names, isCalculation))) return 'typed'
  const words = text.match(/\p{L}{2,}/gu)?.length ?? 0
  const isAsked = text.includes('?') || says('asks', text)
  return numbers.length > 1 && words >= FEWEST_WORDS && isAsked && !says('ofOwnWork', text) && mayTellTask(text)
    ? 'told'
    : null
}

/**
 * "Simplify √72" beside 2x + 3 = 11: a formula behind a bid at the beginning, with numbers that the old task does not have,
 * and no line of its work.
 */
function isSet(
  { state: { problem }, voice }: Turn,
  statements: readonly Statement[],
  old: ReadonlySet<string>,
): boolean {
  const [first, ...others] = statements
  if (!first || others.length > 0 || (first.kind === 'expression' && countNodes(first.value) === 1)) return false
  if (first.kind === 'equation' && isValue(first)) return false
  const own = numbersOf(writeStatement(first), voice.language).filter((each) => !common.has(each))
  // Of a task in words any number of it may be worked with.
  if (!problem || problem.solved || isMeasured(problem) || problem.told !== null)
    return own.length > 0 && !own.some((each) => old.has(each))
  const known = new Set(numbersOf(`${problem.task} ${problem.line} ${problem.lastWork ?? ''}`, voice.language))
  return own.some((each) => !known.has(each)) && !belongs(judgeWork(problem, [{ statement: first, source: '' }]))
}

/** Of a task in words. */
const FEWEST_WORDS = 6

/** The task opened as if it had been sent first; if that opens none, the reply. */
function opened(turn: Turn, own: OwnTask, reply: Reply, answer: (turn: Turn, text: string) => Reply): Reply {
  const { state } = turn
  const after = momentOf(turn)
  own.putBack()
  const old = taskInProgress(state)
  state.expects = null
  state.asked = null
  if (state.story && !state.story.isParked) {
    if (state.story.solved) state.story = null
    else state.story.isParked = true
  }
  const left = state.problem
  state.problem = null
  const fresh = answer({ ...turn, said: own.text }, own.text)
  if (!isOpen(turn, own)) {
    putBack(turn, after)
    return reply
  }
  if (old?.problem && left && !left.solved) state.parked = left
  return fresh
}

function isOpen({ state: { problem, story }, voice }: Turn, { before, text, kind }: OwnTask): boolean {
  const isRead = problem !== null && problem.id !== before.problem?.id
  const isTold = story !== null && !story.isParked && story.id !== before.story?.id
  if (kind === 'typed') return isRead
  // "4 + 4" in a question is no task.
  if (isRead) return problem.told !== null || isTold
  const { language } = voice
  return isTold && (story.standing !== 'unread' || themeFor(text, language, language) !== null)
}

/**
 * What was found right belongs where it was found; what has opened a task or gone back to one, and judges nothing, has
 * taken the message for what it is.
 */
function isPlaced(turn: Turn, before: TutorState, { move, content: { verdict } }: Reply): boolean {
  const [now, then] = [turn.state, before].map(taskInProgress)
  const isOther = now !== null && now !== undefined && idOf(now) !== (then ? idOf(then) : '')
  // An exercise in the place of a task that was sent is no place for it.
  return verdict === 'correct' || move === 'card.usual' || (verdict === undefined && isOther && move !== 'practise')
}
