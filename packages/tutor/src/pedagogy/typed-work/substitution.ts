import type { Expr, Statement } from '../../math/ast.ts'
import { children, equation, expressionsOf, namesOf } from '../../math/ast.ts'
import { realAt } from '../../math/numeric.ts'
import { linesBy } from '../own-results.ts'
import { taskOf, wholeSolution } from '../problem.ts'
import type { Finding } from './work.ts'
import { says } from './work.ts'

/** Values of a letter in a message: t = 1, t = 4. */
function valuesOf(statements: readonly Statement[]): ReadonlyMap<string, readonly Expr[]> {
  const found = new Map<string, readonly Expr[]>()
  const cases = statements.flatMap((each) =>
    each.kind === 'cases'
      ? each.cases
      : each.kind === 'system'
        ? each.lines.filter((line) => line.kind === 'equation')
        : each.kind === 'equation'
          ? [each]
          : [],
  )
  for (const { left, right } of cases)
    if (left.kind === 'name' && namesOf({ kind: 'expression', value: right }).length === 0)
      found.set(left.name, [...(found.get(left.name) ?? []), right])
  return found
}

/** The parts of a task that hold its letter and are more than it, the largest first. */
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

const isNear = (a: number, b: number) => Math.abs(a - b) < 1e-6 * Math.max(1, Math.abs(a))

/** Right values of a letter of the student's own: what remains is the way back to the unknown. */
export const backToUnknown: Finding = ({ turn, problem, text, reply }) => {
  if (!/^(?:right(?:\.several|\.part)?|missing-root)$/.test(reply.move)) return null
  const asked = taskOf(problem)
  // The roots in an interval are roots of its equation.
  const task = asked.kind === 'request' && asked.operation === 'roots-between' ? asked.subject : asked
  const { unknown, answer } = wholeSolution(problem)
  if (task.kind === 'system') return ofDefinition(turn, problem, task, text)
  if (task.kind !== 'equation' || unknown === null) return null
  const lines = linesBy(turn, text).flatMap((line) => ('statement' in line ? [line.statement] : []))
  const values = valuesOf(lines)
  const [letter, ...letters] = [...values.keys()].filter((each) => each !== unknown && each !== 'D')
  if (letter === undefined || letters.length > 0 || values.has(unknown)) return null
  const own = values.get(letter) ?? []
  const roots = expressionsOf(answer)
    .filter((each) => !(each.kind === 'name' && each.name === unknown))
    .map((each) => realAt(each, { n: 0, k: 0 }))
    .filter((each) => Number.isFinite(each))
  // What the letter stands for takes its values at the roots.
  const takes = (part: Expr, value: number) => roots.some((root) => isNear(realAt(part, { [unknown]: root }), value))
  const known = own.map((each) => realAt(each, {})).filter((each) => Number.isFinite(each))
  const fitting = partsOf(task, unknown).filter((part) => known.some((value) => takes(part, value)))
  const inner = fitting.find((part) => known.every((value) => takes(part, value))) ?? fitting.at(-1)
  const [first] = own
  if (!inner || !first) return null
  const { voice } = turn
  return says(
    turn,
    problem,
    'back-to-unknown',
    {
      values: own.map((each) => voice.line(equation({ kind: 'name', name: letter }, each))).join(', '),
      letter: `$${letter}$`,
      unknown: `$${unknown}$`,
      inner: voice.formula(inner),
      first: voice.line(equation(inner, first)),
    },
    'correct',
  )
}

/** The equation and t = x² were taken for a system: its second line says what the letter stands for. */
function ofDefinition(
  turn: Parameters<Finding>[0]['turn'],
  problem: Parameters<Finding>[0]['problem'],
  task: Statement & { kind: 'system' },
  text: string,
) {
  const lines = linesBy(turn, text).flatMap((line) => ('statement' in line ? [line.statement] : []))
  const values = valuesOf(lines)
  for (const { left, right } of task.lines) {
    const [unknown, ...others] = namesOf({ kind: 'expression', value: right })
    const own = left.kind === 'name' ? values.get(left.name) : undefined
    const [first] = own ?? []
    if (left.kind !== 'name' || unknown === undefined || others.length > 0 || !own || !first || values.has(unknown))
      continue
    const { voice } = turn
    const shown = {
      values: own.map((each) => voice.line(equation(left, each))).join(', '),
      letter: `$${left.name}$`,
      unknown: `$${unknown}$`,
      inner: voice.formula(right),
      first: voice.line(equation(right, first)),
    }
    return says(turn, problem, 'back-to-unknown', shown, 'correct')
  }
  return null
}

/**
 * An equation that the core cannot solve, a substitution and a root: each is tested at numbers. The end counts where the
 * root fits and the equation in the new letter says the same as the task.
 */
export function stepsFit(
  task: Statement & { kind: 'equation' },
  lines: readonly Statement[],
): { readonly root: Expr; readonly letter: string; readonly unknown: string } | null {
  const [unknown, ...others] = namesOf(task)
  if (unknown === undefined || others.length > 0) return null
  const root = valuesOf(lines).get(unknown)
  const [only, ...more] = root ?? []
  const own = lines.find(
    (line): line is Statement & { kind: 'equation' } =>
      line.kind === 'equation' &&
      namesOf(line).length === 1 &&
      namesOf(line)[0] !== unknown &&
      line.left.kind !== 'name',
  )
  const letter = own && namesOf(own)[0]
  if (!only || more.length > 0 || !own || letter === undefined) return null
  const at = (line: typeof task, values: Record<string, number>) =>
    realAt(line.left, values) - realAt(line.right, values)
  const isRoot = Math.abs(at(task, { [unknown]: realAt(only, {}) })) < 1e-9
  const isSame = partsOf(task, unknown).some((part) => {
    const ratios = [2.3, 5.1, 7.7, 11.3].map((x) => {
      const [mine, theirs] = [at(own, { [letter]: realAt(part, { [unknown]: x }) }), at(task, { [unknown]: x })]
      return mine / theirs
    })
    return ratios.every((each) => Number.isFinite(each) && isNear(each, ratios[0] ?? 0))
  })
  return isRoot && isSame ? { root: only, letter, unknown } : null
}
