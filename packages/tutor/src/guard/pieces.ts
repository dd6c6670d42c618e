import { wordsForNumber } from './mentions.ts'

/** The pieces into which an answer may be split; computed once per reply. */
export interface Pieces {
  /** `13` as `13`; empty for a single digit, which cannot be dictated in parts. */
  readonly digits: readonly string[]
  /** Its number words in every language that the guard knows. */
  readonly words: readonly string[]
  /** An integer small enough to be drawn. */
  readonly isDrawable: boolean
}

export function piecesOf(values: readonly number[]): Pieces {
  const sizes = values.map(Math.abs)
  return {
    digits: sizes
      .map((each) => String(each).replace(/\D/g, '').replace(/^0+/, ''))
      .filter(({ length }) => length > 1 && length < 7),
    words: [...new Set(sizes.flatMap(wordsForNumber))].filter(({ length }) => length >= 3),
    isDrawable: sizes.some((each) => Number.isInteger(each) && each >= 3 && each <= 60),
  }
}
