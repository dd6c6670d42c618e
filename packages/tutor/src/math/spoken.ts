import { formulaWordsEn } from '../language/en/formula-words.ts'
import type { FormulaWords, SpokenSign } from '../language/formula-words.ts'
import { formulaWordsRu } from '../language/ru/formula-words.ts'
import { spokenLines } from '../language/spoken-lines.ts'
import { regExpOf } from '../pattern.ts'
import { remembered } from '../remembered.ts'
import type { Expr } from './ast.ts'
import type { Language } from './latex.ts'
import { ParseError, parseExpression } from './parse.ts'
import { MathsError } from './rational.ts'

/**
 * Formulas in words: "two x plus five equals thirteen", «корень из сорока девяти». A small grammar over words finds
 * them and writes them as notation; the surrounding words stay unchanged.
 */

interface Word {
  readonly text: string
  readonly start: number
  readonly end: number
  /** A comma or full stop follows: no formula continues across it. */
  readonly closes: boolean
  /** Digits, operators or letters of a formula, not a word. */
  readonly isNotation: boolean
}

interface Vocabulary {
  readonly numbers: readonly (readonly [RegExp, number])[]
  readonly multipliers: readonly (readonly [RegExp, number])[]
  readonly ordinals: readonly (readonly [RegExp, number])[]
  readonly denominators: readonly (readonly [RegExp, number])[]
  readonly fractions: readonly (readonly [RegExp, string])[]
  readonly letters: readonly (readonly [RegExp, string])[]
  readonly wordLetters: RegExp | null
  /** Phrases word by word, the longest first. */
  readonly signs: readonly (readonly [readonly string[], SpokenSign])[]
  readonly point: RegExp
  readonly and: RegExp
  readonly skipped: readonly (readonly string[])[]
  readonly unknown: RegExp
  readonly asking: ReadonlySet<string>
}

const whole = (pattern: string) => regExpOf(`^(?:${pattern})$`, 'u')
const compiled = <Value>(list: readonly (readonly [string, Value])[]) =>
  list.map(([pattern, value]) => [whole(pattern), value] as const)
const phrases = (text: string) => text.split('|').map((phrase) => phrase.split(' '))

function vocabularyOf(words: FormulaWords): Vocabulary {
  return {
    numbers: compiled(words.numbers),
    multipliers: compiled(words.multipliers),
    ordinals: compiled(words.ordinals),
    denominators: compiled([...words.denominators, ...words.ordinals]),
    fractions: compiled(words.fractions),
    letters: compiled(words.letters),
    wordLetters: words.wordLetters === undefined ? null : whole(words.wordLetters),
    signs: words.signs
      .flatMap(([text, meaning]) => phrases(text).map((phrase) => [phrase, meaning] as const))
      .sort(([a], [b]) => b.length - a.length),
    point: whole(words.point),
    and: whole(words.and),
    skipped: phrases(words.skipped).sort((a, b) => b.length - a.length),
    unknown: regExpOf(`(?<!\\p{L})${words.unknown}`, 'giu'),
    asking: new Set(words.asking.split('|')),
  }
}

const vocabularies: Readonly<Record<Language, Vocabulary>> = {
  en: vocabularyOf(formulaWordsEn),
  ru: vocabularyOf(formulaWordsRu),
}

/** A part of a formula, as notation. */
interface Part {
  readonly text: string
  readonly next: number
  /** A sum, which needs brackets as a factor. */
  readonly isSum: boolean
  /** Contains a mathematical word that stories do not use. */
  readonly heard: boolean
  readonly strong: boolean
  readonly letters: boolean
}

const isEmpty = (text: string) => !/\p{L}/u.test(text)

/** The words of a text; a bracketed part is one word. */
function wordsOf(text: string): Word[] {
  const words: Word[] = []
  const pattern = /\S+/gu
  for (const found of text.matchAll(pattern)) {
    const bare = found[0].replace(/^["'«„“]+/u, '')
    const start = found.index + found[0].length - bare.length
    const core = bare.replace(/[.,;:!?"'»”…)]+$/u, (tail) => (tail.startsWith(')') && bare.includes('(') ? ')' : ''))
    if (core === '') {
      words.push({ text: bare, start, end: start + bare.length, closes: true, isNotation: true })
      continue
    }
    const closes = core.length < bare.length
    const last = words.at(-1)
    if (last?.isNotation && !last.closes && openBrackets(last.text) > 0) {
      const joined = text.slice(last.start, start + core.length)
      words[words.length - 1] = { text: joined, start: last.start, end: start + core.length, closes, isNotation: true }
      continue
    }
    if (/^\p{L}+(?:-\p{L}+)*$/u.test(core)) {
      let at = start
      const pieces = core.split('-')
      pieces.forEach((piece, index) => {
        const end = at + piece.length
        const isLast = index === pieces.length - 1
        const plain = piece.toLowerCase().replaceAll('ё', 'е')
        words.push({ text: plain, start: at, end, closes: isLast && closes, isNotation: false })
        at = end + 1
      })
    } else words.push({ text: core, start, end: start + core.length, closes, isNotation: true })
  }
  return words
}

const openBrackets = (text: string) => text.split('(').length - text.split(')').length

/** Replaces formulas in words by notation. A text without any is returned unchanged. */
export const writeSpoken = remembered((text: string, language: Language): string => {
  // With a remainder, both operands of "divided by" are whole numbers.
  if (text.length > 1500 || /(?<!\p{L})(?:remainder|остат)/iu.test(text)) return text
  return spokenIn(asNotation(inLines(text, language)), language)
})

/** The lines of a dictated calculation, each of its own. */
function inLines(text: string, language: Language): string {
  if (/\d/.test(text)) return text
  const numbers = writeNumbers(text, language)
  const [next, apart] = spokenLines[language]
  const written = numbers.replace(next, apart)
  return written === numbers ? text : written
}

/**
 * Writes the numbers of a text as digits, whatever stands around them: «на десять» becomes «на 10», "the seventy two"
 * "the 72". Formulas in words stay words.
 */
export function writeNumbers(text: string, language: Language): string {
  if (text.length > 1500) return text
  const words = wordsOf(text)
  const hears = createHearing(words, vocabularies[language], language)
  const found: { start: number; end: number; written: string }[] = []
  for (let index = 0; index < words.length; ) {
    const part = words[index]?.isNotation ? null : hears.numeral(index)
    const [first, last] = [words[index], part && words[part.next - 1]]
    if (part && first && last) found.push({ start: first.start, end: last.end, written: part.text })
    index = part?.next ?? index + 1
  }
  return found.reduceRight((all, { start, end, written }) => `${all.slice(0, start)}${written}${all.slice(end)}`, text)
}

/** Repairs hasty typing that would be misread. */
const asNotation = (text: string): string =>
  text
    .replace(endless, '$1$2($3)')
    // "Differentiate x e^x": a product, of which a sentence would leave the first letter to its words.
    .replace(/(?<![\p{L}\d])(\d*[xхt](?:\^\d|[²³])?)[ \t]+(?=e\s?\^)/giu, '$1*')
    // Two equations separated only by a space: `2x + y = 7 x - y = 2`; in `= 8 x 15` the letter multiplies.
    .replace(
      /(=[ \t]*-?\d+(?:[.,]\d+)?)[ \t]+(?![xх][ \t]+\d)(?=[-\d.]*[a-zху](?!\p{L})(?:(?!\p{L}\p{L})[^=\n;,])*=)/giu,
      '$1, ',
    )
    // `-15 = 3x x = -5`: a single letter starts the next equation.
    .replace(/(=[ \t]*-?\d+(?:[.,]\d+)?[a-zху])[ \t]+(?=[xхyу][ \t]*=)/giu, '$1, ')
    // `2x - 3 > 5x + 6 -3x > 9`: the next line of an inequality.
    .replace(
      /([<>≤≥]=?[ \t]*[-−]?(?:\d[\d.,]*[a-zх]?|[a-zх])(?:[ \t]*[-+−][ \t]*[\d.,]+[a-zх]?)*)[ \t]+(?=[-−]?[\d.,]*[a-zх][ \t]*[<>≤≥])/giu,
      '$1, ',
    )
    // A system is solved for all its letters.
    .replace(/(?<!\p{L})for\s+[a-z]\s+and\s+[a-z](?!\p{L})/giu, ' ')
    // «1 целая 7/12», "1 whole and 7/12"
    .replace(/(?<![\d.,/])(\d+) (?:wholes?|цел(?:ая|ых|ые|ую|ой))(?: (?:and|и))? (\d+\/\d+)(?![\d/])/giu, '$1 $2')
    // "still 200 bc +25 and -25 cancel": because, not a product.
    .replace(/(?<=[\p{L}\d%!?.,)]\s)bc(?=\s(?!\s*[=<>]))/gu, 'because')
    .replace(/(?<=[\p{L}\d%!?.,)]\s)(?:coz|cuz|cus)(?=\s(?!\s*[=<>]))/giu, 'because')
    .replace(spokenCos, (cos, calculation: string | undefined, result: string | undefined, at: number, all: string) =>
      isTrigonometric.test(all) || isCosine(calculation, result, /\d\s$/u.test(all.slice(0, at))) ? cos : 'because',
    )
    // "11-2 over 4-1": what is written without spaces belongs together.
    .replace(/(?<![\w).])(\d[\d.,]*[-+]\d[\d.,]*) over (\d[\d.,]*[-+]\d[\d.,]*)(?![\w(])/giu, '($1)/($2)')
    // "x is 7 and y is 5": a single letter behind other words would be one of them.
    .replace(
      /(?<![\p{L}\d])([xyz]) is (?=-?\d+(?:[.,/]\d+)?(?![\d%]|\s*(?!(?:and|or|so|then)(?!\p{L}))\p{L}|\s*[-+*/^(]))/giu,
      '$1 = ',
    )
    // A factorial and its value.
    .replace(/(?<=\d)!=(?=\d)/gu, '! = ')

/** Words of tasks and sums, behind which "cos" is a function: "find cos 60", "half of cos 60". */
const beforeFunction =
  'is|of|the|find|and|or|with|value|times|plus|minus|equals?|over|calculate|evaluate|solve|simplify|graph|plot|out|whats?|by|for|to|from|than'
/** "200 is in it cos 198÷3 = 66": behind a word of prose, before a calculation or a number of which something is told. */
const spokenCos = regExpOf(
  `(?<=(?:\\p{L}{2}|\\d)[,.!?]?\\s)(?<!(?<!\\p{L})(?:${beforeFunction})\\s)cos(?=\\s+(?:(\\d[\\d.]*\\s*[-+*/×÷·:]\\s*\\d[\\d.]*)(?:\\s*=\\s*(\\d[\\d.]*))?|\\d[\\d.]*\\s+(?!(?:is|equals|plus|minus|times|over|and)(?!\\p{L}))\\p{L}{2}))`,
  'giu',
)
const isTrigonometric =
  /(?<!\p{L})(?:sin(?:e|us)?|tan(?:gent)?|cosine|trig\p{L}*|degrees?|deg|radians?|triangles?|angles?|hypotenuse|adjacent|pi)(?!\p{L})|[°πθαβ]/iu

/** Whether a calculation comes nearer to its result with the cosine of its first number; behind a number it has to be true without. */
function isCosine(calculation: string | undefined, result: string | undefined, isBehindNumber: boolean): boolean {
  const [, left, sign, right] = /^([\d.]+)\s*([-+*/×÷·:])\s*([\d.]+)$/u.exec(calculation ?? '') ?? []
  if (result === undefined || sign === undefined) return isBehindNumber
  const [a, b, c] = [Number(left), Number(right), Number(result)]
  const off = (from: number) => {
    if (sign === '+' || sign === '-') return Math.abs((sign === '+' ? from + b : from - b) - c)
    return Math.abs((/[*×·]/u.test(sign) ? from * b : from / b) - c)
  }
  return isBehindNumber ? off(a) > 1e-9 : Math.min(off(Math.cos(a)), off(Math.cos((a * Math.PI) / 180))) < off(a)
}

/** The repeating decimal `0.333...`. */
const endless = /(?<![\d.,])(\d*[.,])(\d*?)(\d{1,3})\3{2,}(?:\.{3}|…)/gu

function spokenIn(told: string, language: Language): string {
  const vocabulary = vocabularies[language]
  const text = told.replace(vocabulary.unknown, 'x ')
  const words = wordsOf(text)
  if (words.every((word) => word.isNotation || word.text.length === 1)) return text
  const hears = createHearing(words, vocabulary, language)
  const found: { start: number; end: number; from: number; to: number; part: Part }[] = []
  for (let index = 0; index < words.length; ) {
    const part = hears.line(index)
    if (!part?.heard) {
      // No mathematical word in this stretch: skip it whole.
      index = part?.next ?? index + 1
      continue
    }
    const first = words[index]
    const last = words[part.next - 1]
    if (first && last) found.push({ start: first.start, end: last.end, from: index, to: part.next, part })
    index = part.next
  }
  // Words that stories use too form a formula only if the message has nothing else.
  const isInside = (index: number) => found.some(({ from, to }) => index >= from && index < to)
  const rest = words.filter((word, index) => !isInside(index) && !vocabulary.asking.has(word.text))
  const isPlain = rest.every((word) => word.isNotation && isEmpty(word.text) && !/\d/.test(word.text))
  return found
    .filter(({ part }) => part.strong || isPlain)
    .reverse()
    .reduce((all, { start, end, part }) => `${all.slice(0, start)}${part.text}${all.slice(end)}`, text)
}

const nothing = { isSum: false, heard: false, strong: false, letters: false }

function createHearing(words: readonly Word[], vocabulary: Vocabulary, language: Language) {
  const wordAt = (index: number) => words[index]
  const isOpen = (index: number) => index > 0 && words[index - 1]?.closes !== true
  const termOf = <Value>(list: readonly (readonly [RegExp, Value])[], index: number): Value | null => {
    const word = wordAt(index)
    if (!word || word.isNotation) return null
    return list.find(([pattern]) => pattern.test(word.text))?.[1] ?? null
  }
  const saysPhrase = (phrase: readonly string[], index: number) =>
    phrase.every((each, offset) => {
      const word = wordAt(index + offset)
      return word !== undefined && !word.isNotation && word.text === each && (offset === 0 || isOpen(index + offset))
    })

  function sign<Kind extends SpokenSign['kind']>(
    index: number,
    kind: Kind,
  ): { meaning: Extract<SpokenSign, { kind: Kind }>; next: number } | null {
    for (const [phrase, meaning] of vocabulary.signs) {
      if (meaning.kind === kind && saysPhrase(phrase, index))
        return { meaning: meaning as Extract<SpokenSign, { kind: Kind }>, next: index + phrase.length }
    }
    return null
  }

  const skip = (index: number) => {
    const found = vocabulary.skipped.find((phrase) => saysPhrase(phrase, index))
    return found ? index + found.length : index
  }

  /** "Two hundred and five", «сорок девять»; behind "a" also "hundred and five". */
  function cardinal(start: number, isBehindArticle = false): { value: number; next: number } | null {
    let index = start
    let total = 0
    let group = 0
    let smallest = Number.POSITIVE_INFINITY
    for (; index < words.length && (index === start || isOpen(index)); index++) {
      // "One hundred and forty four" is one number.
      const isJoined = language === 'en' && (smallest === 100 || smallest === 1000) && isOpen(index + 1)
      if (isJoined && vocabulary.and.test(wordAt(index)?.text ?? '') && termOf(vocabulary.numbers, index + 1) !== null)
        continue
      const times = termOf(vocabulary.multipliers, index)
      if (times !== null) {
        if (index === start && language === 'en' && !isBehindArticle) return null
        if (times === 1000) {
          total += (group || 1) * 1000
          group = 0
          smallest = 1000
        } else {
          group = (group || 1) * times
          smallest = times
        }
        continue
      }
      const value = termOf(vocabulary.numbers, index)
      if (value === null) break
      const size = value >= 100 ? 100 : value >= 20 ? 10 : 1
      // "Five six" are two numbers, "twenty five" is one.
      if (index > start && (size >= smallest || (smallest === 10 && value >= 10) || (value === 0 && index > start)))
        break
      group += value
      smallest = value >= 10 && value < 20 ? 1 : size
    }
    return index === start ? null : { value: total + group, next: index }
  }

  function numeral(index: number): Part | null {
    const word = wordAt(index)
    if (!word) return null
    const alone = language === 'en' && word.text === 'a' && isOpen(index + 1) ? index + 1 : index
    const part = termOf(vocabulary.fractions, alone)
    if (part !== null) return { ...nothing, text: part, next: alone + 1, heard: true }
    const bottomAlone = alone > index ? termOf(vocabulary.denominators, alone) : null
    if (bottomAlone !== null) return { ...nothing, text: `1/${bottomAlone}`, next: alone + 1, heard: true }
    const isHundred = alone > index && termOf(vocabulary.multipliers, alone) !== null
    const count = isHundred ? cardinal(alone, true) : cardinal(index)
    if (!count) return null
    const { value, next } = count
    if (isOpen(next)) {
      const below = termOf(vocabulary.denominators, next)
      if (below !== null) return { ...nothing, text: `${value}/${below}`, next: next + 1, heard: true }
      if (wordAt(next) && vocabulary.point.test(wordAt(next)?.text ?? '')) {
        const decimal = behindPoint(value, next + 1)
        if (decimal) return decimal
      }
      if (vocabulary.and.test(wordAt(next)?.text ?? '') && isOpen(next + 1)) {
        const rest = numeral(next + 1)
        if (rest && /^\d+\/\d+$/.test(rest.text)) return { ...rest, text: `${value} ${rest.text}` }
      }
    }
    return { ...nothing, text: `${value}`, next }
  }

  function behindPoint(value: number, start: number): Part | null {
    if (language === 'en') {
      let digits = ''
      let index = start
      for (; isOpen(index); index++) {
        const digit = termOf(vocabulary.numbers, index)
        if (digit === null || (digit > 9 && digits !== '')) break
        digits += `${digit}`
      }
      return digits === '' ? null : { ...nothing, text: `${value}.${digits}`, next: index, heard: true }
    }
    const from = vocabulary.and.test(wordAt(start)?.text ?? '') ? start + 1 : start
    const top = cardinal(from)
    const below = top ? termOf(vocabulary.ordinals, top.next) : null
    if (!top) return null
    // «Ноль целых четыре икс»: the tenths are left out before a letter.
    if (below === null)
      return termOf(vocabulary.letters, top.next) === null
        ? null
        : { ...nothing, text: `${value},${top.value}`, next: top.next, heard: true }
    const isDecimal = /^10+$/.test(`${below}`)
    const places = `${below}`.length - 1
    const text = isDecimal
      ? `${value},${`${top.value}`.padStart(places, '0')}`
      : value === 0
        ? `${top.value}/${below}`
        : `${value} ${top.value}/${below}`
    return { ...nothing, text, next: top.next + 1, heard: true }
  }

  /** Typed mathematics among words: `2x`, `(x + 1)`, `3/4`. */
  function typed(index: number): Part | null {
    const word = wordAt(index)
    const part = isOpen(index + 1) ? wordAt(index + 1)?.text : undefined
    if (word && /^\d+$/.test(word.text) && part && /^\d+\/\d+$/.test(part))
      return { ...nothing, text: `${word.text} ${part}`, next: index + 2 }
    if (!word?.isNotation || !/[\d\p{L}√π)]/u.test(word.text) || /[=<>≤≥]/.test(word.text)) return null
    try {
      const value = parseExpression(word.text, { commaIsDecimal: language === 'ru' })
      const isSum = value.kind === 'add' || value.kind === 'subtract'
      return { ...nothing, text: word.text, next: index + 1, isSum, letters: hasLetter(value, word.text) }
    } catch (error) {
      if (error instanceof ParseError || error instanceof MathsError) return null
      throw error
    }
  }

  function atom(start: number): Part | null {
    const index = skip(start)
    if (index > start && !isOpen(index)) return null
    const letter = termOf(vocabulary.letters, index)
    if (letter !== null) return { ...nothing, text: letter, next: index + 1, letters: true }
    return numeral(index) ?? typed(index)
  }

  /** The index of a root or exponent: "fifth", `5th`, «4-й». */
  function order(index: number): number | null {
    const spoken = termOf(vocabulary.ordinals, index)
    if (spoken !== null) return spoken
    const word = wordAt(index)
    const found = word ? /^(\d{1,2})(?:-?(?:st|nd|rd|th|й|ой|ая|ую))?$/u.exec(word.text) : null
    return found ? Number(found[1]) : null
  }

  /** "Fifth root of", «корень 4 степени из». */
  function rootAhead(start: number): { index: number; next: number } | null {
    const words_ = (index: number) => wordAt(index)?.text ?? ''
    const start_ = language === 'en' && words_(start) === 'the' ? start + 1 : start
    if (language === 'en') {
      const index = order(start_)
      return index !== null && words_(start_ + 1) === 'root' && words_(start_ + 2) === 'of'
        ? { index, next: start_ + 3 }
        : null
    }
    if (words_(start) !== 'корень') return null
    const index = order(start + 1)
    return index !== null && words_(start + 2) === 'степени' && words_(start + 3) === 'из'
      ? { index, next: start + 4 }
      : null
  }

  const bracketed = (part: Part) => (part.isSum ? `(${part.text})` : part.text)

  function factor(index: number): Part | null {
    const nth = rootAhead(index)
    if (nth && nth.index >= 2) {
      const inner = factor(nth.next)
      if (!inner) return null
      return { ...inner, text: `\\sqrt[${nth.index}]{${inner.text}}`, isSum: false, heard: true, strong: true }
    }
    const before = sign(index, 'prefix')
    if (before) {
      const inner = isOpen(before.next) ? factor(before.next) : null
      if (!inner) return null
      // Whoever says "minus two squared" mostly means the square of -2.
      const power = before.meaning.form === '-#' ? /^(\d+)(\^\d)$/.exec(inner.text) : null
      const text = power
        ? `(-${power[1]})${power[2]}`
        : before.meaning.form.replace('#', /[({|]#/.test(before.meaning.form) ? inner.text : bracketed(inner))
      const isPlainSquare = /^\(#\)\^/.test(before.meaning.form) && /^[\dx]+$/.test(inner.text)
      return {
        ...inner,
        text: isPlainSquare ? text.replace(/[()]/g, '') : text,
        isSum: false,
        heard: true,
        strong: inner.strong || before.meaning.strong,
      }
    }
    const two = sign(index, 'pair')
    if (two) return pairAhead(two)
    const value = atom(index)
    return value && withPowers(value)
  }

  function pairAhead({ meaning, next }: { meaning: SpokenSign & { kind: 'pair' }; next: number }): Part | null {
    const start = skip(next)
    // "The sum of squares of 3 and 4": the square applies to each.
    const each = sign(start, 'prefix')
    const isOfEach = each !== null && /^\(#\)\^/.test(each.meaning.form)
    const first = isOfEach ? atom(each.next) : factor(start)
    if (!first || !isOpen(first.next) || !vocabulary.and.test(wordAt(first.next)?.text ?? '')) return null
    const second = isOfEach ? atom(first.next + 1) : factor(first.next + 1)
    if (!second) return null
    const form = isOfEach ? each.meaning.form : '#'
    const texts = [first, second].map((part) => form.replace('#', bracketed(part)))
    return {
      text: texts.join(` ${meaning.sign} `),
      next: second.next,
      isSum: true,
      heard: true,
      strong: first.strong || second.strong,
      letters: first.letters || second.letters,
    }
  }

  function withPowers(start: Part): Part {
    let part = start
    for (;;) {
      if (!isOpen(part.next)) return part
      const behind = sign(part.next, 'postfix')
      const power = behind ? null : sign(part.next, 'power')
      const nth = behind || power ? null : sign(part.next, 'nth-power')
      if (behind) {
        const base = /\//.test(part.text) || part.isSum ? `(${part.text})` : part.text
        part = {
          ...part,
          text: behind.meaning.form.replace('#', base),
          next: behind.next,
          isSum: false,
          heard: true,
          strong: true,
        }
        continue
      }
      if (power && isOpen(power.next)) {
        const exponent = factor(power.next)
        if (!exponent) return part
        part = {
          ...part,
          text: `${bracketed(part)}^(${exponent.text})`,
          next: exponent.next,
          isSum: false,
          heard: true,
          strong: true,
        }
        continue
      }
      const exponent = nth && isOpen(nth.next) ? order(nth.next) : null
      if (nth && exponent !== null) {
        const closing = /^(?:power|степени|степень)$/.test(wordAt(nth.next + 1)?.text ?? '') && isOpen(nth.next + 1)
        const isOrdinal = termOf(vocabulary.ordinals, nth.next) !== null || /\D/.test(wordAt(nth.next)?.text ?? '')
        if (!closing && !isOrdinal) return part
        const base = /\//.test(part.text) ? `(${part.text})` : bracketed(part)
        const isWord = vocabulary.wordLetters?.test(wordAt(part.next - 1)?.text ?? '') === true
        part = {
          ...part,
          text: `${base}^${exponent}`,
          next: nth.next + (closing ? 2 : 1),
          isSum: false,
          heard: true,
          strong: part.strong || closing || (part.letters && !isWord) || language === 'en',
        }
        continue
      }
      return part
    }
  }

  const typedSign = (index: number, signs: RegExp) => {
    const word = wordAt(index)
    return word?.isNotation && !word.closes && signs.test(word.text) ? word.text : null
  }

  function product(index: number): Part | null {
    let left = factor(index)
    while (left && isOpen(left.next)) {
      const at: number = left.next
      const spoken = sign(at, 'infix')
      const written = typedSign(at, /^(?:[*·×/:÷])$/u)
      const isTimes = spoken && (spoken.meaning.sign === '*' || spoken.meaning.sign === '/')
      if (isTimes || written) {
        const next = isTimes ? spoken.next : at + 1
        const right = isOpen(next) ? factor(next) : null
        if (!right) return left
        // A spoken division of two numbers is a calculation, not a fraction.
        const isShare = isTimes && spoken.meaning.sign === '/' && /^\d+$/.test(left.text) && /^\d+$/.test(right.text)
        left = joined(left, right, isShare ? '÷' : isTimes ? spoken.meaning.sign : (written ?? '*'), {
          heard: Boolean(isTimes),
          strong: Boolean(isTimes && spoken.meaning.strong),
        })
        continue
      }
      const of = sign(at, 'of')
      if (of && /^\d+\/\d+$/.test(left.text)) {
        const right = isOpen(of.next) ? factor(of.next) : null
        if (!right) return left
        left = joined(left, right, '*', { heard: true, strong: false })
        continue
      }
      // "Two x": a number before a letter multiplies.
      const isLetter = termOf(vocabulary.letters, at) !== null || sign(at, 'prefix')?.meaning.form.startsWith('√')
      if (!isLetter || !/[\dxyz]$/.test(left.text)) return left
      const right = factor(at)
      if (!right) return left
      const text = /^\d+$/.test(left.text) ? `${left.text}${right.text}` : `${left.text}*${right.text}`
      left = {
        text,
        next: right.next,
        isSum: false,
        heard: true,
        strong: left.strong || right.strong,
        letters: true,
      }
    }
    return left
  }

  function joined(left: Part, right: Part, by: string, how: { heard: boolean; strong: boolean }): Part {
    const isProduct = !/[+-]/.test(by)
    const bottom = by === '/' && /[*/]/.test(right.text) ? `(${right.text})` : bracketed(right)
    const top = isProduct ? bracketed(left) : left.text
    return {
      text: `${top} ${by} ${isProduct ? bottom : right.isSum ? `(${right.text})` : right.text}`,
      next: right.next,
      isSum: !isProduct,
      heard: how.heard || left.heard || right.heard,
      strong: how.strong || left.strong || right.strong,
      letters: left.letters || right.letters,
    }
  }

  function sum(index: number): Part | null {
    let left = product(index)
    while (left && isOpen(left.next)) {
      const at: number = left.next
      const spoken = sign(at, 'infix')
      const written = typedSign(at, /^[-+−–]$/u)
      const isSum = spoken && (spoken.meaning.sign === '+' || spoken.meaning.sign === '-')
      if (!isSum && !written) return left
      const next = isSum ? spoken.next : at + 1
      const right = isOpen(next) ? product(next) : null
      if (!right) return left
      left = joined(left, right, isSum ? spoken.meaning.sign : (written ?? '+'), {
        heard: Boolean(isSum),
        strong: Boolean(isSum && spoken.meaning.strong),
      })
    }
    return left
  }

  /** «Икс» is said of nothing else, a single letter may be any word. */
  const isSpelled = (index: number) =>
    termOf(vocabulary.letters, index) !== null && (wordAt(index)?.text.length ?? 0) > 1

  /** «Икс семь», «игрек минус два»: a letter by its name and its value. */
  function valueSaid({ text, next }: Part): Part | null {
    if (language !== 'ru' || !/^[xyz]$/.test(text)) return null
    const isMinus = wordAt(next)?.text === 'минус'
    const value = numeral(isMinus ? next + 1 : next) ?? typed(next)
    if (!value || value.letters || value.isSum) return null
    const goesOn =
      sign(value.next, 'infix') || typedSign(value.next, /^[-+*/:=]$/u) || termOf(vocabulary.letters, value.next)
    if (goesOn && isOpen(value.next)) return null
    return { ...value, text: `${text} = ${isMinus ? '-' : ''}${value.text}`, heard: true, strong: true, letters: true }
  }

  function line(index: number): Part | null {
    const left = sum(index)
    if (!left || !isOpen(left.next)) return left
    const named = isSpelled(index) ? valueSaid(left) : null
    if (named) return named
    const spoken = sign(left.next, 'relation')
    const written = typedSign(left.next, /^(?:=|<|>|≤|≥|<=|>=)$/u)
    if (!spoken && !written) return left
    // "What is x plus 2" asks, "x plus 2 is 7" states.
    const isCompared = spoken !== null && /[<>]/.test(spoken.meaning.sign)
    if (spoken && !spoken.meaning.strong && !(left.letters && (left.heard || isCompared || isSpelled(index))))
      return left
    const next = spoken ? spoken.next : left.next + 1
    const right = isOpen(next) ? sum(next) : null
    if (!right) return left
    // "Is 2/3 greater than 0.67?" is a question; only with a letter is it an inequality.
    if (spoken && spoken.meaning.sign !== '=' && !left.letters && !right.letters) return left
    return {
      text: `${left.text} ${spoken?.meaning.sign ?? written} ${right.text}`,
      next: right.next,
      isSum: true,
      heard: left.heard || right.heard || spoken !== null,
      // "If x is more than 10, say banana" states nothing: a comparison by one word alone has to be the whole message.
      strong: left.strong || right.strong || (left.letters && spoken !== null && (spoken.meaning.strong || left.heard)),
      letters: left.letters || right.letters,
    }
  }

  return { line, numeral }
}

const hasLetter = (value: Expr, text: string) => value.kind !== 'number' && /[a-zA-Zху]/.test(text)

/**
 * "X minus seven times x plus seven": the same words grouped into two factors, `(x - 7)(x + 7)`. null: not two sides of one
 * "times", or a side is no expression.
 */
export function writeFactors(text: string, language: Language): string | null {
  if (text.length > 120 || /[()*·×]/u.test(text)) return null
  const times = vocabularies[language].signs.flatMap(([phrase, meaning]) =>
    meaning.kind === 'infix' && meaning.sign === '*' ? phrase.join(' ') : [],
  )
  const plain = text.toLowerCase().replace(/,? (?:in|with) (?:a |the )?brackets?|,? в скобк\p{L}+/gu, '')
  const parts = plain.split(regExpOf(`(?<!\\p{L})(?:${times.join('|')})(?!\\p{L})`, 'u'))
  if (parts.length !== 2) return null
  const factors = parts.map((part) => spokenIn(part.trim(), language))
  return factors.every((each) => /^[-+\d\s.,a-z^√()]+$/u.test(each) && /[a-z]/.test(each))
    ? factors.map((each) => `(${each.trim()})`).join('')
    : null
}
