/** A learning event as the host stores it. The learner model is a fold over these. */
export type LearnerEvent = (
  | Attempt
  /**
   * A hint rung was opened or the solution read. No evidence by itself, but a reason to schedule a try without help.
   */
  | Help
  /** An exercise was set; recorded so that it is never set twice. */
  | { readonly kind: 'given'; readonly id: string; readonly at: number; readonly skill: string; readonly item: string }
  /** The student's objection "my answer is right" was upheld: the attempt counts as correct. */
  | { readonly kind: 'upheld'; readonly id: string; readonly at: number; readonly attemptId: string }
  /** The exercise was faulty: the attempt is ignored. */
  | { readonly kind: 'withdrawn'; readonly id: string; readonly at: number; readonly attemptId: string }
  /** The student's own reset, of one skill or of everything. */
  | { readonly kind: 'reset'; readonly id: string; readonly at: number; readonly skill?: string }
) & {
  /** For an offline turn: the device and the event's sequence number on it. */
  readonly from?: { readonly device: string; readonly sequence: number }
}

interface Happened {
  readonly id: string
  /** Unix time in milliseconds. */
  readonly at: number
  /** The student's local date, e.g. 2026-11-20: "on two different days" means local days. */
  readonly day: string
  readonly skill: string
  readonly subject: string
  /** The task in plain notation. */
  readonly item: string
  /** When the problem was set. It identifies the problem across devices. */
  readonly setAt?: number
}

export interface Attempt extends Happened {
  readonly kind: 'attempt'
  readonly isCorrect: boolean
  /** The first try at this step or problem; later tries teach but are no evidence. */
  readonly isFirst: boolean
  /** The highest hint level used before this try. */
  readonly hintLevel: number
  /** The author's difficulty, -2 to 2. */
  readonly difficulty: number
  readonly isReview?: boolean
  /** From setting the task to this try, in milliseconds. */
  readonly tookMs?: number
  /** The number of options, for a multiple-choice question. */
  readonly choices?: number
  /** The wrong line, as LaTeX. */
  readonly line?: string
  /** The id of the misconception, where it was recognized. */
  readonly mistake?: string
}

interface Help extends Happened {
  readonly kind: 'help'
  readonly hintLevel: number
}
