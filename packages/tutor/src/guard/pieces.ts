import { wordsForNumber } from './mentions.ts'

/** What an answer may be split into; worked out once for a reply. */
export interface Pieces {
  /** `13` as `13`; only where there is more than one digit to dictate. */
  readonly digits: readonly string[]
  /** Words for it in any language the gate knows. */
  readonly words: readonly string[]
  /** A whole number small enough to be drawn. */
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
