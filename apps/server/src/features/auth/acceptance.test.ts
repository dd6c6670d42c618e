import { acceptAgreements, getCurrentUserInfo, registerWithEmail } from '@lumi/contracts/auth'
import { getAgreementContent, getAvailableAgreements } from '@lumi/contracts/reference'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '../../platform/audit.tables.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { acceptedAgreements } from './auth.tables.ts'

/** Decision 012: a list with versions, asked again when one changes. The operator publishes at run time. */
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const texts = (version: string) => ({
  en: `# User agreement\n\nText of version ${version}.\n`,
  ru: `# Пользовательское соглашение\n\nТекст версии ${version}.\n`,
})
const publish = (version: string) =>
  server.lumi.features.agreements.publish({ agreementId: 'user-agreement', version, texts: texts(version) })

async function signedInWhoAccepted() {
  const client = await server.signIn()
  await server.lumi.features.acceptance.acceptCurrent(client.student.id, 'en')
  return client
}

test('a new version is asked for once, in either language, and what was accepted is kept exactly [A06][E01]', async () => {
  const client = await signedInWhoAccepted()
  expect((await client.call(getCurrentUserInfo)).agreementsToAccept).toEqual([])
  await publish('2027-01-01')
  const missing = [{ agreementId: 'user-agreement', version: '2027-01-01' }]
  expect((await client.call(getCurrentUserInfo)).agreementsToAccept).toEqual(missing)
  const russian = { headers: { 'language-id': '2' } }
  await client.call(acceptAgreements, { body: { acceptedAgreements: missing }, ...russian })
  // Idempotent: the first answer may have been lost.
  await client.call(acceptAgreements, { body: { acceptedAgreements: missing } })
  expect((await client.call(getCurrentUserInfo)).agreementsToAccept).toEqual([])

  const { db } = server.lumi.platform
  const stored = await db.select().from(acceptedAgreements).where(eq(acceptedAgreements.studentId, client.student.id))
  const [listed] = await server.guest().call(getAvailableAgreements, russian)
  expect(stored).toContainEqual(
    expect.objectContaining({ version: '2027-01-01', language: 'ru', contentHash: listed!.contentHash }),
  )
  const rows = await db.select().from(audit).where(eq(audit.studentId, client.student.id))
  expect(rows).toContainEqual(expect.objectContaining({ action: 'agreements', result: 'done' }))
})

test('the former text stays readable, and neither a sign-up nor a student can accept it any more [A06]', async () => {
  const [before] = await server.guest().call(getAvailableAgreements)
  const client = await signedInWhoAccepted()
  await publish('2027-02-01')
  const former = { agreementId: before!.agreementId, version: before!.version }
  await expect(server.guest().call(getAgreementContent, { query: former })).resolves.toMatchObject({
    contentHash: before!.contentHash,
  })
  await expect(client.call(acceptAgreements, { body: { acceptedAgreements: [former] } })).rejects.toMatchObject({
    code: 'agreement_outdated',
  })
  const current = await server.guest().call(getAvailableAgreements)
  const stale = current.map((agreement) => (agreement.agreementId === 'user-agreement' ? former : agreement))
  await expect(
    server.guest().call(registerWithEmail, {
      body: { email: 'late@example.org', password: 'Quiet-Harbour-7', acceptedAgreements: stale },
    }),
  ).rejects.toMatchObject({ code: 'agreement_outdated' })
})

test('what an upgrade brings along does not replace the words of the operator', async () => {
  await publish('2027-03-01')
  await server.lumi.features.agreements.seed()
  const [current] = await server.guest().call(getAvailableAgreements)
  expect(current).toMatchObject({ agreementId: 'user-agreement', version: '2027-03-01', required: true })
})

test.each([
  ['a version that exists', { version: '2027-03-01' }, 'agreement_version_exists'],
  ['a name that nobody knows', { agreementId: 'user-agrement' }, 'agreement_not_found'],
  ['a version that cannot stand in an address', { version: '../etc' }, 'agreement_unreadable'],
  ['a text without a title', { texts: { ...texts('x'), ru: 'Без заголовка' } }, 'agreement_unreadable'],
])('publishing refuses %s and stores nothing', async (_name, change, code) => {
  const before = await server.guest().call(getAvailableAgreements)
  const wanted = { agreementId: 'user-agreement', version: '2028-01-01', texts: texts('x'), ...change }
  await expect(server.lumi.features.agreements.publish(wanted)).rejects.toMatchObject({ code })
  expect(await server.guest().call(getAvailableAgreements)).toEqual(before)
})
