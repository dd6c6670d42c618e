import en from '../language/en/word-problems.json' with { type: 'json' }
import ru from '../language/ru/word-problems.json' with { type: 'json' }
import type { Language } from '../math/latex.ts'
import { decimalText, isFiniteDecimal, ONE, type Rational, rational, sign } from '../math/rational.ts'
import { bytesOf } from '../packed.ts'
import { calibrationRow } from './learned/calibration.ts'
import { type Story, storyOf } from './learned/features.ts'
import { exactValue, type Formula, type Rounding, rounded } from './learned/formula.ts'
import { LEVELS, SKIP, TABLE_BITS } from './learned/hash.ts'
import { type Candidate, candidatesOf, probabilitiesOf, scoreAll, valueGroups } from './learned/model.ts'
import { type Templates, templatesOf } from './learned/templates.ts'

/** A number of the story as written. */
interface Quantity {
  readonly value: Rational
  /** The unit or counted noun after it; empty if there is none. */
  readonly unit: string
  /** The number with its unit, as written. */
  readonly text: string
  readonly start: number
  readonly end: number
}

/** An expression tree that computes the answer from the numbers of the story. */
export type Plan =
  | { readonly kind: 'quantity'; readonly quantity: Quantity }
  | { readonly kind: 'constant'; readonly value: Rational }
  | {
      readonly kind: 'operation'
      readonly operation: 'add' | 'subtract' | 'multiply' | 'divide'
      readonly left: Plan
      readonly right: Plan
    }

export interface RankedReading {
  readonly plan: Plan
  /** Calibrated probability that the value is right, fitted on held-out stories. */
  readonly probability: number
  readonly value: Rational
  /** Set where `value` differs from the plan's value: the quotient is rounded, or the remainder is asked for. */
  readonly rounding?: 'up' | 'down' | 'remainder'
}

/** The trained weights of one language, as stored. */
interface StoredWeights {
  /** The factor from a stored level to a weight. */
  readonly unit: number
  /** The calculations met in training, besides the built-in ones, separated by spaces. */
  readonly templates: string
  readonly calibration: readonly number[]
  /**
   * Base64, one byte per weight in ascending order of its place: the upper half is the distance from the previous
   * place; the lower half is 1 to 7 for a weight of that level, 8 to 14 for a negative one, 0 for a skip without a
   * weight.
   */
  readonly weights: string
}
interface Weights {
  readonly table: Float32Array
  readonly templates: Templates
  readonly calibration: readonly number[]
}

function unpack({ unit, templates, calibration, weights }: StoredWeights): Weights {
  const bytes = bytesOf(weights)
  const table = new Float32Array(2 ** TABLE_BITS)
  let place = 0
  for (const byte of bytes) {
    const code = byte & 15
    if (code === 0) {
      place += ((byte >> 4) + 1) * SKIP
      continue
    }
    place += byte >> 4
    const isNegative = code > LEVELS.length
    const size = LEVELS[(code - 1) % LEVELS.length] ?? 0
    table[place] = (isNegative ? -size : size) * unit
  }
  return { table, calibration, templates: templatesOf(templates.split(' ')) }
}

const stored: Readonly<Record<Language, StoredWeights>> = { en, ru }
/** Unpacked on the first story of a language. */
const unpacked = new Map<Language, Weights>()
function weightsOf(language: Language): Weights {
  const known = unpacked.get(language)
  if (known) return known
  const made = unpack(stored[language])
  unpacked.set(language, made)
  return made
}

const MOST_READINGS = 5
/** A reading less probable than this is a guess and is dropped. */
const LEAST = 0.01

/**
 * Ranks the calculations that a word problem may ask for: at most five with different values, most probable first; none
 * where there is no question or no number.
 */
export function rankReadings(text: string, language: Language): readonly RankedReading[] {
  const story = storyOf(text, language)
  if (!story) return []
  const { templates, table, calibration } = weightsOf(language)
  const candidates = candidatesOf(story, templates)
  const none = scoreAll(story, candidates, templates, table)
  const { probabilities, none: unanswerable } = probabilitiesOf(candidates, none)
  const groups = valueGroups(candidates, probabilities)
  const found: RankedReading[] = []
  for (const [index, { best, sum }] of groups.entries()) {
    if (found.length >= MOST_READINGS || sum < LEAST) break
    const rival =
      index === 0 ? Math.max(unanswerable, groups[1]?.sum ?? 0) : Math.max(unanswerable, groups[0]?.sum ?? 0)
    const candidate = candidates[best]
    const reading = candidate && readingOf(story, candidate)
    if (reading)
      found.push({ ...reading, probability: calibrated(calibration, calibrationRow(sum, rival, story, candidate)) })
  }
  return found.sort((a, b) => b.probability - a.probability)
}

/** Platt scaling: a logistic function of the row. */
function calibrated(by: readonly number[], row: readonly number[]): number {
  const score = row.reduce((all, each, index) => all + each * (by[index] ?? 0), 0)
  return 1 / (1 + Math.exp(-score))
}

function readingOf(story: Story, { template, numbers }: Candidate): Omit<RankedReading, 'probability'> | null {
  const at = (slot: number) => story.numbers[numbers[slot] ?? 0]?.value ?? ONE
  const exact = exactValue(template.formula, at)
  if (!exact) return null
  const { rounding } = template
  const value = rounded(exact, rounding === 'remainder' ? divisorOf(template.formula, at) : null, rounding)
  const plan = planOf(template.formula, (slot) => leafOf(story, numbers[slot] ?? 0), at)
  return rounding === 'none' ? { plan, value } : { plan, value, rounding: rounding satisfies Exclude<Rounding, 'none'> }
}

function divisorOf(formula: Formula, at: (slot: number) => Rational): Rational {
  if (formula.kind !== 'product') return ONE
  const below: Formula = {
    kind: 'product',
    constant: rational(formula.constant.d),
    above: formula.below,
    below: [],
  }
  return exactValue(below, at) ?? ONE
}

const constant = (value: Rational): Plan => ({ kind: 'constant', value })
const isOne = (value: Rational) => value.n === 1n && value.d === 1n
const operation = (name: 'add' | 'subtract' | 'multiply' | 'divide', left: Plan, right: Plan): Plan => ({
  kind: 'operation',
  operation: name,
  left,
  right,
})

function leafOf({ spans, numbers }: Story, index: number): Plan {
  const number = numbers[index]
  if (!number) return constant(ONE)
  const { amount, factor } = number
  if (amount.kind === 'implied') return constant(number.value)
  const noun = spans.words
    .slice(amount.last, amount.last + 1)
    .find(({ isMark, amount: own }) => !isMark && own === null)
  const written = spans.text.slice(amount.start, amount.end)
  const unit = amount.measure
    ? written.replace(/^[-−\d\s.,/½¼¾]+/, '')
    : ((noun && spans.text.slice(noun.start, noun.end)) ?? '')
  const quantity: Plan = {
    kind: 'quantity',
    quantity: { value: amount.value, unit, text: written, start: amount.start, end: amount.end },
  }
  if (isOne(factor)) return quantity
  return factor.n === 1n
    ? operation('divide', quantity, constant(rational(factor.d)))
    : operation('multiply', quantity, constant(factor))
}

/** The steps in the order a student would take them: first a quotient if it is exact, else a product. */
function planOf(formula: Formula, leaf: (slot: number) => Plan, at: (slot: number) => Rational): Plan {
  if (formula.kind === 'slot') return leaf(formula.slot)
  if (formula.kind === 'sum') {
    const terms = [...formula.terms].sort((a, b) => b.sign - a.sign)
    const { constant: own } = formula
    let plan: Plan | null = sign(own) > 0 && terms[0]?.sign !== 1 ? constant(own) : null
    const isFirst = plan !== null
    for (const term of terms) {
      const part = planOf(term.of, leaf, at)
      plan = plan
        ? operation(term.sign === 1 ? 'add' : 'subtract', plan, part)
        : term.sign === 1
          ? part
          : operation('subtract', constant(rational(0)), part)
    }
    if (!plan) return constant(own)
    if (isFirst || own.n === 0n) return plan
    return sign(own) > 0
      ? operation('add', plan, constant(own))
      : operation('subtract', plan, constant(rational(-own.n, own.d)))
  }
  const above = formula.above.map((each) => ({ plan: planOf(each, leaf, at), value: exactValue(each, at) ?? ONE }))
  const below = formula.below.map((each) => ({ plan: planOf(each, leaf, at), value: exactValue(each, at) ?? ONE }))
  const { constant: own } = formula
  if (own.n !== 1n || above.length === 0) above.push({ plan: constant(rational(own.n)), value: rational(own.n) })
  if (own.d !== 1n) below.push({ plan: constant(rational(own.d)), value: rational(own.d) })
  const [first, ...others] = above
  if (!first) return constant(own)
  let { plan, value } = first
  const multiplyBy = (other: { plan: Plan; value: Rational }) => {
    plan = operation('multiply', plan, other.plan)
    value = rational(value.n * other.value.n, value.d * other.value.d)
  }
  const left = [...below]
  for (const other of [...others]) {
    const next = left[0]
    const quotient = next && next.value.n !== 0n ? rational(value.n * next.value.d, value.d * next.value.n) : null
    if (next && quotient && isFiniteDecimal(quotient, 2) && decimalText(quotient).length <= 6) {
      plan = operation('divide', plan, next.plan)
      value = quotient
      left.shift()
    }
    multiplyBy(other)
  }
  for (const next of left) plan = operation('divide', plan, next.plan)
  return plan
}
