import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { deleteAccount } from '@lumi/contracts/privacy'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openDatabase, rows } from '../../platform/db.ts'
import { readEnv } from '../../platform/env.ts'
import { createLog } from '../../platform/log.ts'
import { patiently } from '../../testing/patience.ts'
import { prepareDataFolder } from '../../testing/pglite-template.ts'
import { killServerProcesses, startServerProcess } from '../../testing/start-process.ts'
import { createTestDatabase } from '../../testing/start-test-server.ts'

const messageCount = 20_000
/** Kills that really interrupted a deletion. */
const enoughKills = 2

let settings: Record<string, string>
let database: { url: string; drop(): Promise<void> }
let dataDir: string

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'lumi-deletion-'))
  database = await createTestDatabase()
  await prepareDataFolder(dataDir)
  settings = {
    ...process.env,
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    PORT: '0',
    LOG_LEVEL: 'warn',
    DEMO_STUDENT: 'off',
    DELETION_GRACE_DAYS: '0',
    // The embedded database in its folder: one in memory would forget what this test is about.
    ...(database.url.startsWith('memory:') ? {} : { DATABASE_URL: database.url }),
  }
})
afterAll(async () => {
  killServerProcesses()
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

async function startServer() {
  const { url, kill } = await startServerProcess(settings)
  const post = (address: string, body?: object, cookie = '') =>
    fetch(url + address, {
      method: 'POST',
      headers: { origin: url, cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
  return {
    post,
    hook: async <Answer>(name: string, body: object = {}) =>
      (await (await post(`/test/${name}`, body)).json()) as Answer,
    kill: () => kill('SIGKILL'),
  }
}

/** Reads the database while no server runs. */
async function count(studentId: string): Promise<{ students: number; messages: number }> {
  const opened = await openDatabase(readEnv(settings), createLog('silent', { write: () => {} }))
  try {
    const [found] = await rows<{ students: number; messages: number }>(
      opened.db,
      sql`select (select count(*)::int from students where id = ${studentId}) as students,
                 (select count(*)::int from messages where student_id = ${studentId}) as messages`,
    )
    return found!
  } finally {
    await opened.close()
  }
}

test(
  'killed again and again in the middle of it, a deletion goes on to its end [SR19]',
  async () => {
    let server = await startServer()
    const { students } = await server.hook<{ students: { studentId: string; email: string; cookie: string }[] }>(
      'students',
    )
    const { studentId, email, cookie } = students[0]!
    await server.hook('fill-history', { studentId, count: messageCount })
    expect((await server.post(deleteAccount.path, undefined, cookie)).status).toBe(200)
    let killsHalfWay = 0
    let left = { students: 1, messages: messageCount }
    while (left.messages > 0 && killsHalfWay < enoughKills) {
      // As soon as the deletion is seen to run.
      const isSeenAtWork = async () => {
        const { count } = await server.hook<{ count: number }>('count-messages', { studentId })
        expect(count).toBeLessThan(left.messages)
      }
      await vi.waitFor(isSeenAtWork, { timeout: patiently(60_000), interval: 1 })
      await server.kill()
      left = await count(studentId)
      if (left.messages > 0) {
        killsHalfWay++
        // The account row stays until everything else is deleted, so the deletion can be resumed.
        expect(left.students).toBe(1)
      }
      server = await startServer()
      // The hourly round; the process dies before it answers.
      if (killsHalfWay < enoughKills) server.hook('clean-up').catch(() => {})
    }
    expect(killsHalfWay).toBeGreaterThan(0)
    await server.hook('clean-up')
    const { text } = await server.hook<{ text: string }>('dump')
    // The last mail's address contains the student's id.
    const rest = text.split('\n').filter((line) => line.includes(studentId))
    expect(rest).toEqual([expect.stringContaining('"is_forgotten":true')])
    const mails = (await server.hook<{ mails: { to: string }[] }>('outbox')).mails.filter(({ to }) => to === email)
    expect(mails).toHaveLength(1)
    await server.kill()
  },
  patiently(240_000),
)
