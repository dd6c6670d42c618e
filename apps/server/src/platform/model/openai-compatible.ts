import { type EventReading, parseEvent, streamParts } from './event-stream.ts'
import { ModelError, type ModelPart, type ModelProvider } from './model.ts'

interface Chunk {
  choices?: { delta?: { content?: string | null }; finish_reason?: string | null }[]
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
        messages: [
          { role: 'system', content: request.system },
          ...request.history.map(({ role, text }) => ({
            role: role === 'student' ? 'user' : 'assistant',
            content: text,
          })),
        ],
      }
      let finish: EventReading['finish']
      yield* streamParts({ url, headers, body, signal }, (data) => {
        // The end mark: the last event with a reason is followed by one with the usage.
        if (data === '[DONE]') return { finish: finish ?? 'stop' }
        const chunk = parseEvent(data) as Chunk
        if (chunk.error) throw new ModelError('broken', 'The model provider reported an error', { retryable: true })
        const choice = chunk.choices?.[0]
        if (choice?.finish_reason) finish = choice.finish_reason === 'length' ? 'length' : 'stop'
        return { text: choice?.delta?.content ?? '' }
      })
      // Some servers close the connection after the reason and send no end mark.
      if (finish) yield { finish }
    },
  }
}
