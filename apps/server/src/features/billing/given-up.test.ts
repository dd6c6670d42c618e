import { randomUUID } from 'node:crypto'
import {
  buyAsPayer,
  createPayerLink,
  getCurrentProducts,
  getPayerPage,
  giveUpAsPayer,
  giveUpPayment,
} from '@lumi/contracts/billing'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { aStudent } from '../../testing/a-student.ts'
import { patiently } from '../../testing/patience.ts'
import { booksOf, buy, outcomeOf, paymentStatus, payWith } from '../../testing/shopping.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'

vi.setConfig({ testTimeout: patiently(60_000) })

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ LIMIT_PURCHASE: '1000' })
})
afterAll(() => server.close())

const month = { amountMinor: 900, currency: 'USD' } as const

test('a payer who goes back has not paid: the order is closed, another plan is chosen, and one is charged [SR09]', async () => {
  const student = await server.signIn(aStudent({ name: 'Mira Volkova', birthDate: '2000-01-01' }))
  const { url } = await student.call(createPayerLink, { body: { email: 'payer@example.org' } })
  expect((await server.mails()).find(({ to }) => to === 'payer@example.org')?.text).toContain('Mira')
  const link = Object.fromEntries(new URL(url!).searchParams) as { linkId: string; secret: string }
  const payer = server.guest()
  const order = (body: object) => ({
    ...link,
    tariffId: 'plus' as const,
    months: 1 as const,
    shown: month,
    email: 'payer@example.org',
    attemptId: randomUUID(),
    ...body,
  })
  const first = await payer.call(buyAsPayer, { body: order({}) })
  const waiting = await payer.call(getPayerPage, { body: link })
  expect(waiting).toMatchObject({ state: 'waiting', firstName: 'Mira', payment: { tariffId: 'plus', months: 1 } })
  // Nobody has paid: the bank is not said to think.
  expect(waiting.payment).not.toHaveProperty('isAtBank')

  const page = await payer.call(giveUpAsPayer, { body: link })
  expect(page).toMatchObject({
    state: 'open',
    payment: { status: 'Error', failure: 'given_up', tariffId: 'plus', months: 1 },
  })
  expect((await student.call(getCurrentProducts)).plan.openPaymentId).toBeNull()
  // Pressed twice.
  expect((await payer.call(giveUpAsPayer, { body: link })).state).toBe('open')
  // The page of the closed order takes no money any more.
  await payWith(student, first.checkoutUrl, '4242')
  const max = page.tariffs.find(({ tariffId }) => tariffId === 'max')!.periods.find(({ months }) => months === 1)!
  const second = await payer.call(buyAsPayer, { body: order({ tariffId: 'max', shown: max.firstPayment }) })
  expect(second.paymentId).not.toBe(first.paymentId)
  await payWith(student, second.checkoutUrl, '4242')
  expect((await outcomeOf(student, second.paymentId)).payment.status).toBe('Succeeded')
  expect(await booksOf(server, student.student.id)).toMatchObject({ periods: 1, charged: 1 })
  // Too late to give up.
  expect((await payer.call(giveUpAsPayer, { body: link })).state).toBe('paid')
})

test('what is paid or at the bank is not given up [SR09]', async () => {
  const student = await server.signIn()
  const atBank = await buy(student)
  await payWith(student, atBank.checkoutUrl, '3220')
  const giveUp = (paymentId: string) => student.call(giveUpPayment, { body: { paymentId } })
  await expect(giveUp(atBank.paymentId)).rejects.toMatchObject({ code: 'payment_in_progress' })
  expect((await paymentStatus(student, atBank.paymentId)).payment).toMatchObject({
    status: 'WaitingPayment',
    isAtBank: true,
  })
  await student.request(`${new URL(atBank.checkoutUrl!).pathname}/pay?confirm=yes`)
  const { payment, plan } = await giveUp(atBank.paymentId)
  expect([payment.status, plan.tariffId]).toEqual(['Succeeded', 'plus'])
  await expect(giveUp(randomUUID())).rejects.toMatchObject({ code: 'payment_not_found' })
  const other = await server.signIn()
  await expect(other.call(giveUpPayment, { body: { paymentId: atBank.paymentId } })).rejects.toMatchObject({
    code: 'payment_not_found',
  })
})
