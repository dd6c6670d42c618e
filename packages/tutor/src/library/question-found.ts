import { waysOfAsking } from '../language/ways-of-asking.ts'
import type { Language } from '../math/latex.ts'
import { type Linear, logOdds, lookOf, probabilityBy } from './asking.ts'
import { comparedTo, isAlike, type LikenessIndex, likenesses } from './likeness.ts'

/** How probable it is that a message asks about an idea, and then that it asks a question of the library. */
export interface QuestionModel {
  readonly idea: Linear
  readonly question: Linear
}

/** A question that a message may ask, and what its probability is made of. */
export interface MeasuredQuestion {
  readonly entry: number
  readonly measures: readonly number[]
}

/** In which ways a text asks: 1 or 0 for each. */
function askedWays(text: string, language: Language): readonly number[] {
  const said = text.toLowerCase().replaceAll('ё', 'е').replaceAll('’', "'")
  return waysOfAsking[language].map((way) => (way.test(said) ? 1 : 0))
}

/** Cosine; 0 where one of them asks in no way. */
function sameWays(one: readonly number[], other: readonly number[]): number {
  const dot = (a: readonly number[], b: readonly number[]) =>
    a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0)
  return dot(one, other) / (Math.sqrt(dot(one, one) * dot(other, other)) || 1)
}

const sumOf = (all: readonly (readonly number[])[]): readonly number[] =>
  all.reduce((sum, each) => sum.map((value, at) => value + (each[at] ?? 0)), all[0]?.map(() => 0) ?? [])

/** So many of the likest are looked at closely. */
const KEPT = 8

/**
 * The questions that a text may ask. Which entry is likest as a whole (its centroid) is only the first look: it has the
 * words of its long answer too, and a question in exactly these words may stand in another entry.
 * @param wordings those of an entry
 * @param idea the probability that the text asks about an idea
 */
export function measuredQuestions(
  index: LikenessIndex,
  wordings: (entry: number) => readonly string[],
  text: string,
  idea: number,
): MeasuredQuestion[] {
  const ranked = [...likenesses(index, text)].sort((a, b) => b.cosine - a.cosine || a.entry - b.entry).slice(0, KEPT)
  const compare = comparedTo(index, text)
  const ways = askedWays(text, index.language)
  const looked = ranked.map((each) => {
    const all = wordings(each.entry).map((wording) => {
      const its = askedWays(wording, index.language)
      return { ...compare(wording), ways: its, same: sameWays(ways, its) }
    })
    const nearest = all.reduce((best, one) => (one.cosine > best.cosine ? one : best), {
      cosine: 0,
      covered: 0,
      ways: [],
      same: 0,
    })
    const [, second = 0] = all.map(({ cosine }) => cosine).sort((a, b) => b - a)
    const alike = sameWays(ways, sumOf(all.map((one) => one.ways)))
    // Near, and asked in the same way.
    const both = Math.max(0, ...all.map(({ cosine, same }) => cosine * (0.5 + 0.5 * same)))
    const lacks = compare.lacksIn(wordings(each.entry))
    return { ...each, nearest, second, lacks, alike, both }
  })
  const words = text.match(/\p{L}{2,}/gu)?.length ?? 0
  // What is about the same is no rival.
  const lead = (at: number, value: (each: (typeof looked)[number]) => number) => {
    const own = looked[at]!
    const others = looked.filter((each, other) => other !== at && !isAlike(index, own.entry, each.entry))
    return value(own) - Math.max(0, ...others.map(value))
  }
  return looked.map(({ entry, cosine, share, nearest, second, lacks, alike, both }, at) => ({
    entry,
    measures: [
      logOdds(idea),
      cosine,
      lead(at, (each) => each.cosine),
      share,
      nearest.cosine,
      lead(at, (each) => each.nearest.cosine),
      nearest.covered,
      second,
      lacks,
      alike,
      lead(at, (each) => each.alike),
      nearest.same,
      both,
      lead(at, (each) => each.both),
      Math.log(1 + words),
    ],
  }))
}

export const ideaProbability = ({ idea }: QuestionModel, text: string, language: Language): number =>
  probabilityBy(idea, lookOf(text, language))
