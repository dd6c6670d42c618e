import { getCurrentUserInfo } from '@lumi/contracts/auth'
import { getChatMessagesList, sendMessage } from '@lumi/contracts/chat'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createTestDatabase, startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { isDatabaseUnavailable } from './db.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('a duplicate is a bug or a refusal, never "unavailable"', async () => {
  const { db } = server.lumi.platform
  const duplicate = async () => {
    await db.execute(sql`create table once (id int primary key)`)
    await db.execute(sql`insert into once values (1), (1)`)
  }
  const error = await duplicate().then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(Error)
  expect(isDatabaseUnavailable(error)).toBe(false)
})

describe.skipIf(!process.env.TEST_DATABASE_URL)('on PostgreSQL', () => {
  test('when every connection breaks, students get an answer or 503 with Retry-After, and it heals by itself [SR20]', async () => {
    const student = await server.signIn()
    await student.call(getCurrentUserInfo)
    const administrator = new Client({ connectionString: process.env.TEST_DATABASE_URL! })
    await administrator.connect()
    const name = new URL(server.databaseUrl).pathname.slice(1)
    const answers = Array.from({ length: 20 }, () => student.request(getCurrentUserInfo.path))
    await administrator.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
    await administrator.end()
    for (const response of await Promise.all(answers)) {
      expect([200, 503]).toContain(response.status)
      if (response.status === 503) expect(response.headers.get('retry-after')).toBe('2')
      await response.body?.cancel()
    }
    await vi.waitFor(async () => expect((await student.request(getCurrentUserInfo.path)).status).toBe(200), {
      timeout: 10_000,
    })
    expect((await student.request('/health/ready')).status).toBe(200)
    expect((await student.request('/health/live')).status).toBe(200)
  })

  test('two that start together on an empty database are both ready', async () => {
    const { url, drop } = await createTestDatabase({ isEmpty: true })
    const started = await Promise.allSettled([1, 2].map(() => startTestServer({ DATABASE_URL: url })))
    for (const one of started) if (one.status === 'fulfilled') await one.value.close()
    await drop()
    expect(started.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))).toEqual([])
  })

  test('a message whose transaction breaks gets 503 at once, is not stored, and can be sent again [SR20]', async () => {
    const student = await server.signIn()
    const administrator = new Client({ connectionString: server.databaseUrl })
    await administrator.connect()
    // The transaction blocks on this lock, so it is open when its connection breaks.
    await administrator.query('begin')
    await administrator.query('lock table usage_periods in exclusive mode')
    const body = { clientMessageId: crypto.randomUUID(), text: '2x = 8' }
    const refused = student.call(sendMessage, { body }).catch((reason: unknown) => reason)
    await vi.waitFor(async () => {
      const { rowCount } = await administrator.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      )
      expect(rowCount).toBe(1)
    })
    const brokenAt = performance.now()
    expect(await refused).toMatchObject({ code: 'unavailable', details: { retryAfterSeconds: 2 } })
    expect(performance.now() - brokenAt).toBeLessThan(2000)
    await administrator.query('rollback')
    await administrator.end()
    await student.call(sendMessage, { body })
    const { messages } = await student.call(getChatMessagesList)
    expect(messages.filter(({ author }) => author === 'student')).toHaveLength(1)
  })

  test('a connection that breaks between two statements fails the next one and nothing else [SR20]', async () => {
    const { db } = server.lumi.platform
    const outcome = db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
      const { pid } = rows[0] as { pid: number }
      await db.execute(sql`select pg_terminate_backend(${pid})`)
      await vi.waitFor(async () => {
        const open = await db.execute(sql`select 1 from pg_stat_activity where pid = ${pid}`)
        expect(open.rows).toHaveLength(0)
      })
      return tx.execute(sql`select 1`)
    })
    const error = await outcome.catch((reason: unknown) => reason)
    expect(isDatabaseUnavailable(error)).toBe(true)
    expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  })
})
