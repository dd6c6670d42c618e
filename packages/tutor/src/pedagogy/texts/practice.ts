import type { PracticeKind } from '../state.ts'

/** Moves of practice sessions and of questions in words. */
export const practiceMoves = [
  'practice.why.review',
  'practice.why.begun',
  'practice.why.new',
  'practice.why.topic',
  'practice.why.warm-up',
  'practice.why.check',
  'practice.next',
  'practice.score',
  'practice.helped',
  'practice.again',
  'practice.stopped',
  'practice.nothing',
  'practice.topics',
  'practice.not-learned',
  'practice.offer-check',
  'review.next',
  'review.none-planned',
  'review.nothing-due',
  'keyed.right',
  'keyed.wrong',
  'keyed.wrong-again',
  'keyed.unclear',
  'keyed.if',
  'keyed.idea',
  'keyed.example',
  'keyed.twin',
  'keyed.refused',
  'keyed.shown',
] as const
type PracticeMove = (typeof practiceMoves)[number]

export interface PracticeTexts {
  /** The position in the session, shown before each exercise. */
  readonly counts: Readonly<Record<PracticeKind, string>>
  readonly moves: Readonly<Record<PracticeMove, readonly [string, string, string, ...string[]]>>
}
