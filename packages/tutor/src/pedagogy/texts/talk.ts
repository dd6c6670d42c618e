/** Moves of the conversation outside problems: stories, facts, other methods, recap. */
export const talkMoves = [
  'which-reading',
  'queued',
  'leftover',
  'another-way.method',
  'another-way.numbers',
  'another-way.none',
  'recap.alone',
  'recap.helped',
  'recap.error',
  'recap.next',
  'recap.none',
  'language.changed',
  'fact.prime',
  'fact.not-prime',
  'fact.multiple',
  'fact.not-multiple',
  'fact.divides',
  'fact.divides-not',
  'fact.axes',
  'fact.units',
  'counter',
  'compare.shown',
  'compare.first',
  'once-more',
  'disowned',
  'disowned.ask',
  'other-way',
] as const
type TalkMove = (typeof talkMoves)[number]

export interface TalkTexts {
  readonly moves: Readonly<Record<TalkMove, readonly [string, string, string, ...string[]]>>
}
