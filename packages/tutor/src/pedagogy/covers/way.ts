import { verdictWords } from '../../language/verdict-words.ts'
import { isClosed, type Statement } from '../../math/ast.ts'
import type { Claim } from '../../math/claims/claim.ts'
import { readClaims } from '../../math/claims/index.ts'
import type { Language } from '../../math/latex.ts'
import { isNumeral } from '../../math/pieces.ts'
import { exactValue } from '../../math/polynomial.ts'
import { writeSpoken } from '../../math/spoken.ts'
import { sameValue } from '../../math/verify.ts'
import { openTestCase } from '../another-exercise.ts'
import { wayIsKept } from '../by-chance.ts'
import { noteUnproved } from '../evidence.ts'
import { isMeasured } from '../measured.ts'
import { problemContent, taskOf, wholeSolution } from '../problem.ts'
import { putInto } from '../put-in.ts'
import type { Reply, Turn } from '../reply.ts'
import { truthOf } from '../senses.ts'
import type { TutorState } from '../state.ts'
import { resultShown } from './end.ts'
import type { SaidBeside } from './said-beside.ts'

/**
 * Whether the way that words tell was judged, too: its lines were compared one by one, its calculation still leads to the
 * result when the numbers of the task change, the result was put in, or its words name a step of the task.
 */
export function wayHolds(
  turn: Turn,
  before: TutorState,
  said: SaidBeside,
  reply: Reply,
  judged: (text: string) => Reply,
): boolean {
  const { language } = turn.voice
  const lines = reply.content.lines ?? []
  if (!said.hasReason && lines.length > 1 && lines.every(({ verdict }) => verdict === 'correct')) return true
  // Of a usual task the reason that tells another of its numbers.
  if (reply.move === 'worked.solved' && said.isOnlyReason && reasonHasNumber(said.rest, language)) return true
  // What was said of the reason stands before the verdict.
  if (reply.move === 'solved' && !verdictWords[language].decides.test(reply.text)) return true
  const { problem } = before
  if (WRITTEN_OUT.test(said.rest)) return true
  const { claims } = readClaims(writeSpoken(said.rest, language), language)
  if (problem && !isMeasured(problem)) {
    const task = taskOf(problem)
    // "The first one", "0.75 is smaller" answer which of them it is.
    if ((task.kind === 'request' && task.operation === 'compare') || cancelsFactor(task, said.rest)) return true
    if (rewritesPart(task, claims)) return true
    if (wayIsKept(taskOf(problem), wholeSolution(problem).answer, claims)) return true
    if (putInto(problem, claims)) return true
  }
  // A reason that is a true calculation; and in a story each calculation has its words.
  const sums = claims.flatMap(({ line: { statement } }) => (statement.kind === 'chain' ? [truthOf(statement)] : []))
  const isOfStory = problem === null || isMeasured(problem) || problem.told !== null
  // A solution in several lines stands in signs; its words only name them.
  if (isOfStory && (said.rest.match(/=/g)?.length ?? 0) > 2) return true
  if (isOfStory && claims.some((claim) => isCarriedOut(claim, claims))) return true
  if ((said.isOnlyReason || isOfStory) && sums.includes(true) && !sums.includes(false)) return true
  const inWords = said.rest
    .split(/[.;!?\n]|,\s/u)
    .filter((part) => verdictWords[language].way.test(part.toLowerCase()) && !/=/.test(part))
  return inWords.length > 0 && inWords.every((part) => namesStep.test(judged(part).move))
}

/** "240 divided by 3, ... lots of 80": the value of the calculation is said, too. */
function isCarriedOut({ line: { statement } }: Claim, claims: readonly Claim[]): boolean {
  if (statement.kind !== 'expression' || !isClosed(statement.value) || isNumeral(statement.value)) return false
  const { value } = statement
  return claims.some(
    ({ line: { statement: other } }) =>
      other.kind === 'expression' && isNumeral(other.value) && sameValue(other.value, value) === 'verified',
  )
}

/** "Cancel the 6 on top and the 6 on the bottom" of 12/18: a common factor. */
function cancelsFactor(task: Statement, text: string): boolean {
  const fraction = task.kind === 'expression' && task.value.kind === 'divide' ? task.value : null
  const [top, bottom] = fraction ? [fraction.left, fraction.right].map(exactValue) : []
  if (!top || !bottom) return false
  const named = [...text.matchAll(/(?<![\d/.,])\d{1,6}(?![\d/]|[.,]\d)/g)].map(([digits]) => BigInt(digits))
  return named.some((each) => each > 1n && top.n % each === 0n && bottom.n % each === 0n)
}

/** "(x - 3)^2. I cancel and get x - 3" of (x² - 6x + 9)/(x - 3): a part of the fraction is written in another form. */
function rewritesPart(task: Statement, claims: readonly Claim[]): boolean {
  if (task.kind !== 'expression' || task.value.kind !== 'divide') return false
  const parts = [task.value.left, task.value.right].filter((part) => !isClosed(part))
  return claims.some(
    ({ line: { statement } }) =>
      statement.kind === 'expression' && parts.some((part) => sameValue(statement.value, part) === 'verified'),
  )
}

const reasonHasNumber = (text: string, language: Language): boolean => {
  const words = text.toLowerCase()
  const at = verdictWords[language].reason.exec(words)?.index
  return at !== undefined && /\d/.test(words.slice(at))
}

/** A row of numbers, or of outcomes, that was written out to its end. */
const WRITTEN_OUT = /(?:[-−]?\d+(?:[.,]\d+)?[\s,;]+){4}[-−]?\d|(?:(?<!\p{Lu})\p{Lu}{2,6}[\s,;]+){3}/u

const namesStep = /^(?:operation\.(?:right|way)|way\.(?:value|step|yes)|right(?:\.pair)?|step\.named)$/

/** The result counts, the way is to be tested: on the same task with other numbers, where there is one. */
export function onlyResult(turn: Turn, reply: Reply, hasQuestion: boolean): Reply {
  const { state, voice } = turn
  const { texts } = verdictWords[voice.language]
  const result = resultShown(reply)
  if (result === null) return reply
  noteUnproved(turn)
  const { problem } = state
  const solved = problem?.solved ? problem : null
  const content = {
    ...(solved && problemContent(solved, voice)),
    badge: reply.content.badge ?? null,
    verdict: 'correct-but',
  } as const
  const isFree = solved !== null && state.practice === null && !solved.trial.isPractice
  if (hasQuestion)
    return { ...reply, move: 'covers.way', text: voice.choose('covers.result', texts.result, { result }), content }
  const task = isFree ? openTestCase(turn, solved) : null
  const text = task
    ? voice.choose('covers.way.tested', texts['way.tested'], { result, task: voice.line(task) })
    : voice.choose('covers.way', texts.way, { result })
  return { ...reply, move: 'covers.way', text, content }
}
