import { rmSync } from 'node:fs'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import * as z from 'zod/mini'
import { takeLock } from '../data-folder-lock.ts'
import type { Log } from '../log.ts'
import type { Ops } from './ops.ts'
import { OpsRefusal } from './ops-command.ts'
import { opsSocket } from './ops-socket.ts'

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
export async function serveOps(ops: Pick<Ops, 'run'>, dataDir: string, log: Log): Promise<() => Promise<void>> {
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
  const unlock = takeLock(dataDir, 'ops')
  if (!unlock) {
    // Several processes over one PostgreSQL may share a folder; one of them is enough.
    log.info({}, 'Another process already takes operator commands for this data folder')
    return async () => {}
  }
  try {
    await listenPrivately(server, opsSocket(dataDir))
  } catch (error) {
    unlock()
    throw error
  }
  server.unref()
  return async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    for (const response of files) response.destroy()
    await Promise.allSettled(running)
    server.closeAllConnections()
    await closed
    unlock()
  }
}

/** Under the lock a name that exists is what a killed process left behind. */
const listenPrivately = (server: http.Server, socketPath: string) =>
  new Promise<void>((resolve, reject) => {
    if (process.platform !== 'win32') rmSync(socketPath, { force: true })
    server.once('error', reject)
    // The name is made inside `listen`, before it returns: under this mask it is never open to anybody else (0600).
    const mask = process.umask(0o177)
    try {
      server.listen(socketPath, () => {
        server.off('error', reject)
        resolve()
      })
    } finally {
      process.umask(mask)
    }
  })

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
