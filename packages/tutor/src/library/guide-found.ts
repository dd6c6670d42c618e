import type { Language } from '../math/latex.ts'
import { type LikenessIndex, likest } from './likeness.ts'
import { type GuideValues, type NumbersFit, numbersFit } from './values.ts'

/** A guide that a task may be of the kind of, and what its probability is made of. */
export interface MeasuredGuide {
  readonly entry: number
  readonly measures: readonly number[]
}

const yes = (is: boolean) => (is ? 1 : 0)

/**
 * The likest guides, the best first, each with its measures: how like it is, by how much more than the others, how many of
 * the words it knows, and whether its formulas take the numbers that the task tells.
 * @param valuesOf the values of an entry; null if it has none
 */
export function measuredGuides(
  index: LikenessIndex,
  valuesOf: (entry: number) => GuideValues | null,
  task: string,
  language: Language,
): MeasuredGuide[] {
  const ranked = likest(index, task)
  const words = task.match(/\p{L}{2,}/gu)?.length ?? 0
  const numbers = task.match(/\d+(?:[.,]\d+)*/g)?.length ?? 0
  return ranked.map(({ entry, cosine, share }, at) => {
    const others = Math.max(0, ...ranked.flatMap((each, other) => (other === at ? [] : each.cosine)))
    const values = valuesOf(entry)
    const fit: NumbersFit | null = values && numbersFit(values, task, language)
    return {
      entry,
      measures: [
        cosine,
        cosine - others,
        share,
        yes(at === 0),
        yes(fit === 'whole'),
        yes(fit === 'more'),
        yes(fit === 'none'),
        Math.log(1 + words),
        Math.log(1 + numbers),
      ],
    }
  })
}
