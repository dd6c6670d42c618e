import { hangingDash, type Segment, segmentsOf } from '../reading.ts'

/** A piece of mathematics, a word, or what stands between them. */
export interface Item {
  readonly kind: 'maths' | 'word' | 'or' | 'and' | 'pause' | 'stop' | 'question' | 'closed'
  readonly text: string
  readonly start: number
  readonly end: number
  /** A number word, which may be an ordinary word: "only this one". */
  readonly isSpelled?: boolean
}

/** Commas and dashes separate pieces; these end a sentence or a line of work. */
const breaks =
  /\n+|\?+[?!\s]*|!+(?=\s|$)|;(?=\s|$)|(?<=[^\s]):(?=\s+[^:]*=)|\.{2,}|…|\.(?=\s|$)|<?=+>(?=\s*\S)|⇒|⟹|⇔|→|<?-+>|,(?=\s|$)|\s[-–—](?=\s+\p{L}{2})|:(?=\s+[^\s\d])|(?<=\p{L}\s*):(?=\s)/gu

export function itemsOf(
  text: string,
  known: readonly { start: number; end: number }[],
  numbers: readonly RegExp[],
): Item[] {
  const inside = (at: number) => known.find(({ start, end }) => at >= start && at < end)
  return segmentsOf(text).flatMap((segment, index, all): Item[] => {
    if (inside(segment.start) && segment.kind !== 'maths') return []
    // A lone «у» before a word is a preposition.
    if (segment.kind === 'maths' && segment.text.trim() === 'у' && index + 1 < all.length)
      return [{ ...segment, kind: 'word', text: 'у' }]
    if (segment.kind === 'word') {
      const value = numbers.findIndex((each) => each.test(segment.text.replaceAll('ё', 'е')))
      return [
        {
          ...segment,
          kind: value >= 0 ? 'maths' : 'word',
          text: value >= 0 ? `${value}` : segment.text,
          isSpelled: value >= 0,
        },
      ]
    }
    return segment.kind === 'maths' ? cut(segment) : [{ ...segment, kind: segment.kind }]
  })
}

/** Splits mathematics at commas, full stops and line ends. */
function cut(segment: Segment): Item[] {
  const items: Item[] = []
  let from = 0
  const add = (to: number) => {
    const text = segment.text.slice(from, to)
    if (text.trim() !== '') items.push({ kind: 'maths', text, start: segment.start + from, end: segment.start + to })
  }
  for (const found of segment.text.matchAll(breaks)) {
    // Inside brackets a comma or semicolon belongs to a pair, interval or function.
    if (/^[,;]/.test(found[0]) && isInBrackets(segment.text, found.index)) continue
    // `5!` within a calculation is a factorial, "45: 9 = 5" a division.
    if (
      found[0] === ':' &&
      /^\s*\d+$/.test(segment.text.slice(from, found.index)) &&
      /^\s*\d+\s*=/.test(segment.text.slice(found.index + 1))
    )
      continue
    if (found[0].startsWith('!') && /^[\s)]*[-+*/=:^]/.test(segment.text.slice(found.index + 1))) continue
    add(found.index)
    const kind = found[0].includes('?') ? 'question' : /^(?:,|:|;|\s[-–—])/.test(found[0]) ? 'pause' : 'stop'
    items.push({
      kind,
      text: found[0],
      start: segment.start + found.index,
      end: segment.start + found.index + found[0].length,
    })
    from = found.index + found[0].length
  }
  const dash = hangingDash.exec(segment.text.slice(from))
  add(dash ? from + dash.index : segment.text.length)
  if (dash) items.push({ kind: 'pause', text: dash[0], start: segment.start + from + dash.index, end: segment.end })
  return items
}

function isInBrackets(text: string, at: number): boolean {
  let depth = 0
  for (const sign of text.slice(0, at)) depth += /[([{]/.test(sign) ? 1 : /[)\]}]/.test(sign) ? -1 : 0
  return depth > 0 && /[)\]}]/.test(text.slice(at))
}
