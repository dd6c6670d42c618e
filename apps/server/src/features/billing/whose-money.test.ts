// One database is enough: what is tried is who may move whose money, which no database changes.
import { randomUUID } from 'node:crypto'
import {
  activateSubscription,
  cancelAsPayer,
  cancelSubscription,
  getAvailableStudentTariffs,
  getCurrentProducts,
  previewUpgrade,
  upgradeTariff,
} from '@lumi/contracts/billing'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { patiently } from '../../testing/patience.ts'
import { booksOf, buyAndPay, payByLink } from '../../testing/shopping.ts'
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
