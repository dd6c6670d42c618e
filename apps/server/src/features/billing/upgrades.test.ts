// One database is enough: what is tried is where the money of an upgrade goes.
import { randomUUID } from 'node:crypto'
import {
  activateSubscription,
  getCurrentProducts,
  getUserPaymentMethods,
  previewUpgrade,
  removePaymentMethod,
  upgradeTariff,
} from '@lumi/contracts/billing'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { patiently } from '../../testing/patience.ts'
import { booksOf, buyAndPay, outcomeOf, paymentStatus, payWith } from '../../testing/shopping.ts'
import { type SignedInClient, startTestServer, type TestServer } from '../../testing/start-test-server.ts'

vi.setConfig({ testTimeout: patiently(60_000) })

const dayMs = 86_400_000
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ LIMIT_PURCHASE: '1000', BILLING_UPGRADE_MODE: 'selfServe' })
})
afterAll(() => server.close())

async function moveUp(student: SignedInClient) {
  const { charge } = await student.call(previewUpgrade, { query: { tariffId: 'max' } })
  return student.call(upgradeTariff, { body: { tariffId: 'max', attemptId: randomUUID(), shown: charge } })
}

const givenBack = (student: SignedInClient, paymentId: string) =>
  vi.waitFor(
    async () => {
      const { payment } = await paymentStatus(student, paymentId)
      expect(payment).toMatchObject({ status: 'Succeeded', refunded: payment.amount })
    },
    { timeout: patiently(15_000), interval: 100 },
  )

test('of two upgrades that are paid one is kept, and the money of the other goes back [SR09]', async () => {
  const student = await server.signIn()
  await buyAndPay(student)
  // Without a card each upgrade has a page, and the first is paid when nobody waits for it any more.
  const { methods } = await student.call(getUserPaymentMethods)
  await student.call(removePaymentMethod, { body: { methodId: methods[0]!.methodId } })
  const first = await moveUp(student)
  await payWith(student, first.checkoutUrl, '7777')
  await server.lumi.features.billing.settlement.expire(first.paymentId)
  const second = await moveUp(student)
  await payWith(student, second.checkoutUrl, '4242')
  const { plan } = await outcomeOf(student, second.paymentId)
  expect(plan).toMatchObject({ tariffId: 'max', state: 'active' })

  server.lumi.platform.clock.advance(21_000)
  await server.lumi.features.billing.checkout.check(first.paymentId)
  await givenBack(student, first.paymentId)
  expect((await student.call(getCurrentProducts)).plan).toEqual(plan)
  // The purchase and the second upgrade.
  expect(await booksOf(server, student.student.id)).toMatchObject({ periods: 2, charged: 2 })
})

test('an upgrade that is given back leaves the plan that was counted for it, to its own end, and charges nothing [S08][SR09]', async () => {
  const student = await server.signIn()
  await buyAndPay(student, { months: 3 })
  const { plan: before } = await student.call(getCurrentProducts)
  server.lumi.platform.clock.advance(10 * dayMs)
  const back = await server.signIn(student.student)
  const { paymentId } = await moveUp(back)
  const { payment } = await outcomeOf(back, paymentId)
  await server.lumi.features.billing.runRound()
  await server.lumi.platform.ops.run('payments refund', { number: payment.number }, 'tester')
  await givenBack(back, paymentId)
  const { endsAt, price, months } = before
  expect((await back.call(getCurrentProducts)).plan).toMatchObject({
    ...{ tariffId: 'plus', state: 'ends_soon', endsAt, price, months, renewsAt: null },
  })
  // Turned on again it renews as it was, from its own end.
  const { plan } = await back.call(activateSubscription, { body: {} })
  expect(plan).toMatchObject({ tariffId: 'plus', state: 'active', renewsAt: endsAt, price })
  server.lumi.platform.clock.advance(new Date(endsAt!).getTime() - server.lumi.platform.clock.now().getTime() + 1000)
  await server.lumi.features.billing.runRound()
  const later = await server.signIn(student.student)
  expect((await later.call(getCurrentProducts)).plan).toMatchObject({ tariffId: 'plus', state: 'active', months: 3 })
  // The purchase and its renewal; the upgrade went back.
  expect(await booksOf(server, student.student.id)).toMatchObject({ periods: 3, charged: 2 })
})

test('when the older payment was given back too, nothing goes on [SR09]', async () => {
  const student = await server.signIn()
  const bought = await buyAndPay(student)
  const { paymentId } = await moveUp(student)
  const { payment } = await outcomeOf(student, paymentId)
  for (const one of [bought.payment, payment]) {
    await server.lumi.platform.ops.run('payments refund', { number: one.number }, 'tester')
    await givenBack(student, one.paymentId)
  }
  expect((await student.call(getCurrentProducts)).plan).toMatchObject({ tariffId: 'free', renewsAt: null })
  expect((await booksOf(server, student.student.id)).balance).toBe(0)
})
