import { AppError } from '@lumi/contracts/errors'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { isLoopbackAddress } from './address.ts'
import { rows } from './db.ts'
import type { Maintenance } from './maintenance.ts'
import type { Platform } from './platform.ts'

/** Exists only with NODE_ENV=test, in local mode, and when the server really listens on loopback (docs/architecture.md, Modes). */
export function serveTestHooks(server: FastifyInstance, platform: Platform, maintenance: Maintenance) {
  const { testHooks, limits, mail, sms, clock, db, log } = platform

  testHooks.add('reset-limits', async () => {
    await limits.reset()
    return {}
  })
  testHooks.add('outbox', async () => ({
    mails: await mail.listKept(1000),
    calls: await sms.listKept(1000),
  }))
  testHooks.add('advance-clock', ({ ms }) => {
    if (typeof ms !== 'number' || !(ms >= 0)) throw new AppError('malformed_request')
    clock.advance(ms)
    return { now: clock.now().toISOString() }
  })
  testHooks.add('clean-up', async () => {
    await maintenance.run()
    return {}
  })
  testHooks.add('dump', async () => ({ text: await dumpDatabase(db) }))
  testHooks.add('log', () => ({ text: log.text() }))

  server.post<{ Params: { name: string }; Body: unknown }>('/test/:name', async (request) => {
    const { localAddress } = request.socket
    const hook = testHooks.find(request.params.name)
    if (!hook || localAddress === undefined || !isLoopbackAddress(localAddress)) throw new AppError('not_found')
    log.debug({ hook: request.params.name }, 'A test hook was called')
    const { body } = request
    return (await hook(typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {})) ?? {}
  })
}

/** Every row of every table as text, as a thief of the database would see it. */
async function dumpDatabase(db: Platform['db']): Promise<string> {
  const tables = await rows<{ name: string }>(
    db,
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables
        where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  )
  const parts: string[] = []
  for (const { name } of tables) {
    const found = await rows<{ row: string }>(db, sql.raw(`select row_to_json(t)::text as row from ${name} t`))
    parts.push(`-- ${name}`, ...found.map(({ row }) => row))
  }
  return parts.join('\n')
}
