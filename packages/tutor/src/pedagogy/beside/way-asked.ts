import { besideWords } from '../../language/beside.ts'
import { valueWords } from '../../language/value-words.ts'
import { type Equation, type Expr, isClosed, name, number } from '../../math/ast.ts'
import { blocksOf, factorAndTerms, monomialOf } from '../../math/blocks.ts'
import { solvedValues, substituted } from '../../math/check.ts'
import { coefficientsIn, difference, exactValue, fromPolynomial, tryPolynomial } from '../../math/polynomial.ts'
import {
  equals,
  isInteger,
  multiply,
  negate,
  type Rational,
  rational,
  squareRoot,
  subtract,
} from '../../math/rational.ts'
import { sameValue } from '../../math/verify.ts'
import { holdsAt, numberIn } from '../after-checks.ts'
import { isMeasured } from '../measured.ts'
import { lineOf, taskOf, wholeSolution } from '../problem.ts'
import type { Reply, Turn } from '../reply.ts'
import type { Problem } from '../state.ts'
import type { Message } from '../understand.ts'
import { membershipAsked } from '../values-asked.ts'
import { plain, said, shown, tell, withoutQuestion } from './parts.ts'

/**
 * A question about the way through an open formula: whether a step is allowed, on which side the letters go, whether there is
 * another solution. What is asked about is tried on the line; a line of the student's own is judged elsewhere.
 */
export function wayAsked(message: Message, answer: (text: string) => Reply): Reply | null {
  const { turn, typed, said: claims } = message
  const { problem, story } = turn.state
  if (
    !problem ||
    isMeasured(problem) ||
    problem.told !== null ||
    (story && !story.isParked && story.problemId === null)
  )
    return null
  const { digits } = besideWords[turn.voice.language]
  const text = digits.reduce((all, [pattern, digit]) => all.replace(pattern, digit), plain(typed))
  const isOfLine = claims.claims.some(
    ({ line: { statement } }) =>
      statement.kind === 'equation' || statement.kind === 'system' || statement.kind === 'inequality',
  )
  const { way } = besideWords[turn.voice.language]
  const { asks } = valueWords[turn.voice.language]
  // Most messages ask nothing of it, and the solution is worked out anew each time.
  const isAsked = [way.slipAsked, way.same, way.another, way.may, ...asks].some((each) => each.test(text))
  if (!isAsked && !isOfLine) return null
  if (isOfLine) return lineWithValue(turn, problem, text, answer)
  const foreign = foreignRoot(turn, problem, text)
  return (
    foreign ?? valueAsked(turn, problem, text, answer) ?? sameAsked(turn, problem, text) ?? asked(turn, problem, text)
  )
}

/** "x >= 3, and 3 itself is allowed?": the line is judged, and the value is put in. */
function lineWithValue(turn: Turn, problem: Problem, text: string, answer: (text: string) => Reply): Reply | null {
  const { asks } = valueWords[turn.voice.language]
  const clauses = text.replace(besideWords[turn.voice.language].way.denied, '').split(/(?:,|[.!?;])\s+/u)
  const clause = clauses.at(-1)
  const isAsked = clause?.endsWith('?') && !/[=<>≤≥]/u.test(clause) && asks.some((ask) => ask.test(clause))
  if (problem.solved || clauses.length !== 2 || !isAsked) return null
  const task = taskOf(problem)
  const { unknown } = wholeSolution(problem)
  if (task.kind !== 'inequality' || unknown === null) return null
  const judged = answer(clauses[0] ?? '')
  const put = judged.content.verdict === 'correct' ? membershipAsked(turn, problem, task, unknown, clause ?? '') : null
  return put ? { ...judged, text: `${withoutQuestion(judged.text)} ${put.text}` } : judged
}

/** "Is -4 a solution too?", before the end; of a finished task it is a check. */
function valueAsked(turn: Turn, problem: Problem, text: string, answer: (text: string) => Reply): Reply | null {
  const { asks, why } = valueWords[turn.voice.language]
  const task = taskOf(problem)
  const { unknown } = wholeSolution(problem)
  if ((task.kind !== 'equation' && task.kind !== 'inequality') || unknown === null || problem.solved) return null
  if (why.test(text)) return null
  const digits = asks.flatMap((each) => each.exec(text)?.[1] ?? [])[0]
  const value = digits === undefined ? null : numberIn(digits)
  // What is worked out beside it is a check of the student's own.
  if (!value || /[=<>≤≥]/u.test(text.replace(/(?<!\p{L})[a-zх] ?= ?(?=-?\d)/gu, ''))) return null
  // A root that is named is an answer.
  const isRoot = task.kind === 'equation' && holdsAt(task, unknown, value) === true
  if (isRoot) return answer(`${unknown} = ${digits}`)
  return membershipAsked(turn, problem, task, unknown, text)
}

/** "I put in -1 and it does not fit, did I slip?": a root of the line that the task refuses. */
function foreignRoot(turn: Turn, problem: Problem, text: string): Reply | null {
  const [task, line] = [taskOf(problem), lineOf(problem)]
  const { unknown, answer } = wholeSolution(problem)
  if (problem.solved || task.kind !== 'equation' || line.kind !== 'equation' || unknown === null) return null
  if (!besideWords[turn.voice.language].way.slipAsked.test(text)) return null
  const values = [...text.matchAll(/(?<![\d.,\p{L}^])-?\d+(?:[.,]\d+)?/gu)].flatMap(
    ([digits]) => numberIn(digits) ?? [],
  )
  const roots = solvedValues(answer, unknown)
  const isRoot = (each: Expr) => roots?.some((root) => sameValue(root, each) === 'verified')
  const value = roots && values.find((each) => holdsAt(line, unknown, each) === true && !isRoot(each))
  if (!value) return null
  const shownValue = turn.voice.line({ kind: 'equation', left: name(unknown), right: value })
  return said(turn, 'slip', tell(turn, 'slip.none', { value: shownValue, task: turn.voice.line(task) }))
}

/** "Is that the same as 4^3?" behind 3^x = 81. */
function sameAsked(turn: Turn, problem: Problem, text: string): Reply | null {
  const { same } = besideWords[turn.voice.language].way
  const task = taskOf(problem)
  const { unknown, answer } = wholeSolution(problem)
  const found = same.test(text) ? /(-?\d+)\s*\^\s*(\d{1,2})/u.exec(text) : null
  if (!found || !problem.solved || task.kind !== 'equation' || unknown === null) return null
  const [value, ...others] = solvedValues(answer, unknown) ?? []
  const side = [task.left, task.right].find((each) => !isClosed(each))
  if (!value || others.length > 0 || !side) return null
  const own = substituted(side, unknown, value)
  const one: Expr = { kind: 'power', left: number(Number(found[1])), right: number(Number(found[2])) }
  const [a, b] = [exactValue(one), exactValue(own)]
  if (!a || !b) return null
  const values = {
    one: turn.voice.formula(one),
    own: turn.voice.formula(own),
    value: shown(a, turn),
    other: shown(b, turn),
  }
  return said(turn, 'same', tell(turn, equals(a, b) ? 'same.yes' : 'same.no', values))
}

function asked(turn: Turn, problem: Problem, text: string): Reply | null {
  const { way } = besideWords[turn.voice.language]
  const line = lineOf(problem)
  const task = taskOf(problem)
  const { unknown, answer } = wholeSolution(problem)
  if (unknown === null || task.kind !== 'equation') return null
  const values = { line: turn.voice.line(line.kind === 'equation' ? line : task), letter: `$${unknown}$` }
  if (way.another.test(text)) return another(turn, problem, values, solvedValues(answer, unknown)?.length ?? 0)
  if (problem.solved || !way.may.test(text) || line.kind !== 'equation') return null
  if (way.byLetter.test(text)) return byLetter(turn, line, unknown, values)
  if (way.root.test(text)) return rootTaken(turn, line, unknown, values)
  const divisor = way.divides.exec(text)
  const digits = divisor?.[1] ?? divisor?.[2]
  if (digits !== undefined) return divided(turn, line, rational(BigInt(digits)), values)
  if (way.gathers.test(text) && !way.notGathers.test(text) && !way.why.test(text)) return gathered(turn, line, values)
  return methodAsked(turn, line, unknown, text, values)
}

type Shown = Readonly<Record<'line' | 'letter', string>>

function another(turn: Turn, problem: Problem, values: Shown, count: number): Reply | null {
  const line = turn.voice.line(taskOf(problem))
  if (count === 0 || (problem.solved && count > 1)) return null
  return said(turn, 'another', tell(turn, count > 1 ? 'another.yes' : 'another.no', { ...values, line }))
}

function byLetter(turn: Turn, line: Equation, unknown: string, values: Shown): Reply | null {
  const isRoot = holdsAt(line, unknown, number(0))
  if (isRoot === null) return null
  return said(turn, 'by-letter', tell(turn, isRoot ? 'by-letter.no' : 'by-letter.zero', values))
}

/** Coefficients of the line as a polynomial that is 0. */
function coefficients({ left, right }: Equation, unknown: string): readonly Rational[] | null {
  const [one, other] = [tryPolynomial(left), tryPolynomial(right)]
  return one && other ? coefficientsIn(difference(one, other), unknown) : null
}

function rootTaken(turn: Turn, line: Equation, unknown: string, values: Shown): Reply | null {
  const [, linear, square, ...higher] = coefficients(line, unknown) ?? []
  if (!square || !linear || square.n === 0n || higher.length > 0) return null
  const isPlain = linear.n === 0n
  const isSquare = [line.left, line.right].some(
    (side) => side.kind === 'power' && !isClosed(side) && exactValue(side.right)?.n === 2n,
  )
  const poly = tryPolynomial({ kind: 'multiply', left: number(linear), right: name(unknown) })
  const term = poly ? turn.voice.formula(fromPolynomial(poly)) : ''
  return said(turn, 'root', tell(turn, isPlain || isSquare ? 'root.yes' : 'root.no', { ...values, term }))
}

function divided(turn: Turn, line: Equation, by: Rational, values: Shown): Reply | null {
  if (by.n < 2n) return null
  const parts = [line.left, line.right]
    .flatMap((side) => blocksOf(side))
    .flatMap((block) => {
      const bracket = factorAndTerms(block)
      const whole = bracket
        ? exactValue(bracket.factor)
        : (monomialOf(block.expr)?.coefficient ?? exactValue(block.expr))
      return [whole]
    })
  if (parts.some((each) => each === null)) return null
  const isWhole = parts.every((each) => each !== null && isInteger({ n: each.n, d: each.d }) && each.n % by.n === 0n)
  const key = isWhole ? 'divides' : 'divides.fractions'
  return said(turn, 'divides', tell(turn, key, { ...values, number: shown(by, turn) }))
}

/** The letter stands on both sides, or could go to either. */
function gathered(turn: Turn, line: Equation, values: Shown): Reply | null {
  const isOnBoth = [line.left, line.right].every((side) => !isClosed(side))
  return isOnBoth ? said(turn, 'gathers', tell(turn, 'gathers', values)) : null
}

function methodAsked(turn: Turn, line: Equation, unknown: string, text: string, values: Shown): Reply | null {
  const { pair, formula, either } = besideWords[turn.voice.language].way
  const [free, linear, square, ...higher] = coefficients(line, unknown) ?? []
  if (!free || !linear || !square || square.n === 0n || higher.length > 0) return null
  const hasPair = pair.test(text)
  if (hasPair && square.n === 1n && square.d === 1n && isInteger(free) && isInteger(linear)) {
    const inside = subtract(multiply(linear, linear), multiply(rational(4), free))
    if (squareRoot(inside) === null) return null
    const sums = { product: shown(free, turn), sum: shown(negate(linear), turn) }
    const isEither = formula.test(text) && either.test(text)
    return said(turn, isEither ? 'both' : 'pair', tell(turn, isEither ? 'both' : 'pair', { ...values, ...sums }))
  }
  return !hasPair && formula.test(text) ? said(turn, 'formula', tell(turn, 'formula', values)) : null
}
