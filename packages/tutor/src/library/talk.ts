import type { Language } from '../math/latex.ts'
import { lookOf } from './asking.ts'
import { type Likeness, type LikenessIndex, likenessTo, likest } from './likeness.ts'
import { alternatives, blocksOf, halves } from './source.ts'

/** A usual situation in which a student writes something that is neither work nor a question about an idea. */
export interface Situation {
  readonly id: string
  /** What a good tutor says there, in several wordings. Markdown. */
  readonly says: readonly string[]
  /** A small first question that goes with it, with everything that answers it; null where there is none. */
  readonly next: { readonly question: string; readonly answers: readonly string[] } | null
  /** The wordings of students. */
  readonly asked: readonly string[]
}

/** @throws {Error} naming the entry and the missing part */
export const readSituations = (source: string): Situation[] =>
  blocksOf(source).map(({ id, one, all }) => {
    one('says')
    const [then] = all('then')
    const [question, answers] = halves(then ?? '', '||')
    return {
      id,
      asked: all('ask').flatMap(alternatives),
      says: all('says'),
      next: then === undefined ? null : { question, answers: alternatives(answers) },
    }
  })

/** The likest situation, and what its probability is made of. */
export interface MeasuredSituation {
  readonly entry: number
  readonly measures: readonly number[]
}

export function measuredSituation(
  index: LikenessIndex,
  wordings: (entry: number) => readonly string[],
  text: string,
  language: Language,
): MeasuredSituation | null {
  const ranked = likest(index, text)
  const [first, second] = ranked
  if (!first) return null
  const like = likenessTo(index, text)
  const [own = 0, ...others] = ranked.map(({ entry }: Likeness) => Math.max(...wordings(entry).map(like)))
  const words = text.match(/\p{L}{2,}/gu)?.length ?? 0
  const numbers = text.match(/\d+(?:[.,]\d+)*/g)?.length ?? 0
  return {
    entry: first.entry,
    measures: [
      first.cosine,
      first.cosine - (second?.cosine ?? 0),
      first.share,
      own,
      own - Math.max(0, ...others),
      Math.log(1 + words),
      Math.log(1 + numbers),
      /[=^√∫]|\d\s*[-+*/:x×]\s*\d/u.test(text) ? 1 : 0,
      language === 'ru' ? 1 : 0,
      ...lookOf(text, language),
    ],
  }
}
