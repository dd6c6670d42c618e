import type { Language } from '../math/latex.ts'
import { thoughtsEn } from './en/thoughts.ts'
import { thoughtsRu } from './ru/thoughts.ts'
import type { Thought } from './thought-words.ts'

export const thoughts: Readonly<Record<Language, readonly Thought[]>> = { en: thoughtsEn, ru: thoughtsRu }
