import type { Expr } from '../math/ast.ts'
import {
  add,
  divide,
  equals,
  isInteger,
  isZero,
  multiply,
  negate,
  power,
  type Rational,
  rational,
  subtract,
} from '../math/rational.ts'
import type { Placement, PlanStep, StoryReading, WrongRelation } from './frame.ts'
import { models } from './models.ts'

/** Finds the role of a student's expression in a story. */
export function place(reading: StoryReading, expr: Expr, claimed?: Rational): Placement {
  const value = evaluate(expr)
  if (!value) return { kind: 'unknown' }
  const isBare = expr.kind === 'number'
  const found = quantityOf(reading, value, isBare)
  if (claimed && !equals(claimed, value)) {
    return found ? { kind: 'arithmetic-slip', id: found, isAnswer: equals(value, reading.answer) } : { kind: 'unknown' }
  }
  if (equals(value, reading.answer)) return { kind: 'answer' }
  if (found) return { kind: 'quantity', id: found }
  return wrongRelation(reading, value) ?? { kind: 'unknown' }
}

const LARGEST_EXPONENT = 6

/** The exact value; null if the expression is not plain arithmetic. */
function evaluate(expr: Expr): Rational | null {
  switch (expr.kind) {
    case 'number':
      return expr.style === 'percent' ? divide(expr.value, rational(100)) : expr.value
    case 'negate': {
      const of = evaluate(expr.of)
      return of && negate(of)
    }
    case 'add':
    case 'subtract':
    case 'multiply':
    case 'divide':
    case 'power': {
      const [left, right] = [evaluate(expr.left), evaluate(expr.right)]
      if (!left || !right) return null
      if (expr.kind === 'power') {
        const isSmall = isInteger(right) && right.n >= 1n && right.n <= BigInt(LARGEST_EXPONENT)
        return isSmall ? power(left, Number(right.n)) : null
      }
      return calculate(expr.kind, left, right)
    }
    default:
      return null
  }
}

type Calculation = 'add' | 'subtract' | 'multiply' | 'divide'
function calculate(kind: Calculation, a: Rational, b: Rational): Rational | null {
  if (kind === 'add') return add(a, b)
  if (kind === 'subtract') return subtract(a, b)
  if (kind === 'multiply') return multiply(a, b)
  return isZero(b) ? null : divide(a, b)
}

/** A bare number may repeat a given quantity; a calculation produces a new one. */
function quantityOf(reading: StoryReading, value: Rational, isBare: boolean): string | null {
  const all = reading.quantities.filter((each) => equals(each.value, value))
  const asked = all.find((each) => each.isAsked)
  const made = asked ?? all.find((each) => !each.isGiven) ?? (isBare ? all[0] : undefined)
  return made?.id ?? null
}

const mistakes: Readonly<Record<Calculation, Partial<Record<Calculation, WrongRelation>>>> = {
  add: { subtract: 'inverse-operation', multiply: 'inverse-operation' },
  subtract: { add: 'inverse-operation', divide: 'inverse-operation' },
  multiply: {
    add: 'added-instead-of-multiplied',
    divide: 'divided-instead-of-multiplied',
    subtract: 'inverse-operation',
  },
  divide: {
    multiply: 'multiplied-instead-of-divided',
    subtract: 'subtracted-instead-of-divided',
    add: 'inverse-operation',
  },
}
const isCalculation = (operation: PlanStep['operation']): operation is Calculation =>
  operation === 'add' || operation === 'subtract' || operation === 'multiply' || operation === 'divide'

function wrongRelation(reading: StoryReading, value: Rational): Placement | null {
  const values = new Map(reading.quantities.map((each) => [each.id, each.value]))
  const wrong = (why: WrongRelation, quantities: readonly string[]): Placement => ({
    kind: 'wrong-relation',
    why,
    quantities,
  })
  // Equal shares: the total divided by the number of parts, or by the factor
  for (const frame of reading.frames) {
    const ids = idsOf(reading, frame.given)
    if (frame.model === 'part-whole') {
      const [whole, ...parts] = ids
      const total = whole === undefined ? undefined : values.get(whole)
      const isCompared = reading.frames.some(
        (each) => each.model === 'additive-comparison' || each.model === 'multiplicative-comparison',
      )
      if (total && isCompared && equals(value, divide(total, rational(parts.length)))) return wrong('equal-shares', ids)
      if (total && parts.length > 2)
        for (const part of parts) {
          const own = values.get(part)
          if (own && equals(value, subtract(total, own)) && whole === askedOf(reading))
            return wrong('forgot-one', [part])
        }
      if (total)
        for (const part of parts) {
          const own = values.get(part)
          if (own && whole === askedOf(reading) && equals(value, add(total, own))) return wrong('used-twice', [part])
        }
    }
    if (['fraction-of', 'percent-of', 'percent-comparison', 'percent-change'].includes(frame.model)) {
      const [part, fraction, whole] = ids
      const share = fraction === undefined ? undefined : values.get(fraction)
      const total = whole === undefined ? undefined : values.get(whole)
      const own = part === undefined ? undefined : values.get(part)
      if (share && total && own) {
        if (equals(value, subtract(total, own)) && part === askedOf(reading)) return wrong('other-part', ids)
        for (const other of reading.quantities)
          if (other.id !== whole && other.id !== fraction && equals(value, multiply(share, other.value)))
            return wrong('other-base', ids)
        // "20 % more" subtracted from the larger price
        if (equals(value, multiply(own, subtract(rational(2), share))) && whole === askedOf(reading))
          return wrong('other-base', ids)
        if (whole === askedOf(reading) && equals(value, multiply(own, share))) return wrong('inverse-operation', ids)
      }
    }
    if (frame.model === 'multiplicative-comparison') {
      const [, factor] = ids
      const times = factor === undefined ? undefined : values.get(factor)
      const whole = reading.frames.find((each) => each.model === 'part-whole')
      const [total] = whole ? idsOf(reading, whole.given) : []
      const all = total === undefined ? undefined : values.get(total)
      if (times && all && !isZero(times) && equals(value, divide(all, times))) return wrong('equal-shares', ids)
    }
  }
  // One plan step with a wrong operation, all later steps carried out correctly
  for (const [index, step] of reading.plan.entries()) {
    if (!isCalculation(step.operation) || step.from.length !== 2) continue
    for (const kind of ['add', 'subtract', 'multiply', 'divide'] as const) {
      const why = mistakes[step.operation][kind]
      const [a = '', b = ''] = orderOf(step, values)
      if (!why) continue
      for (const [left, right] of [
        [a, b],
        [b, a],
      ] as const) {
        const [x, y] = [values.get(left), values.get(right)]
        const made = x && y ? calculate(kind, x, y) : null
        if (!made) continue
        if (equals(made, value)) return wrong(why, [left, right])
        const end = follow(reading, index, made, values)
        if (end && equals(end, value)) return wrong(why, [left, right])
      }
    }
  }
  return null
}

/** The answer that results from one wrong step. */
function follow(
  reading: StoryReading,
  from: number,
  made: Rational,
  right: ReadonlyMap<string, Rational>,
): Rational | null {
  const values = new Map(right)
  const first = reading.plan[from]
  if (!first) return null
  values.set(first.gives, made)
  for (const step of reading.plan.slice(from + 1)) {
    if (!isCalculation(step.operation)) return null
    const operation = step.operation
    const all = orderOf(step, right).map((id) => values.get(id))
    const [start, ...rest] = all
    let value: Rational | null = start ?? null
    for (const each of rest) value = value && each ? calculate(operation, value, each) : null
    if (!value) return null
    values.set(step.gives, value)
  }
  return values.get(askedOf(reading) ?? '') ?? null
}

/** Operands in order: the minuend or dividend first. */
function orderOf(step: PlanStep, values: ReadonlyMap<string, Rational>): readonly string[] {
  const [a = '', b = '', ...more] = step.from
  const [x, y, made] = [values.get(a), values.get(b), values.get(step.gives)]
  if (more.length > 0 || !x || !y || !made) return step.from
  if (step.operation === 'subtract') return equals(subtract(x, y), made) ? [a, b] : [b, a]
  if (step.operation === 'divide') return !isZero(y) && equals(divide(x, y), made) ? [a, b] : [b, a]
  return step.from
}

const askedOf = (reading: StoryReading) => reading.quantities.find((each) => each.isAsked)?.id

/** The quantities of a frame in the order of its roles. */
function idsOf(reading: StoryReading, given: StoryReading['frames'][number]['given']): string[] {
  const frame = reading.frames.find((each) => each.given === given)
  if (!frame) return []
  const order: readonly string[] = models[frame.model].roles
  return Object.keys(given)
    .sort((a, b) => rankOf(order, a) - rankOf(order, b))
    .flatMap((role) => {
      const value = given[role]
      if (value === undefined) return []
      if (typeof value === 'string') return [value]
      const known = reading.quantities.find((each) => each.isGiven && each.span?.[0] === value.span[0])
      return known ? [known.id] : []
    })
}
const rankOf = (order: readonly string[], role: string) => {
  const at = order.indexOf(role)
  return at < 0 ? order.length + Number(/\d+$/.exec(role)?.[0] ?? 0) : at
}
