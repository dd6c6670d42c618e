import type { Linear } from '../packages/tutor/src/library/asking.ts'

export interface Example {
  readonly measures: readonly number[]
  readonly isSo: boolean
}

const RATE = 0.5

/**
 * Logistic regression by gradient descent on standardized measures, with an L2 penalty; the weights are for the measures as
 * they are. Deterministic.
 */
export function fitted(examples: readonly Example[], { penalty = 1, rounds = 800 } = {}): Linear {
  const size = examples.length
  const width = examples[0]?.measures.length ?? 0
  const places = Array.from({ length: width }, (_, at) => at)
  const mean = places.map((at) => examples.reduce((sum, { measures }) => sum + measures[at]!, 0) / size)
  const deviation = places.map(
    (at) => Math.sqrt(examples.reduce((sum, { measures }) => sum + (measures[at]! - mean[at]!) ** 2, 0) / size) || 1,
  )
  const rows = examples.map(({ measures }) => measures.map((value, at) => (value - mean[at]!) / deviation[at]!))
  const weights = new Float64Array(width)
  let bias = 0
  for (let round = 0; round < rounds; round++) {
    const gradient = weights.map((weight) => (penalty * weight) / size)
    let ofBias = 0
    for (const [index, row] of rows.entries()) {
      let score = bias
      for (let at = 0; at < width; at++) score += weights[at]! * row[at]!
      const error = (1 / (1 + Math.exp(-score)) - (examples[index]!.isSo ? 1 : 0)) / size
      ofBias += error
      for (let at = 0; at < width; at++) gradient[at]! += error * row[at]!
    }
    bias -= RATE * ofBias
    for (let at = 0; at < width; at++) weights[at]! -= RATE * gradient[at]!
  }
  const own = places.map((at) => weights[at]! / deviation[at]!)
  const round = (value: number) => Number(value.toPrecision(4))
  return {
    bias: round(bias - own.reduce((sum, weight, at) => sum + weight * mean[at]!, 0)),
    weights: own.map(round),
  }
}
