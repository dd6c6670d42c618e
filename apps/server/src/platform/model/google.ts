import { parseEvent, streamParts } from './event-stream.ts'
import { ModelError, type ModelPart, type ModelProvider } from './model.ts'

interface Chunk {
  candidates?: { content?: { parts?: { text?: string; thought?: boolean }[] }; finishReason?: string }[]
  error?: unknown
}

/** The Gemini API of Google. */
export function createGoogle(settings: { baseUrl: string | undefined; key: string; name: string }): ModelProvider {
  const base = (settings.baseUrl ?? 'https://generativelanguage.googleapis.com').replace(/\/+$/, '')
  const url = `${base}/v1beta/models/${encodeURIComponent(settings.name)}:streamGenerateContent?alt=sse`
  const headers = { 'x-goog-api-key': settings.key }
  return {
    name: 'google',
    async *stream(request, signal): AsyncGenerator<ModelPart> {
      const body = {
        systemInstruction: { parts: [{ text: request.system }] },
        contents: request.history.map(({ role, text }) => ({
          role: role === 'student' ? 'user' : 'model',
          parts: [{ text }],
        })),
        generationConfig: { maxOutputTokens: request.maxOutputTokens },
      }
      yield* streamParts({ url, headers, body, signal }, (data) => {
        const chunk = parseEvent(data) as Chunk
        if (chunk.error) throw new ModelError('broken', 'The model provider reported an error', { retryable: true })
        const candidate = chunk.candidates?.[0]
        let text = ''
        for (const part of candidate?.content?.parts ?? []) if (!part.thought) text += part.text ?? ''
        const reason = candidate?.finishReason
        return { text, finish: reason ? (reason === 'MAX_TOKENS' ? 'length' : 'stop') : undefined }
      })
    },
  }
}
