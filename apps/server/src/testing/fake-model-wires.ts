/** How one provider puts a reply on the wire, and what it reads in a request. The fake speaks all of them. */
export interface Wire {
  /** Before the first text. */
  begin: string
  text(content: string): string
  /** Calls of tools as the provider streams them: in pieces. */
  calls(calls: readonly FakeCall[]): string
  end(tokens: number, hasCalls: boolean): string
  /** The end of a reply that the provider's own filter cut. */
  filtered: string
  /** What a client asked, in one shape; throws what the real provider would answer 400 for. */
  read(body: Record<string, unknown>): Asked
}

export interface FakeCall {
  name: string
  input: object
}

export interface Asked {
  model: string
  messages: { role: string; content: string }[]
  /** Pictures that came with the messages, as bytes. */
  images: Buffer[]
  /** Names of the tools that are offered; none when the model must speak. */
  tools: string[]
  /** What came of the calls of earlier rounds of this reply. */
  results: string[]
  rounds: number
}

const data = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`
const usage = { input_tokens: 6, cache_read_input_tokens: 4, output_tokens: 1 }
const named = (value: { type: string; [field: string]: unknown }) => `event: ${value.type}\n${data(value)}`
const half = (text: string): [string, string] => [text.slice(0, text.length >> 1), text.slice(text.length >> 1)]

function refuse(reason: string): never {
  throw new Error(reason)
}

// ---- OpenAI and its likes ------------------------------------------------------------------------------------------

interface OpenAiPart {
  type: string
  text?: string
  image_url?: { url: string }
}
interface OpenAiMessage {
  role: string
  content: string | OpenAiPart[] | null
  tool_calls?: { id: string; type: string; function: { name: string; arguments: string } }[]
  tool_call_id?: string
}
/** Of the parts that are text. */
const textsOf = (parts: readonly { text?: string }[]) => parts.flatMap(({ text }) => text ?? [])
const bytesOf = (base64: string) => Buffer.from(base64, 'base64')
const textOf = (content: OpenAiMessage['content']) =>
  Array.isArray(content) ? content.map(({ text = '' }) => text).join('') : (content ?? '')
const chunk = (delta: object, finish: string | null) =>
  data({
    id: 'chatcmpl-fake',
    object: 'chat.completion.chunk',
    model: 'fake',
    choices: [{ index: 0, delta, finish_reason: finish }],
  })

const openAi: Wire = {
  begin: '',
  text: (content) => chunk({ content }, null),
  calls: (calls) =>
    calls
      .map(({ name, input }, index) => {
        const [first, second] = half(typeof input === 'string' ? `{"claim": ${input}` : JSON.stringify(input))
        const piece = (part: object) => chunk({ tool_calls: [{ index, ...part }] }, null)
        return (
          piece({ id: `call_${index}`, type: 'function', function: { name, arguments: '' } }) +
          piece({ function: { arguments: first } }) +
          piece({ function: { arguments: second } })
        )
      })
      .join(''),
  end: (tokens, hasCalls) =>
    chunk({}, hasCalls ? 'tool_calls' : 'stop') +
    data({
      choices: [],
      usage: { prompt_tokens: 10, completion_tokens: tokens, prompt_tokens_details: { cached_tokens: 4 } },
    }) +
    'data: [DONE]\n\n',
  filtered: `${chunk({}, 'content_filter')}data: [DONE]\n\n`,
  read(body) {
    const messages = body.messages as OpenAiMessage[]
    const open: string[] = []
    for (const message of messages) {
      if (message.role === 'tool') {
        if (open.shift() !== message.tool_call_id) refuse('a tool message does not answer the call before it')
        continue
      }
      if (open.length > 0) refuse('a call has no answer')
      for (const call of message.tool_calls ?? []) {
        JSON.parse(call.function.arguments)
        open.push(call.id)
      }
    }
    if (open.length > 0) refuse('a call has no answer')
    const tools = (body.tools ?? []) as { function: { name: string } }[]
    return {
      model: String(body.model),
      messages: messages
        .filter(({ role, tool_calls }) => role !== 'tool' && !tool_calls)
        .map(({ role, content }) => ({ role, content: textOf(content) })),
      images: messages.flatMap(({ content }) =>
        Array.isArray(content)
          ? content.flatMap((part) => (part.image_url ? [bytesOf(part.image_url.url.split(',')[1] ?? '')] : []))
          : [],
      ),
      tools: body.tool_choice === 'none' ? [] : tools.map((tool) => tool.function.name),
      results: messages.filter(({ role }) => role === 'tool').map(({ content }) => textOf(content)),
      rounds: messages.filter(({ tool_calls }) => tool_calls).length,
    }
  },
}

// ---- Anthropic -----------------------------------------------------------------------------------------------------

interface AnthropicBlock {
  type: string
  text?: string
  id?: string
  tool_use_id?: string
  content?: string
  source?: { type: string; media_type: string; data: string }
}

const saidIn = (content: string | readonly AnthropicBlock[]): string =>
  typeof content === 'string' ? content : textsOf(content).join('\n\n')

const anthropic: Wire = {
  begin:
    named({ type: 'message_start', message: { id: 'msg_fake', role: 'assistant', content: [], usage } }) +
    named({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } }) +
    named({ type: 'ping' }),
  text: (text) => named({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }),
  calls: (calls) =>
    calls
      .map(({ name, input }, n) => {
        const index = n + 1
        const delta = (json: string) =>
          named({
            type: 'content_block_delta',
            index,
            delta: { type: 'input_json_delta', partial_json: json },
          })
        const block = { type: 'tool_use', id: `toolu_${n}`, name, input: {} }
        return (
          named({ type: 'content_block_start', index, content_block: block }) +
          ['', ...half(JSON.stringify(input))].map(delta).join('') +
          named({ type: 'content_block_stop', index })
        )
      })
      .join(''),
  end: (tokens, hasCalls) =>
    named({ type: 'content_block_stop', index: 0 }) +
    named({
      type: 'message_delta',
      delta: { stop_reason: hasCalls ? 'tool_use' : 'end_turn' },
      usage: { output_tokens: tokens },
    }) +
    named({ type: 'message_stop' }),
  filtered:
    named({ type: 'content_block_stop', index: 0 }) +
    named({ type: 'message_delta', delta: { stop_reason: 'refusal' }, usage: { output_tokens: 1 } }) +
    named({ type: 'message_stop' }),
  read(body) {
    const messages = body.messages as { role: string; content: string | AnthropicBlock[] }[]
    let open: string[] = []
    for (const { role, content } of messages) {
      const blocks = typeof content === 'string' ? [] : content
      if (blocks.some(({ type, text }) => type === 'text' && !text)) refuse('text content blocks must be non-empty')
      if (role === 'user') {
        const answered = blocks.filter(({ type }) => type === 'tool_result').map((block) => block.tool_use_id)
        if (answered.join() !== open.join()) refuse('tool_use ids were found without tool_result blocks')
      }
      open = role === 'assistant' ? blocks.filter(({ type }) => type === 'tool_use').map(({ id }) => id!) : []
    }
    const blocksOf = (type: string) =>
      messages.flatMap(({ content }) => (typeof content === 'string' ? [] : content.filter((b) => b.type === type)))
    const isOpen = (body.tool_choice as { type: string } | undefined)?.type !== 'none'
    return {
      model: String(body.model),
      messages: [
        { role: 'system', content: saidIn(body.system as string | AnthropicBlock[]) },
        ...messages.flatMap(({ role, content }) =>
          typeof content === 'string' || content.every(({ type }) => type === 'text' || type === 'image')
            ? [{ role, content: saidIn(content) }]
            : [],
        ),
      ],
      images: blocksOf('image').map(({ source }) => bytesOf(source!.data)),
      tools: isOpen ? ((body.tools ?? []) as { name: string; input_schema: object }[]).map(({ name }) => name) : [],
      results: blocksOf('tool_result').map(({ content }) => content ?? ''),
      rounds: messages.filter(({ role, content }) => role === 'assistant' && typeof content !== 'string').length,
    }
  },
}

// ---- Google --------------------------------------------------------------------------------------------------------

interface GooglePart {
  text?: string
  inlineData?: { mimeType: string; data: string }
  thoughtSignature?: string
  functionCall?: { name: string }
  functionResponse?: { name: string; response: { result: string } }
}
const candidate = (parts: object[], finishReason?: string) =>
  data({
    candidates: [{ content: { role: 'model', parts }, ...(finishReason && { finishReason }), index: 0 }],
    usageMetadata: { promptTokenCount: 10, cachedContentTokenCount: 4, candidatesTokenCount: parts.length },
  })

const google: Wire = {
  begin: '',
  text: (text) => candidate([{ text }]),
  calls: (calls) =>
    candidate(
      calls.map(({ name, input }, index) => ({
        functionCall: { name, args: input },
        // Beside the first call only, as the service does; it wants it back.
        ...(index === 0 && { thoughtSignature: 'c2lnbmVk' }),
      })),
    ),
  end: () => candidate([], 'STOP'),
  filtered: candidate([], 'SAFETY'),
  read(body) {
    const contents = body.contents as { role: string; parts: GooglePart[] }[]
    let open: string[] = []
    for (const { role, parts } of contents) {
      if (role === 'user') {
        const answered = parts.flatMap(({ functionResponse }) => (functionResponse ? [functionResponse.name] : []))
        if (answered.join() !== open.join()) refuse('the number of function response parts is not that of the calls')
      }
      const calls = parts.filter(({ functionCall }) => functionCall)
      if (calls[0] && calls[0].thoughtSignature !== 'c2lnbmVk') refuse('a function call misses its thought_signature')
      open = calls.map(({ functionCall }) => functionCall!.name)
    }
    const [tools] = (body.tools ?? []) as { functionDeclarations: { name: string }[] }[]
    const config = body.toolConfig as { functionCallingConfig: { mode: string } } | undefined
    const system = body.systemInstruction as { parts: { text: string }[] }
    return {
      model: '',
      messages: [
        { role: 'system', content: system.parts[0]!.text },
        ...contents.flatMap(({ role, parts }) =>
          parts.every(({ text, inlineData }) => text !== undefined || inlineData)
            ? [{ role: role === 'model' ? 'assistant' : role, content: textsOf(parts).join('\n\n') }]
            : [],
        ),
      ],
      images: contents.flatMap(({ parts }) =>
        parts.flatMap(({ inlineData }) => (inlineData ? [bytesOf(inlineData.data)] : [])),
      ),
      tools:
        config?.functionCallingConfig.mode === 'NONE'
          ? []
          : (tools?.functionDeclarations ?? []).map(({ name }) => name),
      results: contents.flatMap(({ parts }) =>
        parts.flatMap(({ functionResponse }) => (functionResponse ? [functionResponse.response.result] : [])),
      ),
      rounds: contents.filter(({ parts }) => parts.some(({ functionCall }) => functionCall)).length,
    }
  },
}

/** The wire that a request of this path expects. */
export function wireOf(path: string): Wire | undefined {
  if (path.endsWith('/chat/completions')) return openAi
  if (path.endsWith('/messages')) return anthropic
  return path.includes(':streamGenerateContent') ? google : undefined
}
