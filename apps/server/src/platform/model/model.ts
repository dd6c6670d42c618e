/** What a language model is asked. The person behind it stays unknown: no name, no e-mail (rules, Models). */
export interface ModelRequest {
  /** The tutor's policy: the same text in every request, so that a provider's cache holds it. */
  system: string
  /** Oldest first; starts and ends with the student. */
  history: readonly { role: 'student' | 'tutor'; text: string; images?: readonly ModelImage[] }[]
  /**
   * What the program knows of the last message. It is sent behind that message and never again: whatever stands before it is
   * equal to the byte in the next request, which is what caches of providers go by.
   */
  card?: string
  maxOutputTokens: number
  /** What the model may call while it writes this reply. */
  tools?: readonly ModelTool[]
  /** Which calls it has made for this reply, and what came of them, oldest first. */
  rounds?: readonly ToolRound[]
  /** The tools stay described, because earlier calls name them, but no further call is wanted. */
  mustSpeak?: boolean
  /** Nobody sees anything of a reply shorter than this (characters), so only what goes beyond it is in a hurry. */
  heldBelow?: number
  /** On whose account its calls are put; the provider never sees it. */
  spent?: { add(call: CallCost): void }
}

/** A picture that goes with a student's words. Each is at most 3 MB, the least that every provider takes. */
export interface ModelImage {
  type: 'image/jpeg'
  base64: string
}

interface ModelTool {
  name: string
  description: string
  /** JSON schema of the input: an object of plain properties, which every provider understands. */
  parameters: Readonly<Record<string, unknown>>
  /** A note beside the reply: where the model has spoken, it is not asked again after such a call. */
  isNote?: boolean
}

export interface ToolCall {
  /** The provider's name of this call, or one of ours where it gives none. */
  id: string
  name: string
  /** Undefined when what the model wrote is no JSON. */
  input: unknown
  /** What a provider wants back unread beside its call. */
  signature?: string
}

/** What a model said and called in one go, and what its calls gave. */
export interface ToolRound {
  text: string
  calls: readonly ToolCall[]
  /** One for each call, in their order. */
  results: readonly string[]
}

/** Of a million tokens, in the operator's currency. */
export interface ModelPrices {
  input: number
  cached: number
  output: number
}

/** Tokens as the provider counts them. */
export interface ModelUsage {
  /** All of the request, what came from the provider's cache included. */
  input: number
  /** Of those, what came from its cache. */
  cached: number
  output: number
}

/** One request to a provider and what it cost. */
export interface CallCost extends Readonly<ModelUsage> {
  readonly cost: number
}

/**
 * `usage` is absent where the provider tells none. An empty text is a sign of life: the model thinks. `isAnew`: the reply
 * begins here again, behind calls of tools; what came before was said beside them.
 */
export type ReplyPart = { text: string; isAnew?: true } | { finish: 'stop' | 'length'; usage?: ModelUsage | undefined }
export type ModelPart = ReplyPart | { calls: readonly ToolCall[] }

/**
 * A language model that speaks while it thinks. A stream ends with `finish`; ending without it means that the reply is
 * broken off. Fails with a `ModelError`. Aborting `signal` ends the request at the provider.
 */
export interface ModelProvider {
  /** For logs and metrics. */
  readonly name: string
  stream(request: ModelRequest, signal: AbortSignal): AsyncIterable<ModelPart>
}

/**
 * `unavailable`: nobody answered properly. `timed-out`: silence. `broken`: the answer broke off or made no sense. `filtered`:
 * the provider's own filter cut it, which says nothing about its health.
 */
export type ModelFailure = 'unavailable' | 'timed-out' | 'broken' | 'filtered'

export class ModelError extends Error {
  readonly failure: ModelFailure
  /** Whether asking again may help. */
  readonly retryable: boolean
  /** The provider wants nothing more to be asked before then (`Retry-After`). */
  readonly retryAfterMs: number | undefined
  /** The HTTP status, where the provider answered with one that is not 200. */
  readonly status: number | undefined
  /** What the provider said against a request; may hold anything, and is for code to look through, not for a log. */
  declare readonly detail: string
  constructor(
    failure: ModelFailure,
    message: string,
    options: {
      retryable?: boolean
      retryAfterMs?: number | undefined
      status?: number
      detail?: string
      cause?: unknown
    } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    this.name = 'ModelError'
    this.failure = failure
    this.retryable = options.retryable ?? false
    this.retryAfterMs = options.retryAfterMs
    this.status = options.status
    Object.defineProperty(this, 'detail', { value: options.detail ?? '', enumerable: false })
  }
}
