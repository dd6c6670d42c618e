import type { BookWords, QuantityWords } from '../../../language/book.ts'
import { rational } from '../../../math/rational.ts'
import { pattern } from '../kinds/kind.ts'
import type { Amount } from './amounts.ts'
import type { Topic } from './topic.ts'

/** "The length is 4 cm more than the width": an equation with a quantity of its own. */
export interface Comparison {
  /** The quantity that tells how many times or how much more. */
  readonly role: 'times' | 'more'
  readonly amount: Amount
  readonly equation: string
  readonly start: number
  readonly end: number
  /** With what is compared, up to the next punctuation. */
  readonly said: string
}

/** "Twice" as a number of the text. */
const wordAmount = (factor: number, { index, 0: said }: RegExpExecArray): Amount => ({
  value: rational(factor),
  unit: null,
  units: [],
  said,
  start: index,
  end: index + said.length,
  digits: said.length,
  before: '',
  after: '',
  list: -1,
  sizes: null,
  isIdle: false,
  isMoney: false,
})

/** The comparisons of a text; null if one cannot be read. */
export function compared(
  text: string,
  { compare }: BookWords,
  amounts: readonly Amount[],
  { compares, isRanked }: Topic,
  wordsOf: (role: string) => QuantityWords,
): readonly Comparison[] | null {
  if (!compares) return []
  const [big, small] = compares
  const found: Comparison[] = []
  const add = (
    amount: Amount,
    factor: string,
    end: number,
    start: number,
    kind: 'times' | 'more' | 'less' | 'fewer',
  ) => {
    const before =
      text
        .slice(0, start)
        .split(/[.;!?]\s/)
        .at(-1) ?? ''
    const [behind = ''] = /^[^,.;:!?]*/u.exec(text.slice(end)) ?? []
    const from = Math.max(0, ...[...text.slice(0, start).matchAll(/[,.;:!?]\s/g)].map(({ index }) => index + 2))
    const said = text.slice(from, end + behind.length).trim()
    const after = text.slice(end).split(/[.;!?](?:\s|$)/)[0] ?? ''
    const last = (piece: string, role: string) =>
      Math.max(
        -1,
        ...[...piece.matchAll(pattern(`(?<!\\p{L})(?:${wordsOf(role).near})`, 'giu'))].map(({ index }) => index),
      )
    const first = (piece: string, role: string) => {
      const at = pattern(`(?<!\\p{L})(?:${wordsOf(role).near})`).exec(piece)?.index
      return at === undefined ? Number.POSITIVE_INFINITY : at
    }
    const [a, b] = [last(before, big), last(before, small)]
    const [c, d] = [first(after, big), first(after, small)]
    // The subject is named before, or the other one behind.
    const isBigFirst = c !== d ? d < c : a !== b ? a > b : true
    const isLess = kind === 'less' || kind === 'fewer'
    const [more, less] = isRanked === true || isBigFirst === !isLess ? [big, small] : [small, big]
    if (kind === 'more' || kind === 'less')
      found.push({ role: 'more', amount, equation: `${more} = ${less} + ${factor}`, start, end, said })
    else found.push({ role: 'times', amount, equation: `${more} = ${less} * ${factor}`, start, end, said })
  }
  for (const amount of amounts) {
    const rest = text.slice(amount.end)
    const times = pattern(`^\\s?(?:${compare.times})`).exec(rest)
    if (times) {
      add(
        { ...amount, isIdle: false },
        'times',
        amount.end + times[0].length,
        amount.start,
        pattern(`(?:${compare.less})`).test(times[0]) ? 'fewer' : 'times',
      )
      continue
    }
    const more = pattern(`^\\s?(?:${compare.more})`).exec(rest)
    const less = pattern(`^\\s?(?:${compare.less})`).exec(rest)
    const said = more ?? less
    if (said)
      add({ ...amount, isIdle: false }, 'more', amount.end + said[0].length, amount.start, more ? 'more' : 'less')
  }
  for (const [factor, source] of compare.factors)
    for (const match of text.matchAll(pattern(`(?<!\\p{L})(?:${source})`, 'giu')))
      add(
        wordAmount(factor, match),
        'times',
        match.index + match[0].length,
        match.index,
        pattern(`(?:${compare.less})`).test(match[0]) ? 'fewer' : 'times',
      )
  return found.length > 1 ? null : found
}
