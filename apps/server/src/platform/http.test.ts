import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendOutbound } from './http.ts'

let url: string
const asked: string[] = []
const server = createServer((request: IncomingMessage, response: ServerResponse) => {
  asked.push(request.url!)
  if (request.url === '/redirect') return response.writeHead(302, { location: `${url}/private` }).end()
  if (request.url === '/silent') return
  if (request.url === '/huge') {
    response.writeHead(200)
    const more = () => {
      while (response.write('x'.repeat(65_536))) if (response.destroyed) return
      response.once('drain', more)
    }
    more()
    return
  }
  response.writeHead(200, { 'x-encoding': String(request.headers['accept-encoding']) }).end('hello')
})

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test('an answer is read whole, uncompressed', async () => {
  const response = await sendOutbound({ url: `${url}/`, timeoutMs: 5_000 })
  expect(response.headers['x-encoding']).toBe('identity')
  expect(await response.text(1_000)).toBe('hello')
})

test('a redirect is an answer and is not followed [SR17]', async () => {
  const response = await sendOutbound({ url: `${url}/redirect`, timeoutMs: 5_000 })
  expect(response.status).toBe(302)
  response.body.destroy()
  expect(asked).not.toContain('/private')
})

test.each(['file:///etc/passwd', 'ftp://127.0.0.1/', 'data:text/plain,x'])(
  '%s is not spoken [SR17]',
  async (address) => {
    await expect(sendOutbound({ url: address, timeoutMs: 1_000 })).rejects.toMatchObject({ reason: 'refused' })
  },
)

test('silence ends with the time limit, and a signal ends at any time', async () => {
  await expect(sendOutbound({ url: `${url}/silent`, timeoutMs: 50 })).rejects.toMatchObject({ reason: 'timeout' })
  const stop = new AbortController()
  const waiting = sendOutbound({ url: `${url}/silent`, timeoutMs: 60_000, signal: stop.signal })
  stop.abort()
  await expect(waiting).rejects.toMatchObject({ reason: 'aborted' })
})

test('an endless answer is cut at the bound', async () => {
  const response = await sendOutbound({ url: `${url}/huge`, timeoutMs: 5_000 })
  await expect(response.text(1_000_000)).rejects.toMatchObject({ reason: 'too_large' })
})
