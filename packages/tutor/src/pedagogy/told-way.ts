import { type Equation, type Expr, equation, isClosed, namesOf, type Statement } from '../math/ast.ts'
import { isNumeral, pieceOfValue } from '../math/pieces.ts'
import { solve } from '../math/solve.ts'
import { rootsIn } from '../math/steps.ts'
import { sameValue } from '../math/verify.ts'
import { taskOf } from './problem.ts'
import type { Problem } from './state.ts'

/**
 * The last line of a student's own way to a number that our way comes past too, in a task in words whose letters are the
 * student's: `2(x + x + 7) = 46`, `x = 8` on the way to an area. Every line has that number as a solution. null: none.
 */
export function ownWay(problem: Problem, lines: readonly Statement[]): Equation | null {
  const task = taskOf(problem)
  const equations = lines.flatMap((each) => equationIn(each) ?? [])
  const letters = new Set(equations.flatMap((each) => namesOf(each)))
  const last = equations.at(-1)
  if (problem.told === null || task.kind !== 'expression' || !isClosed(task.value)) return null
  if (!last || equations.length < lines.length || letters.size !== 1) return null
  const isOnOurs = (value: Expr) => {
    const part = pieceOfValue(value, task)
    return part !== null && !isNumeral(part) && sameValue(value, task.value) !== 'verified'
  }
  const found = solutionsOf(last).find(isOnOurs)
  const isOf = (own: Equation, value: Expr) => solutionsOf(own).some((each) => sameValue(each, value) === 'verified')
  return found && equations.every((own) => isOf(own, found)) ? last : null
}

/** The line of a student's own way that does not follow from the one before, while that one was on the way. */
export function offOwnWay(
  problem: Problem,
  lines: readonly Statement[],
): { readonly before: Equation; readonly line: Equation } | null {
  const [first, ...others] = lines.map(equationIn)
  if (!first || !ownWay(problem, [first])) return null
  let before = first
  for (const line of others) {
    if (!line || namesOf(line).join() !== namesOf(first).join()) return null
    if (!ownWay(problem, [before, line])) return { before, line }
    before = line
  }
  return null
}

/** `b = 15`. */
export const isIsolated = ({ left, right }: Equation): boolean => left.kind === 'name' && isClosed(right)

/** `b² = 17² - 8² = 225` says `b² = 225`, if its numbers agree. */
function equationIn(statement: Statement): Equation | null {
  if (statement.kind === 'equation') return statement
  const [left, first, ...others] = statement.kind === 'chain' ? statement.parts : []
  if (!left || !first || isClosed(left) || !isClosed(first)) return null
  const agree = others.every((each) => isClosed(each) && sameValue(each, first) === 'verified')
  return agree ? equation(left, others.at(-1) ?? first) : null
}

function solutionsOf(own: Equation): readonly Expr[] {
  if (isIsolated(own)) return [own.right]
  const solved = solve(own)
  return 'solution' in solved ? rootsIn(solved.solution.answer) : []
}
