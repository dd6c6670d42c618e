import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type FakeCall, wireOf } from './fake-model-wires.ts'
import { startServerProcess } from './start-process.ts'

/** What is written into `NNN-reply.json`. */
interface WrittenReply {
  text?: string
  calls?: readonly FakeCall[]
}

export interface ModelBridge {
  /** Base address for `LUMI_MODEL_BASE_URL` of an OpenAI-compatible model. */
  url: string
  close(): Promise<void>
}

/** A comment of the stream, so that no proxy and no timer takes the connection for dead. */
const keepAliveMs = 10_000
const lookMs = 100
/** A file that is still being written is no JSON yet; after this long it never will be. */
const brokenAfterMs = 3000
/** As a model streams: so many characters at a time. */
const pieceCharacters = 24
const pieceEveryMs = 15

/**
 * An OpenAI-compatible model whose mind is elsewhere: each request is written to `NNN-request.json` of a folder, and what
 * somebody writes to `NNN-reply.json` is streamed back as soon as it is there.
 */
export async function startModelBridge(options: { folder: string; port?: number }): Promise<ModelBridge> {
  const { folder } = options
  await mkdir(folder, { recursive: true })
  let count = await lastNumber(folder)
  const open = new Set<ServerResponse>()

  async function complete(request: IncomingMessage, response: ServerResponse) {
    const wire = wireOf('/chat/completions')!
    const body = await bodyOf(request)
    wire.read(body)
    count++
    const place = path.join(folder, String(count).padStart(3, '0'))
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' })
    response.flushHeaders()
    open.add(response)
    const keepAlive = setInterval(() => response.write(': keep-alive\n\n'), keepAliveMs)
    let isGone = false
    response.on('close', () => {
      isGone = true
      open.delete(response)
      clearInterval(keepAlive)
    })
    // Whole or not at all: whoever watches the folder reads it at once.
    await writeFile(`${place}-request.tmp`, `${JSON.stringify(body, null, 2)}\n`)
    await rename(`${place}-request.tmp`, `${place}-request.json`)
    const reply = await untilWritten(`${place}-reply.json`, () => isGone)
    if (!reply) return
    const { text = '', calls = [] } = reply
    let pieces = 0
    for (let at = 0; at < text.length && !isGone; pieces++) {
      // Not in the middle of a sign of two units.
      const end = /[\ud800-\udbff]/.test(text[at + pieceCharacters - 1] ?? '') ? pieceCharacters + 1 : pieceCharacters
      response.write(wire.text(text.slice(at, at + end)))
      at += end
      await delay(pieceEveryMs)
    }
    if (calls.length > 0) response.write(wire.calls(calls))
    response.end(wire.end(pieces, calls.length > 0))
  }

  const server = createServer((request, response) => {
    if (request.method !== 'POST' || !(request.url ?? '').endsWith('/chat/completions')) {
      response.writeHead(404).end()
      return
    }
    complete(request, response).catch((error: Error) => {
      if (!response.headersSent) response.writeHead(400, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ error: { message: error.message } }))
    })
  })
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    async close() {
      for (const response of open) response.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Numbers go on where an earlier run ended, so nothing is written over. */
async function lastNumber(folder: string): Promise<number> {
  const numbers = (await readdir(folder)).flatMap((name) => /^(\d+)-request\.json$/.exec(name)?.[1] ?? [])
  return Math.max(0, ...numbers.map(Number))
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return JSON.parse(Buffer.concat(parts).toString()) as Record<string, unknown>
}

/** Resolves with nothing when the one who asked has gone. */
async function untilWritten(file: string, isGone: () => boolean): Promise<WrittenReply | undefined> {
  let brokenSince: number | undefined
  while (!isGone()) {
    const written = await readFile(file, 'utf8').catch(() => undefined)
    if (written !== undefined) {
      try {
        return JSON.parse(written) as WrittenReply
      } catch (error) {
        brokenSince ??= performance.now()
        if (performance.now() - brokenSince > brokenAfterMs)
          throw new Error(`${path.basename(file)} is no JSON: ${(error as Error).message}`)
      }
    }
    await delay(lookMs)
  }
  return undefined
}

/** Long enough to think about a reply. */
const thinkingMs = 15 * 60_000

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      folder: { type: 'string', default: '.data/bridge' },
      port: { type: 'string', default: '3000' },
    },
  })
  const folder = path.resolve(values.folder)
  const bridge = await startModelBridge({ folder })
  const server = await startServerProcess({
    ...process.env,
    // The hooks of tests make students and refill their allowance; they exist on loopback only.
    NODE_ENV: 'test',
    LIMIT_SEND: '1000',
    // Whoever thinks about a reply makes others wait on this machine.
    BUSY_AFTER_MS: '600000',
    DATA_DIR: path.join(folder, 'data'),
    PORT: values.port,
    LUMI_MODEL: 'openai-compatible',
    LUMI_MODEL_BASE_URL: bridge.url,
    LUMI_MODEL_NAME: 'bridge',
    LUMI_MODEL_FIRST_TOKEN_MS: String(thinkingMs),
    LUMI_MODEL_SILENCE_MS: String(thinkingMs),
    LUMI_MODEL_WHOLE_MS: String(2 * thinkingMs),
  })
  process.stdout.write(
    `Lumi: ${server.url}\nIts model is whoever answers ${folder}/NNN-request.json by NNN-reply.json: {"text": "...", "calls": [{"name": "...", "input": {}}]}\n`,
  )
  const stop = async () => {
    await server.kill('SIGTERM')
    await bridge.close()
    process.exit()
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}
