import { equalWords } from '../../language/amount-words.ts'
import { answerWords } from '../../language/answer-words.ts'
import { comparing } from '../../language/comparison-words.ts'
import { either } from '../../language/either.ts'
import { binary, collectNames, type Expr, name, negated, number } from '../../math/ast.ts'
import type { Language } from '../../math/latex.ts'
import { exactValue } from '../../math/polynomial.ts'
import { add, divide, equals, isZero, MathsError, multiply, type Rational, rational } from '../../math/rational.ts'
import { withoutSquaredSides } from '../../math/reading.ts'
import { withoutPlaces } from '../../math/references.ts'
import { unitFit } from '../../math/result-unit.ts'
import { isBeginningOf } from '../../math/rounded.ts'
import { type Measurement, quantitiesIn, unitOf, unitRatio } from '../../math/units.ts'
import { regExpOf } from '../../pattern.ts'
import { type Lexicon, lexiconOf } from './words.ts'

/** One claim or line of work, in message order. */
export type Claim =
  /** A bare number: "12 bags". */
  | { readonly kind: 'number'; readonly value: Rational; readonly noun: string; readonly source: string }
  /** A calculation with or without a result: `96 : 8`, `96 : 8 = 12`. */
  | {
      readonly kind: 'sum'
      readonly expr: Expr
      /** The value of the calculation; null if it is undefined. */
      readonly value: Rational | null
      /** The result that the student states; null if there is none. */
      readonly claimed: Rational | null
      /** The same as the student has written it, if it is shown to them: `12/90`, not `2/15`. */
      readonly result?: Expr
      /** The number that is written where its unit has a prefix: 126 of "126 kJ", claimed are 126000. */
      readonly inUnit?: Measurement
      /** The counted noun of the result, as the student writes it. */
      readonly noun: string
      readonly source: string
    }
  /** With a letter: `3x + x = 48`, `x = 12`. */
  | { readonly kind: 'equation'; readonly left: Expr; readonly right: Expr; readonly source: string }
  /** An expression with a letter: `3x`. */
  | { readonly kind: 'letters'; readonly expr: Expr; readonly source: string }

/** A number in a text, with the words after it. */
export interface NumberInText {
  readonly value: Rational
  /** As written: "96 rolls", "half", "20%". */
  readonly text: string
  readonly noun: string
  readonly start: number
  readonly end: number
}

// ---- Pieces of a text ------------------------------------------------------------------------------------------------

interface Token {
  readonly kind: 'number' | 'sign' | 'equals' | 'open' | 'close' | 'letter' | 'word' | 'break'
  readonly text: string
  readonly start: number
  readonly end: number
  readonly sign?: '+' | '-' | '*' | '/'
  /** Written with `:` or `÷`. */
  readonly isInline?: boolean
  readonly value?: Rational
  readonly isPercent?: boolean
  /** Said in words. */
  readonly isSpelled?: boolean
  readonly isPart?: boolean
}

const LONGEST = 4000
const signs: Readonly<Record<string, '+' | '-' | '*' | '/'>> = {
  '+': '+',
  '-': '-',
  '−': '-',
  '–': '-',
  '—': '-',
  '*': '*',
  '·': '*',
  '×': '*',
  '⋅': '*',
  '∙': '*',
  '•': '*',
  '÷': '/',
  ':': '/',
  '/': '/',
}
const numeral = {
  en: /^(?:\d{1,3}(?:,\d{3})+(?!\d)(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+)/,
  ru: /^(?:\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,]\d+)?)/,
}
const clock = /^(?:[01]?\d|2[0-3]):[0-5]\d(?!\d)/

function tokensOf(text: string, language: Language, hasTimes = false, units: readonly string[] = []): Token[] {
  const lexicon = lexiconOf(language)
  const tokens: Token[] = []
  let at = 0
  const push = (length: number, token: Omit<Token, 'text' | 'start' | 'end'>) => {
    tokens.push({ ...token, text: text.slice(at, at + length), start: at, end: at + length })
    at += length
  }
  while (at < text.length) {
    const rest = text.slice(at)
    const space = /^[ \t\u00a0\u202f$€£₽`]+/.exec(rest)
    if (space) {
      at += space[0].length
      continue
    }
    const isWordStart = !/\p{L}/u.test(text[at - 1] ?? ' ')
    const digits = numeral[language].exec(rest)
    if (digits) {
      const time = clock.exec(rest)
      if (time && (hasTimes || !/[=+*/]/.test(text))) push(time[0].length, { kind: 'word' })
      else if (/^\d+(?:st|nd|rd|th|-?(?:й|я|е|го|ой|ом|ый|ая))(?!\p{L})/iu.test(rest))
        push(/^\d+-?\p{L}+/u.exec(rest)![0].length, { kind: 'word' })
      else pushNumber(digits[0], rest, lexicon, push)
      continue
    }
    const spelled = isWordStart ? spelledAt(rest, lexicon) : null
    if (spelled) {
      const percent = spelled.token.kind === 'number' ? lexicon.percent.exec(rest.slice(spelled.length + 1)) : null
      if (percent) push(spelled.length + 1 + percent[0].length, { ...spelled.token, isPercent: true })
      else push(spelled.length, spelled.token)
      continue
    }
    const word = /^(?:(?:\p{L}{2,}|[мmкk])\/\p{L}+(?!\/)|\p{L}+(?:['’-]\p{L}+)*)/u.exec(rest)
    if (word) {
      const raised = raisedUnit(word[0], rest.slice(word[0].length))
      if (raised > 0) {
        push(word[0].length + raised, { kind: 'word' })
        continue
      }
      const isUnit = units.includes(word[0]) && tokens.at(-1)?.kind === 'number' && /[\d\s]/.test(text[at - 1] ?? '')
      const isLetter =
        !isUnit && word[0].length === 1 && /^[a-zху]$/iu.test(word[0]) && !(language === 'en' && word[0] === 'I')
      push(word[0].length, { kind: isLetter ? 'letter' : 'word' })
      continue
    }
    const [first = ''] = rest
    if (/^(?:=>|⇒|->|→|\n)/.test(rest)) push(first === '=' || first === '-' ? 2 : 1, { kind: 'break' })
    else if (/^[=≈]/.test(first)) push(1, { kind: 'equals' })
    else if (first === '(' || first === '[') push(1, { kind: 'open' })
    else if (first === ')' || first === ']') push(1, { kind: 'close' })
    // "Let me check 11: 11 * 7": in English a colon behind a word or number introduces, and divides only between spaces.
    else if (language === 'en' && /^:\s/.test(rest) && /\S/.test(text[at - 1] ?? ' ')) push(1, { kind: 'break' })
    else if (signs[first]) push(1, { kind: 'sign', sign: signs[first], isInline: first === ':' || first === '÷' })
    else if (/^[.;!?,]/.test(first)) push(1, { kind: 'break' })
    else at++
  }
  return tokens
}

/** `cm2`, `м/с²`: the length of the exponent of a unit, which is no number of its own; 0 without one. */
function raisedUnit(word: string, behind: string): number {
  const power = /^(?:\^?[23]|[²³])(?![\d\p{L}^*])/u.exec(behind)?.[0] ?? ''
  const isUnit = word.includes('/') || ((word.length > 1 || /^[mм]$/iu.test(word)) && unitOf(word) !== null)
  return isUnit ? power.length : 0
}

function pushNumber(
  digits: string,
  rest: string,
  lexicon: Lexicon,
  push: (length: number, token: Omit<Token, 'text' | 'start' | 'end'>) => void,
): void {
  const { length, ...token } = numberAt(digits, rest, lexicon)
  push(length, token)
}

function numberAt(
  digits: string,
  rest: string,
  lexicon: Lexicon,
): Omit<Token, 'text' | 'start' | 'end'> & { length: number } {
  // Nobody calculates with longer numbers in a story.
  if (digits.length > 30) return { kind: 'word', length: digits.length }
  const value = readDigits(digits)
  const behind = rest.slice(digits.length)
  const mixed = /^ (\d{1,3})\/(\d{1,3})(?![\d/])/.exec(behind)
  if (mixed?.[1] && mixed[2] && /^\d+$/.test(digits) && Number(mixed[2]) > Number(mixed[1])) {
    const part = rational(BigInt(mixed[1]), BigInt(mixed[2]))
    const whole = rational(value.n * part.d + part.n, part.d)
    return { kind: 'number', value: whole, length: digits.length + mixed[0].length }
  }
  const percent = /^\s?%/.exec(behind) ?? (behind.startsWith(' ') ? lexicon.percent.exec(behind.slice(1)) : null)
  if (!percent) return { kind: 'number', value, length: digits.length }
  const space = behind.startsWith(percent[0]) ? 0 : 1
  return { kind: 'number', value, isPercent: true, length: digits.length + space + percent[0].length }
}

const readDigits = (digits: string): Rational => {
  const plain = digits
    .replace(/[ \u00a0\u202f]/g, '')
    .replace(/,(?=\d{3}(?:\D|$))(?=.*)/g, (_, at: number) =>
      /^[1-9]\d{0,2}(?:,\d{3})+/.test(digits) && at > 0 ? '' : '.',
    )
    .replace(',', '.')
  const [whole = '0', fraction = ''] = plain.split('.')
  return rational(BigInt(`${whole}${fraction}`), 10n ** BigInt(fraction.length))
}

type Spelled = { readonly length: number; readonly token: Omit<Token, 'text' | 'start' | 'end'> }

/** An operator, number or fraction in words. */
function spelledAt(rest: string, lexicon: Lexicon): Spelled | null {
  for (const [sign, pattern] of lexicon.signs) {
    const found = pattern.exec(rest)
    if (found) return { length: found[0].length, token: { kind: 'sign', sign, isSpelled: true } }
  }
  for (const [top, bottom, pattern] of lexicon.parts) {
    const found = pattern.exec(rest)
    if (found)
      return {
        length: found[0].length,
        token: { kind: 'number', value: rational(top, bottom), isSpelled: true, isPart: true },
      }
  }
  const words = numeralAt(rest, lexicon)
  return words && { length: words.length, token: { kind: 'number', value: rational(words.value), isSpelled: true } }
}

/** "two hundred and forty", «сто двадцать». */
function numeralAt(text: string, lexicon: Lexicon): { value: number; length: number } | null {
  let [value, group, length, last] = [0, 0, 0, Number.POSITIVE_INFINITY]
  for (;;) {
    const gap = length === 0 ? '' : (/^(?:\s+and\s+|[\s-]+)/.exec(text.slice(length))?.[0] ?? null)
    if (gap === null) break
    const rest = text.slice(length + gap.length)
    const found = lexicon.numerals.flatMap(([size, pattern]) => {
      const match = pattern.exec(rest)
      return match ? [{ size, taken: match[0].length }] : []
    })[0]
    if (!found) break
    const { size, taken } = found
    if (size === 1000 || (size === 100 && group > 0 && group < 10)) {
      group = Math.max(1, group) * size
      if (size === 1000) [value, group] = [value + group, 0]
    } else if (length === 0 || size < last) group += size
    else break
    // "thirty five" is one number, "three five" is two.
    if (length > 0 && size < 100 && last < 20) break
    last = size
    length += gap.length + taken
  }
  return length === 0 ? null : { value: value + group, length }
}

// ---- Formulas in prose -----------------------------------------------------------------------------------------------

const MOST_WORDS_INSIDE = 3
const compares = regExpOf(`^(?:${either(comparing)}|${either(answerWords.reasons)})$`, 'iu')

/** `13^2 - 5²` is `13*13 - 5*5`; behind a division sign the product stays together: `225/15²`. */
const withoutPowers = (text: string): string =>
  text.replace(
    /(?<![\d.,^])(\d+(?:[.,]\d+)?)(?:\^([23])(?!\d)|([²³]))/gu,
    (_, base: string, typed: string | undefined, raised: string | undefined, at: number) => {
      const product = Array.from({ length: typed === '3' || raised === '³' ? 3 : 2 }, () => base).join('*')
      return /[/:÷]\s*$/u.test(text.slice(0, at)) ? `(${product})` : product
    },
  )

/**
 * `2as=v²`, `s=v²/2a=400/8`: powers of letters are not read here, and without them a formula would say something else. Only
 * the parts behind it that are numbers alone are left.
 */
const withoutLetterPowers = (text: string): string =>
  text.replace(/[^\s,;]*\p{L}(?:[²³]|\^)[^\s,;]*/gu, (formula) => {
    const parts = formula.split('=')
    // `м/с²`, `5 м²`: a unit.
    if (parts.length === 1) return formula
    const numeric = parts.slice(parts.findLastIndex((part) => /\p{L}/u.test(part)) + 1)
    return ` ; ${numeric.join('=')}`
  })

/**
 * The claims of a message, in order. `hasTimes`: in a story with times of day `11:35` is one of them. `units`: letters that
 * are a unit of the story behind a number, and no unknown.
 */
export function claimsIn(
  message: string,
  language: Language,
  hasTimes = false,
  units: readonly string[] = [],
): Claim[] {
  const whole = withAlternatives(withDecimalPoints(withoutPauses(message.slice(0, LONGEST)), language))
  const text = withoutPowers(withoutLetterPowers(withoutPlaces(withoutOutOf(inMinutes(withoutSquaredSides(whole))))))
  const lexicon = lexiconOf(language)
  const tokens = asFormulas(tokensOf(text, language, hasTimes, units), text, lexicon)
  const claims: Claim[] = []
  let run: Token[] = []
  const close = (after: readonly Token[]) => {
    // "20% added, 20% taken off": percentages without a base, so no sum.
    if (!arePercentsInWords(run))
      claims.push(...inUnitOfResult(claimsOfRun(run, text, nounIn(after, lexicon)), run, text, language))
    run = []
  }
  tokens.forEach((token, index) => {
    if (hasTimes && token.kind === 'word' && clock.test(token.text)) {
      if (run.length > 0) close([])
      claims.push({ kind: 'number', value: hoursOf(token.text), noun: '', source: token.text })
      return
    }
    if (token.kind !== 'word' && token.kind !== 'break') {
      const before = run.at(-1)?.kind
      if (token.kind === 'number' && (before === 'number' || before === 'close')) close([])
      else if (beginsEquation(run, token, tokens[index + 1])) close([])
      run.push(token)
    } else if (run.length > 0) close(tokens.slice(index, index + 6))
  })
  if (run.length > 0) close([])
  return asMeasures(claims.flatMap(withoutRoots))
}

/** Of "5 + √5" nothing is read, and of "√25 = 5" the result: the sign of a root is no sign of a story. */
const withoutRoots = (claim: Claim): readonly Claim[] => {
  if (!/√|sqrt/i.test(claim.source)) return [claim]
  const { noun, source } = { noun: '', ...claim }
  return claim.kind === 'sum' && claim.claimed !== null ? [{ kind: 'number', value: claim.claimed, noun, source }] : []
}

/** "4w = 36 w = 9 l = 14": behind the result and a space the next equation begins. */
function beginsEquation(run: readonly Token[], token: Token, next: Token | undefined): boolean {
  const last = run.at(-1)
  const isApart = last?.kind === 'number' && last.end < token.start
  return isApart && token.kind === 'letter' && next?.kind === 'equals' && run.some(({ kind }) => kind === 'equals')
}

/** "240:0,12.. это 20": the dots before the word are a pause; behind a result they say that its digits go on. */
const withoutPauses = (text: string): string =>
  text.replace(pause, (found, sum: string) => `${sum}${' '.repeat(found.length - sum.length)}`)
const pause = regExpOf(
  `((?<![=\\d.,]|=\\s)\\d+(?:[.,]\\d+)?\\s?[-+*·×:/−]\\s?\\d+(?:[.,]\\d+)?)\\s?(?:\\.{2,}|…)(?=\\s?(?:${either(equalWords)})\\s\\d)`,
  'giu',
)

/** "5 or -5?" names two numbers and subtracts nothing. */
const withAlternatives = (text: string): string =>
  text.replace(/(?<=\d\s*(?:or|and|или|либо|и)\s)\s*[-−–](?=\d)/giu, '; -')

/**
 * "6,5² + 2,5²", "22,5 is fairer" in English: pupils of other countries write the decimal comma. `24,36,60` is a list, and
 * so may be `12,18` unless it is calculated with.
 */
function withDecimalPoints(text: string, language: Language): string {
  if (language !== 'en') return text
  return text.replace(/(?<![\d.,])(\d+),(\d{1,2})(?![\d,]|\.\d)/gu, (found, whole, part, at: number) => {
    const [before, behind] = [text.slice(0, at), text.slice(at + found.length)]
    const isInSum = /[-+*/:=·×÷(^]\s*$/u.test(before) || /^\s*(?:[-+*/:=·×÷^²³%])/u.test(behind)
    return isInSum || part.length === 1 ? `${whole}.${part}` : found
  })
}

const duration =
  /(\d+)\s*(?:h|hrs?|hours?|ч|час(?:а|ов)?)\.?,?\s*(?:and\s+|и\s+)?(\d+)\s*(min|мин)(?:utes?|s|ут[аы]?)?(?!\p{L})/giu
const inSum = regExpOf(`[-+=:]\\s*${duration.source}|${duration.source}\\s*[-+=]`, 'iu')

/** "4 ways out of 36 = 1/9": the equality is about the share, not about 36. */
const withoutOutOf = (text: string): string =>
  text.replace(/(?<=(?<![\d/.,])\d+(?: \p{L}+)? )(?:out of|из) \d+\s*=/giu, (said) => ' '.repeat(said.length))

/** "1 h 20 min + 48 min = 2 h 8 min" is a sum of minutes; the hours alone would make another one. */
const inMinutes = (text: string): string =>
  inSum.test(text)
    ? text.replace(duration, (_, hours, minutes, unit) => `${Number(hours) * 60 + Number(minutes)} ${unit}`)
    : text

/** A time of day, in hours. */
function hoursOf(text: string): Rational {
  const [hours = '0', minutes = '0'] = text.split(':')
  return rational(BigInt(hours) * 60n + BigInt(minutes), 60n)
}

function arePercentsInWords(run: readonly Token[]): boolean {
  const left = run.slice(
    0,
    Math.max(
      0,
      run.findIndex(({ kind }) => kind === 'equals'),
    ) || run.length,
  )
  const numbers = left.filter(({ kind }) => kind === 'number')
  return (
    numbers.length > 1 &&
    numbers.every(({ isPercent }) => isPercent) &&
    left.some(({ kind, isSpelled }) => kind === 'sign' && isSpelled)
  )
}

/** "1 hour 50 minutes" is one amount. */
function asMeasures(claims: readonly Claim[]): Claim[] {
  const result: Claim[] = []
  for (const claim of claims) {
    const before = result.at(-1)
    const [big, small] = [before, claim].map((each) => (each?.kind === 'number' ? unitOf(each.noun) : null))
    const ratio = big && small && big !== small ? unitRatio(small, big) : null
    if (before?.kind === 'number' && claim.kind === 'number' && ratio && ratio.n < ratio.d) {
      const value = add(before.value, multiply(claim.value, ratio))
      result[result.length - 1] = {
        ...before,
        value,
        source: `${before.source} ${before.noun} ${claim.source} ${claim.noun}`,
      }
    } else result.push(claim)
  }
  return result
}

const looked = new Map<string, readonly NumberInText[]>()
const MOST_LOOKED = 100

/** Every number of a text with its counted noun. Each reader of a task asks for them, so they are looked for once. */
export function numbersIn(message: string, language: Language): readonly NumberInText[] {
  const key = `${language}|${message}`
  const known = looked.get(key)
  if (known) return known
  if (looked.size >= MOST_LOOKED) looked.clear()
  const found = numbersOf(message, language)
  looked.set(key, found)
  return found
}

function numbersOf(message: string, language: Language): NumberInText[] {
  const text = withoutPlaces(message.slice(0, LONGEST))
  const lexicon = lexiconOf(language)
  const tokens = tokensOf(text, language)
  return tokens.flatMap((token, index) => {
    if (token.kind !== 'number' || !token.value) return []
    const fraction = fractionAt(tokens, index)
    if (fraction)
      return [{ value: fraction.value, text: fraction.text, noun: '', start: token.start, end: fraction.end }]
    if (fractionAt(tokens, index - 2)) return []
    const noun = token.isPercent || token.isPart ? '' : nounIn(tokens.slice(index + 1, index + 6), lexicon)
    const value = token.isPercent ? multiply(token.value, rational(1, 100)) : token.value
    const currency = /[$€£]$/.exec(text.slice(0, token.start).trimEnd())?.[0] ?? ''
    const said = `${currency}${token.text}${noun ? ` ${noun}` : ''}`
    return [{ value, text: said, noun, start: token.start, end: token.end }]
  })
}

/** `2/3` in a story is one number. */
function fractionAt(tokens: readonly Token[], index: number) {
  const [top, bar, bottom] = [tokens[index], tokens[index + 1], tokens[index + 2]]
  const isOne =
    top?.kind === 'number' &&
    bar?.text === '/' &&
    bottom?.kind === 'number' &&
    top.end === bar.start &&
    bar.end === bottom.start
  if (!isOne || !top.value || !bottom.value || isZero(bottom.value)) return null
  return { value: divide(top.value, bottom.value), text: `${top.text}/${bottom.text}`, end: bottom.end }
}

/** The counted noun: the words directly after the number. */
function nounIn(after: readonly Token[], lexicon: Lexicon): string {
  const words: string[] = []
  for (const { kind, text, sign, isSpelled } of after) {
    if (sign === '*' && isSpelled && words.length === 0) return text
    if ((kind !== 'word' && kind !== 'letter') || lexicon.small.test(text)) break
    words.push(text)
    if (!lexicon.describing.test(text) || words.length === 3) break
  }
  const last = words.at(-1)
  return last && !(words.length === 1 && last.length === 1 && !unitOf(last)) ? words.join(' ') : ''
}

/** `1)` in `1) 12 + 8` is a list number, `(cm)` a unit: neither is part of a formula. */
function withoutMarks(tokens: readonly Token[]): Token[] {
  const result: Token[] = []
  let depth = 0
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index]
    if (!token) break
    if (token.kind === 'open') {
      const length = tokens.slice(index + 1, index + 5).findIndex(({ kind }) => kind === 'close')
      const inside = tokens.slice(index + 1, index + 1 + Math.max(0, length))
      if (inside.length > 0 && inside.every(({ kind }) => kind === 'word' || kind === 'break')) {
        result.push({ ...token, kind: 'word' })
        index += length + 1
        continue
      }
      depth++
    } else if (token.kind === 'close' && depth === 0) {
      // The number before it was a list number.
      const before = result.at(-1)
      const isMark = before?.kind === 'number' && /^\d{1,2}$/.test(before.text) && tokens[index + 1]?.kind !== 'sign'
      if (isMark) result.pop()
      result.push({ ...token, kind: isMark ? 'break' : 'word' })
      continue
    } else if (token.kind === 'close') depth--
    result.push(token)
  }
  return result
}

/** Drops words inside a formula; operator words become operators. */
function asFormulas(all: readonly Token[], text: string, lexicon: Lexicon): Token[] {
  const tokens = withoutMarks(all)
  const result: Token[] = []
  const isOperand = (token: Token | undefined) =>
    token?.kind === 'number' || token?.kind === 'close' || token?.kind === 'letter'
  const startsOperand = (token: Token | undefined) => token?.kind === 'number' || token?.kind === 'open'
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index]
    if (!token) break
    const before = result.at(-1)
    const next = tokens[index + 1]
    // `3 x 4`, `3 bags x 4`
    if (token.kind === 'letter') {
      const isTimes = /^[xх]$/iu.test(token.text) && isOperand(before) && startsOperand(next)
      const touches = /\d/.test(text[token.start - 1] ?? '')
      const isNear =
        touches ||
        [tokens[index - 1], next].some((each) => each?.kind === 'sign' || each?.kind === 'equals') ||
        before?.kind === 'open'
      if (isTimes && !(touches && text[token.end] === ' ')) result.push({ ...token, kind: 'sign', sign: '*' })
      else result.push(isNear ? token : { ...token, kind: 'word' })
      continue
    }
    if (token.kind === 'sign') {
      // A dash before words, a list mark, "8-year-old", "Ann: 12".
      const isList =
        (before === undefined || before.kind === 'break') && token.sign === '-' && /\s/.test(text[token.end] ?? ' ')
      const isHyphen =
        token.sign === '-' && /\p{L}/u.test(text[token.end] ?? ' ') && !/\s/.test(text[token.start - 1] ?? ' ')
      // "My answer — 52": a dash between spaces behind a word is punctuation.
      const isDash =
        before?.kind === 'word' &&
        /[-−–—]/.test(token.text) &&
        /\s/.test(text[token.start - 1] ?? '') &&
        /\s/.test(text[token.end] ?? '')
      // "Take away: 60 - 24": an operator word with nothing before it announces the operation.
      const isOrder =
        token.isSpelled === true && !isOperand(before) && !/^(?:minus|минус|plus|плюс)$/iu.test(token.text)
      if (isOrder) {
        result.push({ ...token, kind: 'word' })
        continue
      }
      // "After 6: 42 and 14": a colon after a word is no division, unless a result follows.
      const isLead =
        token.text === ':' &&
        !/\s/.test(text[token.start - 1] ?? ' ') &&
        /\s/.test(text[token.end] ?? '') &&
        !/^\s*\d[\d.,]*\s*[=:·*]/.test(text.slice(token.end))
      if (isHyphen || isDash || isList || isLead || (token.isInline && !isOperand(before)))
        result.push({ ...token, kind: 'break' })
      else if (token.isSpelled) result.push(...withResultAgain(result), token)
      else result.push(token)
      continue
    }
    if (token.kind === 'word') {
      const isPart = (before?.kind === 'number' && (before.isPercent || before.isPart)) || isFraction(result)
      if (isPart && lexicon.of.test(token.text)) {
        const behind = nextOperand(tokens, index + 1)
        // "Half of it is 3/10" states a result, "half of the box so 84 : 2" a calculation of its own; no half is taken.
        const isTold = tokens
          .slice(index + 1, behind)
          .some(({ text: each }) => lexicon.equals.test(each) || lexicon.concludes.test(each))
        if (behind > 0 && !isTold) {
          result.push({ ...token, kind: 'sign', sign: '*' })
          index = behind - 1
          continue
        }
      }
      const count = wordsFrom(tokens, index)
      const goesOn = tokens[index + count]
      const said = tokens.slice(index, index + count).map((each) => each.text)
      if (
        isOperand(before) &&
        count <= MOST_WORDS_INSIDE &&
        (goesOn?.kind === 'sign' || goesOn?.kind === 'equals') &&
        isRealSign(goesOn, tokens[index + count + 1], text) &&
        !beginsAnew(result, said, goesOn, tokens[index + count + 1], lexicon)
      ) {
        if (goesOn.isSpelled) result.push(...withResultAgain(result))
        index += count - 1
        continue
      }
      if (isOperand(before) && isTimesSign(tokens, index + count) && count <= MOST_WORDS_INSIDE) {
        index += count - 1
        continue
      }
      // "56 plus 44 makes 100": only after a calculation.
      const verb = said.findIndex((each) => lexicon.equals.test(each))
      if (verb >= 0 && verb <= MOST_WORDS_INSIDE && hasSign(result)) {
        const behind = nextOperand(tokens, index + verb + 1)
        // "20% of 72 is bigger because 72 is": something is compared, and no result.
        const isCompared = said.slice(verb + 1).some((each) => compares.test(each))
        if (behind > 0 && !isCompared && !lexicon.ways.test(tokens[behind + 1]?.text ?? '')) {
          result.push({ ...tokens[index + verb]!, kind: 'equals' })
          index = behind - 1
          continue
        }
      }
      if ((before?.kind === 'sign' || before?.kind === 'equals') && nextOperand(tokens, index) > 0) continue
    }
    result.push(token)
  }
  return result
}

/** An operator after words belongs to the formula only if an operand follows. */
const isRealSign = (token: Token, next: Token | undefined, text: string) =>
  (next?.kind === 'number' || next?.kind === 'open' || next?.kind === 'letter' || next?.kind === 'word') &&
  !(token.isInline && /\p{L}/u.test(text[token.start - 1] ?? '')) &&
  !(token.sign === '-' && !token.isSpelled && next.kind === 'word' && /\p{L}/u.test(text[token.end] ?? ' '))

/**
 * "0.2 = 20%, so we times by 100", "1.2 * 0.8 = 0.96, so always minus 4%": behind an equality the operation is told of, and
 * goes on from no result. A percentage would be taken of something that is not said.
 */
function beginsAnew(
  run: readonly Token[],
  said: readonly string[],
  operation: Token,
  operand: Token | undefined,
  lexicon: Lexicon,
): boolean {
  const start = run.findLastIndex(({ kind }) => kind === 'break') + 1
  const hasResult = run.slice(start).some(({ kind }) => kind === 'equals')
  const isConcluded = said.some((word) => lexicon.concludes.test(word)) && withResultAgain(run).length === 0
  return hasResult && operation.isSpelled === true && (isConcluded || operand?.isPercent === true)
}

/**
 * "10 : 6 = 1.67 and times 4 is 6.67": an operation in words goes on from the result, in a calculation of its own.
 * Nothing where the last number is no result of a calculation.
 */
function withResultAgain(run: readonly Token[]): readonly Token[] {
  const [equals, last] = run.slice(-2)
  if (equals?.kind !== 'equals' || last?.kind !== 'number') return []
  const start = run.findLastIndex(({ kind }) => kind === 'break') + 1
  const left = run.slice(start, -2)
  if (!hasSign(left) || left.some(({ kind }) => kind === 'equals')) return []
  return [{ kind: 'break', text: '', start: last.end, end: last.end }, last]
}

const isTimesSign = (tokens: readonly Token[], at: number) => {
  const [token, next] = [tokens[at], tokens[at + 1]]
  return token?.kind === 'letter' && /^[xх]$/iu.test(token.text) && (next?.kind === 'number' || next?.kind === 'open')
}

const wordsFrom = (tokens: readonly Token[], at: number): number => {
  const rest = tokens.slice(at)
  const end = rest.findIndex(({ kind }) => kind !== 'word')
  return end < 0 ? rest.length : end
}

/** Index of the next number or bracket within a few words; -1 if there is none. */
function nextOperand(tokens: readonly Token[], from: number): number {
  for (let index = from; index <= from + MOST_WORDS_INSIDE && index < tokens.length; index++) {
    const kind = tokens[index]?.kind
    if (kind === 'number' || kind === 'open') return index
    if (kind !== 'word') return -1
  }
  return -1
}

/** Whether the tokens end in a fraction such as `2/3`, which "of" may follow. */
function isFraction(tokens: readonly Token[]): boolean {
  const [top, bar, bottom] = tokens.slice(-3)
  return top?.kind === 'number' && bar?.sign === '/' && bottom?.kind === 'number'
}

/** Whether the formula so far has an operator between two numbers. */
function hasSign(tokens: readonly Token[]): boolean {
  const begin = tokens.findLastIndex(({ kind }) => kind === 'word' || kind === 'break')
  return tokens.slice(begin + 1).some(({ kind }, index) => kind === 'sign' && index > 0)
}

// ---- What a formula claims -------------------------------------------------------------------------------------------

function claimsOfRun(tokens: readonly Token[], text: string, noun: string): Claim[] {
  const trimmed = trimSigns(tokens)
  const [first] = trimmed
  const last = trimmed.at(-1)
  if (!first || !last) return []
  const source = text.slice(first.start, last.end).replace(/\s+/g, ' ').slice(0, 120)
  const parts: Token[][] = [[]]
  for (const token of trimmed) {
    if (token.kind === 'equals') parts.push([])
    else parts.at(-1)?.push(token)
  }
  const read = parts.map(parse)
  const whole = read.filter((each): each is Expr => each !== null)
  const [left, right] = whole
  if (whole.length !== parts.length || !left) return []
  const hasLetters = trimmed.some(({ kind }) => kind === 'letter')
  // `S = 12 * 10 = 120`: a named calculation.
  const [named, ...rest] = whole
  const isNamed = named?.kind === 'name' && rest.length > 1 && rest.every((each) => collectNames(each).size === 0)
  if (isNamed && rest.some((each) => !isPlain(each))) return chain(rest, noun, source)
  // `Q = 126000 J = 126 kJ`: one amount in two units.
  if (isNamed)
    return parts.slice(1).flatMap((part, index) => valueIn(part, index === rest.length - 1 ? noun : '', text))
  if (hasLetters) {
    if (!right) return left.kind === 'name' ? [] : [{ kind: 'letters', expr: left, source }]
    return whole.slice(1).map((each, index) => ({ kind: 'equation', left: whole[index]!, right: each, source }))
  }
  if (!right) {
    const value = valueOrNull(left)
    // "The men are half", "next one": words that count nothing by themselves.
    const [only] = trimmed
    const isIdle =
      trimmed.length === 1 &&
      (only?.isPart || (only?.isSpelled && value?.n === 1n)) &&
      noun === '' &&
      text.trim() !== only.text
    if (isPlain(left)) return value && !isIdle ? [{ kind: 'number', value, noun, source }] : []
    return [{ kind: 'sum', expr: left, value, claimed: null, noun, source }]
  }
  return chain(whole, noun, source)
}

const LONGEST_UNIT = 20

/** "0.5 * 4200 * 60 = 126 kJ": the number behind bare factors is told in its unit and differs from their product. */
function inUnitOfResult(
  claims: readonly Claim[],
  run: readonly Token[],
  text: string,
  language: Language,
): readonly Claim[] {
  const claim = claims.at(-1)
  const last = run.findLast(({ kind }) => kind === 'number')
  if (claim?.kind !== 'sum' || !last || !claim.value || !claim.claimed || equals(claim.value, claim.claimed))
    return claims
  const digits = text.slice(last.start, last.end).replace(',', '.')
  if (/^\s?(?:\.{2,}|…)/.test(text.slice(last.end)) && isBeginningOf(claim.value, digits))
    return [...claims.slice(0, -1), { ...claim, claimed: claim.value, result: number(claim.claimed, 'decimal') }]
  const [stated] = quantitiesIn(text.slice(last.start, last.end + LONGEST_UNIT), language)
  if (!stated?.unit || !equals(stated.value, claim.claimed)) return claims
  const fit = unitFit(claim.value, stated)
  const { result: _, ...plan } = claim
  const source = `${claim.source}${text.slice(last.end, last.start + stated.end)}`
  if (fit === 'scaled')
    return [
      ...claims.slice(0, -1),
      { ...claim, claimed: claim.value, inUnit: stated, result: number(stated.value), source },
    ]
  return fit === 'unclear' ? [...claims.slice(0, -1), { ...plan, claimed: null }] : claims
}

const isPlain = (expr: Expr): boolean => expr.kind === 'number' || (expr.kind === 'negate' && isPlain(expr.of))

function valueIn(part: readonly Token[], noun: string, text: string): Claim[] {
  const [expr, first, last] = [parse(part), part[0], part.at(-1)]
  const value = expr && valueOrNull(expr)
  return value && first && last ? [{ kind: 'number', value, noun, source: text.slice(first.start, last.end) }] : []
}

/** `2·5 = 10 + 3 = 13` continues with the result: two calculations, not one false equality. */
function chain(parts: readonly Expr[], noun: string, source: string): Claim[] {
  const claims: Claim[] = []
  for (let index = 0; index + 1 < parts.length; index++) {
    const [expr, next] = [parts[index]!, parts[index + 1]!]
    const value = valueOrNull(expr)
    const result = resultAs(expr, next)
    const head = isPlain(next) ? null : firstNumber(next)
    const goesOn = value && head && equals(value, head) && result && !equals(value, result)
    const isLast = index + 2 === parts.length
    // `12 = 96 : 8` is the same equality reversed.
    if (isPlain(expr) && !isPlain(next) && parts.length === 2)
      return [{ kind: 'sum', expr: next, value: result, claimed: value, noun, source }]
    // "7 fives = 40 + 35 = 75": the number stands for something and has no result.
    if (isPlain(expr)) continue
    const asWritten = !goesOn && result && equals(result, valueOrNull(next) ?? result) ? { result: next } : {}
    const claimed = goesOn ? head : result
    claims.push({ kind: 'sum', expr, value, claimed, ...asWritten, noun: isLast ? noun : '', source })
    if (goesOn && isLast) claims.push({ kind: 'sum', expr: next, value: result, claimed: null, noun, source })
  }
  return claims
}

/** `15 + 10 = 25%` adds percentages written as numbers. */
function resultAs(expr: Expr, next: Expr): Rational | null {
  const [value, result] = [valueOrNull(expr), valueOrNull(next)]
  const isPercent = next.kind === 'number' && next.style === 'percent'
  return isPercent && value && result && equals(value, multiply(result, rational(100))) ? value : result
}

const firstNumber = (expr: Expr): Rational | null => {
  if (expr.kind === 'number') return expr.value
  return 'left' in expr ? firstNumber(expr.left) : null
}

export function valueOrNull(expr: Expr): Rational | null {
  try {
    return exactValue(expr)
  } catch (error) {
    if (error instanceof MathsError) return null
    throw error
  }
}

function trimSigns(tokens: readonly Token[]): readonly Token[] {
  const isEdge = ({ kind, sign }: Token, isFront: boolean) =>
    kind === 'equals' ||
    (kind === 'sign' && !(isFront && sign === '-')) ||
    (isFront ? kind === 'close' : kind === 'open')
  let [from, to] = [0, tokens.length]
  while (from < to && isEdge(tokens[from]!, true)) from++
  while (to > from && isEdge(tokens[to - 1]!, false)) to--
  return tokens.slice(from, to)
}

/** Parses sums, products and brackets; null if the tokens are no expression. */
function parse(tokens: readonly Token[]): Expr | null {
  let at = 0
  const sum = (): Expr | null => {
    let left = product()
    while (left) {
      const sign = tokens[at]?.sign
      if (sign !== '+' && sign !== '-') break
      at++
      const kind = sign === '+' ? 'add' : 'subtract'
      const right = product()
      left = right && binary(kind, left, right)
    }
    return left
  }
  const product = (): Expr | null => {
    let left = factor()
    for (;;) {
      const token = tokens[at]
      if (!left) return null
      if (token?.kind === 'sign' && (token.sign === '*' || token.sign === '/')) {
        at++
        const right = factor()
        if (!right) return null
        left =
          token.sign === '*'
            ? binary('multiply', left, right)
            : { ...{ kind: 'divide' as const, left, right }, ...(token.isInline && { inline: true }) }
      } else if (token?.kind === 'letter' || token?.kind === 'open') {
        const right = factor()
        if (!right) return null
        left = binary('multiply', left, right)
      } else return left
    }
  }
  const factor = (): Expr | null => {
    const token = tokens[at++]
    const fraction = fractionAt(tokens, at - 1)
    // `5/8*4/7` multiplies two fractions.
    if (token?.value && fraction && tokens[at]?.isInline !== true && fraction.value.n < fraction.value.d) {
      const bottom = tokens[at + 1]?.value
      at += 2
      return bottom ? { kind: 'divide', left: number(token.value), right: number(bottom) } : null
    }
    if (token?.kind === 'number' && token.value)
      return token.isPercent
        ? number(multiply(token.value, rational(1, 100)), 'percent')
        : number(token.value, styleOf(token))
    if (token?.kind === 'letter') return name(token.text.toLowerCase().replace('х', 'x').replace('у', 'y'))
    if (token?.kind === 'sign' && token.sign === '-') {
      const of = factor()
      return of && negated(of)
    }
    if (token?.kind !== 'open') return null
    const inside = sum()
    return tokens[at++]?.kind === 'close' ? inside : null
  }
  const result = sum()
  return at === tokens.length ? result : null
}

const styleOf = ({ text, isPart }: Token) => (/[.,]\d/.test(text) && !isPart ? ('decimal' as const) : undefined)
