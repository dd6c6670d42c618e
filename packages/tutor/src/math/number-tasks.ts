import { approximate } from './approximate.ts'
import type { Expr, Request, Statement } from './ast.ts'
import { binary, expression, inequality, name, number } from './ast.ts'
import { exactValue } from './polynomial.ts'
import type { Rational } from './rational.ts'
import { add, divide, equals, isInteger, isZero, multiply, ONE, rational, subtract, ZERO } from './rational.ts'
import { divisorsOf, primeFactors } from './ring.ts'
import type { Decline, Family, Rule, Solution, Step } from './steps.ts'

const total = (values: readonly Rational[]) => values.reduce(add, ZERO)
const bySize = (a: Rational, b: Rational) => {
  const gap = subtract(a, b).n
  return gap < 0n ? -1 : gap > 0n ? 1 : 0
}

/** Solves tasks about integers and lists of numbers. */
export function solveNumberTask(task: Request): Solution | Decline {
  const { subject } = task
  const exprs = subject.kind === 'values' ? subject.values : subject.kind === 'expression' ? [subject.value] : []
  const values = exprs.map(exactValue)
  const exact = values.filter((value) => value !== null)
  if (exprs.length === 0) return 'not-an-exercise'
  switch (task.operation) {
    case 'compare':
      return compared(task, exprs)
    case 'sort':
      return sorted(task, exprs)
    case 'round':
      return exact.length === exprs.length ? withNumbers(task, exact, exprs) : roundedRoot(task, exprs)
    default:
      return exact.length === exprs.length ? withNumbers(task, exact, exprs) : 'not-an-exercise'
  }
}

function result(
  task: Request,
  family: Family,
  steps: readonly (readonly [Rule, Statement, Record<string, Expr>?])[],
): Solution {
  let before: Statement = task.subject
  const list = steps.map(([rule, after, facts = {}]): Step => {
    const step = { rule, before, after, facts }
    before = after
    return step
  })
  return { family, unknown: null, steps: list, answer: steps.at(-1)![1] }
}

const shown = (value: Rational): Expr => number(value)
const single = (value: Rational): Statement => expression(shown(value))
const list = (values: readonly Rational[]): Statement => ({ kind: 'values', values: values.map(shown) })

/** An irrational root rounded to an integer by comparing powers. */
function roundedRoot(task: Request, [of]: readonly Expr[]): Solution | Decline {
  const radicand = of?.kind === 'root' ? exactValue(of.of) : null
  const places = exactValue(task.values?.[0] ?? number(0))
  if (of?.kind !== 'root' || !radicand || !isInteger(radicand) || radicand.n < 0n || places?.n !== 0n)
    return 'not-an-exercise'
  const index = BigInt(of.index)
  let below = BigInt(Math.floor(approximate(of)))
  while ((below + 1n) ** index <= radicand.n) below++
  while (below ** index > radicand.n) below--
  const powers = [below, below + 1n].map((each) => number(each ** index))
  // Rounds up past the midpoint: compares 2r with 2 · below + 1.
  const isUp = radicand.n * 2n ** index > (2n * below + 1n) ** index
  return result(task, 'numbers', [
    ['order-values', { kind: 'values', values: [powers[0]!, number(radicand), powers[1]!] }],
    ['read-off', single(rational(isUp ? below + 1n : below))],
  ])
}

function withNumbers(task: Request, values: readonly Rational[], exprs: readonly Expr[]): Solution | Decline {
  const [first] = values
  if (!first) return 'not-an-exercise'
  const count = rational(values.length)
  const ordered = [...values].sort(bySize)
  const decimalStyle = exprs.some((expr) => expr.kind === 'number' && expr.style === 'decimal')
  const shownLike = (value: Rational): Statement => expression(number(value, decimalStyle ? 'decimal' : undefined))
  switch (task.operation) {
    case 'prime-factors': {
      if (!isInteger(first) || first.n < 2n || first.n > 10n ** 12n) return 'not-an-exercise'
      const parts = primeFactors(first.n).map(
        ([prime, times]): Expr => (times === 1 ? number(prime) : binary('power', number(prime), number(times))),
      )
      return result(task, 'numbers', [
        ['prime-split', expression(parts.reduce((left, right) => binary('multiply', left, right)))],
      ])
    }
    case 'is-prime': {
      if (!isInteger(first) || first.n > 10n ** 10n) return 'not-an-exercise'
      const factors = first.n < 2n ? [] : primeFactors(first.n)
      return result(task, 'numbers', [
        ['prime-split', { kind: 'truth', value: factors.length === 1 && factors[0]![1] === 1 }],
      ])
    }
    case 'divisors':
      if (!isInteger(first) || first.n < 1n || first.n > 10n ** 8n) return 'not-an-exercise'
      return result(task, 'numbers', [['prime-split', list(divisorsOf(first.n).map((each) => rational(each)))]])
    case 'remainder': {
      const second = values[1]
      if (!second || !isInteger(first) || !isInteger(second) || second.n <= 0n) return 'not-an-exercise'
      return result(task, 'numbers', [['work-out', single(rational(((first.n % second.n) + second.n) % second.n))]])
    }
    case 'round': {
      const places = exactValue(task.values?.[0] ?? number(0))
      if (!places || !isInteger(places)) return 'not-an-exercise'
      const unit = places.n >= 0n ? rational(1n, 10n ** places.n) : rational(10n ** -places.n)
      const scaled = divide(first, unit)
      const half = add(scaled.n < 0n ? multiply(scaled, rational(-1)) : scaled, rational(1, 2))
      const whole = rational((half.n / half.d) * (scaled.n < 0n ? -1n : 1n))
      return result(task, 'numbers', [['work-out', expression(number(multiply(whole, unit), 'decimal'))]])
    }
    case 'mean': {
      const sum = total(values)
      return result(task, 'statistics', [
        [
          'use-formula',
          expression(binary('divide', number(sum, decimalStyle ? 'decimal' : undefined), number(values.length))),
          { formula: binary('divide', name('S'), name('n')) },
        ],
        ['work-out', shownLike(divide(sum, count))],
      ])
    }
    case 'median': {
      const middle = Math.floor(values.length / 2)
      const value =
        values.length % 2 === 1 ? ordered[middle]! : divide(add(ordered[middle - 1]!, ordered[middle]!), rational(2))
      return result(task, 'statistics', [
        [
          'order-values',
          { kind: 'values', values: ordered.map((each) => number(each, decimalStyle ? 'decimal' : undefined)) },
        ],
        ['read-off', shownLike(value)],
      ])
    }
    case 'mode': {
      const counts = values.map((value) => values.filter((other) => equals(other, value)).length)
      const most = Math.max(...counts)
      if (most === 1) return result(task, 'statistics', [['order-values', { kind: 'no-solution' }]])
      const modes = ordered.filter(
        (value, index) =>
          values.filter((other) => equals(other, value)).length === most &&
          ordered.findIndex((other) => equals(other, value)) === index,
      )
      return result(task, 'statistics', [
        ['order-values', list(ordered)],
        ['read-off', modes.length === 1 ? shownLike(modes[0]!) : list(modes)],
      ])
    }
    case 'spread':
      return result(task, 'statistics', [
        ['order-values', list(ordered)],
        ['read-off', shownLike(subtract(ordered.at(-1)!, ordered[0]!))],
      ])
    case 'variance': {
      const mean = divide(total(values), count)
      const squares = values.map((value) => multiply(subtract(value, mean), subtract(value, mean)))
      return result(task, 'statistics', [['work-out', single(divide(total(squares), count))]])
    }
    case 'next-term':
    case 'nth-term':
    case 'sum-of-terms':
      return sequenceTask(task, values)
    default:
      return 'not-an-exercise'
  }
}

function compared(task: Request, exprs: readonly Expr[]): Solution | Decline {
  const [a, b] = exprs
  if (!a || !b || exprs.length !== 2) return 'not-an-exercise'
  const [first, second] = [exactValue(a), exactValue(b)]
  const gap = first && second ? bySize(first, second) : Math.sign(approximate(a) - approximate(b))
  if (Number.isNaN(gap)) return 'not-an-exercise'
  const answer: Statement = gap === 0 ? { kind: 'chain', parts: [a, b] } : inequality(a, gap < 0 ? '<' : '>', b)
  return result(task, 'numbers', [['order-values', answer]])
}

function sorted(task: Request, exprs: readonly Expr[]): Solution | Decline {
  const isDown = exactValue(task.values?.[0] ?? number(1))?.n === -1n
  const sized = exprs.map((expr) => ({ expr, size: approximate(expr) }))
  if (sized.some(({ size }) => Number.isNaN(size))) return 'not-an-exercise'
  const ordered = sized.sort((a, b) => (isDown ? b.size - a.size : a.size - b.size)).map(({ expr }) => expr)
  return result(task, 'numbers', [['order-values', { kind: 'values', values: ordered }]])
}

/** Constant differences, constant ratios, or constant second differences. */
function sequenceTask(task: Request, values: readonly Rational[]): Solution | Decline {
  if (values.length < 2) return 'not-an-exercise'
  const law = lawOf(values, task.unknown)
  if (!law) return 'not-in-reach'
  const n = task.values?.[0]
  const index = n ? exactValue(n) : rational(values.length + 1)
  if (task.operation === 'nth-term' && !n)
    return result(task, 'progression', [['use-formula', expression(law.general), { formula: law.general }]])
  if (!index || !isInteger(index) || index.n < 1n || index.n > 2000n) return 'not-an-exercise'
  const terms = Array.from({ length: Number(index.n) }, (_, place) => law.term(place + 1))
  const value = task.operation === 'sum-of-terms' ? total(terms) : terms.at(-1)!
  return result(task, 'progression', [['use-formula', single(value), { formula: law.general }]])
}

function lawOf(values: readonly Rational[], unknown = 'n'): { term(n: number): Rational; general: Expr } | null {
  const [first, second] = values as [Rational, Rational]
  const letter = name(unknown)
  const gaps = values.slice(1).map((value, index) => subtract(value, values[index]!))
  if (gaps.every((gap) => equals(gap, gaps[0]!))) {
    const step = gaps[0]!
    const free = subtract(first, step)
    const moving = binary('multiply', number(step), letter)
    const general = isZero(free)
      ? moving
      : free.n < 0n
        ? binary('subtract', moving, number(rational(-free.n, free.d)))
        : binary('add', moving, number(free))
    return { term: (n) => add(first, multiply(step, rational(n - 1))), general }
  }
  const hasQuotient =
    values.every((value) => !isZero(value)) &&
    values.slice(1).every((value, index) => equals(divide(value, values[index]!), divide(second, first)))
  if (hasQuotient) {
    const quotient = divide(second, first)
    const power = (n: number) => Array.from({ length: n - 1 }).reduce<Rational>((all) => multiply(all, quotient), ONE)
    const general = binary(
      'multiply',
      number(first),
      binary('power', number(quotient), binary('subtract', letter, number(1))),
    )
    return { term: (n) => multiply(first, power(Math.min(n, 300))), general }
  }
  if (values.length < 4) return null
  const second_ = gaps.slice(1).map((gap, index) => subtract(gap, gaps[index]!))
  if (!second_.every((gap) => equals(gap, second_[0]!))) return null
  const a = divide(second_[0]!, rational(2))
  const b = subtract(gaps[0]!, multiply(rational(3), a))
  const c = subtract(first, add(a, b))
  const term = (n: number) => add(add(multiply(a, rational(n * n)), multiply(b, rational(n))), c)
  const general = binary(
    'add',
    binary(
      'add',
      binary('multiply', number(a), binary('power', letter, number(2))),
      binary('multiply', number(b), letter),
    ),
    number(c),
  )
  return { term, general }
}
