/** An exact fraction of bigints: reduced, with a positive denominator. */
export interface Rational {
  readonly n: bigint
  readonly d: bigint
}

/** The reason why a calculation has no result. Not a bug: callers turn it into a message for the student. */
export type MathsLimit = 'division-by-zero' | 'too-big' | 'not-polynomial' | 'unsupported-root' | 'zero-to-zero'

export class MathsError extends Error {
  readonly limit: MathsLimit
  constructor(limit: MathsLimit) {
    super(limit)
    this.limit = limit
  }
}

/** Nobody reads a result beyond 300 digits, and it would become slow. */
const LARGEST = 10n ** 300n

const magnitude = (n: bigint) => (n < 0n ? -n : n)

export function gcd(a: bigint, b: bigint): bigint {
  let x = magnitude(a)
  let y = magnitude(b)
  while (y !== 0n) [x, y] = [y, x % y]
  return x
}

export const lcm = (a: bigint, b: bigint): bigint => (a === 0n || b === 0n ? 0n : magnitude(a * b) / gcd(a, b))

export function rational(n: bigint | number, d: bigint | number = 1n): Rational {
  const top = BigInt(n)
  const bottom = BigInt(d)
  if (bottom === 0n) throw new MathsError('division-by-zero')
  const common = gcd(top, bottom) * (bottom < 0n ? -1n : 1n)
  const value = { n: top / common, d: bottom / common }
  if (magnitude(value.n) > LARGEST || value.d > LARGEST) throw new MathsError('too-big')
  return value
}

export const ZERO = rational(0)
export const ONE = rational(1)

export const add = (a: Rational, b: Rational) => rational(a.n * b.d + b.n * a.d, a.d * b.d)
export const subtract = (a: Rational, b: Rational) => rational(a.n * b.d - b.n * a.d, a.d * b.d)
export const multiply = (a: Rational, b: Rational) => rational(a.n * b.n, a.d * b.d)
export const divide = (a: Rational, b: Rational) => rational(a.n * b.d, a.d * b.n)
export const negate = (a: Rational) => rational(-a.n, a.d)
export const absolute = (a: Rational) => (a.n < 0n ? negate(a) : a)
export const isZero = (a: Rational) => a.n === 0n
export const isInteger = (a: Rational) => a.d === 1n
export const equals = (a: Rational, b: Rational) => a.n === b.n && a.d === b.d
export const sign = (a: Rational) => (a.n > 0n ? 1 : a.n < 0n ? -1 : 0)

/** Power with an integer exponent. */
export function power(a: Rational, exponent: number): Rational {
  if (exponent === 0) {
    if (isZero(a)) throw new MathsError('zero-to-zero')
    return ONE
  }
  const steps = Math.abs(exponent)
  let result = ONE
  for (let i = 0; i < steps; i++) result = multiply(result, a)
  return exponent < 0 ? divide(ONE, result) : result
}

/** The integer root of a non-negative integer, rounded down. */
function integerRoot(n: bigint): bigint {
  if (n < 2n) return n
  let guess = BigInt(Math.floor(Math.sqrt(Number(n < 10n ** 300n ? n : 10n ** 300n)))) + 1n
  for (;;) {
    const next = (guess + n / guess) >> 1n
    if (next >= guess) break
    guess = next
  }
  while (guess * guess > n) guess--
  return guess
}

/** The exact square root; null when it is irrational. */
export function squareRoot(a: Rational): Rational | null {
  if (a.n < 0n) return null
  const n = integerRoot(a.n)
  const d = integerRoot(a.d)
  return n * n === a.n && d * d === a.d ? rational(n, d) : null
}

/** Whether the decimal expansion ends within `places` digits after the point. */
export function isFiniteDecimal(a: Rational, places = 6): boolean {
  return 10n ** BigInt(places) % a.d === 0n
}

/** The finite decimal as text, with a point: `-0.5`. */
export function decimalText(a: Rational): string {
  let places = 0
  while (10n ** BigInt(places) % a.d !== 0n) places++
  const digits = magnitude((a.n * 10n ** BigInt(places)) / a.d)
    .toString()
    .padStart(places + 1, '0')
  const whole = digits.slice(0, digits.length - places)
  const rest = digits.slice(digits.length - places)
  return `${a.n < 0n ? '-' : ''}${whole}${rest ? `.${rest}` : ''}`
}
