import { type Expr, equation, expression, inequality, rewritings, type Statement } from '../math/ast.ts'
import { isCompound, isSameForm } from '../math/pieces.ts'
import { isFact, type Step } from '../math/steps.ts'
import { sameValue } from '../math/verify.ts'
import { lineOf, remainingSteps, sameLine, sameSides } from './problem.ts'
import type { Problem } from './state.ts'

/**
 * The step that is reached if these parts are all that it changes: "3x - 12" after "multiply the bracket out", `x - y = 1`
 * where the other equation stays. "What do you get?" is answered by them, and copying the rest is no mathematics. The first
 * part has to belong to the step that is due.
 */
export function stepFilledBy(problem: Problem, parts: readonly Statement[]): Step | null {
  const steps = remainingSteps(problem)
  let line = lineOf(problem)
  let reached: Step | null = null
  for (const part of parts) {
    if (isUnchanged(part, line)) continue
    const ahead = steps.slice(reached ? steps.indexOf(reached) + 1 : 0, reached ? undefined : 1)
    const step = ahead.find(
      ({ rule, after }) => !isFact(rule) && linesWith(line, part).some((each) => isSameLine(each, after)),
    )
    if (!step) return null
    reached = step
    line = step.after
  }
  return reached
}

/** A side, or an equation of a system, that stays as it is. */
function isUnchanged(part: Statement, line: Statement): boolean {
  if (line.kind === 'system') return line.lines.some((each) => sameLine(each, part))
  if (line.kind !== 'equation' && line.kind !== 'inequality') return false
  return part.kind === 'expression' && [line.left, line.right].some((side) => isSameForm(side, part.value))
}

/** The line with the part in its place, once for each place that it may have. */
function linesWith(line: Statement, part: Statement): Statement[] {
  if (line.kind === 'system' && (part.kind === 'equation' || part.kind === 'inequality'))
    return line.lines.map((_, at) => ({ ...line, lines: line.lines.with(at, part) }))
  const values = part.kind === 'chain' ? part.parts : part.kind === 'expression' ? [part.value] : []
  const value = values.at(-1)
  if (!value) return []
  const isPlace = (node: Expr) =>
    values.length > 1
      ? isSameForm(node, values[0]!)
      : isCompound(node) && !isSameForm(node, value) && sameValue(node, value) === 'verified'
  const inside = (expr: Expr) => rewritings(expr, (node) => (isPlace(node) ? [value] : []))
  switch (line.kind) {
    case 'expression':
      return inside(line.value).map(expression)
    case 'equation':
      return [
        ...inside(line.left).map((left) => equation(left, line.right)),
        ...inside(line.right).map((right) => equation(line.left, right)),
      ]
    case 'inequality':
      return [
        ...inside(line.left).map((left) => inequality(left, line.relation, line.right)),
        ...inside(line.right).map((right) => inequality(line.left, line.relation, right)),
      ]
    default:
      return []
  }
}

function isSameLine(a: Statement, b: Statement): boolean {
  if (a.kind === 'expression' && b.kind === 'expression') return isSameForm(a.value, b.value)
  if (a.kind === 'inequality' && b.kind === 'inequality')
    return a.relation === b.relation && isSameForm(a.left, b.left) && isSameForm(a.right, b.right)
  if (a.kind === 'system' && b.kind === 'system') {
    const rest = [...b.lines]
    return (
      a.lines.length === b.lines.length &&
      a.lines.every((one) => {
        const at = rest.findIndex((other) => isSameLine(one, other))
        if (at >= 0) rest.splice(at, 1)
        return at >= 0
      })
    )
  }
  return sameSides(a, b)
}
