import { existsSync, lstatSync, statSync } from 'node:fs'
import http, { type IncomingMessage } from 'node:http'
import type { OpsAnswer } from './ops.ts'
import { OpsRefusal } from './ops-command.ts'
import { opsSocket } from './ops-socket.ts'

/**
 * Hands a command to the server that runs on this data folder.
 * @returns undefined when none does
 */
export async function orderFromServer(
  dataDir: string,
  order: { command: string; given: object; operator: string },
): Promise<OpsAnswer | undefined> {
  const socketPath = opsSocket(dataDir)
  if (process.platform !== 'win32') {
    if (!existsSync(dataDir) || !existsSync(socketPath)) return undefined
    // A long path puts the socket into the shared temporary folder, where anybody may make a file of that name.
    if (lstatSync(socketPath).uid !== statSync(dataDir).uid) {
      throw new OpsRefusal(`${socketPath} belongs to another user than ${dataDir}, so it is not trusted.`)
    }
  }
  const response = await post(socketPath, JSON.stringify(order))
  if (response === undefined) return undefined
  if (response.headers['content-type'] === 'application/octet-stream') return { file: response }
  const parts: Buffer[] = []
  for await (const part of response as AsyncIterable<Buffer>) parts.push(part)
  const answer = JSON.parse(Buffer.concat(parts).toString('utf8')) as OpsAnswer & { refusal?: string }
  if (answer.refusal !== undefined) throw new OpsRefusal(answer.refusal)
  return answer
}

const post = (socketPath: string, body: string) =>
  new Promise<IncomingMessage | undefined>((resolve, reject) => {
    const request = http.request({ socketPath, method: 'POST', path: '/' })
    request.once('response', resolve)
    request.once('error', (error: NodeJS.ErrnoException) => {
      // A name without anybody behind it is what a killed server leaves.
      if (error.code === 'ECONNREFUSED' || error.code === 'ENOENT') resolve(undefined)
      else if (error.code === 'EACCES') {
        reject(new OpsRefusal(`The server runs as another user; run this as the owner of ${socketPath}.`))
      } else reject(new OpsRefusal(`The running server broke off: ${error.code ?? error.message}.`))
    })
    request.end(body)
  })
