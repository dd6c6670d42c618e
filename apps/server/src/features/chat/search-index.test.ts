import http from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { undoDelete } from '@lumi/contracts/chat'
import { searchMessages } from '@lumi/contracts/conversations'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { rows } from '../../platform/db.ts'
import { type SignedInClient, startTestServer, type TestServer } from '../../testing/start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterEach(() => {
  vi.restoreAllMocks()
})
afterAll(() => server.close())

/** What one search stores the words of by itself. */
const ofSearch = 120
/** The conversations, three pages read and stored, the search, the stems. */
const statementsOfSearch = 9
/** The conversations, the search, the stems. */
const statementsOfLater = 3

const fill = (client: SignedInClient, count: number, to = server) =>
  Promise.resolve(
    to.lumi.platform.testHooks.find('fill-history')?.({ studentId: client.student.id, count } as Record<
      string,
      unknown
    >),
  )
const search = (client: SignedInClient, text = 'number') => client.call(searchMessages, { query: { text } })
const prepared = (client: SignedInClient) => search(client).then(({ isPreparing }) => !isPreparing)

async function stored({ student }: SignedInClient): Promise<number> {
  const [found] = await rows<{ count: number }>(
    server.lumi.platform.db,
    sql`select count(*)::int as count from message_words where student_id = ${student.id}`,
  )
  return found!.count
}

/** Nothing is read behind the searches until the mocks are restored. */
const holdBackground = () => vi.spyOn(server.lumi.platform.pressure, 'hasRoom').mockReturnValue(false)

/** Statements on messages and their words in this piece of work, by the driver's own hook. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const { session } = server.lumi.platform.db as unknown as { session: { logger: { logQuery: unknown } } }
  const { logger } = session
  let count = 0
  session.logger = {
    logQuery: (statement: string) => {
      if (/message_words|from messages|from conversations|json_array_elements_text/.test(statement)) count++
    },
  }
  await work()
  session.logger = logger
  return count
}

/** Rows of the messages that statements have looked at so far. */
async function rowsRead(): Promise<number> {
  const { db, database } = server.lumi.platform
  // A connection of PostgreSQL tells once a second what it has read.
  if (database.kind === 'postgresql') await pause(1500)
  await db.execute(sql`select pg_stat_force_next_flush()`)
  await db.execute(sql`select pg_stat_clear_snapshot()`)
  const [read] = await rows<{ count: number }>(
    db,
    sql`select (coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as count
        from pg_stat_user_tables where relname = 'messages'`,
  )
  return read!.count
}

test('a plan that was made for empty tables does not read all messages for each that is found [SR22]', async () => {
  const early = await server.signIn()
  await fill(early, 4)
  for (let index = 0; index < 12; index++) await search(early)
  for (let index = 0; index < 4; index++) await fill(await server.signIn(), 2000)
  const student = await server.signIn()
  await fill(student, 400)
  await expect.poll(() => prepared(student), { timeout: 20_000 }).toBe(true)
  const before = await rowsRead()
  expect((await search(student)).hits).toHaveLength(20)
  const read = (await rowsRead()) - before
  // 200 messages are found; each is looked up by its key.
  expect(read).toBeGreaterThanOrEqual(200)
  expect(read).toBeLessThanOrEqual(1000)
})

test('a search reads a bounded number of messages, the newest first, goes on where it was, and says so [C09][SR22]', async () => {
  const student = await server.signIn()
  await fill(student, 1000)
  holdBackground()
  const first = await statementsOf(async () => {
    const { hits, isPreparing } = await search(student)
    expect(isPreparing).toBe(true)
    expect(hits[0]?.position).toBeGreaterThanOrEqual(999)
  })
  expect(await stored(student)).toBe(ofSearch)
  const second = await statementsOf(() => search(student))
  expect(await stored(student)).toBe(2 * ofSearch)
  for (const statements of [first, second]) expect(statements).toBe(statementsOfSearch)
  // What is not there yet is not said to be missing.
  expect(await search(student, 'x^2 - 3x')).toMatchObject({ hits: [], isPreparing: true })
  vi.restoreAllMocks()
  await expect.poll(() => stored(student), { timeout: 20_000 }).toBe(1000)
  await expect.poll(() => prepared(student)).toBe(true)
  expect((await search(student, 'x^2 - 3x')).hits).toHaveLength(1)
  // Nothing is left to be read, and what comes is read alone.
  expect(await statementsOf(() => search(student))).toBe(statementsOfLater)
  await fill(student, 2)
  const before = await stored(student)
  expect((await search(student)).isPreparing).toBe(false)
  expect(await stored(student)).toBe(before + 2)
})

test('histories are read in turns: a long one does not keep a short one waiting', async () => {
  const [long, short] = [await server.signIn(), await server.signIn()]
  await fill(long, 2000)
  await fill(short, 200)
  holdBackground()
  await search(long)
  await search(short)
  vi.restoreAllMocks()
  await expect.poll(() => stored(short), { timeout: 20_000, interval: 5 }).toBe(200)
  expect(await stored(long)).toBeLessThan(1000)
})

test('what is read for a student ends with the order to delete the account', async () => {
  const [leaving, other] = [await server.signIn(), await server.signIn()]
  for (const student of [leaving, other]) await fill(student, 400)
  holdBackground()
  for (const student of [leaving, other]) await search(student)
  await server.lumi.features.deletion.request({ studentId: leaving.student.id, by: 'student' })
  vi.restoreAllMocks()
  await expect.poll(() => stored(other), { timeout: 20_000 }).toBe(400)
  expect(await stored(leaving)).toBe(ofSearch)
})

test('a caller who leaves ends the search, and nothing is read behind it [SR22]', async () => {
  const student = await server.signIn()
  await fill(student, 400)
  const { db, database } = server.lumi.platform
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table conversations in access exclusive mode`)
    const call = http.get(`${server.url}${searchMessages.path}?text=number`, {
      agent: false,
      headers: { cookie: student.cookieHeader('/') },
    })
    const left = new Promise((resolve) => call.once('close', resolve))
    call.on('error', () => {})
    await expect
      .poll(async () => {
        if (database.kind === 'pglite') return database.queue.waitedMs() > 0
        const [found] = await rows<{ count: number }>(
          tx,
          sql`select count(*)::int as count from pg_locks where not granted`,
        )
        return found!.count > 0
      })
      .toBe(true)
    call.destroy()
    await left
    // Until the server has heard of it.
    await pause(200)
  })
  // The search of the one who left would be done before these.
  const other = await server.signIn()
  for (let index = 0; index < 20; index++) await search(other)
  expect(await stored(student)).toBeLessThanOrEqual(40)
})

test('a server that stops does not wait until all is read, and nothing fails', async () => {
  const stopping = await startTestServer()
  const student = await stopping.signIn()
  await fill(student, 2000, stopping)
  expect((await search(student)).isPreparing).toBe(true)
  await stopping.close()
  expect(stopping.logText()).not.toContain('could not be prepared')
})

test('a message that was deleted before it was read is found when it was brought back [C06][C09]', async () => {
  const student = await server.signIn()
  await fill(student, 300)
  const { db } = server.lumi.platform
  const [old] = await rows<{ messageId: string }>(
    db,
    sql`update messages set deleted_at = now()
        where message_id = (
          select message_id from messages where student_id = ${student.student.id} and author = 'student'
          order by position limit 1
        )
        returning message_id as "messageId"`,
  )
  await expect.poll(() => prepared(student), { timeout: 20_000 }).toBe(true)
  expect((await search(student, 'number 0')).hits).toEqual([])
  await student.call(undoDelete, { body: { messageId: old!.messageId } })
  await expect.poll(async () => (await search(student, 'number 0')).hits.length, { timeout: 20_000 }).toBe(1)
})
