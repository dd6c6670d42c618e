import en from '../language/en/acts.json' with { type: 'json' }
import ru from '../language/ru/acts.json' with { type: 'json' }
import type { Language } from '../math/latex.ts'
import { bytesOf } from '../packed.ts'
import { remembered } from '../remembered.ts'
import { featuresOf } from './act-features.ts'
import { type Act, acts } from './act-names.ts'

export { type Act, acts }

/** The trained weights of one language, as stored. */
interface StoredWeights {
  /** The acts; `weights` refers to them by index. */
  readonly acts: readonly string[]
  /** The factor from a stored weight to a score. */
  readonly unit: number
  readonly bias: readonly number[]
  /**
   * Calibration, fitted on held-out messages: with score s and the highest other score r, the probability is 1 / (1 +
   * exp(-(slope * s + rival * r + offset))).
   */
  readonly slope: number
  readonly rival: number
  readonly offset: number
  /**
   * Base64. For each learned feature in ascending hash order: the difference to the previous hash (varint, seven bits
   * per byte, lowest first), the number of its weights, then for each the act's index and the weight as a signed byte.
   */
  readonly weights: string
}

interface Weights extends StoredWeights {
  readonly hashes: Uint32Array
  /** Offsets of each feature's weights in `entries`, with a final end offset. */
  readonly starts: Uint32Array
  /** Pairs: index of an act, weight. */
  readonly entries: Int8Array
}

function unpack(stored: StoredWeights): Weights {
  const bytes = bytesOf(stored.weights)
  const hashes: number[] = []
  const starts: number[] = []
  const entries: number[] = []
  let hash = 0
  for (let at = 0; at < bytes.length; ) {
    let step = 0
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++] ?? 0
      step |= (byte & 0x7f) << shift
      if (byte < 0x80) break
    }
    hash += step
    hashes.push(hash)
    starts.push(entries.length)
    const count = bytes[at++] ?? 0
    for (let index = 0; index < count * 2; index++) entries.push(bytes[at++] ?? 0)
  }
  starts.push(entries.length)
  return {
    ...stored,
    hashes: Uint32Array.from(hashes),
    starts: Uint32Array.from(starts),
    entries: Int8Array.from(entries),
  }
}

/** Calls `found` with the index of each feature that was learned. Both lists are ascending. */
function eachLearnt(features: Uint32Array, hashes: Uint32Array, found: (place: number) => void): void {
  let low = 0
  for (const feature of features) {
    let high = hashes.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((hashes[middle] ?? 0) < feature) low = middle + 1
      else high = middle
    }
    if (hashes[low] === feature) found(low)
  }
}

export interface LikelyAct {
  readonly act: Act
  readonly probability: number
}

const isAct = (name: string): name is Act => (acts as readonly string[]).includes(name)

function classifyWith(weights: Weights, message: string): readonly LikelyAct[] {
  const features = featuresOf(message)
  const sums = new Float64Array(weights.acts.length)
  eachLearnt(features, weights.hashes, (place) => {
    const end = weights.starts[place + 1] ?? 0
    for (let at = weights.starts[place] ?? 0; at < end; at += 2) {
      const act = weights.entries[at] ?? 0
      sums[act] = (sums[act] ?? 0) + (weights.entries[at + 1] ?? 0)
    }
  })
  const size = Math.sqrt(Math.max(1, features.length))
  const scores = weights.bias.map((bias, index) => ((sums[index] ?? 0) * weights.unit) / size + bias)
  const [first = 0, second = 0] = [...scores].sort((a, b) => b - a)
  return weights.acts
    .flatMap((act, index) => {
      const score = scores[index] ?? 0
      const rival = score === first ? second : first
      const probability = 1 / (1 + Math.exp(-(weights.slope * score + weights.rival * rival + weights.offset)))
      return isAct(act) ? [{ act, probability }] : []
    })
    .sort((a, b) => b.probability - a.probability)
}

const stored: Readonly<Record<Language, StoredWeights>> = { en, ru }
const unpacked = new Map<Language, Weights>()

/**
 * The probability of each act in a message without context, highest first. The probabilities are independent and do not
 * sum to one, so the caller takes all above a threshold.
 */
export const classifyActs = remembered((message, language): readonly LikelyAct[] => {
  let weights = unpacked.get(language)
  if (weights === undefined) {
    weights = unpack(stored[language])
    unpacked.set(language, weights)
  }
  return classifyWith(weights, message)
})
