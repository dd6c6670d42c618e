import { getCurrentUserInfo } from '@lumi/contracts/auth'
import { createPayerLink } from '@lumi/contracts/billing'
import { getChatMessagesList } from '@lumi/contracts/chat'
import { CONSENT } from '@lumi/contracts/product-rules'
import { getStudentProfile } from '@lumi/contracts/profile'
import { getAvailableAgreements } from '@lumi/contracts/reference'
import {
  askGuardian,
  decideAsGuardian,
  deleteAsGuardian,
  type GuardianPage,
  getConsentStatus,
  getGuardianPage,
  sendGuardianManageLink,
  setRegistrationStudentInfo,
} from '@lumi/contracts/student'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audit } from '../../platform/audit.tables.ts'
import { aStudent } from '../../testing/a-student.ts'
import { type SignedInClient, startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { students } from '../auth/auth.tables.ts'
import { storedItems } from '../privacy/stored-data.ts'
import { consentRecords } from './student.tables.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const dayMs = 86_400_000
const now = () => server.lumi.platform.clock.now()
const bornAgo = (years: number) =>
  Temporal.Instant.fromEpochMilliseconds(now().getTime())
    .toZonedDateTimeISO('UTC')
    .toPlainDate()
    .subtract({ years })
    .toString()

interface Key {
  linkId: string
  secret: string
}

/** The link keys in the mails to an address, newest first. */
async function keysFor(email: string): Promise<Key[]> {
  const mails = (await server.mails()).filter((mail) => mail.to === email)
  return mails.flatMap(({ text }) => {
    const [link] = text.match(/\S+\/guardian\?\S+/) ?? []
    if (link === undefined) return []
    const { searchParams } = new URL(link)
    return [{ linkId: searchParams.get('gi')!, secret: searchParams.get('gs')! }]
  })
}

async function askedParent(language: 'en' | 'ru' = 'en') {
  const child = await server.signIn(aStudent({ birthDate: bornAgo(10) }))
  const email = `parent-${crypto.randomUUID()}@example.org`
  await child.call(askGuardian, { body: { email, language } })
  const [key] = await keysFor(email)
  return { child, email, key: key! }
}

const open = (key: Key) => server.guest().call(getGuardianPage, { body: key })
const agree = async (key: Key, page?: GuardianPage) => {
  const { contentHash } = (page ?? (await open(key))).consent
  return server.guest().call(decideAsGuardian, { body: { ...key, decision: 'agree', contentHash, isGuardian: true } })
}
const say = (key: Key, decision: 'refuse' | 'withdraw') =>
  server.guest().call(decideAsGuardian, { body: { ...key, decision } })
const accessOf = async (client: SignedInClient) => (await client.call(getCurrentUserInfo)).chatAccess
const recordsOf = (child: SignedInClient) =>
  server.lumi.platform.db
    .select()
    .from(consentRecords)
    .where(eq(consentRecords.studentId, child.student.id))
    .orderBy(asc(consentRecords.at))
const round = () => server.lumi.features.students.runRound()

test('opening the link decides nothing and shows no more than it takes to recognise the child', async () => {
  const { child, key } = await askedParent()
  const page = await open(key)
  expect(page).toMatchObject({
    kind: 'request',
    student: { email: 's…@example.org', age: 10, country: 'United States', birthDate: null },
    decision: null,
    isIndependent: false,
    consent: { title: 'Consent of a parent or guardian', version: '2026-11-27' },
  })
  expect(page.consent.contentHash).toMatch(/^[0-9a-f]{64}$/)
  expect(JSON.stringify(page)).not.toContain(child.student.email)
  expect(await accessOf(child)).toBe('waiting_guardian')
})

test('a record of a consent can be neither changed nor deleted, not even by the server itself', async () => {
  const { child, key } = await askedParent()
  await agree(key)
  const { db } = server.lumi.platform
  const own = eq(consentRecords.studentId, child.student.id)
  const refusal = { cause: { message: expect.stringContaining('append-only') } }
  await expect(db.update(consentRecords).set({ decision: 'refused' }).where(own)).rejects.toMatchObject(refusal)
  await expect(db.delete(consentRecords).where(own)).rejects.toMatchObject(refusal)
  expect(await recordsOf(child)).toMatchObject([{ decision: 'given' }])
})

test('the text is no agreement that students are asked for', async () => {
  const agreements = await server.guest().call(getAvailableAgreements)
  expect(agreements.map(({ agreementId }) => agreementId)).not.toContain('parental-consent')
})

test('agreeing opens the chat, leaves a record, and mails the link to change it', async () => {
  const { child, email, key } = await askedParent('ru')
  const page = await open(key)
  expect(await agree(key, page)).toMatchObject({
    kind: 'manage',
    decision: { kind: 'given', version: page.consent.version },
    student: { email: child.student.email, birthDate: child.student.birthDate },
    stored: storedItems('en'),
  })
  expect(await accessOf(child)).toBe('open')
  await child.call(getChatMessagesList, { query: {} })
  const [record, ...others] = await recordsOf(child)
  expect(others).toEqual([])
  expect(record).toMatchObject({
    decision: 'given',
    version: page.consent.version,
    contentHash: page.consent.contentHash,
    language: 'en',
    addressPrefix: '127.0.0.0/24',
  })
  expect(JSON.stringify(record)).not.toContain(email)
  const mails = (await server.mails()).filter((mail) => mail.to === email)
  expect(mails[0]?.subject).toBe('Вы разрешили ребёнку пользоваться Луми')
  expect((await server.mails()).find((mail) => mail.to === child.student.email)?.subject).toContain('open')
  const [entry] = await server.lumi.platform.db
    .select()
    .from(audit)
    .where(eq(audit.studentId, child.student.id))
    .orderBy(asc(audit.at))
    .then((rows) => rows.filter(({ action }) => action === 'consent-given'))
  expect(entry).toMatchObject({ result: 'done' })
})

test('a consent needs the ticked box and the text that was read', async () => {
  const { child, key } = await askedParent()
  const { contentHash } = (await open(key)).consent
  const guest = server.guest()
  for (const body of [{ contentHash }, { contentHash, isGuardian: false }]) {
    await expect(guest.call(decideAsGuardian, { body: { ...key, decision: 'agree', ...body } })).rejects.toMatchObject({
      details: { body: { validationErrors: [{ path: 'isGuardian', code: 'guardian_confirm' }] } },
    })
  }
  for (const hash of ['0'.repeat(64), undefined]) {
    const body = { ...key, decision: 'agree' as const, isGuardian: true, ...(hash && { contentHash: hash }) }
    await expect(guest.call(decideAsGuardian, { body })).rejects.toMatchObject({ code: 'consent_outdated' })
  }
  expect(await recordsOf(child)).toEqual([])
  expect(await accessOf(child)).toBe('waiting_guardian')
})

test('a no keeps the chat closed; the mailed link can turn it into a yes', async () => {
  const { child, email, key } = await askedParent()
  expect(await say(key, 'refuse')).toMatchObject({
    decision: { kind: 'refused' },
    student: { email: 's…@example.org', birthDate: null },
  })
  expect(await accessOf(child)).toBe('refused')
  await expect(child.call(askGuardian, { body: { email: 'aunt@example.org', language: 'en' } })).rejects.toMatchObject({
    code: 'guardian_only',
  })
  const [manage] = await keysFor(email)
  expect(await open(manage!)).toMatchObject({ kind: 'manage', decision: { kind: 'refused' } })
  await agree(manage!)
  expect(await accessOf(child)).toBe('open')
})

test('a parent who said no first and then yes is the one who pays; the child names nobody else [V10]', async () => {
  const { child, email, key } = await askedParent()
  await say(key, 'refuse')
  const [manage] = await keysFor(email)
  await agree(manage!)
  await child.call(createPayerLink, { body: { email: 'second-mailbox-of-the-child@example.org' } })
  const mails = await server.mails()
  expect(mails.filter(({ to }) => to.startsWith('second-mailbox'))).toEqual([])
  expect(mails.find(({ to }) => to === email)!.text).toMatch(/\/pay\?/)
})

test('taking it back closes the chat at once; every decision is a record of its own', async () => {
  const { child, email, key } = await askedParent()
  await agree(key)
  const [manage] = await keysFor(email)
  expect(await open(manage!)).toMatchObject({
    kind: 'manage',
    student: { email: child.student.email, birthDate: child.student.birthDate },
  })
  expect(await say(manage!, 'withdraw')).toMatchObject({ decision: { kind: 'withdrawn' } })
  expect(await accessOf(child)).toBe('refused')
  await expect(child.call(getChatMessagesList, { query: {} })).rejects.toMatchObject({ code: 'consent_required' })
  await expect(say(manage!, 'withdraw')).rejects.toMatchObject({ code: 'consent_decided' })
  await agree(manage!)
  await expect(agree(manage!)).rejects.toMatchObject({ code: 'consent_decided' })
  expect((await recordsOf(child)).map(({ decision }) => decision)).toEqual(['given', 'withdrawn', 'given'])
})

test('a parent has everything deleted, with the link to manage only', async () => {
  const { child, email, key } = await askedParent()
  await expect(server.guest().call(deleteAsGuardian, { body: key })).rejects.toMatchObject({
    code: 'guardian_link_invalid',
  })
  await agree(key)
  const [manage] = await keysFor(email)
  await server.guest().call(deleteAsGuardian, { body: manage! })
  await expect(child.call(getCurrentUserInfo)).rejects.toMatchObject({ code: 'auth_required' })
  await server.lumi.features.deletion.sweep()
  const { db } = server.lumi.platform
  expect(await db.select().from(students).where(eq(students.id, child.student.id))).toEqual([])
  await expect(open(manage!)).rejects.toMatchObject({ code: 'guardian_link_invalid' })
  // The proof of consent stays, and names nobody.
  const records = await recordsOf(child)
  expect(records).toHaveLength(1)
  expect(JSON.stringify(records)).not.toContain('@')
})

describe('links [SR10]', () => {
  test('guessed, cut and mixed links open nothing and look alike', async () => {
    const [one, other] = [await askedParent(), await askedParent()]
    const guesses: Key[] = [
      { linkId: crypto.randomUUID(), secret: one.key.secret },
      { linkId: one.key.linkId, secret: other.key.secret },
      { linkId: one.key.linkId, secret: one.key.secret.slice(1) },
      { linkId: one.key.linkId, secret: 'x' },
      { linkId: "' or 1=1 --", secret: one.key.secret },
      { linkId: one.child.student.id, secret: one.key.secret },
    ]
    for (const guess of guesses) {
      const refused = { code: 'guardian_link_invalid' }
      await expect(open(guess)).rejects.toMatchObject(refused)
      await expect(say(guess, 'refuse')).rejects.toMatchObject(refused)
      await expect(server.guest().call(deleteAsGuardian, { body: guess })).rejects.toMatchObject(refused)
    }
    expect([await accessOf(one.child), await accessOf(other.child)]).toEqual(['waiting_guardian', 'waiting_guardian'])
  })

  test('a used link says so, for both answers', async () => {
    for (const answer of [agree, (key: Key) => say(key, 'refuse')]) {
      const { key } = await askedParent()
      await answer(key)
      for (const again of [() => open(key), () => say(key, 'refuse')]) {
        await expect(again()).rejects.toMatchObject({ code: 'guardian_link_used' })
      }
    }
  })

  test('a corrected address makes the letter to the stranger worthless, and tells them so', async () => {
    const { child, key } = await askedParent()
    const right = `right-${crypto.randomUUID()}@example.org`
    await child.call(askGuardian, { body: { email: right, language: 'en' } })
    await expect(open(key)).rejects.toMatchObject({ code: 'guardian_link_replaced' })
    await expect(say(key, 'refuse')).rejects.toMatchObject({ code: 'guardian_link_replaced' })
    const [newKey] = await keysFor(right)
    expect((await open(newKey!)).kind).toBe('request')
  })

  test('a link to answer cannot take back, a link to manage cannot refuse', async () => {
    const { email, key } = await askedParent()
    await expect(say(key, 'withdraw')).rejects.toMatchObject({ code: 'consent_decided' })
    await agree(key)
    const [manage] = await keysFor(email)
    await expect(say(manage!, 'refuse')).rejects.toMatchObject({ code: 'consent_decided' })
  })
})

test('of twenty parallel answers, half yes and half no, one counts', async () => {
  const { child, email, key } = await askedParent()
  const page = await open(key)
  const answers = await Promise.allSettled(
    Array.from({ length: 20 }, (_, n) => (n % 2 === 0 ? agree(key, page) : say(key, 'refuse'))),
  )
  const won = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
  const lost = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.code] : []))
  expect(won).toHaveLength(1)
  expect(new Set(lost)).toEqual(new Set(['guardian_link_used']))
  const records = await recordsOf(child)
  expect(records).toHaveLength(1)
  expect(await accessOf(child)).toBe(records[0]?.decision === 'given' ? 'open' : 'refused')
  expect(await keysFor(email)).toHaveLength(2)
})

test('of twenty parallel withdrawals one counts', async () => {
  const { child, email, key } = await askedParent()
  await agree(key)
  const [manage] = await keysFor(email)
  const answers = await Promise.allSettled(Array.from({ length: 20 }, () => say(manage!, 'withdraw')))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await recordsOf(child)).map(({ decision }) => decision)).toEqual(['given', 'withdrawn'])
})

describe('a corrected date of birth of a student with a consent', () => {
  const consented = async () => {
    const asked = await askedParent()
    await agree(asked.key)
    return asked
  }
  const correct = (child: SignedInClient) =>
    child.call(setRegistrationStudentInfo, { body: { birthDate: bornAgo(20), countryId: 1 } })

  test('goes to the parent; a yes stores it', async () => {
    const { child, email } = await consented()
    expect(await correct(child)).toEqual({ chatAccess: 'open', isChanged: false })
    // The student sees that it waits, also after a reload.
    const profile = () => child.call(getStudentProfile)
    expect((await profile()).ageToConfirm).toEqual({ birthDate: bornAgo(20), countryId: 1 })
    const [key] = await keysFor(email)
    expect(await open(key!)).toMatchObject({
      kind: 'correction',
      correction: { birthDate: bornAgo(20), fromBirthDate: bornAgo(10), country: 'United States' },
    })
    await server.guest().call(decideAsGuardian, { body: { ...key!, decision: 'agree' } })
    expect((await child.call(getConsentStatus)).opensOn).toBe(bornAgo(7))
    expect(await profile()).not.toHaveProperty('ageToConfirm')
    await expect(open(key!)).rejects.toMatchObject({ code: 'guardian_link_used' })
  })

  test('a no leaves it, and the chat open', async () => {
    const { child, email } = await consented()
    await correct(child)
    const [key] = await keysFor(email)
    await say(key!, 'refuse')
    expect(await child.call(getConsentStatus)).toMatchObject({ opensOn: bornAgo(-3), chatAccess: 'open' })
    expect((await recordsOf(child)).map(({ decision }) => decision)).toEqual(['given', 'correction-refused'])
  })
})

test('a lost letter: the links come again, and nobody learns who decided anything', async () => {
  const { email, key } = await askedParent()
  await agree(key)
  const stranger = `stranger-${crypto.randomUUID()}@example.org`
  const guest = server.guest()
  const answers = []
  for (const address of [email.toUpperCase(), stranger]) {
    answers.push(await guest.call(sendGuardianManageLink, { body: { email: address } }))
  }
  expect(answers[0]).toEqual(answers[1])
  expect((await server.mails()).filter((mail) => mail.to === stranger)).toEqual([])
  const [manage] = await keysFor(email)
  expect(await open(manage!)).toMatchObject({ kind: 'manage', decision: { kind: 'given' } })
})

test('reminders after 3 and 7 days, once each, also when two rounds run at once; the request ends after 30 with the account', async () => {
  const { child, email, key } = await askedParent()
  const { clock, db } = server.lumi.platform
  const letters = async () => (await server.mails()).filter((mail) => mail.to === email).length
  const daysLater = async (days: number) => {
    clock.advance(days * dayMs)
    await Promise.all([round(), round()])
    await round()
  }
  await daysLater(2)
  expect(await letters()).toBe(1)
  await daysLater(1)
  expect(await letters()).toBe(2)
  await daysLater(3)
  expect(await letters()).toBe(2)
  await daysLater(1)
  expect(await letters()).toBe(3)
  // The link of every mail works, also of the first one.
  for (const letter of await keysFor(email)) expect((await open(letter)).kind).toBe('request')
  await daysLater(CONSENT.answerDays - 8)
  expect(await letters()).toBe(3)
  clock.advance(dayMs)
  await expect(open(key)).rejects.toMatchObject({ code: 'guardian_link_expired' })
  await expect(agree(key, { consent: { contentHash: 'x' } } as GuardianPage)).rejects.toMatchObject({
    code: 'guardian_link_expired',
  })
  await round()
  await server.lumi.features.deletion.sweep()
  expect(await db.select().from(students).where(eq(students.id, child.student.id))).toEqual([])
  expect(await letters()).toBe(0)
})

test('a yes in time keeps the account', async () => {
  const { child, key } = await askedParent()
  await agree(key)
  server.lumi.platform.clock.advance((CONSENT.answerDays + 1) * dayMs)
  await round()
  await server.lumi.features.deletion.sweep()
  const { db } = server.lumi.platform
  expect(await db.select().from(students).where(eq(students.id, child.student.id))).toHaveLength(1)
})

test('the birthday opens the chat by itself, and ends what a parent may decide', async () => {
  const almost = Temporal.PlainDate.from(bornAgo(13)).add({ days: 5 }).toString()
  const child = await server.signIn(aStudent({ birthDate: almost }))
  const email = `parent-${crypto.randomUUID()}@example.org`
  await child.call(askGuardian, { body: { email, language: 'en' } })
  const [key] = await keysFor(email)
  await say(key!, 'refuse')
  const [manage] = await keysFor(email)
  expect(await accessOf(child)).toBe('refused')
  server.lumi.platform.clock.advance(5 * dayMs)
  const grown = await server.signIn(child.student)
  expect(await accessOf(grown)).toBe('open')
  expect(await open(manage!)).toMatchObject({ isIndependent: true, student: { birthDate: null } })
  for (const attempt of [() => agree(manage!), () => server.guest().call(deleteAsGuardian, { body: manage! })]) {
    await expect(attempt()).rejects.toMatchObject({ code: 'guardian_not_needed' })
  }
  server.lumi.platform.clock.advance((CONSENT.answerDays + 1) * dayMs)
  await round()
  await server.lumi.features.deletion.sweep()
  const { db } = server.lumi.platform
  expect(await db.select().from(students).where(eq(students.id, child.student.id))).toHaveLength(1)
})
