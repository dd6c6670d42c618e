import { call, type Expr, type FunctionName, isClosed } from '../ast.ts'
import { isInteger, MathsError, rational } from '../rational.ts'
import { writeExpression } from '../written.ts'
import type { Arithmetic } from './arithmetic.ts'
import { ofRational, type Ratio, rationalValue } from './ratio.ts'

/** Functions of whole numbers: factorials, arrangements, common divisors and multiples, the whole part. */
export function wholeNumberCall(algebra: Arithmetic, fn: FunctionName, args: readonly Expr[]): Ratio {
  const values = args.map((arg) => rationalValue(algebra.of(arg)))
  if (values.every((value) => value !== null && isInteger(value))) {
    const result = integerCall(
      fn,
      values.map((value) => value!.n),
    )
    if (result !== null) return ofRational(rational(result))
  }
  if (fn === 'floor' && values[0]) {
    const { n, d } = values[0]
    return ofRational(rational(n >= 0n ? n / d : -((-n + d - 1n) / d)))
  }
  const expr = call(fn, ...args.map((arg) => algebra.expr(algebra.of(arg))))
  return algebra.atom({ key: `{${writeExpression(expr)}}`, expr, isNumeric: isClosed(expr) })
}

function integerCall(fn: FunctionName, args: readonly bigint[]): bigint | null {
  const [a = 0n, b = 0n] = args
  const falling = (n: bigint, count: bigint) => {
    if (n < 0n || count < 0n || count > 150n) throw new MathsError('too-big')
    let result = 1n
    for (let each = 0n; each < count; each++) result *= n - each
    return result
  }
  const common = (x: bigint, y: bigint): bigint => (y === 0n ? (x < 0n ? -x : x) : common(y, x % y))
  switch (fn) {
    case 'factorial':
      return falling(a, a)
    case 'arrangements':
      return falling(a, b)
    case 'binomial':
      return falling(a, b) / falling(b, b)
    case 'gcd':
      return args.reduce(common)
    case 'lcm':
      return args.reduce((x, y) => (x === 0n || y === 0n ? 0n : (x / common(x, y)) * y))
    default:
      return null
  }
}
