import type { Language } from '../math/latex.ts'

/** The words of both languages as alternatives of one pattern: what is typed is not always in the language of the talk. */
export const either = (words: Readonly<Record<Language, string>>): string => Object.values(words).join('|')
