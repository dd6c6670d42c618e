import type { Language } from '../math/latex.ts'
import { everydayEn } from './en/everyday.ts'
import type { EverydayWords } from './everyday.ts'
import { everydayRu } from './ru/everyday.ts'

export const everydayWords: Readonly<Record<Language, EverydayWords>> = { en: everydayEn, ru: everydayRu }
