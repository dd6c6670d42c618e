import type { Language } from '../../../math/latex.ts'
import { regExpOf } from '../../../pattern.ts'
import type { Both } from '../../../worked/task.ts'

/** How the texts and patterns of usual stories are written down: both languages side by side. */

export const both = (en: string, ru: string): Both => ({ en, ru })

export interface StepText {
  readonly name: Both
  readonly ask: Both
  readonly more: Both
}

/** The name of a value, the question that leads to it, and a bit more for who asks for help. */
export const step = (name: Both, ask: Both, more: Both): StepText => ({ name, ask, more })

export type Words = Readonly<Record<Language, RegExp>>

/** Patterns for lower case text without «ё». */
export const words = (en: string, ru: string): Words => ({ en: regExpOf(en, 'u'), ru: regExpOf(ru, 'u') })
