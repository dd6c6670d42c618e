import type { Language } from '../math/latex.ts'
import type { BesideLanguage } from './beside-words.ts'
import { besideEn } from './en/beside.ts'
import { besideRu } from './ru/beside.ts'

export const besideWords: Readonly<Record<Language, BesideLanguage>> = { en: besideEn, ru: besideRu }
