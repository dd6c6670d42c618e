/**
 * Fits the weights of `packages/tutor/src/library/likelihood.ts`: how probable it is that the likest entry of the library
 * is the right one. Each wording is looked for without itself (right if its entry comes first) and without its whole entry
 * (then whatever comes first is wrong), which stands for what the library does not hold. Prints the weights and how often
 * the search is right at some probabilities.
 */
import { measuresOf } from '../packages/tutor/src/library/likelihood.ts'
import { type Described, indexOf, isAlike, type LikenessIndex, likest } from '../packages/tutor/src/library/likeness.ts'
import { describedGuide, describedRemark, indexing } from '../packages/tutor/src/library/stored.ts'
import { guideSources, languages } from './library-sources.ts'

interface Sample {
  readonly measures: readonly [number, number, number]
  readonly isRight: boolean
  /** The entry is in the library. */
  readonly isHeld: boolean
}

type Language = (typeof languages)[number]

/** Each fold leaves out every sixth wording; in a second run, every sixth entry. */
const FOLDS = 6
const TRIED = 3

type How = (typeof indexing)[keyof typeof indexing]

const isFound = (index: LikenessIndex | undefined, found: number | undefined, entry: number): boolean =>
  found === entry || (index !== undefined && found !== undefined && isAlike(index, found, entry))

/** @param groups entries that are looked for among those of their own group only */
function samplesOf(groups: readonly (readonly Described[])[], language: Language, how: How): Sample[] {
  return Array.from({ length: TRIED }, (_, fold) => {
    const isLeftOut = (at: number) => at % FOLDS === fold
    const partly = groups.map((group) =>
      group.map(({ wordings, ...rest }) => ({ ...rest, wordings: wordings.filter((_, at) => !isLeftOut(at)) })),
    )
    const without = groups.map((group) => group.filter((_, entry) => !isLeftOut(entry)))
    const [ofPartly, ofWithout] = [partly, without].map((all) => indexOf(all.flat(), language, how))
    let [from, fromWithout] = [0, 0]
    return groups.flatMap((group, at) => {
      const [to, toWithout] = [from + group.length, fromWithout + (without[at]?.length ?? 0)]
      const samples = group.flatMap(({ wordings }, entry) => {
        const held = wordings.filter((_, each) => isLeftOut(each))
        const own = held.map((text) => {
          const ranked = ofPartly ? likest(ofPartly, text, from, to) : []
          return {
            measures: measuresOf(ranked),
            isRight: isFound(ofPartly, ranked[0]?.entry, from + entry),
            isHeld: true,
          }
        })
        const unknown = (isLeftOut(entry) ? wordings : []).map((text) => ({
          measures: measuresOf(ofWithout ? likest(ofWithout, text, fromWithout, toWithout) : []),
          isRight: false,
          isHeld: false,
        }))
        return [...own, ...unknown]
      })
      from = to
      fromWithout = toWithout
      return samples
    })
  }).flat()
}

/** Gradient descent on standardized measures; returns the weights for the measures as they are. */
function fitted(samples: readonly Sample[]): readonly number[] {
  const places = [0, 1, 2] as const
  const mean = places.map((at) => samples.reduce((sum, { measures }) => sum + measures[at], 0) / samples.length)
  const deviation = places.map((at) =>
    Math.sqrt(samples.reduce((sum, { measures }) => sum + (measures[at] - (mean[at] ?? 0)) ** 2, 0) / samples.length),
  )
  const rows = samples.map(({ measures, isRight }) => ({
    inputs: [1, ...places.map((at) => (measures[at] - (mean[at] ?? 0)) / (deviation[at] || 1))],
    isRight,
  }))
  let weights = [0, 0, 0, 0]
  for (let round = 0; round < 1000; round++) {
    const gradient = [0, 0, 0, 0]
    for (const { inputs, isRight } of rows) {
      const score = inputs.reduce((sum, input, at) => sum + input * (weights[at] ?? 0), 0)
      const error = 1 / (1 + Math.exp(-score)) - (isRight ? 1 : 0)
      inputs.forEach((input, at) => {
        gradient[at] = (gradient[at] ?? 0) + error * input
      })
    }
    weights = weights.map((weight, at) => weight - (2 * (gradient[at] ?? 0)) / samples.length)
  }
  const [bias = 0, ...scaled] = weights
  const own = scaled.map((weight, at) => weight / (deviation[at] || 1))
  return [bias - own.reduce((sum, weight, at) => sum + weight * (mean[at] ?? 0), 0), ...own]
}

function report(name: string, samples: readonly Sample[]): void {
  const [bias = 0, score = 0, lead = 0, share = 0] = fitted(samples)
  const round = (value: number) => Math.round(value * 100) / 100
  console.log(
    `${name}: { bias: ${round(bias)}, cosine: ${round(score)}, lead: ${round(lead)}, share: ${round(share)} },`,
  )
  const probability = ({ measures: [a, b, c] }: Sample) =>
    1 / (1 + Math.exp(-(bias + score * a + lead * b + share * c)))
  for (const least of [0.4, 0.5, 0.6, 0.7, 0.8, 0.9]) {
    const taken = samples.filter((sample) => probability(sample) >= least)
    const right = taken.filter(({ isRight }) => isRight).length
    const all = samples.filter(({ isRight }) => isRight).length
    console.log(
      `  ${least}: ${taken.length} taken, ${right} right (${Math.round((100 * right) / taken.length)} %), of ${all} that could be`,
    )
  }
  const own = samples.filter(({ isHeld }) => isHeld)
  console.log(`  first is right: ${own.filter(({ isRight }) => isRight).length} of ${own.length}`)
}

for (const language of languages) {
  const guides = guideSources(language)
  report(`guide (${language})`, samplesOf([guides.map(describedGuide)], language, indexing.guides))
  const remarks = guides.map((guide) => guide.remarks.map(describedRemark))
  report(`remark (${language})`, samplesOf(remarks, language, indexing.remarks))
}
