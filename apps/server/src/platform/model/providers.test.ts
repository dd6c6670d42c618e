import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay, setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type FakeModelServer, startFakeModelServer } from '../../testing/fake-model-server.ts'
import { streamWithinBudget } from './budget.ts'
import { createProvider } from './language-model.ts'
import type { ModelPart, ModelProvider, ModelRequest, ReplyPart, ToolCall } from './model.ts'
import { createThoughtFilter } from './thoughts.ts'
import { streamWithTools } from './tool-rounds.ts'

/** What the provider at the other end says, byte by byte, and what it was asked. */
let packets: (string | Buffer)[] = []
let status = 200
let asked: { url: string; headers: IncomingMessage['headers']; body: Record<string, unknown> } | undefined

const server = createServer(async (request, response) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  asked = {
    url: request.url ?? '',
    headers: request.headers,
    body: JSON.parse(Buffer.concat(parts).toString()) as Record<string, unknown>,
  }
  response.writeHead(status, { 'content-type': 'text/event-stream; charset=utf-8', location: '/elsewhere' })
  for (const packet of packets) {
    response.write(packet)
    // Each packet on its own, as they come from a network.
    await setImmediate()
  }
  response.end()
})
let baseUrl: string
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())
beforeEach(() => {
  status = 200
})

const request: ModelRequest = {
  system: 'You are a tutor.',
  history: [
    { role: 'student', text: 'What is x?' },
    { role: 'tutor', text: 'What did you try?' },
    { role: 'student', text: 'Nothing' },
  ],
  maxOutputTokens: 700,
}

const limits = { firstTokenTimeoutMs: 1000, silenceTimeoutMs: 1000, wholeTimeoutMs: 1000, restMs: 1000 }
const provider = (kind: 'openai-compatible' | 'anthropic' | 'google'): ModelProvider =>
  createProvider({
    kind,
    baseUrl,
    key: 'the key',
    name: 'a-model',
    ...limits,
  })!

async function listen(model: ModelProvider): Promise<{ text: string; finish: string | undefined }> {
  const parts: ModelPart[] = []
  for await (const part of model.stream(request, new AbortController().signal)) parts.push(part)
  const last = parts.at(-1)
  return {
    text: parts.map((part) => ('text' in part ? part.text : '')).join(''),
    finish: last && 'finish' in last ? last.finish : undefined,
  }
}

const event = (data: object, name?: string) => `${name ? `event: ${name}\n` : ''}data: ${JSON.stringify(data)}\n\n`

/** Cut into single bytes: characters of several bytes and the ends of lines fall apart. */
const bytes = (text: string) => [...Buffer.from(text)].map((byte) => Buffer.from([byte]))

test('an OpenAI-compatible provider is read, whatever its packets cut apart', async () => {
  const delta = (content: string) => event({ choices: [{ delta: { content } }] })
  packets = bytes(
    `: keep-alive\n\n${event({ choices: [{ delta: { role: 'assistant' } }] })}${delta('Шаг ')}${delta('😀 $x$')}` +
      `${event({ choices: [{ delta: {}, finish_reason: 'length' }] })}${event({ choices: [], usage: {} })}data: [DONE]\n\n`,
  )
  expect(await listen(provider('openai-compatible'))).toEqual({ text: 'Шаг 😀 $x$', finish: 'length' })
  expect(asked).toMatchObject({
    url: '/chat/completions',
    headers: { authorization: 'Bearer the key' },
    body: { model: 'a-model', stream: true, max_tokens: 700 },
  })
  expect(asked!.body.messages).toEqual([
    { role: 'system', content: 'You are a tutor.' },
    { role: 'user', content: 'What is x?' },
    { role: 'assistant', content: 'What did you try?' },
    { role: 'user', content: 'Nothing' },
  ])
})

test('a reply comes in about as many parts as it has sentences, whatever it is cut into on the way', async () => {
  const text = ' Look at every term and not just the one in front.'.repeat(20)
  const fake = await startFakeModelServer({ behaviour: { text, tokensPerSecond: 200 } })
  try {
    const model = createProvider({ kind: 'openai-compatible', baseUrl: fake.url, key: 'none', name: 'fake' })!
    const parts: string[] = []
    for await (const part of model.stream(request, new AbortController().signal))
      if ('text' in part && part.text !== '') parts.push(part.text)
    expect(parts.join('')).toBe(text.trimStart())
    // The end of a sentence is known with the word behind it. On a busy machine a pause brings one more.
    expect(parts.length).toBeLessThanOrEqual(30)
  } finally {
    await fake.close()
  }
})

test('a provider that closes after its reason and sends no end mark has finished', async () => {
  packets = [
    event({ choices: [{ delta: { content: 'All.' } }] }),
    event({ choices: [{ delta: {}, finish_reason: 'stop' }] }),
  ]
  expect(await listen(provider('openai-compatible'))).toEqual({ text: 'All.', finish: 'stop' })
})

test('Anthropic is read', async () => {
  packets = bytes(
    event({ type: 'message_start', message: {} }, 'message_start') +
      event(
        { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
        'content_block_start',
      ) +
      event({ type: 'ping' }, 'ping') +
      event({ type: 'content_block_delta', delta: { type: 'text_delta', text: 'Подумай' } }, 'content_block_delta') +
      event({ type: 'content_block_delta', delta: { type: 'text_delta', text: ' ещё' } }, 'content_block_delta') +
      event({ type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage: {} }, 'message_delta') +
      event({ type: 'message_stop' }, 'message_stop'),
  )
  expect(await listen(provider('anthropic'))).toEqual({ text: 'Подумай ещё', finish: 'stop' })
  expect(asked).toMatchObject({
    url: '/v1/messages',
    headers: { 'x-api-key': 'the key', 'anthropic-version': '2023-06-01' },
    body: { model: 'a-model', stream: true, max_tokens: 700, system: [{ type: 'text', text: 'You are a tutor.' }] },
  })
  expect((asked!.body.messages as { role: string }[]).map(({ role }) => role)).toEqual(['user', 'assistant', 'user'])
})

test('Google is read, without its thoughts', async () => {
  const chunk = (parts: object[], finishReason?: string) =>
    event({ candidates: [{ content: { parts }, finishReason }] })
  packets = bytes(chunk([{ text: 'hm', thought: true }, { text: 'Try ' }]) + chunk([{ text: 'it' }], 'STOP'))
  expect(await listen(provider('google'))).toEqual({ text: 'Try it', finish: 'stop' })
  expect(asked).toMatchObject({
    url: '/v1beta/models/a-model:streamGenerateContent?alt=sse',
    headers: { 'x-goog-api-key': 'the key' },
    body: {
      systemInstruction: { parts: [{ text: 'You are a tutor.' }] },
      generationConfig: { maxOutputTokens: 700 },
    },
  })
})

test.each([
  ['openai-compatible', event({ choices: [{ delta: { content: 'Half' } }] })],
  ['anthropic', event({ type: 'content_block_delta', delta: { type: 'text_delta', text: 'Half' } })],
  ['google', event({ candidates: [{ content: { parts: [{ text: 'Half' }] } }] })],
] as const)('%s: what came before a broken event in the same packet is still heard', async (kind, half) => {
  for (const broken of [
    event({ type: 'error', error: { message: 'overloaded' } }),
    'data: {"choi\n\n',
    'data: 7\n\n',
  ]) {
    packets = [half + broken]
    let heard = ''
    const listening = (async () => {
      for await (const part of provider(kind).stream(request, new AbortController().signal)) {
        if ('text' in part) heard += part.text
      }
    })()
    await expect(listening).rejects.toMatchObject({ name: 'ModelError', failure: 'broken' })
    expect(heard).toBe('Half')
  }
})

test.each([
  ['openai-compatible', event({ choices: [{ delta: {}, finish_reason: 'content_filter' }] })],
  ['anthropic', event({ type: 'message_delta', delta: { stop_reason: 'refusal' } })],
  ['google', event({ candidates: [{ content: { parts: [] }, finishReason: 'SAFETY' }] })],
  ['google', event({ candidates: [{ finishReason: 'PROHIBITED_CONTENT' }] })],
  ['google', event({ promptFeedback: { blockReason: 'SAFETY' } })],
] as const)('%s: a reply that its filter cuts is no reply: %s', async (kind, cut) => {
  packets = [cut]
  await expect(listen(provider(kind))).rejects.toMatchObject({ failure: 'filtered', retryable: false })
})

test('a redirect is not followed [SR17]', async () => {
  status = 302
  packets = []
  await expect(listen(provider('openai-compatible'))).rejects.toMatchObject({
    failure: 'unavailable',
    retryable: false,
  })
  expect(asked!.url).toBe('/chat/completions')
})

/** The same conversation with every provider, through a server that refuses what the real one would refuse. */
describe.each(['openai-compatible', 'anthropic', 'google'] as const)('tools with %s', (kind) => {
  const tool = {
    name: 'evaluate',
    description: 'The value of an expression.',
    parameters: { type: 'object', properties: { text: { type: 'string', description: 'It.' } }, required: ['text'] },
  }
  const withTools = { ...request, tools: [tool] }
  const model = (fake: FakeModelServer) => {
    const settings = { kind, baseUrl: kind === 'openai-compatible' ? fake.url : fake.root, key: 'k', name: 'fake' }
    return createProvider({ ...settings, ...limits })!
  }
  const say = async (fake: FakeModelServer, run: (call: ToolCall) => string, signal = new AbortController().signal) => {
    const parts: ReplyPart[] = []
    for await (const part of streamWithTools(model(fake), withTools, run, signal)) parts.push(part)
    return parts.map((part) => ('text' in part ? part.text : `[${part.finish}]`)).join('')
  }
  let fake: FakeModelServer
  beforeAll(async () => {
    fake = await startFakeModelServer({})
  })
  afterAll(() => fake.close())
  beforeEach(() => fake.requests.splice(0))

  test('calls are run, their results sent back, and the words of the last round are heard', async () => {
    fake.behave({
      text: 'It is 84.',
      tokensPerSecond: 1000,
      calls: [
        [
          { name: 'evaluate', input: { text: '12*7' } },
          { name: 'evaluate', input: { text: 'что-то "с кавычками" \\ и 😀' } },
        ],
        [{ name: 'evaluate', input: {} }],
      ],
    })
    const inputs: unknown[] = []
    expect(
      await say(fake, ({ name, input }) => {
        inputs.push(input)
        return `${name} ${inputs.length}`
      }),
    ).toBe('It is 84.[stop]')
    expect(inputs).toEqual([{ text: '12*7' }, { text: 'что-то "с кавычками" \\ и 😀' }, {}])
    expect(fake.requests.map(({ rounds }) => rounds)).toEqual([0, 1, 2])
    expect(fake.requests.map(({ tools }) => tools)).toEqual([['evaluate'], ['evaluate'], ['evaluate']])
    expect(fake.requests[2]!.results).toEqual(['evaluate 1', 'evaluate 2', 'evaluate 3'])
    // The conversation itself stays as it was.
    expect(fake.requests[2]!.messages).toEqual(fake.requests[0]!.messages)
  })

  test('a model that calls on and on is told to speak after 4 rounds', async () => {
    const calls = Array.from({ length: 9 }, () => [{ name: 'evaluate', input: { text: '1' } }])
    fake.behave({ text: 'At last.', tokensPerSecond: 1000, calls })
    expect(await say(fake, () => 'again')).toBe('At last.[stop]')
    expect(fake.requests).toHaveLength(5)
    expect(fake.requests.map(({ tools }) => tools.length)).toEqual([1, 1, 1, 1, 0])
  })

  test('many calls at once are answered, but only the first of them run', async () => {
    const many = Array.from({ length: 9 }, (_, n) => ({ name: 'evaluate', input: { text: `${n}` } }))
    fake.behave({ text: 'Hm.', tokensPerSecond: 1000, calls: [many] })
    let ran = 0
    await say(fake, () => `${++ran}`)
    expect(ran).toBe(6)
    expect(fake.requests[1]!.results).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      ...Array(3).fill('Not run: too many calls at once.'),
    ])
  })

  test('a note behind the reply is run and ends it: nothing is asked again; before the reply it is a call like others', async () => {
    const note = { name: 'expect', input: { question: 'Which?' } }
    const noting = { ...request, tools: [{ ...tool, name: 'expect', isNote: true }] }
    const hear = async () => {
      const parts: ReplyPart[] = []
      const run = ({ name }: ToolCall) => `${name} is noted`
      for await (const part of streamWithTools(model(fake), noting, run, new AbortController().signal)) parts.push(part)
      return parts.map((part) => ('text' in part ? part.text : '')).join('')
    }
    fake.behave({ text: 'Which one?', tokensPerSecond: 1000, notes: [note] })
    expect(await hear()).toBe('Which one?')
    expect(fake.requests).toHaveLength(1)
    fake.behave({ text: 'Which one?', tokensPerSecond: 1000, calls: [[note]] })
    expect(await hear()).toBe('Which one?')
    expect(fake.requests.at(-1)!.results).toEqual(['expect is noted'])
  })

  test('what a reply cost is told with its end, all rounds together', async () => {
    fake.behave({ text: 'Hm.', tokensPerSecond: 1000, calls: [[{ name: 'evaluate', input: {} }]] })
    const parts: ReplyPart[] = []
    for await (const part of streamWithTools(model(fake), withTools, () => 'x', new AbortController().signal))
      parts.push(part)
    expect(parts.at(-1)).toMatchObject({ usage: { input: 20, cached: 8 } })
  })

  test('the card goes with the last message, and what stands before it is the same in the next request', async () => {
    fake.behave({ text: 'Hm.', tokensPerSecond: 1000 })
    const talk = [...request.history, { role: 'tutor', text: 'Hm.' }, { role: 'student', text: 'Well' }] as const
    for (const history of [request.history, talk]) {
      const stream = model(fake).stream({ ...request, history, card: '[card]' }, new AbortController().signal)
      for await (const _ of stream);
    }
    const [first, second] = fake.requests.map(({ messages }) => messages)
    expect(first!.at(-1)!.content).toBe('Nothing\n\n[card]')
    expect(second!.map(({ content }) => content)).toEqual([
      'You are a tutor.',
      'What is x?',
      'What did you try?',
      'Nothing',
      'Hm.',
      'Well\n\n[card]',
    ])
  })

  test('a student who stops the reply stops the rounds', async () => {
    const calls = Array.from({ length: 4 }, () => [{ name: 'evaluate', input: { text: '1' } }])
    fake.behave({ text: 'Never.', tokensPerSecond: 1000, calls })
    const abort = new AbortController()
    const run = () => {
      abort.abort(new Error('stopped'))
      return 'x'
    }
    await expect(say(fake, run, abort.signal)).rejects.toThrow()
    expect(fake.requests).toHaveLength(1)
  })
})

test('all rounds of calls together have the time of one reply', async () => {
  const fake = await startFakeModelServer({})
  const calls = Array.from({ length: 4 }, () => [{ name: 'evaluate', input: {} }])
  // Each round alone would be in time.
  fake.behave({ text: 'Late.', tokensPerSecond: 1000, calls, firstTokenDelayMs: 250 })
  const model = createProvider({ kind: 'openai-compatible', baseUrl: fake.url, key: 'k', name: 'fake', ...limits })!
  const reply = streamWithinBudget(
    model,
    { ...request, tools: [{ name: 'evaluate', description: 'x', parameters: {} }] },
    { firstTokenTimeoutMs: 600, silenceTimeoutMs: 600, wholeTimeoutMs: 60_000, retries: 0, maxCharacters: 1000 },
    new AbortController().signal,
    () => 'x',
  )
  try {
    await expect(reply.next()).rejects.toMatchObject({ failure: 'timed-out' })
    expect(fake.requests.length).toBeGreaterThan(1)
  } finally {
    await fake.close()
  }
})

test('a reader who takes longer than the model may be silent gets the whole reply', async () => {
  const text = 'Look at both sides. What do you see there, and what would you do first?'
  const fake = await startFakeModelServer({ behaviour: { text, tokensPerSecond: 20 } })
  const model = createProvider({ kind: 'openai-compatible', baseUrl: fake.url, key: 'k', name: 'fake', ...limits })!
  const budget = {
    firstTokenTimeoutMs: 20_000,
    silenceTimeoutMs: 700,
    wholeTimeoutMs: 60_000,
    retries: 0,
    maxCharacters: 1000,
  }
  let read = ''
  try {
    for await (const part of streamWithinBudget(model, request, budget, new AbortController().signal)) {
      if (!('text' in part)) continue
      if (read === '') await delay(1500)
      read += part.text
    }
    expect(read).toBe(text)
  } finally {
    await fake.close()
  }
})

/** Servers on one's own machine differ in what they know of the protocol. */
describe('a local server', () => {
  const tool = { name: 'verify', description: 'Whether it is true.', parameters: { type: 'object', properties: {} } }
  const calls = [[{ name: 'verify', input: { claim: '2 + 2 = 4' } }]]
  const text = 'What do you get?'
  let fake: FakeModelServer
  let model: ModelProvider
  beforeEach(async () => {
    fake = await startFakeModelServer({})
    // What a server has refused is remembered of it, so each test has its own.
    model = createProvider({ kind: 'openai-compatible', baseUrl: fake.url, key: undefined, name: 'local', ...limits })!
    return () => fake.close()
  })
  const say = async (run: (call: ToolCall) => string = () => 'true') => {
    const parts: ReplyPart[] = []
    const { signal } = new AbortController()
    for await (const part of streamWithTools(model, { ...request, tools: [tool] }, run, signal)) parts.push(part)
    return parts.map((part) => ('text' in part ? part.text : `[${part.finish}]`)).join('')
  }

  test('without tools is asked without them, and is not offered them again', async () => {
    fake.behave({ text, tokensPerSecond: 1000, calls, unknownFields: ['tools'] })
    expect(await say()).toBe(`${text}[stop]`)
    expect(await say()).toBe(`${text}[stop]`)
    expect(fake.requests.map(({ tools }) => tools.length)).toEqual([1, 0, 0])
  })

  test('that does not know stream_options, nor max_tokens, is asked without', async () => {
    fake.behave({ text, tokensPerSecond: 1000, unknownFields: ['stream_options', 'max_completion_tokens'] })
    expect(await say()).toBe(`${text}[stop]`)
    expect(fake.requests.at(-1)!.body).not.toHaveProperty('stream_options')
    expect(fake.requests.at(-1)!.body).toHaveProperty('max_tokens')
  })

  test('that refuses for another reason is asked once', async () => {
    fake.behave({ text, unknownFields: ['model'] })
    await expect(say()).rejects.toMatchObject({ failure: 'unavailable', message: 'The model provider answered 400' })
    expect(fake.requests).toHaveLength(1)
  })

  test('that does not stream gives its reply as a whole', async () => {
    fake.behave({ text, streams: false })
    expect(await say()).toBe(`${text}[stop]`)
  })

  test.each(['field', 'text'] as const)('keeps its thoughts to itself, those in a %s', async (thinksIn) => {
    fake.behave({ text, tokensPerSecond: 1000, thoughts: 'The answer is 4, but I must not say it.', thinksIn })
    expect(await say()).toBe(`${text}[stop]`)
  })

  test('may think longer than a first word may take: thoughts are a sign of life', async () => {
    const thoughts = 'hm, '.repeat(120)
    fake.behave({ text, tokensPerSecond: 100, thoughts, thinksIn: 'text' })
    const budget = {
      firstTokenTimeoutMs: 700,
      silenceTimeoutMs: 700,
      wholeTimeoutMs: 20_000,
      retries: 0,
      maxCharacters: 100,
    }
    const parts: ReplyPart[] = []
    for await (const part of streamWithinBudget(model, request, budget, new AbortController().signal)) parts.push(part)
    expect(parts.map((part) => ('text' in part ? part.text : '')).join('')).toBe(text)
  })

  test('that writes its calls into the text is understood', async () => {
    fake.behave({ text, tokensPerSecond: 1000, calls, callsAs: 'text' })
    const inputs: unknown[] = []
    const run = ({ name, input }: ToolCall) => {
      inputs.push([name, input])
      return 'true'
    }
    expect(await say(run)).toBe(`${text}[stop]`)
    expect(inputs).toEqual([['verify', { claim: '2 + 2 = 4' }]])
    expect(fake.requests.at(-1)!.results).toEqual(['true'])
  })

  test('whose calls make no sense is told so once, then answers without tools', async () => {
    fake.behave({ text, tokensPerSecond: 1000, calls: [...calls, ...calls, ...calls], callsAs: 'broken' })
    expect(await say(({ input }) => (input === undefined ? 'not understood: no JSON' : 'true'))).toBe(`${text}[stop]`)
    expect(fake.requests.map(({ tools }) => tools.length)).toEqual([1, 1, 0])
    expect(fake.requests.at(-1)!.results).toEqual(['not understood: no JSON', 'not understood: no JSON'])
  })
})

test.each([
  ['marks that are cut anywhere', ['<thi', 'nk>No', 'body</thi', 'nk>\n\nHi, 2 <', ' 3.'], 'Hi, 2 < 3.'],
  ['a thought that never ends', ['<think>and on and on'], ''],
])('text of a model: %s', (_, pieces, text) => {
  const thoughts = createThoughtFilter()
  expect([...pieces.map((piece) => thoughts.add(piece)), thoughts.end()].join('')).toBe(text)
})
