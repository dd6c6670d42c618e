import { type Linear, logOdds, probabilityBy } from './asking.ts'
import { comparedTo, type LikenessIndex } from './likeness.ts'

/** A reply that explains an idea: a card, or definitions. */
export interface ToldReply {
  readonly text: string
  readonly isDefinition: boolean
  /** The card that was told, or null. */
  readonly card: string | null
}

/** A card found for the question, with its score (`concepts/find.ts`). */
export interface ScoredCard {
  readonly id: string
  readonly fit: number
  readonly share: number
}

/** The usual question that is most probably asked. */
export interface ProbableQuestion {
  readonly probability: number
  readonly card: string | null
}

/**
 * What tells whether a reply that explains an idea answers the question: how well the card fits and how far it leads, how
 * much of the question is spoken of in the reply, and whether the library has a question that is more to the point.
 */
export function toldMeasures(
  index: LikenessIndex,
  asked: string,
  told: ToldReply,
  cards: readonly ScoredCard[],
  usual: ProbableQuestion | null,
): readonly number[] {
  const own = cards.find(({ id }) => id === told.card)
  const rival = Math.max(0, ...cards.filter(({ id }) => id !== told.card).map(({ fit }) => fit))
  const spoken = comparedTo(index, told.text)(asked)
  const yes = (is: boolean) => (is ? 1 : 0)
  return [
    own?.fit ?? 0,
    (own?.fit ?? 0) - rival,
    own?.share ?? 0,
    yes(told.isDefinition),
    spoken.cosine,
    spoken.covered,
    logOdds(usual?.probability ?? 0.05),
    yes(usual !== null && usual.card !== null && usual.card === told.card),
    Math.log(1 + (told.text.match(/\p{L}{2,}/gu)?.length ?? 0)),
    Math.log(1 + (asked.match(/\p{L}{2,}/gu)?.length ?? 0)),
  ]
}

/** What verdicts of readers are worth. */
export const worthOf = { good: 1, acceptable: 0.6, poor: 0, harmful: 0 } as const

/** What the reply is worth, 0 to 1. */
export const toldWorth = (model: Linear, measures: readonly number[]): number => probabilityBy(model, measures)

/** A library answer that is to the point, and one that is not. */
const OF_ANSWER = { right: 0.88, wrong: 0.05 } as const

/** What the answer to a usual question is worth if it is asked with this probability. */
export const answerWorth = (probability: number): number =>
  probability * OF_ANSWER.right + (1 - probability) * OF_ANSWER.wrong
