import { messagesIn, type Row } from './timeline.ts'

/** At most 60 messages are rendered; a few of them are reserved for what is being written. */
export const maxMessages = 56
/** The first render: enough for a phone's screen, so that the chat opens at once. Then the window grows step by step. */
const firstMessages = 8
/** Rows added or moved by one step of scrolling. */
const stepMessages = 12

/** The rendered part of the list. Null: up to the newest row. `size` 0: the initial size. */
export interface MessageWindow {
  last: string | null
  size: number
}

/** Rows `start` to `end` (exclusive) of the window. */
export function windowOf(rows: readonly Row[], { last, size }: MessageWindow): { start: number; end: number } {
  const found = last === null ? -1 : rows.findIndex((row) => row.key === last)
  const end = found === -1 ? rows.length : found + 1
  return { start: rowsBack(rows, end, Math.max(size, firstMessages)), end }
}

/** A window with rows on both sides of the one at `index`. */
export function windowAround(rows: readonly Row[], index: number): MessageWindow {
  const last = rowsOn(rows, index + 1, maxMessages / 2)
  return { last: last >= rows.length ? null : rows[last - 1]!.key, size: maxMessages }
}

/** Grows until it is full, then moves back. */
export function olderWindow(rows: readonly Row[], range: MessageWindow): MessageWindow {
  const { start, end } = windowOf(rows, range)
  const size = Math.min(Math.max(range.size, firstMessages) + stepMessages, maxMessages)
  const first = rowsBack(rows, start, stepMessages)
  const last = Math.min(end, rowsOn(rows, first, size))
  return { last: last === rows.length ? null : rows[last - 1]!.key, size }
}

export function newerWindow(rows: readonly Row[], range: MessageWindow): MessageWindow {
  const { end } = windowOf(rows, range)
  const last = rowsOn(rows, end, stepMessages)
  return { last: last >= rows.length ? null : rows[last - 1]!.key, size: maxMessages }
}

/** Index of the first row such that at most `count` messages are between it and `end`. */
function rowsBack(rows: readonly Row[], end: number, count: number): number {
  let start = end
  for (let left = count; start > 0; start--) {
    left -= messagesIn(rows[start - 1]!)
    if (left < 0) break
  }
  // A single row may hold more messages than the window; it is rendered anyway.
  return start === end && end > 0 ? end - 1 : start
}

/** Index after the last row such that at most `count` messages are between `start` and it. */
function rowsOn(rows: readonly Row[], start: number, count: number): number {
  let end = start
  for (let left = count; end < rows.length; end++) {
    left -= messagesIn(rows[end]!)
    if (left < 0) break
  }
  return end === start ? Math.min(rows.length, start + 1) : end
}
