import type { Readable } from 'node:stream'
import { createParser } from 'eventsource-parser'
import { type OutboundResponse, sendOutbound } from '../http.ts'
import { ModelError, type ModelPart, type ModelUsage, type ToolCall } from './model.ts'

/** A reply is a few kilobytes; a body above this is not one. */
const maxResponseBytes = 8_000_000
/** The caller's signal is always earlier. */
const responseTimeoutMs = 180_000
/** Parts of one reply come at most this often: faster would only be work, for text is shown at a beat of its own. */
const partIntervalMs = 30
/** Text that ends no sentence is of use to nobody yet and waits this long at most: a part of it is a sign of life. */
const unfinishedWaitMs = 250
/** Where a sentence has ended, as the guard reads it: that is known only with what comes behind it. */
const sentenceEnd = /[.!?…]["»”')*_]*\s|\n/
const perhapsEnd = /[.!?…]["»”')*_]*$/
/** A longer `Retry-After` is a mistake or a limit of the day; after this it is asked again whether it still holds. */
const longestWaitMs = 10 * 60_000
/** After the end mark a body may take this long to end; then its connection is of no further use. */
const drainMs = 1000

export interface EventStreamCall {
  url: string
  headers: Record<string, string>
  body: unknown
  /** Ends the request; the caller's time limits come through it. */
  signal: AbortSignal
  /** As in the request. */
  heldBelow?: number | undefined
}

/** What one event says. */
export interface EventReading {
  text?: string | undefined
  /** Calls that are complete with this event. */
  calls?: readonly ToolCall[] | undefined
  /** The model thinks and says nothing yet. */
  isThinking?: boolean | undefined
  finish?: 'stop' | 'length' | undefined
  /** With `finish`. */
  usage?: ModelUsage | undefined
}

/**
 * Posts JSON and turns the server-sent events of the answer into parts of a reply.
 * @param read throws a `ModelError` for an event that reports a failure or makes no sense
 */
export async function* streamParts(
  { url, headers, body, signal, heldBelow = 0 }: EventStreamCall,
  read: (data: string) => EventReading,
): AsyncGenerator<ModelPart> {
  const response = await sendOutbound({
    method: 'POST',
    url,
    headers: { ...headers, 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify(body),
    timeoutMs: responseTimeoutMs,
    signal,
  }).catch((cause: unknown) => {
    throw new ModelError('unavailable', 'The model provider could not be reached', { retryable: true, cause })
  })
  let isFinished = false
  try {
    if (response.status !== 200) throw refusal(response, await detailOf(response))
    // A server that does not stream gives the reply as one object.
    if (response.headers['content-type']?.startsWith('application/json')) {
      const whole = read(await response.text(maxResponseBytes))
      const end = read('[DONE]')
      const text = `${whole.text ?? ''}${end.text ?? ''}`
      const calls = [...(whole.calls ?? []), ...(end.calls ?? [])]
      if (text !== '') yield { text }
      if (calls.length > 0) yield { calls }
      yield { finish: end.finish ?? whole.finish ?? 'stop', ...(end.usage && { usage: end.usage }) }
      return
    }
    if (!response.headers['content-type']?.startsWith('text/event-stream')) {
      throw new ModelError('unavailable', 'The model provider answered something other than an event stream')
    }
    const inbox = collect(response.body, read, heldBelow)
    for (;;) {
      const { text, calls, isThinking, finish, usage, failure, isOver } = await inbox.next()
      // What came before a broken event was said all the same.
      if (text !== '' || isThinking) yield { text }
      if (calls.length > 0) yield { calls }
      if (failure) throw failure
      if (finish) {
        isFinished = true
        yield { finish, ...(usage && { usage }) }
      }
      if (finish || isOver) return
    }
  } finally {
    if (isFinished) drain(response.body)
    else response.body.destroy()
  }
}

/** 429 and 5xx pass; the other answers are about our request or key and will not change by asking again. */
function refusal({ status, headers }: OutboundResponse, detail: string): ModelError {
  const retryable = status === 408 || status === 429 || status >= 500
  const retryAfterMs = retryable ? waitOf(headers['retry-after']) : undefined
  return new ModelError('unavailable', `The model provider answered ${status}`, {
    retryable,
    retryAfterMs,
    status,
    detail,
  })
}

const longestDetailBytes = 20_000

/** Why it refused, as far as it says so. */
const detailOf = (response: OutboundResponse): Promise<string> =>
  response.status === 429 ? Promise.resolve('') : response.text(longestDetailBytes).catch(() => '')

/** RFC 9110, 10.2.3: seconds or a date. */
function waitOf(retryAfter: string | undefined): number | undefined {
  if (retryAfter === undefined) return undefined
  const waitMs = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now()
  return waitMs > 0 ? Math.min(waitMs, longestWaitMs) : undefined
}

/** What a provider's filter cut is no reply: what came of it may be half a sentence, or worse. */
export const filtered = (reason: string) =>
  new ModelError('filtered', `The model provider cut the reply off: ${/^\w{1,40}$/.test(reason) ? reason : 'unknown'}`)

/** A body read to its end gives its connection back for the next reply. */
function drain(body: Readable) {
  if (body.readableEnded) return
  body.resume()
  setTimeout(() => body.destroy(), drainMs).unref()
}

interface Collected {
  text: string
  calls: ToolCall[]
  isThinking: boolean
  finish: EventReading['finish']
  usage: EventReading['usage']
  failure: Error | undefined
  isOver: boolean
}

/**
 * Reads events as they arrive, without a promise per token: at 50 tokens/s times hundreds of replies, turns of the event loop
 * are what a process would spend its time on. `next` gives what came together since the last time: a sentence, or the text
 * with which a reply grows beyond `heldBelow`, at once, anything else after `unfinishedWaitMs`.
 */
function collect(body: Readable, read: (data: string) => EventReading, heldBelow: number) {
  let collected: Collected = {
    text: '',
    calls: [],
    isThinking: false,
    finish: undefined,
    usage: undefined,
    failure: undefined,
    isOver: false,
  }
  let ring: (() => void) | undefined
  let timer: NodeJS.Timeout | undefined
  /** When the timer rings. */
  let ringsAt = 0
  let lastAt = 0
  let bytes = 0
  /** Characters of the reply so far. */
  let length = 0
  /** Whether what was collected is worth a part of its own. */
  let isPressing = false
  /** What may be the end of a sentence, when more has come. */
  let open = ''

  function gather(text: string) {
    const fresh = open + text
    isPressing ||= sentenceEnd.test(fresh) || (length < heldBelow && length + text.length >= heldBelow)
    open = perhapsEnd.exec(fresh)?.[0] ?? ''
    length += text.length
    collected.text += text
  }

  const parser = createParser({
    onEvent({ data }) {
      if (collected.finish || collected.failure) return
      try {
        const { text, calls, isThinking, finish, usage } = read(data)
        if (isThinking) collected.isThinking = true
        if (text) gather(text)
        if (calls) collected.calls.push(...calls)
        collected.finish = finish
        collected.usage = usage
      } catch (error) {
        collected.failure = error as Error
      }
    },
  })

  function look() {
    if (!ring) return
    const { text, isThinking, finish, failure, isOver } = collected
    if (finish || failure || isOver) hand()
    else if (text !== '' || isThinking) {
      const dueAt = lastAt + (isPressing ? partIntervalMs : unfinishedWaitMs)
      const now = performance.now()
      if (now >= dueAt) hand()
      else if (!timer || dueAt < ringsAt) {
        clearTimeout(timer)
        ringsAt = dueAt
        timer = setTimeout(hand, dueAt - now)
      }
    }
  }

  function hand() {
    clearTimeout(timer)
    timer = undefined
    lastAt = performance.now()
    ring?.()
    ring = undefined
  }

  const breakOff = (cause?: unknown) => {
    collected.failure ??= new ModelError('broken', 'The connection to the model provider broke', {
      retryable: true,
      cause,
    })
    look()
  }
  body.setEncoding('utf8')
  body.on('data', (packet: string) => {
    bytes += packet.length
    if (bytes > maxResponseBytes) breakOff()
    else parser.feed(packet)
    look()
  })
  body.on('end', () => {
    collected.isOver = true
    look()
  })
  body.on('error', breakOff)
  body.on('close', () => {
    if (!body.readableEnded) breakOff()
  })

  return {
    async next(): Promise<Collected> {
      await new Promise<void>((resolve) => {
        ring = resolve
        look()
      })
      const taken = collected
      collected = { ...taken, text: '', calls: [], isThinking: false }
      isPressing = false
      return taken
    },
  }
}

/** One event as JSON. Broken JSON means a broken provider, not a bug of ours. */
export function parseEvent(data: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(data)
    if (typeof parsed === 'object' && parsed !== null) return parsed as Record<string, unknown>
  } catch (cause) {
    throw new ModelError('broken', 'The model provider sent broken JSON', { retryable: true, cause })
  }
  throw new ModelError('broken', 'The model provider sent something other than an object', { retryable: true })
}

/** What a model wrote as the input of a call. A call that makes no sense is answered, not failed: the model may mend it. */
export function callInput(json: string): unknown {
  if (json.trim() === '') return {}
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
