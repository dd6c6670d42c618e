const BACKSLASH = 0x5c
const DOLLAR = 0x24

/**
 * How many characters of `text` may be shown when more may follow. Never cuts a surrogate pair or a formula delimiter (`$$`,
 * `\(`, `\[`, `\)`, `\]`): half a delimiter would be drawn as something else until the other half arrives.
 * @param limit the result is at most this
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

/** A dollar followed by something other than a dollar is known to be a complete delimiter. */
function isClosed(text: string, cut: number): boolean {
  return cut < text.length && text.charCodeAt(cut) !== DOLLAR
}

/** PostgreSQL cannot store NUL, whatever a model sends. */
export function withoutNul(text: string): string {
  return text.includes('\u0000') ? text.replaceAll('\u0000', '') : text
}
