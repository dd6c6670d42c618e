/** What a quantity measures. Numbers of kind `number` have no unit. */
export type Measure =
  | 'length'
  | 'area'
  | 'volume'
  | 'mass'
  | 'time'
  | 'speed'
  | 'acceleration'
  | 'density'
  | 'force'
  | 'pressure'
  | 'energy'
  | 'power'
  | 'voltage'
  | 'current'
  | 'resistance'
  | 'charge'
  | 'gravity'
  | 'tariff'
  | 'money'
  | 'angle'
  | 'heat'
  | 'warmth'
  | 'number'

/** A kind of task as data: its quantities and the relations between them. Any quantity may be given or asked for. */
export interface Topic {
  readonly id: string
  readonly quantities: Readonly<Record<string, Measure>>
  /** Each names a quantity and how it comes out of others; read in any direction. */
  readonly equations: readonly string[]
  /** The quantities of "5 by 4 by 3", in order. */
  readonly sizes?: readonly string[]
  /** A second such group: a tile in a floor. */
  readonly parts?: readonly string[]
  /** Quantities that a number of their unit is without further words. */
  readonly bare?: readonly string[]
  /** Groups of quantities that only their order tells apart. */
  readonly alike?: readonly (readonly string[])[]
  /** Two quantities that may be compared: "4 times as long as wide". */
  readonly compares?: readonly [string, string]
  /** Of these two the first is the larger one, whatever comes first in the text. */
  readonly isRanked?: true
  /** Figures and relation words that belong to it. */
  readonly knows?: readonly string[]
  /** Relation words without which it is another task. */
  readonly needs?: readonly string[]
  /** Units it calculates in where those of the task do not go together; SI otherwise. */
  readonly base?: Readonly<Partial<Record<Measure, string>>>
  /** Counts: quantities that must come out whole. */
  readonly whole?: readonly string[]
  /** A quantity that is the division of two others, rounded up. */
  readonly roundsUp?: Readonly<Record<string, readonly [string, string]>>
  /** What a typical mistake comes to where a quantity is asked for, and its question. */
  readonly slips: readonly (readonly [asked: string, value: string, words: string])[]
  /** Its answers need no unit in the question: SI is meant. */
  readonly isPhysics?: true
}
