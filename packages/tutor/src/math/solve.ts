import { countNodes, expressionsOf, type Statement } from './ast.ts'
import { type Method, solveEquation } from './equation.ts'
import { simplifyExpression } from './simplify.ts'
import type { Solved } from './steps.ts'
import { verifySolution } from './steps.ts'
import { writeStatement } from './written.ts'

export const plainMethod: Method = { known: [], byFormula: false }

/** Longer tasks are no exercise for a student, and work grows with the square of their length. */
const LARGEST_TASK = 160
/** One turn asks for the same solution several times; a conversation comes back to it. */
const REMEMBERED = 200
const remembered = new Map<string, Solved>()

/**
 * The one door to the solving core. Other engines, when they come, stand behind it: whatever answers, only a solution
 * whose every line the numeric judge confirms gets out.
 */
export function solve(task: Statement, method: Method = plainMethod): Solved {
  if (isTooLong(task)) return { decline: 'too-big' }
  const key = `${writeStatement(task)}|${method.known.join()}|${method.byFormula}`
  const known = remembered.get(key)
  if (known) return known
  const solved = solveAnew(task, method)
  if (remembered.size >= REMEMBERED) remembered.delete(remembered.keys().next().value!)
  remembered.set(key, solved)
  return solved
}

const isTooLong = (task: Statement) =>
  expressionsOf(task).reduce((total, expr) => total + countNodes(expr), 0) > LARGEST_TASK

function solveAnew(task: Statement, method: Method): Solved {
  const outcome =
    task.kind === 'expression'
      ? simplifyExpression(task.value)
      : task.kind === 'equation' || task.kind === 'cases'
        ? solveEquation(task, method)
        : 'not-an-exercise'
  if (typeof outcome === 'string') return { decline: outcome }
  return verifySolution(task, outcome) ? { solution: outcome } : { decline: 'not-verified' }
}
