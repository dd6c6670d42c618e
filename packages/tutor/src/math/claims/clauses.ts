import type { Item } from './items.ts'
import { type Patterns, wordBegins } from './patterns.ts'

/** The part between two sentence or line ends, or between words like "so". */
export interface Clause {
  readonly items: readonly Item[]
  readonly isAsked: boolean
}

export function clausesOf(items: readonly Item[], words: Patterns): Clause[] {
  const clauses: Clause[] = []
  let open: Item[] = []
  const close = (isAsked: boolean) => {
    if (open.length > 0) clauses.push({ items: open, isAsked })
    open = []
  }
  items.forEach((item, index) => {
    if (item.kind === 'stop') close(false)
    else if (item.kind === 'question') close(true)
    else {
      const pair = `${item.text} ${items[index + 1]?.text ?? ''}`
      const isNext = item.kind === 'word' && (wordBegins(words.next, item.text) || wordBegins(words.next, pair))
      // "x = 4, wait, 5": retracts the previous claim.
      const isCorrection =
        item.kind === 'word' &&
        items[index - 1]?.kind === 'pause' &&
        open.some(({ kind }) => kind === 'maths') &&
        (wordBegins(words.correction, item.text) || wordBegins(words.correction, pair))
      if (isNext || isCorrection) close(false)
      open.push(item)
    }
  })
  close(false)
  return clauses
}
