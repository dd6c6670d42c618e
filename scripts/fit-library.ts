/**
 * Fits the weights of `packages/tutor/src/library/likelihood.ts`: how probable it is that the likest remark of a guide is
 * the right one (for questions and guides: `fit-questions.ts`, `fit-guides.ts`). Each wording is looked for without itself (right if its entry comes first) and without its whole entry
 * (then whatever comes first is wrong), which stands for what the library does not hold. Prints the weights and how often
 * the search is right at some probabilities.
 */
import { probabilityBy } from '../packages/tutor/src/library/asking.ts'
import { measuresOf } from '../packages/tutor/src/library/likelihood.ts'
import { type Described, indexOf, isAlike, type LikenessIndex, likest } from '../packages/tutor/src/library/likeness.ts'
import { describedRemark, indexing } from '../packages/tutor/src/library/stored.ts'
import { guideSources, languages } from './library-sources.ts'
import { fitted } from './logistic.ts'

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

function report(name: string, samples: readonly Sample[]): void {
  const model = fitted(
    samples.map(({ measures, isRight }) => ({ measures, isSo: isRight })),
    { penalty: 0, rounds: 4000 },
  )
  const [score = 0, lead = 0, share = 0] = model.weights
  const round = (value: number) => Math.round(value * 100) / 100
  console.log(
    `${name}: { bias: ${round(model.bias)}, cosine: ${round(score)}, lead: ${round(lead)}, share: ${round(share)} },`,
  )
  const probability = ({ measures }: Sample) => probabilityBy(model, measures)
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
  const remarks = guides.map((guide) => guide.remarks.map(describedRemark))
  report(`remark (${language})`, samplesOf(remarks, language, indexing.remarks))
}
