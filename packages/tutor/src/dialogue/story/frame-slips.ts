import { models } from '../../frames/models.ts'
import { type Relation, solveFor } from '../../frames/system.ts'
import { number } from '../../math/ast.ts'
import type { Language } from '../../math/latex.ts'
import { add, divide, equals, MathsError, multiply, type Rational, rational } from '../../math/rational.ts'
import { isDecimalOf } from '../../math/rounded.ts'
import { isSameDimension, quantitiesIn, unitNamed } from '../../math/units.ts'
import { namedUnit } from './frame-texts.ts'
import { NoFrame, type ProposedFrame, systemOf } from './proposed.ts'
import { numbersIn } from './work.ts'

/** One thing done otherwise than in the frame, told so that "it is what the speed comes to if ..." is a sentence. */
interface Slip {
  readonly told: string
  readonly values: ReadonlyMap<string, Rational>
  readonly relations: readonly Relation[]
}

interface System {
  readonly values: ReadonlyMap<string, Rational>
  readonly relations: readonly Relation[]
}

/** More explanations than these explain nothing. */
const MOST_TOLD = 2

/**
 * Which usual mistake makes an amount of a framed story exactly this value: the frame is solved again with one thing
 * changed, a quantity that was not converted, a term left out, the wrong operation. null: none does, or too many do.
 */
export function slipOf(frame: ProposedFrame, language: Language, said: Rational): string | null {
  try {
    const system = systemOf(frame)
    // A whole number is none that was rounded.
    const isIt = (value: Rational | undefined) =>
      value !== undefined &&
      (equals(value, said) ||
        (said.d !== 1n && isDecimalOf(number(value), { kind: 'number', value: said, style: 'decimal' })))
    const wanted = [frame.asked, ...(frame.also ?? [])]
    const others = frame.unknown.map(({ role }) => role).filter((role) => !wanted.includes(role))
    for (const role of [...wanted, ...others]) {
      const { words } = frame.unknown.find((each) => each.role === role)!
      const given = conversionSlips(frame, system, language)
      const steps = stepSlips(role, frame, system)
      const whole = [meanOf(role, frame, system)].flatMap((each) => (each && isIt(each.value) ? [each.told] : []))
      const single = [...given, ...swapSlips(frame, system), ...steps]
        .filter((slip) => isIt(worthOf(role, slip)))
        .map(({ told }) => told)
      const all = [...new Set([...whole, ...single])]
      // Two slips at once come to a small number by chance.
      const isTelling = said.n >= 1000n * said.d
      const told = all.length > 0 || !isTelling ? all : twoOf(role, given, frame, isIt)
      if (told.length > 0 && told.length <= MOST_TOLD) return `what "${words}" comes to if ${told.join(', or if ')}`
    }
    return null
  } catch (error) {
    if (error instanceof NoFrame || error instanceof MathsError) return null
    throw error
  }
}

const worthOf = (role: string, { values, relations }: System): Rational | undefined =>
  solveFor(role, values, relations)?.values.get(role)

function twoOf(
  role: string,
  given: readonly Slip[],
  frame: ProposedFrame,
  isIt: (value: Rational | undefined) => boolean,
): readonly string[] {
  const found = given.flatMap((first) =>
    stepSlips(role, frame, first).flatMap((second) =>
      isIt(worthOf(role, second)) ? [`${first.told}, and ${second.told}`] : [],
    ),
  )
  return [...new Set(found)]
}

// ---- What was given ---------------------------------------------------------------------------------------------------

const powersOfTen = [10, 100, 1000].map((each) => rational(BigInt(each)))
const sixty = rational(60)

/** Given amounts that were converted otherwise: not at all, by another power of ten, minutes as hundredths. */
function conversionSlips({ given }: ProposedFrame, { values, relations }: System, language: Language): Slip[] {
  const put = (role: string, value: Rational, told: string): Slip => ({
    told,
    values: new Map([...values, [role, value]]),
    relations,
  })
  return given.flatMap(({ role, unit, span }): Slip[] => {
    const own = values.get(role)
    if (!own) return []
    const written = numbersIn(span, language).map(({ value }) => value)
    const isConverted = written.length > 0 && !/%/.test(`${span}${unit}`) && !written.some((each) => equals(each, own))
    const raw = isConverted ? written.map((each) => put(role, each, `"${span}" goes in as ${decimal(each)}`)) : []
    const scaled = isConverted
      ? powersOfTen
          .flatMap((each) => [multiply(own, each), divide(own, each)])
          .filter((each) => !written.some((one) => equals(one, each)))
          .map((each) => put(role, each, `"${span}" is taken for ${decimal(each)} ${unit}`))
      : []
    const asHundredths = minutesAsHundredths(span, unit, language)
    const hundredths = asHundredths
      ? [put(role, asHundredths, `"${span}" is taken for ${decimal(asHundredths)} ${unit}`)]
      : []
    return [...raw, ...scaled, ...hundredths]
  })
}

/** Given amounts of the same unit that may be taken for one another. */
const alikeIn = (role: string, { given }: ProposedFrame): readonly string[] => {
  const own = given.find((each) => each.role === role)
  return own ? given.flatMap((each) => (each !== own && isSameUnit(own.unit, each.unit) ? [each.role] : [])) : []
}

/** A given amount in place of another one, everywhere. */
const swapSlips = (frame: ProposedFrame, { values, relations }: System): Slip[] =>
  frame.given.flatMap(({ role }) =>
    alikeIn(role, frame).flatMap((other): Slip[] => {
      const [own, value] = [values.get(role), values.get(other)]
      return own && value && !equals(own, value)
        ? [{ told: inPlaceOf(value, own), values: new Map([...values, [role, value]]), relations }]
        : []
    }),
  )
const inPlaceOf = (value: Rational, own: Rational) => `${decimal(value)} stands where ${decimal(own)} belongs`

/** 1.45 of "1 h 45 min", 0.3 of "30 min", where hours are meant. */
function minutesAsHundredths(span: string, unit: string, language: Language): Rational | null {
  const [hour, minute] = [unitNamed('h'), unitNamed('min')]
  const named = namedUnit(unit)
  const amounts = quantitiesIn(span, language)
  if (!named || !isSameDimension(named.dimension, hour.dimension) || !equals(named.size, hour.size)) return null
  if (amounts.length === 0 || !amounts.some((each) => each.unit && equals(each.unit.size, minute.size))) return null
  return amounts.reduce<Rational | null>((sum, { value, unit: own }) => {
    if (!sum || !own || !isSameDimension(own.dimension, hour.dimension)) return null
    return add(sum, equals(own.size, minute.size) ? divide(value, rational(100)) : value)
  }, rational(0))
}

function isSameUnit(one: string, other: string): boolean {
  const [a, b] = [namedUnit(one), namedUnit(other)]
  return a && b ? isSameDimension(a.dimension, b.dimension) && equals(a.size, b.size) : one !== '' && one === other
}

/** 18 for speeds of 12 and 24. */
function meanOf(
  role: string,
  { given, unknown }: ProposedFrame,
  { values }: System,
): { readonly told: string; readonly value: Rational } | null {
  const unit = unknown.find((each) => each.role === role)?.unit ?? ''
  const alike = given.filter((each) => isSameUnit(each.unit, unit)).flatMap((each) => values.get(each.role) ?? [])
  if (alike.length < 2) return null
  return {
    told: `it is the mean of ${alike.map(decimal).join(' and ')}`,
    value: divide(alike.reduce(add), rational(BigInt(alike.length))),
  }
}

// ---- What was calculated ----------------------------------------------------------------------------------------------

const ONE_ID = '#1/1'

/** Steps on the way to an amount that are done otherwise: an operand alone, or the opposite operation. */
function stepSlips(role: string, frame: ProposedFrame, system: System): Slip[] {
  const values = new Map([...system.values, [ONE_ID, rational(1)]])
  const plan = solveFor(role, values, system.relations)?.plan ?? []
  const nameOf = (id: string): string | null => {
    const value = values.get(id)
    if (value) return decimal(value)
    return frame.unknown.find((each) => each.role === id)?.words ?? null
  }
  return plan.flatMap(({ gives, from }): Slip[] => {
    const at = system.relations.findIndex(
      ({ of }) => of.length === from.length + 1 && [gives, ...from].every((id) => of.includes(id)),
    )
    const relation = system.relations[at]
    if (!relation || from.length !== 2) return []
    const [a, b] = from as [string, string]
    const [first, second] = [a, b].map(nameOf)
    const others = (changed: Relation, told: string): Slip[] => [
      {
        told,
        values,
        relations: system.relations.map((each, index) => (index === at ? changed : each)),
      },
    ]
    const alone = (id: string, name: string | null | undefined, missing: string | null | undefined) =>
      name && missing ? others(product(gives, id, ONE_ID), `${missing} is left out beside ${name}`) : []
    const isSum = models[relation.model].shape === 'sum'
    const swapped = from.flatMap((id) =>
      alikeIn(id, frame).flatMap((other) => {
        const [own, value] = [values.get(id), values.get(other)]
        const of = relation.of.map((each) => (each === id ? other : each))
        return own && value && !equals(own, value) && !relation.of.includes(other)
          ? others({ ...relation, of }, inPlaceOf(value, own))
          : []
      }),
    )
    const pair = first && second ? `${first} and ${second}` : null
    if (!pair) return swapped
    if (isSum && relation.of[0] === gives)
      return [
        ...swapped,
        ...alone(a, first, second),
        ...alone(b, second, first),
        ...others(sum(a, gives, b), `${second} is subtracted from ${first} and not added`),
        ...others(sum(b, gives, a), `${first} is subtracted from ${second} and not added`),
      ]
    if (isSum) {
      const whole = relation.of[0]!
      const part = whole === a ? b : a
      return [
        ...swapped,
        ...others(product(gives, whole, ONE_ID), `${nameOf(part)} is not taken off ${nameOf(whole)}`),
        ...others(sum(gives, a, b), `${pair} are added and not subtracted`),
      ]
    }
    const isConstant = (id: string) => id.startsWith('#')
    if (relation.of[0] === gives)
      return [
        ...swapped,
        ...(isConstant(b) ? [] : alone(a, first, second)),
        ...(isConstant(a) ? [] : alone(b, second, first)),
        ...others(product(a, gives, b), `${first} is divided by ${second} and not multiplied`),
        ...others(product(b, gives, a), `${second} is divided by ${first} and not multiplied`),
      ]
    const total = relation.of[0]!
    const by = total === a ? b : a
    const bySixty = values.get(by)
    return [
      ...swapped,
      ...others(product(gives, total, by), `${nameOf(total)} and ${nameOf(by)} are multiplied and not divided`),
      ...others(product(by, gives, total), `${nameOf(by)} is divided by ${nameOf(total)}, the other way round`),
      ...(isConstant(by) && bySixty && equals(bySixty, sixty)
        ? others(
            product(gives, total, '#1/100'),
            `the minutes ${nameOf(total)} are taken for hundredths of an hour`,
          ).map((slip) => ({ ...slip, values: new Map([...slip.values, ['#1/100', rational(1n, 100n)]]) }))
        : []),
    ]
  })
}

const sum = (total: string, ...parts: readonly string[]): Relation => ({ model: 'told-sum', of: [total, ...parts] })
const product = (total: string, a: string, b: string): Relation => ({ model: 'told-product', of: [total, a, b] })

const decimal = ({ n, d }: Rational): string => (d === 1n ? `${n}` : `${Number((Number(n) / Number(d)).toFixed(4))}`)
