import { simplified } from './algebra/simplified.ts'
import type { Expr, Statement } from './ast.ts'
import {
  binary,
  call,
  constant,
  equation,
  expressionsOf,
  isClosed,
  name,
  number,
  SERIES_LETTER,
  someNode,
  sumOf,
} from './ast.ts'
import { replaced } from './equation-work.ts'
import { exactValue } from './polynomial.ts'
import type { Solution } from './steps.ts'

const usesDegrees = (task: Statement) =>
  expressionsOf(task).some((expr) => someNode(expr, (node) => node.kind === 'call' && node.fn === 'deg'))
const usesTurns = (task: Statement) =>
  expressionsOf(task).some((expr) => someNode(expr, (node) => node.kind === 'constant' && node.name === 'π'))

/** Converts the answer of a task given in degrees to degrees, where it is a number. */
export function inDegrees(task: Statement, solution: Solution): Solution {
  if (task.kind !== 'equation' || !usesDegrees(task) || usesTurns(task)) return solution
  const answer = converted(solution.answer)
  if (!answer) return solution
  const steps = solution.steps.map((step, index) =>
    index === solution.steps.length - 1 ? { ...step, after: answer } : step,
  )
  return { ...solution, answer, steps }
}

function converted(answer: Statement): Statement | null {
  if (answer.kind === 'cases') {
    const cases = answer.cases.map(({ left, right }) => {
      const value = degrees(right)
      return value && equation(left, value)
    })
    return cases.every((each) => each !== null) ? { kind: 'cases', cases: cases.map((each) => each!) } : null
  }
  if (answer.kind !== 'series') return null
  const values = answer.values.map(seriesInDegrees)
  return values.every((each) => each !== null) ? { ...answer, values: values.map((each) => each!) } : null
}

export function degrees(angle: Expr): Expr | null {
  if (!isClosed(angle)) return null
  const value = exactValue(simplified(binary('divide', binary('multiply', angle, number(180)), constant('π'))))
  return value && call('deg', number(value))
}

export function seriesInDegrees(value: Expr): Expr | null {
  const at = (n: number) => simplified(replaced(value, name(SERIES_LETTER), number(n)))
  const [start, step] = [degrees(at(0)), degrees(simplified(binary('subtract', at(1), at(0))))]
  if (!start || !step) return null
  const turns = binary('multiply', step, name(SERIES_LETTER))
  const isZero = start.kind === 'call' && exactValue(start.args[0]!)?.n === 0n
  return isZero
    ? turns
    : sumOf([
        { expr: start, negative: false },
        { expr: turns, negative: false },
      ])
}
