import type { ReadingForm } from '../../../frames/index.ts'
import type { Rational } from '../../../math/rational.ts'

/**
 * A schema of tasks: the quantities that the text tells, the relations between all quantities, what may be asked, and
 * typical mistakes. How a language says each of them is data (`SchemaWords`).
 */
export interface Schema {
  /** Facts that the text has to tell, each once. A fact tells one or more quantities. */
  readonly facts: readonly string[]
  /** Intermediate and wanted quantities. Those that an asked one does not need are left out. */
  readonly unknown: readonly string[]
  /** Equations over quantities; a list of numbers `n` has the quantities `n_1`, `n_2`, ... */
  readonly relations: readonly string[] | ((found: Found) => readonly string[] | null)
  /** The quantities of the two things that are compared, for a question that names one of them. */
  readonly entities?: (values: ReadonlyMap<string, Rational>) => Readonly<Record<'A' | 'B', string>>
  /** Values of typical mistakes, as expressions over quantities, by the name of their question. */
  readonly slips: readonly (readonly [name: string, expression: string, asked?: string])[]
  /** Quantities that are counted in whole numbers. */
  readonly whole?: readonly string[]
  /** Expressions that have to be positive. */
  readonly positive?: readonly string[]
  /** Given numbers that decide which relations there are, and may not occur in them. */
  readonly shaping?: readonly string[]
  /** How many things the task is about, where the text may say so. */
  readonly things?: number
  /** Levels may lie below zero. */
  readonly isSigned?: true
  readonly form?: ReadingForm
}

/** How a task tells its facts. */
export interface Found {
  /** Number of items of each list. */
  readonly lists: Readonly<Record<string, number>>
  readonly values: ReadonlyMap<string, Rational>
  /** Words of facts that decide about relations, lower case. */
  readonly words: Readonly<Record<string, string>>
}

/**
 * Patterns are regular expressions over the text in lower case, with every number replaced by one sign: `{a}` is a
 * number that becomes quantity `a`, `{-a}` one that may be negative, `{a*}` a list, `{@A}` a word that names a thing,
 * `{}` a number that plays no part, `~` words without numbers in one sentence, and `¤` at most two words (a unit, a noun).
 */
export interface SchemaWords {
  readonly facts: Readonly<Record<string, readonly string[]>>
  /** What is asked, by quantity; `named` asks for a thing by the name in the group `Q`. */
  readonly asks: Readonly<Record<string, readonly string[]>>
  /** Words that contradict the schema. */
  readonly odd?: string
  /** Relation words that are no relation here. */
  readonly harmless?: string
  readonly idle?: readonly string[]
  /** `{A}` is the word that names a thing. */
  readonly names: Readonly<Record<string, string>>
  /** @param said the words of the facts, as in `Found` */
  readonly restate: (say: (quantity: string) => string, asked: string, said: Found['words']) => string
  readonly slips: Readonly<Record<string, string>>
  readonly because: string
}

/** Steps in their order, told as a chain. */
export interface ChainWords {
  /** What makes the text a chain of this kind. */
  readonly cue: string
  readonly odd: string
  readonly ops: readonly (readonly [operation: '+' | '-' | '*' | '/', pattern: string])[]
  /** The number that is told besides the steps, in the group `r`. */
  readonly told: readonly string[]
  readonly asks: string
  readonly idle: readonly string[]
  /** Words behind the told number that put it below zero. */
  readonly below?: string
  readonly name: string
  readonly toldName: string
  readonly steps: readonly string[]
  readonly step: Readonly<Record<'+' | '-' | '*' | '/', (x: string) => string>>
  readonly restate: (told: string, steps: string) => string
  readonly slips: Readonly<Record<'order' | 'direction', string>>
  readonly because: string
}

/** Three amounts, two of them compared with others. `<X>` and `<Y>` are any of the holders, `{x}` the number. */
export interface ThreeWords {
  readonly holders: readonly [string, string, string]
  readonly comparisons: readonly (readonly [told: 'times' | 'part' | 'more' | 'less', pattern: string])[]
  readonly total: readonly string[]
  /** What makes the three the angles of a triangle, and how their sum may be told. */
  readonly angles: string
  readonly angleSum: readonly string[]
  readonly asks: readonly (readonly [of: 'all' | 'one' | 'largest' | 'smallest', pattern: string])[]
  readonly odd: string
  readonly harmless: string
  readonly idle: readonly string[]
  /** Angles are named as the text names them, by their order or by letters. */
  readonly names: Readonly<Record<'shares' | 'angles' | 'letters', readonly [string, string, string]>>
  readonly lettered: string
  readonly angleTotal: string
  readonly parts: string
  readonly rest: string
  readonly whole: string
  readonly sum: (total: string) => string
  readonly told: (holder: string, how: 'times' | 'part' | 'more' | 'less', amount: string, other: string) => string
  readonly slips: Readonly<Record<'equal' | 'extra', string>>
  readonly because: string
}

export interface SchemaLanguage {
  /** Words for a relation that no schema has by itself: outside of the facts they make a task another one. */
  readonly relations: string
  /** "twice": as a number and "times". */
  readonly factors: readonly (readonly [pattern: string, factor: number, said: string])[]
  /** "The eighth term": places that are numbers of the task; null takes the value from the digits. */
  readonly ordinals: readonly (readonly [pattern: string, value: number | null])[]
  /** A spelled "one" is a number before these. */
  readonly countsOne: string
  readonly look: (name: string) => string
  readonly and: string
  readonly riddle: ChainWords
  readonly level: ChainWords
  readonly three: ThreeWords
  readonly schemas: Readonly<Record<string, SchemaWords>>
}

/** Two forms of one word: "pear" and "pears", «тетради» and «тетрадей», but not "pens" and "pencils". */
export function areAlike(one: string, other: string): boolean {
  const longest = Math.max(one.length, other.length)
  const shortest = Math.min(one.length, other.length)
  let shared = 0
  while (shared < shortest && one[shared] === other[shared]) shared++
  return shared >= Math.min(3, shortest) && shared >= longest - 3 && shared > 1
}

/** "Pump A" is not "pump B", but «второй насос» may be «второй». */
export const isSameName = (one: string, other: string): boolean =>
  one.includes(' ') && other.includes(' ') ? one === other : areAlike(one, other)
