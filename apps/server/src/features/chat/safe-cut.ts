const BACKSLASH = 0x5c
const DOLLAR = 0x24

/**
 * How much of `text` may be shown when more may follow: never ends inside a surrogate pair, nor inside a formula delimiter
 * (`$$`, `\(`, `\[`, `\)`, `\]`), of which the first half would draw as something else until the second arrives.
 * `limit` cuts earlier; the answer is never above it.
 */
export function safeCut(text: string, limit = text.length): number {
  let cut = Math.min(limit, text.length)
  while (cut > 0) {
    const last = text.charCodeAt(cut - 1)
    const opensPair = last >= 0xd800 && last <= 0xdbff
    // A dollar may be the first half of `$$`; a backslash starts `\(`, a command, or an escaped dollar.
    if (!opensPair && last !== BACKSLASH && !(last === DOLLAR && !isClosed(text, cut))) return cut
    cut--
  }
  return 0
}

/** A dollar with another character behind it that is not a dollar is a whole delimiter, known to be complete. */
function isClosed(text: string, cut: number): boolean {
  return cut < text.length && text.charCodeAt(cut) !== DOLLAR
}

/** PostgreSQL cannot store NUL, whatever a model sends. */
export function withoutNul(text: string): string {
  return text.includes('\u0000') ? text.replaceAll('\u0000', '') : text
}
