import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import Fastify from 'fastify'
import type { Db } from './db.ts'
import type { Env } from './env.ts'
import type { Metrics } from './metrics.ts'

const readyTimeoutMs = 2_000

/**
 * `live` never touches the database: a process is not restarted because its database is away. `ready` does.
 * Without Redis a process serves on by itself, so it stays ready and says that Redis is away.
 */
export function serveHealth(
  server: FastifyInstance,
  { db, redis, isClosing }: { db: Db; redis: { isReady: boolean } | undefined; isClosing: () => boolean },
) {
  server.get('/health/live', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'live' }))

  server.get('/health/ready', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    const isReady = !isClosing() && (await answersInTime(db))
    if (!isReady) reply.code(503).header('retry-after', 2)
    return {
      status: isReady ? 'ready' : 'not ready',
      ...(redis && { redis: redis.isReady ? 'connected' : 'away' }),
    }
  })
}

async function answersInTime(db: Db): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), readyTimeoutMs)
  })
  const answered = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  )
  const isReady = await Promise.race([answered, tooLate])
  clearTimeout(timer)
  return isReady
}

/**
 * In local mode the server listens on loopback only, so `/metrics` is on its own address. Behind a proxy every caller
 * looks like loopback, so in production it has an own listener (METRICS_PORT) or none.
 * @returns stops the own listener
 */
export async function serveMetrics(server: FastifyInstance, env: Env, metrics: Metrics): Promise<() => Promise<void>> {
  const add = (target: FastifyInstance) =>
    target.get('/metrics', async (_request, reply) =>
      reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
    )
  if (env.metrics === undefined) {
    if (env.mode === 'local') add(server)
    return async () => {}
  }
  const own = Fastify()
  add(own)
  await own.listen(env.metrics)
  return () => own.close()
}
