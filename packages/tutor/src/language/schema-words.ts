import type { SchemaLanguage } from '../dialogue/story/schemas/schema.ts'
import type { Language } from '../math/latex.ts'
import { schemasEn } from './en/schemas.ts'
import { schemasRu } from './ru/schemas.ts'

export const schemaWords: Readonly<Record<Language, SchemaLanguage>> = { en: schemasEn, ru: schemasRu }
