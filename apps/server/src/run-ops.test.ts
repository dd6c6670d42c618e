import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { getCurrentUserInfo, login } from '@lumi/contracts/auth'
import { getChatMessagesList, sendMessage } from '@lumi/contracts/chat'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createLumi, type Lumi } from './app.ts'
import { opsCommands } from './ops-commands.ts'
import { audit } from './platform/audit.tables.ts'
import { createClock } from './platform/clock.ts'
import { connectDatabase, createSchema, listMigrations, rows } from './platform/db.ts'
import { readEnv } from './platform/env.ts'
import { createJobs } from './platform/jobs.ts'
import { createLog } from './platform/log.ts'
import { backUp } from './platform/ops/backup.ts'
import type { Ops } from './platform/ops/ops.ts'
import { orderFromServer } from './platform/ops/ops-client.ts'
import { serveOps } from './platform/ops/ops-server.ts'
import { opsSocket } from './platform/ops/ops-socket.ts'
import { restore } from './platform/ops/restore.ts'
import { openDevice } from './testing/a-device.ts'
import { aStudent } from './testing/a-student.ts'
import { patiently } from './testing/patience.ts'
import { emptyTemplate, prepareDataFolder, schemaTemplate } from './testing/pglite-template.ts'
import { type OpsOutcome, startOps } from './testing/start-ops.ts'
import { createTestDatabase, startTestServer, type TestServer } from './testing/start-test-server.ts'

// Each command is a process of its own, on machines that may be busy.
vi.setConfig({ testTimeout: patiently(120_000), hookTimeout: patiently(120_000) })

const folders: string[] = []
function newFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lumi-ops-'))
  folders.push(folder)
  return folder
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  await server.close()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const withServer = (...words: string[]) => startOps({ DATA_DIR: server.lumi.platform.env.dataDir }, ...words)

async function expectRefusal(outcome: Promise<OpsOutcome>, sentence: RegExp, code = 1) {
  const { code: actual, errors } = await outcome
  expect(errors.trim()).toMatch(sentence)
  expect(errors.trim().split('\n')).toHaveLength(1)
  expect(actual).toBe(code)
}

const listOperatorRows = (lumi: Lumi) =>
  lumi.platform.db.select().from(audit).where(sql`operator is not null`).orderBy(audit.at)

describe('words', () => {
  test('help names every command, and a server knows each of them but "restore"', async () => {
    const { code, output } = await startOps({}, 'help')
    expect(code).toBe(0)
    for (const { name, summary } of opsCommands) {
      expect(output).toContain(`  ${name} `)
      expect(output).toContain(summary)
    }
    const known = [...server.lumi.platform.ops.list(), 'restore'].sort()
    expect(known).toEqual(opsCommands.map(({ name }) => name).sort())
    const one = await startOps({}, 'sessions', 'end', '--help')
    expect(one.output).toContain('npm run ops -- sessions end <student> [--session <value>] [--everywhere]')
  })

  test.each([
    [['sessions', 'finish'], /^There is no command "sessions finish"/],
    [['sessions', 'list'], /^<student> is missing: e-mail address or id of the student\.$/],
    [['sessions', 'list', 'a', 'b'], /^"b" is one word too many/],
    [['sessions', 'list', 'a', '--colour'], /^Unknown option '--colour'/],
    [['audit', 'list', '--limit', 'all'], /^--limit is not right: how many rows/],
  ])('%j is refused with exit code 2 and says why', async (words, sentence) => {
    await expectRefusal(withServer(...words), sentence, 2)
  })
})

describe('with a running server', () => {
  test('a student is found by address and id, shown without what is not needed, and it is audited', async () => {
    const student = await server.given(aStudent({ email: 'Finn.Field@example.org' }))
    const byEmail = await withServer('students', 'find', 'finn.field@EXAMPLE.org')
    expect(byEmail).toMatchObject({ code: 0, errors: '' })
    expect(byEmail.output).toContain(student.id)
    expect(byEmail.output).not.toContain('Finn.Field')
    const byId = await withServer('students', 'find', student.id, '--json')
    const { rows: found } = JSON.parse(byId.output) as { rows: { what: string; value: unknown }[] }
    expect(found).toContainEqual({ what: 'email', value: 'F…@example.org' })
    expect(await listOperatorRows(server.lumi)).toMatchObject([
      { action: 'operator: students find', result: 'done', studentId: student.id, operator: 'anna' },
      { action: 'operator: students find', result: 'done', studentId: student.id, operator: 'anna' },
    ])
  })

  test('a refusal is one sentence, exit code 1, and a row in the audit without what was typed', async () => {
    await expectRefusal(withServer('students', 'find', 'nobody@example.org'), /^There is no such student\.$/)
    const [newest] = (await listOperatorRows(server.lumi)).reverse()
    expect(newest).toMatchObject({
      action: 'operator: students find',
      result: 'refused',
      studentId: null,
      target: null,
    })
    expect(JSON.stringify(newest)).not.toContain('nobody@')
  })

  test('ending sessions asks first, then takes effect at once, sockets included', async () => {
    const student = await server.signIn()
    const other = await server.signIn()
    const device = await openDevice(server.url, student)
    const words = ['sessions', 'end', student.student.id, '--everywhere']
    await expectRefusal(withServer(...words), /^This needs a confirmation: run it on a terminal, or give --yes\.$/)
    await student.call(getCurrentUserInfo)
    const listed = await withServer('sessions', 'list', student.student.email)
    expect(listed.output).toContain(student.sessionId)
    expect(await withServer(...words, '--yes')).toMatchObject({ code: 0, output: '1 session ended.\n' })
    await expect(student.call(getCurrentUserInfo)).rejects.toMatchObject({ code: 'auth_required' })
    await other.call(getCurrentUserInfo)
    device.close()
    await expectRefusal(
      withServer('sessions', 'end', student.student.id, '--session', other.sessionId, '--yes'),
      /^The student has no such open session\.$/,
    )
    await other.call(getCurrentUserInfo)
  })

  test('a deletion is ordered, taken back, and done at once with --now', async () => {
    const student = await server.signIn()
    const { id, email } = student.student
    const ordered = await withServer('students', 'delete', email, '--yes')
    expect(ordered.output).toMatch(/^The student is signed out and was told; the account is deleted on 20/)
    await expect(student.call(getCurrentUserInfo)).rejects.toMatchObject({ code: 'auth_required' })
    expect((await withServer('students', 'find', id)).output).toMatch(/will be deleted\s+20/)
    expect(await withServer('students', 'keep', id)).toMatchObject({ code: 0, output: 'The account stays.\n' })
    expect((await withServer('students', 'find', id)).output).toMatch(/will be deleted\s+no/)
    expect(await withServer('students', 'delete', id, '--now', '--yes')).toMatchObject({ code: 0, errors: '' })
    await vi.waitFor(() => expectRefusal(withServer('students', 'find', id), /^There is no such student\.$/), {
      timeout: patiently(60_000),
    })
    // Nobody is named by the last row: the audit does not remember the id of somebody who is gone.
    const deletions = (await listOperatorRows(server.lumi)).filter(
      ({ action }) => action === 'operator: students delete',
    )
    expect(deletions.map(({ result, operator }) => `${result} by ${operator}`)).toEqual([
      'done by anna',
      'done by anna',
    ])
    await vi.waitFor(async () => {
      const named = await server.lumi.platform.db.select().from(audit).where(eq(audit.studentId, id))
      expect(named).toEqual([])
    })
  })

  test('an export is a private file, and its leaving is audited', async () => {
    const student = await server.given(aStudent())
    const file = path.join(newFolder(), 'export.zip')
    expect(await withServer('students', 'export', student.email, file)).toMatchObject({ code: 0, errors: '' })
    expect(readFileSync(file).subarray(0, 2).toString()).toBe('PK')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const exports = (await listOperatorRows(server.lumi)).filter(({ action }) => action === 'operator: students export')
    expect(exports).toMatchObject([
      { result: 'started', studentId: student.id },
      { result: 'done', studentId: student.id },
    ])
    const missing = path.join(newFolder(), 'export.zip')
    await expectRefusal(withServer('students', 'export', 'nobody@example.org', missing), /^There is no such student/)
    expect(existsSync(missing)).toBe(false)
  })

  test('the confirmation mail is sent again, to an address that is not confirmed only', async () => {
    const student = await server.given(aStudent({ isConfirmed: false }))
    const resend = () => withServer('students', 'resend-confirmation', student.email)
    expect((await resend()).output).toMatch(/^The confirmation mail to s…@example\.org is on its way\.$/m)
    await vi.waitFor(async () => {
      const mail = (await server.mails()).find(({ to }) => to === student.email)
      expect(mail?.text).toContain('/registrationConfirmation')
    })
    const confirmed = await server.given(aStudent())
    await expectRefusal(withServer('students', 'resend-confirmation', confirmed.id), /is confirmed already\.$/)
  })

  test('an agreement gets a new version from two files, and is asked for from then on', async () => {
    const folder = newFolder()
    const write = (name: string, text: string) => {
      writeFileSync(path.join(folder, name), text)
      return path.join(folder, name)
    }
    const en = write('en.md', '# Terms\n\nNew.')
    const ru = write('ru.md', '# Условия\n\nНовые.')
    const publish = (...files: string[]) =>
      withServer('agreements', 'publish', 'user-agreement', '2030-01-01', ...files, '--yes')
    await expectRefusal(publish('--en', en), /^--ru is missing/, 2)
    await expectRefusal(publish('--en', en, '--ru', path.join(folder, 'no.md')), /no\.md cannot be read: ENOENT\.$/)
    await expectRefusal(publish('--en', en, '--ru', write('bare.md', 'no title')), /agreement_unreadable/)
    expect(await publish('--en', en, '--ru', ru)).toMatchObject({
      code: 0,
      output: 'Version 2030-01-01 of user-agreement is in force.\n',
    })
    await expectRefusal(publish('--en', en, '--ru', ru), /agreement_version_exists/)
    expect(await server.lumi.features.agreements.listCurrent('ru')).toContainEqual(
      expect.objectContaining({ agreementId: 'user-agreement', version: '2030-01-01', title: 'Условия' }),
    )
    expect((await withServer('agreements', 'list')).output).toMatch(/user-agreement\s+2030-01-01\s+ru/)
    const [published] = (await listOperatorRows(server.lumi)).filter(
      ({ result, target }) => target && result === 'done',
    )
    expect(published).toMatchObject({ action: 'operator: agreements publish', target: 'user-agreement 2030-01-01' })
  })

  test('what a student wrote cannot act on the terminal', async () => {
    const { db, clock } = server.lumi.platform
    await db.insert(audit).values({ at: clock.now(), action: 'sign-in', result: 'done', target: '\u001b[2Jgone\u0007' })
    const { output } = await withServer('audit', 'list')
    expect(output).toContain('[2Jgone')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are looked for
    expect(output).not.toMatch(/[\u0007\u001b]/)
  })

  test.skipIf(process.platform === 'win32')('the socket is open to the owner of the data folder alone', async () => {
    const socket = opsSocket(server.lumi.platform.env.dataDir)
    expect(statSync(socket).mode & 0o777).toBe(0o600)
  })
})

describe('the socket', () => {
  const stops: (() => Promise<void>)[] = []
  const ops: Pick<Ops, 'run'> = { run: async (command) => ({ say: command }) }
  const listen = async (dataDir: string) => {
    stops.push(await serveOps(ops, dataDir, createLog('silent', { write: () => {} })))
  }
  const answerOf = (dataDir: string) => orderFromServer(dataDir, { command: 'who', given: {}, operator: 'a test' })
  afterAll(async () => {
    for (const stop of stops) await stop()
  })

  test('one process listens, a second one leaves it be, and a name left by a killed one is taken over', async () => {
    const folder = newFolder()
    await listen(folder)
    await listen(folder)
    expect(await answerOf(folder)).toEqual({ say: 'who' })
    // The end of the one that does not listen changes nothing.
    await stops.pop()!()
    expect(await answerOf(folder)).toEqual({ say: 'who' })
    const left = newFolder()
    const socket = opsSocket(left)
    const child = spawn(process.execPath, [
      '-e',
      `require('net').createServer().listen(${JSON.stringify(socket)}, () => process.kill(process.pid, 'SIGKILL'))`,
    ])
    await new Promise((resolve) => child.once('exit', resolve))
    expect(existsSync(socket)).toBe(true)
    expect(await answerOf(left)).toBeUndefined()
    await listen(left)
    expect(await answerOf(left)).toEqual({ say: 'who' })
  })

  test('a data folder with a long path gets a short socket that both sides find', async () => {
    const deep = path.join(newFolder(), 'd'.repeat(90), 'e'.repeat(90))
    expect(Buffer.byteLength(opsSocket(deep))).toBeLessThan(100)
    await listen(deep)
    expect(await answerOf(deep)).toEqual({ say: 'who' })
  })
})

/** Settings of a server of its own on the kind of database that is tested. */
async function newInstance({ isEmpty = false } = {}): Promise<{
  settings: Record<string, string>
  drop(): Promise<void>
}> {
  const database = await createTestDatabase({ isEmpty })
  const settings = { DATA_DIR: newFolder() }
  await prepareDataFolder(settings.DATA_DIR, isEmpty ? emptyTemplate() : schemaTemplate())
  return database.url.startsWith('memory:')
    ? { settings, drop: database.drop }
    : { settings: { ...settings, DATABASE_URL: database.url }, drop: database.drop }
}

const startOn = (settings: Record<string, string>) => startTestServer({ DATABASE_URL: '', ...settings })

describe('without a server', () => {
  test('the same command works on the database itself, and the next start knows of it', async () => {
    const { settings, drop } = await newInstance()
    const before = await startOn(settings)
    const student = await before.signIn()
    await before.lumi.close()
    const [ended, wrong] = [
      await startOps(settings, 'sessions', 'end', student.student.email, '--everywhere', '--yes'),
      await startOps(settings, 'students', 'find', 'nobody@example.org'),
    ]
    expect(ended).toMatchObject({ code: 0, output: '1 session ended.\n', errors: '' })
    expect(wrong).toMatchObject({ code: 1, errors: 'There is no such student.\n' })
    const lumi = await createLumi(readEnv(settings), createLog('silent', { write: () => {} }))
    expect(await lumi.features.sessions.listOf(student.student.id)).toEqual([])
    expect(await listOperatorRows(lumi)).toMatchObject([
      { action: 'operator: sessions end', result: 'done', studentId: student.student.id, operator: 'anna' },
      { action: 'operator: students find', result: 'refused' },
    ])
    await lumi.close()
    await drop()
  })

  test('a folder without a database is named instead of filled', async () => {
    const DATA_DIR = path.join(newFolder(), 'typo')
    await expectRefusal(
      startOps({ DATA_DIR }, 'status'),
      /^There is no database in .*typo; set DATA_DIR or DATABASE_URL/,
    )
    expect(existsSync(DATA_DIR)).toBe(false)
  })
})

/** Every row of every table of ours but the audit, which each command grows. */
async function contentOf({ platform: { db } }: Lumi): Promise<string[]> {
  const tables = await rows<{ name: string }>(
    db,
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables
        where schemaname = 'public' and tablename <> 'audit' order by 1`,
  )
  const content: string[] = []
  for (const { name } of tables) {
    const found = await rows<{ row: string }>(db, sql.raw(`select to_jsonb(t)::text as row from ${name} t order by 1`))
    content.push(...found.map(({ row }) => `${name} ${row}`))
  }
  return content
}

const password = 'Quiet-river-2026'

describe('backup and restore', () => {
  test('all data is equal afterwards on the other kind of database too, students sign in, and no reply is lost', async () => {
    const source = await newInstance()
    const running = await startOn(source.settings)
    const student = await running.signIn(aStudent({ password }))
    const text = 'a tab\t, a line\nand \u2028, "quotes", \\ and 🎲'
    await student.call(sendMessage, { body: { clientMessageId: crypto.randomUUID(), text } })
    const device = await openDevice(running.url, student)
    await device.fetch()
    await device.until(({ messages }) =>
      [...messages.values()].every(({ state }) => state === 'sent' || state === 'done'),
    )
    await running.lumi.platform.testHooks.find('fill-history')?.({ studentId: student.student.id, count: 1200 })
    // A reply that is being written when the backup is made, and the next one waiting behind it.
    const hook = running.lumi.platform.testHooks.find('set-next-reply')!
    await hook({ studentId: student.student.id, text: 'So far so good', fault: 'silence' })
    for (const asked of ['2x = 8', 'and then?']) {
      await student.call(sendMessage, { body: { clientMessageId: crypto.randomUUID(), text: asked } })
    }
    await device.until(({ messages }) => [...messages.values()].some(({ state }) => state === 'streaming'))
    // A job that waits for its time.
    const leaving = await running.given(aStudent())
    expect(await startOps(source.settings, 'students', 'delete', leaving.id, '--yes')).toMatchObject({ code: 0 })
    mkdirSync(path.join(source.settings.DATA_DIR!, 'objects/ab'), { recursive: true })
    const picture = Buffer.from(Array.from({ length: 200_000 }, (_, index) => (index * 31) % 251))
    writeFileSync(path.join(source.settings.DATA_DIR!, 'objects/ab/picture.webp'), picture)

    const isStill = (row: string) => !/^public\.reply_orders|"state": "(pending|streaming)"/.test(row)
    const before = (await contentOf(running.lumi)).filter(isStill)
    const file = path.join(newFolder(), 'lumi.backup')
    // Not closed and not still: others write while it reads.
    const others = await running.signIn()
    const writing = others.call(sendMessage, { body: { clientMessageId: crypto.randomUUID(), text: '3x = 9' } })
    const made = await startOps(source.settings, 'backup', file)
    expect(made).toMatchObject({ code: 0, output: `Written to ${file}.\n`, errors: '' })
    await writing
    expect(statSync(file).mode & 0o777).toBe(0o600)
    await expectRefusal(startOps(source.settings, 'backup', file), /lumi\.backup exists already; name a new file\.$/)
    expect((await listOperatorRows(running.lumi)).slice(1)).toMatchObject([
      { action: 'operator: backup', result: 'started', operator: 'anna' },
      { action: 'operator: backup', result: 'done', operator: 'anna' },
    ])
    device.close()

    // On to the embedded kind, and from there to the kind under test: with PostgreSQL that is both ways between the two.
    const embedded = { DATA_DIR: newFolder() }
    const first = await startOps(embedded, 'restore', file, '--yes')
    expect(first).toMatchObject({ code: 0, errors: '' })
    expect(first.output).toContain('It was made under another secret key')
    expect(readFileSync(path.join(embedded.DATA_DIR, 'objects/ab/picture.webp')).equals(picture)).toBe(true)
    const again = path.join(newFolder(), 'again.backup')
    expect(await startOps(embedded, 'backup', again)).toMatchObject({ code: 0, errors: '' })
    const target = await newInstance({ isEmpty: true })
    expect(await startOps(target.settings, 'restore', again, '--yes')).toMatchObject({ code: 0, errors: '' })
    expect(dataLines(file).filter((line) => line.startsWith('{"job":{"queue":"erase-account"'))).toHaveLength(1)
    expect(dataLines(again)).toEqual(dataLines(file))
    await expectRefusal(
      startOps(target.settings, 'restore', again, '--yes'),
      /^The database is not empty; restore into a new/,
    )

    const restored = await createLumi(
      readEnv({ ...target.settings, NODE_ENV: 'test' }),
      createLog('silent', { write: () => {} }),
    )
    const content = await contentOf(restored)
    expect(content.filter((row) => row.startsWith('public.messages '))).toHaveLength(1200 + 6 + 2)
    expect(content).toEqual(expect.arrayContaining(before))
    expect((await listOperatorRows(restored)).slice(1)).toMatchObject([
      { action: 'operator: backup', result: 'started' },
      { action: 'operator: restore', result: 'done', operator: 'anna' },
      { action: 'operator: backup', result: 'started' },
      { action: 'operator: restore', result: 'done', operator: 'anna' },
    ])
    await restored.close()

    const after = await startOn(target.settings)
    const guest = after.guest()
    await guest.call(login, { body: { email: student.student.email, password } })
    await vi.waitFor(
      async () => {
        const { messages } = await guest.call(getChatMessagesList, { query: { limit: 6 } })
        expect(messages.map(({ state }) => state)).toEqual(['sent', 'done', 'sent', 'done', 'sent', 'done'])
      },
      { timeout: patiently(60_000), interval: 500 },
    )
    // An old session is still one, and what is stored next gets the next number.
    const old = after.guest()
    for (const [name, cookie] of student.cookies) old.cookies.set(name, cookie)
    await old.call(sendMessage, { body: { clientMessageId: crypto.randomUUID(), text: '4x = 8' } })
    await after.close()
    await running.close()
    await target.drop()
    await source.drop()
  })
})

describe('a backup that is not right', () => {
  const silent = createLog('silent', { write: () => {} })
  let good: string
  let lines: string[]

  /** Made under the first schema, so that restoring it also brings it up to date. */
  beforeAll(async () => {
    const env = readEnv({ DATA_DIR: await emptyInstance() })
    const database = await connectDatabase(env, silent)
    const [first] = listMigrations()
    await database.db.transaction(async (tx) => {
      await createSchema(tx, first!.folderMillis)
      await tx.execute(sql`insert into students (id, email, email_key, language_id, country_id, time_zone, created_at)
        values ('old', 'old@example.org', 'old@example.org', 1, 1, 'UTC', now())`)
    })
    const parts: Uint8Array[] = []
    const jobs = createJobs(database, silent, () => {})
    for await (const part of backUp({ env, database, clock: createClock(), jobs })) parts.push(part)
    await database.close()
    good = save(Buffer.concat(parts))
    lines = gunzipSync(readFileSync(good)).toString('utf8').trimEnd().split('\n')
  })

  /** A folder with an empty database: making one anew takes 4 s each time. */
  async function emptyInstance(): Promise<string> {
    const dataDir = path.join(newFolder(), 'data')
    await prepareDataFolder(dataDir, emptyTemplate())
    return dataDir
  }

  function save(bytes: Uint8Array): string {
    const file = path.join(newFolder(), 'some.backup')
    writeFileSync(file, bytes)
    return file
  }
  /** Zipped again, with a checksum that fits. */
  const signed = (changed: string[]) => {
    const body = changed.map((line) => `${line}\n`).join('')
    const sha256 = createHash('sha256').update(body).digest('hex')
    const end = JSON.parse(lines.at(-1)!) as { end: object }
    return save(gzipSync(`${body}${JSON.stringify({ end: { ...end.end, sha256 } })}\n`))
  }
  const changed = (from: string, to: string) => lines.slice(0, -1).map((line) => line.replace(from, to))

  test.each<[what: string, file: () => string, sentence: RegExp, seenIn?: 'the database']>([
    // Refused before a database is made, or only once it holds a part.
    ['is missing', () => '/nowhere/some.backup', /^There is no file \/nowhere\/some\.backup\.$/],
    ['is something else', () => save(Buffer.from('hello')), /is not a backup of Lumi\.$/],
    ['is something else, zipped', () => save(gzipSync('{"hello":1}\n')), /is not a backup of Lumi\.$/],
    ['was cut off', () => save(readFileSync(good).subarray(0, -30)), /^The backup is (damaged|not complete)/],
    ['lost its end', () => save(gzipSync(`${lines.slice(0, -1).join('\n')}\n`)), /^The backup is not complete/],
    [
      'has one other character',
      () => save(gzipSync(`${lines.join('\n').replace('old@example.org', 'own@example.org')}\n`)),
      /^The backup is damaged: its checksum does not fit/,
    ],
    [
      'is of a newer version',
      () => signed(changed('"schemaVersion":', '"schemaVersion":9')),
      /^The backup was made by a newer version of Lumi/,
    ],
    [
      'is of a schema nobody knows',
      () => signed(changed(/"schemaVersion":(\d+)/.exec(lines[0]!)![0], '"schemaVersion":17')),
      /^The backup has a schema that this version does not know/,
      'the database',
    ],
    ['breaks a rule of the tables', () => signed(changed('"old","old@', 'null,"old@')), /null/, 'the database'],
    [
      'names a file outside',
      () => signed([...lines.slice(0, -1), '{"file":"../../stolen","sizeBytes":1}', '{"piece":"AA=="}']),
      /^The backup names a file outside its folder/,
      'the database',
    ],
  ])('one that %s is refused, and nothing of it stays', async (_what, file, sentence, seenIn) => {
    const env = readEnv({ DATA_DIR: seenIn ? await emptyInstance() : path.join(newFolder(), 'data') })
    await expect(restore(file(), env, silent, 'anna')).rejects.toThrow(sentence)
    expect(existsSync(path.join(env.dataDir, '../stolen'))).toBe(false)
    expect(existsSync(path.join(env.dataDir, 'pglite'))).toBe(seenIn !== undefined)
    if (!seenIn) return
    const database = await connectDatabase(env, silent)
    const left = await rows(database.db, sql`select 1 from pg_tables where schemaname in ('public', 'drizzle')`)
    expect(left).toEqual([])
    await database.close()
  })

  test('one of an older version is restored and brought up to date', async () => {
    const env = readEnv({ DATA_DIR: await emptyInstance() })
    await restore(good, env, silent, 'anna')
    const lumi = await createLumi(env, silent)
    const { rows: found } = (await lumi.platform.ops.run('students find', { student: 'old@example.org' }, 'anna')) as {
      rows: { what: string; value: unknown }[]
    }
    expect(found).toContainEqual({ what: 'id', value: 'old' })
    await lumi.close()
  })
})

/** The lines of a backup that hold data, without the audit, which each backup grows. */
function dataLines(file: string): string[] {
  const lines = gunzipSync(readFileSync(file)).toString('utf8').split('\n')
  const kept: string[] = []
  let isAudit = false
  for (const line of lines.slice(1)) {
    if (line.startsWith('{')) isAudit = line.startsWith('{"table":"public.audit"')
    if (!isAudit && !line.startsWith('{"end"')) kept.push(line)
  }
  return kept.sort()
}
