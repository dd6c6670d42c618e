import { setTimeout as delay } from 'node:timers/promises'
import { ModelError, type ModelProvider, type ModelRequest, type ReplyPart } from './model.ts'
import { streamWithTools, type ToolRunner } from './tool-rounds.ts'

/** What one reply of a model may cost in time and size. Source: rules, Models. */
export interface ModelBudget {
  /** To the first character, retries and calls of tools included. */
  firstTokenTimeoutMs: number
  /** Between two characters; not the time that whoever reads them takes before the next. */
  silenceTimeoutMs: number
  wholeTimeoutMs: number
  /** Before the first character only: what a student has read is never said again. */
  retries: number
  /** UTF-16 code units. A model that goes on beyond it has lost its way. */
  maxCharacters: number
}

const retryDelayMs = { least: 200, most: 1000 }

/** The provider's stream, ended by whichever limit comes first. Every failure is a `ModelError`, or the abort of `signal`. */
export async function* streamWithinBudget(
  provider: ModelProvider,
  request: ModelRequest,
  budget: ModelBudget,
  signal: AbortSignal,
  run?: ToolRunner,
): AsyncGenerator<ReplyPart> {
  const watch = watchForSilence(budget, signal)
  let length = 0
  try {
    for (let attempt = 0; ; attempt++) {
      try {
        for await (const part of streamWithTools(provider, request, run, watch.signal)) {
          if ('finish' in part) {
            yield part
            return
          }
          length += part.text.length
          if (length > budget.maxCharacters) throw new ModelError('broken', 'The reply of the model did not end')
          watch.pause()
          yield part
          watch.heard()
        }
        throw new ModelError('broken', 'The reply of the model broke off', { retryable: true })
      } catch (error) {
        signal.throwIfAborted()
        if (watch.signal.aborted) throw watch.signal.reason
        const isWorthAsking = error instanceof ModelError && error.retryable
        if (length > 0 || attempt >= budget.retries || !isWorthAsking) throw error
        const ownDelayMs = retryDelayMs.least + Math.random() * (retryDelayMs.most - retryDelayMs.least)
        const delayMs = Math.max(ownDelayMs, error.retryAfterMs ?? 0)
        // Told to come back later than anybody can wait for this reply.
        if (delayMs >= watch.leftMs()) throw error
        await delay(delayMs, undefined, { signal: watch.signal }).catch(() => {
          signal.throwIfAborted()
          throw watch.signal.reason
        })
      }
    }
  } finally {
    watch.end()
  }
}

/** One timer per reply that is set anew only when it rings: a timer per token would cost more than the token. */
function watchForSilence(budget: ModelBudget, signal: AbortSignal) {
  const upstream = new AbortController()
  const stop = () => upstream.abort(signal.reason)
  if (signal.aborted) stop()
  else signal.addEventListener('abort', stop, { once: true })
  const startedAt = performance.now()
  const wholeDeadline = startedAt + budget.wholeTimeoutMs
  let deadline = Math.min(startedAt + budget.firstTokenTimeoutMs, wholeDeadline)
  let ringsAt = deadline
  let timer = setTimeout(ring, ringsAt - startedAt)
  let isOver = false
  function ring() {
    // What has come while the process was busy is read first.
    setImmediate(() => {
      const now = performance.now()
      if (isOver) return
      if (now < deadline) setTimer(now)
      else upstream.abort(new ModelError('timed-out', 'The model stopped answering'))
    })
  }
  function setTimer(now: number) {
    clearTimeout(timer)
    ringsAt = deadline
    timer = setTimeout(ring, deadline - now + 1)
  }
  return {
    signal: upstream.signal,
    leftMs: () => deadline - performance.now(),
    heard() {
      const now = performance.now()
      deadline = Math.min(now + budget.silenceTimeoutMs, wholeDeadline)
      if (deadline < ringsAt) setTimer(now)
    },
    /** What was heard is being used: on a busy machine that takes longer than a model may be silent. */
    pause() {
      deadline = wholeDeadline
    },
    end() {
      isOver = true
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
    },
  }
}
