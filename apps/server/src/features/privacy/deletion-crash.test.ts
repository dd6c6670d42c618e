import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { deleteAccount } from '@lumi/contracts/privacy'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, rows } from '../../platform/db.ts'
import { readEnv } from '../../platform/env.ts'
import { createLog } from '../../platform/log.ts'
import { createTestDatabase } from '../../testing/start-test-server.ts'

const messageCount = 20_000
const mostRounds = 8
/** Kills that really met the deletion in its middle. */
const enoughKills = 2

let settings: Record<string, string>
let database: { url: string; drop(): Promise<void> }
let dataDir: string
const started = new Set<ChildProcess>()

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'lumi-deletion-'))
  database = await createTestDatabase()
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
  for (const child of started) child.kill('SIGKILL')
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

async function startServer() {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '../../main.ts')], {
    env: settings,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  started.add(child)
  const exited = once(child, 'exit').then(() => started.delete(child))
  for await (const line of createInterface({ input: child.stdout })) {
    const port = /localhost:(\d+)/.exec(line)?.[1]
    if (!port) continue
    child.stdout.resume()
    const url = `http://127.0.0.1:${port}`
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
      async kill() {
        child.kill('SIGKILL')
        await exited
      },
    }
  }
  throw new Error('The server ended before it listened')
}

/** What stands in the database while no server runs. */
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

test('[SR19] killed again and again in the middle of it, a deletion goes on to its end', async () => {
  let server = await startServer()
  const { students } = await server.hook<{ students: { studentId: string; email: string; cookie: string }[] }>(
    'students',
  )
  const { studentId, email, cookie } = students[0]!
  await server.hook('fill-history', { studentId, count: messageCount })
  expect((await server.post(deleteAccount.path, undefined, cookie)).status).toBe(200)
  let killsHalfWay = 0
  let waitMs = 120
  for (let round = 1; round <= mostRounds; round++) {
    await delay(waitMs)
    await server.kill()
    const left = await count(studentId)
    if (left.messages > 0 && left.messages < messageCount) {
      killsHalfWay++
      // Until the very end the account is there to be found again.
      expect(left.students).toBe(1)
    }
    // How long a busy machine needs to begin is not known, so the moment is searched from below.
    else waitMs *= 2
    server = await startServer()
    if (left.students === 0 || killsHalfWay === enoughKills) break
    // What the hourly round does; the answer is cut off with the process.
    server.hook('clean-up').catch(() => {})
  }
  expect(killsHalfWay).toBeGreaterThan(0)
  await server.hook('clean-up')
  const { text } = await server.hook<{ text: string }>('dump')
  // The address of the last mail is made from the id.
  const left = text.split('\n').filter((line) => line.includes(studentId))
  expect(left).toEqual([expect.stringContaining('"is_forgotten":true')])
  const mails = (await server.hook<{ mails: { to: string }[] }>('outbox')).mails.filter(({ to }) => to === email)
  expect(mails).toHaveLength(1)
  await server.kill()
}, 240_000)
