import { mkdirSync } from 'node:fs'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import * as z from 'zod/mini'
import { dataFolderSocket, listenAlone } from '../data-folder-socket.ts'
import type { Log } from '../log.ts'
import type { Ops } from './ops.ts'
import { OpsRefusal } from './ops-command.ts'

/** Agreements in two languages are the largest thing an operator sends. */
const maxOrderBytes = 4_000_000

/** What travels over the socket: one order a connection, answered as JSON or as the bytes of a file. */
const OpsOrder = z.object({
  command: z.string(),
  given: z.record(z.string(), z.unknown()),
  operator: z.string().check(z.minLength(1), z.maxLength(200)),
})

/**
 * Takes an operator's commands while the server runs, over a socket in the data folder that only the owner of the folder
 * can open. No port, no password: whoever may read the database file may command it.
 * @returns stops it and waits for commands that run
 */
export async function serveOps(ops: Ops, dataDir: string, log: Log): Promise<() => Promise<void>> {
  const running = new Set<Promise<void>>()
  const files = new Set<ServerResponse>()

  async function answer(request: IncomingMessage, response: ServerResponse) {
    try {
      const order = OpsOrder.parse(JSON.parse(await bodyOf(request)))
      const result = await ops.run(order.command, order.given, order.operator)
      if ('file' in result) {
        files.add(response)
        response.writeHead(200, { 'content-type': 'application/octet-stream' })
        await pipeline(Readable.from(result.file, { objectMode: false }), response)
        return
      }
      send(response, 200, result)
    } catch (error) {
      // In the middle of a file: the broken connection is the message.
      if (response.headersSent) response.destroy()
      else
        send(response, 422, { refusal: error instanceof OpsRefusal ? error.message : 'The order was not understood.' })
    } finally {
      files.delete(response)
    }
  }

  const server = http.createServer((request, response) => {
    const answered = answer(request, response).finally(() => running.delete(answered))
    running.add(answered)
  })
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  if (!(await listenAlone(server, dataFolderSocket(dataDir, 'ops')))) {
    // Several processes over one PostgreSQL may share a folder; one of them is enough.
    log.info({}, 'Another process already takes operator commands for this data folder')
    return async () => {}
  }
  server.unref()
  return async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    for (const response of files) response.destroy()
    await Promise.allSettled(running)
    server.closeAllConnections()
    await closed
  }
}

function send(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size > maxOrderBytes) throw new OpsRefusal('The order is too large.')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
