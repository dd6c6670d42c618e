import type { Chance } from '../../curriculum/chance.ts'
import type { Language } from '../../math/latex.ts'

/** Words that stand in a task or a result; a plain string is the same in both languages. */
export type Said = string | Readonly<Record<Language, string>>

/** A typed task whose results are known by construction: no code of the core has worked them out. */
export interface TypedTask {
  readonly kind: string
  readonly text: Said
  /** Forms of the whole result. The first is the one that speech acts are built around. */
  readonly right: readonly Said[]
  /** Results that are not right; none of them is a part of the right one. */
  readonly wrong: readonly Said[]
  /** True and incomplete: one of two roots, one letter of a system. */
  readonly parts?: readonly Said[]
  readonly rightSteps?: readonly Said[]
  readonly wrongSteps?: readonly Said[]
}

/** Tasks of a kind, with numbers by chance. */
export type TaskKind = (chance: Chance) => TypedTask

export const inLanguage = (said: Said, language: Language): string => (typeof said === 'string' ? said : said[language])

/** " + 3", " - 3" behind a term. */
export const signed = (value: number): string => (value < 0 ? `- ${-value}` : `+ ${value}`)

/** "x", "-x", "3x". */
export const times = (factor: number, letter: string): string =>
  factor === 1 ? letter : factor === -1 ? `-${letter}` : `${factor}${letter}`
