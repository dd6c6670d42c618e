import { parseEvent, streamParts } from './event-stream.ts'
import { ModelError, type ModelPart, type ModelProvider } from './model.ts'

interface Event {
  type?: string
  delta?: { type?: string; text?: string; stop_reason?: string | null }
}

/** The Messages API of Anthropic. */
export function createAnthropic(settings: { baseUrl: string | undefined; key: string; name: string }): ModelProvider {
  const url = `${(settings.baseUrl ?? 'https://api.anthropic.com').replace(/\/+$/, '')}/v1/messages`
  const headers = { 'x-api-key': settings.key, 'anthropic-version': '2023-06-01' }
  return {
    name: 'anthropic',
    async *stream(request, signal): AsyncGenerator<ModelPart> {
      const body = {
        model: settings.name,
        stream: true,
        max_tokens: request.maxOutputTokens,
        system: request.system,
        messages: request.history.map(({ role, text }) => ({
          role: role === 'student' ? 'user' : 'assistant',
          content: text,
        })),
      }
      let finish: 'stop' | 'length' = 'stop'
      yield* streamParts({ url, headers, body, signal }, (data) => {
        const event = parseEvent(data) as Event
        if (event.type === 'error') {
          throw new ModelError('broken', 'The model provider reported an error', { retryable: true })
        }
        if (event.delta?.stop_reason === 'max_tokens') finish = 'length'
        if (event.type === 'message_stop') return { finish }
        return { text: event.delta?.type === 'text_delta' ? event.delta.text : undefined }
      })
    },
  }
}
