import type { Act } from '../dialogue/act-names.ts'

/** The core's analysis of one message: facts for the model that leads the lesson. Plain JSON. */
export interface Understood {
  /** The most likely dialogue act; null if none was recognized. */
  readonly act: Act | null
  /** The message as an answer to the last question; null if none was asked. */
  readonly answer: HeardAnswer | null
  /** The mathematics in it, in order. */
  readonly lines: readonly HeardLine[]
  /** Part of the message was recognized with certainty. */
  readonly isUnderstood: boolean
  /** The student is probing for a sealed answer. */
  readonly isFishing: boolean
}

export interface HeardAnswer {
  readonly question: string
  /** `unknown`: the model has to judge. */
  readonly verdict: 'right' | 'part' | 'wrong' | 'unknown'
  /** What the model noted about this wrong answer; null if it noted nothing. */
  readonly meaning: string | null
  /** What a right answer says beside what was expected: nothing has checked it. */
  readonly beside?: string
  /** Several things were asked, and the right answer may be one to a part of them. */
  readonly isPartly?: true
}

export interface HeardLine {
  /** LaTeX, or verbatim if it could not be parsed. */
  readonly text: string
  /**
   * `right`, `wrong`: as a line of the open task. `true`, `false`: a calculation by itself. `other`: neither. `unread`:
   * the core cannot parse it.
   */
  readonly grade: 'right' | 'wrong' | 'true' | 'false' | 'other' | 'unread'
  /** Why it is wrong, where the core knows. */
  readonly cause?: string
}
