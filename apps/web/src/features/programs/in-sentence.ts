/** A title inside a sentence begins with a small letter. */
export const inSentence = (title: string) => title.charAt(0).toLowerCase() + title.slice(1)
