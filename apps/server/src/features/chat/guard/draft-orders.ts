import type { DraftSoFar, Finding, Seal } from '@lumi/tutor'

/** How a draft is held: see `holdDraft` of the tutor. */
export interface HoldOptions {
  readonly isSaidAnew: boolean
  readonly isJudged: boolean
}

/** An order for the thread of the guard. A draft has at most one that is not answered yet. */
export type DraftOrder =
  /** With `begin` a draft that the thread does not have, with `seal` one that has changed. */
  | {
      draft: number
      begin?: HoldOptions & { soFar: DraftSoFar }
      seal?: Seal
      more: string
      isLast: boolean
    }
  /** Nothing more will come of this draft. */
  | { draft: number; isOver: true }

/** What may be shown now, and how the draft stands. */
export interface Looked {
  readonly piece: string
  readonly shown: number
  readonly finding: Finding | null
  readonly isCut: boolean
  readonly suspected: readonly Finding[]
}

export type DraftReport = ({ draft: number } & Looked) | { draft: number; error: string }

/**
 * Shared with the thread: which draft it looks at (0: none), and how many it has looked at. So it is known without a message
 * which of them has ended the thread or keeps it.
 */
export const place = { draft: 0, count: 1, length: 2 } as const

/** Nothing can vouch for a draft: it must not be shown any further. */
export class DraftGivenUp extends Error {}
