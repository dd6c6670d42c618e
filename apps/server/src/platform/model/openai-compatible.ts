import { callInput, type EventReading, filtered, parseEvent, streamParts } from './event-stream.ts'
import { ModelError, type ModelPart, type ModelProvider, type ModelRequest, type ModelUsage } from './model.ts'
import { createThoughtFilter } from './thoughts.ts'

interface CallDelta {
  index?: number
  id?: string
  function?: { name?: string; arguments?: string }
}
interface Said {
  content?: string | null
  /** Thoughts, under the names that servers give them: a sign of life, and nobody's to see. */
  reasoning_content?: string | null
  reasoning?: string | null
  tool_calls?: CallDelta[]
}
interface Chunk {
  choices?: {
    delta?: Said
    /** In place of `delta` from servers that do not stream. */
    message?: Said
    finish_reason?: string | null
  }[]
  usage?: {
    prompt_tokens?: number
    completion_tokens?: number
    prompt_tokens_details?: { cached_tokens?: number } | null
  } | null
  error?: unknown
}

/** OpenAI, Ollama, llama.cpp, vLLM, OpenRouter and whatever else speaks `/chat/completions`. */
export function createOpenAiCompatible(settings: {
  baseUrl: string
  key: string | undefined
  name: string
}): ModelProvider {
  const url = `${settings.baseUrl.replace(/\/+$/, '')}/chat/completions`
  const headers: Record<string, string> = settings.key ? { authorization: `Bearer ${settings.key}` } : {}
  /** What this server has refused is not sent to it again. */
  const refused = new Set<Part>()

  async function* ask(request: ModelRequest, signal: AbortSignal): AsyncGenerator<ModelPart> {
    const withTools = request.tools && !refused.has('tools')
    const body = {
      model: settings.name,
      stream: true,
      ...(!refused.has('stream_options') && { stream_options: { include_usage: true } }),
      [refused.has('max_tokens') ? 'max_completion_tokens' : 'max_tokens']: request.maxOutputTokens,
      messages: messagesOf(request),
      ...(request.tools &&
        withTools && {
          tools: request.tools.map(({ name, description, parameters }) => ({
            type: 'function',
            function: { name, description, parameters },
          })),
          ...(request.mustSpeak && { tool_choice: 'none' }),
        }),
    }
    let finish: EventReading['finish']
    let usage: ModelUsage | undefined
    /** Calls arrive in pieces: the name first, then the input a few characters at a time. */
    const pending: { id: string; name: string; json: string }[] = []
    const spoken = createThoughtFilter()
    yield* streamParts({ url, headers, body, signal, heldBelow: request.heldBelow }, (data) => {
      // The end mark: the last event with a reason is followed by one with the usage.
      if (data === '[DONE]') {
        const reason = finish ?? 'stop'
        finish = undefined
        return { text: spoken.end(), finish: reason, usage }
      }
      const chunk = parseEvent(data) as Chunk
      if (chunk.error) throw new ModelError('broken', 'The model provider reported an error', { retryable: true })
      usage = usageOf(chunk) ?? usage
      const choice = chunk.choices?.[0]
      const said = choice?.delta ?? choice?.message
      for (const { index, id, function: called } of said?.tool_calls ?? []) {
        const at = index ?? pending.length
        pending[at] ??= { id: id || `call_${at}`, name: '', json: '' }
        const call = pending[at]
        call.name ||= called?.name ?? ''
        call.json += called?.arguments ?? ''
      }
      const text = spoken.add(said?.content ?? '')
      const isThinking = Boolean(said?.reasoning_content ?? said?.reasoning ?? said?.content) && text === ''
      if (!choice?.finish_reason) return { text, isThinking }
      if (choice.finish_reason === 'content_filter') throw filtered(choice.finish_reason)
      finish = choice.finish_reason === 'length' ? 'length' : 'stop'
      const calls = pending.splice(0).map(({ id, name, json }) => ({ id, name, input: callInput(json) }))
      return { text: text + spoken.end(), calls }
    })
    // Some servers close the connection after the reason and send no end mark.
    if (finish) yield { finish, ...(usage && { usage }) }
  }

  return {
    name: 'openai-compatible',
    async *stream(request, signal): AsyncGenerator<ModelPart> {
      for (;;) {
        try {
          yield* ask(request, signal)
          return
        } catch (error) {
          // Refused as a whole before anything was said: asked again without what the server does not know.
          const part = error instanceof ModelError ? partRefused(error.detail, refused, request) : undefined
          if (!part) throw error
          refused.add(part)
        }
      }
    },
  }
}

/** Parts of a request that not every server knows. */
type Part = 'tools' | 'stream_options' | 'max_tokens'

function partRefused(detail: string, known: ReadonlySet<Part>, request: ModelRequest): Part | undefined {
  const named: readonly (readonly [Part, RegExp])[] = [
    ['stream_options', /stream_options/i],
    ['max_tokens', /max_completion_tokens/i],
    // Ollama: "does not support tools"; llama.cpp: "tools param requires --jinja"; vLLM: "tool choice requires ...".
    ...(request.tools ? [['tools', /tool|function.call/i] as const] : []),
  ]
  return named.find(([part, pattern]) => !known.has(part) && pattern.test(detail))?.[0]
}

function usageOf({ usage }: Chunk): ModelUsage | undefined {
  if (typeof usage?.prompt_tokens !== 'number') return undefined
  return {
    input: usage.prompt_tokens,
    cached: usage.prompt_tokens_details?.cached_tokens ?? 0,
    output: usage.completion_tokens ?? 0,
  }
}

function messagesOf({ system, history, card, rounds = [] }: ModelRequest): object[] {
  // Templates of many local models take a system message only at the beginning: the card goes with the student's message.
  const asked = (text: string, index: number) =>
    card !== undefined && index === history.length - 1 ? `${text}\n\n${card}` : text
  return [
    { role: 'system', content: system },
    ...history.map(({ role, text, images }, index) => ({
      role: role === 'student' ? 'user' : 'assistant',
      content: images
        ? [
            ...images.map(({ type, base64 }) => ({
              type: 'image_url',
              image_url: { url: `data:${type};base64,${base64}` },
            })),
            { type: 'text', text: asked(text, index) },
          ]
        : asked(text, index),
    })),
    ...rounds.flatMap(({ text, calls, results }) => [
      {
        role: 'assistant',
        content: text === '' ? null : text,
        tool_calls: calls.map(({ id, name, input }) => ({
          id,
          type: 'function',
          function: { name, arguments: JSON.stringify(input ?? {}) },
        })),
      },
      ...calls.map(({ id }, index) => ({ role: 'tool', tool_call_id: id, content: results[index] })),
    ]),
  ]
}
