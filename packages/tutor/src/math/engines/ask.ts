import type { Equation, Expr, Inequality, Operation, Statement } from '../ast.ts'
import { binary, children, collectNames, expressionsOf, isClosed, namesOf, withChildren } from '../ast.ts'
import { tryPolynomial } from '../polynomial.ts'
import type { Family, Solution } from '../steps.ts'
import { writeStatement } from '../written.ts'
import { isAnswerTo } from './accept.ts'
import type { Engine, EngineKind, Engines } from './engine.ts'

/** Size limits. The parser has them too, but a task may come from elsewhere. */
const CAPS = { characters: 400, names: 6, nesting: 40 }
const REMEMBERED = 500

const safeLetters = ['x', 'y', 'z', 'u', 'v', 'w'] as const

const numberWork: readonly Operation[] = ['mean', 'median', 'variance', 'spread', 'gcd', 'lcm']

/** Which kind of engine may solve a task. */
export function engineKindFor(task: Statement): EngineKind {
  if (task.kind === 'request') {
    return numberWork.includes(task.operation) ? 'numbers' : engineKindFor(task.subject)
  }
  if (task.kind === 'system') return task.lines.every(isLinear) ? 'numbers' : 'algebra'
  return task.kind === 'expression' && isRational(task.value) ? 'numbers' : 'algebra'
}

const isLinear = (line: Equation | Inequality) => {
  const polynomial = line.kind === 'equation' ? tryPolynomial(binary('subtract', line.left, line.right)) : null
  return polynomial !== null && [...polynomial.values()].every(({ powers }) => sum(Object.values(powers)) <= 1)
}
const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0)

const isRational = (expr: Expr): boolean =>
  isClosed(expr) &&
  expr.kind !== 'root' &&
  expr.kind !== 'constant' &&
  (expr.kind !== 'call' || ['abs', 'gcd', 'lcm', 'floor'].includes(expr.fn)) &&
  children(expr).every(isRational)

/**
 * The first engine result that the verifier confirms, as a solution of one step, because an engine gives no reasons.
 * null: declined, wrong, or beyond the limits.
 */
export function askEngines({ inOrder, remembered }: Engines, task: Statement): Solution | null {
  const key = writeStatement(task)
  const isFresh = !remembered.has(key)
  const found = isFresh ? askAnew(inOrder, task, key) : remembered.get(key)!
  // Reinserting keeps the most recently used entry last (LRU).
  remembered.delete(key)
  remembered.set(key, found)
  if (remembered.size > REMEMBERED) remembered.delete(remembered.keys().next().value!)
  return found
}

function askAnew(engines: readonly Engine[], task: Statement, key: string): Solution | null {
  const names = namesOf(task)
  if (key.length > CAPS.characters || names.length > CAPS.names) return null
  if (expressionsOf(task).some((expr) => depthOf(expr) > CAPS.nesting)) return null
  const there = new Map(names.map((letter, index) => [letter, safeLetters[index]!]))
  const back = new Map([...there].map(([letter, safe]) => [safe as string, letter]))
  const renamed = withNames(task, there)
  for (const engine of engines) {
    const answer = answerOf(engine, renamed, back)
    if (answer && isAnswerTo(task, answer)) return foundSolution(task, answer)
  }
  return null
}

/** null also if the library failed or its answer contains letters that the task does not have. */
function answerOf(engine: Engine, task: Statement, back: ReadonlyMap<string, string>): Statement | null {
  try {
    const answer = engine.answer(task)
    return answer && withNames(answer, back)
  } catch {
    return null
  }
}

const depthOf = (expr: Expr): number => 1 + Math.max(0, ...children(expr).map(depthOf))

/** Wraps a result as a solution: its subject, and one step from the task to the answer. */
export function foundSolution(task: Statement, answer: Statement): Solution {
  return {
    family: familyOf(task),
    unknown: unknownOf(task, answer),
    steps: [{ rule: 'found', before: task, after: answer, facts: {} }],
    answer,
  }
}

function unknownOf(task: Statement, answer: Statement): string | null {
  if (task.kind === 'expression') return null
  if (task.kind === 'request') return task.unknown ?? unknownOf(task.subject, answer)
  return namesOf(task)[0] ?? null
}

const byOperation: Partial<Record<Operation, Family>> = {
  factor: 'factoring',
  expand: 'expanding',
  differentiate: 'derivative',
  integrate: 'integral',
  'definite-integral': 'integral',
  limit: 'limit',
  mean: 'statistics',
  median: 'statistics',
  variance: 'statistics',
  spread: 'statistics',
  gcd: 'numbers',
  lcm: 'numbers',
}

function familyOf(task: Statement): Family {
  if (task.kind === 'request') return byOperation[task.operation] ?? familyOf(task.subject)
  if (task.kind === 'inequality' || task.kind === 'between') return 'inequality'
  if (task.kind === 'system') return 'system'
  const parts = expressionsOf(task).flatMap(nodesOf)
  const calls = (...names: readonly string[]) => parts.some((node) => node.kind === 'call' && names.includes(node.fn))
  if (task.kind === 'expression') {
    if (calls('sin', 'cos', 'tan', 'cot')) return 'trig-expression'
    if (calls('ln', 'log')) return 'logs'
    if (parts.some((node) => node.kind === 'root')) return 'roots'
    return isClosed(task.value) ? 'arithmetic' : 'rational-expression'
  }
  if (calls('sin', 'cos', 'tan', 'cot')) return 'trigonometric'
  if (calls('ln', 'log')) return 'logarithmic'
  if (calls('abs')) return 'modulus'
  if (parts.some((node) => node.kind === 'power' && !isClosed(node.right))) return 'exponential'
  if (parts.some((node) => node.kind === 'root')) return 'irrational'
  if (parts.some((node) => node.kind === 'divide' && !isClosed(node.right))) return 'rational-equation'
  return 'higher-degree'
}

const nodesOf = (expr: Expr): Expr[] => [expr, ...children(expr).flatMap(nodesOf)]

// ---- Letters -------------------------------------------------------------------------------------------------------

class OtherLetter extends Error {}

/** Renames the letters of a statement. `n` of a series and `C` of an integral are not renamed. */
function withNames(statement: Statement, names: ReadonlyMap<string, string>): Statement {
  const letter = (text: string) => {
    const other = names.get(text)
    if (other === undefined) throw new OtherLetter(text)
    return other
  }
  const inside = (expr: Expr): Expr =>
    expr.kind === 'name' ? { kind: 'name', name: letter(expr.name) } : withChildren(expr, children(expr).map(inside))
  const inSeries = (expr: Expr): Expr =>
    expr.kind === 'name' ? expr : withChildren(expr, children(expr).map(inSeries))
  const line = <Line extends { left: Expr; right: Expr }>(each: Line): Line => ({
    ...each,
    left: inside(each.left),
    right: inside(each.right),
  })
  switch (statement.kind) {
    case 'expression':
      return { ...statement, value: inside(statement.value) }
    case 'equation':
    case 'inequality':
      return line(statement)
    case 'cases':
      return { ...statement, cases: statement.cases.map(line) }
    case 'system':
      return { ...statement, lines: statement.lines.map(line) }
    case 'values':
      return { ...statement, values: statement.values.map(inside) }
    case 'tuples':
      return { ...statement, names: statement.names.map(letter), rows: statement.rows.map((row) => row.map(inside)) }
    case 'series':
      if (statement.values.some((value) => [...collectNames(value)].some((each) => each !== 'n')))
        throw new OtherLetter()
      return { ...statement, unknown: letter(statement.unknown), values: statement.values.map(inSeries) }
    case 'request':
      return {
        ...statement,
        subject: withNames(statement.subject, names) as typeof statement.subject,
        ...(statement.unknown !== undefined && { unknown: letter(statement.unknown) }),
        ...(statement.values && { values: statement.values.map(inside) }),
      }
    case 'no-solution':
    case 'all-numbers':
      return statement
    default:
      throw new OtherLetter(statement.kind)
  }
}
