import type { Language } from '../math/latex.ts'
import { relationCuesEn } from './en/relation-cues.ts'
import type { RelationWords } from './relation-cues.ts'
import { relationCuesRu } from './ru/relation-cues.ts'

export const relationCues: Readonly<Record<Language, RelationWords>> = { en: relationCuesEn, ru: relationCuesRu }
