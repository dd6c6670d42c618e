import { placeExpression, type StoryQuantity, type StoryReading } from '../../frames/index.ts'
import { collectNames, type Expr, number } from '../../math/ast.ts'
import { add, equals, multiply, ONE, type Rational, rational, sign, subtract, ZERO } from '../../math/rational.ts'
import { withoutPrefix } from '../../math/result-unit.ts'
import { substitute } from '../../math/substitute.ts'
import { type Unit, unitOf, unitRatio } from '../../math/units.ts'
import { isNear } from './likely.ts'
import { quantityOf } from './reading.ts'
import { insideOf } from './roles.ts'
import type { WrongRelationName } from './text-types.ts'
import { type Claim, numbersIn, valueOrNull } from './work.ts'

/** The role of one claim in a story with a confirmed reading. */
export type Placed =
  /** The wanted quantity. `isPlan`: the right calculation without its result. */
  | { readonly kind: 'answer'; readonly isPlan: boolean; readonly unit: 'right' | 'other' }
  | { readonly kind: 'quantity'; readonly id: string; readonly isPlan: boolean }
  /** The calculation does not have the claimed value; `id` if the calculation itself fits. */
  | { readonly kind: 'slip'; readonly id: string | null }
  | { readonly kind: 'wrong'; readonly why: WrongRelationName; readonly quantities: readonly string[] }
  | { readonly kind: 'equation'; readonly letter: string; readonly id: string }
  | { readonly kind: 'letters'; readonly id: string }
  /** A true relation between amounts of the story, with two letters. */
  | { readonly kind: 'relation' }
  | { readonly kind: 'wrong-equation' }
  /** The value of a typical mistake. */
  | { readonly kind: 'usual-slip'; readonly text: string }
  /** An unnamed operand of the plan, such as the number of parts. */
  | { readonly kind: 'on-way' }
  /** A value assigned to the letter of the amount `meant` that belongs to the amount `id`, or to none. */
  | { readonly kind: 'misnamed'; readonly meant: string; readonly id: string | null }
  | { readonly kind: 'unknown' }

export interface PlacedClaim {
  readonly claim: Claim
  readonly placed: Placed
}

export function placeClaim(reading: StoryReading, claim: Claim, letter: { name: string; id: string } | null): Placed {
  const usual = usualSlip(reading, claim)
  if (usual) return usual
  switch (claim.kind) {
    case 'number':
      return isShareAsked(reading, claim)
        ? { kind: 'answer', isPlan: false, unit: 'right' }
        : placeNumber(reading, claim.value, claim.noun)
    case 'sum':
      return claim.inUnit && equals(claim.inUnit.value, reading.answer)
        ? { kind: 'answer', isPlan: false, unit: 'right' }
        : placeSum(reading, claim)
    case 'equation':
      return placeEquation(reading, claim.left, claim.right, letter)
    case 'letters':
      return placeLetters(reading, claim.expr, letter)
  }
}

function usualSlip(reading: StoryReading, claim: Claim): Placed | null {
  const values = valuesIn(reading, claim)
  // A bare given number is that number; as the result of a calculation it may come from a mistake.
  if (claim.kind === 'number' && isGiven(reading, claim.value)) return null
  const slip = reading.slips?.find((each) =>
    [...values, ...afterPercent(reading, claim)].some((value) => isNear(each.value, value)),
  )
  return slip ? { kind: 'usual-slip', text: slip.text } : null
}

/** "It's just 35 % off", of 25 % and 10 %: what the given amounts would become by that one percentage. */
function afterPercent({ quantities, text, language }: StoryReading, claim: Claim): readonly Rational[] {
  if (claim.kind !== 'number' || !isPercent(claim)) return []
  const told = numbersIn(text, language).filter(({ text: said }) => /%|percent|процент/iu.test(said))
  const whole = told.reduce((sum, { value }) => add(sum, value), ZERO)
  if (told.length < 2 || !equals(whole, claim.value)) return []
  return quantities
    .filter(({ isGiven, value }) => isGiven && sign(subtract(value, ONE)) > 0)
    .flatMap(({ value }) => {
      const part = multiply(value, claim.value)
      return [subtract(value, part), add(value, part)]
    })
}

const isGiven = ({ quantities }: StoryReading, value: Rational): boolean =>
  quantities.some((each) => each.isGiven && equals(each.value, value))

/** The value of a number or calculation; with a rounded operand ("1.67 · 4 = 6.67") what the student says it comes to. */
function valuesIn(reading: StoryReading, claim: Claim): readonly Rational[] {
  if (claim.kind === 'number') return [claim.value]
  if (claim.kind !== 'sum' || !claim.value) return []
  if (!claim.claimed || equals(claim.value, claim.claimed)) return [claim.value]
  return isByRounding(reading, claim) ? [claim.claimed] : []
}

/**
 * The claimed result differs by less than 1 % from that of an operand with two decimals, which may have been rounded. A
 * number of the story was not: "2.99 · 3 = 8.95" is calculated wrong.
 */
function isByRounding(reading: StoryReading, { expr, value, claimed }: Claim & { kind: 'sum' }): boolean {
  if (!value || !claimed || isNear(value, claimed)) return false
  const [own, said] = [value, claimed].map(({ n, d }) => Number(n) / Number(d))
  const told = numbersIn(reading.text, reading.language)
  const isRounded = insideOf(expr).some((each) => each.d >= 50n && !told.some((one) => equals(one.value, each)))
  return isRounded && Math.abs(own! - said!) < 0.01 * Math.abs(own!)
}

// ---- Numbers and calculations ----------------------------------------------------------------------------------------

export const isPercent = ({ source }: Claim & { kind: 'number' }): boolean => /%|percent|процент/iu.test(source)

/** "16 %" in a reading that computes 16. */
const isShareAsked = (reading: StoryReading, claim: Claim & { kind: 'number' }): boolean =>
  isPercent(claim) && equals(multiply(claim.value, rational(100)), reading.answer)

function placeNumber(reading: StoryReading, value: Rational, noun: string): Placed {
  const wanted = reading.unit ?? reading.asked.unit
  const stated = unitOf(noun)
  const ratio = stated && wanted && stated !== wanted ? unitRatio(stated, wanted) : null
  if (ratio && equals(multiply(value, ratio), reading.answer)) return { kind: 'answer', isPlan: false, unit: 'right' }
  if (equals(value, reading.answer)) {
    const isOther = stated !== null && wanted !== null && stated !== wanted
    return { kind: 'answer', isPlan: false, unit: isOther ? 'other' : 'right' }
  }
  // "126 kJ" in a reading that comes to 126000 and whose unit is none of the simple ones.
  if (!wanted && withoutPrefix(value, noun).some((each) => equals(each, reading.answer)))
    return { kind: 'answer', isPlan: false, unit: 'right' }
  // A given number with its own unit or none is repeated.
  const told = reading.form && reading.quantities.find((each) => each.isGiven && equals(each.value, value))
  if (told && (!stated || stated === told.unit)) return { kind: 'quantity', id: told.id, isPlan: false }
  const placement = placeExpression(reading, number(value))
  const id = placement.kind === 'quantity' ? placement.id : byValue(reading, value)?.id
  if (id !== undefined) return { kind: 'quantity', id, isPlan: false }
  return reading.form && isInPlan(reading, value) ? { kind: 'on-way' } : { kind: 'unknown' }
}

const byValue = ({ quantities }: StoryReading, value: Rational): StoryQuantity | undefined =>
  quantities.find((each) => equals(each.value, value))

/** Exponents of length, mass, time and money. */
const dimensions: Readonly<Record<Unit['quantity'], readonly number[]>> = {
  length: [1, 0, 0, 0],
  area: [2, 0, 0, 0],
  volume: [3, 0, 0, 0],
  mass: [0, 1, 0, 0],
  time: [0, 0, 1, 0],
  speed: [1, 0, -1, 0],
  money: [0, 0, 0, 1],
}
const bare = '0,0,0,0'
type Measured = Pick<StoryQuantity, 'unit'>
const dimensionOf = ({ unit }: Measured) => (unit ? dimensions[unit.quantity].join() : 'unknown')

/**
 * What a calculation with the story's numbers may measure: a number is every amount that has its value, or a bare one.
 * Something is only added to its like.
 */
function mayMeasure(reading: StoryReading, expr: Expr): ReadonlySet<string> {
  if (expr.kind === 'number') {
    const own = reading.quantities.filter((each) => equals(each.value, expr.value)).map(dimensionOf)
    // A result on the way, as the new whole behind 600 g + 250 g, is an amount that is not named.
    return new Set([bare, ...own, ...(own.length === 0 && isResultOnWay(reading, expr.value) ? ['unknown'] : [])])
  }
  if (!('left' in expr)) return new Set(['unknown'])
  const [left, right] = [mayMeasure(reading, expr.left), mayMeasure(reading, expr.right)]
  if (expr.kind === 'add' || expr.kind === 'subtract')
    return new Set([
      ...[...left].filter((each) => right.has(each) || right.has('unknown')),
      ...(left.has('unknown') ? right : []),
    ])
  if (expr.kind !== 'multiply' && expr.kind !== 'divide') return new Set(['unknown'])
  const sign = expr.kind === 'multiply' ? 1 : -1
  const joined = (one: string, other: string) => {
    // 50 litres by "5 litres a minute" are minutes: a unit of the story may hide what it is taken by.
    const isHidden = one === other && one !== bare && sign === -1
    if (one === 'unknown' || other === 'unknown' || isHidden) return 'unknown'
    const by = other.split(',').map(Number)
    return one
      .split(',')
      .map((exponent, at) => Number(exponent) + sign * by[at]!)
      .join()
  }
  return new Set([...left].flatMap((one) => [...right].map((other) => joined(one, other))))
}

/** False if a calculation cannot be this amount, although it may have its value: half of two speeds is no time. */
function fits(reading: StoryReading, expr: Expr, quantity: Measured | undefined): boolean {
  const measures = mayMeasure(reading, expr)
  return !quantity?.unit || measures.has(dimensionOf(quantity)) || measures.has('unknown')
}

/** A calculation with the story's numbers that has the value of an amount, and may be it, is the way to it. */
function wayTo(reading: StoryReading, expr: Expr, value: Rational | null): string | null {
  const isIt = (each: StoryQuantity) => !each.isGiven && value && equals(each.value, value) && fits(reading, expr, each)
  const found = reading.quantities.find(isIt)
  if (!found) return null
  const uses = (part: Expr): boolean => {
    const own = valueOrNull(part)
    if (own && byValue(reading, own)) return true
    return 'left' in part ? uses(part.left) || uses(part.right) : false
  }
  return 'left' in expr && (uses(expr.left) || uses(expr.right)) ? found.id : null
}

function placeSum(reading: StoryReading, claim: Claim & { kind: 'sum' }): Placed {
  const { expr, value, claimed } = claim
  const placement = placeExpression(reading, expr, claimed ?? undefined)
  const isPlan = claimed === null
  // `29 : 4 = 8` for the cars needed: the story rounds.
  const rounds = reading.plan.some(({ operation }) => operation !== 'add' && /^round|remainder/.test(operation))
  const isClose =
    claimed !== null &&
    value !== null &&
    Math.abs(Number(claimed.n) / Number(claimed.d) - Number(value.n) / Number(value.d)) < 1
  if (rounds && isClose && claimed && equals(claimed, reading.answer))
    return { kind: 'answer', isPlan: false, unit: 'right' }
  // Neither called wrong nor right by the value of the rounded operand.
  if (isByRounding(reading, claim)) return { kind: 'unknown' }
  if (value && claimed && !isNear(value, claimed)) {
    return { kind: 'slip', id: placement.kind === 'arithmetic-slip' ? placement.id : quantityWith(reading, value) }
  }
  if (value && equals(value, reading.answer) && fits(reading, expr, reading.asked))
    return { kind: 'answer', isPlan, unit: 'right' }
  switch (placement.kind) {
    case 'quantity':
      return fits(reading, expr, quantityOf(reading, placement.id))
        ? { kind: 'quantity', id: placement.id, isPlan }
        : { kind: 'unknown' }
    case 'wrong-relation':
      return { kind: 'wrong', why: placement.why, quantities: placement.quantities }
    default: {
      const id = wayTo(reading, expr, value)
      if (id !== null) return { kind: 'quantity', id, isPlan }
      return value && isInPlan(reading, value) ? { kind: 'on-way' } : { kind: 'unknown' }
    }
  }
}

/**
 * "240 : 600 = 0.4" where the story asks for 40 %, of a whole that is not 600 any more: the result is a number that the story
 * gives, and an operand is no amount of it.
 */
export function isGivenByChance(reading: StoryReading, { expr, value, claimed }: Claim & { kind: 'sum' }): boolean {
  const result = claimed ?? value
  const { quantities } = reading
  // A number on the way, as 40/100, has no name of its own.
  const isNamed = ({ id, isGiven: isKnown }: StoryQuantity) => !isKnown && !id.startsWith('part-')
  if (!result || !isGivenOrPercent(reading, result)) return false
  if (quantities.some((each) => isNamed(each) && equals(each.value, result))) return false
  const operands = insideOf(expr)
  const isOf = (each: Rational) =>
    quantities.some((one) => equals(one.value, each) || equals(one.value, multiply(each, rational(100)))) ||
    isInPlan(reading, each) ||
    (each.d === 1n && (each.n <= 12n || [60n, 100n, 1000n].includes(each.n)))
  return !operands.every(isOf)
}

const isGivenOrPercent = (reading: StoryReading, value: Rational): boolean =>
  isGiven(reading, value) || isGiven(reading, multiply(value, rational(100)))

/** An operand of the plan that is surely no mere factor, as 2, 60 and 100 are. */
const isResultOnWay = (reading: StoryReading, value: Rational): boolean =>
  !(value.d === 1n && (value.n <= 12n || [60n, 100n, 1000n, 3600n].includes(value.n))) && isInPlan(reading, value)

/** An operand of the plan that the story does not give. */
function isInPlan({ plan, quantities }: StoryReading, value: Rational): boolean {
  const literals = (expr: Expr): Rational[] =>
    expr.kind === 'number' ? [expr.value] : 'left' in expr ? [...literals(expr.left), ...literals(expr.right)] : []
  const isGiven = quantities.some((each) => each.isGiven && equals(each.value, value))
  return !isGiven && plan.some(({ expression }) => literals(expression).some((each) => equals(each, value)))
}

const quantityWith = ({ quantities }: StoryReading, value: Rational): string | null =>
  quantities.find((each) => !each.isGiven && equals(each.value, value))?.id ?? null

// ---- Letters ---------------------------------------------------------------------------------------------------------

/** The wanted quantity first, then the unknown ones: a letter stands for something to be found. */
const unknowns = ({ quantities }: StoryReading): readonly StoryQuantity[] =>
  [...quantities.filter(({ isGiven }) => !isGiven)].sort((a, b) => Number(b.isAsked) - Number(a.isAsked))

const holds = (left: Expr, right: Expr, values: readonly (readonly [string, Rational])[]): boolean => {
  const put = (side: Expr) => values.reduce((expr, [name, value]) => substitute(expr, name, number(value)), side)
  const [a, b] = [valueOrNull(put(left)), valueOrNull(put(right))]
  return a !== null && b !== null && equals(a, b)
}

/** Values that occur in no story: what holds for them is an identity and says nothing. */
const elsewhere = [rational(7919, 13), rational(6857, 17)] as const

function placeEquation(
  reading: StoryReading,
  left: Expr,
  right: Expr,
  letter: { name: string; id: string } | null,
): Placed {
  const names = [...collectNames(right, collectNames(left))]
  const [first, second] = names
  if (!first || names.length > 2) return { kind: 'unknown' }
  if (holds(left, right, [[first, elsewhere[0]], ...(second ? ([[second, elsewhere[1]]] as const) : [])]))
    return { kind: 'unknown' }
  const candidates = unknowns(reading)
  // `x = 12` states a value.
  const said = left.kind === 'name' ? valueOrNull(right) : null
  if (said && !second) {
    const own = letter?.name === first ? quantityOf(reading, letter.id) : undefined
    if (!own) return placeNumber(reading, said, '')
    if (!equals(own.value, said)) return { kind: 'wrong-equation' }
    return own.isAsked
      ? { kind: 'answer', isPlan: false, unit: 'right' }
      : { kind: 'quantity', id: own.id, isPlan: false }
  }
  if (second) {
    const isTrue = candidates.some((one) =>
      reading.quantities.some(
        (other) =>
          other.id !== one.id &&
          (holds(left, right, [
            [first, one.value],
            [second, other.value],
          ]) ||
            holds(left, right, [
              [second, one.value],
              [first, other.value],
            ])),
      ),
    )
    return isTrue ? { kind: 'relation' } : { kind: 'unknown' }
  }
  const own = letter?.name === first ? quantityOf(reading, letter.id) : undefined
  const fits = (own ? [own] : candidates).find(({ value }) => holds(left, right, [[first, value]]))
  return fits ? { kind: 'equation', letter: first, id: fits.id } : { kind: 'wrong-equation' }
}

function placeLetters(reading: StoryReading, expr: Expr, letter: { name: string; id: string } | null): Placed {
  const names = [...collectNames(expr)]
  const own = letter && names.every((each) => each === letter.name) ? quantityOf(reading, letter.id) : undefined
  if (!own || !letter) return { kind: 'unknown' }
  const value = valueOrNull(substitute(expr, letter.name, number(own.value)))
  const found = value && reading.quantities.find((each) => equals(each.value, value))
  return found ? { kind: 'letters', id: found.id } : { kind: 'unknown' }
}
