import { conversionWords, equalWords, saysResult } from '../language/amount-words.ts'
import { andWords } from '../language/comparison-words.ts'
import { isDeniedAt } from '../language/denial.ts'
import { either } from '../language/either.ts'
import type { Language } from '../math/latex.ts'
import { add, divide, equals, type Rational } from '../math/rational.ts'
import { type CompoundUnit, inSi, isPlain, isSameDimension, quantitiesIn, unitNamed } from '../math/units.ts'
import { regExpOf } from '../pattern.ts'
import type { HeardLine } from './understood.ts'

/** One amount, in one unit or in two: "2 h 20 min". */
interface Amount {
  readonly si: Rational
  readonly units: readonly CompoundUnit[]
  /** The digits as they stand there, without zeros at the ends. */
  readonly digits: string
  readonly text: string
  readonly start: number
  readonly end: number
}

const joint = regExpOf(`^\\s*(?:${either(andWords)})?\\s*$`, 'iu')

/** The amounts of a text with what their units measure; "2 min and 6 s" is one. */
function amountsOf(text: string, language: Language): readonly Amount[] {
  const all: Amount[] = []
  for (const { value, unit, start, end } of quantitiesIn(text, language)) {
    if (!unit || isPlain(unit.dimension) || unit.offset) continue
    const own = { si: inSi(value, unit), units: [unit], digits: digitsOf(text.slice(start, end)), text: '', start, end }
    const before = all.at(-1)
    const [first] = before?.units ?? []
    const isRest =
      before !== undefined &&
      first !== undefined &&
      before.units.length === 1 &&
      joint.test(text.slice(before.end, start)) &&
      isSameDimension(first.dimension, unit.dimension) &&
      isSmaller(unit, first)
    if (isRest)
      all[all.length - 1] = {
        ...before,
        si: add(before.si, own.si),
        units: [...before.units, unit],
        digits: before.digits + own.digits,
        end,
      }
    else all.push(own)
  }
  return all.map((each) => ({ ...each, text: text.slice(each.start, each.end).trim() }))
}

const isSmaller = ({ size }: CompoundUnit, other: CompoundUnit): boolean => {
  const ratio = divide(size, other.size)
  return ratio.n < ratio.d
}

const digitsOf = (text: string): string =>
  (/\d[\d.,]*/.exec(text)?.[0] ?? '').replace(/[.,]/g, '').replace(/^0+|0+$/g, '')

const isSameKind = (one: Amount, other: Amount): boolean =>
  isSameDimension(one.units[0]!.dimension, other.units[0]!.dimension)
const isInOtherUnits = (one: Amount, other: Amount): boolean => {
  const names = ({ units }: Amount) => units.map(({ en }) => en).join()
  return names(one) !== names(other)
}

const asksConversion = regExpOf(`(?<!\\p{L})(?:${either(conversionWords)})(?!\\p{L})`, 'iu')

/**
 * The question of the model names one amount and asks for it in another unit ("How many kg are 300 g?"), and the message
 * answers with one that is not the same.
 */
export function falselyConverted(question: string, message: string, language: Language): readonly HeardLine[] {
  const last = question.slice(question.slice(0, question.lastIndexOf('?')).lastIndexOf('?') + 1)
  const [asked, ...others] = amountsOf(last, language)
  if (!asked || others.length > 0 || !asksConversion.test(last) || asksOther(last, asked, language)) return []
  const said = amountsOf(message, language).filter((each) => isSameKind(each, asked))
  const [answer, ...more] = said
  // "40 min = 2/3 h" says it of another amount.
  if (more.length > 0) return []
  if (!answer || !isInOtherUnits(answer, asked) || isDeniedAt(message, answer.start)) return []
  if (said.some(({ si }) => equals(si, asked.si)) || isNearly(answer.si, asked.si)) return []
  return [{ text: `"${answer.text}"`, grade: 'false', cause: `not the ${asked.text} of your question` }]
}

/** "How many joules does it deliver in 10 seconds": a unit of another kind is asked for. */
function asksOther(question: string, { start, units }: Amount, language: Language): boolean {
  const words = question.slice(0, start).match(/\p{L}{2,}/gu) ?? []
  // "Square meters" are named by two words.
  const named = words.flatMap((word, at) =>
    [word, `${words[at - 1] ?? ''} ${word}`].flatMap((name) => quantitiesIn(`1 ${name}`, language).slice(0, 1)),
  )
  const measured = named.flatMap(({ unit }) => (unit && !isPlain(unit.dimension) ? [unit] : []))
  return measured.length > 0 && measured.every((unit) => !isSameDimension(unit.dimension, units[0]!.dimension))
}

/** Rounded, and no mistake of units. */
const isNearly = (one: Rational, other: Rational): boolean => {
  const ratio = Number(one.n * other.d) / Number(one.d * other.n)
  return Math.abs(ratio - 1) < 0.05
}

const leadsOn = regExpOf(
  `^\\s*(?:\\p{L}+\\s*)?(?:[.,;]+\\s*)?(?:=\\s*|(?:(?:${either(equalWords)}|${either(saysResult)})\\s*){1,6})$`,
  'iu',
)

/**
 * "126 s so its 1.26 min", "2 min 6 s left, so 2.6 min": the digits of one time in another unit. Of decimal units nothing is
 * said: ten times 25 g are 0.25 kg.
 */
export function digitsAsTime(message: string, language: Language): readonly HeardLine[] {
  const all = amountsOf(message, language).filter(({ units: [unit] }) => isSameDimension(unit!.dimension, time))
  return all.flatMap((amount, at): HeardLine[] => {
    const before = all[at - 1]
    if (!before || !isInOtherUnits(before, amount) || !/\d[.,]\d/.test(amount.text)) return []
    if (before.digits !== amount.digits || isNearly(before.si, amount.si) || isDeniedAt(message, amount.start))
      return []
    if (!leadsOn.test(message.slice(before.end, amount.start))) return []
    return [{ text: `"${message.slice(before.start, amount.end).trim()}"`, grade: 'false', cause: 'with its units' }]
  })
}
const time = unitNamed('s').dimension
