import type { Rational } from '../math/rational.ts'
import { add, divide, multiply, rational } from '../math/rational.ts'
import { type Unit, unitOf } from '../math/units.ts'
import type { NumberStyle, StoryLanguage } from './lexicon.ts'

/** A number of the text with the sign or unit attached to it. */
export interface Amount {
  readonly value: Rational
  readonly unit: Unit | null
  readonly style: NumberStyle
  readonly start: number
  readonly end: number
  /** The unit as written. */
  readonly unitText?: string
  /** Further parts of a ratio. */
  readonly parts?: readonly Rational[]
}

/** A word or phrase with its role. `word` is the name of a person or a thing. */
export interface Token {
  readonly tag: string
  readonly text: string
  readonly start: number
  readonly end: number
  /** Normalized key, the same for all forms of a word. */
  readonly key: string
  readonly amount?: Amount
  readonly unit?: Unit
  readonly ordinal?: number
}

interface Phrase {
  readonly tag: string
  readonly words: readonly string[]
  readonly base: string
}
interface Compiled {
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>
  readonly units: ReadonlyMap<string, Unit>
  readonly signs: ReadonlyMap<string, Unit>
}

const compiledOf = new WeakMap<StoryLanguage, Compiled>()
/** Index key of lexicon entries: long enough to separate words, short enough for every entry with `*`. */
const firstLetters = (word: string) => word.slice(0, 2)

function compile(language: StoryLanguage): Compiled {
  const known = compiledOf.get(language)
  if (known) return known
  const all: Phrase[] = []
  for (const line of language.entries.trim().split('\n')) {
    const [tag = '', list = ''] = line.split('|').map((each) => each.trim())
    for (const entry of list.split(',').map((each) => each.trim())) {
      const forms = tag.startsWith('verb:') && language.formsOf ? language.formsOf(entry) : [entry]
      for (const form of forms) all.push({ tag, words: form.split(' '), base: forms[0] ?? entry })
    }
  }
  const letters = (phrase: Phrase) => phrase.words.join(' ').replaceAll('*', '').length
  all.sort((a, b) => b.words.length - a.words.length || letters(b) - letters(a))
  const phrases = new Map<string, Phrase[]>()
  for (const phrase of all) {
    const first = firstLetters((phrase.words[0] ?? '').replace('*', ''))
    phrases.set(first, [...(phrases.get(first) ?? []), phrase])
  }
  const units = new Map<string, Unit>()
  const signs = new Map<string, Unit>()
  for (const { unit, words, signs: marks } of language.units) {
    for (const word of words.split(',').map((each) => each.trim())) if (word) units.set(word, unit)
    for (const mark of marks.split(',').map((each) => each.trim())) if (mark) signs.set(mark, unit)
  }
  const compiled = { phrases, units, signs }
  compiledOf.set(language, compiled)
  return compiled
}

const pieces =
  /(?<clock>\d{1,2}:\d{2}(?!\d))|(?<number>\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?![\d.,]\d)|\d+(?:[.,]\d+)*)|(?<word>\p{L}+(?:['’]\p{L}+)?(?:-\p{L}+)*\.?(?<=\p{L})|\p{L}+(?:['’]\p{L}+)?(?:-\p{L}+)*)|(?<sign>[$€£₽%°²³])|(?<mark>\n+|[.,;:?!()«»"“”–—\-/'’+=*×−])/gu

interface Piece {
  readonly kind: 'clock' | 'number' | 'word' | 'sign' | 'mark'
  readonly text: string
  readonly low: string
  readonly start: number
  readonly end: number
}

function piecesOf(text: string): Piece[] {
  const found: Piece[] = []
  for (const match of text.matchAll(pieces)) {
    const groups = match.groups ?? {}
    const kind = (['clock', 'number', 'word', 'sign', 'mark'] as const).find((each) => groups[each] !== undefined)
    if (!kind) continue
    const low = match[0].toLowerCase().replaceAll('ё', 'е').replaceAll('’', "'")
    found.push({ kind, text: match[0], low, start: match.index, end: match.index + match[0].length })
  }
  return found
}

/** Longer numerals do not occur in stories (characters). */
const LONGEST_NUMBER = 12

function numberOf(text: string, decimalComma: boolean): Rational | null {
  const joined = text.replace(/[ \u00a0\u202f]/g, '')
  if (joined.length > LONGEST_NUMBER) return null
  const isThousands = !decimalComma && /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(joined)
  const plain = isThousands ? joined.replaceAll(',', '') : joined.replace(',', '.')
  const [whole = '', digits = '', ...more] = plain.split('.')
  if (more.length > 0 || /[^\d]/.test(digits)) return null
  return rational(BigInt(`${whole}${digits}`), 10n ** BigInt(digits.length))
}

/** Tokenizes a text; null if it has a symbol that does not occur in stories. */
export function tokensOf(text: string, language: StoryLanguage): Token[] | null {
  const { phrases, units, signs } = compile(language)
  const all = piecesOf(text)
  const lows = all.map((each) => each.low)
  const tokens: Token[] = []
  const isContrasted =
    lows.some((each) => language.contrast.one.test(each)) && lows.some((each) => language.contrast.other.test(each))
  let at = 0
  const push = (tag: string, from: number, length: number, rest: Partial<Token> = {}) => {
    const first = all[from]
    const last = all[from + length - 1]
    if (!first || !last) return
    const written = text.slice(first.start, last.end)
    tokens.push({ tag, text: written, start: first.start, end: last.end, key: '', ...rest })
    at = from + length
  }
  const amount = (value: Rational, from: number, length: number, style: NumberStyle, unit: Unit | null = null) => {
    const first = all[from]
    const last = all[from + length - 1]
    if (first && last) push('num', from, length, { amount: { value, unit, style, start: first.start, end: last.end } })
  }
  while (at < all.length) {
    const piece = all[at]
    if (!piece) break
    const previous = tokens.at(-1)
    if (piece.kind === 'clock') {
      const [hours = '0', minutes = '0'] = piece.text.split(':')
      const parts = [rational(Number(hours)), rational(Number(minutes))]
      const value = rational(Number(hours) * 60 + Number(minutes))
      push('num', at, 1, {
        amount: { value, unit: null, style: 'clock', start: piece.start, end: piece.end, parts },
      })
      continue
    }
    if (piece.kind === 'sign' && '$€£₽'.includes(piece.text)) {
      const unit = signs.get(piece.text)
      if (!unit) return null
      if (previous?.tag === 'num' && previous.amount && !previous.amount.unit && previous.amount.style === 'plain') {
        tokens[tokens.length - 1] = withUnit(previous, unit, piece.text, piece.end)
        at++
        continue
      }
      const next = all[at + 1]
      const value = next?.kind === 'number' ? numberOf(next.text, language.decimalComma) : null
      if (!value || !next) return null
      amount(value, at, 2, 'plain', unit)
      continue
    }
    if (piece.kind === 'sign' && piece.text === '%') {
      if (!previous?.amount) return null
      tokens[tokens.length - 1] = {
        ...previous,
        end: piece.end,
        amount: { ...previous.amount, style: 'percent', end: piece.end },
      }
      at++
      continue
    }
    if (piece.kind === 'number') {
      const value = numberOf(piece.text, language.decimalComma)
      if (!value) return null
      const slash = all[at + 1]
      const below = all[at + 2]
      // "2/5"
      if (slash?.text === '/' && below?.kind === 'number' && /^\d+$/.test(below.text) && slash.end === below.start) {
        const bottom = numberOf(below.text, language.decimalComma)
        if (!bottom || bottom.n === 0n) return null
        const part = divide(value, bottom)
        const before = previous?.amount
        if (before?.style === 'plain' && !before.unit && previous && piece.start - previous.end === 1) {
          tokens.pop()
          const mixed = add(before.value, part)
          const made = { value: mixed, unit: null, style: 'plain' as const, start: before.start, end: below.end }
          tokens.push({ ...previous, text: text.slice(before.start, below.end), end: below.end, amount: made })
          at += 3
        } else amount(part, at, 3, 'fraction')
        continue
      }
      // "2 : 3", "2:3:4"
      if (all[at + 1]?.text === ':' && all[at + 2]?.kind === 'number') {
        const parts = [value]
        let end = at + 1
        while (all[end]?.text === ':' && all[end + 1]?.kind === 'number') {
          const next = numberOf(all[end + 1]?.text ?? '', language.decimalComma)
          if (!next) return null
          parts.push(next)
          end += 2
        }
        const last = all[end - 1]
        push('num', at, end - at, {
          amount: { value, unit: null, style: 'ratio', start: piece.start, end: last?.end ?? piece.end, parts },
        })
        continue
      }
      // Ordinals and compounds such as "5-й", "3rd", "12-литровый" are no plain numbers.
      const glued = all[at + 1]
      if (glued && glued.start === piece.end && glued.kind === 'word' && /^(?:st|nd|rd|th)$/.test(glued.low)) {
        push('word', at, 2, { key: `#${value.n}`, ordinal: Number(value.n) })
        continue
      }
      if (glued?.text === '-' && glued.start === piece.end && all[at + 2]?.start === glued.end) {
        const tail = all[at + 2]
        if (tail && /^(?:й|я|е|го|му|м|ая|ый|ой|ом|ю)$/.test(tail.low)) {
          push('word', at, 3, { key: `#${value.n}`, ordinal: Number(value.n) })
          continue
        }
        const unit = tail?.kind === 'word' ? (units.get(tail.low) ?? signs.get(tail.low)) : undefined
        if (!unit || !tail) return null
        push('num', at, 3, {
          amount: { value, unit, style: 'plain', start: piece.start, end: tail.end, unitText: tail.text },
        })
        continue
      }
      amount(value, at, 1, 'plain')
      continue
    }
    if (piece.text === '.' && /^(?:mr|mrs|ms|dr)$/.test(all[at - 1]?.low ?? '')) {
      at++
      continue
    }
    // A negative number is a point on a scale: it cannot be shared or subtracted.
    const behind = all[at + 1]
    if (
      /^[-−–]$/.test(piece.text) &&
      behind?.kind === 'number' &&
      behind.start === piece.end &&
      all[at - 1]?.end !== piece.start
    )
      return null
    if (piece.kind === 'mark' && piece.text !== '/') {
      const tag = '.!;\n'.includes(piece.text[0] ?? '')
        ? 'stop'
        : piece.text === '?'
          ? 'question'
          : piece.text === ',' || piece.text === ':' || piece.text === '–' || piece.text === '—'
            ? piece.text === ','
              ? 'comma'
              : 'dash'
            : piece.text === '(' || piece.text === ')'
              ? 'comma'
              : /[«»"“”'’]/u.test(piece.text)
                ? 'skip'
                : piece.text === '-' && all[at - 1]?.end !== piece.start
                  ? 'dash'
                  : 'unknown'
      push(tag, at, 1)
      continue
    }
    // "30 м²", "30 square meters"
    const area = previous?.amount?.unit ? areaOf(previous.amount.unit) : null
    if (piece.text === '²' && previous && area) {
      tokens[tokens.length - 1] = withUnit(previous, area, text.slice(previous.end - 2, piece.end).trim(), piece.end)
      at++
      continue
    }
    if (previous?.tag === 'num' && previous.amount && !previous.amount.unit && language.square.test(piece.low)) {
      const next = all[at + 1]?.text === '.' ? all[at + 2] : all[at + 1]
      const side = next ? (units.get(next.low) ?? signs.get(next.low)) : undefined
      const squared = side ? areaOf(side) : null
      if (squared && next) {
        tokens[tokens.length - 1] = withUnit(previous, squared, text.slice(piece.start, next.end), next.end)
        at = all.indexOf(next) + 1
        continue
      }
    }
    // After a number, units take precedence over words: "5 m", "3 h"
    if (previous?.tag === 'num' && previous.amount && !previous.amount.unit) {
      const low = piece.low.replace(/\.$/, '')
      const style = previous.amount.style
      const sign = signs.get(low)
      const unit = sign ?? units.get(low)
      if (unit && (style === 'plain' || (style === 'fraction' && !sign))) {
        tokens[tokens.length - 1] = withUnit(previous, unit, piece.text, piece.end)
        at++
        if (sign && all[at]?.text === '.' && all[at + 1]?.kind === 'word' && /^\p{Ll}/u.test(all[at + 1]?.text ?? ''))
          at++
        join(tokens)
        continue
      }
    }
    if (isContrasted && piece.kind === 'word') {
      const row = language.contrast.one.test(piece.low) ? 1 : language.contrast.other.test(piece.low) ? 2 : null
      if (row !== null) {
        push('word', at, 1, { key: `#${row}`, ordinal: row })
        continue
      }
    }
    const numeral = language.numeralAt(lows, at)
    const found = phraseAt(phrases, lows, at)
    if (numeral && numeral.length >= (found?.words.length ?? 0)) {
      if (numeral.multiplies && previous?.amount?.style === 'plain' && !previous.amount.unit) {
        const end = piece.end
        tokens[tokens.length - 1] = {
          ...previous,
          end,
          amount: { ...previous.amount, value: multiply(previous.amount.value, numeral.value), end },
        }
        at += numeral.length
        continue
      }
      amount(numeral.value, at, numeral.length, numeral.style)
      const made = tokens.at(-1)
      if (made?.amount?.style === 'percent') {
        const before = tokens.at(-2)
        if (!before?.amount) return null
        tokens.splice(-2, 2, {
          ...before,
          end: made.end,
          amount: { ...before.amount, style: 'percent', end: made.end },
        })
      }
      continue
    }
    if (found?.tag === 'times' && previous?.amount && !previous.amount.unit) {
      const last = all[at]
      const end = last?.end ?? previous.end
      tokens[tokens.length - 1] = { ...previous, end, amount: { ...previous.amount, style: 'factor', end } }
      at += found.words.length
      continue
    }
    if (found) {
      push(found.tag, at, found.words.length, { key: found.base })
      continue
    }
    const unit = units.get(piece.low) ?? (previous?.tag === 'per' ? signs.get(piece.low) : undefined)
    if (unit) {
      push('unit', at, 1, { unit, key: language.stem(piece.low) })
      continue
    }
    if (piece.kind !== 'word') return null
    const ordinal = language.ordinal(piece.low)
    if (ordinal !== null) {
      push('word', at, 1, { key: `#${ordinal}`, ordinal })
      continue
    }
    push('word', at, 1, { key: language.stem(piece.low.replace(/'s?$/, '')) })
  }
  return tokens
}

const areaOf = (unit: Unit): Unit | null => (unit.quantity === 'length' ? unitOf(`${unit.en}²`) : null)

const withUnit = (token: Token, unit: Unit, unitText: string, end: number): Token =>
  token.amount ? { ...token, end, amount: { ...token.amount, unit, unitText, end, style: 'plain' } } : token

/** "2 hours 30 minutes", "5 km 200 m": one amount in the smaller unit. */
function join(tokens: Token[]) {
  const last = tokens.at(-1)?.amount
  const isAnd = tokens.at(-2)?.tag === 'and'
  const before = tokens.at(isAnd ? -3 : -2)
  const first = before?.amount
  if (!last?.unit || !first?.unit || !before || first.style !== 'plain') return
  if (first.unit.quantity !== last.unit.quantity || first.unit === last.unit) return
  if (Number(first.unit.size.n) * Number(last.unit.size.d) <= Number(last.unit.size.n) * Number(first.unit.size.d))
    return
  const value = add(multiply(first.value, divide(first.unit.size, last.unit.size)), last.value)
  const joined = { ...last, value, start: first.start }
  tokens.splice(isAnd ? -3 : -2, isAnd ? 3 : 2, { ...before, end: last.end, amount: joined })
}

/** The tag of the word or phrase at this position, and its length in words. */
export function tagAt(
  words: readonly string[],
  at: number,
  language: StoryLanguage,
): { readonly tag: string; readonly length: number } | null {
  const found = phraseAt(compile(language).phrases, words, at)
  return found && { tag: found.tag, length: found.words.length }
}

function phraseAt(
  phrases: ReadonlyMap<string, readonly Phrase[]>,
  words: readonly string[],
  at: number,
): Phrase | null {
  for (const phrase of phrases.get(firstLetters(words[at] ?? '')) ?? []) {
    const fits = phrase.words.every((word, index) => {
      const said = words[at + index]
      if (said === undefined) return false
      return word.endsWith('*') ? said.startsWith(word.slice(0, -1)) : said === word
    })
    if (fits) return phrase
  }
  return null
}
