import { Algebra } from '../algebra/index.ts'
import { rationalLogarithm } from '../algebra/logarithms.ts'
import { simplified } from '../algebra/simplified.ts'
import {
  binary,
  call,
  constant as constantExpr,
  type Equation,
  type Expr,
  equation,
  isClosed,
  name,
  negated,
  number,
} from '../ast.ts'
import { contains, type FindRoots, found, freshLetter, type Roots, Unsolved, type Work } from '../equation-work.ts'
import { constant, constantValue, type Polynomial, product, sum } from '../polynomial.ts'
import {
  absolute,
  divide,
  equals,
  gcd,
  isInteger,
  lcm,
  MathsError,
  multiply,
  negate,
  ONE,
  type Rational,
  rational,
  sign,
} from '../rational.ts'
import { coefficientsBy, lettersOf, monomialOf, primitive } from '../ring.ts'
import { writeExpression } from '../written.ts'
import { asRational, isSolvedFor, isZeroExpr } from './sides.ts'
import { substituted } from './substitution.ts'

/** The unknown in logarithms: by the definition, one logarithm on each side, or a logarithm as a new letter. */
export function logarithmicEquation(task: Equation, work: Work, findRoots: FindRoots): Roots {
  const { trace, unknown } = work
  work.family ??= 'logarithmic'
  const variable = [task.left, task.right].find(
    (side) => side.kind === 'call' && side.fn === 'log' && contains(side.args[1]!, unknown),
  )
  if (variable?.kind === 'call') {
    const other = variable === task.left ? task.right : task.left
    if (contains(other, unknown)) throw new Unsolved()
    const line = equation(binary('power', variable.args[1]!, other), variable.args[0]!)
    trace.step('log-definition', line)
    return findRoots(line, { ...work, depth: work.depth + 1 })
  }
  const same = oneBase(task, unknown)
  const algebra = new Algebra()
  const whole = algebra.ratio(binary('subtract', same.left, same.right))
  const keys = lettersOf(whole.top).filter((key) => {
    const atom = algebra.atoms.get(key)
    return atom?.expr.kind === 'call' && contains(atom.expr, unknown)
  })
  if (lettersOf(whole.top).includes(unknown)) throw new Unsolved()
  const isLinear = [...whole.top.values()].every((term) => {
    const own = keys.filter((key) => term.powers[key])
    return own.length <= 1 && (own.length === 0 || term.powers[own[0]!] === 1)
  })
  if (!isLinear) return logByLetter(task, same, work, findRoots)
  if (keys.length === 1) return singleLog(task, work, algebra, whole.top, keys[0]!, findRoots)
  return combinedLogs(task, work, algebra, whole.top, keys, findRoots)
}

/** Rewrites every logarithm of the unknown to the base of the first. */
function oneBase(task: Equation, unknown: string): Equation {
  const bases: Expr[] = []
  const visit = (expr: Expr): void => {
    if (expr.kind === 'call' && (expr.fn === 'log' || expr.fn === 'ln') && contains(expr, unknown))
      bases.push(expr.fn === 'ln' ? constantExpr('e') : expr.args[1]!)
    else if (expr.kind === 'call') for (const arg of expr.args) visit(arg)
    else if (expr.kind === 'negate' || expr.kind === 'root') visit(expr.of)
    else if ('left' in expr) for (const part of [expr.left, expr.right]) visit(part)
  }
  visit(task.left)
  visit(task.right)
  const values = bases.map((base) => (isClosed(base) ? rationalOf(base) : null))
  const smallest = values.reduce<Rational | null>(
    (best, value) => (value && isInteger(value) && (!best || value.n < best.n) ? value : best),
    null,
  )
  if (!smallest || values.some((value) => !value)) return task
  const change = (expr: Expr): Expr => {
    if (expr.kind === 'call' && expr.fn === 'log' && contains(expr, unknown)) {
      const own = rationalOf(expr.args[1]!)
      const ratio = own && !equals(own, smallest) ? rationalLogarithm(own, smallest) : null
      const log = call('log', expr.args[0]!, number(smallest))
      return ratio ? binary('multiply', number(divide(ONE, ratio)), log) : expr
    }
    switch (expr.kind) {
      case 'call':
        return { ...expr, args: expr.args.map(change) }
      case 'negate':
      case 'root':
        return { ...expr, of: change(expr.of) }
      default:
        return 'left' in expr ? { ...expr, left: change(expr.left), right: change(expr.right) } : expr
    }
  }
  return equation(change(task.left), change(task.right))
}

function rationalOf(expr: Expr): Rational | null {
  try {
    return asRational(expr)
  } catch (error) {
    if (error instanceof MathsError) return null
    throw error
  }
}

/** Solves k·log f + rest = 0. */
function singleLog(
  task: Equation,
  work: Work,
  algebra: Algebra,
  top: Polynomial,
  key: string,
  findRoots: FindRoots,
): Roots {
  const { trace } = work
  const [rest = new Map() as Polynomial, factor] = coefficientsBy(top, key)
  const atom = algebra.atoms.get(key)
  if (!factor || atom?.expr.kind !== 'call') throw new Unsolved()
  const one = constant(ONE)
  const value = algebra.expr(
    algebra.divide({ top: rest, bottom: constant(rational(-1)) }, { top: factor, bottom: one }),
  )
  const line = equation(atom.expr, value)
  if (
    writeExpression(task.left) !== writeExpression(line.left) ||
    writeExpression(task.right) !== writeExpression(value)
  )
    trace.step('isolate-function', line)
  const base = atom.expr.fn === 'ln' ? constantExpr('e') : atom.expr.args[1]!
  const plain = equation(atom.expr.args[0]!, simplified(binary('power', base, value)))
  trace.step('log-definition', plain, { base, value })
  return isSolvedFor(plain, work.unknown) ? found([plain.right]) : findRoots(plain, { ...work, depth: work.depth + 1 })
}

/** Combines sums and differences of logarithms into one on each side. */
function combinedLogs(
  task: Equation,
  work: Work,
  algebra: Algebra,
  top: Polynomial,
  keys: readonly string[],
  findRoots: FindRoots,
): Roots {
  const { trace } = work
  const atoms = keys.map((key) => algebra.atoms.get(key)!.expr)
  const base = (expr: Expr) => (expr.kind === 'call' && expr.fn === 'log' ? expr.args[1]! : constantExpr('e'))
  const [first] = atoms
  if (!first || atoms.some((atom) => writeExpression(base(atom)) !== writeExpression(base(first)))) throw new Unsolved()
  const factors = keys.map((key) => {
    const factor = coefficientsBy(top, key)[1]
    return factor ? constantValue(factor) : null
  })
  if (factors.some((factor) => !factor)) throw new Unsolved()
  let rest = top
  for (const [index, key] of keys.entries()) rest = sum(rest, monomialOf(negate(factors[index]!), { [key]: 1 }))
  const common = factors.reduce((all, factor) => lcm(all, factor!.d), 1n)
  const shrink = factors.reduce((all, factor) => gcd(all, (factor!.n * common) / factor!.d), 0n)
  const by = rational(common, shrink)
  const sides: [Expr[], Expr[]] = [[], []]
  for (const [index, atom] of atoms.entries()) {
    if (atom.kind !== 'call') throw new Unsolved()
    const times = multiply(factors[index]!, by)
    if (absolute(times).n > 8n) throw new Unsolved()
    const size = Number(absolute(times).n)
    sides[sign(times) > 0 ? 0 : 1].push(size === 1 ? atom.args[0]! : binary('power', atom.args[0]!, number(size)))
  }
  const free = algebra.expr({ top: rest, bottom: constant(divide(ONE, by)) })
  if (!isZeroExpr(free)) sides[1].push(simplified(binary('power', base(first), simplified(negated(free)))))
  const whole = (list: readonly Expr[]): Expr =>
    list.length === 0 ? number(1) : list.reduce((left, right) => binary('multiply', left, right))
  const log = (of: Expr): Expr =>
    first.kind === 'call' && first.fn === 'log' ? call('log', of, base(first)) : call('ln', of)
  const [left, right] = [whole(sides[0]), whole(sides[1])]
  const line = equation(log(left), log(right))
  if (
    writeExpression(line.left) !== writeExpression(task.left) ||
    writeExpression(line.right) !== writeExpression(task.right)
  )
    trace.step('combine-logs', line)
  const plain = equation(left, right)
  trace.step('drop-logs', plain)
  const roots = findRoots(plain, { ...work, depth: work.depth + 1 })
  if (roots.kind !== 'roots') throw new Unsolved()
  return roots
}

/** Several powers of one logarithm: substitutes a letter for it. */
function logByLetter(task: Equation, same: Equation, work: Work, findRoots: FindRoots): Roots {
  const { unknown } = work
  const split = (expr: Expr): Expr => {
    if (expr.kind === 'call' && (expr.fn === 'log' || expr.fn === 'ln') && contains(expr, unknown)) {
      const algebra = new Algebra()
      const { top, bottom } = algebra.ratio(expr.args[0]!)
      const term = [...top.values()][0]
      const below = [...bottom.values()][0]
      const log = (of: Expr): Expr => (expr.fn === 'ln' ? call('ln', of) : call('log', of, expr.args[1]!))
      if (top.size !== 1 || bottom.size !== 1 || !term || !below) return expr
      const power = (term.powers[unknown] ?? 0) - (below.powers[unknown] ?? 0)
      const others = [...Object.keys(term.powers), ...Object.keys(below.powers)].some((key) => key !== unknown)
      if (others || power === 0) return expr
      const free = divide(term.coefficient, below.coefficient)
      const main = binary('multiply', number(power), log(name(unknown)))
      return equals(free, ONE) ? main : binary('add', main, log(number(free)))
    }
    switch (expr.kind) {
      case 'call':
        return { ...expr, args: expr.args.map(split) }
      case 'negate':
      case 'root':
        return { ...expr, of: split(expr.of) }
      default:
        return 'left' in expr ? { ...expr, left: split(expr.left), right: split(expr.right) } : expr
    }
  }
  const opened = equation(split(same.left), split(same.right))
  const algebra = new Algebra()
  const whole = algebra.ratio(binary('subtract', opened.left, opened.right))
  const keys = lettersOf(whole.top).filter(
    (key) => algebra.atoms.get(key) && contains(algebra.atoms.get(key)!.expr, unknown),
  )
  const [key] = keys
  if (keys.length !== 1 || !key || lettersOf(whole.top).includes(unknown)) throw new Unsolved()
  const letter = freshLetter(task)
  const poly = coefficientsBy(whole.top, key).reduce<Polynomial>(
    (all, each, exponent) => sum(all, product(each, monomialOf(ONE, { [letter]: exponent }))),
    new Map(),
  )
  return substituted(work, { letter, meaning: algebra.atoms.get(key)!.expr, poly: primitive(poly) }, findRoots)
}
