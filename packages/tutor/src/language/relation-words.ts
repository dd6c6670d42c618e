import type { Language } from '../math/latex.ts'
import { graphWordsEn } from './en/graph-words.ts'
import type { GraphWords } from './graph-words.ts'
import { graphWordsRu } from './ru/graph-words.ts'

export const graphWords: Readonly<Record<Language, GraphWords>> = { en: graphWordsEn, ru: graphWordsRu }
