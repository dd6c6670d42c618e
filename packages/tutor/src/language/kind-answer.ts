import type { Language } from '../math/latex.ts'
import { kindAnswers as en } from './en/kind-answers.ts'
import { kindAnswers as ru } from './ru/kind-answers.ts'

/**
 * What students ask inside tasks of a kind, whose words name nothing that likeness could find: "what does the little 2 mean"
 * is about a logarithm because the task has one. All is in lower case, `ё` as `е`.
 */
export interface KindAnswer {
  /** The words and signs of the tasks in which it is asked. */
  readonly when: RegExp
  readonly unless?: RegExp
  readonly asks: RegExp
  /** True of every such task, with no result of any. */
  readonly says: string
}

export const kindAnswers: Readonly<Record<Language, readonly KindAnswer[]>> = { en, ru }
