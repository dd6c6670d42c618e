import type { Language } from '../math/latex.ts'
import type { Rational } from '../math/rational.ts'
import type { Unit } from '../math/units.ts'

/** What the words of a language do in a story. Everything that names a word lives with the language. */
export interface StoryLanguage {
  readonly language: Language
  /** One line per tag: `tag | phrase, phrase`. A word ending in `*` stands for all words that begin so. */
  readonly entries: string
  /** Every form of a verb of `entries`; null where `*` does that. */
  readonly formsOf: ((verb: string) => readonly string[]) | null
  readonly units: readonly UnitWords[]
  /** A numeral in words that begins at this place. */
  readonly numeralAt: (words: readonly string[], at: number) => Numeral | null
  /** "first", "second": the place in a row. */
  readonly ordinal: (word: string) => number | null
  /** One key for all forms of a noun or an adjective. */
  readonly stem: (word: string) => string
  /** Whether a word is an adjective by its form; null where the order of words tells it: the head is the last. */
  readonly isAdjective: ((word: string) => boolean) | null
  /** "One ... the other": told together, they number two things. */
  readonly contrast: { readonly one: RegExp; readonly other: RegExp }
  /** The form of someone who gets something; null where the order of words tells it. */
  readonly isRecipient: ((word: string) => boolean) | null
  /** A word that can be the one who gets something where nobody is said to give it: «Пете подарили». */
  readonly isGiven: ((word: string, verb: string) => boolean) | null
  /** `whole | part, part`: what is counted under another name as well. */
  readonly kinds: string
  /** A word that is not known and may be what somebody does. */
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
  /** "Dozen" behind another number. */
  readonly multiplies?: boolean
}
export type NumberStyle = 'plain' | 'percent' | 'fraction' | 'factor' | 'clock' | 'ratio'

/** How a language says what was read. */
export interface Wording {
  /** What a number is, in brackets behind it; empty where its words say it. */
  readonly roles: Readonly<Record<StoryRole, string>>
  /** The name of a quantity that no noun names. */
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
