import { callInput, filtered, parseEvent, streamParts } from './event-stream.ts'
import { ModelError, type ModelPart, type ModelProvider, type ModelRequest, type ModelUsage } from './model.ts'

interface Event {
  type?: string
  index?: number
  content_block?: { type?: string; id?: string; name?: string }
  delta?: { type?: string; text?: string; partial_json?: string; stop_reason?: string | null }
  /** At the beginning, what went in; at the end, what came out. */
  message?: { usage?: Usage }
  usage?: Usage
}

interface Usage {
  /** Without what was written into the cache or read from it. */
  input_tokens?: number
  cache_creation_input_tokens?: number | null
  cache_read_input_tokens?: number | null
  output_tokens?: number
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
        system: [{ type: 'text', text: request.system, cache_control: kept }],
        messages: messagesOf(request),
        ...(request.tools && {
          tools: request.tools.map(({ name, description, parameters }) => ({
            name,
            description,
            input_schema: parameters,
          })),
          ...(request.mustSpeak && { tool_choice: { type: 'none' } }),
        }),
      }
      let finish: 'stop' | 'length' = 'stop'
      let usage: ModelUsage | undefined
      /** Calls whose input is still being written, by the number of their block. */
      const pending = new Map<number, { id: string; name: string; json: string }>()
      yield* streamParts({ url, headers, body, signal, heldBelow: request.heldBelow }, (data) => {
        const event = parseEvent(data) as Event
        const { type, index = 0, content_block: block, delta } = event
        switch (type) {
          case 'error':
            throw new ModelError('broken', 'The model provider reported an error', { retryable: true })
          case 'message_start':
            usage = usageOf(event.message?.usage)
            return {}
          case 'content_block_start':
            if (block?.type === 'tool_use') pending.set(index, { id: block.id ?? '', name: block.name ?? '', json: '' })
            return {}
          case 'content_block_delta': {
            const call = pending.get(index)
            if (call && delta?.type === 'input_json_delta') call.json += delta.partial_json ?? ''
            return { text: delta?.type === 'text_delta' ? delta.text : undefined }
          }
          case 'content_block_stop': {
            const call = pending.get(index)
            if (!call) return {}
            pending.delete(index)
            return { calls: [{ id: call.id, name: call.name, input: callInput(call.json) }] }
          }
          case 'message_delta':
            if (delta?.stop_reason === 'refusal') throw filtered(delta.stop_reason)
            if (delta?.stop_reason === 'max_tokens') finish = 'length'
            if (usage) usage.output = event.usage?.output_tokens ?? usage.output
            return {}
          default:
            return type === 'message_stop' ? { finish, usage } : {}
        }
      })
    },
  }
}

function usageOf(told: Usage | undefined): ModelUsage | undefined {
  if (typeof told?.input_tokens !== 'number') return undefined
  const cached = told.cache_read_input_tokens ?? 0
  return {
    input: told.input_tokens + cached + (told.cache_creation_input_tokens ?? 0),
    cached,
    output: told.output_tokens ?? 0,
  }
}

/** Up to here the next request is the same: tools and policy, and the conversation to the student's last message. */
const kept = { type: 'ephemeral' }

function messagesOf({ history, card, rounds = [] }: ModelRequest): object[] {
  return [
    ...history.map(({ role, text, images = [] }, index) => {
      const isAsked = card !== undefined && index === history.length - 1
      const pictures = images.map(({ type, base64 }) => ({
        type: 'image',
        source: { type: 'base64', media_type: type, data: base64 },
      }))
      return {
        role: role === 'student' ? 'user' : 'assistant',
        content: isAsked
          ? [...pictures, { type: 'text', text, cache_control: kept }, { type: 'text', text: card }]
          : images.length > 0
            ? [...pictures, { type: 'text', text }]
            : text,
      }
    }),
    ...rounds.flatMap(({ text, calls, results }) => [
      {
        role: 'assistant',
        content: [
          // An empty block of text is refused.
          ...(text.trim() === '' ? [] : [{ type: 'text', text }]),
          ...calls.map(({ id, name, input }) => ({ type: 'tool_use', id, name, input: input ?? {} })),
        ],
      },
      {
        role: 'user',
        content: calls.map(({ id }, index) => ({ type: 'tool_result', tool_use_id: id, content: results[index] })),
      },
    ]),
  ]
}
