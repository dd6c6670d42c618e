import type { Likeness } from './likeness.ts'

/** What is looked for; each has its own scale. */
export type Likelihood = 'guide' | 'remark'

/** Logistic regression over the measures of likeness. Fitted by `scripts/fit-library.ts`, which prints these numbers. */
interface Weights {
  readonly bias: number
  readonly cosine: number
  /** The distance to the second entry. */
  readonly lead: number
  readonly share: number
}

const weights: Readonly<Record<Likelihood, Weights>> = {
  guide: { bias: -2.35, cosine: 6, lead: 18, share: -1.1 },
  remark: { bias: -2.13, cosine: -1, lead: 6.3, share: 1.1 },
}

export const measuresOf = (ranked: readonly Likeness[]): readonly [cosine: number, lead: number, share: number] => {
  const [first, second] = ranked
  if (!first) return [0, 0, 0]
  return [first.cosine, first.cosine - (second?.cosine ?? 0), first.share]
}

/** The probability, 0 to 1, that the first of the ranked entries is the right one. */
export function likelihoodOf(kind: Likelihood, ranked: readonly Likeness[]): number {
  const [cosine, lead, share] = measuresOf(ranked)
  const { bias, ...by } = weights[kind]
  return 1 / (1 + Math.exp(-(bias + by.cosine * cosine + by.lead * lead + by.share * share)))
}
