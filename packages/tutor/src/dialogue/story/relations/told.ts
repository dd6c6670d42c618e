import { relationCues } from '../../../language/relation-cue-words.ts'
import type { RelationCues, RelationWords } from '../../../language/relation-cues.ts'
import type { Language } from '../../../math/latex.ts'
import { type Rational, rational } from '../../../math/rational.ts'
import { unitOf, unitPattern } from '../../../math/units.ts'
import { regExpOf } from '../../../pattern.ts'
import { questionIn } from '../facts.ts'
import { quoteAt } from '../kinds/kind.ts'
import { numbersIn } from '../work.ts'

type AmountType =
  | 'percent'
  | 'money'
  | 'count'
  | 'length'
  | 'time'
  | 'speed'
  | 'mass'
  | 'volume'
  | 'area'
  | 'rate'
  | 'fraction'

/** A number of the text with what it measures. */
export interface Amount {
  readonly type: AmountType
  readonly value: Rational
  /** `km`, `h`, `km/h`; empty for a count and for money. */
  readonly unit: string
  /** The word behind a count. */
  readonly noun: string
  readonly start: number
  readonly end: number
  /** The end of the number itself, without its unit. */
  readonly bare: number
}

/** A text as its amounts, for readers that look for cues around them. */
export interface Told {
  readonly text: string
  readonly language: Language
  readonly words: RelationWords
  readonly amounts: readonly Amount[]
  /** Numbers that are only names: "Year 8". */
  readonly labels: readonly string[]
  /** The text with `#` for an amount and `%` for a percentage. */
  readonly masked: string
  readonly question: { readonly start: number; readonly text: string }
  /** The text with `@` for one amount. */
  readonly around: (amount: Amount) => string
  readonly has: (cue: keyof RelationCues, where?: string) => boolean
}

const compiled = new Map<string, RegExp>()
export function cueOf(source: string): RegExp {
  const known = compiled.get(source)
  if (known) return known
  const made = regExpOf(source, 'iu')
  compiled.set(source, made)
  return made
}

export function toldOf(text: string, language: Language): Told | null {
  const words = relationCues[language]
  if (/\d:\d\d(?!\d)|[=²³]|\d\s?[*^+]\s?\d/u.test(text)) return null
  const found: Amount[] = []
  const labels: string[] = []
  const labelled = [...text.matchAll(regExpOf(words.labels, 'giu'))]
  for (const number of numbersIn(text, language)) {
    const label = labelled.find(({ index, 0: said }) => index <= number.start && number.end <= index + said.length)
    if (label) {
      labels.push(quoteAt(text, number.start, number.end - number.start))
      continue
    }
    const amount = amountAt(text, number, words)
    if (amount === null) return null
    if (amount === 'idle') labels.push(quoteAt(text, number.start, number.end - number.start))
    else found.push(amount)
  }
  if (found.length === 0 || found.length > 8) return null
  const neutral = regExpOf(words.neutral, 'giu')
  const mask = (own: Amount | null) => {
    let [made, from] = ['', 0]
    for (const each of found) {
      made += `${text.slice(from, each.start)}${each === own ? '@' : each.type === 'percent' ? '%' : '#'}`
      from = each.end
    }
    return plain(`${made}${text.slice(from)}`).replace(neutral, ' ')
  }
  const masked = mask(null)
  const asked = questionIn(text, language)
  const start = asked && asked.start >= 0 ? asked.start : lastPart(text)
  return {
    text,
    language,
    words,
    amounts: found,
    labels,
    masked,
    question: { start, text: plain(text.slice(start)) },
    around: mask,
    has: (cue, where = masked) => cueOf(words.cues[cue]).test(where),
  }
}

const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е').replace(/[’‘]/gu, "'")

/** "New price?" without a question word: what follows the last number. */
function lastPart(text: string): number {
  const sentences = [...text.matchAll(/[.!?,;]\s+(?=\p{L})/gu)]
  return sentences.at(-1) ? (sentences.at(-1)?.index ?? 0) + 1 : 0
}

type Found = ReturnType<typeof numbersIn>[number]

function amountAt(text: string, number: Found, words: RelationWords): Amount | 'idle' | null {
  const { value, start } = number
  const said = text.slice(start, number.end)
  let { end } = number
  const before = text.slice(0, start)
  let rest = text.slice(end)
  const own = { value, start, noun: '', unit: '' }
  if (value.n <= 0n) return null
  const thousand = cueOf(`^\\s?(?:${words.thousands})`).test(rest)
  if (thousand) return null
  const percent = /%|percent|per cent|процент/iu.test(said) ? '' : cueOf(`^[\\s-]?(?:${words.percent})`).exec(rest)?.[0]
  if (percent !== undefined)
    return {
      ...own,
      value: percent === '' ? value : rational(value.n, value.d * 100n),
      type: 'percent',
      end: end + percent.length,
      bare: end,
    }
  if (cueOf(`^[\\s-]?(?:${words.parts})(?!\\p{L})`).test(rest)) return null
  if (!/\d/.test(said) && value.d === 1n && value.n === 1n) return 'idle'
  if (value.d !== 1n && !/[.,]/.test(said)) return { ...own, type: 'fraction', end, bare: end }
  const sign = /[$€£₽]\s?$/u.exec(before)?.[0] ?? ''
  const money = cueOf(`^\\s?(?:[$€£₽]|(?:${words.money})(?!\\p{L}))`).exec(rest)?.[0]
  if (sign || money !== undefined) {
    const from = start - sign.length
    const to = end + (money ?? '').length
    if (cueOf(words.moneyPer).test(text.slice(to)))
      return { ...own, start: from, end: to, bare: end, type: 'money', unit: 'per' }
    return { ...own, start: from, end: to, bare: end, type: 'money' }
  }
  const measured = cueOf(`^[\\s-]?(${unitPattern})(?![\\p{L}\\d])`).exec(rest)
  const unit = measured?.[1] ? unitOf(measured[1]) : null
  if (measured?.[1] && unit) {
    end += measured[0].length
    rest = text.slice(end)
    const per = cueOf(`^\\s?(?:/\\s?|(?:${words.per})\\s)(${unitPattern})(?!\\p{L})`).exec(rest)
    const below = per?.[1] ? unitOf(per[1]) : null
    if (below) {
      const speed = unitOf(`${unit.en === 'mi' ? 'm' : unit.en}/${below.en}`)
      const spoken = unit.en === 'mi' && below.en === 'h' ? 'mph' : unit.en === 'mi' ? null : speed?.en
      end += per?.[0].length ?? 0
      return spoken
        ? { ...own, end, bare: number.end, type: 'speed', unit: spoken }
        : { ...own, end, bare: number.end, type: 'rate' }
    }
    if (/^\s?\//u.test(rest)) return { ...own, end, bare: number.end, type: 'rate' }
    if (unit.quantity === 'money') return null
    // "2 kg of pears": pears are no apples.
    const stuff = /^\sof (?:the )?(\p{L}[\p{L}'-]*)/u.exec(text.slice(end))?.[1] ?? ''
    return { ...own, end, bare: number.end, type: unit.quantity, unit: unit.en, noun: stemOf(stuff) }
  }
  const noun = /^\s?(\p{L}[\p{L}'-]*)(?:\s(\p{L}[\p{L}'-]*))?/u.exec(rest)
  const first = noun?.[1] ?? ''
  const isAdjective = cueOf(`^(?:${words.small}|${words.adjectives})$`).test(first)
  return { ...own, type: 'count', end, bare: end, noun: isAdjective ? '' : stemOf(first) }
}

/** What two forms of a word have in common. */
export const stemOf = (word: string): string => {
  const plain = word.toLowerCase().replaceAll('ё', 'е')
  return /[а-я]/u.test(plain)
    ? plain.slice(0, Math.max(3, Math.min(5, plain.length - 2)))
    : plain.replace(/(?:es|s)$/u, '')
}

/** The stems of the words of a text that carry meaning. */
export function stemsOf(text: string, { words }: Told): Set<string> {
  const small = cueOf(`^(?:${words.small})$`)
  return new Set(
    [...text.matchAll(/\p{L}[\p{L}'-]*/gu)].flatMap(([word]) =>
      word.length < 3 || small.test(word) ? [] : stemOf(word),
    ),
  )
}
