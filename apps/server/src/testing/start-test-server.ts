import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { createLumi, type Lumi } from '../app.ts'
import { createStudent } from '../features/auth/auth.store.ts'
import { hashPassword } from '../features/auth/passwords.ts'
import { createDraftGuard, type DraftGuard } from '../features/chat/guard/draft-guard.ts'
import { createTurnThreads, type TurnThreads } from '../features/chat/turn-threads.ts'
import { type Db, rows } from '../platform/db.ts'
import { readEnv } from '../platform/env.ts'
import { createLog } from '../platform/log.ts'
import type { KeptMail } from '../platform/mail.ts'
import { aStudent, type StudentDescription } from './a-student.ts'
import { assertCleanLog, collectStored } from './assert-clean-log.ts'
import { patiently } from './patience.ts'
import { schemaTemplate } from './pglite-template.ts'
import { administer } from './postgresql-template.ts'
import { createTestClient, type TestClient } from './test-client.ts'

export interface SignedInClient extends TestClient {
  student: StudentDescription
  sessionId: string
}

export interface TestServer {
  /** Origin of the server, e.g. `http://127.0.0.1:40123`. */
  url: string
  lumi: Lumi
  /** For a second process on the same data; means something on PostgreSQL only. */
  databaseUrl: string
  guest(): TestClient
  /** Stores a student. */
  given(student: StudentDescription): Promise<StudentDescription>
  /** Stores the student unless it is stored already, and opens a session as a sign-in would (without its hashing). */
  signIn(student?: StudentDescription): Promise<SignedInClient>
  /** Mails on the outbox page, newest first. */
  mails(): Promise<KeptMail[]>
  /** Everything logged so far. */
  logText(): string
  close(): Promise<void>
}

/** Limits must not stand in the way of tests that are not about them; those set their own. */
const roomyLimits = {
  LIMIT_SIGN_UP_DEVICE: '1000',
  LIMIT_SIGN_UP_ADDRESS: '10000',
  LIMIT_MAIL_MAILBOX: '1000',
  LIMIT_LOGIN_ACCOUNT: '1000',
  LIMIT_LOGIN_ADDRESS: '10000',
  LIMIT_GUARDIAN_STUDENT: '1000',
  LIMIT_GUARDIAN_PAGE: '10000',
  LIMIT_SEND: '10000',
  LIMIT_TURNS_GIVEN_UP: '10000',
  BUSY_AFTER_MS: '600000',
}

/**
 * The real server on a free loopback port, with its own data: PGlite in memory, or a fresh PostgreSQL database when
 * `TEST_DATABASE_URL` is set. Start one per test file.
 * @param settings environment variables that differ from the defaults
 * @param hasOwnThreads for tests of the threads in which turns are taken; others share them, because a new one compiles the
 *   tutor for seconds
 * @param hasOwnGuard for tests of the threads that look at drafts
 * @param withThreads for tests of turns that are hard: puts something between the server and the shared threads
 */
export async function startTestServer(
  settings: Record<string, string> = {},
  {
    hasOwnThreads = false,
    hasOwnGuard = false,
    withThreads = (threads) => threads,
  }: {
    hasOwnThreads?: boolean
    hasOwnGuard?: boolean
    withThreads?: (threads: TurnThreads) => TurnThreads
  } = {},
): Promise<TestServer> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'lumi-test-'))
  const database =
    settings.DATABASE_URL === undefined
      ? await createTestDatabase()
      : { url: settings.DATABASE_URL, drop: async () => {} }
  const env = readEnv({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    PORT: '0',
    LOG_LEVEL: 'debug',
    DEMO_STUDENT: 'off',
    ...roomyLimits,
    ...settings,
  })
  const log = createLog(env.logLevel, { keep: true, write: () => {} })
  const lumi = await createLumi(
    env,
    log,
    hasOwnThreads ? undefined : { turns: withThreads(turnThreads()), guard: hasOwnGuard ? undefined : draftGuard() },
  )
  const port = await lumi.listen()
  const url = `http://127.0.0.1:${port}`
  const { clock, db, mail } = lumi.platform
  const stored = new Set<string>()
  const canaries = new Set<string>()

  async function given(student: StudentDescription) {
    stored.add(student.id)
    const created = await createStudent(db, {
      id: student.id,
      email: student.email,
      passwordHash: student.password === null ? null : await hashPassword(student.password),
      emailConfirmedAt: student.isConfirmed ? clock.now() : null,
      name: student.name,
      languageId: student.languageId,
      countryId: student.countryId,
      timeZone: student.timeZone,
      birthDate: student.birthDate,
      createdAt: clock.now(),
    })
    if (!created) throw new Error('There is a student with this address already')
    return student
  }

  return {
    url,
    lumi,
    databaseUrl: database.url,
    guest: () => createTestClient(url, canaries),
    given,
    async signIn(student = aStudent()) {
      if (!stored.has(student.id)) await given(student)
      const { sessions } = lumi.features
      const { sessionId, tokens } = await db.transaction((tx) => sessions.start(tx, student.id, {}))
      const client = createTestClient(url, canaries)
      for (const { name, value, path } of sessions.cookiesFor(tokens)) client.cookies.set(name, { value, path })
      return { ...client, student, sessionId }
    },
    async mails() {
      await ordersDone(db)
      return mail.listKept(1000)
    },
    logText: log.text,
    async close() {
      // A test may have taken the database away.
      await collectStored(db, canaries).catch(() => {})
      await lumi.close()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
      assertCleanLog(canaries, log.text())
    },
  }
}

let threads: TurnThreads | undefined
let guard: DraftGuard | undefined

/**
 * Those of this test process. They do not keep it alive. They are not warmed up: each would spend 5 s of processor time on
 * it, and a test file mostly needs less.
 */
function turnThreads(): TurnThreads {
  threads ??= {
    ...createTurnThreads({ size: 2, memoryMb: 400, idleMs: 5 * 60_000, onCount() {}, onIdle() {} }),
    warmUp() {},
  }
  return threads
}

const draftGuard = (): DraftGuard => (guard ??= createDraftGuard({ log: createLog('fatal', { write: () => {} }) }))

/** Mails of sign-up and password are written by the outbox after the answer: waits until it has caught up. */
async function ordersDone(db: Db) {
  for (;;) {
    const [open] = await rows<{ count: number }>(
      db,
      sql`select count(*)::int as count from pgboss.job where name in ('sign-up-mail', 'password-mail') and state < 'completed'`,
    )
    if (open?.count === 0) return
    await delay(5)
  }
}

/**
 * A database of its own for each test file, so that files can run side by side. It has all tables, unless `isEmpty`: a
 * restore wants none.
 */
export async function createTestDatabase({ isEmpty = false } = {}): Promise<{ url: string; drop(): Promise<void> }> {
  const serverUrl = process.env.TEST_DATABASE_URL
  if (!serverUrl) return { url: `memory:${(await schemaTemplate()).file}`, drop: async () => {} }
  const template = process.env.TEST_DATABASE_TEMPLATE
  const name = `lumi_test_${randomUUID().replaceAll('-', '')}`
  await administer(serverUrl, `create database ${name}${template && !isEmpty ? ` template ${template}` : ''}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  // A hundred calls at once wait for ten connections; that a busy machine refuses some of them is not what is tried.
  url.searchParams.set('connect_timeout', String(patiently(10_000) / 1000))
  return { url: url.href, drop: () => administer(serverUrl, `drop database if exists ${name} with (force)`) }
}
