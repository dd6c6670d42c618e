import { type Plan, type RankedReading, rankReadings } from '../../frames/ranked.ts'
import { approximate } from '../../math/approximate.ts'
import type { Expr, Statement } from '../../math/ast.ts'
import type { Language } from '../../math/latex.ts'
import {
  add,
  divide,
  equals,
  isZero,
  MathsError,
  multiply,
  type Rational,
  rational,
  subtract,
} from '../../math/rational.ts'
import { solve } from '../../math/solve.ts'
import { rootsIn } from '../../math/steps.ts'
import { readSchoolTask } from '../../math/tasks/read.ts'
import { type Unit, unitOf } from '../../math/units.ts'
import { remembered } from '../../remembered.ts'
import { tellsChangingSpeed } from '../../science/by-formula.ts'
import { readMeasured } from '../../science/read.ts'
import { valueOrNull } from './work.ts'

export type Sign = '+' | '-' | '*' | '/'

/** A number of the story, or a calculation with two others. */
export interface PlanPart {
  readonly value: Rational
  /** Null for a number of the story or a commonly known one. */
  readonly sign: Sign | null
  readonly of: readonly PlanPart[]
}

/**
 * The probable calculation of the answer. A guess from unconfirmed readings: never shown, and never a reason to call
 * anything wrong. Agreement by an independent calculation is evidence; a difference is worth one question.
 */
export interface LikelyPlan {
  readonly root: PlanPart
  /** Calibrated probability that the plan is right. */
  readonly probability: number
  /** The unit of the value, if the text gives it. */
  readonly unit?: Unit | null
}

/** Minimum probability for a plan to steer questions. */
export const USABLE = 0.75
/**
 * Minimum probability to restate the story as understood and to count agreement; less certain plans omit steps that
 * students do.
 */
export const SURE = 0.9

/** Accuracy of the pattern readers on stories about things and people: too low for a plan of their own. */
const OF_WORDINGS = 0.45

export const likelyPlanOf = remembered((text, language): LikelyPlan | null =>
  tellsChangingSpeed(text)
    ? null
    : (byMeasures(text, language) ?? bestOf(rankReadings(text, language).map(ranked), byWordings(text, language))),
)

/** The best plan: another reader that agrees raises its probability, one that disagrees lowers it. */
function bestOf(plans: readonly LikelyPlan[], second: LikelyPlan | null): LikelyPlan | null {
  const [best] = plans
  if (!best || !second) return best ?? second
  const odds =
    (isNear(best.root.value, second.root.value) ? 4 : 0.5) * (best.probability / (1 - best.probability + 1e-9))
  return { ...best, unit: second.unit ?? null, probability: odds / (1 + odds) }
}

/** The learned reader's plan. If it rounds, its last calculation has the rounded value. */
function ranked({ plan, probability, value }: RankedReading): LikelyPlan {
  return { root: { ...planOfRanked(plan), value }, probability }
}

const signOf = { add: '+', subtract: '-', multiply: '*', divide: '/' } as const

function planOfRanked(plan: Plan): PlanPart {
  if (plan.kind === 'quantity') return { value: plan.quantity.value, sign: null, of: [] }
  if (plan.kind === 'constant') return { value: plan.value, sign: null, of: [] }
  const [left, right] = [planOfRanked(plan.left), planOfRanked(plan.right)]
  const sign = signOf[plan.operation]
  return { value: combined(sign, left.value, right.value) ?? left.value, sign, of: [left, right] }
}

/** Accuracy of the readers of measured tasks, which accept only what they read completely. */
const OF_MEASURES = 0.95

/** A task with its own pattern, such as "the price before": only its value is known. */
function byMeasures(text: string, language: Language): LikelyPlan | null {
  const task = readMeasured(text, language)
  if (task?.subject !== 'maths' || task.answer.kind !== 'number') return null
  const value = shortValue(task.answer.value)
  return value && { root: { value, sign: '*', of: [] }, probability: OF_MEASURES }
}

function shortValue(value: number): Rational | null {
  const short = Math.round(value * 1e4)
  return Number.isFinite(value) && Math.abs(value * 1e4 - short) < 1e-6 ? rational(BigInt(short), 10_000n) : null
}

/** The plan of the pattern readers, for figures and a few other stories. */
export function byWordings(text: string, language: Language): LikelyPlan | null {
  const told = readSchoolTask(text, language)
  const root = told && planOfStatement(told.task)
  return root?.sign ? { root, probability: OF_WORDINGS, unit: unitOf(told?.unit ?? '') } : null
}

function planOfStatement(task: Statement): PlanPart | null {
  if (task.kind === 'expression') return planOfExpr(task.value)
  if (task.kind !== 'equation') return null
  // Amounts are positive: take the only positive root.
  const solved = solve(task)
  const roots = 'solution' in solved ? rootsIn(solved.solution.answer).flatMap((root) => amountOf(root) ?? []) : []
  const [only, ...others] = roots.filter(({ n }) => n > 0n)
  return only && others.length === 0 ? { value: only, sign: '*', of: [] } : null
}

const signs = { add: '+', subtract: '-', multiply: '*', divide: '/' } as const

function planOfExpr(expr: Expr): PlanPart | null {
  if (expr.kind === 'number') return { value: expr.value, sign: null, of: [] }
  if (expr.kind in signs && 'left' in expr) {
    const [left, right] = [planOfExpr(expr.left), planOfExpr(expr.right)]
    const value = amountOf(expr)
    return left && right && value ? { value, sign: signs[expr.kind as keyof typeof signs], of: [left, right] } : null
  }
  const value = amountOf(expr)
  if (!value) return null
  // A square is a product of two equal numbers; a root and other operations have a value but no parts.
  const base = expr.kind === 'power' && equals(amountOf(expr.right) ?? rational(0), rational(2)) ? expr.left : null
  const side = base && planOfExpr(base)
  return { value, sign: '*', of: side ? [side, side] : [] }
}

function amountOf(expr: Expr): Rational | null {
  const exact = valueOrNull(expr)
  if (exact) return exact
  return shortValue(approximate(expr))
}

/** What two parts come to. */
export function combined(sign: Sign, a: Rational, b: Rational): Rational | null {
  try {
    if (sign === '+') return add(a, b)
    if (sign === '-') return subtract(a, b)
    if (sign === '*') return multiply(a, b)
    return isZero(b) ? null : divide(a, b)
  } catch (error) {
    if (error instanceof MathsError) return null
    throw error
  }
}

/** The calculations of a plan, the last one first. */
export function calculationsOf(part: PlanPart): readonly PlanPart[] {
  return part.sign === null ? [] : [part, ...part.of.flatMap(calculationsOf)]
}

/** The numbers that the plan starts from. */
export const numbersOf = (part: PlanPart): readonly Rational[] =>
  part.sign === null ? [part.value] : part.of.flatMap(numbersOf)

/** Decimal places of a number; -1 if it does not terminate. */
function placesOf({ d }: Rational): number {
  let [rest, places] = [d, 0]
  for (const prime of [2n, 5n]) {
    let count = 0
    while (rest % prime === 0n) [rest, count] = [rest / prime, count + 1]
    places = Math.max(places, count)
  }
  return rest === 1n ? places : -1
}

/** Rounding to a decimal place or two does not change the value. */
export function isNear(value: Rational, claimed: Rational): boolean {
  if (equals(value, claimed)) return true
  const places = placesOf(claimed)
  if (value.d === 1n || places < 1) return false
  const away = Math.abs(Number(value.n) / Number(value.d) - Number(claimed.n) / Number(claimed.d))
  // 18.666 for 56/3: truncation of a non-terminating decimal is accepted.
  const isCut = placesOf(value) < 0 && places > 1 && claimed.n * value.d < value.n * claimed.d
  return away < (isCut ? 1 : 0.5) * 10 ** -places
}

/**
 * Intermediate results of other orders of the same calculation: 180 + 360 where the plan subtracts one after the other
 * from 1000, 7 : 3 where it multiplies before dividing.
 */
export function otherWays(part: PlanPart): readonly PlanPart[] {
  if (part.sign === null) return []
  const isSum = part.sign === '+' || part.sign === '-'
  const terms = termsOf(part, isSum)
  // A part without known operands has no other order.
  if (terms.length < 2) return []
  const ways: PlanPart[] = []
  if (terms.length > 2 && terms.length <= MOST_TERMS)
    for (let mask = 1; mask < 2 ** terms.length - 1; mask++) {
      const some = terms.filter((_, index) => mask & (1 << index))
      if (some.length < 2) continue
      const value = some.reduce<Rational | null>(
        (sum, term) =>
          sum && combined(isSum ? (term.isTaken ? '-' : '+') : term.isTaken ? '/' : '*', sum, term.part.value),
        isSum ? rational(0) : rational(1),
      )
      const of = some.map((term) => term.part)
      if (!value || isZero(value)) continue
      ways.push({ value, sign: part.sign, of })
      const turned = combined(isSum ? '-' : '/', isSum ? rational(0) : rational(1), value)
      if (turned) ways.push({ value: turned, sign: part.sign, of })
    }
  return [...ways, ...terms.flatMap((term) => otherWays(term.part))]
}

const MOST_TERMS = 6

interface Term {
  readonly part: PlanPart
  readonly isTaken: boolean
}

function termsOf(part: PlanPart, isSum: boolean, isTaken = false): Term[] {
  const [left, right] = part.of
  const goesOn = isSum ? part.sign === '+' || part.sign === '-' : part.sign === '*' || part.sign === '/'
  if (!goesOn || !left || !right) return [{ part, isTaken }]
  const isTurned = part.sign === '-' || part.sign === '/'
  return [...termsOf(left, isSum, isTaken), ...termsOf(right, isSum, isTurned ? !isTaken : isTaken)]
}
