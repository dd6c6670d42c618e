import { stemmer as stemEnglish } from '@orama/stemmers/english'
import { stemmer as stemRussian } from '@orama/stemmers/russian'
import { english } from '../../language/en/story/index.ts'
import { russian } from '../../language/ru/story/index.ts'
import type { Language } from '../../math/latex.ts'
import { add, divide, multiply, negate, type Rational, rational } from '../../math/rational.ts'
import type { StoryLanguage } from '../lexicon.ts'
import { tagAt } from '../tokens.ts'

/**
 * A story as words and typed numbers. Unlike the rules' tokenizer it accepts every text: an unknown token is a word.
 */

/** The notation of a number. */
type NumberKind = 'plain' | 'percent' | 'fraction' | 'factor' | 'clock' | 'ratio' | 'implied'

/** A unit of measure as powers of dimensions, such as `length/time`, with its size in base units. */
export interface Measure {
  readonly name: string
  readonly size: Rational
  /** Each dimension with its own size: `km/h` has length 1000 and time 3600. */
  readonly parts: readonly MeasurePart[]
}
interface MeasurePart {
  readonly quantity: string
  readonly size: Rational
  readonly power: number
}

export interface Word {
  readonly low: string
  readonly stem: string
  /** The word's tag in the rules' lexicon, the same in every language. */
  readonly tag: string | null
  readonly start: number
  readonly end: number
  /** Index of the sentence. */
  readonly sentence: number
  /** Index of the clause in the whole text. */
  readonly clause: number
  readonly isMark: boolean
  /** Index of the number that covers this word. */
  readonly amount: number | null
  readonly measure: Measure | null
}

export interface Amount {
  readonly value: Rational
  readonly kind: NumberKind
  readonly measure: Measure | null
  /** Written in words: "three", "half". */
  readonly isWord: boolean
  /** The covered words, end exclusive, without units. */
  readonly first: number
  readonly last: number
  readonly start: number
  readonly end: number
}

export interface Spans {
  readonly language: Language
  readonly text: string
  readonly words: readonly Word[]
  readonly amounts: readonly Amount[]
}

const languages: Readonly<Record<Language, StoryLanguage>> = { en: english, ru: russian }
const stemmers: Readonly<Record<Language, (word: string) => string>> = { en: stemEnglish, ru: stemRussian }

const pieces =
  /(?<clock>(?<![\d:])\d{1,2}:[0-5]\d(?![\d:]))|(?<number>\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?![\d]|[.,]\d\d\d)(?:[.,]\d+)?|\d+(?:[.,]\d+)*)|(?<vulgar>[½⅓⅔¼¾⅕⅖⅗⅘⅙⅛⅜⅝⅞])|(?<word>\p{L}+(?:['’]\p{L}+)?(?:-\p{L}+)*)|(?<mark>[^\s])/gu

const vulgar: Readonly<Record<string, readonly [number, number]>> = {
  '½': [1, 2],
  '⅓': [1, 3],
  '⅔': [2, 3],
  '¼': [1, 4],
  '¾': [3, 4],
  '⅕': [1, 5],
  '⅖': [2, 5],
  '⅗': [3, 5],
  '⅘': [4, 5],
  '⅙': [1, 6],
  '⅛': [1, 8],
  '⅜': [3, 8],
  '⅝': [5, 8],
  '⅞': [7, 8],
}

interface Piece {
  readonly kind: 'clock' | 'number' | 'vulgar' | 'word' | 'mark'
  readonly low: string
  readonly start: number
  readonly end: number
}

function piecesOf(text: string): Piece[] {
  const found: Piece[] = []
  for (const match of text.matchAll(pieces)) {
    const groups = match.groups ?? {}
    const kind = (['clock', 'number', 'vulgar', 'word', 'mark'] as const).find((each) => groups[each] !== undefined)
    if (!kind) continue
    const low = match[0]
      .toLowerCase()
      .replaceAll('ё', 'е')
      .replaceAll('’', "'")
      .replace(/^[−–](?=\d)/, '-')
    found.push({ kind, low, start: match.index, end: match.index + match[0].length })
  }
  return found
}

/** Longer numerals do not occur in stories (characters). */
const LONGEST_NUMBER = 13

function numberOf(text: string, decimalComma: boolean): Rational | null {
  const joined = text.replace(/[ \u00a0\u202f]/g, '')
  if (joined.length > LONGEST_NUMBER) return null
  const isThousands = !decimalComma && /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(joined)
  const plain = isThousands ? joined.replaceAll(',', '') : joined.replace(',', '.')
  const [whole = '', digits = '', ...more] = plain.split('.')
  if (more.length > 0 || /[^\d]/.test(digits)) return null
  return rational(BigInt(`${whole}${digits}`), 10n ** BigInt(digits.length))
}

// ---- Units -----------------------------------------------------------------------------------------------------------

interface Simple {
  readonly quantity: string
  readonly size: Rational
  readonly power: number
}
interface UnitTable {
  /** Words that are units anywhere. */
  readonly words: ReadonlyMap<string, Simple>
  /** Symbols that are units only after a number or a slash. */
  readonly signs: ReadonlyMap<string, Simple>
}
const moreUnits: Readonly<Record<Language, readonly (readonly [string, string, Rational, number, boolean])[]>> = {
  en: [
    ['p pence penny', 'money', rational(1, 100), 1, false],
    ['pence penny cent', 'money', rational(1, 100), 1, true],
    ['$ £ € ₽ bucks quid', 'money', rational(1), 1, false],
    ['mins', 'time', rational(60), 1, true],
    ['secs', 'time', rational(1), 1, true],
    ['second', 'time', rational(1), 1, false],
    ['ha', 'length', rational(10_000), 2, false],
    ['hectare hectares', 'length', rational(10_000), 2, true],
    ['degree degrees °', 'degree', rational(1), 1, false],
    ['ounce ounces oz', 'mass', rational(28_349_523, 1_000_000_000), 1, false],
    ['gallon gallons', 'volume', rational(3_785_411, 1_000_000_000), 1, false],
  ],
  ru: [
    ['га', 'length', rational(10_000), 2, false],
    ['гектар гектара гектаров гектары гектарах', 'length', rational(10_000), 2, true],
    ['$ £ € ₽', 'money', rational(1), 1, false],
    ['коп', 'money', rational(1, 100), 1, false],
    ['градус градуса градусов градусы °', 'degree', rational(1), 1, false],
    ['кубометр кубометра кубометров', 'length', rational(1), 3, true],
    ['неделю неделей неделе', 'time', rational(604_800), 1, true],
    ['днем дням днями днях', 'time', rational(86_400), 1, true],
  ],
}

const tables = new Map<Language, UnitTable>()
function unitsOf(language: Language): UnitTable {
  const known = tables.get(language)
  if (known) return known
  const words = new Map<string, Simple>()
  const signs = new Map<string, Simple>()
  for (const { unit, words: long, signs: short } of languages[language].units) {
    const made: Simple =
      unit.quantity === 'area'
        ? { quantity: 'length', size: unit.size, power: 2 }
        : { quantity: unit.quantity, size: unit.size, power: 1 }
    for (const word of long.split(',')) if (word.trim()) words.set(word.trim(), made)
    for (const sign of short.split(',')) if (sign.trim()) signs.set(sign.trim(), made)
  }
  for (const [names, quantity, size, power, isWord] of moreUnits[language])
    for (const name of names.split(' ')) (isWord ? words : signs).set(name, { quantity, size, power })
  const made = { words, signs }
  tables.set(language, made)
  return made
}

const measureOf = (parts: readonly MeasurePart[]): Measure => ({
  parts,
  name: parts.map(({ quantity, power }) => (power === 1 ? quantity : `${quantity}${power}`)).join('*'),
  size: parts.reduce((all, { size, power }) => (power < 0 ? divide(all, size) : multiply(all, size)), rational(1)),
})

const square: Readonly<Record<Language, RegExp>> = {
  en: /^(?:square|sq)$/,
  ru: /^(?:кв|квадратн(?:ый|ых|ого|ые|ом))$/,
}
const cubic: Readonly<Record<Language, RegExp>> = { en: /^cubic$/, ru: /^(?:куб|кубическ(?:ий|их|ого|ие))$/ }
const perWords: Readonly<Record<Language, RegExp>> = { en: /^(?:per|an|a|every|each)$/, ru: /^(?:в|за)$/ }

/** The unit that starts at this position; a symbol only after a number or a slash. */
function measureAt(
  list: readonly Piece[],
  at: number,
  language: Language,
  isBehindNumber: boolean,
): { measure: Measure; length: number } | null {
  const { words, signs } = unitsOf(language)
  const simple = (index: number, withSigns: boolean) => {
    const low = list[index]?.low ?? ''
    return words.get(low) ?? (withSigns ? signs.get(low) : undefined)
  }
  let length = 1
  let power = 1
  let found = simple(at, isBehindNumber)
  if (!found && (square[language].test(list[at]?.low ?? '') || cubic[language].test(list[at]?.low ?? ''))) {
    power = square[language].test(list[at]?.low ?? '') ? 2 : 3
    length = list[at + 1]?.low === '.' ? 3 : 2
    found = simple(at + length - 1, true)
    if (found && found.quantity !== 'length') return null
  }
  if (!found) return null
  const last = list[at + length - 1]
  const next = list[at + length]
  if (found.quantity === 'length' && next && last && next.start === last.end && /^[²³23]$/.test(next.low)) {
    power = next.low === '²' || next.low === '2' ? 2 : 3
    length++
  }
  if (found.quantity === 'degree' && next && last && next.start === last.end && /^[cсf]$/.test(next.low)) length++
  const size =
    power === 1
      ? found.size
      : Array.from({ length: power }).reduce<Rational>((all) => multiply(all, found.size), rational(1))
  const top: MeasurePart = { quantity: found.quantity, size, power: found.power * power }
  const slash = list[at + length]
  const below = list[at + length + 1]
  if (slash?.low === '/' && below) {
    const under = simple(at + length + 1, true)
    if (under) return { measure: measureOf([top, { ...under, power: -under.power }]), length: length + 2 }
  }
  if (slash && below && found.quantity === 'length' && power === 1 && perWords[language].test(slash.low)) {
    const under = simple(at + length + 1, true)
    if (under?.quantity === 'time') return { measure: measureOf([top, { ...under, power: -1 }]), length: length + 2 }
  }
  return { measure: measureOf([top]), length }
}

// ---- Numbers ---------------------------------------------------------------------------------------------------------

interface Found {
  readonly value: Rational
  readonly kind: NumberKind
  readonly isWord: boolean
  readonly length: number
}

const ratioWords: Readonly<Record<Language, RegExp>> = {
  en: /^(?:ratio|scale|proportion|proportions)$/,
  ru: /^(?:отношени[еи]|относятся|относится|масштаб\p{L}*|пропорци\p{L}*)$/u,
}

/** The number that starts at this position, including its notation, without its unit. */
function numberAt(list: readonly Piece[], lows: readonly string[], at: number, language: Language): Found | null {
  const own = languages[language]
  const piece = list[at]
  if (!piece) return null
  if (piece.kind === 'clock') {
    const isRatio = lows.slice(Math.max(0, at - 5), at).some((low) => ratioWords[language].test(low))
    if (isRatio) return null
    const [hours = '0', minutes = '0'] = piece.low.split(':')
    const isLate = /^(?:pm|p)$/.test(lows[at + 1] ?? '') && Number(hours) < 12
    return {
      value: rational((Number(hours) + (isLate ? 12 : 0)) * 60 + Number(minutes)),
      kind: 'clock',
      isWord: false,
      length: 1,
    }
  }
  if (piece.kind === 'vulgar') {
    const [n, d] = vulgar[piece.low] ?? [1, 1]
    return { value: rational(n, d), kind: 'fraction', isWord: false, length: 1 }
  }
  if (piece.kind === 'number') {
    const value = numberOf(piece.low, own.decimalComma)
    if (!value) return null
    const next = list[at + 1]
    const isGlued = (index: number) => list[index]?.start === list[index - 1]?.end
    const below = list[at + 2]
    if (next?.low === '/' && below?.kind === 'number' && isGlued(at + 1) && isGlued(at + 2)) {
      const bottom = numberOf(below.low, own.decimalComma)
      if (bottom && bottom.n !== 0n) return { value: divide(value, bottom), kind: 'fraction', isWord: false, length: 3 }
    }
    const top = next?.kind === 'number' && value.d === 1n ? numberOf(next.low, own.decimalComma) : null
    if (top && list[at + 2]?.low === '/' && list[at + 3]?.kind === 'number' && isGlued(at + 2) && isGlued(at + 3)) {
      const bottom = numberOf(list[at + 3]?.low ?? '', own.decimalComma)
      if (bottom && bottom.n > top.n)
        return { value: add(value, divide(top, bottom)), kind: 'plain', isWord: false, length: 4 }
    }
    if (next?.kind === 'vulgar') {
      const [n, d] = vulgar[next.low] ?? [0, 1]
      return { value: add(value, rational(n, d)), kind: 'plain', isWord: false, length: 2 }
    }
    if (next && isMultiplier(next.low, language)) {
      return {
        value: multiply(value, rational(isMultiplier(next.low, language) ?? 1)),
        kind: 'plain',
        isWord: false,
        length: next.low === 'тыс' && lows[at + 2] === '.' ? 3 : 2,
      }
    }
    const spoken = own.numeralAt(lows, at + 1)
    if (spoken?.multiplies)
      return { value: multiply(value, spoken.value), kind: 'plain', isWord: false, length: 1 + spoken.length }
    return { value, kind: 'plain', isWord: false, length: 1 }
  }
  if (piece.kind !== 'word') return null
  const spoken = own.numeralAt(lows, at)
  if (!spoken || spoken.style === 'percent') return null
  // A bare "one" carries no amount for the calculation; before a unit it is "one minute".
  if (
    spoken.style === 'plain' &&
    spoken.value.n === 1n &&
    spoken.value.d === 1n &&
    !measureAt(list, at + spoken.length, language, true)
  )
    return null
  return {
    value: spoken.value,
    kind: spoken.style === 'fraction' ? 'fraction' : spoken.style === 'factor' ? 'factor' : 'plain',
    isWord: true,
    length: spoken.length,
  }
}

function isMultiplier(low: string, language: Language): number | null {
  if (language === 'en')
    return low === 'thousand' ? 1000 : low === 'million' ? 1_000_000 : low === 'hundred' ? 100 : null
  return /^тысяч\p{L}?$|^тыс$/u.test(low) ? 1000 : /^миллион\p{L}*$|^млн$/u.test(low) ? 1_000_000 : null
}

const percentWord = /^(?:percent|процент(?:а|ов|ы|у|ом|ам|ами|ах|ный|ная|ного|ной|ное)?)$/
const timesWord: Readonly<Record<Language, RegExp>> = { en: /^times?$/, ru: /^раза?$/ }

/** Units whose size in a smaller unit of the story is implied: a week is 7 where days are given. */
const implied: readonly (readonly [larger: number, smaller: number, value: number])[] = [
  [604_800, 86_400, 7],
  [3600, 60, 60],
  [60, 1, 60],
  [86_400, 3600, 24],
  [31_557_600, 2_629_800, 12],
]

export function spansOf(text: string, language: Language): Spans {
  const list = piecesOf(text)
  const lows = list.map((each) => each.low)
  const amounts: Amount[] = []
  const owner = new Map<number, number>()
  const measures = new Map<number, Measure>()
  const put = (amount: Amount, until: number) => {
    for (let index = amount.first; index < until; index++) owner.set(index, amounts.length)
    amounts.push(amount)
  }
  for (let at = 0; at < list.length; ) {
    const piece = list[at]
    if (!piece) break
    const money = '$£€₽'.includes(piece.low) && list[at + 1]?.kind === 'number' ? 1 : 0
    const found = numberAt(list, lows, at + money, language)
    if (!found) {
      // After "ratio", "3:05" is two numbers.
      if (piece.kind === 'clock' || (piece.kind === 'number' && /[:]/.test(piece.low))) {
        const [left = '', right = ''] = piece.low.split(':')
        const middle = piece.start + left.length
        for (const [digits, start] of [
          [left, piece.start],
          [right, middle + 1],
        ] as const)
          put(
            {
              value: rational(Number(digits)),
              kind: 'ratio',
              measure: null,
              isWord: false,
              first: at,
              last: at + 1,
              start,
              end: start + digits.length,
            },
            at + 1,
          )
        at++
        continue
      }
      const unit = measureAt(list, at, language, false)
      if (unit) {
        for (let index = at; index < at + unit.length; index++) measures.set(index, unit.measure)
        at += unit.length
      } else at++
      continue
    }
    const first = at
    let end = at + money + found.length
    let { value, kind } = found
    let measure: Measure | null = null
    const before = list[first - 1]
    // A minus sign is attached to its number and separated from what precedes it.
    const isNegative =
      before !== undefined &&
      /^[-−–]$/.test(before.low) &&
      before.end === piece.start &&
      (first === 1 || (list[first - 2]?.end ?? 0) < before.start || /^[(]$/.test(lows[first - 2] ?? '')) &&
      kind === 'plain'
    if (isNegative) value = negate(value)
    if (money) measure = measureOf([{ quantity: 'money', size: rational(1), power: 1 }])
    const next = list[end]
    const isHyphen = next?.low === '-' && next.start === list[end - 1]?.end && list[end + 1]?.start === next.end
    // Ordinals such as "5-й", "3rd" are positions, not amounts.
    if (/^(?:st|nd|rd|th)$/.test(next?.low ?? '') && next?.start === list[end - 1]?.end) {
      at = end + 1
      continue
    }
    if (
      isHyphen &&
      /^(?:й|я|е|го|му|м|ая|ый|ой|ом|ю|х|ти|ми)$/.test(lows[end + 1] ?? '') &&
      !/%|проц/.test(lows[end + 2] ?? '')
    ) {
      end += 2
      if (!/^(?:х|ти|ми)$/.test(lows[end - 1] ?? '')) {
        at = end
        continue
      }
    }
    if (
      kind === 'plain' &&
      (lows[end] === '%' || percentWord.test(lows[end] ?? '') || (lows[end] === 'per' && lows[end + 1] === 'cent'))
    ) {
      kind = 'percent'
      value = divide(value, rational(100))
      end += lows[end] === 'per' ? 2 : 1
    } else if (kind === 'plain' && isHyphen && percentWord.test(lows[end + 1] ?? '')) {
      kind = 'percent'
      value = divide(value, rational(100))
      end += 2
    } else if (
      kind === 'plain' &&
      timesWord[language].test(lows[end] ?? '') &&
      (language === 'en'
        ? /^(?:as|more|less|fewer|the|longer|older|bigger|larger|heavier|smaller|higher|faster|shorter)$|^\p{L}+er$/u.test(
            lows[end + 1] ?? '',
          )
        : lows[first - 1] === 'в')
    ) {
      kind = 'factor'
    }
    if (kind === 'plain' || kind === 'fraction') {
      const isRatioMark = (index: number) => lows[index] === ':' && list[index + 1]?.kind === 'number'
      const wasRatio = amounts.at(-1)?.kind === 'ratio' && lows[first - 1] === ':'
      const saysRatio = lows.slice(Math.max(0, first - 7), first).some((low) => ratioWords[language].test(low))
      const isSpoken =
        saysRatio &&
        (/^(?:to|к)$/.test(lows[end] ?? '') ||
          (amounts.at(-1)?.kind === 'ratio' && /^(?:to|к)$/.test(lows[first - 1] ?? '')))
      if (kind === 'plain' && !measure && (isRatioMark(end) || wasRatio || isSpoken)) kind = 'ratio'
      else if (!measure) {
        const unit = measureAt(list, isHyphen ? end + 1 : end, language, true)
        if (unit) {
          measure = unit.measure
          for (let index = end; index < end + unit.length + (isHyphen ? 1 : 0); index++) measures.set(index, measure)
        }
      }
    }
    const last = list[end - 1]
    const unitEnd = measures.has(end) ? endOfUnit(measures, end) : end
    const closing = list[unitEnd - 1] ?? last
    put(
      {
        value,
        kind,
        measure,
        isWord: found.isWord,
        first,
        last: end,
        start: isNegative ? before.start : piece.start,
        end: closing?.end ?? piece.end,
      },
      end,
    )
    joinLast(amounts, owner, lows)
    at = unitEnd
  }
  const words: Word[] = []
  let sentence = 0
  let clause = 0
  const stem = stemmers[language]
  const tags: (string | null)[] = []
  for (let at = 0; at < list.length; ) {
    const found = list[at]?.kind === 'word' ? tagAt(lows, at, languages[language]) : null
    const length = found?.length ?? 1
    for (let index = 0; index < length; index++) tags.push(found?.tag ?? null)
    at += length
  }
  for (const [index, piece] of list.entries()) {
    const isMark = piece.kind === 'mark'
    words.push({
      low: piece.low,
      stem: piece.kind === 'word' ? stem(piece.low.replace(/'s?$/, '')) : piece.low,
      tag: tags[index] ?? null,
      start: piece.start,
      end: piece.end,
      sentence,
      clause,
      isMark,
      amount: owner.get(index) ?? null,
      measure: measures.get(index) ?? null,
    })
    if (isMark && /[.!?;]/.test(piece.low)) {
      // Abbreviations such as "5 м. " and "Mr." do not end a sentence.
      const following = text.slice(piece.end).trimStart()
      const isAbbreviation =
        piece.low === '.' && (/^(?:mr|mrs|ms|dr|st)$/.test(lows[index - 1] ?? '') || /^\p{Ll}/u.test(following))
      if (!isAbbreviation) {
        sentence++
        clause++
      }
    } else if (isMark && /[,:—–]/.test(piece.low)) clause++
  }
  addImplied(words, amounts)
  return { language, text, words, amounts }
}

function endOfUnit(measures: ReadonlyMap<number, Measure>, at: number): number {
  const own = measures.get(at)
  let end = at
  while (measures.get(end) === own) end++
  return end
}

/** "2 hours 30 minutes", "5 km 200 m", "$3 and 50 cents": one amount in the smaller unit. */
function joinLast(amounts: Amount[], owner: Map<number, number>, lows: readonly string[]) {
  const last = amounts.at(-1)
  const first = amounts.at(-2)
  if (!last?.measure || !first?.measure || first.kind !== 'plain' || last.kind !== 'plain') return
  if (last.measure.name !== first.measure.name || last.measure.parts.length > 1) return
  const between = lows.slice(first.last, last.first)
  if (between.length > 3 || between.some((low) => /[.,;:]/.test(low) && low !== '.')) return
  const isAnd = between.at(-1) === 'and' || between.at(-1) === 'и'
  if (between.length > (isAnd ? 2 : 1) + (between.includes('.') ? 1 : 0)) return
  const ratio = divide(first.measure.size, last.measure.size)
  if (ratio.d !== 1n || ratio.n <= 1n || last.value.n * 1n >= ratio.n * last.value.d) return
  // "2 m and 30 cm" may be two lengths; so is it after a decimal or fraction.
  if (first.value.d !== 1n) return
  amounts.splice(-2, 2, {
    ...last,
    value: add(multiply(first.value, ratio), last.value),
    first: first.first,
    start: first.start,
  })
  for (let index = first.first; index < last.last; index++) owner.set(index, amounts.length - 1)
}

function addImplied(words: readonly Word[], amounts: Amount[]) {
  const isTime = (measure: Measure | null) => measure?.parts.length === 1 && measure.name === 'time'
  const told = new Set<number>()
  const bare = new Map<number, number>()
  const seconds = (measure: Measure) => Number(measure.size.n) / Number(measure.size.d)
  for (const [index, { measure, amount }] of words.entries()) {
    if (!measure || !isTime(measure)) continue
    told.add(seconds(measure))
    const isBehindNumber = amounts.some((each) => each.last === index) || amount !== null
    if (!isBehindNumber && !bare.has(seconds(measure))) bare.set(seconds(measure), index)
  }
  for (const amount of amounts)
    for (const part of amount.measure?.parts ?? [])
      if (part.quantity === 'time') told.add(Number(part.size.n) / Number(part.size.d))
  for (const [larger, smaller, value] of implied) {
    const at = bare.get(larger)
    const word = at === undefined ? undefined : words[at]
    if (at === undefined || !word || !told.has(smaller)) continue
    amounts.push({
      value: rational(value),
      kind: 'implied',
      measure: null,
      isWord: true,
      first: at,
      last: at + 1,
      start: word.start,
      end: word.end,
    })
  }
}
