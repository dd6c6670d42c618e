/**
 * Numeric values of expressions over complex doubles, for the judge alone: the solvers have their own arithmetic, so a
 * mistake made there is not made here again.
 */
import type { Expr, FunctionName } from './ast.ts'

export interface Complex {
  readonly re: number
  readonly im: number
}
export type Values = Readonly<Record<string, Complex>>

export const real = (re: number): Complex => ({ re, im: 0 })
const plus = (a: Complex, b: Complex) => ({ re: a.re + b.re, im: a.im + b.im })
export const minus = (a: Complex, b: Complex) => ({ re: a.re - b.re, im: a.im - b.im })
export const times = (a: Complex, b: Complex) => ({ re: a.re * b.re - a.im * b.im, im: a.re * b.im + a.im * b.re })
export const size = (a: Complex) => Math.hypot(a.re, a.im)
export function over(a: Complex, b: Complex): Complex {
  const square = b.re * b.re + b.im * b.im
  return { re: (a.re * b.re + a.im * b.im) / square, im: (a.im * b.re - a.re * b.im) / square }
}
function raised(base: Complex, exponent: Complex): Complex {
  if (exponent.im === 0 && Number.isInteger(exponent.re) && Math.abs(exponent.re) <= 1024) {
    if (exponent.re === 0 && size(base) === 0) return real(Number.NaN)
    let result = real(1)
    for (let i = 0; i < Math.abs(exponent.re); i++) result = times(result, base)
    return exponent.re < 0 ? over(real(1), result) : result
  }
  const angle = Math.atan2(base.im, base.re)
  const logarithm = { re: Math.log(size(base)), im: angle }
  const product = times(exponent, logarithm)
  return { re: Math.exp(product.re) * Math.cos(product.im), im: Math.exp(product.re) * Math.sin(product.im) }
}

/** Scales a rational with huge parts first, so that it does not become Infinity / Infinity. */
function toDouble(n: bigint, d: bigint): number {
  const [above, below] = [Number(n), Number(d)]
  if (Number.isFinite(above) && Number.isFinite(below)) return above / below
  let top = n
  let bottom = d
  while (top > 1n << 1000n || top < -(1n << 1000n) || bottom > 1n << 1000n) {
    top >>= 64n
    bottom >>= 64n
  }
  return Number(top) / Number(bottom)
}

/** Records the largest intermediate value of an evaluation, which scales the rounding tolerance. */
export interface Meter {
  peak: number
}

export function valueAt(expr: Expr, values: Values, meter?: Meter): Complex {
  const value = nodeValue(expr, values, meter)
  if (meter) meter.peak = Math.max(meter.peak, size(value))
  return value
}

function nodeValue(expr: Expr, values: Values, meter: Meter | undefined): Complex {
  switch (expr.kind) {
    case 'number':
      return real(toDouble(expr.value.n, expr.value.d))
    case 'name':
      return values[expr.name] ?? real(Number.NaN)
    case 'constant':
      return constants[expr.name]
    case 'call':
      if (expr.fn === 'diff' || expr.fn === 'integral') {
        return real(
          realAt(expr, Object.fromEntries(Object.entries(values).map(([letter, value]) => [letter, value.re]))),
        )
      }
      return callValue(
        expr.fn,
        expr.args.map((arg) => valueAt(arg, values, meter)),
      )
    case 'negate':
      return minus(real(0), valueAt(expr.of, values, meter))
    case 'root': {
      const of = valueAt(expr.of, values, meter)
      if (of.im === 0 && of.re < 0 && expr.index % 2 === 1) return real(-((-of.re) ** (1 / expr.index)))
      if (of.im === 0 && of.re >= 0) return real(expr.index === 2 ? Math.sqrt(of.re) : of.re ** (1 / expr.index))
      return raised(of, real(1 / expr.index))
    }
    case 'add':
      return plus(valueAt(expr.left, values, meter), valueAt(expr.right, values, meter))
    case 'subtract':
      return minus(valueAt(expr.left, values, meter), valueAt(expr.right, values, meter))
    case 'multiply':
      return times(valueAt(expr.left, values, meter), valueAt(expr.right, values, meter))
    case 'divide':
      return over(valueAt(expr.left, values, meter), valueAt(expr.right, values, meter))
    case 'power':
      return raised(valueAt(expr.left, values, meter), valueAt(expr.right, values, meter))
    case 'plus-minus':
      return real(Number.NaN)
  }
}

const constants: Readonly<Record<'π' | 'e' | 'i' | '∞', Complex>> = {
  π: real(Math.PI),
  e: real(Math.E),
  i: { re: 0, im: 1 },
  '∞': real(Number.POSITIVE_INFINITY),
}

const NONE = real(Number.NaN)
const logarithm = (a: Complex): Complex => ({ re: Math.log(size(a)), im: Math.atan2(a.im, a.re) })
const isReal = (a: Complex) => a.im === 0

function callValue(fn: FunctionName, args: readonly Complex[]): Complex {
  const [a = NONE, b = NONE] = args
  switch (fn) {
    case 'sin':
      return { re: Math.sin(a.re) * Math.cosh(a.im), im: Math.cos(a.re) * Math.sinh(a.im) }
    case 'cos':
      return { re: Math.cos(a.re) * Math.cosh(a.im), im: -Math.sin(a.re) * Math.sinh(a.im) }
    case 'tan':
      return atPole(Math.cos(a.re), a) ? NONE : over(callValue('sin', [a]), callValue('cos', [a]))
    case 'cot':
      return atPole(Math.sin(a.re), a) ? NONE : over(callValue('cos', [a]), callValue('sin', [a]))
    case 'ln':
      return size(a) === 0 ? NONE : logarithm(a)
    case 'log':
      return size(a) === 0 || size(b) === 0 || (b.re === 1 && b.im === 0) ? NONE : over(logarithm(a), logarithm(b))
    case 'abs':
      return real(size(a))
    case 'deg':
      return times(a, real(Math.PI / 180))
    default:
      return args.every(isReal)
        ? real(
            realCall(
              fn,
              args.map((arg) => arg.re),
            ),
          )
        : NONE
  }
}

const atPole = (divisor: number, at: Complex) => at.im === 0 && Math.abs(divisor) < 1e-12

function realCall(fn: FunctionName, args: readonly number[]): number {
  const [a = Number.NaN, b = Number.NaN] = args
  switch (fn) {
    case 'asin':
      return Math.asin(a)
    case 'acos':
      return Math.acos(a)
    case 'atan':
      return Math.atan(a)
    case 'acot':
      return Math.PI / 2 - Math.atan(a)
    case 'floor':
      return Math.floor(a)
    case 'factorial':
      return fallingProduct(a, a)
    case 'arrangements':
      return fallingProduct(a, b)
    case 'binomial':
      return fallingProduct(a, b) / fallingProduct(b, b)
    case 'gcd':
      return args.reduce(commonDivisor)
    case 'lcm':
      return args.reduce((x, y) => (x / commonDivisor(x, y)) * y)
    default:
      return Number.NaN
  }
}

/** The falling factorial n(n - 1)... with `count` factors. */
function fallingProduct(n: number, count: number): number {
  if (!Number.isInteger(n) || !Number.isInteger(count) || n < 0 || count < 0 || count > 200) return Number.NaN
  let product = 1
  for (let index = 0; index < count; index++) product *= n - index
  return product
}

function commonDivisor(a: number, b: number): number {
  if (!Number.isInteger(a) || !Number.isInteger(b)) return Number.NaN
  let [x, y] = [Math.abs(a), Math.abs(b)]
  while (y !== 0) [x, y] = [y, x % y]
  return x
}

/** Nodes and weights of five-point Gauss–Legendre quadrature on [-1, 1]. */
const GAUSS = [
  [0, 128 / 225],
  ...[-1, 1].flatMap((side) => [
    [(side * Math.sqrt(5 - 2 * Math.sqrt(10 / 7))) / 3, (322 + 13 * Math.sqrt(70)) / 900],
    [(side * Math.sqrt(5 + 2 * Math.sqrt(10 / 7))) / 3, (322 - 13 * Math.sqrt(70)) / 900],
  ]),
] as const

/** A five-point derivative, or an integral from the middle of the point's unit interval: one antiderivative there. */
function calculusAt(
  fn: 'diff' | 'integral',
  [of, by]: readonly Expr[],
  values: Readonly<Record<string, number>>,
): number {
  if (!of || by?.kind !== 'name') return Number.NaN
  const x = values[by.name] ?? Number.NaN
  const f = (at: number) => realAt(of, { ...values, [by.name]: at })
  if (fn === 'diff') {
    const step = 1e-3 * Math.max(1, Math.abs(x))
    return (f(x - 2 * step) - 8 * f(x - step) + 8 * f(x + step) - f(x + 2 * step)) / (12 * step)
  }
  const start = Math.floor(x) + 0.5
  const pieces = 4
  const half = (x - start) / (2 * pieces)
  let area = 0
  for (let index = 0; index < pieces; index++) {
    const middle = start + half * (2 * index + 1)
    for (const [node, weight] of GAUSS) area += weight! * f(middle + half * node!) * half
  }
  return area
}

/**
 * Evaluates over the reals; NaN where undefined: an even root or a logarithm of a negative number, a division by zero.
 */
export function realAt(expr: Expr, values: Readonly<Record<string, number>>): number {
  const at = (part: Expr) => realAt(part, values)
  switch (expr.kind) {
    case 'number':
      return toDouble(expr.value.n, expr.value.d)
    case 'name':
      return values[expr.name] ?? Number.NaN
    case 'constant':
      return expr.name === 'i' ? Number.NaN : constants[expr.name].re
    case 'negate':
      return -at(expr.of)
    case 'root': {
      const of = at(expr.of)
      if (of < 0) return expr.index % 2 === 1 ? -((-of) ** (1 / expr.index)) : Number.NaN
      return expr.index === 2 ? Math.sqrt(of) : expr.index === 3 ? Math.cbrt(of) : of ** (1 / expr.index)
    }
    case 'add':
      return at(expr.left) + at(expr.right)
    case 'subtract':
      return at(expr.left) - at(expr.right)
    case 'multiply':
      return at(expr.left) * at(expr.right)
    case 'divide': {
      const bottom = at(expr.right)
      return bottom === 0 ? Number.NaN : at(expr.left) / bottom
    }
    case 'power': {
      const [base, exponent] = [at(expr.left), at(expr.right)]
      if (base === 0 && exponent <= 0) return Number.NaN
      return base ** exponent
    }
    case 'call': {
      if (expr.fn === 'diff' || expr.fn === 'integral') return calculusAt(expr.fn, expr.args, values)
      const args = expr.args.map(at)
      const [a = Number.NaN, b = Number.NaN] = args
      if (expr.fn === 'ln') return a > 0 ? Math.log(a) : Number.NaN
      if (expr.fn === 'log') return a > 0 && b > 0 && b !== 1 ? Math.log(a) / Math.log(b) : Number.NaN
      return callValue(expr.fn, args.map(real)).re
    }
    case 'plus-minus':
      return Number.NaN
  }
}
