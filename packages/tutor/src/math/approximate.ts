import type { Expr, FunctionName } from './ast.ts'

/**
 * Floating-point value, for the solvers only: to sort roots and to find signs. Verification has its own evaluation
 * (numeric.ts). NaN where there is no real value.
 */
export function approximate(expr: Expr, values: Readonly<Record<string, number>> = {}): number {
  const of = (part: Expr) => approximate(part, values)
  switch (expr.kind) {
    case 'number': {
      const shift = Math.max(0, `${expr.value.n}`.length - 290, `${expr.value.d}`.length - 290)
      const by = 10n ** BigInt(shift)
      return Number(expr.value.n / by) / Number(expr.value.d / by)
    }
    case 'name':
      return values[expr.name] ?? Number.NaN
    case 'constant':
      return { π: Math.PI, e: Math.E, i: Number.NaN, '∞': Number.POSITIVE_INFINITY }[expr.name]
    case 'negate':
      return -of(expr.of)
    case 'root': {
      const inner = of(expr.of)
      if (inner < 0 && expr.index % 2 === 0) return Number.NaN
      return Math.sign(inner) * Math.abs(inner) ** (1 / expr.index)
    }
    case 'add':
      return of(expr.left) + of(expr.right)
    case 'subtract':
      return of(expr.left) - of(expr.right)
    case 'multiply':
      return of(expr.left) * of(expr.right)
    case 'divide': {
      const bottom = of(expr.right)
      return bottom === 0 ? Number.NaN : of(expr.left) / bottom
    }
    case 'power': {
      const [base, exponent] = [of(expr.left), of(expr.right)]
      return base === 0 && exponent <= 0 ? Number.NaN : base ** exponent
    }
    case 'call':
      return callApproximately(expr.fn, expr.args.map(of))
    case 'plus-minus':
      return Number.NaN
  }
}

function callApproximately(fn: FunctionName, [a = Number.NaN, b = Number.NaN]: readonly number[]): number {
  const positive = (value: number) => (value > 0 ? Math.log(value) : Number.NaN)
  switch (fn) {
    case 'sin':
      return Math.sin(a)
    case 'cos':
      return Math.cos(a)
    case 'tan':
      return Math.abs(Math.cos(a)) < 1e-12 ? Number.NaN : Math.tan(a)
    case 'cot':
      return Math.abs(Math.sin(a)) < 1e-12 ? Number.NaN : 1 / Math.tan(a)
    case 'asin':
      return Math.asin(a)
    case 'acos':
      return Math.acos(a)
    case 'atan':
      return Math.atan(a)
    case 'acot':
      return Math.PI / 2 - Math.atan(a)
    case 'ln':
      return positive(a)
    case 'log':
      return b === 1 ? Number.NaN : positive(a) / positive(b)
    case 'abs':
      return Math.abs(a)
    case 'deg':
      return (a * Math.PI) / 180
    case 'floor':
      return Math.floor(a)
    default:
      return Number.NaN
  }
}
