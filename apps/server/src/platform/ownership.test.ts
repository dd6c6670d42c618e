// One database is enough: whose a record is stands in statements that both databases read alike.
import { randomUUID } from 'node:crypto'
import { buyTariff } from '@lumi/contracts/billing'
import { getChatMessagesList, sendMessage } from '@lumi/contracts/chat'
import type { Endpoint } from '@lumi/contracts/endpoint'
import type { ErrorBody } from '@lumi/contracts/errors'
import { sendGeneralFeedback } from '@lumi/contracts/feedback'
import { addStudentInstitution } from '@lumi/contracts/profile'
import { addProgramForStudy } from '@lumi/contracts/programs'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { studentIdentities } from '../features/auth/social/social.tables.ts'
import { paymentMethods } from '../features/billing/billing.tables.ts'
import { aStudent } from '../testing/a-student.ts'
import { type SignedInClient, startTestServer, type TestServer } from '../testing/start-test-server.ts'

/**
 * Walks every served contract, so that a new call is covered automatically (SR10, SR11). A call that names a record
 * needs a declaration in its contract (`names`); a new kind of record needs a line in `recordsOf`.
 */
let server: TestServer
let owner: SignedInClient
let records: Record<string, unknown>
let contracts: readonly Endpoint[]

const json = { 'content-type': 'application/json' }
/** Fields no feature reads yet, with the expected status; the record they name must still not appear. */
const unused: Record<string, number> = { attachmentIds: 400, replyTo: 200 }
/** Stands wherever the owner could be recognised. */
const canary = 'Owner-Canary-Sentence'

beforeAll(async () => {
  server = await startTestServer()
  contracts = server.lumi.features.app.contracts
  owner = await server.signIn(aStudent({ name: canary, email: `${canary.toLowerCase()}@example.org` }))
  records = await recordsOf(owner)
})
afterAll(() => server.close())

/** One record of each kind, by the name of the field that names it. */
async function recordsOf(client: SignedInClient): Promise<Record<string, unknown>> {
  const sent = await client.call(sendMessage, { body: { clientMessageId: randomUUID(), text: `3x = 6 ${canary}` } })
  // Nothing of the owner may still be changing by itself.
  await vi.waitFor(async () => expect((await client.call(getChatMessagesList)).messages.at(-1)?.state).toBe('done'), {
    timeout: 20_000,
  })
  const { conversationId } = sent.message
  const programId = 'us-7-maths'
  await client.call(addProgramForStudy, { body: { programId } })
  const { institutionId } = await client.call(addStudentInstitution, { body: { name: canary } })
  const identityId = randomUUID()
  const now = server.lumi.platform.clock.now()
  await server.lumi.platform.db.insert(studentIdentities).values({
    id: identityId,
    studentId: client.student.id,
    providerId: 'example',
    issuer: 'https://issuer.example',
    subject: canary,
    createdAt: now,
    lastUsedAt: now,
  })
  const requestId = randomUUID()
  await client.call(sendGeneralFeedback, { body: { clientRequestId: requestId, type: 'other', text: canary } })
  const { paymentId } = await client.call(buyTariff, { body: { tariffId: 'plus', months: 1, attemptId: randomUUID() } })
  const methodId = randomUUID()
  const card = {
    provider: 'sandbox',
    token: canary,
    customer: null,
    brand: canary,
    last4: '4242',
    expires: null,
  } as const
  const owned = { methodId, studentId: client.student.id, cardKey: null, createdAt: now }
  await server.lumi.platform.db.insert(paymentMethods).values({ ...owned, ...card })
  return {
    conversationId,
    messageId: sent.reply.messageId,
    afterMessageId: sent.reply.messageId,
    replyTo: sent.message.messageId,
    attachmentIds: [randomUUID()],
    paymentId,
    methodId,
    'intent.problemId': 'problem-of-the-owner',
    'turns.intent.problemId': 'problem-of-the-owner',
    sessionId: client.sessionId,
    identityId,
    requestId,
    programId,
    insteadOfId: programId,
    institutionId,
  }
}

type JsonSchema = Record<string, unknown>

const schemaOf = (schema: NonNullable<Endpoint['body']>) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema

/** Every field of a schema by its path, `acceptedAgreements.agreementId` for one inside a list. */
function fieldsOf(schema: JsonSchema, prefix = ''): string[] {
  const variants = (schema.anyOf ?? schema.oneOf ?? []) as JsonSchema[]
  const own = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>).flatMap(([name, part]) => [
    prefix + name,
    ...fieldsOf(part, `${prefix}${name}.`),
  ])
  const inside = schema.type === 'array' ? fieldsOf((schema.items ?? {}) as JsonSchema, prefix) : []
  return [...own, ...inside, ...variants.flatMap((variant) => fieldsOf(variant, prefix))]
}

const inputsOf = ({ body, query }: Endpoint) => [body, query].filter((schema) => schema !== undefined)
const namingFields = (route: Endpoint) =>
  [...new Set(inputsOf(route).flatMap((schema) => fieldsOf(schemaOf(schema))))].filter((path) =>
    /(Id|Ids|To)$/.test(path),
  )

/** A valid value for each field, so that a call reaches the ownership check. */
function fitting(schema: JsonSchema, name = ''): unknown {
  if (schema.enum) return (schema.enum as unknown[])[0]
  if (schema.const !== undefined) return schema.const
  const [variant] = (schema.anyOf ?? schema.oneOf ?? []) as JsonSchema[]
  if (variant) return fitting(variant, name)
  if (schema.type === 'object') {
    const required = new Set((schema.required ?? []) as string[])
    const entries = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)
    return Object.fromEntries(
      entries.filter(([key]) => required.has(key)).map(([key, part]) => [key, fitting(part, key)]),
    )
  }
  if (schema.type === 'array') return [fitting((schema.items ?? {}) as JsonSchema, name)]
  if (schema.type === 'boolean') return true
  if (schema.type === 'integer' || schema.type === 'number') return 1
  if (schema.format === 'email' || name === 'email') return 'somebody@example.org'
  if (schema.format === 'uuid' || schema.format === 'guid') return randomUUID()
  if (name.toLowerCase().includes('password')) return 'Quiet-Harbour-7'
  return 'x'
}

async function send(client: SignedInClient, route: Endpoint, input: Record<string, unknown>, headers = {}) {
  if (route.method === 'POST') {
    const body = route.body ? { headers: { ...json, ...headers }, body: JSON.stringify(input) } : { headers }
    return client.request(route.path, { method: 'POST', ...body })
  }
  const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]))
  return client.request(`${route.path}?${query}`, { headers })
}

/** Everything stored about the owner. */
async function ownersRows(): Promise<string[]> {
  const response = await server.guest().request('/test/dump', { method: 'POST' })
  const { text } = (await response.json()) as { text: string }
  const marks = [owner.student.id, canary, ...Object.values(records).map(String)]
  return text
    .split('-- ')
    .filter((table) => !table.startsWith('pgboss.'))
    .flatMap((table) => table.split('\n'))
    .filter((row) => marks.some((mark) => row.includes(mark)))
    .sort()
}

describe('whose records are [SR10]', () => {
  test('every field that names a record says whose it may be, and every declaration has its field', () => {
    for (const route of contracts) {
      expect([route.path, Object.keys(route.names ?? {}).sort()]).toEqual([route.path, namingFields(route).sort()])
    }
  })

  test('a record that only its holder may use is asked for by a call that takes its secret too', () => {
    for (const route of contracts) {
      if (!Object.values(route.names ?? {}).includes('secret')) continue
      const fields = inputsOf(route).flatMap((schema) => fieldsOf(schemaOf(schema)))
      expect([route.path, fields.some((field) => field === 'secret' || field === 'token')]).toEqual([route.path, true])
    }
  })

  test('nobody may name anything of a student without a session', () => {
    for (const route of contracts) {
      if (route.access === 'student') continue
      expect([route.path, Object.values(route.names ?? {}).includes('own')]).toEqual([route.path, false])
    }
  })

  test('another student, fresh or not, finds nothing under the ids of the owner, and changes nothing', async () => {
    const other = await server.signIn()
    await other.call(sendMessage, { body: { clientMessageId: randomUUID(), text: '2x = 4' } })
    const fresh = await server.signIn()
    let tried = 0
    for (const route of contracts) {
      for (const [field, whose] of Object.entries(route.names ?? {})) {
        if (whose !== 'own') continue
        expect(Object.keys(records), `a record for ${field} of ${route.path}`).toContain(field)
        // Part of the student's own conversation and looked up there; it names nothing by itself.
        if (field.includes('.')) continue
        const schema = schemaOf(inputsOf(route)[0]!)
        const input = { ...(fitting(schema) as Record<string, unknown>), [field]: records[field] }
        for (const client of [other, fresh]) {
          const before = await ownersRows()
          const response = await send(client, route, input)
          const text = await response.text()
          tried++
          expect([route.path, field, response.status, text]).toEqual([
            route.path,
            field,
            expect.toSatisfy((status: number) => status === 404 || status === unused[field]),
            expect.not.stringContaining(canary),
          ])
          expect(text).not.toContain(String(records[field]))
          expect([route.path, await ownersRows()]).toEqual([route.path, before])
        }
      }
    }
    expect(tried).toBeGreaterThan(15)
  })

  test('every other call answers each student with their own data only', async () => {
    for (const route of contracts.filter(({ access }) => access === 'student')) {
      const client = await server.signIn()
      const input = inputsOf(route)[0]
      const response = await send(client, route, input ? (fitting(schemaOf(input)) as Record<string, unknown>) : {})
      expect([route.path, response.status < 500]).toEqual([route.path, true])
      expect(await response.text()).not.toMatch(new RegExp(canary, 'i'))
    }
  })
})

describe('what a client says about itself [SR11]', () => {
  test('headers and extra fields that name the owner reach nothing of the owner, on any route', async () => {
    const claims = {
      userid: owner.student.id,
      'x-session-id': owner.sessionId,
      'country-id': '112',
      'language-id': '112',
    }
    const mass = {
      id: owner.student.id,
      userId: owner.student.id,
      studentId: owner.student.id,
      ownerId: owner.student.id,
      sessionId: owner.sessionId,
      role: 'admin',
      isAdmin: true,
      access: 'public',
      emailConfirmedAt: '2026-01-01T00:00:00Z',
      guardianState: 'given',
      birthDate: '1980-01-01',
      messagesLeft: 1_000_000,
    }
    const before = await ownersRows()
    for (const route of contracts) {
      // Each call by a student of its own: some end the session, some the account.
      const client = await server.signIn()
      const schema = inputsOf(route)[0]
      const fits = schema ? (fitting(schemaOf(schema)) as Record<string, unknown>) : {}
      const declared = new Set(schema ? fieldsOf(schemaOf(schema)) : [])
      const extra = Object.fromEntries(Object.entries(mass).filter(([name]) => !declared.has(name)))
      const response = await send(client, route, { ...fits, ...extra }, claims)
      const text = await response.text()
      expect([route.path, response.status < 500, text]).toEqual([route.path, true, text])
      expect([route.path, text]).toEqual([route.path, expect.not.stringContaining(owner.student.id)])
      expect(text).not.toMatch(new RegExp(canary, 'i'))
      const { code } = response.ok ? { code: '' } : (JSON.parse(text) as ErrorBody)
      expect([route.path, code]).not.toEqual([route.path, 'internal'])
    }
    expect(await ownersRows()).toEqual(before)
  }, 60_000)

  test('a difference is written to the log by the names of the headers, without what they said', async () => {
    const client = await server.signIn()
    await client.request('/api/v1/user/getCurrentUserInfo', {
      headers: { userid: 'somebody-else-entirely', 'x-session-id': client.sessionId, 'country-id': '112' },
    })
    const line = server
      .logText()
      .split('\n')
      .findLast((text) => text.includes('names another user') && text.includes(client.student.id))
    expect(line).toContain('"userid"')
    expect(line).toContain('"country-id"')
    expect(line).not.toContain('x-session-id')
    expect(line).not.toContain('somebody-else-entirely')
  })
})
