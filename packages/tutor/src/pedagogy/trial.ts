/** What a problem says about the learner, and has said already. */
export interface Trial {
  /** null: no skill of the curriculum, so nothing is kept. */
  skill: string | null
  item: string
  difficulty: number
  /** Set because the skill was due. */
  isReview: boolean
  /** Part of the practice session. */
  isPractice: boolean
  /** The highest hint level opened. */
  help: number
  /** The event of the first try. */
  firstId: string | null
  /** When it was set, milliseconds since 1970; null until the reply that sets it is done. */
  openedAt: number | null
}
