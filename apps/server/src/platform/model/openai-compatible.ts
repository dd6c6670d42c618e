import { callInput, type EventReading, filtered, parseEvent, streamParts } from './event-stream.ts'
import { ModelError, type ModelPart, type ModelProvider, type ModelRequest } from './model.ts'

interface CallDelta {
  index?: number
  id?: string
  function?: { name?: string; arguments?: string }
}
interface Chunk {
  choices?: { delta?: { content?: string | null; tool_calls?: CallDelta[] }; finish_reason?: string | null }[]
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
  return {
    name: 'openai-compatible',
    async *stream(request, signal): AsyncGenerator<ModelPart> {
      const body = {
        model: settings.name,
        stream: true,
        max_tokens: request.maxOutputTokens,
        messages: messagesOf(request),
        ...(request.tools && {
          tools: request.tools.map((tool) => ({ type: 'function', function: tool })),
          ...(request.mustSpeak && { tool_choice: 'none' }),
        }),
      }
      let finish: EventReading['finish']
      /** Calls arrive in pieces: the name first, then the input a few characters at a time. */
      const pending: { id: string; name: string; json: string }[] = []
      yield* streamParts({ url, headers, body, signal }, (data) => {
        // The end mark: the last event with a reason is followed by one with the usage.
        if (data === '[DONE]') return { finish: finish ?? 'stop' }
        const chunk = parseEvent(data) as Chunk
        if (chunk.error) throw new ModelError('broken', 'The model provider reported an error', { retryable: true })
        const choice = chunk.choices?.[0]
        for (const { index, id, function: called } of choice?.delta?.tool_calls ?? []) {
          const at = index ?? pending.length
          pending[at] ??= { id: id || `call_${at}`, name: '', json: '' }
          const call = pending[at]
          call.name ||= called?.name ?? ''
          call.json += called?.arguments ?? ''
        }
        if (!choice?.finish_reason) return { text: choice?.delta?.content ?? '' }
        if (choice.finish_reason === 'content_filter') throw filtered(choice.finish_reason)
        finish = choice.finish_reason === 'length' ? 'length' : 'stop'
        const calls = pending.splice(0).map(({ id, name, json }) => ({ id, name, input: callInput(json) }))
        return { text: choice.delta?.content ?? '', calls }
      })
      // Some servers close the connection after the reason and send no end mark.
      if (finish) yield { finish }
    },
  }
}

function messagesOf({ system, history, rounds = [] }: ModelRequest): object[] {
  return [
    { role: 'system', content: system },
    ...history.map(({ role, text }) => ({ role: role === 'student' ? 'user' : 'assistant', content: text })),
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
