import { endsInFence } from './close-marks.ts'
import { liftFormulas, restoreFormulas } from './formulas.ts'

const sentenceEnd = /[.!?…:]["»”)]*\s|\n/g

/** How many characters of a growing reply are whole sentences in which no formula and no program is cut in two. */
export function wholeSentences(text: string): number {
  const ends = [...text.matchAll(sentenceEnd)].map(({ index, 0: mark }) => index + mark.length)
  return ends.findLast((end) => isWhole(text.slice(0, end))) ?? 0
}

function isWhole(text: string): boolean {
  if (endsInFence(text)) return false
  // What may still become a formula is held back.
  const { text: lifted, formulas } = liftFormulas(text, true)
  return restoreFormulas(lifted, formulas).trimEnd() === text.trimEnd()
}
