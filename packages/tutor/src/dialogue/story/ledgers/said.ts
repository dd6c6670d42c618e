import type { LedgerWords } from '../../../language/ledger-words.ts'
import { ledgerWords } from '../../../language/ledgers.ts'
import type { Language } from '../../../math/latex.ts'
import { equals, ONE, type Rational, rational } from '../../../math/rational.ts'
import { questionIn } from '../facts.ts'
import { quoteAt } from '../kinds/kind.ts'
import { numbersIn } from '../work.ts'

/** A number of a task. */
export interface Said {
  readonly value: Rational
  readonly start: number
  readonly end: number
  readonly kind: 'money' | 'share' | 'times' | 'count'
  /** As written, with its currency. */
  readonly text: string
}

export interface Task {
  readonly text: string
  readonly language: Language
  readonly words: LedgerWords
  readonly said: readonly Said[]
  /** The text with each number replaced by its place in `said`: the patterns of words match this. */
  readonly mask: string
  /** The part of the mask that asks. */
  readonly asked: string
  /** The mask before the question and after it. */
  readonly told: string
  readonly question: string
  readonly idle: readonly string[]
}

const compiled = new Map<string, RegExp>()
/** A pattern of words, with `<N>` for a number and `<W>` for a word. */
export function words(source: string, flags = 'iu'): RegExp {
  const key = `${flags}|${source}`
  const known = compiled.get(key)
  if (known) return known
  const inner = source.replaceAll('<N>', '⟦(\\d+)⟧').replaceAll('<W>', "\\p{L}[\\p{L}'’-]*")
  const made = new RegExp(`(?<![\\p{L}\\d⟦])(?:${inner})(?![\\p{L}\\d])`, flags)
  compiled.set(key, made)
  return made
}
export const token = (at: number) => `⟦${at}⟧`
export const tokensIn = (mask: string): number[] => [...mask.matchAll(/⟦(\d+)⟧/gu)].map(([, at]) => Number(at))

/** Null where a number cannot be told from other text. */
export function taskOf(text: string, language: Language): Task | null {
  const own = ledgerWords[language]
  const asked = questionIn(text, language)
  if (!asked || asked.start < 0 || /\d:\d|\d\s?[×*+÷=^]\s?\d|[²³]|\p{L}\/\p{L}/u.test(text)) return null
  const said: Said[] = []
  const idle: string[] = []
  const isTaken = (start: number, end: number) => said.some((each) => start < each.end && each.start < end)
  const push = (start: number, end: number, value: Rational, kind: Said['kind']) =>
    said.push({ value, start, end, kind, text: text.slice(start, end).trim() })
  // "Three fifths", "a sixth".
  for (const [bottom, below] of own.bottoms)
    for (const [top, above] of own.tops)
      for (const each of text.matchAll(words(`(?:${above})[ -](?:${below})`, 'giu')))
        if (top < bottom && !isTaken(each.index, each.index + each[0].length))
          push(each.index, each.index + each[0].length, rational(top, bottom), 'share')
  for (const [bottom, below] of own.bottoms)
    for (const each of text.matchAll(words(`(?:${below}) (?:${own.onePart})`, 'giu')))
      if (!isTaken(each.index, each.index + each[0].length))
        push(each.index, each.index + each[0].length, rational(1, bottom), 'share')
  for (const [value, source] of own.doubled)
    for (const each of text.matchAll(words(source, 'giu')))
      push(each.index, each.index + each[0].length, rational(value), 'times')
  for (const number of numbersIn(text, language)) {
    const { start, end, value } = number
    if (isTaken(start, end)) continue
    const written = text.slice(start, end)
    const behind = text.slice(end)
    const before = text.slice(0, start)
    if (/%|percent|per cent|процент/iu.test(written)) return null
    const isSpelled = !/\d/u.test(written)
    // "Seventy-five (75)" is told twice.
    const last = said.findLast((each) => each.end <= start)
    const twin = said
      .filter((each) => each.end <= start)
      .toSorted((a, b) => a.end - b.end)
      .at(-1)
    if (last && twin && /\($/u.test(before) && /^\)/u.test(behind) && equals(twin.value, value)) {
      idle.push(quoteAt(text, start - 1, end - start + 2))
      continue
    }
    if (isSpelled && equals(value, ONE)) continue
    const isShare = value.d !== 1n && !/[.,]/u.test(written)
    if (isShare) {
      push(start, end, value, 'share')
      continue
    }
    const factor = words(own.times).exec(behind.slice(0, 12))
    if (factor && /^\s?$/u.test(behind.slice(0, factor.index))) {
      push(start, end, value, 'times')
      continue
    }
    const sign = /[$€£₽]\s?$/u.exec(before)?.[0] ?? ''
    const money = new RegExp(`^\\s?(?:${own.currency})(?![\\p{L}])|^\\s?[$€£₽]`, 'iu').exec(behind)?.[0]
    if (sign || money !== undefined) push(start - sign.length, end + (money ?? '').length, value, 'money')
    else if (/^p(?!\p{L})/u.test(behind)) return null
    else push(start, end, value, 'count')
  }
  said.sort((a, b) => a.start - b.start)
  if (said.length === 0 || said.length > 9) return null
  const cut = (from: number, to: number) => {
    let [mask, at] = ['', from]
    said.forEach((each, index) => {
      if (each.start < from || each.end > to) return
      mask += `${text.slice(at, each.start)}${token(index)}`
      at = each.end
    })
    return `${mask}${text.slice(at, to)}`.replace(/’/gu, "'")
  }
  const question = cut(asked.start, asked.end)
  return {
    text,
    language,
    words: own,
    said,
    mask: cut(0, text.length),
    asked: question,
    told: `${cut(0, asked.start)} ${cut(asked.end, text.length)}`,
    question: text.slice(asked.start, asked.end),
    idle,
  }
}

/** The parts of a mask between marks, or before a conjunction where both sides have a number. */
export function clausesOf(mask: string, own: LedgerWords): string[] {
  const parts = mask.split(/(?<=[.!?;:])(?=\s|$)|(?<=,)(?=\s)|\s[-–—](?=\s)|\n|[()]/u)
  return parts
    .flatMap((part) => {
      const pieces: string[] = []
      let rest = part
      for (;;) {
        const found = [...rest.matchAll(words(own.and, 'giu'))].find(
          ({ index }) => /⟦/u.test(rest.slice(0, index)) && /⟦/u.test(rest.slice(index)),
        )
        if (!found) break
        pieces.push(rest.slice(0, found.index))
        rest = rest.slice(found.index)
        // The conjunction stays with what follows, and cuts once.
        const next = rest.search(/⟦/u)
        const [head, tail] = [rest.slice(0, next), rest.slice(next)]
        const more = clausesOf(tail, own)
        pieces.push(head + (more[0] ?? ''), ...more.slice(1))
        rest = ''
        break
      }
      return rest === '' ? pieces : [...pieces, rest]
    })
    .filter((each) => /[\p{L}⟦]/u.test(each))
}
