// One database is enough: what is tried is what a payment service remembers.
import {
  cancelSubscription,
  getCurrentProducts,
  getUserPaymentMethods,
  removePaymentMethod,
} from '@lumi/contracts/billing'
import { eq, ne, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { aStudent } from '../../testing/a-student.ts'
import { startFakeStripe, startFakeYookassa } from '../../testing/fake-payment-services.ts'
import { patiently } from '../../testing/patience.ts'
import { buy } from '../../testing/shopping.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { payments, subscriptions } from './billing.tables.ts'

vi.setConfig({ testTimeout: patiently(60_000) })

const hourMs = 3_600_000
let server: TestServer
let stripe: Awaited<ReturnType<typeof startFakeStripe>>
let yookassa: Awaited<ReturnType<typeof startFakeYookassa>>
beforeAll(async () => {
  stripe = await startFakeStripe()
  yookassa = await startFakeYookassa()
  server = await startTestServer({
    PAYMENTS: 'stripe,RU=yookassa',
    STRIPE_KEY: 'sk_test',
    STRIPE_WEBHOOK_SECRET: 'whsec',
    STRIPE_BASE_URL: stripe.url,
    YOOKASSA_SHOP_ID: 'shop',
    YOOKASSA_KEY: 'key',
    YOOKASSA_WEBHOOK_SECRET: 'hush',
    YOOKASSA_BASE_URL: yookassa.url,
  })
})
afterAll(async () => {
  await server.close()
  await stripe.close()
  await yookassa.close()
})

const runRound = () => server.lumi.features.billing.runRound()

describe.each([
  ['Stripe', 1, () => stripe, 2],
  ['YooKassa', 2, () => yookassa, 1],
] as const)('%s, whose keys are forgotten after a day [SR09]', (_, countryId, service, sends) => {
  /** A student whose renewal was sent, with the answer lost. */
  async function anUnansweredRenewal({ arrives }: { arrives: boolean }) {
    const fake = service()
    const student = await server.signIn(aStudent({ countryId }))
    const { db, clock } = server.lumi.platform
    const { paymentId } = await buy(student)
    const known = [...fake.known.values()].find((one) => one.paymentId === paymentId)!
    known.state = 'succeeded'
    await server.lumi.features.billing.checkout.check(paymentId)
    const which = eq(subscriptions.studentId, student.student.id)
    const [subscription] = await db.select().from(subscriptions).where(which)
    // A round is for everybody: only this one is due.
    const notDue = { renews: false, chargeAt: null }
    await db.update(subscriptions).set(notDue).where(ne(subscriptions.studentId, student.student.id))
    clock.advance(subscription!.endsAt.getTime() - clock.now().getTime() + 1000)
    if (arrives) fake.loseAnswers(sends)
    else fake.refuse(sends)
    await runRound()
    const find = async () => await db.select().from(payments).where(eq(payments.studentId, student.student.id))
    const renewal = (await find()).find(({ kind }) => kind === 'renewal')!
    expect(renewal).toMatchObject({ status: 'WaitingPayment', providerPaymentId: null })
    return {
      student,
      renewal,
      /** Charges of the student's card that were made there. */
      charged: async () => {
        const own = new Set((await find()).filter(({ kind }) => kind === 'renewal').map((one) => one.paymentId))
        return [...fake.known.values()].filter((one) => own.has(one.paymentId)).length
      },
      plan: async () => (await (await server.signIn(student.student)).call(getCurrentProducts)).plan,
      state: async () => (await find()).find((one) => one.paymentId === renewal.paymentId)!,
    }
  }
  const pass = (hours: number) => server.lumi.platform.clock.advance(hours * hourMs)

  test('within the day the same charge is sent again', async () => {
    const { charged, plan } = await anUnansweredRenewal({ arrives: true })
    pass(19)
    await runRound()
    expect([await charged(), (await plan()).state]).toEqual([1, 'active'])
  })

  test('later it is looked for by our own id, and not sent again', async () => {
    const { charged, plan } = await anUnansweredRenewal({ arrives: true })
    // Newer ones fill the first page of a list.
    for (let n = 0; n < 2; n++) await buy(await server.signIn(aStudent({ countryId })))
    service().forgetKeys()
    pass(30)
    await runRound()
    expect([await charged(), (await plan()).state]).toEqual([1, 'active'])
  })

  test('one that never arrived ends as soon as its lists can be trusted, and the next try is a new order', async () => {
    const { charged, plan, state, student } = await anUnansweredRenewal({ arrives: false })
    service().forgetKeys()
    pass(21)
    await runRound()
    // The list may be an hour behind.
    expect([await charged(), (await state()).status]).toEqual([0, 'WaitingPayment'])
    pass(4)
    await runRound()
    expect(await state()).toMatchObject({ status: 'Error', failure: 'expired' })
    await runRound()
    expect([await charged(), (await plan()).state]).toEqual([1, 'active'])
    const told = (await server.mails()).filter(({ to }) => to === student.student.email)
    expect(told.some(({ text }) => /did not reach the bank/.test(text))).toBe(true)
    expect(told.some(({ text }) => /turned the renewal down/.test(text))).toBe(false)
  })

  test('after the renewal was turned off it is never sent again; one that never arrived ends', async () => {
    const { charged, plan, state, student } = await anUnansweredRenewal({ arrives: false })
    const cancel = async () => (await server.signIn(student.student)).call(cancelSubscription, { body: {} })
    await cancel()
    pass(1)
    await runRound()
    service().search.isOff = true
    pass(1)
    await runRound()
    service().search.isOff = false
    // Nothing is wrong yet that an operator could mend.
    expect([await charged(), (await state()).status, (await state()).operatorToldAt]).toEqual([
      0,
      'WaitingPayment',
      null,
    ])
    pass(24)
    await runRound()
    await runRound()
    expect([await charged(), (await state()).failure, (await plan()).state]).toEqual([0, 'expired', 'free'])
  })

  test('after the renewal was turned off one that had arrived gives its period, and is the last', async () => {
    const { charged, plan, state, student } = await anUnansweredRenewal({ arrives: true })
    await (await server.signIn(student.student)).call(cancelSubscription, { body: {} })
    const { orders } = service()
    const before = orders.filter(({ method }) => method === 'POST').length
    pass(1)
    await runRound()
    expect(orders.filter(({ method }) => method === 'POST')).toHaveLength(before)
    expect([await charged(), (await state()).status, (await plan()).state]).toEqual([1, 'Succeeded', 'ends_soon'])
  })

  test('after its card was removed one that had arrived is still found', async () => {
    const { charged, state, student } = await anUnansweredRenewal({ arrives: true })
    const client = await server.signIn(student.student)
    const { methods } = await client.call(getUserPaymentMethods)
    await client.call(removePaymentMethod, { body: { methodId: methods[0]!.methodId } })
    pass(1)
    await runRound()
    expect([await charged(), (await state()).status]).toEqual([1, 'Succeeded'])
  })

  test('when it cannot be looked up nothing more is charged, and the operator is told once and decides', async () => {
    const { charged, plan, state, renewal } = await anUnansweredRenewal({ arrives: true })
    service().forgetKeys()
    service().search.isOff = true
    const number = `P-${renewal.number}`
    const told = async () => (await server.mails()).filter(({ subject }) => subject.includes(number)).length
    const before = await told()
    for (let day = 0; day < 3; day++) {
      pass(30)
      await runRound()
    }
    expect([await charged(), (await state()).status, (await told()) - before]).toEqual([1, 'WaitingPayment', 1])
    const { ops } = server.lumi.platform
    await expect(ops.run('payments close', { number: 'P-10001' }, 'tester')).rejects.toThrow(/no charge without/)
    const listed = await ops.run('payments list', {}, 'tester')
    expect('rows' in listed && listed.rows).toContainEqual(expect.objectContaining({ number, 'their id': 'no answer' }))
    service().search.isOff = false
    await ops.run('payments reconcile', {}, 'tester')
    expect([await charged(), (await plan()).state]).toEqual([1, 'active'])
  })
})

test('a refund that was answered to nobody is not made again after the day [SR09]', async () => {
  const student = await server.signIn()
  const { paymentId } = await buy(student)
  const known = [...stripe.known.values()].find((one) => one.paymentId === paymentId)!
  known.state = 'succeeded'
  const { db, ops, clock, jobs } = server.lumi.platform
  await server.lumi.features.billing.checkout.check(paymentId)
  const [payment] = await db.select().from(payments).where(eq(payments.paymentId, paymentId))
  stripe.loseAnswers(2, '/v1/refunds')
  await ops.run('payments refund', { number: `P-${payment!.number}`, amount: '300' }, 'tester')
  // Stripe's library asks once more by itself.
  const asked = () => stripe.orders.filter(({ path }) => path === '/v1/refunds').length
  await vi.waitFor(() => expect(asked()).toBe(2), { timeout: patiently(15_000), interval: 20 })
  expect(known.refundedMinor).toBe(300)
  stripe.forgetKeys()
  clock.advance(30 * hourMs)
  jobs.wake('payment-refund')
  const state = async () => {
    const [refund] = (await db.execute(sql`select state from refunds where payment_id = ${paymentId}`)).rows
    return refund?.state
  }
  await vi.waitFor(async () => expect(await state()).toBe('done'), { timeout: patiently(30_000), interval: 100 })
  expect(known.refundedMinor).toBe(300)
})
