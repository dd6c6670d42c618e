import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PushToken } from '@lumi/contracts/push'
import ece from 'http_ece'

/** What a browser reads out of a push, and how it was sent. */
export interface ReceivedPush {
  payload: Record<string, string>
  headers: Record<string, string>
}

export interface TestBrowser {
  token: PushToken
  /** Oldest first. */
  received: ReceivedPush[]
  /** The status with which the service answers from now on. */
  answers: number
}

export interface PushService {
  /** For `PUSH_SERVICES`. */
  origin: string
  subscribe(): TestBrowser
  close(): Promise<void>
}

/** RFC 8292: signed by the key that it names, for this service, for a day at most. */
function assertSigned(authorization: string, origin: string) {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url')
  const publicKey = createPublicKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) },
  })
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, string | number>
  const inSeconds = Number(exp) - Date.now() / 1000
  if (!isRight || aud !== origin || inSeconds > 24 * 3600 || inSeconds < 0 || !/^(mailto:|https:)/.test(String(sub)))
    throw new Error('not signed as RFC 8292 says')
}

/** A push service on loopback, and the browsers behind it: it decrypts what it gets (RFC 8291), and refuses what is unsigned. */
export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, TestBrowser & { curve: ReturnType<typeof createECDH>; secret: Buffer }>()
  let origin = ''
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const browser = browsers.get(request.url ?? '')
    if (!browser) return response.writeHead(404).end()
    if (browser.answers !== 201) return response.writeHead(browser.answers).end()
    try {
      assertSigned(String(request.headers.authorization), origin)
      const text = ece.decrypt(Buffer.concat(parts), {
        version: 'aes128gcm',
        privateKey: browser.curve,
        authSecret: browser.secret,
      })
      const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
      browser.received.push({ payload: JSON.parse(text.toString('utf8')), headers })
      response.writeHead(201).end()
    } catch (error) {
      response.writeHead(400).end(String(error))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    subscribe() {
      const path = `/send/${randomBytes(12).toString('base64url')}`
      const curve = createECDH('prime256v1')
      const secret = randomBytes(16)
      const p256dh = curve.generateKeys('base64url', 'uncompressed')
      const token = { endpoint: `${origin}${path}`, p256dh, auth: secret.toString('base64url') }
      const browser = { token, received: [], answers: 201, curve, secret }
      browsers.set(path, browser)
      return browser
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
