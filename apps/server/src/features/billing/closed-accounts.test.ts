// One database is enough: what is tried is what time does to a plan whose account is closed.
import { getCurrentProducts } from '@lumi/contracts/billing'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { aStudent } from '../../testing/a-student.ts'
import { patiently } from '../../testing/patience.ts'
import { booksOf, buyAndPay, payByLink } from '../../testing/shopping.ts'
import { type SignedInClient, startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { planPeriods, subscriptions } from './billing.tables.ts'

vi.setConfig({ testTimeout: patiently(60_000) })

const dayMs = 86_400_000
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ LIMIT_PURCHASE: '1000' })
})
afterAll(() => server.close())

async function subscriptionOf({ student }: SignedInClient) {
  const { db } = server.lumi.platform
  const [found] = await db.select().from(subscriptions).where(eq(subscriptions.studentId, student.id))
  return found!
}

/** Lets the hourly rounds run, one in half a day, until so many days after the end of what is paid. */
async function passUntil(endsAt: Date, days: number) {
  const { clock } = server.lumi.platform
  const until = endsAt.getTime() + days * dayMs
  while (clock.now().getTime() < until) {
    clock.advance(Math.min(dayMs / 2, until - clock.now().getTime()))
    await server.lumi.features.billing.runRound()
  }
}

const paymentsOf = async ({ student }: SignedInClient) => (await booksOf(server, student.id)).payments
const letters = async (to: string) =>
  (await server.mails()).filter((mail) => mail.to === to && /will be charged/.test(mail.subject)).length

test('while an account waits for its deletion nothing is charged; kept soon after, its renewal goes on [S07][SR09]', async () => {
  const student = await server.signIn()
  const { id: studentId, email } = student.student
  const { deletion } = server.lumi.features
  await buyAndPay(student)
  const { endsAt } = await subscriptionOf(student)
  await passUntil(endsAt, -2)
  expect(await letters(email)).toBe(1)
  await deletion.request({ studentId, by: 'student' })
  await passUntil(endsAt, 2)
  expect([await paymentsOf(student), await letters(email)]).toEqual([1, 1])
  await deletion.undo({ studentId, by: 'student' })
  await passUntil(endsAt, 2.5)
  expect(await booksOf(server, studentId)).toMatchObject({ payments: 2, charged: 2 })
  const periods = await server.lumi.platform.db.select().from(planPeriods).where(eq(planPeriods.studentId, studentId))
  expect(periods.map(({ startsAt }) => startsAt.getTime())).toContain(endsAt.getTime())
})

test('kept when its period is not owed any more, or was never announced, the plan is over and nothing is charged [S07][SR09]', async () => {
  const { deletion } = server.lumi.features
  for (const [from, to] of [
    [-2, 4],
    [-8, 1],
  ] as const) {
    const student = await server.signIn()
    const { id: studentId } = student.student
    await buyAndPay(student)
    const { endsAt } = await subscriptionOf(student)
    await passUntil(endsAt, from)
    await deletion.request({ studentId, by: 'student' })
    await passUntil(endsAt, to)
    await deletion.undo({ studentId, by: 'student' })
    await passUntil(endsAt, to + 3)
    expect(await paymentsOf(student)).toBe(1)
    const { plan } = await (await server.signIn(student.student)).call(getCurrentProducts)
    expect(plan).toMatchObject({ tariffId: 'free', renewsAt: null })
  }
})

test('after a parent has withdrawn, the card of the parent is not charged, with or without a new consent [S07][SR09]', async () => {
  const child = await server.signIn(aStudent({ birthDate: '2018-01-01' }))
  const { id } = child.student
  const decide = (state: string) =>
    server.lumi.platform.db.execute(sql`update students set guardian_state = ${state} where id = ${id}`)
  await decide('given')
  const { email } = await payByLink(server, child)
  const { endsAt } = await subscriptionOf(child)
  await passUntil(endsAt, -3)
  await decide('withdrawn')
  await passUntil(endsAt, 10)
  expect([await paymentsOf(child), await letters(email)]).toEqual([1, 1])
  await decide('given')
  await passUntil(endsAt, 20)
  expect(await booksOf(server, id)).toMatchObject({ payments: 1, charged: 1 })
})
