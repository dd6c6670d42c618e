import type { Fraction } from 'mathjs'
import mathjs from 'mathjs/lib/browser/math.js'
import type { Expr, FunctionName, Request, Statement } from '../ast.ts'
import { expression, isClosed, namesOf, number } from '../ast.ts'
import { rational } from '../rational.ts'
import type { Engine } from './engine.ts'

/** Numbers of any size without rounding: plain arithmetic, statistics, and systems of linear equations by matrices. */
export function createMathjs(): Engine {
  const math = mathjs.create(mathjs.all!)
  math.config({ number: 'Fraction' })
  const fractionOf = (expr: Expr, letters: Readonly<Record<string, number>> = {}) =>
    asFraction(
      math.evaluate(
        toText(expr),
        Object.fromEntries(Object.entries(letters).map(([letter, value]) => [letter, math.fraction(value)])),
      ),
    )

  function request({ operation, subject }: Request): Statement | null {
    if (operation === 'calculate' || operation === 'simplify' || operation === 'solve') return answer(subject)
    if (subject.kind !== 'values') return null
    const values = subject.values.map((each) => fractionOf(each))
    const told = (value: unknown) => expression(toExpr(asFraction(value)))
    switch (operation) {
      case 'mean':
        return told(math.mean(values as never))
      case 'median':
        return told(medianOf(values))
      case 'variance':
        return told(math.variance(values as never, 'uncorrected'))
      case 'spread':
        return told(math.subtract(math.max(values as never), math.min(values as never)))
      case 'gcd':
        return told(math.gcd(...(values as never as [never, never])))
      case 'lcm':
        return told(math.lcm(...(values as never as [never, never])))
      default:
        return null
    }
  }

  /** The library's own median fails on a mixture of fractions and big numbers. */
  function medianOf(values: readonly Fraction[]): unknown {
    const ordered = math.sort([...values] as never, 'asc') as unknown as Fraction[]
    const middle = [ordered[(ordered.length - 1) >> 1]!, ordered[ordered.length >> 1]!]
    return math.mean(middle as never)
  }

  /** Reads the coefficients off the values at the unit points; declines if the system is not linear. */
  function linearSystem(task: Statement & { kind: 'system' }): Statement | null {
    const names = namesOf(task)
    if (task.lines.length !== names.length || task.lines.some((line) => line.kind !== 'equation')) return null
    const at = (line: { left: Expr; right: Expr }, letter: string | null, size = 1) => {
      const point = Object.fromEntries(names.map((each) => [each, each === letter ? size : 0]))
      return asFraction(math.subtract(fractionOf(line.left, point), fractionOf(line.right, point)))
    }
    const rows = task.lines.map((line) => {
      const free = at(line, null)
      const slopes = names.map((letter) => asFraction(math.subtract(at(line, letter), free)))
      const isLinear = names.every((letter, index) =>
        math.equal(math.subtract(at(line, letter, 3), free) as Fraction, math.multiply(slopes[index]!, 3) as Fraction),
      )
      return { slopes, free: math.unaryMinus(free) as Fraction, isLinear }
    })
    if (rows.some((row) => !row.isLinear)) return null
    const solved = math.lusolve(
      rows.map((row) => row.slopes) as never,
      rows.map((row) => row.free) as never,
    ) as unknown as Fraction[][]
    return { kind: 'tuples', names, rows: [solved.map(([value]) => toExpr(asFraction(value)))] }
  }

  function answer(task: Statement): Statement | null {
    switch (task.kind) {
      case 'expression':
        return isClosed(task.value) ? expression(toExpr(fractionOf(task.value))) : null
      case 'system':
        return linearSystem(task)
      case 'request':
        return request(task)
      default:
        return null
    }
  }
  return { name: 'mathjs', answer }
}

/** The result is not rational: a root, an angle or infinity. */
class NotRational extends Error {}

function asFraction(value: unknown): Fraction {
  if (typeof value !== 'object' || value === null || !('s' in value) || !('n' in value)) throw new NotRational()
  return value as Fraction
}

const toExpr = ({ s, n, d }: Fraction): Expr => number(rational(BigInt(s) * BigInt(n), BigInt(d)))

const functions: Readonly<Partial<Record<FunctionName, string>>> = {
  abs: 'abs',
  floor: 'floor',
  gcd: 'gcd',
  lcm: 'lcm',
}
const signs = { add: '+', subtract: '-', multiply: '*', divide: '/', power: '^' } as const

function toText(expr: Expr): string {
  switch (expr.kind) {
    case 'number':
      return `(${expr.value.n}/${expr.value.d})`
    case 'name':
      return expr.name
    case 'negate':
      return `(-${toText(expr.of)})`
    case 'call': {
      const theirs = functions[expr.fn]
      if (!theirs) throw new NotRational()
      return `${theirs}(${expr.args.map(toText).join(',')})`
    }
    case 'constant':
    case 'root':
    case 'plus-minus':
      throw new NotRational()
    default:
      return `(${toText(expr.left)}${signs[expr.kind]}${toText(expr.right)})`
  }
}
