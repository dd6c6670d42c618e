import { classifyActs } from '../dialogue/acts.ts'
import { askings } from '../language/asking.ts'
import type { Language } from '../math/latex.ts'

/**
 * What a message looks like, as far as it tells whether it asks about an idea: the log-odds of each act (`dialogue/acts.ts`),
 * numbers, signs and words. A linear model weighs it (`scripts/fit-questions.ts`).
 */
export function lookOf(text: string, language: Language): readonly number[] {
  const numbers = text.match(/\d+(?:[.,]\d+)*/g)?.length ?? 0
  const words = text.match(/\p{L}{2,}/gu)?.length ?? 0
  const said = text.toLowerCase().replaceAll('ё', 'е')
  const wonder = askings[language].find(([, wording]) => wording.test(said))?.[0]
  const yes = (is: boolean) => (is ? 1 : 0)
  return [
    ...[...classifyActs(text, language)]
      .sort((one, other) => (one.act < other.act ? -1 : 1))
      .map(({ probability }) => Math.max(-FARTHEST, Math.min(FARTHEST, logOdds(probability)))),
    Math.min(numbers, MOST_NUMBERS),
    Math.log(1 + numbers),
    Math.log(1 + words),
    yes(text.includes('?')),
    yes(text.includes('=')),
    yes(text.includes('\n')),
    yes(wonder !== undefined),
    yes(wonder === 'why'),
  ]
}
const FARTHEST = 4
const MOST_NUMBERS = 8

/** Never infinite: within about ±9. */
export const logOdds = (probability: number): number => Math.log((probability + 1e-4) / (1 - probability + 1e-4))

/** A fitted linear model of log-odds (logistic regression). */
export interface Linear {
  readonly bias: number
  /** One for each measure. */
  readonly weights: readonly number[]
}

/** The probability, 0 to 1. */
export const probabilityBy = ({ bias, weights }: Linear, measures: readonly number[]): number =>
  1 / (1 + Math.exp(-measures.reduce((sum, measure, at) => sum + measure * (weights[at] ?? 0), bias)))
