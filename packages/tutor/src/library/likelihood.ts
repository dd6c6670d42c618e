import type { Likeness } from './likeness.ts'

/**
 * Logistic regression over the measures of likeness between a message and the remarks of a guide. Fitted by
 * `scripts/fit-library.ts`, which prints these numbers.
 */
const weights = { bias: -2.13, cosine: -1, lead: 6.3, share: 1.1 } as const

/** Likeness, distance to the second entry, share of the known words. */
export const measuresOf = (ranked: readonly Likeness[]): readonly [cosine: number, lead: number, share: number] => {
  const [first, second] = ranked
  if (!first) return [0, 0, 0]
  return [first.cosine, first.cosine - (second?.cosine ?? 0), first.share]
}

/** The probability, 0 to 1, that the first of the ranked remarks is the right one. */
export function likelihoodOfRemark(ranked: readonly Likeness[]): number {
  const [cosine, lead, share] = measuresOf(ranked)
  const score = weights.bias + weights.cosine * cosine + weights.lead * lead + weights.share * share
  return 1 / (1 + Math.exp(-score))
}
