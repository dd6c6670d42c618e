import { login, registerWithEmail } from '@lumi/contracts/auth'
import { changeUserPassword, confirmEmailRegistration } from '@lumi/contracts/auth-links'
import { REFERRAL } from '@lumi/contracts/product-rules'
import {
  applyUserPromoCode,
  getUserCurrentPromoCode,
  getUserPersonalPromoCode,
  getUserReferralLinkDetails,
} from '@lumi/contracts/promo'
import { getAvailableAgreements } from '@lumi/contracts/reference'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rows } from '../../platform/db.ts'
import { openDevice } from '../../testing/a-device.ts'
import { aStudent } from '../../testing/a-student.ts'
import { patiently } from '../../testing/patience.ts'
import { buy, buyAndPay, outcomeOf, payWith } from '../../testing/shopping.ts'
import { type SignedInClient, startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { amountOff } from './promo.rules.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ LIMIT_PROMO_CODE: '1000' })
})
afterAll(() => server.close())

const ask = (command: string, given: object) => server.lumi.platform.ops.run(command, given, 'operator-of-the-test')
const apply = (client: SignedInClient, code: string) => client.call(applyUserPromoCode, { body: { code } })
const current = async (client: SignedInClient) => (await client.call(getUserCurrentPromoCode)).current
const details = (client: SignedInClient) => client.call(getUserReferralLinkDetails)
const bestOf = async (student: { id: string; countryId: number }, amountMinor: number, currency = 'USD') =>
  (await server.lumi.features.promo.findDiscounts(student, server.lumi.platform.db))({ amountMinor, currency })
const best = (client: SignedInClient, amountMinor: number, currency?: string) =>
  bestOf(client.student, amountMinor, currency)

describe('a promo code [A12][V11]', () => {
  test('is made by the operator, typed in any case with spaces, and shown until the first payment', async () => {
    await ask('promo create', { code: 'autumn26', percent: '20' })
    const client = await server.signIn()
    expect(await current(client)).toBeNull()
    const shown = { code: 'AUTUMN26', kind: 'promo', discount: { percent: 20, amount: null }, endsAt: null }
    expect(await apply(client, '  autumn 26 ')).toEqual(shown)
    expect(await apply(client, 'AUTUMN26')).toEqual(shown)
    expect(await current(client)).toEqual(shown)
    expect(await best(client, 1005)).toEqual({ kind: 'promo_code', code: 'AUTUMN26', percent: 20, amountMinor: 201 })
    const listed = await ask('promo list', {})
    expect('rows' in listed && listed.rows).toContainEqual(
      expect.objectContaining({ code: 'AUTUMN26', off: '20%', entered: '1', paid: 0, state: 'on' }),
    )
  })

  test('each refusal has its own sentence in both languages', async () => {
    const { clock } = server.lumi.platform
    const day = (days: number) => new Date(clock.now().getTime() + days * 86_400_000).toISOString()
    await ask('promo create', { code: 'LATER', percent: '5', from: day(2) })
    await ask('promo create', { code: 'BELARUS', percent: '5', countries: 'by' })
    await ask('promo create', { code: 'STOPPED', percent: '5' })
    await ask('promo stop', { code: 'stopped' })
    await ask('promo create', { code: 'SHORT', percent: '5', until: day(1) })
    const client = await server.signIn(aStudent({ countryId: 2 }))
    const own = await client.call(getUserPersonalPromoCode)
    await apply(client, 'short')
    clock.advance(86_400_001)
    const later = await server.signIn(client.student)
    expect(await current(later)).toBeNull()
    const sentences = new Set<string>()
    for (const [code, refusal] of [
      ['NOSUCH', 'promo_code_not_found'],
      ['LATER', 'promo_code_not_yet'],
      ['SHORT', 'promo_code_expired'],
      ['STOPPED', 'promo_code_expired'],
      ['BELARUS', 'promo_code_country'],
      [own.code.toLowerCase().replace('-', ' '), 'promo_code_own'],
    ] as const) {
      for (const language of ['1', '2']) {
        const refused = later.call(applyUserPromoCode, { body: { code }, headers: { 'language-id': language } })
        const error = await refused.catch(
          (reason: { code: string; details: { body: { localizedMessage: string } } }) => reason,
        )
        expect([code, 'code' in error && error.code]).toEqual([code, refusal])
        sentences.add('details' in error ? error.details.body.localizedMessage : '')
      }
    }
    expect(sentences.size).toBe(10)
    await expect(apply(later, ' '.repeat(5))).rejects.toMatchObject({ code: 'validation_failed' })
    await expect(apply(later, 'X'.repeat(33))).rejects.toMatchObject({ code: 'validation_failed' })
    await expect(ask('promo create', { code: 'later', percent: '5' })).rejects.toThrow('There is a code LATER already.')
    await expect(ask('promo create', { code: 'BOTH', percent: '5', amount: '5' })).rejects.toThrow('either')
  })

  test('with ten uses, a hundred students at once: exactly ten get it; a use comes back with another code [SR06]', async () => {
    await ask('promo create', { code: 'TEN', percent: '30', uses: '10' })
    await ask('promo create', { code: 'FREE-FOR-ALL', amount: '1.50', currency: 'USD' })
    const clients = await Promise.all(Array.from({ length: 100 }, () => server.signIn()))
    const outcomes = await Promise.allSettled(clients.map((client) => apply(client, 'ten')))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'promo_code_used_up' })
    const winner = clients[outcomes.findIndex(({ status }) => status === 'fulfilled')]!
    const loser = clients[outcomes.findIndex(({ status }) => status === 'rejected')]!
    // The same student twice at once has one use.
    await Promise.all(Array.from({ length: 5 }, () => apply(winner, 'free-for-all')))
    await Promise.all(Array.from({ length: 5 }, () => apply(loser, 'TEN')))
    const [{ uses }] = (await rows<{ uses: number }>(
      server.lumi.platform.db,
      sql`select uses from promo_codes where code = 'TEN'`,
    )) as [{ uses: number }]
    expect(uses).toBe(10)
    // An amount counts for prices in its currency only, and never more than the price.
    expect(await best(winner, 100)).toMatchObject({ amountMinor: 100, percent: null })
    expect(await best(winner, 1000, 'RUB')).toBeNull()
  })

  const ordersOf = async (code: string) => {
    const listed = await ask('promo list', {})
    return 'rows' in listed ? listed.rows.find((row) => row.code === code) : undefined
  }

  test('with one use is paid with once: an order keeps the use when its student goes on with another code [SR09]', async () => {
    await ask('promo create', { code: 'ONE-USE', percent: '50', uses: '1' })
    await ask('promo create', { code: 'WITHOUT-END', percent: '10' })
    const first = await server.signIn()
    await apply(first, 'one-use')
    const half = await buy(first, { tariffId: 'max', months: 12 })
    await apply(first, 'without-end')
    const second = await server.signIn()
    await expect(apply(second, 'one-use')).rejects.toMatchObject({ code: 'promo_code_used_up' })
    // Back to it: the use is still the student's own, and only one.
    await expect(apply(first, 'one-use')).resolves.toMatchObject({ code: 'ONE-USE' })
    await apply(first, 'without-end')
    await payWith(first, half.checkoutUrl, '4242')
    expect((await outcomeOf(first, half.paymentId)).payment).toMatchObject({
      status: 'Succeeded',
      amount: half.amount,
    })
    // The books name the code that was paid with, not the one that was entered last.
    expect(await ordersOf('ONE-USE')).toMatchObject({ entered: '1 of 1', paid: 1 })
    expect(await ordersOf('WITHOUT-END')).toMatchObject({ entered: '0', paid: 0 })
    await expect(apply(first, 'one-use')).rejects.toMatchObject({ code: 'promo_code_used' })
    await expect(apply(second, 'one-use')).rejects.toMatchObject({ code: 'promo_code_used_up' })
  })

  test('with one use is not given away by an order that was replaced, which may be paid all the same [SR09]', async () => {
    await ask('promo create', { code: 'LATE-USE', percent: '50', uses: '1' })
    await ask('promo create', { code: 'AFTERWARDS', percent: '10' })
    const client = await server.signIn()
    await apply(client, 'late-use')
    await buy(client)
    await apply(client, 'afterwards')
    await buy(client)
    await expect(apply(await server.signIn(), 'late-use')).rejects.toMatchObject({ code: 'promo_code_used_up' })
  })

  test('that was left before any order is free for somebody else, and one that did not lower the price too', async () => {
    await ask('promo create', { code: 'LEFT', percent: '5', uses: '1' })
    await ask('promo create', { code: 'TAKEN-UP', percent: '5', uses: '1' })
    const [client, next] = [await server.signIn(), await server.signIn()]
    await apply(client, 'left')
    await apply(client, 'taken-up')
    await apply(next, 'left')
    // The friend's invitation is worth more than five percent.
    await apply(client, (await next.call(getUserPersonalPromoCode)).code)
    await buyAndPay(client)
    expect(await ordersOf('TAKEN-UP')).toMatchObject({ entered: '0 of 1', paid: 0 })
    await apply(next, 'taken-up')
  })

  test.each([
    [{ percent: 10, amount: null }, 999, 100],
    [{ percent: 15, amount: null }, 10, 2],
    [{ percent: 100, amount: null }, 499, 499],
    [{ percent: null, amount: { minor: 500, currency: 'USD' } }, 499, 499],
    [{ percent: null, amount: { minor: 500, currency: 'BYN' } }, 499, 0],
  ])('%j off %i is %i [SR08]', (discount, amountMinor, off) => {
    expect(amountOff(discount, { amountMinor, currency: 'USD' })).toBe(off)
  })
})

describe('an invitation [A12][S11]', () => {
  /** Signs up with the link in one browser; the mail about it is not opened yet. */
  async function begin(code: string, device?: string) {
    const guest = server.guest()
    if (device !== undefined) guest.cookies.set('__Host-device', { value: device, path: '/' })
    const email = `friend-${crypto.randomUUID()}@example.org`
    await guest.call(registerWithEmail, {
      body: {
        email,
        password: 'Quiet-Harbour-7',
        acceptedAgreements: await guest.call(getAvailableAgreements),
        referralInfo: `?utm_source=school&ref=${code}`,
      },
    })
    const mail = (await server.mails()).find(({ to }) => to === email)!
    return { guest, email, link: new URL(/https?:\/\/\S+registrationConfirmation\S+/.exec(mail.text)![0]) }
  }

  /** Signs up with the link in one browser, confirms in another one or in the same. */
  async function signUp(code: string, { sameBrowser = true, device }: { sameBrowser?: boolean; device?: string } = {}) {
    const { guest, email, link } = await begin(code, device)
    const body = { confirmationId: link.searchParams.get('ci')!, secret: link.searchParams.get('ecs')! }
    await (sameBrowser ? guest : server.guest()).call(confirmEmailRegistration, { body })
    const [student] = await rows<{ id: string }>(
      server.lumi.platform.db,
      sql`select id from students where email = ${email}`,
    )
    return { id: student!.id, email, link: body }
  }
  const pay = async (studentId: string) => {
    const paymentId = crypto.randomUUID()
    const { db, jobs } = server.lumi.platform
    await db.transaction((tx) => server.lumi.features.referral.firstPaymentSucceeded(tx, { studentId, paymentId }))
    jobs.wake('referral')
    return paymentId
  }
  const rewardsOf = (studentId: string) =>
    rows<{ kind: string; messages: number; back: boolean }>(
      server.lumi.platform.db,
      sql`select kind, messages, taken_back_at is not null as back from referral_rewards
          where referrer_id = ${studentId} order by created_at, kind desc`,
    )
  const until = (studentId: string, count: number) =>
    expect
      .poll(async () => {
        server.lumi.platform.jobs.wake('referral')
        return (await rewardsOf(studentId)).length
      })
      .toBe(count)

  test.each([
    ['Russia', 2, 20, 100],
    ['the United States', 1, 60, 100],
  ])(
    'by a student in %s: from the link in a mail opened elsewhere to both rewards and their return [K02]',
    async (_, countryId, registration, purchase) => {
      const referrer = await server.signIn(aStudent({ countryId }))
      const phone = await openDevice(server.url, referrer)
      const { code, link, rewards } = await details(referrer)
      expect(new URL(link).search).toBe(`?ref=${code}`)
      expect(code).toMatch(/^[2-9B-Z]{3}-[2-9B-Z]{3}$/)
      expect(rewards).toEqual({ registration, purchase })
      const friend = await signUp(code.toLowerCase(), { sameBrowser: false })
      await until(referrer.student.id, 1)
      // The link pressed twice is one friend.
      await server.guest().call(confirmEmailRegistration, { body: friend.link })
      expect(await details(referrer)).toMatchObject({
        earned: { registration, registrationLimit: REFERRAL.registrationLimit, purchase: 0 },
        friends: { joined: 1, bought: 0 },
      })
      expect(await bestOf({ id: friend.id, countryId: 1 }, 999)).toEqual({
        kind: 'friend',
        code,
        percent: REFERRAL.friendDiscountPercent,
        amountMinor: 100,
      })
      const paymentId = await pay(friend.id)
      await pay(friend.id)
      await until(referrer.student.id, 2)
      expect(await details(referrer)).toMatchObject({
        earned: { registration, purchase },
        friends: { joined: 1, bought: 1 },
      })
      await phone.until(({ heard }) => heard.filter(({ name }) => name === 'referral.changed').length >= 2)
      const mails = (await server.mails()).filter(
        ({ to, html }) => to === referrer.student.email && html.includes('/settings/share'),
      )
      expect(mails).toHaveLength(2)
      const { db, jobs } = server.lumi.platform
      for (const id of [paymentId, paymentId, crypto.randomUUID()]) {
        await db.transaction((tx) => server.lumi.features.referral.paymentRefunded(tx, { paymentId: id }))
      }
      jobs.wake('referral')
      await expect.poll(async () => (await details(referrer)).earned).toMatchObject({ registration, purchase: 0 })
      phone.close()
    },
  )

  test('also counts for a friend who sets a password by the link in the letter instead of confirming', async () => {
    const referrer = await server.signIn()
    const { code } = await details(referrer)
    const { link, email } = await begin(code)
    const password = 'Moonrise-9-oakwood'
    const { searchParams } = link
    await server.guest().call(changeUserPassword, {
      body: {
        requestId: searchParams.get('prri')!,
        token: searchParams.get('prt')!,
        password,
        passwordConfirmation: password,
      },
    })
    await server.guest().call(login, { body: { email, password } })
    await until(referrer.student.id, 1)
    // The letter's other half confirms nothing a second time.
    const body = { confirmationId: searchParams.get('ci')!, secret: searchParams.get('ecs')! }
    expect(await server.guest().call(confirmEmailRegistration, { body })).toMatchObject({ outcome: 'already_verified' })
    expect(await details(referrer)).toMatchObject({ friends: { joined: 1 } })
  })

  /** A confirmed friend who came by a link, without the forms. */
  async function aFriendOf(code: string) {
    const friend = await server.given(aStudent())
    const { db, jobs } = server.lumi.platform
    await db.execute(sql`update students set referral_info = ${`ref=${code}`} where id = ${friend.id}`)
    await db.transaction((tx) =>
      server.lumi.features.referral.friendConfirmed(tx, { id: friend.id, referralInfo: `ref=${code}` }),
    )
    jobs.wake('referral')
    return friend
  }
  const jobsDone = () =>
    expect
      .poll(
        async () => {
          server.lumi.platform.jobs.wake('referral')
          const [open] = await rows<{ count: number }>(
            server.lumi.platform.db,
            sql`select count(*)::int as count from pgboss.job where name = 'referral' and state < 'completed'`,
          )
          return open!.count
        },
        { timeout: patiently(10_000) },
      )
      .toBe(0)

  test('registrations of ten friends at once earn the limit exactly; purchases have none [SR06]', async () => {
    const referrer = await server.signIn()
    const { code } = await details(referrer)
    const friends = await Promise.all(Array.from({ length: 10 }, () => aFriendOf(code)))
    await jobsDone()
    expect((await details(referrer)).earned.registration).toBe(REFERRAL.registrationLimit)
    expect((await rewardsOf(referrer.student.id)).map(({ messages }) => messages)).toEqual([60, 40])
    await Promise.all(friends.slice(0, 3).map(({ id }) => pay(id)))
    await jobsDone()
    expect((await details(referrer)).earned.purchase).toBe(300)
    // The account of a friend goes, and what it earned stays.
    await server.lumi.platform.db.execute(sql`delete from students where id = ${friends[0]!.id}`)
    expect(await details(referrer)).toMatchObject({ earned: { purchase: 300 } })
  })

  test('of oneself is refused: the same device at the sign-up, and a number confirmed with both accounts later', async () => {
    const device = 'the-device-of-one-person'
    const first = await server.signIn()
    const { code } = await details(first)
    const { db, clock } = server.lumi.platform
    const { hashToken } = await import('../../platform/secrets.ts')
    await db.execute(sql`insert into known_devices (student_id, device_hash, first_seen_at, last_seen_at)
      values (${first.student.id}, ${hashToken(device)}, now(), now())`)
    const second = await signUp(code, { device })
    await jobsDone()
    expect(await rewardsOf(first.student.id)).toEqual([])
    expect(await bestOf({ id: second.id, countryId: 1 }, 999)).toBeNull()
    await pay(second.id)
    await jobsDone()
    expect(await rewardsOf(first.student.id)).toEqual([])

    const third = await aFriendOf(code)
    await until(first.student.id, 1)
    for (const studentId of [first.student.id, third.id]) {
      await db.execute(sql`insert into student_phones (student_id, phone_hash, confirmed_at)
        values (${studentId}, 'one number', ${clock.now().toISOString()}::timestamptz)`)
    }
    await server.lumi.features.referral.sweep()
    expect(await rewardsOf(first.student.id)).toEqual([{ kind: 'registration', messages: 60, back: true }])
    expect((await details(first)).earned.registration).toBe(0)
  })

  test('of oneself is refused by the card, too: two accounts that pay with one earn nothing; another card does [A12]', async () => {
    const referrer = await server.signIn()
    const { code } = await details(referrer)
    await buyAndPay(referrer, {}, '4242')
    const paysWith = async (card: string) => {
      const friend = await server.signIn(await aFriendOf(code))
      await jobsDone()
      await buyAndPay(friend, {}, card)
      await jobsDone()
    }
    await paysWith('4242')
    expect(await rewardsOf(referrer.student.id)).toEqual([{ kind: 'registration', messages: 60, back: true }])
    expect((await details(referrer)).earned).toMatchObject({ registration: 0, purchase: 0 })
    await paysWith('8888')
    expect((await details(referrer)).earned).toMatchObject({ registration: 60, purchase: 100 })
  })

  test('by a code that was typed after the sign-up: the discount and the purchase, not the registration', async () => {
    const referrer = await server.signIn()
    const other = await server.signIn()
    const friend = await server.signIn()
    const { code } = await details(referrer)
    const applied = {
      code,
      kind: 'friend',
      discount: { percent: REFERRAL.friendDiscountPercent, amount: null },
      endsAt: null,
    }
    expect(await apply(friend, code.toLowerCase())).toEqual(applied)
    await expect(apply(friend, (await details(other)).code)).rejects.toMatchObject({
      code: 'promo_code_friend_already',
    })
    await ask('promo create', { code: 'BETTER', percent: '25' })
    await apply(friend, 'better')
    expect(await current(friend)).toMatchObject({ code: 'BETTER' })
    expect(await best(friend, 1000)).toMatchObject({ kind: 'promo_code', amountMinor: 250 })
    await pay(friend.student.id)
    await jobsDone()
    expect(await rewardsOf(referrer.student.id)).toEqual([{ kind: 'purchase', messages: 100, back: false }])
  })
})
