import { type Expr, expressionsOf, isClosed, type Statement, signedTerms } from '../math/ast.ts'
import { isCompound, isNodeOf, isNumeral, isPieceOf, isSameForm, isValueOfNode } from '../math/pieces.ts'
import { substitute } from '../math/substitute.ts'
import { isDiscriminant, sameValue } from '../math/verify.ts'
import { lineOf, remainingSteps, taskOf, wholeSolution } from './problem.ts'
import type { Problem } from './state.ts'

/**
 * Whether a calculation that is true by itself lies on a way that can be followed: a part of the task or of a line of the
 * solution, or the value of one. "32/2 = 16" is calculated right and leads nowhere in 2^x = 32, and "a^5 · a = a^6" is the
 * task with one factor changed. What is no calculation is not looked at.
 */
export function isFollowed(problem: Problem, statement: Statement): boolean {
  if (statement.kind !== 'chain' && !(statement.kind === 'equation' && sidesAgree(statement.left, statement.right)))
    return true
  const sides = expressionsOf(statement)
  const [first] = sides
  const known = expressionsKnown(problem)
  const exchanges = first ? known.map((whole) => exchangeIn(first, whole)) : []
  if (exchanges.includes('part')) return true
  if (exchanges.includes('other')) return false
  const isOfWay = (side: Expr) =>
    known.some(
      (whole) => (isCompound(side) && !isNumeral(side) && isPieceOf(side, whole)) || isValueOfNode(side, whole),
    )
  if (sides.some(isOfWay)) return true
  const last = sides.at(-1)
  if (last === undefined || !isNumeral(last)) return false
  const task = taskOf(problem)
  const { unknown } = wholeSolution(problem)
  const isOfFormula =
    problem.family === 'quadratic' &&
    task.kind === 'equation' &&
    unknown !== null &&
    isDiscriminant(task, unknown, last) === 'verified'
  return isOfFormula || linesOfWay(problem).some((whole) => isNodeOf(last, whole))
}

const sidesAgree = (left: Expr, right: Expr): boolean => sameValue(left, right) === 'verified'

/** What the lines of the solution hold, and the answer. */
const linesOfWay = (problem: Problem): Expr[] => {
  const { steps, answer } = wholeSolution(problem)
  const lines = [...steps, ...remainingSteps(problem)].map(({ after }) => after)
  return [...lines, answer].flatMap(expressionsOf)
}

function expressionsKnown(problem: Problem): Expr[] {
  const task = taskOf(problem)
  const own = [task, lineOf(problem)].flatMap(expressionsOf)
  const { unknown, values = [] } = task.kind === 'request' ? task : {}
  const put = unknown ? values.flatMap((value) => own.map((each) => substitute(each, unknown, value))) : []
  return [...own, ...put, ...linesOfWay(problem)]
}

/**
 * The whole with one term or factor exchanged: for a part of itself, as in "x(x + 3)" of (x + 2)(x + 3), or for another
 * one, which is an attempt at the whole that comes to something else. null: it is not that.
 */
function exchangeIn(own: Expr, whole: Expr): 'part' | 'other' | null {
  if (own.kind !== whole.kind && !(isSum(own) && isSum(whole))) return null
  if (isClosed(own) !== isClosed(whole) || sameValue(own, whole) !== 'refuted') return null
  const [mine, theirs] = [partsOf(own), partsOf(whole)]
  if (mine.length !== theirs.length || mine.length < 2) return null
  const [part, ...others] = mine.filter((each) => !theirs.some((other) => isSameForm(each, other)))
  const [from, ...rest] = theirs.filter((each) => !mine.some((other) => isSameForm(each, other)))
  if (!part || !from || others.length > 0 || rest.length > 0) return null
  return isSum(from) && isPieceOf(part, from) ? 'part' : 'other'
}

const isSum = ({ kind }: Expr) => kind === 'add' || kind === 'subtract'

const partsOf = (expr: Expr): readonly Expr[] =>
  isSum(expr)
    ? signedTerms(expr).map(({ expr: term, negative }) => (negative ? { kind: 'negate', of: term } : term))
    : factorsOf(expr)

const factorsOf = (expr: Expr): readonly Expr[] =>
  expr.kind === 'multiply' ? [...factorsOf(expr.left), ...factorsOf(expr.right)] : [expr]
