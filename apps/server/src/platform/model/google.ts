import { filtered, parseEvent, streamParts } from './event-stream.ts'
import { ModelError, type ModelPart, type ModelProvider, type ModelRequest, type ToolCall } from './model.ts'

interface Part {
  text?: string
  thought?: boolean
  thoughtSignature?: string
  functionCall?: { id?: string; name?: string; args?: unknown }
}
interface Chunk {
  candidates?: { content?: { parts?: Part[] }; finishReason?: string }[]
  /** There are no candidates when the question itself was blocked. */
  promptFeedback?: { blockReason?: string }
  usageMetadata?: { promptTokenCount?: number; cachedContentTokenCount?: number; candidatesTokenCount?: number }
  error?: unknown
}

/** All others (SAFETY, RECITATION, BLOCKLIST, PROHIBITED_CONTENT, SPII, OTHER and more to come) say that it was cut off. */
const completeReasons: ReadonlySet<string> = new Set(['STOP', 'MAX_TOKENS', 'FINISH_REASON_UNSPECIFIED'])

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
        contents: contentsOf(request),
        generationConfig: { maxOutputTokens: request.maxOutputTokens },
        ...(request.tools && {
          tools: [
            {
              functionDeclarations: request.tools.map(({ name, description, parameters }) => ({
                name,
                description,
                parameters,
              })),
            },
          ],
          ...(request.mustSpeak && { toolConfig: { functionCallingConfig: { mode: 'NONE' } } }),
        }),
      }
      let called = 0
      yield* streamParts({ url, headers, body, signal, heldBelow: request.heldBelow }, (data) => {
        const chunk = parseEvent(data) as Chunk
        if (chunk.error) throw new ModelError('broken', 'The model provider reported an error', { retryable: true })
        const candidate = chunk.candidates?.[0]
        let text = ''
        const calls: ToolCall[] = []
        for (const part of candidate?.content?.parts ?? []) {
          if (!part.thought) text += part.text ?? ''
          if (!part.functionCall) continue
          const { id, name = '', args } = part.functionCall
          calls.push({
            id: id ?? `${ownId}${called++}`,
            name,
            input: args ?? {},
            ...(part.thoughtSignature !== undefined && { signature: part.thoughtSignature }),
          })
        }
        const reason = candidate?.finishReason ?? chunk.promptFeedback?.blockReason
        if (reason && !completeReasons.has(reason)) throw filtered(reason)
        const told = chunk.usageMetadata
        const usage = told?.promptTokenCount !== undefined && {
          input: told.promptTokenCount,
          cached: told.cachedContentTokenCount ?? 0,
          output: told.candidatesTokenCount ?? 0,
        }
        const finish = reason ? (reason === 'MAX_TOKENS' ? 'length' : 'stop') : undefined
        return { text, calls, finish, ...(usage && { usage }) }
      })
    },
  }
}

/** Older models give their calls no id and want none back. */
const ownId = 'lumi-'
const idOf = (id: string) => (id.startsWith(ownId) ? {} : { id })

function contentsOf({ history, card, rounds = [] }: ModelRequest): object[] {
  return [
    ...history.map(({ role, text, images = [] }, index) => ({
      role: role === 'student' ? 'user' : 'model',
      parts: [
        ...images.map(({ type, base64 }) => ({ inlineData: { mimeType: type, data: base64 } })),
        { text },
        ...(card !== undefined && index === history.length - 1 ? [{ text: card }] : []),
      ],
    })),
    ...rounds.flatMap(({ text, calls, results }) => [
      {
        role: 'model',
        parts: [
          ...(text === '' ? [] : [{ text }]),
          ...calls.map(({ id, name, input, signature }) => ({
            functionCall: { ...idOf(id), name, args: input ?? {} },
            ...(signature !== undefined && { thoughtSignature: signature }),
          })),
        ],
      },
      {
        role: 'user',
        parts: calls.map(({ id, name }, index) => ({
          functionResponse: { ...idOf(id), name, response: { result: results[index] } },
        })),
      },
    ]),
  ]
}
