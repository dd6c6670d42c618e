import type { Term } from '../concepts/term.ts'
import type { Language } from '../math/latex.ts'
import { termsEn } from './en/glossary/index.ts'
import { termsRu } from './ru/glossary/index.ts'

const all: Readonly<Record<Language, () => readonly Term[]>> = { en: termsEn, ru: termsRu }

/** The terms of a language; ids are the same in every language. */
export const termsOf = (language: Language): readonly Term[] => all[language]()
