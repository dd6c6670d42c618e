/** What happened, as the host stores it. Everything that is known of a learner is computed from these. */
export type LearnerEvent = (
  | Attempt
  /** A rung was opened, or the solution read. By itself no evidence, but the reason to look again without help. */
  | Help
  /** An exercise was set, so that it is never set twice. */
  | { readonly kind: 'given'; readonly id: string; readonly at: number; readonly skill: string; readonly item: string }
  /** "My answer is right", upheld: the attempt counts as right. */
  | { readonly kind: 'upheld'; readonly id: string; readonly at: number; readonly attemptId: string }
  /** The exercise was faulty: the attempt counts for nothing. */
  | { readonly kind: 'withdrawn'; readonly id: string; readonly at: number; readonly attemptId: string }
  /** The student's own reset: of one skill, or of everything. */
  | { readonly kind: 'reset'; readonly id: string; readonly at: number; readonly skill?: string }
) & {
  /** Of a turn without a network: the device, and where it stands in the order of that device. */
  readonly from?: { readonly device: string; readonly sequence: number }
}

interface Happened {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly at: number
  /** The student's local day, e.g. 2026-11-20: "on two different days" is meant as the student lives them. */
  readonly day: string
  readonly skill: string
  readonly subject: string
  /** The task, as the core writes it. */
  readonly item: string
  /** When the problem was set: what was done with one problem on two devices belongs together. */
  readonly setAt?: number
}

export interface Attempt extends Happened {
  readonly kind: 'attempt'
  readonly isCorrect: boolean
  /** The first try at this step or problem; later ones teach, but prove nothing. */
  readonly isFirst: boolean
  /** The highest hint level used before the try. */
  readonly hintLevel: number
  /** Author's difficulty, -2 to 2. */
  readonly difficulty: number
  readonly isReview?: boolean
  /** From the setting of the task to this try, milliseconds. */
  readonly tookMs?: number
  /** Answers to choose from, where there were any. */
  readonly choices?: number
  /** The line that was wrong, as LaTeX. */
  readonly line?: string
  /** What went wrong in it, where that was recognised: an id of the misconceptions. */
  readonly mistake?: string
}

interface Help extends Happened {
  readonly kind: 'help'
  readonly hintLevel: number
}
