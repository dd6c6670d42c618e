/** Text in one line, whatever breaks are in it: what a student writes never begins a line of a card. */
export const inOneLine = (text: string): string => text.replace(/[\s\u0085]+/g, ' ').trim()

/** What a student wrote, so that its end can be seen. */
export const quoted = (text: string): string => `"${inOneLine(text).replaceAll('"', '”')}"`

/**
 * Of a run of spaces and tabs the first three. More say nothing, and a pattern may try each of them as the beginning of
 * what it looks for. Line breaks stay.
 */
export const withShortSpaces = (text: string): string =>
  text.replace(/([^\S\r\n\u2028\u2029]{3})[^\S\r\n\u2028\u2029]+/g, '$1')
