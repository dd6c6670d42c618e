// One database is enough: rules of plans, which read the same on both.
import { randomUUID } from 'node:crypto'
import {
  buyAsPayer,
  cancelAsPayer,
  createPayerLink,
  getAvailableStudentTariffs,
  getCurrentProducts,
  getCurrentStudentUsage,
  getFeatureAvailability,
  getPayerPage,
  getPaywallInfo,
  getPromotionTariffPaywall,
  getUserPaymentMethods,
  getUserPaymentsHistory,
  previewUpgrade,
  removePaymentMethod,
  requestUpgrade,
  upgradeTariff,
} from '@lumi/contracts/billing'
import { getChatStatus, sendMessage } from '@lumi/contracts/chat'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { aStudent } from '../../testing/a-student.ts'
import { patiently } from '../../testing/patience.ts'
import { booksOf, buy, buyAndPay, outcomeOf, payerLinkIn, payWith } from '../../testing/shopping.ts'
import { type SignedInClient, startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { shippedCatalogue } from './catalogue.ts'

vi.setConfig({ testTimeout: patiently(60_000) })

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ LIMIT_PURCHASE: '1000', BILLING_UPGRADE_MODE: 'selfServe' })
})
afterAll(() => server.close())

const tariffOf = (tariffs: { tariffId: string }[], tariffId: string) =>
  tariffs.find((each) => each.tariffId === tariffId)

test('under the age of consent no price is shown and nothing can be bought; a parent pays by a link [V10][SR11]', async () => {
  const child = await server.signIn(aStudent({ birthDate: '2016-01-01' }))
  await server.lumi.platform.db.execute(`update students set guardian_state = 'given' where id = '${child.student.id}'`)
  const { payAccess, tariffs } = await child.call(getAvailableStudentTariffs)
  expect([payAccess, tariffs.flatMap(({ periods }) => periods)]).toEqual(['ask_parent', []])
  const paywall = await child.call(getPaywallInfo, { query: { feature: 'messages' } })
  expect(paywall).toMatchObject({ payAccess: 'ask_parent', offer: { tariffId: 'plus', fromPerMonth: null } })
  await expect(buy(child)).rejects.toMatchObject({ code: 'payment_parent_only' })

  const ordered = await child.call(createPayerLink, { body: { tariffId: 'plus', email: 'parent@example.org' } })
  expect(ordered).toEqual({ mailedTo: 'parent@example.org', expiresAt: expect.any(String) })
  const mail = (await server.mails()).find(({ to }) => to === 'parent@example.org')!
  expect(mail.text).not.toContain(child.student.email)
  const link = payerLinkIn(mail)
  const parent = server.guest()
  const page = await parent.call(getPayerPage, { body: link })
  expect(page).toMatchObject({ state: 'open', wish: { tariffId: 'plus' }, isSandbox: true })
  expect(JSON.stringify(page)).not.toContain(child.student.email)
  const shown = tariffOf(page.tariffs, 'plus') as (typeof page.tariffs)[number]
  const order = { ...link, tariffId: 'plus', months: 1, email: 'parent@example.org', attemptId: randomUUID() } as const
  await expect(parent.call(getPayerPage, { body: { ...link, secret: 'guessed' } })).rejects.toMatchObject({
    code: 'payer_link_invalid',
  })
  await expect(
    parent.call(buyAsPayer, { body: { ...order, shown: { amountMinor: 1, currency: 'USD' } } }),
  ).rejects.toMatchObject({ code: 'tariff_price_changed' })
  const bought = await parent.call(buyAsPayer, { body: { ...order, shown: shown.periods[0]!.firstPayment } })
  await payWith(child, bought.checkoutUrl, '4242')
  await vi.waitFor(async () => expect((await parent.call(getPayerPage, { body: link })).state).toBe('paid'), {
    timeout: patiently(15_000),
    interval: 100,
  })
  // The child has the plan, and sees neither card nor price.
  const { plan } = await child.call(getCurrentProducts)
  expect(plan).toMatchObject({ tariffId: 'plus', state: 'active', paidBy: 'parent', price: null, card: null })
  expect((await child.call(getUserPaymentsHistory)).payments).toEqual([])
  const again = { ...order, attemptId: randomUUID(), shown: shown.periods[0]!.firstPayment }
  await expect(parent.call(buyAsPayer, { body: again })).rejects.toMatchObject({ code: 'payer_link_used' })
  expect((await parent.call(cancelAsPayer, { body: link })).renewsAt).toBeNull()
  expect((await child.call(getCurrentProducts)).plan.state).toBe('ends_soon')
  expect((await server.mails()).some(({ to, text }) => to === 'parent@example.org' && text.includes('$9.00'))).toBe(
    true,
  )
})

test('a child does not pay for itself: the link is in the mailbox of the parent who agreed, and shut where the child is signed in [V10][SR11]', async () => {
  const child = await server.signIn(aStudent({ birthDate: '2016-01-01' }))
  const { db } = server.lumi.platform
  await db.execute(`update students set guardian_state = 'given' where id = '${child.student.id}'`)
  const order = (body: object) => child.call(createPayerLink, { body })
  // No address of a parent is known: one must be named, and not the child's own mailbox.
  await expect(order({})).rejects.toMatchObject({ code: 'validation_failed' })
  const own = child.student.email.replace('@', '+mom@')
  await expect(order({ email: own })).rejects.toMatchObject({ code: 'validation_failed' })

  await db.execute(`with request as (insert into guardian_requests
    (student_id, kind, email, email_key, language, created_at, expires_at, sent_at, outcome, closed_at)
    values ('${child.student.id}', 'consent', 'mother-of-one@example.org', 'mother-of-one@example.org', 'ru', now(),
      now(), now(), 'agreed', now()) returning id)
    insert into consent_records (at, student_id, request_id, guardian_key, decision, version, content_hash, language)
    select now(), '${child.student.id}', id, 'key', 'given', '1', 'hash', 'ru' from request`)
  const { mailedTo, ...rest } = await order({ email: 'second-mailbox-of-the-child@example.org' })
  expect([mailedTo, Object.keys(rest)]).toEqual(['m…@example.org', ['expiresAt']])
  const mails = await server.mails()
  expect(mails.filter(({ to }) => to.startsWith('second-mailbox'))).toEqual([])
  const letter = mails.find(({ to }) => to === 'mother-of-one@example.org')!
  expect(letter.subject).toMatch(/Тариф/)
  const link = payerLinkIn(letter)
  const body = { ...link, tariffId: 'plus', months: 1, email: 'child@example.org', attemptId: randomUUID() } as const
  const shown = { amountMinor: 900, currency: 'USD' } as const
  const tried = await Promise.allSettled([
    child.call(getPayerPage, { body: link }),
    child.call(buyAsPayer, { body: { ...body, shown } }),
    child.call(cancelAsPayer, { body: link }),
  ])
  for (const outcome of tried) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'payment_parent_only' } })
  }
  // Anybody else, also another student, may pay.
  for (const payer of [server.guest(), await server.signIn()]) {
    expect(await payer.call(getPayerPage, { body: link })).toMatchObject({ state: 'open' })
  }
})

test('who decides alone gets the link itself, for whoever pays [V10]', async () => {
  const student = await server.signIn()
  const { url, mailedTo } = await student.call(createPayerLink, { body: { tariffId: 'plus', months: 3 } })
  expect([new URL(url!).pathname, mailedTo]).toEqual(['/pay', undefined])
  await student.call(createPayerLink, { body: { email: 'friendly-uncle@example.org' } })
  const link = payerLinkIn((await server.mails()).find(({ to }) => to === 'friendly-uncle@example.org')!)
  expect(await student.call(getPayerPage, { body: link })).toMatchObject({ state: 'open' })
})

test('in Belarus both boxes are required and recorded, the price is in BYN [V10][SR08]', async () => {
  const student = await server.signIn(aStudent({ countryId: 112, languageId: 112 }))
  const { needsCheckoutConsent, tariffs } = await student.call(getAvailableStudentTariffs)
  expect([needsCheckoutConsent, tariffs[1]!.periods[0]!.price]).toEqual([true, { amountMinor: 2500, currency: 'BYN' }])
  for (const ticked of [{}, { acceptsTerms: true }, { acceptsAutoPayment: true, acceptsTerms: false }]) {
    await expect(buy(student, ticked)).rejects.toMatchObject({ code: 'validation_failed' })
  }
  // Price, currency and owner of the request are never believed.
  const mass = { amount: 1, currency: 'USD', studentId: 'other', price: { amountMinor: 1 } }
  const { amount, paymentId } = await buy(student, { acceptsTerms: true, acceptsAutoPayment: true, ...mass } as object)
  expect(amount).toEqual({ amountMinor: 2500, currency: 'BYN' })
  const dump = await server.guest().request('/test/dump', { method: 'POST' })
  const { text } = (await dump.json()) as { text: string }
  expect(text.split('\n').filter((row) => row.includes(paymentId) && row.includes('accepted_at'))).toHaveLength(2)
})

test('other periods and smaller plans wait for the end; moving up charges what was shown [S08][SR09]', async () => {
  const student = await server.signIn()
  await buyAndPay(student, { months: 3 })
  const { tariffs } = await student.call(getAvailableStudentTariffs)
  expect(tariffs.flatMap(({ periods }) => periods.map(({ step }) => step))).toEqual([
    ...['cancel_first', 'current', 'cancel_first'],
    ...['upgrade', 'upgrade', 'upgrade'],
  ])
  await expect(buy(student, { months: 3 })).rejects.toMatchObject({ code: 'tariff_current' })
  await expect(buy(student, { months: 12 })).rejects.toMatchObject({ code: 'tariff_cancel_first' })
  await expect(buy(student, { tariffId: 'max' })).rejects.toMatchObject({ code: 'tariff_upgrade_only' })
  server.lumi.platform.clock.advance(30 * 86_400_000)
  const back = await server.signIn(student.student)
  const preview = await back.call(previewUpgrade, { query: { tariffId: 'max' } })
  expect(preview.charge.amountMinor).toBe(preview.price.amountMinor - preview.credit.amountMinor)
  expect(preview.credit.amountMinor).toBeGreaterThan(1500)
  const body = { tariffId: 'max', attemptId: randomUUID() } as const
  const wrong = { ...preview.charge, amountMinor: preview.charge.amountMinor - 1 }
  await expect(back.call(upgradeTariff, { body: { ...body, shown: wrong } })).rejects.toMatchObject({
    code: 'tariff_price_changed',
  })
  // Pressed twice.
  const shown = { ...body, shown: preview.charge }
  const [one] = await Promise.all([
    back.call(upgradeTariff, { body: shown }),
    back.call(upgradeTariff, { body: shown }),
  ])
  expect(one.amount).toEqual(preview.charge)
  const { plan } = await back.call(getCurrentProducts)
  expect(plan).toMatchObject({ tariffId: 'max', state: 'active', months: 3, price: preview.price })
  expect(await booksOf(server, student.student.id)).toMatchObject({ periods: 2, entries: 2, charged: 2 })
  expect((await back.call(getCurrentStudentUsage)).usage.isUnlimited).toBe(true)
  await expect(back.call(requestUpgrade, { body: { tariffId: 'max' } })).rejects.toMatchObject({
    code: 'tariff_no_upgrade',
  })
})

test('moving up: a refusal of the bank changes nothing, and without a saved card it is paid on the page [S08][SR09]', async () => {
  const refused = await server.signIn()
  await buyAndPay(refused, {}, '0341')
  const moveUp = async (student: SignedInClient) => {
    const { charge } = await student.call(previewUpgrade, { query: { tariffId: 'max' } })
    return student.call(upgradeTariff, { body: { tariffId: 'max', attemptId: randomUUID(), shown: charge } })
  }
  const order = await moveUp(refused)
  expect(await outcomeOf(refused, order.paymentId)).toMatchObject({
    payment: { status: 'Error', failure: 'declined', kind: 'upgrade' },
    plan: { tariffId: 'plus', state: 'active' },
  })
  expect(await booksOf(server, refused.student.id)).toMatchObject({ periods: 1, entries: 1, charged: 1 })

  const cardless = await server.signIn()
  await buyAndPay(cardless)
  const { methods } = await cardless.call(getUserPaymentMethods)
  await cardless.call(removePaymentMethod, { body: { methodId: methods[0]!.methodId } })
  const { paymentId, checkoutUrl } = await moveUp(cardless)
  expect((await cardless.call(getCurrentProducts)).plan.tariffId).toBe('plus')
  await payWith(cardless, checkoutUrl, '4242')
  expect((await outcomeOf(cardless, paymentId)).plan).toMatchObject({ tariffId: 'max', state: 'active' })
  expect((await cardless.call(getUserPaymentMethods)).methods).toMatchObject([{ isForRenewal: true }])
})

test('at zero the paywall says what returns when, and what can be done; bonus messages are used after the day’s [C10][A09]', async () => {
  const student = await server.signIn()
  const hooks = server.lumi.platform.testHooks
  await hooks.find('set-messages-left')?.({ studentId: student.student.id, messagesLeft: 0 })
  const grant = { studentId: student.student.id, units: 2, reason: 'support', key: 'a' } as const
  const { db } = server.lumi.platform
  const give = (units: number, key: string) =>
    db.transaction((tx) => server.lumi.features.chat.usage.grantBonus(tx, { ...grant, units, key }))
  expect([await give(2, 'a'), await give(2, 'a'), await give(-5, 'b'), await give(1, 'c')]).toEqual([2, 0, -2, 1])
  expect((await student.call(getChatStatus)).usage).toMatchObject({ messagesLeft: 1, bonusLeft: 1 })
  const send = () => student.call(sendMessage, { body: { clientMessageId: randomUUID(), text: 'hello there' } })
  const results = await Promise.allSettled(Array.from({ length: 10 }, send))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const paywall = await student.call(getPaywallInfo, { query: { feature: 'messages' } })
  expect(paywall).toMatchObject({
    left: 0,
    limit: 15,
    offer: { tariffId: 'plus', messagesPerDay: 200, fromPerMonth: { amountMinor: 675, currency: 'USD' } },
  })
  expect(paywall.returnsAt).not.toBeNull()
  const messages = await student.call(getFeatureAvailability, { query: { feature: 'messages' } })
  expect(messages).toMatchObject({ isAvailable: false, neededTariffId: 'plus', opensAt: paywall.returnsAt })
  const photos = await student.call(getFeatureAvailability, { query: { feature: 'photo' } })
  expect(photos).toMatchObject({ isAvailable: true, limit: 3, left: 3 })
  expect((await student.call(getPromotionTariffPaywall)).offer?.tariffId).toBe('plus')
})

test('an operator puts a new catalogue in force; a price that was on the screen before is refused, not charged [SR08]', async () => {
  const { ops } = server.lumi.platform
  const newer = structuredClone(shippedCatalogue)
  newer.version = 2
  newer.tariffs[1]!.prices[0]!.amounts.USD = 1000
  await expect(ops.run('catalog apply', { file: '{"version": 3}' }, 'tester')).rejects.toThrow(/not right at/)
  await ops.run('catalog check', { file: JSON.stringify(newer) }, 'tester')
  await ops.run('catalog apply', { file: JSON.stringify(newer) }, 'tester')
  const student = await server.signIn()
  await expect(buy(student, { shown: { amountMinor: 900, currency: 'USD' } })).rejects.toMatchObject({
    code: 'tariff_price_changed',
  })
  const { payment } = await buyAndPay(student, { shown: { amountMinor: 1000, currency: 'USD' } })
  // Given back by an operator: the plan is over, the books are even.
  await ops.run('payments refund', { number: payment.number }, 'tester')
  await vi.waitFor(async () => expect((await booksOf(server, student.student.id)).balance).toBe(0), {
    timeout: patiently(15_000),
    interval: 100,
  })
  expect((await student.call(getCurrentProducts)).plan).toMatchObject({ tariffId: 'free', renewsAt: null })
})

test('with billing switched off every student has the largest plan, and nothing can be bought [P03]', async () => {
  const free = await startTestServer({ BILLING: 'off' })
  try {
    const student = await free.signIn()
    expect(await student.call(getCurrentProducts)).toMatchObject({
      payAccess: 'off',
      plan: { tariffId: 'max', state: 'included' },
    })
    expect((await student.call(getCurrentStudentUsage)).usage.isUnlimited).toBe(true)
    await expect(buy(student)).rejects.toMatchObject({ code: 'billing_off' })
    await expect(student.call(createPayerLink, { body: {} })).rejects.toMatchObject({ code: 'billing_off' })
    expect((await student.call(getPaywallInfo, { query: { feature: 'messages' } })).offer).toBeNull()
  } finally {
    await free.close()
  }
})
