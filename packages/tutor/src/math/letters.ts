/**
 * A pattern about words of the two languages, written with `\p{L}` for a letter: plain classes stand in for the Unicode
 * one. Hundreds of patterns with all letters of the world cost seconds of compiling and a hundred megabytes, and the
 * texts have two alphabets.
 */
export const letterPattern = (source: string, flags = ''): RegExp =>
  new RegExp(
    source.replace(/\[[^\]]*\]/g, (set) => set.replaceAll('\\p{L}', 'a-zа-яё')).replaceAll('\\p{L}', '[a-zа-яё]'),
    flags,
  )
