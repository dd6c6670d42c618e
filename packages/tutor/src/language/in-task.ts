import type { Language } from '../math/latex.ts'
import { inTaskEn } from './en/in-task.ts'
import type { InTaskWords } from './in-task-words.ts'
import { inTaskRu } from './ru/in-task.ts'

export const inTaskWords: Readonly<Record<Language, InTaskWords>> = { en: inTaskEn, ru: inTaskRu }
