import type { Language } from '../math/latex.ts'
import type { Rational } from '../math/rational.ts'
import type { Unit } from '../math/units.ts'

/**
 * The lexicon of one language: the role of each word in a story. Code outside the language folders contains no words.
 */
export interface StoryLanguage {
  readonly language: Language
  /** One line per tag: `tag | phrase, phrase`. A trailing `*` matches any ending. */
  readonly entries: string
  /** All forms of a verb in `entries`; null where `*` covers them. */
  readonly formsOf: ((verb: string) => readonly string[]) | null
  readonly units: readonly UnitWords[]
  /** The numeral in words that starts at this position, if any. */
  readonly numeralAt: (words: readonly string[], at: number) => Numeral | null
  /** "first", "second": the rank, or null. */
  readonly ordinal: (word: string) => number | null
  /** One key for all inflected forms of a noun or adjective. */
  readonly stem: (word: string) => string
  /** Whether a word is an adjective by its form; null if word order decides (the last word is the head). */
  readonly isAdjective: ((word: string) => boolean) | null
  /** "One ... the other": used together, they label two things. */
  readonly contrast: { readonly one: RegExp; readonly other: RegExp }
  /** Whether a word's form marks a recipient; null if word order decides. */
  readonly isRecipient: ((word: string) => boolean) | null
  /** Whether a word can be the recipient in a clause without a giver: «Пете подарили». */
  readonly isGiven: ((word: string, verb: string) => boolean) | null
  /** `whole | part, part`: hypernyms under which several nouns are counted together. */
  readonly kinds: string
  /** An unknown word that may be a verb. */
  readonly maybeVerb: RegExp
  /** "Square" before a unit of length. */
  readonly square: RegExp
  readonly decimalComma: boolean
  readonly wording: Wording
}

/** `words` stand anywhere, `signs` only behind a number. */
interface UnitWords {
  readonly unit: Unit
  readonly words: string
  readonly signs: string
}

export interface Numeral {
  readonly value: Rational
  readonly length: number
  readonly style: NumberStyle
  /** Multiplies a preceding number, like "dozen". */
  readonly multiplies?: boolean
}
export type NumberStyle = 'plain' | 'percent' | 'fraction' | 'factor' | 'clock' | 'ratio'

/** The phrases with which a reading is stated. */
export interface Wording {
  /** The role of a number, in parentheses after it; empty where the text says it. */
  readonly roles: Readonly<Record<StoryRole, string>>
  /** Names for quantities without a noun. */
  readonly measures: Readonly<Record<string, string>>
  readonly restate: (given: readonly string[], asked: string) => string
  readonly number: (value: Rational) => string
}

export type StoryRole =
  | 'told'
  | 'quoted'
  | 'parts'
  | 'total'
  | 'size'
  | 'count'
  | 'whole'
  | 'part'
  | 'rest'
  | 'cost'
  | 'price'
  | 'distance'
  | 'speed'
  | 'time'
  | 'rate'
  | 'added'
  | 'taken'
  | 'start'
  | 'between'
  | 'end'
