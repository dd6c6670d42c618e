import { getCurrentProducts } from '@lumi/contracts/billing'
import { countryIdOf } from '@lumi/contracts/countries'
import {
  confirmPhoneByCode,
  getPhoneVerification,
  type PhoneChannel,
  sendPhoneVerificationCode,
} from '@lumi/contracts/phone'
import { PHONE_CODE } from '@lumi/contracts/product-rules'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rows } from '../../../platform/db.ts'
import { aStudent } from '../../../testing/a-student.ts'
import { newPhoneNumber, withoutPhoneLimits } from '../../../testing/phone-numbers.ts'
import { type SignedInClient, startTestServer, type TestServer } from '../../../testing/start-test-server.ts'
import { lastDayOf } from './phone.rules.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    ...withoutPhoneLimits,
    SMS_DAY_COST_ADDRESS: '1000000',
    SMS_DAY_COST_NUMBER: '1000000',
    SMS_DAY_COST_TOTAL: '1000000',
    SMS_DAY_COST_COUNTRY: '1000000',
  })
})
afterAll(() => server.close())

const newNumber = newPhoneNumber.RU

const send = (client: SignedInClient, phone: string, channel: PhoneChannel = 'call') =>
  client.call(sendPhoneVerificationCode, { body: { phone, channel } })
const confirm = (client: SignedInClient, code: string) => client.call(confirmPhoneByCode, { body: { code } })
const state = (client: SignedInClient) => client.call(getPhoneVerification)

/** The code on the outbox page, once the call is made. */
async function codeFor(client: SignedInClient): Promise<string> {
  await expect.poll(async () => (await state(client)).verification?.state).toBe('sent')
  const [sent] = await rows<{ text: string; digits: number }>(
    server.lumi.platform.db,
    sql`select text, digits from kept_calls join phone_verifications using (student_id)
        where student_id = ${client.student.id} order by kept_calls.created_at desc limit 1`,
  )
  const { text, digits } = sent!
  return text.startsWith('+') ? text.slice(-digits) : text.slice(0, digits)
}
const wrong = (code: string) => String((Number(code) + 1) % 10 ** code.length).padStart(code.length, '0')

describe('the trial by phone [A03][K01]', () => {
  test('where numbers of the own country are not taken, the student is told before typing one', async () => {
    const client = await server.signIn(aStudent({ countryId: countryIdOf('DE')! }))
    expect(await state(client)).toMatchObject({ isOwnCountryServed: false })
  })

  test.each(['call', 'text'] as const)(
    'a %s with a code, wrong guesses, then the trial with its last day',
    async (channel) => {
      const client = await server.signIn(aStudent({ timeZone: 'Asia/Vladivostok', countryId: 2 }))
      const phone = newNumber()
      expect(await state(client)).toMatchObject({
        trial: { state: 'available', days: 10, lastDay: null },
        channels: ['call', 'text'],
        countries: ['RU', 'BY', 'US'],
        isOwnCountryServed: true,
        verification: null,
      })
      const sent = await send(client, phone, channel)
      expect(sent).toMatchObject({ phone, channel, digits: channel === 'call' ? 4 : 6, triesLeft: PHONE_CODE.tries })
      const code = await codeFor(client)
      await expect(confirm(client, wrong(code))).rejects.toMatchObject({ code: 'phone_code_wrong' })
      // A reload finds the same code under way, with the rest of the countdown.
      const { verification } = await state(client)
      expect(verification).toMatchObject({ phone, state: 'sent', triesLeft: PHONE_CODE.tries - 1 })
      expect(verification!.resendAfterSeconds).toBeGreaterThan(0)
      await expect(send(client, phone, channel)).rejects.toMatchObject({
        code: 'phone_too_soon',
        details: { retryAfterSeconds: expect.any(Number) },
      })
      const trial = await confirm(client, code)
      expect(trial).toEqual({
        state: 'active',
        // Of the catalogue, where the trial is a tariff like others.
        gives: { messagesPerDay: 200, activeSubjects: 4, photosPerDay: null },
        days: 10,
        endsAt: expect.any(String),
        lastDay: lastDayOf(new Date(trial.endsAt!), 'Asia/Vladivostok'),
      })
      // A lost answer: the same call again answers the same; and there is no second trial.
      expect(await confirm(client, code)).toEqual(trial)
      await expect(send(client, newNumber())).rejects.toMatchObject({ code: 'trial_used' })
      // From now on the number itself is nowhere but on the outbox page.
      const [kept] = await rows<{ phone: null }>(
        server.lumi.platform.db,
        sql`select phone from phone_verifications where student_id = ${client.student.id}`,
      )
      expect(kept!.phone).toBeNull()
    },
  )

  test.each([
    ['+799912', 'validation_failed', '7 symbols'],
    ['+7999123456789012', 'validation_failed', '17 symbols'],
    ['89123456789', 'validation_failed', 'no country code'],
    ['+7912345', 'phone_unknown', '8 symbols pass the input rule, but there is no such number'],
    ['+799912345678901', 'phone_unknown', '16 symbols pass the input rule too'],
    ['+74951234567', 'phone_not_mobile', 'a landline'],
    ['+78001234567', 'phone_not_mobile', 'a free number'],
    ['+33612345678', 'phone_country', 'a country that is not served'],
  ])('%s is refused: %s (%s) [V02]', async (phone, code) => {
    const client = await server.signIn()
    await expect(send(client, phone)).rejects.toMatchObject({ code })
  })

  test('the trial is offered only where a number of the own country is taken', async () => {
    const offered = async (country: string) => {
      const client = await server.signIn(aStudent({ countryId: countryIdOf(country)! }))
      const { plan } = await client.call(getCurrentProducts)
      return [plan.trial.isOpen, (await state(client)).isOwnCountryServed, (await state(client)).countries[0]]
    }
    expect(await offered('BY')).toEqual([true, true, 'BY'])
    expect((await offered('GB')).slice(0, 2)).toEqual([false, false])
  })

  test('a number of another country than the student’s is fine: a parent may live elsewhere', async () => {
    const client = await server.signIn(aStudent({ countryId: 1 }))
    await send(client, '+375291234567')
    expect((await confirm(client, await codeFor(client))).state).toBe('active')
  })

  test('six guesses, then the code is spent; a new one works, the old one does not', async () => {
    const client = await server.signIn()
    const phone = newNumber()
    await send(client, phone)
    const code = await codeFor(client)
    const guesses = await Promise.allSettled(Array.from({ length: 20 }, () => confirm(client, wrong(code))))
    const codes = guesses.map((guess) => guess.status === 'rejected' && (guess.reason as { code: string }).code)
    expect(codes.filter((one) => one === 'phone_code_wrong')).toHaveLength(PHONE_CODE.tries - 1)
    expect(codes.filter((one) => one === 'phone_code_spent')).toHaveLength(20 - PHONE_CODE.tries + 1)
    await expect(confirm(client, code)).rejects.toMatchObject({ code: 'phone_code_spent' })
    server.lumi.platform.clock.advance(PHONE_CODE.resendSeconds * 1000)
    const other = newNumber()
    await send(client, other)
    const newCode = await codeFor(client)
    // The code of another number is a guess like any other, unless by chance it is the same.
    if (newCode !== code) await expect(confirm(client, code)).rejects.toMatchObject({ code: 'phone_code_wrong' })
    server.lumi.platform.clock.advance(PHONE_CODE.minutes * 60_000)
    await expect(confirm(client, newCode)).rejects.toMatchObject({ code: 'phone_code_expired' })
    await expect(confirm(await server.signIn(), '1234')).rejects.toMatchObject({ code: 'phone_nothing_sent' })
  })

  test('a number starts one trial for ever: a hundred students at once, and after the account is deleted [SR06]', async () => {
    const phone = newNumber()
    const clients: SignedInClient[] = []
    const codes: string[] = []
    for (let n = 0; n < 100; n++) clients.push(await server.signIn())
    await Promise.all(clients.map((client) => send(client, phone)))
    for (const client of clients) codes.push(await codeFor(client))
    const outcomes = await Promise.allSettled(clients.map((client, n) => confirm(client, codes[n]!)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refusals = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [(outcome.reason as { code: string }).code] : [],
    )
    expect(new Set(refusals)).toEqual(new Set(['trial_phone_used']))
    const winner = clients[outcomes.findIndex(({ status }) => status === 'fulfilled')]!
    const { db } = server.lumi.platform
    await db.execute(sql`delete from students where id = ${winner.student.id}`)
    const late = await server.signIn()
    await send(late, phone)
    await expect(confirm(late, await codeFor(late))).rejects.toMatchObject({ code: 'trial_phone_used' })
  })

  test('a hundred confirmations of one student at once are one trial [SR06]', async () => {
    const client = await server.signIn()
    await send(client, newNumber())
    const code = await codeFor(client)
    const outcomes = await Promise.allSettled(Array.from({ length: 100 }, () => confirm(client, code)))
    const ends = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value.endsAt] : []))
    expect(ends.length).toBeGreaterThan(0)
    expect(new Set(ends).size).toBe(1)
  })

  test('a reminder comes once before the end, and says that nothing is charged', async () => {
    const { clock } = server.lumi.platform
    const client = await server.signIn(aStudent({ languageId: 2 }))
    await send(client, newNumber())
    const { lastDay } = await confirm(client, await codeFor(client))
    const mailsOf = async () =>
      (await server.mails()).filter(({ to, subject }) => to === client.student.email && subject.includes('Пробный'))
    await server.lumi.features.phone.cleanUp()
    expect(await mailsOf()).toEqual([])
    clock.advance(8.5 * 86_400_000)
    await Promise.all([server.lumi.features.phone.cleanUp(), server.lumi.features.phone.cleanUp()])
    const mails = await mailsOf()
    expect(mails).toHaveLength(1)
    expect(mails[0]!.text).toContain('ничего не списывается')
    expect(mails[0]!.subject).toContain(String(Number(lastDay!.slice(-2))))
    clock.advance(2 * 86_400_000)
    expect((await state(await server.signIn(client.student))).trial.state).toBe('used')
  })
})

test.each([
  ['2026-11-30T21:00:00Z', 'Europe/Minsk', '2026-11-30'],
  ['2026-11-30T21:00:01Z', 'Europe/Minsk', '2026-12-01'],
  ['2026-03-08T08:00:00Z', 'America/New_York', '2026-03-08'],
  ['2028-02-29T12:00:00Z', 'nowhere', '2028-02-29'],
])('what ends at %s is open until %s: %s [A03]', (endsAt, timeZone, day) => {
  expect(lastDayOf(new Date(endsAt), timeZone)).toBe(day)
})
