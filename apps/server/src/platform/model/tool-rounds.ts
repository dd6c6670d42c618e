import { setImmediate } from 'node:timers/promises'
import type { ModelPart, ModelProvider, ModelRequest, ModelUsage, ReplyPart, ToolCall, ToolRound } from './model.ts'
import { createWrittenCalls } from './written-calls.ts'

/** A model that has not spoken after so many rounds of calls is told to. */
const maxRounds = 4
/** A model that writes calls which make no sense is told so once; after that it answers without tools. */
const maxBrokenRounds = 1
/** Calls of one round; those beyond it are answered unread. */
const maxCallsTogether = 6

/** What a tool gives, as text for the model. */
export type ToolRunner = (call: ToolCall) => string | Promise<string>

/**
 * The provider's reply with its calls answered: each round of calls is run and sent back, until the model speaks and calls
 * nothing more. Limits of time are the caller's: all rounds together are one reply.
 */
export async function* streamWithTools(
  provider: ModelProvider,
  request: ModelRequest,
  run: ToolRunner | undefined,
  signal: AbortSignal,
): AsyncGenerator<ReplyPart> {
  const rounds: ToolRound[] = []
  const notes = new Set(request.tools?.flatMap(({ name, isNote }) => (isNote ? [name] : [])))
  const known = new Set(request.tools?.map(({ name }) => name))
  let hasSpoken = false
  let brokenRounds = 0
  let usage: ModelUsage | undefined
  for (;;) {
    const mustSpeak = rounds.length === maxRounds || brokenRounds > maxBrokenRounds
    const asked = rounds.length === 0 ? request : { ...request, rounds, ...(mustSpeak && { mustSpeak }) }
    const calls: ToolCall[] = []
    let text = ''
    let finish: Extract<ModelPart, { finish: unknown }> | undefined
    // A call may be written into the text, whatever the provider: nobody is to read it.
    const written = createWrittenCalls(request.tools ?? [])
    function* said(piece: { text: string; calls: readonly ToolCall[] }): Generator<ReplyPart> {
      calls.push(...piece.calls)
      if (piece.text === '') return
      yield text === '' && hasSpoken ? { text: piece.text, isAnew: true } : { text: piece.text }
      text += piece.text
      hasSpoken = true
    }
    for await (const part of provider.stream(asked, signal)) {
      if ('calls' in part) calls.push(...part.calls)
      else if ('finish' in part) {
        usage = sum(usage, part.usage)
        finish = usage ? { ...part, usage } : part
      } else if (part.text === '') yield part
      else {
        const piece = written.add(part.text)
        if (piece.text === '') yield { text: '' }
        yield* said(piece)
      }
    }
    yield* said(written.end())
    if (calls.some(({ name, input }) => !known.has(name) || input === undefined)) brokenRounds++
    if (calls.length === 0 || !run || mustSpeak) {
      if (finish) yield finish
      return
    }
    const results: string[] = []
    for (const [index, call] of calls.entries()) {
      // A tool works for a moment; others are served in between.
      await setImmediate()
      signal.throwIfAborted()
      results.push(index < maxCallsTogether ? await run(call) : 'Not run: too many calls at once.')
    }
    // A note ends a reply that was spoken: another round would cost all of it again for nothing.
    if (hasSpoken && calls.every(({ name }) => notes.has(name))) {
      if (finish) yield finish
      return
    }
    rounds.push({ text, calls, results })
  }
}

function sum(one: ModelUsage | undefined, other: ModelUsage | undefined): ModelUsage | undefined {
  if (!one || !other) return one ?? other
  return { input: one.input + other.input, cached: one.cached + other.cached, output: one.output + other.output }
}
