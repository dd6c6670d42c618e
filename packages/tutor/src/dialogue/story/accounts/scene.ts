import type { AccountWords } from '../../../language/account-words.ts'
import { accountWords } from '../../../language/accounts.ts'
import { graphWords } from '../../../language/relation-words.ts'
import type { Language } from '../../../math/latex.ts'
import { divide, equals, ONE, type Rational, rational } from '../../../math/rational.ts'
import { unitOf, unitPattern } from '../../../math/units.ts'
import { regExpOf } from '../../../pattern.ts'
import { remembered } from '../../../remembered.ts'
import { questionIn } from '../facts.ts'
import { quoteAt } from '../kinds/kind.ts'
import { numbersIn } from '../work.ts'

export type AmountKind = 'count' | 'money' | 'share' | 'times' | 'ratio'

/** A number of a task, with what it counts or measures. */
export interface Amount {
  readonly kind: AmountKind
  readonly value: Rational
  /** The parts of a ratio. */
  readonly parts: readonly Rational[]
  /** `km`, `kg`; empty for a count and for money. */
  readonly unit: string
  /** Stems of the words that follow: "red pens". */
  readonly things: ReadonlySet<string>
  readonly start: number
  readonly end: number
  /** As written, with its currency and unit. */
  readonly text: string
  /** The second unit of a rate: "60 km/h". */
  readonly perUnit?: string
  /** Two amounts whose product this is. */
  readonly factors?: readonly [number, number]
}

/** A task as its amounts and the words around them. */
export interface Scene {
  readonly text: string
  readonly language: Language
  readonly words: AccountWords
  readonly amounts: readonly Amount[]
  /** In lower case, with one private sign for each amount. */
  readonly told: string
  readonly asked: string
  readonly question: string
  readonly idle: readonly string[]
}

const bases: Readonly<Record<AmountKind, number>> = {
  count: 0xe000,
  money: 0xe080,
  share: 0xe100,
  times: 0xe180,
  ratio: 0xe200,
}
const range = (from: number, to: number) => `[\\u${from.toString(16)}-\\u${(to - 1).toString(16)}]`
const macros: Readonly<Record<string, string>> = {
  '<N>': `(${range(bases.count, bases.share)})`,
  '<C>': `(${range(bases.count, bases.money)})`,
  '<M>': `(${range(bases.money, bases.share)})`,
  '<S>': `(${range(bases.share, bases.times)})`,
  '<X>': `(${range(bases.times, bases.ratio)})`,
  '<R>': `(${range(bases.ratio, 0xe280)})`,
  '<W>': "\\p{L}[\\p{L}'-]*",
  // No word that joins or relates.
  '<A>':
    "(?!(?:and|or|then|but|in|into|on|at|to|from|of|for|with|by|while|и|а|но|или|потом|затем|столько|еще|из|в|на|у|за|с|от|для|осталь\\p{L}*)(?!\\p{L}))\\p{L}[\\p{L}'-]*",
}
const SIGN = range(bases.count, 0xe280)
const signs = regExpOf(SIGN, 'gu')
const MOST = 128

export const signOf = (kind: AmountKind, at: number): string => String.fromCharCode(bases[kind] + at)
const placeOf = (sign: string): number => (sign.charCodeAt(0) - bases.count) % MOST
/** The amounts of a piece of the masked text, in order. */
export const placesIn = (mask: string): number[] => [...mask.matchAll(signs)].map(([sign]) => placeOf(sign))
export const withoutSigns = (mask: string): string => mask.replace(signs, ' ')

const compiled = new Map<string, RegExp>()
/** A pattern of the language data; `<N>` is an amount, `<M>` one of money, `<S>` a part, `<X>` a factor, `<W>` a word. */
export function patternOf(source: string, flags = 'u'): RegExp {
  const key = `${flags}|${source}`
  const known = compiled.get(key)
  if (known) return known
  const inner = source.replaceAll(/<[NCMSXRWA]>/g, (macro) => macros[macro] ?? macro)
  const made = regExpOf(`(?<![\\p{L}\\d])(?:${inner})(?![\\p{L}\\d])`, flags)
  compiled.set(key, made)
  return made
}
export const has = (source: string, mask: string): boolean => source !== '' && patternOf(source).test(mask)

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[’‘]/gu, "'")
    .replace(/[−–—]/gu, '-')
    .replace(/[“”«»"]/gu, ' ')

/** The stems of the words that tell something. */
export function stemsOf(mask: string, { words, language }: Pick<Scene, 'words' | 'language'>): Set<string> {
  const small = patternOf(`(?:${words.small})`)
  return new Set(
    [...mask.matchAll(/\p{L}[\p{L}'-]*/gu)].flatMap(([said]) => {
      // "He'll", "Tom's".
      const word = said.replace(/'(?:s|ll|d|ve|re|m)$/u, '')
      const isSmall = [said, word].some((each) => small.exec(each)?.[0] === each)
      return word.length < 2 || isSmall ? [] : graphWords[language].stem(word)
    }),
  )
}

type Found = Omit<Amount, 'things' | 'text'>

export const sceneOf = remembered((text, language): Scene | null => lookAt(text, language))

function lookAt(text: string, language: Language): Scene | null {
  const words = accountWords[language]
  const asked = questionIn(text, language) ?? lastPiece(text) ?? lastSentence(text)
  if (!asked || asked.start < 0 || /\d\s?[×*+÷=^]\s?\d|[²³]|\d(?:st|nd|rd|th)(?!\p{L})/u.test(text)) return null
  const idle: string[] = []
  const found = amountsIn(text, language, words, idle)
  if (!found || found.length === 0 || found.length > 10) return null
  const cut = (from: number, to: number) => {
    let [mask, at] = ['', from]
    found.forEach((each, index) => {
      if (each.start < from || each.end > to) return
      mask += `${plain(text.slice(at, each.start))}${signOf(each.kind, index)}`
      at = each.end
    })
    return `${mask}${plain(text.slice(at, to))}`
  }
  const isCut = found.some(({ start, end }) => [asked.start, asked.end].some((edge) => start < edge && edge < end))
  if (isCut) return null
  const scene = { language, words }
  return {
    text,
    language,
    words,
    amounts: found.map((each) => ({
      ...each,
      text: text.slice(each.start, each.end).trim(),
      things:
        each.kind === 'count' || each.kind === 'money'
          ? thingsBehind(plain(text.slice(each.end, each.end + 60)), scene)
          : new Set(),
    })),
    told: `${cut(0, asked.start)} ${cut(asked.end, text.length)}`.trim(),
    asked: cut(asked.start, asked.end).trim(),
    question: text.slice(asked.start, asked.end),
    idle,
  }
}

/** "Grams per loaf?" without a word of a question: what follows the last mark. */
function lastPiece(text: string): { start: number; end: number } | null {
  const mark = [...text.matchAll(/[.,;!?]\s+(?=\p{L})/gu)].at(-1)
  return mark && !/\d/.test(text.slice(mark.index + 1))
    ? { start: mark.index + mark[0].length, end: text.length }
    : null
}

/** "Jars for 16 square metres?" */
function lastSentence(text: string): { start: number; end: number } | null {
  const mark = [...text.matchAll(/[.!;?]\s+(?=[\p{L}\d])/gu)].at(-1)
  return mark && text.length - mark.index < 70 ? { start: mark.index + mark[0].length, end: text.length } : null
}

/** "Red pens" behind a number, up to the first word that only joins. */
function thingsBehind(behind: string, scene: Pick<Scene, 'words' | 'language'>): Set<string> {
  const [said = ''] =
    regExpOf(`^[\\s-](?:(?:${scene.words.between}) )*(?:\\p{L}[\\p{L}'-]*\\s?){1,4}`, 'u').exec(behind) ?? []
  const joined = said.replace(/(?<=\p{L}) of (?:the )?(?=\p{L})/gu, ' ')
  const words: string[] = []
  const stop = patternOf(`(?:${scene.words.small}|${scene.words.verbs}|${scene.words.loss}|${scene.words.gain})`)
  for (const [word] of joined
    .replace(regExpOf(`^[\\s-](?:(?:${scene.words.between}) )*`, 'u'), '')
    .matchAll(/\p{L}[\p{L}'-]*/gu)) {
    if (stop.exec(word)?.[0] === word) break
    words.push(word)
  }
  return stemsOf(words.join(' '), scene)
}

function amountsIn(text: string, language: Language, words: AccountWords, idle: string[]): Found[] | null {
  const found: Found[] = []
  const isTaken = (start: number, end: number) => found.some((each) => start < each.end && each.start < end)
  const push = (start: number, end: number, value: Rational, kind: AmountKind, unit = '', parts: Rational[] = []) => {
    found.push({ start, end, value, kind, unit, parts })
  }
  const every = (source: string) => [...plain(text).matchAll(patternOf(source, 'gu'))]
  // Times of day and other numbers that are only names.
  const labels = [...text.matchAll(regExpOf(`(?<![\\p{L}\\d])(?:${words.labels})(?![\\p{L}\\d])`, 'giu'))]
  for (const { index, 0: said } of text.matchAll(
    /(?<![\d:.,])(\d+(?:[.,]\d+)?)((?:\s?:\s?\d+(?:[.,]\d+)?)+)(?![\d:])/gu,
  )) {
    const parts = said.split(':').map((each) => decimal(each.trim()))
    const isTime = /^\d{1,2}:\d\d$/.test(said) && !has(words.ratio, plain(text))
    if (isTime) return null
    push(index, index + said.length, ONE, 'ratio', '', parts)
  }
  for (const source of words.ratioWords)
    for (const match of plain(text).matchAll(regExpOf(source, 'gu'))) {
      const digits = [...match[0].matchAll(/\d+(?:[.,]\d+)?/g)]
      const [first] = digits
      const last = digits.at(-1)
      if (!first || !last || digits.length < 2) continue
      const [from, to] = [match.index + first.index, match.index + last.index + last[0].length]
      if (!isTaken(from, to))
        push(
          from,
          to,
          ONE,
          'ratio',
          '',
          digits.map(([each]) => decimal(each)),
        )
    }
  const isNumbered = (behind: string) => regExpOf(`^ (?:${words.ordinalOf})(?!\\p{L})`, 'iu').test(behind)
  // "Three fifths", "a sixth".
  for (const [bottom, below] of words.bottoms)
    for (const [top, above] of words.tops)
      for (const each of every(`(?:${above})[ -](?:${below})`))
        if (
          top < bottom &&
          !isTaken(each.index, each.index + each[0].length) &&
          !(top === 1 && isNumbered(text.slice(each.index + each[0].length)))
        )
          push(each.index, each.index + each[0].length, rational(top, bottom), 'share')
  for (const [bottom, below] of words.bottoms)
    for (const source of words.onePart)
      for (const each of every(source.replace('#', below)))
        if (!isTaken(each.index, each.index + each[0].length))
          push(each.index, each.index + each[0].length, rational(1, bottom), 'share')
  for (const [n, d, source] of words.factors)
    for (const each of every(source))
      if (!isTaken(each.index, each.index + each[0].length))
        push(each.index, each.index + each[0].length, rational(n, d), 'times')
  for (const [value, source] of words.numerals)
    for (const each of every(source))
      if (!isTaken(each.index, each.index + each[0].length))
        push(each.index, each.index + each[0].length, rational(value), 'count')
  const isMoney = /[$€£₽]/u.test(text) || has(words.moneyTask, plain(text))
  for (const number of numbersIn(text, language)) {
    const { start, value } = number
    let { end } = number
    if (isTaken(start, end)) continue
    const written = text.slice(start, end)
    const before = text.slice(0, start)
    let behind = text.slice(end)
    if (labels.some(({ index, 0: said }) => index <= start && end <= index + said.length)) {
      idle.push(quoteAt(text, start, end - start))
      continue
    }
    // "Seventy-five (75)" is told twice.
    const twin = found
      .filter((each) => each.end <= start)
      .toSorted((a, b) => a.end - b.end)
      .at(-1)
    if (twin && /\([^()]{0,24}$/u.test(before) && /^[^()]{0,12}\)/u.test(behind) && equals(twin.value, value)) {
      idle.push(quoteAt(text, start - 1, end - start + 2))
      continue
    }
    const isSpelled = !/\d/u.test(written)
    if (value.n < 0n || /(?:^|[\s(])[-−]$/u.test(before)) return null
    if (/%|percent|per cent|процент/iu.test(written)) {
      push(start, end, value, 'share')
      continue
    }
    if (isSpelled && equals(value, ONE)) continue
    if (/^-?(?:st|nd|rd|th|й|я|е|го|ой|ом|ый|ая)(?!\p{L})/u.test(behind)) return null
    if (isSpelled && value.n === 1n && isNumbered(behind)) {
      idle.push(quoteAt(text, start, end - start))
      continue
    }
    if (value.d !== 1n && (isSpelled || written.includes('/'))) {
      // "2 1/2 cups" is no part.
      push(start, end, value, value.n < value.d ? 'share' : 'count')
      continue
    }
    const factor = regExpOf(`^[\\s-]?(?:${words.times})(?!\\p{L})`, 'iu').exec(behind)?.[0]
    const lead = regExpOf(`(?<!\\p{L})(?:${words.timesBefore})\\s$`, 'iu').exec(before)?.[0] ?? ''
    if (factor !== undefined && (words.timesBefore === '' || lead !== '')) {
      push(start - lead.length, end + factor.length, value, 'times')
      continue
    }
    if (/^\s?(?:thousand|million|тысяч|миллион|тыс)/iu.test(behind)) return null
    const sign = /[$€£₽]\s?$/u.exec(before)?.[0] ?? ''
    const money = regExpOf(`^\\s?(?:[$€£₽](?!\\s?\\d)|(?:${words.currency})(?![\\p{L}\\d]))`, 'iu').exec(behind)?.[0]
    if (sign || money !== undefined) {
      push(start - sign.length, end + (money ?? '').length, value, 'money')
      continue
    }
    // A part of something: "0.4 of the rest".
    if (value.n < value.d && regExpOf(`^\\s(?:${words.partOf})(?!\\p{L})`, 'iu').test(behind)) {
      push(start, end, value, 'share')
      continue
    }
    const measured = regExpOf(`^[\\s-]?(${unitPattern})(?![\\p{L}\\d²³])`, 'iu').exec(behind)
    const unit = measured?.[1] ? unitOf(measured[1]) : null
    if (measured?.[1] && unit && unit.quantity === 'speed') {
      const [of = '', per = ''] = unit.en === 'mph' ? ['mi', 'h'] : unit.en.split('/')
      found.push({ start, end: end + measured[0].length, value, kind: 'count', unit: of, parts: [], perUnit: per })
      continue
    }
    if (measured?.[1] && unit && unit.quantity !== 'money') {
      const rate = regExpOf(`^\\s?/\\s?(${unitPattern})(?![\\p{L}\\d²³])`, 'iu').exec(behind.slice(measured[0].length))
      const below = rate?.[1] ? unitOf(rate[1]) : null
      if (rate && below) {
        const length = measured[0].length + rate[0].length
        found.push({ start, end: end + length, value, kind: 'count', unit: unit.en, parts: [], perUnit: below.en })
        continue
      }
      if (/^\s?\//u.test(behind.slice(measured[0].length))) return null
      const isCounted = ['d', 'wk'].includes(unit.en)
      end += isCounted ? 0 : measured[0].length
      push(start, end, value, 'count', unit.en)
      continue
    }
    behind = plain(behind)
    // A price without its currency.
    const isPrice =
      isMoney &&
      !/^\s(?:таки|such )/u.test(behind) &&
      ((/^\d+[.,]\d\d$/u.test(written) && !/^\s\p{L}{3}/u.test(behind)) ||
        (!/^\s\p{L}/u.test(behind) && /^\d+[.,]\d\d$/u.test(written)) ||
        (/^\s?(?:[.,;!?)]|$)/u.test(behind) && /\p{L}\s$/u.test(before)) ||
        regExpOf(`^\\s?(?:${words.afterPrice})(?!\\p{L})`, 'u').test(behind) ||
        regExpOf(`(?<!\\p{L})(?:${words.beforePrice})\\s$`, 'u').test(plain(before)))
    push(start, end, value, isPrice ? 'money' : 'count')
  }
  return found.toSorted((a, b) => a.start - b.start)
}

function decimal(text: string): Rational {
  const [whole = '0', part = ''] = text.replace(',', '.').split('.')
  return divide(rational(BigInt(`${whole}${part}`)), rational(10n ** BigInt(part.length)))
}
