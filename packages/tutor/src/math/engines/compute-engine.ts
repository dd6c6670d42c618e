import { ComputeEngine } from '@cortex-js/compute-engine'
import type { Equation, Expr, FunctionName, Request, Statement } from '../ast.ts'
import {
  binary,
  call,
  constant,
  expression,
  name,
  namesOf,
  negated,
  number,
  rootOf,
  rootsOf,
  SERIES_LETTER,
  someNode,
} from '../ast.ts'
import { rational } from '../rational.ts'
import type { Engine } from './engine.ts'

/** The subset of MathJSON that we read and write. */
type Json = number | string | { num: string } | readonly [string, ...Json[]]
/** What we use of a boxed expression. */
interface Boxed {
  readonly json: unknown
  simplify(): Boxed
  evaluate(): Boxed
  solve(names: string | readonly string[]): unknown
}

/** Results rarely come later than this; the host's own limit would cost a whole thread. */
const enoughMs = 1500

/** The first engine: exact numbers, equations, systems and calculus. */
export function createComputeEngine(): Engine {
  const ce = new ComputeEngine()
  const box = (json: Json) => ce.expr(json as never) as unknown as Boxed
  const evaluated = (...json: [string, ...Json[]]) => fromJson(box(json).evaluate().json)

  function roots(equation: Equation, unknown: string): Statement | null {
    const found = box(['Equal', toJson(equation.left), toJson(equation.right)]).solve(unknown)
    if (!Array.isArray(found) || found.length === 0) return null
    const values = found.map((each: Boxed) => fromJson(each.json))
    // Its angles within one turn stand for all turns.
    return isAboutAngles(equation, unknown) ? everyTurn(unknown, values) : rootsOf(unknown, values)
  }

  function system(lines: readonly Equation[], names: readonly string[]): Statement | null {
    const found = box(['List', ...lines.map((line): Json => ['Equal', toJson(line.left), toJson(line.right)])]).solve(
      names,
    )
    const rows = (Array.isArray(found) ? found : [found]) as (Record<string, Boxed> | null)[]
    const values = rows.map((row) => names.map((letter) => (row?.[letter] ? fromJson(row[letter].json) : null)))
    if (values.length === 0 || values.flat().includes(null)) return null
    return { kind: 'tuples', names, rows: values.map((row) => row.map((value) => value!)) }
  }

  function request({ operation, subject, unknown = 'x', values = [] }: Request): Statement | null {
    if (subject.kind !== 'expression') {
      return operation === 'solve' || operation === 'simplify' || operation === 'solve-for'
        ? answer(subject, unknown)
        : null
    }
    const of = toJson(subject.value)
    const [first, second] = values
    switch (operation) {
      case 'simplify':
      case 'calculate':
        return answer(subject)
      case 'factor':
        return expression(evaluated('Factor', of))
      case 'expand':
        return expression(evaluated('Expand', of))
      case 'differentiate':
        return expression(evaluated('D', of, unknown))
      case 'integrate':
        return expression(evaluated('Integrate', of, unknown))
      case 'definite-integral':
        if (!first || !second) return null
        return expression(evaluated('Integrate', of, ['Limits', unknown, toJson(first), toJson(second)]))
      case 'limit':
        return first ? expression(evaluated('Limit', ['Function', of, unknown], toJson(first))) : null
      default:
        return null
    }
  }

  function answer(task: Statement, wanted?: string): Statement | null {
    switch (task.kind) {
      case 'equation': {
        const unknown = wanted ?? namesOf(task)[0]
        return unknown === undefined ? null : roots(task, unknown)
      }
      case 'system': {
        const equations = task.lines.filter((line) => line.kind === 'equation')
        return equations.length === task.lines.length ? system(equations, namesOf(task)) : null
      }
      case 'expression':
        return expression(fromJson(box(toJson(task.value)).simplify().json))
      case 'request':
        return request(task)
      default:
        return null
    }
  }
  return { name: 'compute-engine', answer: (task) => ce.withTimeLimit(enoughMs, () => answer(task)) }
}

const isAboutAngles = ({ left, right }: Equation, unknown: string) =>
  [left, right].some((side) =>
    someNode(
      side,
      (node) =>
        node.kind === 'call' &&
        ['sin', 'cos', 'tan', 'cot'].includes(node.fn) &&
        someNode(node, (inner) => inner.kind === 'name' && inner.name === unknown),
    ),
  )

const everyTurn = (unknown: string, values: readonly Expr[]): Statement => ({
  kind: 'series',
  unknown,
  values: values.map((value) =>
    binary('add', value, binary('multiply', binary('multiply', number(2), constant('π')), name(SERIES_LETTER))),
  ),
})

// ---- To and from MathJSON ------------------------------------------------------------------------------------------

/** The answer contains something our syntax tree cannot express. */
class NoWord extends Error {}

const functions: Readonly<Partial<Record<FunctionName, string>>> = {
  sin: 'Sin',
  cos: 'Cos',
  tan: 'Tan',
  cot: 'Cot',
  asin: 'Arcsin',
  acos: 'Arccos',
  atan: 'Arctan',
  acot: 'Arccot',
  ln: 'Ln',
  log: 'Log',
  abs: 'Abs',
  factorial: 'Factorial',
  gcd: 'GCD',
  lcm: 'LCM',
  binomial: 'Binomial',
  floor: 'Floor',
}
const ours = new Map(Object.entries(functions).map(([fn, theirs]) => [theirs, fn as FunctionName]))
const constants = { π: 'Pi', e: 'ExponentialE', i: 'ImaginaryUnit', '∞': 'PositiveInfinity' } as const
const binaries = { subtract: 'Subtract', divide: 'Divide', power: 'Power' } as const

const integer = (value: bigint): Json => {
  const plain = Number(value)
  return Number.isSafeInteger(plain) ? plain : { num: `${value}` }
}

function toJson(expr: Expr): Json {
  switch (expr.kind) {
    case 'number':
      return expr.value.d === 1n ? integer(expr.value.n) : ['Rational', integer(expr.value.n), integer(expr.value.d)]
    case 'name':
      return expr.name
    case 'constant':
      return constants[expr.name]
    case 'negate':
      return ['Negate', toJson(expr.of)]
    case 'root':
      return expr.index === 2 ? ['Sqrt', toJson(expr.of)] : ['Root', toJson(expr.of), expr.index]
    case 'add':
      return ['Add', toJson(expr.left), toJson(expr.right)]
    case 'multiply':
      return ['Multiply', toJson(expr.left), toJson(expr.right)]
    case 'subtract':
    case 'divide':
    case 'power':
      return [binaries[expr.kind], toJson(expr.left), toJson(expr.right)]
    case 'call': {
      const args = expr.args.map(toJson)
      if (expr.fn === 'deg') return ['Divide', ['Multiply', args[0]!, 'Pi'], 180]
      const theirs = functions[expr.fn]
      if (!theirs) throw new NoWord(expr.fn)
      return [theirs, ...args]
    }
    case 'plus-minus':
      throw new NoWord('±')
  }
}

function fromJson(json: unknown): Expr {
  if (typeof json === 'number') return exact(`${json}`)
  if (typeof json === 'string') return symbol(json)
  if (!Array.isArray(json)) return exact(String((json as { num?: unknown } | null)?.num))
  const [head, ...rest] = json as [string, ...unknown[]]
  const args = () => rest.map(fromJson)
  const [first, second] = rest
  switch (head) {
    case 'Add':
      return args().reduce((sum, term) =>
        term.kind === 'negate' ? binary('subtract', sum, term.of) : binary('add', sum, term),
      )
    case 'Multiply':
      return args().reduce((product, factor) => binary('multiply', product, factor))
    case 'Subtract':
    case 'Divide':
      return binary(head === 'Subtract' ? 'subtract' : 'divide', fromJson(first), fromJson(second))
    case 'Rational':
      return ratio(fromJson(first), fromJson(second))
    case 'Negate':
      return negated(fromJson(first))
    case 'Power':
      return power(fromJson(first), fromJson(second))
    case 'Square':
      return binary('power', fromJson(first), number(2))
    case 'Exp':
      return binary('power', constant('e'), fromJson(first))
    case 'Sqrt':
      return rootOf(fromJson(first))
    case 'Root': {
      const index = fromJson(second)
      if (index.kind !== 'number' || index.value.d !== 1n) throw new NoWord(head)
      return rootOf(fromJson(first), Number(index.value.n))
    }
    case 'Log':
      return call('log', fromJson(first), second === undefined ? number(10) : fromJson(second))
    case 'Delimiter':
      return fromJson(first)
    default: {
      const fn = ours.get(head)
      if (!fn) throw new NoWord(head)
      return call(fn, ...args())
    }
  }
}

/** `x^(1/2)` is written as a root in school. */
function power(base: Expr, exponent: Expr): Expr {
  if (exponent.kind === 'number' && exponent.value.n === 1n && exponent.value.d > 1n && exponent.value.d < 20n) {
    return rootOf(base, Number(exponent.value.d))
  }
  return binary('power', base, exponent)
}

/** A decimal point means that the engine has rounded: reject it. */
function exact(text: string): Expr {
  if (!/^-?\d+$/.test(text)) throw new NoWord(text)
  const value = BigInt(text)
  return value < 0n ? negated(number(-value)) : number(value)
}

function ratio(top: Expr, bottom: Expr): Expr {
  const isNegative = top.kind === 'negate'
  const above = isNegative ? top.of : top
  if (above.kind !== 'number' || bottom.kind !== 'number') return binary('divide', top, bottom)
  const value = number(rational(above.value.n, bottom.value.n))
  return isNegative ? negated(value) : value
}

function symbol(text: string): Expr {
  const known = (Object.keys(constants) as (keyof typeof constants)[]).find((each) => constants[each] === text)
  if (known) return constant(known)
  if (text === 'Half') return number(rational(1, 2))
  if (!/^[a-z]$/.test(text)) throw new NoWord(text)
  return name(text)
}
