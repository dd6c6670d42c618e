import type { Language } from '../math/latex.ts'
import { kindAnswers as en } from './en/kind-answers.ts'
import type { KindAnswer } from './kind-answer.ts'
import { kindAnswers as ru } from './ru/kind-answers.ts'

export const kindAnswers: Readonly<Record<Language, readonly KindAnswer[]>> = { en, ru }
