import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'
import { type Asked, type FakeCall, type Wire, wireOf } from './fake-model-wires.ts'

/** What can go wrong with a provider, each by a name that a request or the control call can choose. Source: rules, Faults. */
export const modelFaults = [
  'none',
  /** The connection is closed before any answer. */
  'refused',
  '429',
  '500',
  /** The request is accepted and nothing comes. With `faultAfter`: nothing more comes. */
  'silence',
  /** The connection breaks in the middle of the reply. */
  'broken-stream',
  /** The stream ends properly, but without its end mark. */
  'half-closed',
  'html',
  'broken-json',
  /** The provider's own filter cuts the reply, and says so. */
  'filtered',
  /** Text without end, as fast as it is taken. */
  'endless',
] as const
export type ModelFault = (typeof modelFaults)[number]

export interface FakeModelBehaviour {
  /** What the model says. */
  text: string
  /** What it says instead where the student's last message is Russian; empty: `text` to everybody. */
  textInRussian: string
  /** What it says to the first requests that name the model, one each; after them `text`. */
  texts: readonly string[]
  tokensPerSecond: number
  fault: ModelFault
  /** Asked before the last token, which waits for a yes; null: it waits for nothing. */
  mayEnd: (() => boolean) | null
  /** Characters that arrive before the fault strikes. */
  faultAfter: number
  /** How many requests the fault strikes; later ones succeed. */
  faultTimes: number
  firstTokenDelayMs: number
  /** Of the faults `429` and `500`: the header of this name; 0: none. */
  retryAfterSeconds: number
  /** What it calls before it says `text`: one list for each round of a reply. */
  calls: readonly (readonly FakeCall[])[]
  /** What it says beside those calls. */
  beside: string
  /** What it calls behind `text`, in the same round. */
  notes: readonly FakeCall[]
  /** Fields of a request that this server does not know: 400 names the first of them. OpenAI's protocol only, as the rest. */
  unknownFields: readonly string[]
  /** What it thinks before each round, in a field of its own or between marks in the text. */
  thoughts: string
  thinksIn: 'field' | 'text'
  /** `text`: between marks in the text. `broken`: their input is no JSON. */
  callsAs: 'calls' | 'text' | 'broken'
  /** What is different where a request names another model. */
  byModel: Readonly<Record<string, Partial<FakeModelBehaviour>>>
  /** False: a reply comes as one object. */
  streams: boolean
  /** The only key it accepts, in OpenAI's protocol; empty: any key or none. */
  key: string
  /** The only model it has; empty: every one. */
  model: string
}

export interface FakeModelRequest extends Asked {
  headers: IncomingMessage['headers']
  /** As it came. */
  body: Record<string, unknown>
}

export interface FakeModelServer {
  /** Base address for `LUMI_MODEL_BASE_URL` of an OpenAI-compatible model, ends with `/v1`. */
  url: string
  /** The same for the other providers. */
  root: string
  /** What it was asked, oldest first. */
  requests: FakeModelRequest[]
  /** Replies being written now; one that was stopped must leave this count. */
  openReplies(): number
  /** The next reply whose connection is closed by who asked, before its end: characters sent, and all there were. */
  untilHungUp(): Promise<{ sent: number; whole: number }>
  behave(behaviour: Partial<FakeModelBehaviour>): void
  close(): Promise<void>
}

const normal: FakeModelBehaviour = {
  text: 'Let us look at it together. What is given, and what is asked? Try the first step: **subtract** $2x$ from both sides.',
  textInRussian: '',
  texts: [],
  tokensPerSecond: 50,
  mayEnd: null,
  fault: 'none',
  faultAfter: 0,
  faultTimes: Number.POSITIVE_INFINITY,
  firstTokenDelayMs: 0,
  retryAfterSeconds: 0,
  calls: [],
  beside: '',
  notes: [],
  unknownFields: [],
  thoughts: '',
  thinksIn: 'field',
  callsAs: 'calls',
  byModel: {},
  streams: true,
  key: '',
  model: '',
}

interface Reply {
  response: ServerResponse
  wire: Wire
  calls: readonly FakeCall[]
  frames: readonly Frame[]
  next: number
  startAt: number
  intervalMs: number
  behaviour: FakeModelBehaviour
  charactersSent: number
}

/** Tokens as models cut them: a few characters each, spaces in front. */
function tokensOf(text: string): string[] {
  return text.match(/\s*\S{1,5}|\s+/gu) ?? []
}

type Frame = { event: string; length: number }
const framesByText = new Map<string, readonly Frame[]>()

/** Built once per text: with hundreds of replies at once the fake must not be what is measured. */
function framesOf(text: string, wire: Wire): readonly Frame[] {
  const key = wire.text(text)
  let frames = framesByText.get(key)
  if (!frames) {
    frames = tokensOf(text).map((content) => ({ event: wire.text(content), length: content.length }))
    framesByText.set(key, frames)
    if (framesByText.size > 100) framesByText.delete(framesByText.keys().next().value as string)
  }
  return frames
}

/** By the last message with its card: in an English lesson neither has a Russian word. */
const isRussian = (messages: Asked['messages']) =>
  /[а-яё]{3}/i.test(messages.findLast(({ role }) => role === 'user')?.content ?? '')

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return JSON.parse(Buffer.concat(parts).toString() || '{}') as Record<string, unknown>
}

/**
 * A server of language models that streams as each provider does (`fake-model-wires.ts`), with a speed and with faults. A fault is chosen for all requests with `behave` or
 * `POST /control`, or for one request by the model's name: `fake:500`.
 */
export async function startFakeModelServer(
  options: { port?: number; behaviour?: Partial<FakeModelBehaviour> } = {},
): Promise<FakeModelServer> {
  let behaviour: FakeModelBehaviour = { ...normal, ...options.behaviour }
  /** Requests since it was told how to behave, by the model they name. */
  const counts = new Map<string, number>()
  const replies = new Set<Reply>()
  const requests: FakeModelRequest[] = []
  let hungUp = Promise.withResolvers<{ sent: number; whole: number }>()

  // One beat for all replies, for the same reason as on the server that is tested.
  const beat = setInterval(() => {
    const now = performance.now()
    for (const reply of replies) advance(reply, now)
  }, 5)

  function end(reply: Reply) {
    replies.delete(reply)
    const { response, wire, calls, next } = reply
    if (calls.length > 0) response.write(wire.calls(calls))
    response.end(wire.end(next, calls.length > 0))
  }

  function strike(reply: Reply) {
    switch (reply.behaviour.fault) {
      case 'broken-stream':
        replies.delete(reply)
        reply.response.destroy()
        return
      case 'filtered':
        replies.delete(reply)
        reply.response.end(reply.wire.filtered)
        return
      case 'half-closed':
        replies.delete(reply)
        reply.response.end()
        return
      case 'broken-json':
        replies.delete(reply)
        reply.response.end('data: {"choices":[{"delta":{"content":"\n\n')
        return
      default: // silence: the reply stays open
    }
  }

  function advance(reply: Reply, now: number) {
    const { behaviour: own, response } = reply
    if (response.writableNeedDrain || now < reply.startAt) return
    if (own.fault === 'endless') {
      response.write(reply.wire.text('and so on '.repeat(50)))
      return
    }
    const due = Math.floor((now - reply.startAt) / reply.intervalMs)
    const upTo = Math.min(due, own.mayEnd?.() === false ? reply.frames.length - 1 : reply.frames.length)
    let packet = ''
    while (reply.next < upTo) {
      if (own.fault !== 'none' && reply.charactersSent >= own.faultAfter) break
      const next = reply.frames[reply.next++]!
      packet += next.event
      reply.charactersSent += next.length
    }
    if (packet !== '') response.write(packet)
    // At a later beat: a connection that is cut takes along what has not left yet.
    if (own.fault !== 'none' && reply.charactersSent >= own.faultAfter) {
      if (packet === '') strike(reply)
    } else if (reply.next >= reply.frames.length) end(reply)
  }

  async function complete(request: IncomingMessage, response: ServerResponse, wire: Wire) {
    const body = await bodyOf(request)
    let asked: Asked
    try {
      asked = wire.read(body)
    } catch (error) {
      response.writeHead(400, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ error: { message: (error as Error).message } }))
      return
    }
    const { model, tools, rounds } = asked
    requests.push({ ...asked, body, headers: request.headers })
    const count = counts.get(model) ?? 0
    counts.set(model, count + 1)
    const named = modelFaults.find((fault) => model === `fake:${fault}`)
    let own = { ...behaviour, ...behaviour.byModel[model], ...(named ? { fault: named } : {}) }
    if (!named && behaviour.fault !== 'none') {
      if (behaviour.faultTimes <= 0) own = { ...own, fault: 'none' }
      else behaviour.faultTimes--
    }
    if (own.key !== '' && request.headers.authorization !== `Bearer ${own.key}`) {
      response.writeHead(401, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ error: { message: 'Incorrect API key provided' } }))
      return
    }
    if (own.model !== '' && model !== own.model) {
      response.writeHead(404, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ error: { message: `model '${model}' not found` } }))
      return
    }
    if (own.textInRussian !== '' && isRussian(asked.messages)) own.text = own.textInRussian
    own.text = own.texts[count] ?? own.text
    switch (own.fault) {
      case 'refused':
        request.socket.destroy()
        return
      case '429':
      case '500':
        response.writeHead(Number(own.fault), {
          'content-type': 'application/json',
          ...(own.retryAfterSeconds > 0 && { 'retry-after': String(own.retryAfterSeconds) }),
        })
        response.end(JSON.stringify({ error: { message: 'The fake model was told to fail' } }))
        return
      case 'html':
        response.writeHead(200, { 'content-type': 'text/html' })
        response.end('<!doctype html><title>Sign in to the school network</title>')
        return
      default:
    }
    const unknown = own.unknownFields.find((field) => body[field] !== undefined)
    if (unknown !== undefined) {
      response.writeHead(400, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ error: { message: `this model does not support ${unknown}` } }))
      return
    }
    if (!own.streams) {
      const message = { role: 'assistant', content: own.text }
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ choices: [{ index: 0, message, finish_reason: 'stop' }] }))
      return
    }
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' })
    response.flushHeaders()
    response.socket?.setNoDelay(true)
    const calls = tools.length > 0 ? (own.calls[rounds] ?? []) : []
    const notes = tools.length > 0 ? own.notes : []
    response.write(wire.begin)
    const thoughts = own.thoughts === '' || own.thinksIn === 'field' ? '' : `<think>${own.thoughts}</think>\n\n`
    if (own.thoughts !== '' && own.thinksIn === 'field')
      response.write(`data: ${JSON.stringify({ choices: [{ delta: { reasoning_content: own.thoughts } }] })}\n\n`)
    const written =
      own.callsAs === 'text'
        ? calls
            .map(({ name, input }) => `<tool_call>\n${JSON.stringify({ name, arguments: input })}\n</tool_call>`)
            .join('\n')
        : ''
    const text = `${thoughts}${calls.length > 0 ? own.beside + written : own.text}`
    // What is no object goes on the wire as it is.
    const broken = calls.map((call) => ({ ...call, input: 'no object' as unknown as object }))
    const sent = calls.length === 0 ? notes : own.callsAs === 'calls' ? calls : own.callsAs === 'broken' ? broken : []
    const reply: Reply = {
      response,
      wire,
      calls: sent,
      frames: framesOf(text, wire),
      next: 0,
      startAt: performance.now() + own.firstTokenDelayMs,
      intervalMs: 1000 / own.tokensPerSecond,
      behaviour: own,
      charactersSent: 0,
    }
    replies.add(reply)
    response.on('close', () => {
      // One that was ended here is no longer among them.
      if (!replies.delete(reply)) return
      hungUp.resolve({ sent: reply.charactersSent, whole: text.length })
      hungUp = Promise.withResolvers()
    })
  }

  const server = createServer((request, response) => {
    const answer = async () => {
      const wire = request.method === 'POST' && wireOf((request.url ?? '').replace(/\?.*/, ''))
      if (wire) return complete(request, response, wire)
      if (request.method === 'POST' && request.url === '/control') {
        behaviour = { ...normal, ...((await bodyOf(request)) as Partial<FakeModelBehaviour>) }
        response.writeHead(204).end()
        return
      }
      if (request.method === 'GET' && request.url === '/requests') {
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(requests))
        return
      }
      response.writeHead(404).end()
    }
    answer().catch(() => response.destroy())
  })
  server.keepAliveTimeout = 60_000
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    root: `http://127.0.0.1:${port}`,
    requests,
    openReplies: () => replies.size,
    untilHungUp: () => hungUp.promise,
    behave: (changed) => {
      counts.clear()
      behaviour = {
        ...normal,
        tokensPerSecond: options.behaviour?.tokensPerSecond ?? normal.tokensPerSecond,
        ...changed,
      }
    },
    async close() {
      clearInterval(beat)
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4100' },
      text: { type: 'string' },
      'tokens-per-second': { type: 'string' },
      fault: { type: 'string' },
      'fault-after': { type: 'string' },
    },
  })
  const fault = modelFaults.find((name) => name === (values.fault ?? 'none'))
  if (!fault) throw new Error(`--fault is one of: ${modelFaults.join(', ')}`)
  const server = await startFakeModelServer({
    port: Number(values.port),
    behaviour: {
      fault,
      ...(values.text === undefined ? {} : { text: values.text }),
      ...(values['tokens-per-second'] === undefined ? {} : { tokensPerSecond: Number(values['tokens-per-second']) }),
      ...(values['fault-after'] === undefined ? {} : { faultAfter: Number(values['fault-after']) }),
    },
  })
  process.stdout.write(
    `A fake language model speaks at ${server.url}\n` +
      `Use it with: LUMI_MODEL=openai-compatible LUMI_MODEL_BASE_URL=${server.url} LUMI_MODEL_NAME=fake npm start\n` +
      `A fault for one request by the model's name, e.g. LUMI_MODEL_NAME=fake:500. Faults: ${modelFaults.join(', ')}\n`,
  )
}
