import { randomUUID } from 'node:crypto'
import { getCurrentProducts } from '@lumi/contracts/billing'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { rows } from '../../platform/db.ts'
import { patiently } from '../../testing/patience.ts'
import { booksOf, buy, buyAndPay, callBack, outcomeOf, paymentStatus, payWith } from '../../testing/shopping.ts'
import { type SignedInClient, startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { payments } from './billing.tables.ts'

vi.setConfig({ testTimeout: patiently(60_000) })

const settings = { LIMIT_PURCHASE: '1000' }
const servers: TestServer[] = []
let server: TestServer
beforeAll(async () => {
  server = await startTestServer(settings)
  servers.push(server)
  // On PostgreSQL a second process works on the same data.
  if (server.databaseUrl.startsWith('postgres')) {
    const { secretKey } = server.lumi.platform.env
    servers.push(await startTestServer({ ...settings, SECRET_KEY: secretKey, DATABASE_URL: server.databaseUrl }))
  }
})
afterAll(async () => {
  for (const each of servers.toReversed()) await each.close()
})

const findPayment = async (paymentId: string) => {
  const [payment] = await server.lumi.platform.db.select().from(payments).where(eq(payments.paymentId, paymentId))
  return payment!
}
const handled = () =>
  vi.waitFor(
    async () => {
      const [open] = await rows<{ open: number }>(
        server.lumi.platform.db,
        sql`select count(*)::int as open from payment_events where handled_at is null`,
      )
      expect(open?.open).toBe(0)
    },
    { timeout: patiently(30_000), interval: 100 },
  )
const once = { periods: 1, entries: 1, payments: 1, charged: 1 }

test('150 callbacks, doubled, in any order, at once, to every process: one period, one entry in the ledger [SR07]', async () => {
  const student = await server.signIn()
  const { paymentId, checkoutUrl } = await buy(student)
  // News from before the payment, which is handled after it.
  const events = Array.from({ length: 50 }, () => randomUUID())
  const sandboxId = (await findPayment(paymentId)).providerPaymentId!
  await payWith(student, checkoutUrl, '8888')
  const sent = Array.from({ length: 150 }, (_, n) =>
    callBack(
      server,
      { eventId: events[(n * 7) % 50]!, sandboxId, paymentId },
      { url: servers[n % servers.length]!.url },
    ),
  )
  expect(new Set((await Promise.all(sent)).map(({ status }) => status))).toEqual(new Set([200]))
  await handled()
  expect(await booksOf(server, student.student.id)).toMatchObject({ ...once, balance: 900 })
  expect((await outcomeOf(student, paymentId)).plan).toMatchObject({ tariffId: 'plus', state: 'active' })
})

test('100 orders at once, in two tabs and pressed twice, are one payment; a decline may be followed by another try [SR06][SR09]', async () => {
  const student = await server.signIn()
  const keys = [randomUUID(), randomUUID()]
  const answers = await Promise.allSettled(
    Array.from({ length: 100 }, (_, n) => buy(student, { attemptId: keys[n % 2]! })),
  )
  const refusals = answers.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[]
  for (const { reason } of refusals) expect(reason).toMatchObject({ code: 'payment_in_progress' })
  const again = await buy(student, { attemptId: keys[0]! })
  const pages = answers.filter(({ status }) => status === 'fulfilled') as PromiseFulfilledResult<typeof again>[]
  expect(new Set([again, ...pages.map(({ value }) => value)].map(({ checkoutUrl }) => checkoutUrl)).size).toBe(1)
  expect((await booksOf(server, student.student.id)).payments).toBe(1)
  const { attemptKey: attemptId } = await findPayment(again.paymentId)
  await expect(buy(student, { attemptId, months: 12 })).rejects.toMatchObject({ code: 'payment_conflict' })

  await payWith(student, again.checkoutUrl, '9995')
  const declined = await outcomeOf(student, again.paymentId)
  expect(declined.payment).toMatchObject({ status: 'Error', failure: 'no_funds' })
  expect(declined.plan.tariffId).toBe('free')
  expect((await buyAndPay(student)).plan.state).toBe('active')
})

test('two orders paid in two tabs: one is kept, the money of the other goes back [SR09]', async () => {
  const student = await server.signIn()
  const first = await buy(student)
  const sandbox = server.lumi.features.paymentProviders.sandbox!
  // The page of the first is paid in the moment in which the second replaces it.
  const payFirst = payWith(student, first.checkoutUrl, '7777')
  await payFirst
  const second = await buyAndPay(student, { tariffId: 'max' })
  expect(second.plan.tariffId).toBe('max')
  server.lumi.platform.clock.advance(21_000)
  await server.lumi.features.billing.checkout.check(first.paymentId)
  await vi.waitFor(
    async () => {
      const { payment } = await paymentStatus(student, first.paymentId)
      expect(payment).toMatchObject({ status: 'Succeeded', refunded: payment.amount })
    },
    { timeout: patiently(15_000), interval: 100 },
  )
  expect(await booksOf(server, student.student.id)).toMatchObject({ periods: 1, charged: 1, entries: 3 })

  // The bank takes the other one back too: the plan is over, the books are even [SR07].
  await sandbox.chargeBack((await findPayment(second.payment.paymentId)).providerPaymentId!)
  await vi.waitFor(
    async () => expect((await student.call(getCurrentProducts)).plan).toMatchObject({ state: 'free', renewsAt: null }),
    { timeout: patiently(15_000), interval: 100 },
  )
  expect((await booksOf(server, student.student.id)).balance).toBe(0)
})

test('forged callbacks, those of others, and payments that are not what was ordered change nothing [SR08][SR07]', async () => {
  const student = await server.signIn()
  const { paymentId, checkoutUrl } = await buy(student)
  const { providerPaymentId } = await findPayment(paymentId)
  const event = { eventId: randomUUID(), sandboxId: providerPaymentId!, paymentId }
  expect((await callBack(server, event, { signature: 'f00d' })).status).toBe(400)
  // Genuine, but too early, about nothing, or about another's payment: the provider is asked, and knows better.
  const other = await server.signIn()
  const otherOrder = await buy(other)
  for (const changed of [
    {},
    { sandboxId: 'sbx_nothing' },
    { paymentId: otherOrder.paymentId },
    { paymentId: randomUUID(), sandboxId: 'sbx_x' },
    { paymentId: 'P-10001', sandboxId: 'sbx_y' },
  ]) {
    expect((await callBack(server, { ...event, eventId: randomUUID(), ...changed })).status).toBe(200)
  }
  expect((await server.guest().request('/api/v1/payments/webhook/nobody', { method: 'POST' })).status).toBe(404)
  await handled()
  expect((await paymentStatus(student, paymentId)).payment.status).toBe('WaitingPayment')
  // Another amount was paid there than was ordered here.
  await server.lumi.platform.db.execute(
    sql`update sandbox_payments set amount_minor = 1, state = 'succeeded' where sandbox_id = ${providerPaymentId}`,
  )
  await callBack(server, { ...event, eventId: randomUUID() })
  expect((await outcomeOf(student, paymentId)).payment).toMatchObject({ status: 'Error', failure: 'check_failed' })
  expect(await booksOf(server, student.student.id)).toMatchObject({ periods: 0, entries: 0 })
  expect(checkoutUrl).toContain('/sandbox/')
  await expect(paymentStatus(other, paymentId)).rejects.toMatchObject({ code: 'payment_not_found', status: 404 })
  await expect(paymentStatus(other, 'not-an-id')).rejects.toMatchObject({ code: 'payment_link_invalid', status: 400 })
})

test('a callback about a student who is gone gives the money back, and the books keep no name [SR19]', async () => {
  const student: SignedInClient = await server.signIn()
  const { paymentId, checkoutUrl } = await buy(student)
  await payWith(student, checkoutUrl, '7777')
  const { platform, features } = server.lumi
  await features.billing.personalData.erase?.(platform.db, student.student.id)
  await platform.db.execute(sql`delete from students where id = ${student.student.id}`)
  platform.clock.advance(21_000)
  await features.billing.checkout.check(paymentId)
  await vi.waitFor(async () => expect(await findPayment(paymentId)).toMatchObject({ refundedMinor: 900 }), {
    timeout: patiently(15_000),
    interval: 100,
  })
  expect((await findPayment(paymentId)).studentId).not.toBe(student.student.id)
})
