import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { requestEmailChange, sendConfirmationCode } from '@lumi/contracts/account'
import { login, registerWithEmail } from '@lumi/contracts/auth'
import { confirmEmailRegistration, requestUserPasswordChangeByEmail } from '@lumi/contracts/auth-links'
import { deleteMessage, sendMessage } from '@lumi/contracts/chat'
import { deleteAccount } from '@lumi/contracts/privacy'
import { getAvailableAgreements } from '@lumi/contracts/reference'
import { setRegistrationStudentInfo } from '@lumi/contracts/student'
import { sql } from 'drizzle-orm'
import { createClient } from 'redis'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rows } from '../../platform/db.ts'
import { openDevice } from '../../testing/a-device.ts'
import { readZip } from '../../testing/read-zip.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'

const dayMs = 86_400_000
const redisUrl = process.env.TEST_REDIS_URL

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(redisUrl ? { REDIS_URL: redisUrl } : {})
})
afterAll(() => server.close())

const hook = async <Answer>(name: string, body: Record<string, unknown> = {}) =>
  (await server.lumi.platform.testHooks.find(name)!(body)) as Answer
const query = <Row>(statement: ReturnType<typeof sql>) => rows<Row>(server.lumi.platform.db, statement)

/** Part of every text of this student, and of no other text. */
const canary = `canary${randomUUID().replaceAll('-', '')}`
const email = `${canary}@example.org`
const password = `Aa!${canary}`

interface Column {
  table: string
  column: string
  type: string
  isChecked: boolean
  parent: string | null
  isGenerated: boolean
}

/**
 * Columns that a rule of their table wants empty beside the others: a discount is a percentage or an amount, and only an
 * automatic message names opening hours.
 */
const excluded: Readonly<Record<string, Record<string, null>>> = {
  promo_codes: { amount_minor: null, currency: null },
  feedback_messages: { opens_at: null },
}

/**
 * Tables that the calls below do not fill get a row with canaries in every column, generated from the schema, so that a new
 * table is covered without a change to this test.
 */
async function fillEmptyTables(studentId: string) {
  const columns = await query<Column>(sql`
    select c.table_name as table, c.column_name as column, c.data_type as type,
      c.identity_generation is not null as "isGenerated",
      exists (
        select 1 from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
        where k.contype = 'c' and k.conrelid = format('public.%I', c.table_name)::regclass and a.attname = c.column_name
      ) as "isChecked",
      (
        select k.confrelid::regclass::text from pg_constraint k
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
        where k.contype = 'f' and k.conrelid = format('public.%I', c.table_name)::regclass and a.attname = c.column_name
        limit 1
      ) as parent
    from information_schema.columns c where c.table_schema = 'public' order by c.table_name, c.ordinal_position`)
  const tables = Map.groupBy(columns, ({ table }) => table)
  const filled: string[] = []
  const waiting = new Set(tables.keys())
  waiting.delete('agreement_versions')
  for (let round = 0; waiting.size > 0 && round < 5; round++) {
    for (const table of waiting) {
      const own = tables.get(table)!
      const named = own.some(({ column }) => column === 'student_id')
      const [count] = await query<{ count: number }>(
        named
          ? sql`select count(*)::int as count from ${sql.identifier(table)} where student_id = ${studentId}`
          : sql`select count(*)::int as count from ${sql.identifier(table)}`,
      )
      if (count!.count > 0) {
        waiting.delete(table)
        continue
      }
      const values: Record<string, unknown> = {}
      let isEarly = false
      for (const { column, type, isChecked, parent, isGenerated } of own) {
        if (isGenerated) continue
        if (parent === 'students' || column === 'student_id') values[column] = studentId
        else if (parent) {
          const [key] = await query<{ key: string }>(
            sql`select coalesce(to_jsonb(t) ->> 'id', to_jsonb(t) ->> ${column}::text) as key
                from ${sql.identifier(parent)} t limit 1`,
          )
          // The row it refers to is added in a later round.
          if (!key && waiting.has(parent)) isEarly = true
          values[column] = key?.key ?? null
        } else if (type === 'text') values[column] = isChecked ? 'student' : `${canary} ${table}.${column}`
        else if (type === 'uuid') values[column] = randomUUID()
        else if (type === 'jsonb') values[column] = JSON.stringify({ of: `${canary} ${table}.${column}` })
        else if (type === 'boolean') values[column] = false
        else if (type === 'tsvector') values[column] = canary
        else if (type === 'date') values[column] = '2000-01-01'
        // Later from column to column: what begins also ends.
        else if (type.startsWith('timestamp'))
          values[column] = new Date(
            Date.UTC(2026, 0, 1 + own.findIndex((each) => each.column === column)),
          ).toISOString()
        else values[column] = 1
      }
      if (isEarly) continue
      Object.assign(values, excluded[table])
      const names = Object.keys(values).map((name) => sql.identifier(name))
      const cells = Object.values(values).map((value) => sql`${value}`)
      await query(
        sql`insert into ${sql.identifier(table)} (${sql.join(names, sql`, `)}) values (${sql.join(cells, sql`, `)})`,
      )
      filled.push(table)
      waiting.delete(table)
    }
  }
  expect([...waiting]).toEqual([])
  return filled
}

/** Tables that docs/privacy/data.md lists as kept. */
function named(): Set<string> {
  const text = readFileSync(path.join(import.meta.dirname, '../../../../../docs/privacy/data.md'), 'utf8')
  const tables = text.slice(text.indexOf('## Tables')).split('\n### ')
  return new Set(tables.filter((part) => part.includes('**stays**')).map((part) => part.slice(0, part.indexOf('\n'))))
}

/** Tables of the dump that contain one of `traces`. */
async function tracesIn(traces: readonly string[]): Promise<string[]> {
  const { text } = await hook<{ text: string }>('dump')
  let table = ''
  const found = new Set<string>()
  for (const line of text.split('\n')) {
    // The order to a payment service to forget a card outlives the account, by a day at most: it names nobody.
    if (line.includes('"payment-forget-card"')) continue
    if (line.startsWith('-- ')) table = line.slice(3).replace('public.', '')
    else if (traces.some((trace) => line.includes(trace))) found.add(table)
  }
  return [...found].sort()
}

async function redisText(): Promise<Map<string, string>> {
  const client = createClient({ url: redisUrl! })
  await client.connect()
  const found = new Map<string, string>()
  for (const key of await client.keys('*')) {
    const type = await client.type(key)
    found.set(key, JSON.stringify(type === 'stream' ? await client.xRange(key, '-', '+') : await client.get(key)))
  }
  await client.close()
  return found
}

test('everything of the product is used, the account is deleted, and only what the table of docs/privacy names is left [SR19][SR18]', async () => {
  const { clock } = server.lumi.platform
  const guest = server.guest()
  const acceptedAgreements = await guest.call(getAvailableAgreements)
  await guest.call(registerWithEmail, {
    body: { email, password, acceptedAgreements, referralInfo: `?ref=${canary}`, timeZone: 'Europe/Minsk' },
  })
  const [confirmation] = (await server.mails()).filter((mail) => mail.to === email)
  const link = new URL(/https?:\/\/\S+registrationConfirmation\S+/.exec(confirmation!.text)![0]).searchParams
  await guest.call(confirmEmailRegistration, { body: { confirmationId: link.get('ci')!, secret: link.get('ecs')! } })
  await expect(guest.call(login, { body: { email, password: `wrong ${canary}` } })).rejects.toThrow()
  await guest.call(login, { body: { email, password } })
  await guest.call(setRegistrationStudentInfo, { body: { birthDate: '1990-05-05', countryId: 112 } })
  await guest.call(requestUserPasswordChangeByEmail, { body: { email } })
  await guest.call(sendConfirmationCode)
  await guest.call(requestEmailChange, { body: { email: `new-${email}` } })
  const [{ id: studentId }] = (await query<{ id: string }>(sql`select id from students where email = ${email}`)) as [
    { id: string },
  ]
  await query(sql`update students set name = ${canary} where id = ${studentId}`)
  await hook('set-next-reply', { studentId, text: `A reply about ${canary}`, delayMs: 1 })
  const device = await openDevice(server.url, guest)
  const send = (text: string) => guest.call(sendMessage, { body: { clientMessageId: randomUUID(), text } })
  const sent = await send(`what is ${canary}?`)
  await device.untilEnded(sent.reply.messageId)
  await guest.call(deleteMessage, { body: { messageId: sent.message.messageId } })
  const exported = readZip(Buffer.from(await (await guest.request('/api/v1/user/exportData')).arrayBuffer()))
  expect(exported.get('data.json')!.toString()).toContain(canary)
  // A message that is still being answered when the account is deleted.
  await hook('set-next-reply', { studentId, text: `${canary} `.repeat(500), chunkSize: 10, delayMs: 50 })
  await send(`and once more ${canary}`)
  const filled = await fillEmptyTables(studentId)
  const before = await tracesIn([canary, studentId])
  expect(before).toEqual(expect.arrayContaining(['students', 'messages', 'mails', 'email_changes', ...filled]))

  await guest.call(deleteAccount)
  clock.advance(7 * dayMs + 1)
  await hook('clean-up')
  expect((await server.mails())[0]).toMatchObject({ to: email, subject: 'Your Lumi account is deleted' })
  // Within 24 hours of the end of the grace.
  clock.advance(dayMs - 2)
  await hook('clean-up')
  clock.advance(2)
  await hook('clean-up')

  expect(await tracesIn([canary, studentId, sent.message.messageId, sent.message.conversationId])).toEqual(
    [...named()].filter((table) => filled.includes(table)).sort(),
  )
  for (const secret of [canary, link.get('ecs')!, link.get('ci')!]) expect(server.logText()).not.toContain(secret)
  if (redisUrl)
    // The hub's stream is trimmed by the clock of Redis, up to an hour later.
    for (const [key, text] of await redisText())
      if (key !== 'apphub') expect([key, text.includes(canary) || text.includes(studentId)]).toEqual([key, false])
}, 60_000)
