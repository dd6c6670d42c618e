import type { Language } from '../math/latex.ts'
import { taskKindsEn } from './en/task-kinds.ts'
import { taskKindsRu } from './ru/task-kinds.ts'
import type { TaskKindWords } from './task-kinds.ts'

export const taskKindWords: Readonly<Record<Language, TaskKindWords>> = { en: taskKindsEn, ru: taskKindsRu }
