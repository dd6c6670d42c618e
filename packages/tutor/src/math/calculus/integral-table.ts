import { Algebra } from '../algebra/index.ts'
import { simplified } from '../algebra/simplified.ts'
import { binary, call, type Expr, name, negated, number, rootOf } from '../ast.ts'
import { contains } from '../equation-work.ts'
import { tryPolynomial } from '../polynomial.ts'
import { type Rational, rational } from '../rational.ts'
import { coefficientsBy, univariate } from '../ring.ts'
import type { Rule } from '../steps.ts'
import { isValue, minus, one, plus, times } from './short-sums.ts'

export function tableIntegral(expr: Expr, x: string): { value: Expr; rule: Rule } | null {
  const inside =
    expr.kind === 'call'
      ? expr.args[0]!
      : expr.kind === 'power'
        ? contains(expr.right, x)
          ? expr.right
          : expr.left
        : expr.kind === 'root'
          ? expr.of
          : expr.kind === 'divide'
            ? expr.right
            : expr
  if (expr.kind === 'name')
    return { value: binary('divide', binary('power', expr, number(2)), number(2)), rule: 'integral-table' }
  const done = (value: Expr, factor: Expr) => ({
    value: isValue(factor, 1) ? value : binary('divide', value, factor),
    rule: 'integral-table' as const,
  })
  if (expr.kind === 'divide') {
    if (contains(expr.left, x)) return null
    const bottom = expr.right
    const linear = linearFactor(bottom, x)
    if (linear) return done(times(expr.left, call('ln', call('abs', bottom))), linear)
    if (bottom.kind === 'power' && !contains(bottom.right, x)) {
      const power = binary('power', bottom.left, simplified(negated(bottom.right)))
      const found = tableIntegral(power, x)
      return found && { ...found, value: times(expr.left, found.value) }
    }
    if (bottom.kind === 'root') {
      const found = tableIntegral(binary('power', bottom.of, number(rational(-1, bottom.index))), x)
      return found && { ...found, value: times(expr.left, found.value) }
    }
    const poly = tryPolynomial(bottom)
    const coefficients = poly && univariate(poly, x)
    if (coefficients?.length === 3 && coefficients[1]!.n === 0n && coefficients[0]!.n > 0n && coefficients[2]!.n > 0n) {
      const [c, , a] = coefficients as [Rational, Rational, Rational]
      const scale = simplified(rootOf(binary('divide', number(a), number(c))))
      return done(times(expr.left, call('atan', times(scale, name(x)))), simplified(times(number(c), scale)))
    }
    if (bottom.kind === 'multiply' || bottom.kind === 'call') return null
    return null
  }
  const factor = linearFactor(inside, x)
  if (!factor) return squaredFunction(expr, x)
  if (expr.kind === 'root') return tableIntegral(binary('power', expr.of, number(rational(1, expr.index))), x)
  if (expr.kind === 'power' && !contains(expr.right, x)) {
    const raised = simplified(binary('add', expr.right, one))
    if (isValue(raised, 0)) return done(call('ln', call('abs', expr.left)), factor)
    return done(binary('divide', binary('power', expr.left, raised), raised), factor)
  }
  if (expr.kind === 'power') {
    const isE = expr.left.kind === 'constant' && expr.left.name === 'e'
    return done(isE ? expr : binary('divide', expr, call('ln', expr.left)), factor)
  }
  if (expr.kind !== 'call') return null
  const of = expr.args[0]!
  switch (expr.fn) {
    case 'sin':
      return done(negated(call('cos', of)), factor)
    case 'cos':
      return done(call('sin', of), factor)
    case 'tan':
      return done(negated(call('ln', call('abs', call('cos', of)))), factor)
    case 'cot':
      return done(call('ln', call('abs', call('sin', of))), factor)
    case 'ln':
      return done(minus(times(of, call('ln', of)), of), factor)
    default:
      return null
  }
}

/** The antiderivatives of sin², cos², 1/cos², 1/sin². */
function squaredFunction(expr: Expr, x: string): { value: Expr; rule: Rule } | null {
  if (expr.kind !== 'power' || expr.left.kind !== 'call') return null
  const { fn, args } = expr.left
  const factor = linearFactor(args[0]!, x)
  if (!factor) return null
  const done = (value: Expr) => ({
    value: isValue(factor, 1) ? value : binary('divide', value, factor),
    rule: 'integral-table' as const,
  })
  const double = call('sin', simplified(times(number(2), args[0]!)))
  if (isValue(expr.right, 2) && fn === 'sin')
    return {
      value: minus(
        binary('divide', name(x), number(2)),
        binary('divide', double, simplified(times(number(4), factor))),
      ),
      rule: 'trig-identity',
    }
  if (isValue(expr.right, 2) && fn === 'cos')
    return {
      value: plus(binary('divide', name(x), number(2)), binary('divide', double, simplified(times(number(4), factor)))),
      rule: 'trig-identity',
    }
  if (isValue(expr.right, -2) && fn === 'cos') return done(call('tan', args[0]!))
  if (isValue(expr.right, -2) && fn === 'sin') return done(negated(call('cot', args[0]!)))
  return null
}

/** The coefficient a of a x + b; null if the expression is not linear. */
function linearFactor(expr: Expr, x: string): Expr | null {
  const algebra = new Algebra()
  const { top, bottom } = algebra.ratio(expr)
  if (lettersHave(bottom, x) || [...algebra.atoms.values()].some((atom) => contains(atom.expr, x))) return null
  const coefficients = coefficientsBy(top, x)
  if (coefficients.length !== 2) return null
  return algebra.expr({ top: coefficients[1]!, bottom })
}
const lettersHave = (poly: ReturnType<typeof coefficientsBy>[number], x: string) =>
  [...poly.values()].some((term) => x in term.powers)
