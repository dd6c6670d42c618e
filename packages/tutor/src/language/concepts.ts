import type { Card } from '../concepts/card.ts'
import type { Language } from '../math/latex.ts'
import { cardsEn } from './en/concepts/index.ts'
import { cardsRu } from './ru/concepts/index.ts'

const all: Readonly<Record<Language, () => readonly Card[]>> = { en: cardsEn, ru: cardsRu }

/** All concept cards of a language; ids are the same in every language. */
export const cardsOf = (language: Language): readonly Card[] => all[language]()
