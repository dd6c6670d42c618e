import {
  add,
  divide,
  isZero,
  multiply,
  negate,
  ONE,
  type Rational,
  rational,
  subtract,
  ZERO,
} from '../../math/rational.ts'

/**
 * A calculation with the numbers of a story: flattened sums and products over slots and constants, so that equivalent
 * spellings give the same formula. `a-a*15/100` and `a*(1-15/100)` still differ in form; their equal residues identify
 * them.
 */
export type Formula =
  | { readonly kind: 'slot'; readonly slot: number }
  | { readonly kind: 'sum'; readonly constant: Rational; readonly terms: readonly Term[] }
  | {
      readonly kind: 'product'
      readonly constant: Rational
      readonly above: readonly Formula[]
      readonly below: readonly Formula[]
    }
interface Term {
  readonly sign: 1 | -1
  readonly of: Formula
}
export type Rounding = 'none' | 'up' | 'down' | 'remainder'

const constantOf = (value: Rational): Formula => ({ kind: 'sum', constant: value, terms: [] })
const isConstant = (formula: Formula): formula is Formula & { kind: 'sum' } =>
  formula.kind === 'sum' && formula.terms.length === 0

function sum(left: Formula, right: Formula, sign: 1 | -1): Formula {
  const terms: Term[] = []
  let constant = ZERO
  for (const [part, by] of [
    [left, 1],
    [right, sign],
  ] as const) {
    if (part.kind === 'sum') {
      constant = by === 1 ? add(constant, part.constant) : subtract(constant, part.constant)
      for (const term of part.terms) terms.push({ sign: (term.sign * by) as 1 | -1, of: term.of })
    } else if (part.kind === 'product' && part.constant.n < 0n) {
      terms.push({ sign: -by as 1 | -1, of: { ...part, constant: negate(part.constant) } })
    } else terms.push({ sign: by, of: part })
  }
  if (terms.length === 1 && isZero(constant) && terms[0]?.sign === 1) return terms[0].of
  return { kind: 'sum', constant, terms }
}

export function product(left: Formula, right: Formula, isDivision: boolean): Formula {
  const above: Formula[] = []
  const below: Formula[] = []
  let constant = ONE
  for (const [part, isBelow] of [
    [left, false],
    [right, isDivision],
  ] as const) {
    const factor = isConstant(part) ? part.constant : part.kind === 'product' ? part.constant : ONE
    constant = isBelow ? divide(constant, factor) : multiply(constant, factor)
    if (isConstant(part)) continue
    if (part.kind === 'product') {
      ;(isBelow ? below : above).push(...part.above)
      ;(isBelow ? above : below).push(...part.below)
    } else (isBelow ? below : above).push(part)
  }
  if (above.length + below.length === 0) return constantOf(constant)
  if (above.length === 1 && below.length === 0 && constant.n === 1n && constant.d === 1n) return above[0] as Formula
  return { kind: 'product', constant, above, below }
}

// ---- Writing and reading ---------------------------------------------------------------------------------------------

/** Parses a leaf of a written formula: a template letter or a number of the story. */
export type LeafReader = (text: string) => Formula | null

export interface Written {
  readonly formula: Formula
  readonly rounding: Rounding
}

/**
 * Parses `a*(1-b)`, `floor(96/11)`, `mod(a,b)`; null if it is no formula. `wholeReader` may take a part without letters
 * as one leaf.
 */
export function parseFormula(text: string, leaf: LeafReader, wholeReader: LeafReader = () => null): Written | null {
  let at = 0
  let isBroken = false
  const skip = () => {
    while (text[at] === ' ') at++
  }
  const take = (sign: string) => {
    skip()
    if (!text.startsWith(sign, at)) return false
    at += sign.length
    return true
  }
  const fail = (): Formula => {
    isBroken = true
    return constantOf(ONE)
  }
  const whole = (start: number): Formula | null => wholeReader(text.slice(start, at).trim())
  function atom(): Formula {
    skip()
    const start = at
    if (take('(')) {
      const inner = expression()
      if (!take(')')) return fail()
      return whole(start) ?? inner
    }
    if (take('-')) return product(constantOf(rational(-1)), atom(), false)
    const found = /^(?:\d+(?:\.\d+)?|[a-h])/.exec(text.slice(at))
    if (!found) return fail()
    at += found[0].length
    const read = leaf(found[0])
    if (!read && /[a-h]/.test(found[0])) return fail()
    return read ?? constantOf(numberOf(found[0]))
  }
  function term(): Formula {
    skip()
    const start = at
    let left = atom()
    for (;;) {
      const isDivision = take('/')
      if (!isDivision && !take('*')) return left
      const right = atom()
      if (isDivision && isConstant(right) && isZero(right.constant)) return fail()
      left = whole(start) ?? product(left, right, isDivision)
    }
  }
  function expression(): Formula {
    skip()
    const start = at
    let left = term()
    for (;;) {
      if (take('+')) left = sum(left, term(), 1)
      else if (take('-')) left = sum(left, term(), -1)
      else return left
      left = whole(start) ?? left
    }
  }
  let rounding: Rounding = 'none'
  let formula: Formula
  const call = /^\s*(ceil|floor|mod)\(/.exec(text)
  if (call) {
    at = call[0].length
    formula = expression()
    if (call[1] === 'mod') {
      if (!take(',')) return null
      formula = product(formula, expression(), true)
      rounding = 'remainder'
    } else rounding = call[1] === 'ceil' ? 'up' : 'down'
    if (!take(')')) return null
  } else formula = expression()
  skip()
  return isBroken || at < text.length ? null : { formula, rounding }
}

function numberOf(text: string): Rational {
  const [whole = '0', digits = ''] = text.split('.')
  return rational(BigInt(whole + digits), 10n ** BigInt(digits.length))
}

const letters = 'abcdefgh'
export const slotOf = (letter: string): Formula => ({ kind: 'slot', slot: letters.indexOf(letter) })

const numberText = (value: Rational) => (value.d === 1n ? `${value.n}` : `${value.n}/${value.d}`)

export function writeFormula(formula: Formula): string {
  if (formula.kind === 'slot') return letters[formula.slot] ?? '?'
  if (formula.kind === 'sum') {
    const parts = formula.terms.map(({ sign, of }) => `${sign === 1 ? '+' : '-'}${inBrackets(of, of.kind === 'sum')}`)
    // A leading minus would be parsed as a product with -1, so a positive term goes first.
    parts.sort((a, b) => Number(a.startsWith('-')) - Number(b.startsWith('-')))
    const { constant } = formula
    if (constant.n < 0n) parts.push(`-${inBrackets(constant, constant.d !== 1n)}`)
    else if (constant.n > 0n || parts.length === 0) parts.unshift(`+${inBrackets(constant, constant.d !== 1n)}`)
    const text = parts.join('')
    return text.startsWith('+') ? text.slice(1) : `0${text}`
  }
  const above = formula.above.map((each) => inBrackets(each, each.kind === 'sum'))
  const below = formula.below.map((each) => inBrackets(each, each.kind === 'sum'))
  if (formula.constant.n !== 1n || above.length === 0) above.unshift(`${formula.constant.n}`)
  if (formula.constant.d !== 1n) below.push(`${formula.constant.d}`)
  return above.join('*') + below.map((each) => `/${each}`).join('')
}
const inBrackets = (part: Formula | Rational, isNeeded: boolean) => {
  const text = 'kind' in part ? writeFormula(part) : numberText(part)
  return isNeeded ? `(${text})` : text
}

export function slotsOf(formula: Formula, found: number[] = []): number[] {
  if (formula.kind === 'slot') {
    if (!found.includes(formula.slot)) found.push(formula.slot)
  } else if (formula.kind === 'sum') for (const { of } of formula.terms) slotsOf(of, found)
  else for (const each of [...formula.above, ...formula.below]) slotsOf(each, found)
  return found
}

export function withSlots(formula: Formula, slots: ReadonlyMap<number, number>): Formula {
  if (formula.kind === 'slot') return { kind: 'slot', slot: slots.get(formula.slot) ?? formula.slot }
  if (formula.kind === 'sum')
    return { ...formula, terms: formula.terms.map(({ sign, of }) => ({ sign, of: withSlots(of, slots) })) }
  return {
    ...formula,
    above: formula.above.map((each) => withSlots(each, slots)),
    below: formula.below.map((each) => withSlots(each, slots)),
  }
}

// ---- Values ----------------------------------------------------------------------------------------------------------

/** The largest prime below 2^26: products of residues are exact in a double. */
const PRIME = 67_108_859
const times = (a: number, b: number) => (a * b) % PRIME
function power(base: number, exponent: number): number {
  let result = 1
  let square = base
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = times(result, square)
    square = times(square, square)
  }
  return result
}
const inverse = (value: number) => power(value, PRIME - 2)
const bigPrime = BigInt(PRIME)
function residueOf(value: Rational): number {
  const n = Number(((value.n % bigPrime) + bigPrime) % bigPrime)
  return times(n, inverse(Number(value.d % bigPrime)))
}
/** Residues of the slots, chosen so that different formulas do not collide. */
export const slotResidues = Array.from({ length: 24 }, (_, index) => power(7_654_321 + index * 977, 3 + index))

/** The value modulo `PRIME`: equal for formulas that are equal for all slot values; null for a division by zero. */
export function residue(formula: Formula, at: (slot: number) => number): number {
  if (formula.kind === 'slot') return at(formula.slot)
  if (formula.kind === 'sum') {
    let total = residueOf(formula.constant)
    for (const { sign, of } of formula.terms) total += sign * residue(of, at)
    return ((total % PRIME) + PRIME) % PRIME
  }
  let total = residueOf(formula.constant)
  for (const each of formula.above) total = times(total, residue(each, at))
  let under = 1
  for (const each of formula.below) under = times(under, residue(each, at))
  return formula.below.length > 0 ? times(total, inverse(under)) : total
}

export const scaledResidue = (slot: number, factor: Rational) => times(slotResidues[slot] ?? 1, residueOf(factor))

/** The exact value; null for a division by zero. */
export function exactValue(formula: Formula, at: (slot: number) => Rational): Rational | null {
  if (formula.kind === 'slot') return at(formula.slot)
  if (formula.kind === 'sum') {
    let total = formula.constant
    for (const { sign, of } of formula.terms) {
      const value = exactValue(of, at)
      if (!value) return null
      total = sign === 1 ? add(total, value) : subtract(total, value)
    }
    return total
  }
  let total = formula.constant
  for (const each of formula.above) {
    const value = exactValue(each, at)
    if (!value) return null
    total = multiply(total, value)
  }
  for (const each of formula.below) {
    const value = exactValue(each, at)
    if (!value || isZero(value)) return null
    total = divide(total, value)
  }
  return total
}

export interface Evaluation {
  value: number
  /** An intermediate result is negative. */
  isNegative: boolean
  /** An intermediate result is not an integer. */
  isBroken: boolean
}
const isWhole = (value: number) => Math.abs(value - Math.round(value)) < 1e-9

/** The value as a double, fast enough for many candidates; properties of intermediate results are recorded in `on`. */
export function quickValue(formula: Formula, at: (slot: number) => number, on: Evaluation): number {
  if (formula.kind === 'slot') return at(formula.slot)
  if (formula.kind === 'sum') {
    let total = Number(formula.constant.n) / Number(formula.constant.d)
    for (const { sign, of } of formula.terms) total += sign * quickValue(of, at, on)
    if (total < -1e-9) on.isNegative = true
    return total
  }
  let total = Number(formula.constant.n) / Number(formula.constant.d)
  for (const each of formula.above) total *= quickValue(each, at, on)
  for (const each of formula.below) total /= quickValue(each, at, on)
  if (!isWhole(total)) on.isBroken = true
  return total
}

export function rounded(value: Rational, below: Rational | null, rounding: Rounding): Rational {
  if (rounding === 'none' || value.d === 1n) return rounding === 'remainder' ? ZERO : value
  const down = value.n >= 0n ? value.n / value.d : (value.n - value.d + 1n) / value.d
  if (rounding === 'down') return rational(down)
  if (rounding === 'up') return rational(down + 1n)
  return multiply(subtract(value, rational(down)), below ?? ONE)
}
