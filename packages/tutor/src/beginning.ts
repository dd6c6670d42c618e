/** At most so many characters (UTF-16 units) of a text; a character that is written as two of them is never cut in half. */
export const beginning = (text: string, longest: number): string => text.slice(0, longest).replace(/\p{Cs}$/u, '')
