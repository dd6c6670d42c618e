import { randomUUID } from 'node:crypto'
import {
  activateSubscription,
  buyTariff,
  cancelSubscription,
  getAvailableStudentTariffs,
  getCurrentProducts,
  getCurrentStudentUsage,
  getPaymentStatus,
  getReceipt,
  getUserPaymentMethods,
  getUserPaymentsHistory,
  removePaymentMethod,
} from '@lumi/contracts/billing'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { aStudent, type StudentDescription } from '../../testing/a-student.ts'
import { patiently } from '../../testing/patience.ts'
import { type SignedInClient, startTestServer, type TestServer } from '../../testing/start-test-server.ts'

vi.setConfig({ testTimeout: patiently(60_000) })

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ LIMIT_PURCHASE: '1000' })
})
afterAll(() => server.close())

const signIn = (wanted: Partial<StudentDescription> = {}) => server.signIn(aStudent(wanted))
const buy = (student: SignedInClient, body: object = {}) =>
  student.call(buyTariff, { body: { tariffId: 'plus', months: 3, attemptId: randomUUID(), ...body } })
const status = (student: SignedInClient, paymentId: string) => student.call(getPaymentStatus, { query: { paymentId } })

/** Presses Pay on the hosted page, as the browser does. */
async function payWith(student: SignedInClient, checkoutUrl: string | null, card: string) {
  const { pathname } = new URL(checkoutUrl!)
  return student.request(`${pathname}/pay?card=${card}`)
}

async function ended(student: SignedInClient, paymentId: string) {
  return vi.waitFor(
    async () => {
      const answer = await status(student, paymentId)
      expect(answer.payment.status).not.toBe('WaitingPayment')
      return answer
    },
    { timeout: patiently(15_000), interval: 50 },
  )
}

test('a plan is bought on the hosted page, works at once, and is told by mail, history and card [S06][P03][E04]', async () => {
  const student = await signIn()
  const before = await student.call(getAvailableStudentTariffs)
  const plus = before.tariffs.find(({ tariffId }) => tariffId === 'plus')!
  expect([before.payAccess, before.isSandbox, before.needsCheckoutConsent]).toEqual(['open', true, false])
  const offered = plus.periods.find(({ months }) => months === 3)!
  expect(offered).toMatchObject({
    price: { amountMinor: 2430, currency: 'USD' },
    perMonth: { amountMinor: 810 },
    savedPercent: 10,
    step: 'buy',
  })
  const bought = await buy(student, { shown: offered.firstPayment, originLink: '/chat?step=2' })
  expect(bought.amount).toEqual(offered.firstPayment)
  expect((await status(student, bought.paymentId)).payment.status).toBe('WaitingPayment')

  const page = await student.request(new URL(bought.checkoutUrl!).pathname)
  expect(await page.text()).toContain('$24.30')
  const back = await payWith(student, bought.checkoutUrl, '4242')
  expect(back.headers.get('location')).toContain(`/payment/status?paymentId=${bought.paymentId}`)
  const answer = await ended(student, bought.paymentId)
  expect(answer).toMatchObject({
    originLink: '/chat?step=2',
    payment: { status: 'Succeeded', card: { brand: 'Visa', last4: '4242' }, amount: offered.price },
    plan: { tariffId: 'plus', state: 'active', months: 3, price: offered.price, card: { last4: '4242' } },
  })
  const usage = await student.call(getCurrentStudentUsage)
  expect([usage.usage.messagesPerDay, usage.subjects.limit, usage.photos.perDay]).toEqual([200, 4, null])
  const [mail] = (await server.mails()).filter(({ to }) => to === student.student.email)
  expect(mail?.text).toContain('$24.30')
  expect((await student.call(getUserPaymentsHistory)).payments).toMatchObject([{ number: answer.payment.number }])
  const receipt = await student.request(`${getReceipt.path}?paymentId=${bought.paymentId}`)
  expect(await receipt.text()).toContain(answer.payment.number)

  // Turned off, on again, and the card forgotten [S07].
  expect((await student.call(cancelSubscription, { body: {} })).plan).toMatchObject({
    state: 'ends_soon',
    renewsAt: null,
  })
  expect((await student.call(activateSubscription, { body: {} })).plan.state).toBe('active')
  const { methods } = await student.call(getUserPaymentMethods)
  expect(methods).toMatchObject([{ card: { last4: '4242' }, isForRenewal: true }])
  const removed = await student.call(removePaymentMethod, { body: { methodId: methods[0]!.methodId } })
  expect([removed.methods, removed.plan.state]).toEqual([[], 'ends_soon'])
  await expect(student.call(activateSubscription, { body: {} })).rejects.toMatchObject({ code: 'payment_method_none' })
  const { plan } = await student.call(getCurrentProducts)
  expect(plan.tariffId).toBe('plus')
})
