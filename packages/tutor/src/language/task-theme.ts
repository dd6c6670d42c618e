/** A statement that students make about a theme, mostly a true one. */
interface ThemeFact {
  /** Pattern source, found anywhere in a message; `~` stands for any ending. */
  readonly said: string
  /** Confirms the statement, or says what is wrong with it, and asks what follows from it. */
  readonly yes: string
  /** It is the usual mistake, said in words: whoever says it has not seen it yet. */
  readonly isMistaken?: true
}

/**
 * What a task is about, known from its words alone, whether or not the task was read. A theme brings what belongs to all
 * of its tasks (a picture, a relation, the usual mistake) and nothing about the numbers of this one.
 */
export interface Theme {
  readonly id: string
  /** Pattern sources that all have to be found in the task; `~` stands for any ending. */
  readonly words: readonly string[]
  /** Completes "a task about ...", «задача про ...». */
  readonly name: string
  /** Ids of its cards, the nearest first. */
  readonly cards: readonly string[]
  /** The question to begin with. */
  readonly first: string
  /** What to draw, and what to look for in the drawing; null if no picture belongs to it. */
  readonly draw: string | null
  /** Hints, each a bit more. */
  readonly hints?: readonly string[]
  /** The formula or theorem that belongs to it. */
  readonly relation: string
  /** A question that shows the usual mistake to somebody who makes it. */
  readonly slip: string
  readonly facts: readonly ThemeFact[]
}
