/** The evidence that one problem gives about the learner, and what was recorded of it. */
export interface Trial {
  /** null: the problem belongs to no skill of the curriculum, and nothing is recorded. */
  skill: string | null
  item: string
  difficulty: number
  /** The problem was set because the skill was due for review. */
  isReview: boolean
  /** The problem is part of a practice session. */
  isPractice: boolean
  /** The highest hint level opened. */
  help: number
  /** The answers that can still be tapped, including the right one. Empty: the answer is typed. */
  choices: readonly string[]
  /** Id of the event that recorded the first try; null before it. */
  firstId: string | null
  /** When the problem was set, in milliseconds since 1970; null until the reply that sets it is complete. */
  openedAt: number | null
}
