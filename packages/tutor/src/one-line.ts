/** Text in one line, whatever breaks are in it: what a student writes never begins a line of a card. */
export const inOneLine = (text: string): string => text.replace(/[\s\u0085]+/g, ' ').trim()

/** What a student wrote, so that its end can be seen. */
export const quoted = (text: string): string => `"${inOneLine(text).replaceAll('"', '”')}"`
