import { createHmac, randomUUID } from 'node:crypto'
import { buyAsPayer, buyTariff, createPayerLink, getPayerPage, getPaymentStatus } from '@lumi/contracts/billing'
import type { BodyInputOf } from '@lumi/contracts/endpoint'
import { sql } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import { rows } from '../platform/db.ts'
import { patiently } from './patience.ts'
import type { SignedInClient, TestServer } from './start-test-server.ts'

type Order = Partial<BodyInputOf<typeof buyTariff>>

/** Orders Plus for a month, or what is wanted. */
export const buy = (student: SignedInClient, order: Order = {}) =>
  student.call(buyTariff, { body: { tariffId: 'plus', months: 1, attemptId: randomUUID(), ...order } })

export const paymentStatus = (student: SignedInClient, paymentId: string) =>
  student.call(getPaymentStatus, { query: { paymentId } })

/** Presses Pay on the sandbox's page, as the browser does. */
export const payWith = (student: SignedInClient, checkoutUrl: string | null, card: string) =>
  student.request(`${new URL(checkoutUrl!).pathname}/pay?card=${card}`)

/** Waits until the payment has an outcome. */
export const outcomeOf = (student: SignedInClient, paymentId: string) =>
  vi.waitFor(
    async () => {
      const answer = await paymentStatus(student, paymentId)
      expect(answer.payment.status).not.toBe('WaitingPayment')
      return answer
    },
    { timeout: patiently(15_000), interval: 50 },
  )

export async function buyAndPay(student: SignedInClient, order: Order = {}, card = '4242') {
  const { paymentId, checkoutUrl } = await buy(student, order)
  await payWith(student, checkoutUrl, card)
  return outcomeOf(student, paymentId)
}

/** What is in the link of a payer, as the letter has it. */
export function payerLinkIn({ text }: { text: string }) {
  const search = new URL(/https?:\/\/\S+\/pay\?\S+/.exec(text)![0]).searchParams
  return { linkId: search.get('linkId')!, secret: search.get('secret')! }
}

/** Somebody else is asked to pay for the student, and orders Plus for a month. */
export async function orderByLink(server: TestServer, student: SignedInClient, order: Order = {}) {
  const email = `payer-of-${student.student.email}`
  await student.call(createPayerLink, { body: { email } })
  const link = payerLinkIn((await server.mails()).find(({ to }) => to === email)!)
  const payer = server.guest()
  const { tariffId = 'plus', months = 1 } = order
  const { tariffs } = await payer.call(getPayerPage, { body: link })
  const offered = tariffs.find((each) => each.tariffId === tariffId)!.periods.find((each) => each.months === months)!
  const body = { ...link, tariffId, months, shown: offered.firstPayment, email, attemptId: randomUUID() }
  return { link, payer, email, ...(await payer.call(buyAsPayer, { body })) }
}

/** ... and pays it. */
export async function payByLink(server: TestServer, student: SignedInClient, order: Order = {}, card = '4242') {
  const ordered = await orderByLink(server, student, order)
  await payWith(student, ordered.checkoutUrl, card)
  const { payer, link } = ordered
  await vi.waitFor(async () => expect((await payer.call(getPayerPage, { body: link })).state).toBe('paid'), {
    timeout: patiently(15_000),
    interval: 50,
  })
  return ordered
}

/** A callback of the sandbox, with its signature unless another one is given. */
export function callBack(
  server: TestServer,
  event: { eventId: string; sandboxId: string; paymentId: string },
  { url = server.url, signature }: { url?: string; signature?: string } = {},
): Promise<Response> {
  const body = JSON.stringify(event)
  const { secretKey } = server.lumi.platform.env
  const own = createHmac('sha256', secretKey).update(`sandbox ${body}`).digest('hex')
  return fetch(`${url}/api/v1/payments/webhook/sandbox`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-sandbox-signature': signature ?? own },
    body,
  })
}

/** What the books say about a student. */
export async function booksOf(server: TestServer, studentId: string) {
  const [books] = await rows<{ periods: number; entries: number; balance: number; payments: number; charged: number }>(
    server.lumi.platform.db,
    sql`select
      (select count(*)::int from plan_periods where student_id = ${studentId} and source = 'payment') as periods,
      (select count(*)::int from money_entries join payments using (payment_id) where student_id = ${studentId}) as entries,
      (select coalesce(sum(e.amount_minor), 0)::float8 from money_entries e join payments using (payment_id)
        where student_id = ${studentId}) as balance,
      (select count(*)::int from payments where student_id = ${studentId}) as payments,
      (select count(*)::int from sandbox_payments s join payments p on p.payment_id::text = s.payment_id
        where p.student_id = ${studentId} and s.state = 'succeeded' and s.refunded_minor < s.amount_minor) as charged`,
  )
  return books!
}
