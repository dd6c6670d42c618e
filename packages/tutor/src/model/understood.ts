import type { Act } from '../dialogue/act-names.ts'

/** What the program makes of one message: facts for the model that leads the lesson. Plain JSON. */
export interface Understood {
  /** What the message most likely does. */
  readonly act: Act | null
  /** The message as an answer to the question that was asked last; null: none was asked. */
  readonly answer: HeardAnswer | null
  /** The mathematics in it, in its order. */
  readonly lines: readonly HeardLine[]
  /** Something in it was recognized for certain. */
  readonly isUnderstood: boolean
  /** The student feels for a sealed answer. */
  readonly isFishing: boolean
}

export interface HeardAnswer {
  readonly question: string
  /** `unknown`: it is for the model to tell. */
  readonly verdict: 'right' | 'part' | 'wrong' | 'unknown'
  /** What the model said a wrong answer like this one means. */
  readonly meaning: string | null
}

export interface HeardLine {
  /** LaTeX, or as it was typed. */
  readonly text: string
  /**
   * `right`, `wrong`: as a line of the open task. `true`, `false`: a calculation by itself. `other`: neither; `unread`: the
   * core cannot read it.
   */
  readonly grade: 'right' | 'wrong' | 'true' | 'false' | 'other' | 'unread'
  /** Why it is wrong, where the program knows. */
  readonly cause?: string
}
