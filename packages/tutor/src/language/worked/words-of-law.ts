import type { Both } from '../../worked/task.ts'

/** What is said about a task of one law. */
export interface LawWords {
  /** Words of both languages that a text of such a task has; all of them have to be found. */
  readonly tells: readonly RegExp[]
  /** Words that make another task of it. */
  readonly unless?: RegExp
  /** What each step finds, by its letter. */
  readonly steps: Readonly<Record<string, { readonly ask: Both; readonly more: Both }>>
  readonly slips: Readonly<Record<string, Both>>
  readonly example: Both
  /** Questions beside the task. */
  readonly answers?: readonly { readonly said: RegExp; readonly reply: Both }[]
}

export const both = (en: string, ru: string): Both => ({ en, ru })
