import type { Language } from '../math/latex.ts'
import { type Linear, logOdds, lookOf, probabilityBy } from './asking.ts'
import { type Likeness, type LikenessIndex, likenessTo, likest } from './likeness.ts'

/** How probable it is that a message asks about an idea, and then that the likest question is the one that is asked. */
export interface QuestionModel {
  readonly idea: Linear
  readonly question: Linear
}

/** The likest question, and what its probability is made of. */
export interface Measured {
  readonly entry: number
  readonly measures: readonly number[]
}

/**
 * @param wordings those of an entry
 * @param idea the probability that the text asks about an idea
 */
export function measured(
  index: LikenessIndex,
  wordings: (entry: number) => readonly string[],
  text: string,
  idea: number,
): Measured | null {
  const ranked = likest(index, text)
  const [first, second] = ranked
  if (!first) return null
  const like = likenessTo(index, text)
  // The centroid of an entry may be near though none of its wordings is.
  const [own = 0, ...others] = ranked.map(({ entry }: Likeness) => Math.max(...wordings(entry).map(like)))
  const words = text.match(/\p{L}{2,}/gu)?.length ?? 0
  return {
    entry: first.entry,
    measures: [
      logOdds(idea),
      first.cosine,
      first.cosine - (second?.cosine ?? 0),
      first.share,
      own,
      own - Math.max(0, ...others),
      Math.log(1 + words),
    ],
  }
}

export const ideaProbability = ({ idea }: QuestionModel, text: string, language: Language): number =>
  probabilityBy(idea, lookOf(text, language))
