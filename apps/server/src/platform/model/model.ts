/** What a language model is asked. The person behind it stays unknown: no name, no e-mail (security 7). */
export interface ModelRequest {
  /** The tutor's policy and the verified facts. A role of its own, never mixed with what a student typed. */
  system: string
  /** Oldest first; starts and ends with the student. */
  history: readonly { role: 'student' | 'tutor'; text: string }[]
  maxOutputTokens: number
}

export type ModelPart = { text: string } | { finish: 'stop' | 'length' }

/**
 * A language model that speaks while it thinks. A stream ends with `finish`; ending without it means that the reply is
 * broken off. Fails with a `ModelError`. Aborting `signal` ends the request at the provider.
 */
export interface ModelProvider {
  /** For logs and metrics. */
  readonly name: string
  stream(request: ModelRequest, signal: AbortSignal): AsyncIterable<ModelPart>
}

/** `unavailable`: nobody answered properly. `timed-out`: silence. `broken`: the answer broke off or made no sense. */
export type ModelFailure = 'unavailable' | 'timed-out' | 'broken'

export class ModelError extends Error {
  readonly failure: ModelFailure
  /** Whether asking again may help. */
  readonly retryable: boolean
  constructor(failure: ModelFailure, message: string, options: { retryable?: boolean; cause?: unknown } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    this.name = 'ModelError'
    this.failure = failure
    this.retryable = options.retryable ?? false
  }
}
