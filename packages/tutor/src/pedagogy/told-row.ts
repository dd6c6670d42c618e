import { type Expr, expression, isClosed, type Statement } from '../math/ast.ts'
import { realAt } from '../math/numeric.ts'
import type { ReadLine } from '../math/reading.ts'
import { rootsIn, type Solution } from '../math/steps.ts'
import { sameValue } from '../math/verify.ts'
import type { Problem } from './state.ts'

/**
 * "24, 26 and 28" as the answer of a task in words that asks for several numbers: its letters are ours, so the student
 * names no letter and may give the numbers in any order. The line as a row of the answer; unchanged if it is none.
 */
export const asToldRow =
  (problem: Problem, { answer }: Solution) =>
  (line: ReadLine): ReadLine => {
    if (problem.told === null || !('statement' in line)) return line
    const { statement: said } = line
    const statement =
      said.kind === 'values' && said.values.every(isClosed)
        ? (rowOf(answer, said.values) ?? firstOfNeighbors(problem.told, answer, said.values))
        : numberOf(answer, said)
    return statement ? { statement, source: line.source } : line
  }

/** In the order of the answer where these are its numbers. */
function rowOf(answer: Statement, values: readonly Expr[]): Statement | null {
  if (answer.kind !== 'tuples' || answer.names.length !== values.length) return null
  const row = answer.rows.find((each) => isSameMultiset(each, values))
  return { ...answer, rows: [row ?? values] }
}

/** "x = 9" where one number is asked for. */
function numberOf(answer: Statement, said: Statement): Statement | null {
  const isNamed = said.kind === 'equation' && said.left.kind === 'name' && isClosed(said.right)
  const isAnswer = isNamed && answer.kind === 'expression' && sameValue(answer.value, said.right) === 'verified'
  return isAnswer ? expression(said.right) : null
}

function isSameMultiset(row: readonly Expr[], values: readonly Expr[]): boolean {
  const rest = [...values]
  for (const each of row) {
    const at = rest.findIndex((value) => sameValue(value, each) === 'verified')
    if (at < 0) return false
    rest.splice(at, 1)
  }
  return rest.length === 0
}

/** Between consecutive numbers; the even ones and the odd ones are two apart. */
const neighbors = /consecutive|последовательн|подряд|соседн/iu
const twoApart = /(?<!\p{L})(?:even|odd|(?:не)?ч[её]тн\p{L}*)/iu

/** "11 and 12" for x(x + 1) = 132: the first of the numbers is the root, the others follow from it. */
function firstOfNeighbors(told: string, answer: Statement, values: readonly Expr[]): Statement | null {
  const gap = twoApart.test(told) ? 2 : 1
  const sorted = values.toSorted((a, b) => realAt(a, {}) - realAt(b, {}))
  const [first] = sorted
  if (!neighbors.test(told) || first === undefined || sorted.length < 2) return null
  const areNeighbors = sorted.every((value, index) => realAt(value, {}) === realAt(first, {}) + index * gap)
  const roots = answer.kind === 'expression' ? [answer.value] : rootsIn(answer)
  return areNeighbors && roots.some((root) => sameValue(root, first) === 'verified') ? expression(first) : null
}
