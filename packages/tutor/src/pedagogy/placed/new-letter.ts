import type { Equation, Expr, Statement } from '../../math/ast.ts'
import { binary, children, equation, expressionsOf, namesOf } from '../../math/ast.ts'
import { readClaims } from '../../math/claims/index.ts'
import { realAt } from '../../math/numeric.ts'
import { wholeSolution } from '../problem.ts'
import { isNear, type Place, places } from './placing.ts'

/**
 * "I replaced cos 2x, t = sin x, and got 2t² - t - 1 = 0": the equation in the new letter is put back and compared with the
 * task at numbers. Where it says the same, the next thing is its solutions; where not, the reply is left to others.
 */
export const newLetter: Place = (placing) => {
  const { turn, problem, task, text } = placing
  const { unknown } = wholeSolution(problem)
  if (task.kind !== 'equation' || unknown === null) return null
  const lines = readClaims(text, turn.voice.language).claims.flatMap(({ line }) => alone(line.statement))
  const own = lines.find((line) => {
    const [letter, ...others] = namesOf(line)
    return letter !== undefined && letter !== unknown && others.length === 0 && line.left.kind !== 'name'
  })
  const [letter] = own ? namesOf(own) : []
  if (!own || letter === undefined) return null
  const told = lines.find(({ left }) => left.kind === 'name' && left.name === letter)?.right
  const meant = told ? [told] : partsOf(task, unknown)
  const inner = meant.find(
    (each) =>
      namesOf({ kind: 'expression', value: each }).join() === unknown && isSame(own, letter, each, task, unknown),
  )
  if (!inner) return null
  const isBounded = inner.kind === 'call' && /^(?:sin|cos)$/.test(inner.fn)
  const values = {
    letter: `$${letter}$`,
    line: turn.voice.line(own),
    meaning: turn.voice.line(equation({ kind: 'name', name: letter }, inner)),
  }
  return places(placing, isBounded ? 'new-letter-bounded' : 'new-letter', values, 'correct')
}

const alone = (line: Statement): readonly Equation[] =>
  line.kind === 'equation'
    ? [line]
    : line.kind === 'system'
      ? line.lines.filter((each): each is Equation => each.kind === 'equation')
      : []

function partsOf(task: Statement, unknown: string): readonly Expr[] {
  const inside = (expr: Expr): Expr[] => [expr, ...children(expr).flatMap(inside)]
  return expressionsOf(task)
    .flatMap(inside)
    .filter(
      (each) =>
        ['call', 'power', 'root'].includes(each.kind) &&
        namesOf({ kind: 'expression', value: each }).join() === unknown,
    )
}

function isSame(own: Equation, letter: string, inner: Expr, task: Equation, unknown: string): boolean {
  const off = ({ left, right }: Equation, values: Record<string, number>) =>
    realAt(binary('subtract', left, right), values)
  const ratios = [0.31, 0.97, 1.73, 2.41, 4.07].map(
    (x) => off(own, { [letter]: realAt(inner, { [unknown]: x }) }) / off(task, { [unknown]: x }),
  )
  const [first] = ratios
  return first !== undefined && first !== 0 && ratios.every((each) => Number.isFinite(each) && isNear(each, first))
}
