// One database is enough: what is tried is who may move whose money, which no database changes.
import { randomUUID } from 'node:crypto'
import {
  activateSubscription,
  cancelAsPayer,
  cancelSubscription,
  getAvailableStudentTariffs,
  getCurrentProducts,
  getPayerPage,
  getPaymentStatus,
  getReceipt,
  getUserPaymentMethods,
  getUserPaymentsHistory,
  giveUpPayment,
  previewUpgrade,
  upgradeTariff,
} from '@lumi/contracts/billing'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { aStudent } from '../../testing/a-student.ts'
import { patiently } from '../../testing/patience.ts'
import { booksOf, buyAndPay, orderByLink, outcomeOf, payByLink, payWith } from '../../testing/shopping.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { subscriptions } from './billing.tables.ts'

vi.setConfig({ testTimeout: patiently(60_000) })

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ LIMIT_PURCHASE: '1000', BILLING_UPGRADE_MODE: 'selfServe' })
})
afterAll(() => server.close())

const subscriptionOf = async (studentId: string) => {
  const [found] = await server.lumi.platform.db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.studentId, studentId))
  return found!
}

test('a student neither turns on the renewal that somebody else pays, nor moves up at their expense [S07][S08][SR09]', async () => {
  const student = await server.signIn()
  const { payer, link, email } = await payByLink(server, student)
  const moveUp = (shown: number) =>
    student.call(upgradeTariff, {
      body: { tariffId: 'max', attemptId: randomUUID(), shown: { amountMinor: shown, currency: 'USD' } },
    })
  await expect(student.call(previewUpgrade, { query: { tariffId: 'max' } })).rejects.toMatchObject({
    code: 'payment_parent_only',
  })
  await expect(moveUp(1)).rejects.toMatchObject({ code: 'payment_parent_only' })
  const { tariffs } = await student.call(getAvailableStudentTariffs)
  expect(tariffs.flatMap(({ periods }) => periods.map(({ step }) => step))).not.toContain('upgrade')

  expect((await payer.call(cancelAsPayer, { body: link })).renewsAt).toBeNull()
  const { plan } = await student.call(getCurrentProducts)
  expect(plan).toMatchObject({ state: 'ends_soon', paidBy: 'parent', card: null })
  await expect(student.call(activateSubscription, { body: {} })).rejects.toMatchObject({ code: 'payment_parent_only' })
  expect(await subscriptionOf(student.student.id)).toMatchObject({ renews: false, chargeAt: null, payerEmail: email })
  expect(await booksOf(server, student.student.id)).toMatchObject({ payments: 1, charged: 1 })
})

test('a student turns off the renewal that somebody else pays, and their own on again [S07]', async () => {
  const helped = await server.signIn()
  await payByLink(server, helped)
  expect((await helped.call(cancelSubscription, { body: {} })).plan.state).toBe('ends_soon')
  const paying = await server.signIn()
  await buyAndPay(paying)
  await paying.call(cancelSubscription, { body: {} })
  expect((await paying.call(activateSubscription, { body: {} })).plan.state).toBe('active')
})

test('a child gets nothing of what a parent pays: no amount, card, page or receipt, and cannot close the order [V10][SR11]', async () => {
  const child = await server.signIn(aStudent({ birthDate: '2018-01-01' }))
  await server.lumi.platform.db.execute(`update students set guardian_state = 'given' where id = '${child.student.id}'`)
  const order = await orderByLink(server, child)
  const { paymentId } = order
  const refused = async () => {
    const calls = [
      child.call(getPaymentStatus, { query: { paymentId } }),
      child.call(giveUpPayment, { body: { paymentId } }),
      child.call(getReceipt, { query: { paymentId } }),
    ]
    for (const outcome of await Promise.allSettled(calls)) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'payment_not_found' } })
    }
  }
  await refused()
  expect((await child.call(getCurrentProducts)).plan.openPaymentId).toBeNull()
  expect(await order.payer.call(getPayerPage, { body: order.link })).toMatchObject({ state: 'waiting' })
  await payWith(child, order.checkoutUrl, '4242')
  await vi.waitFor(async () => expect((await child.call(getCurrentProducts)).plan.tariffId).toBe('plus'), {
    timeout: patiently(15_000),
    interval: 50,
  })
  await refused()
  expect((await child.call(getUserPaymentMethods)).methods).toEqual([])
})

test('the page and the card of somebody else who pays are not for the student [SR11]', async () => {
  const student = await server.signIn()
  const { paymentId, checkoutUrl, payer, link } = await orderByLink(server, student)
  expect(await student.call(getPaymentStatus, { query: { paymentId } })).toMatchObject({
    payment: { status: 'WaitingPayment' },
    checkoutUrl: null,
  })
  await payWith(student, checkoutUrl, '4242')
  expect((await outcomeOf(student, paymentId)).payment).toMatchObject({ status: 'Succeeded', card: null })
  expect((await student.call(getUserPaymentsHistory)).payments).toMatchObject([{ card: null }])
  const receipt = await (await student.request(`${getReceipt.path}?paymentId=${paymentId}`)).text()
  expect(receipt).toContain('$9.00')
  expect(receipt).not.toContain('4242')
  expect((await payer.call(getPayerPage, { body: link })).payment?.card).toMatchObject({ last4: '4242' })
})
