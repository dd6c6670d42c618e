import type { Language } from '../math/latex.ts'
import { spokenEn } from './en/spoken.ts'
import { spokenRu } from './ru/spoken.ts'
import type { SpokenWords } from './spoken-words.ts'

export const spokenWords: Readonly<Record<Language, SpokenWords>> = { en: spokenEn, ru: spokenRu }
