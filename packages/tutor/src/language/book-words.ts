import type { Language } from '../math/latex.ts'
import type { BookWords } from './book.ts'
import { bookWordsEn } from './en/book.ts'
import { bookWordsRu } from './ru/book.ts'

export const bookWords: Readonly<Record<Language, BookWords>> = { en: bookWordsEn, ru: bookWordsRu }
