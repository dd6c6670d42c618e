// One database is enough: what is tried is the order of the steps, which no database changes.
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { AppError } from '@lumi/contracts/errors'
import { eq, ne } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { patiently } from '../../testing/patience.ts'
import { booksOf, buyAndPay, payWith } from '../../testing/shopping.ts'
import { type SignedInClient, startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { subscriptions } from './billing.tables.ts'
import type { BillingStudent } from './plans.ts'

const isLong = process.env.LUMI_LONG === '1'
/** Every crash point of the three ways, before and after the statement: about 190 runs. In a short run a few of each. */
const stride = isLong ? 1 : 7
const moments = isLong ? (['before', 'after'] as const) : (['before'] as const)
vi.setConfig({ testTimeout: patiently(isLong ? 600_000 : 60_000) })

class Crash extends Error {}

/**
 * A process that dies after so many statements: everything that it would still say to the database or to the provider (whose
 * own memory is in the same database) is lost, also what it does in its error handling. Other work is not touched.
 */
const life = new AsyncLocalStorage<{ left: number; moment: (typeof moments)[number] }>()
/** Before or after the last statement: nothing was written, or it was and nobody knows. */
let moment: (typeof moments)[number] = 'before'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ LIMIT_PURCHASE: '100000', LOG_LEVEL: 'silent' })
  type Connection = Record<'query' | 'exec', (...args: unknown[]) => Promise<unknown>>
  const client = server.lumi.platform.database.client as unknown as {
    transaction(work: (connection: Connection) => Promise<void>): Promise<void>
  }
  // The one connection, through which every statement goes.
  await client.transaction(async (connection) => {
    for (const name of ['query', 'exec'] as const) {
      const work = connection[name]
      connection[name] = async (...args) => {
        const alive = life.getStore()
        const isCounted = name === 'query' || args[0] === 'COMMIT'
        if (!alive || !isCounted || --alive.left >= 0) return work(...args)
        if (alive.moment === 'after' && alive.left === -1) await work(...args)
        throw new Crash()
      }
    }
  })
})
afterAll(() => server.close())

/** @returns whether the work came to its end */
async function dyingAfter(statements: number, work: () => Promise<unknown>): Promise<boolean> {
  const alive = { left: statements, moment }
  try {
    await life.run(alive, work)
    return alive.left >= 0
  } catch (error) {
    if (alive.left < 0) return false
    throw error
  }
}

const billing = () => server.lumi.features.billing
const asStudent = ({ student }: SignedInClient): BillingStudent => ({ ...student })
const caller = { address: '127.0.0.1', language: 'en' } as const
const minutes = (number: number) => server.lumi.platform.clock.advance(number * 60_000)

/** No charge without its plan, no plan without its charge, never two. */
async function expectOnce(student: SignedInClient, periods: number, what: string) {
  const books = await booksOf(server, student.student.id)
  expect([what, books.charged, books.periods, books.entries]).toEqual([what, periods, periods, periods])
}

/** Tries every crash point of a way until one run comes to its end. */
async function atEveryStep(way: (statements: number) => Promise<boolean>, first: number): Promise<number> {
  let tried = 0
  for (moment of moments) {
    for (let statements = first; ; statements += stride) {
      tried++
      if (await way(statements)) break
      expect(statements).toBeLessThan(300)
    }
  }
  return tried
}

test('a process that dies anywhere while it orders: the same order again is the same payment, charged once [SR09]', async () => {
  const tried = await atEveryStep(async (statements) => {
    const student = await server.signIn()
    const attemptId = randomUUID()
    const body = { tariffId: 'plus', months: 1, attemptId } as const
    const order = () => billing().checkout.buyTariff(asStudent(student), caller, body, undefined)
    const isDone = await dyingAfter(statements, order)
    // Another process: the first one's claim runs out.
    minutes(1)
    const page = await order()
    expect(await order()).toEqual(page)
    await payWith(student, page.checkoutUrl, '4242')
    await billing().checkout.check(page.paymentId)
    await expectOnce(student, 1, `ordering, dead after ${statements}`)
    return isDone
  }, 0)
  expect(tried).toBeGreaterThanOrEqual(isLong ? 36 : 2)
})

test('a process that dies anywhere while it settles: paid once, and the plan is there [SR09]', async () => {
  const tried = await atEveryStep(async (statements) => {
    const student = await server.signIn()
    const body = { tariffId: 'plus', months: 1, attemptId: randomUUID() } as const
    const page = await billing().checkout.buyTariff(asStudent(student), caller, body, undefined)
    // The bank is late, so nothing is settled by the page's own callback meanwhile.
    await payWith(student, page.checkoutUrl, '7777')
    minutes(1)
    const isDone = await dyingAfter(statements, () => billing().checkout.check(page.paymentId))
    minutes(11)
    await billing().runRound()
    await expectOnce(student, 1, `settling, dead after ${statements}`)
    return isDone
  }, 1)
  expect(tried).toBeGreaterThanOrEqual(isLong ? 48 : 3)
})

test('a process that dies anywhere while it renews: one charge for one period, in the end always [SR09]', async () => {
  const tried = await atEveryStep(async (statements) => {
    const student = await server.signIn()
    await buyAndPay(student)
    const { db, clock } = server.lumi.platform
    const which = eq(subscriptions.studentId, student.student.id)
    const [before] = await db.select().from(subscriptions).where(which)
    // A round is for everybody: only this one is due.
    await db
      .update(subscriptions)
      .set({ renews: false, chargeAt: null })
      .where(ne(subscriptions.studentId, student.student.id))
    clock.advance(before!.endsAt.getTime() - clock.now().getTime() + 1000)
    const isDone = await dyingAfter(statements, () => billing().runRound())
    minutes(11)
    await billing().runRound()
    await expectOnce(student, 2, `renewing, dead after ${statements}`)
    const [after] = await db.select().from(subscriptions).where(which)
    expect(after!.periods).toBe(2)
    await db.update(subscriptions).set({ renews: false, chargeAt: null }).where(which)
    return isDone
  }, 2)
  expect(tried).toBeGreaterThanOrEqual(isLong ? 90 : 4)
})

test('a provider that does not answer: nothing is lost, and the student is told to try again [SR09]', async () => {
  const student = await server.signIn()
  const { paymentProviders } = server.lumi.features
  const provider = paymentProviders.get('sandbox')
  const { openCheckout } = provider
  const body = { tariffId: 'plus', months: 1, attemptId: randomUUID() } as const
  const order = () => billing().checkout.buyTariff(asStudent(student), caller, body, undefined)
  const { ProviderUnavailable } = await import('../../platform/payments/payment-provider.ts')
  // The page was opened there, and the answer was lost.
  provider.openCheckout = async (asked) => {
    await openCheckout(asked)
    throw new ProviderUnavailable('cut off')
  }
  await expect(order()).rejects.toMatchObject(new AppError('payment_unavailable'))
  provider.openCheckout = openCheckout
  const page = await order()
  await payWith(student, page.checkoutUrl, '4242')
  await billing().checkout.check(page.paymentId)
  await expectOnce(student, 1, 'after a lost answer')
})
