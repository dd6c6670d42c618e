import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { AppError } from '@lumi/contracts/errors'
import type { FastifyInstance } from 'fastify'
import type { Env } from './env.ts'
import { type Policy, serviceWorkerPolicy, withPolicy } from './security-headers.ts'

/** The kill switch: takes the place of the worker on every device, deletes what it stored and removes itself. */
const removal = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
})()))
`

/**
 * `/sw.js`. The page is stored on devices together with its headers, so the worker changes, and fetches the page anew,
 * when the policy does.
 */
export function serveServiceWorker(http: FastifyInstance, env: Env, pagePolicy: () => Policy): void {
  const file = path.join(env.webDist, 'sw.js')
  const worker = existsSync(file) ? readFileSync(file, 'utf8') : null
  let made: { etag: string; plain: string; zipped: Buffer } | undefined

  const make = (script: string) => {
    const policy = hash(JSON.stringify(pagePolicy()))
    const plain = env.serviceWorker ? `self.LUMI_SETTINGS='${policy}';\n${script}` : removal
    return { etag: `"${hash(plain)}"`, plain, zipped: gzipSync(plain) }
  }

  http.get('/sw.js', { helmet: withPolicy(serviceWorkerPolicy) }, (request, reply) => {
    if (worker === null) throw new AppError('not_found')
    made ??= make(worker)
    reply.headers({ 'cache-control': 'no-cache', etag: made.etag, vary: 'accept-encoding' })
    if (request.headers['if-none-match'] === made.etag) return reply.code(304).send()
    reply.type('text/javascript; charset=utf-8')
    return request.accepts().encodings(['gzip', 'identity']) === 'gzip'
      ? reply.header('content-encoding', 'gzip').send(made.zipped)
      : reply.send(made.plain)
  })
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url')
