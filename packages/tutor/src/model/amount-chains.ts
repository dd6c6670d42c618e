import { equalWords, perTimeWords, timeUnits } from '../language/amount-words.ts'
import { either } from '../language/either.ts'
import type { Language } from '../math/latex.ts'
import { realAt } from '../math/numeric.ts'
import { parseExpression } from '../math/parse.ts'
import { isPlain, isSameDimension, type Measurement, quantitiesIn, unitOf } from '../math/units.ts'
import { regExpOf } from '../pattern.ts'
import { checkClaim } from '../tools/claim.ts'
import { isCorrespondence, isRounded } from './amounts.ts'

/** A piece of a message that says one thing about amounts: one amount, or a chain of parts that are said to be equal. */
export interface AmountChain {
  /** As written, without a label before it. */
  readonly source: string
  /** Numbers and calculations; null where a part has letters that are no units: the "U*I*t" of "E = U*I*t = 6 J". */
  readonly parts: readonly (string | null)[]
  /** The single amounts with a unit among the parts. */
  readonly amounts: readonly Stated[]
  /** Equalities of it that do not hold. */
  readonly wrong: readonly WrongLink[]
  /** Every part that could be compared agrees, and two at least could. */
  readonly holds: boolean
  /** Which letter or words stand in front: "E" of "E = 6 J". */
  readonly name: string
}

interface Stated {
  readonly text: string
  readonly amount: Measurement
}

interface WrongLink {
  readonly text: string
  /** It is false because of the units. */
  readonly isOfUnits: boolean
}

const label = /^\s*(?:\p{L}|\d{1,2})\)\s*/iu
const ends = /(?<!\d)[.,]|[.,](?!\d)|[!?;\n]|\s(?=\p{L}\)\s)/iu
const perTime = regExpOf(`(?<=\\p{L})\\s+(?:${either(perTimeWords)})\\s+(${either(timeUnits)})\\p{L}?(?!\\p{L})`, 'giu')
const isEqual = regExpOf(`\\s(?:${either(equalWords)})\\s(?=\\d)`, 'iu')
const operators = /^[\s()*·×⋅/:÷+\-−–^²³\d]*$/u

/** The chains of a message, piece by piece. */
export function amountChainsIn(text: string, language: Language): readonly AmountChain[] {
  return text
    .replaceAll('$', ' ')
    .split(ends)
    .flatMap((piece): AmountChain[] => {
      const source = piece.replace(label, '').trim()
      if (!/\d/.test(source)) return []
      const plain = source.replace(perTime, (_, unit: string) => `/${unit.slice(0, unitOf(unit)?.en === 'h' ? 1 : 3)}`)
      const chain = chainOf(withSigns(plain, language), language)
      return chain ? [{ source, ...chain }] : []
    })
}

/** "0.5 h is 50 min": between two amounts the word is an equals sign. */
function withSigns(piece: string, language: Language): string {
  const amounts = quantitiesIn(piece, language).filter(({ unit }) => unit)
  return amounts.reduceRight((text, { end }, at) => {
    const next = amounts[at + 1]
    const gap = next ? text.slice(end, next.start) : ''
    return next && isEqual.test(`${gap}1`) && gap.trim().split(/\s+/).length === 1
      ? `${text.slice(0, end)} = ${text.slice(next.start)}`
      : text
  }, piece)
}

function chainOf(text: string, language: Language): Omit<AmountChain, 'source'> | null {
  const written = text.split(/[=≈]/u)
  const parts = written.map((part, at) => {
    const isFirst = at === 0
    const isLast = at === written.length - 1
    return calculationIn(part, language, isFirst && isLast ? 'only' : isFirst ? 'first' : isLast ? 'last' : 'middle')
  })
  if (parts.every((part) => part === null)) return null
  const amounts = parts.flatMap((part) => {
    const all = part === null ? [] : quantitiesIn(part, language)
    const [amount] = all
    return part !== null &&
      amount?.unit &&
      all.length === 1 &&
      part.slice(amount.end).trim() === '' &&
      amount.start === 0
      ? [{ text: part, amount }]
      : []
  })
  const links = parts.flatMap((left, at) =>
    parts.slice(at + 1).flatMap((right, step) => (left !== null && right !== null ? [{ left, right, step }] : [])),
  )
  const judged = links
    // Parts that are no neighbors are compared where both have units.
    .filter(({ left, right, step }) => step === 0 || [left, right].every((part) => hasUnit(part, language)))
    .map((link) => ({ ...link, truth: truthOfLink(link.left, link.right, language) }))
  const wrong = judged.filter(({ truth }) => truth === 'false')
  const name = /(?:^|\s)(\p{L}[\p{L}\d_]{0,2})\s*$/u.exec(written.length > 1 && parts[0] === null ? written[0]! : '')
  return {
    parts,
    amounts,
    wrong: wrong
      .filter(
        ({ left, right, step }) =>
          step === 0 ||
          !wrong.some(
            (each) => each.step === 0 && [left, right].some((part) => part === each.left || part === each.right),
          ),
      )
      .map(({ left, right }) => ({
        text: `${left} = ${right}`,
        isOfUnits: [left, right].every((part) => hasUnit(part, language)),
      })),
    holds: wrong.length === 0 && judged.some(({ truth }) => truth === 'true'),
    name: name?.[1] ?? '',
  }
}

const hasUnit = (part: string, language: Language): boolean =>
  quantitiesIn(part, language).some(({ unit }) => unit !== null && !isPlain(unit.dimension))

/** The calculation at the end of a first part, at the beginning of a last one, or that a part in the middle is. */
function calculationIn(part: string, language: Language, place: 'only' | 'first' | 'middle' | 'last'): string | null {
  const all = quantitiesIn(part, language)
  if (all.length === 0) return null
  const gaps = all.map(({ end }, at) => part.slice(end, all[at + 1]?.start))
  const before = part.slice(0, all[0]!.start)
  const last = all.length - 1
  if (place === 'middle' || place === 'only') {
    const isWhole = operators.test(before) && gaps.every((gap) => operators.test(gap))
    if (isWhole) return part.trim()
    // Of a sentence with a single amount the amount.
    return place === 'only' && all.length === 1 ? part.slice(all[0]!.start, all[0]!.end).trim() : null
  }
  if (place === 'first') {
    if (!operators.test(gaps[last]!)) return null
    const from = gaps.slice(0, last).findLastIndex((gap) => !operators.test(gap)) + 1
    const opening = /[(−-]?\s*$/u.exec(part.slice(0, all[from]!.start))![0]
    const isOfLetters = /[\p{L}²³)]\s*[*·×/:+−^-]\s*[(]*$/u.test(part.slice(0, all[from]!.start))
    return isOfLetters ? null : `${opening}${part.slice(all[from]!.start)}`.trim()
  }
  if (!operators.test(before)) return null
  const to = gaps.findIndex((gap) => !operators.test(gap))
  if (to < 0) return part.trim()
  // "10(x + 2)" and "3 m·g" go on with letters.
  if (/^\s*[*·×/:+−^(-]/u.test(gaps[to]!)) return null
  return part.slice(0, all[to]!.end).trim()
}

function truthOfLink(left: string, right: string, language: Language): 'true' | 'false' | null {
  const claim = `${left} = ${right}`
  const { verdict } = checkClaim(claim, language)
  if (verdict === 'true') return 'true'
  if (verdict !== 'false') return null
  const amounts = quantitiesIn(claim, language).filter(({ unit }) => unit)
  if (isRounded(claim, amounts) || isAboutInNumbers(left, right, language)) return 'true'
  return amounts.length > 1 && isCorrespondence(claim, amounts) ? null : 'false'
}

/** "7/3 = 2.3 ohm": the numbers agree up to the digits that are written, and one side at least has no units. */
function isAboutInNumbers(left: string, right: string, language: Language): boolean {
  if ([left, right].every((part) => hasUnit(part, language))) return false
  const [one, other] = [left, right].map((part) => numberIn(part, language))
  if (one === null || other === null || one === undefined || other === undefined) return false
  const places = /[.,](\d+)(?=\D*$)/.exec(right)?.[1]?.length ?? 0
  return places > 0 && Math.abs(one - other) <= 0.5 * 10 ** -places + 1e-12
}

function numberIn(part: string, language: Language): number | null {
  const bare = quantitiesIn(part, language).reduceRight((text, { start, end, value }) => {
    const number = Number(value.n) / Number(value.d)
    return `${text.slice(0, start)}(${number.toFixed(12)})${text.slice(end)}`
  }, part)
  try {
    const value = realAt(
      parseExpression(bare.replaceAll(':', '/').replace(/[·×⋅]/gu, '*').replaceAll('²', '^2').replaceAll('³', '^3')),
      {},
    )
    return Number.isFinite(value) ? value : null
  } catch {
    return null
  }
}

export const isSameKind = (one: Measurement, other: Measurement): boolean =>
  one.unit !== null && other.unit !== null && isSameDimension(one.unit.dimension, other.unit.dimension)
