import type { Language } from '../math/latex.ts'
import { placed as en } from './en/placed.ts'
import type { PlacedWords } from './placed-words.ts'
import { placed as ru } from './ru/placed.ts'

export const placedWords: Readonly<Record<Language, PlacedWords>> = { en, ru }
