// One database is enough: what is tried is how far a round reaches.
import { cancelSubscription, getCurrentProducts } from '@lumi/contracts/billing'
import { addProgramForStudy } from '@lumi/contracts/programs'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { patiently } from '../../testing/patience.ts'
import { booksOf, buyAndPay } from '../../testing/shopping.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { planPeriods, subscriptions } from './billing.tables.ts'

vi.setConfig({ testTimeout: patiently(60_000) })

const dayMs = 86_400_000
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ LIMIT_PURCHASE: '1000' })
})
afterAll(() => server.close())

const runRound = () => server.lumi.features.billing.runRound()
const passTo = (at: number) => {
  const { clock } = server.lumi.platform
  clock.advance(at - clock.now().getTime())
}
const subscriptionOf = async (studentId: string) => {
  const { db } = server.lumi.platform
  const [found] = await db.select().from(subscriptions).where(eq(subscriptions.studentId, studentId))
  return found!
}

test('a round reaches everybody, however many come before and stay in its list [S07]', async () => {
  const { db } = server.lumi.platform
  const student = await server.signIn()
  const { id, email } = student.student
  await buyAndPay(student)
  const { endsAt } = await subscriptionOf(id)
  // Accounts that wait for their deletion: their charges come a day before the student's, and none is made.
  await db.execute(sql`insert into students
    select (jsonb_populate_record(s, jsonb_build_object('id', '!' || n, 'email', 'copy-' || n || '@example.org',
      'email_key', 'copy-' || n || '@example.org', 'deletes_at', '2099-01-01T00:00:00Z'))).* from students s, generate_series(1, 450) n where s.id = ${id}`)
  await db.execute(sql`insert into subscriptions
    select (jsonb_populate_record(s, jsonb_build_object('student_id', '!' || n, 'method_id', null, 'reminded_days', 7,
      'charge_at', s.charge_at - interval '1 day'))).* from subscriptions s, generate_series(1, 450) n
    where s.student_id = ${id}`)
  passTo(endsAt.getTime() - 6.5 * dayMs)
  await runRound()
  const letters = (await server.mails()).filter((mail) => mail.to === email && /will be charged/.test(mail.subject))
  expect(letters).toHaveLength(1)
  passTo(endsAt.getTime() + 1000)
  await runRound()
  expect(await booksOf(server, id)).toMatchObject({ payments: 2, charged: 2 })
})

test('a declined renewal closes nothing until its last try; then subjects are paused, a choice is offered and a letter sent [S07]', async () => {
  const { db } = server.lumi.platform
  const student = await server.signIn()
  const { id, email } = student.student
  await buyAndPay(student, {}, '0341')
  await student.call(addProgramForStudy, { body: { programId: 'us-8-maths' } })
  for (const subject of ['physics', 'biology']) {
    await db.execute(sql`insert into student_programs (student_id, program_id, subject, added_at, used_at)
      values (${id}, ${`us-8-${subject}`}, ${subject}, now(), '2020-01-01')`)
  }
  const { endsAt } = await subscriptionOf(id)
  const states = []
  for (const days of [0, 1, 3]) {
    passTo(endsAt.getTime() + days * dayMs + 1000)
    await runRound()
    const { plan } = await (await server.signIn(student.student)).call(getCurrentProducts)
    const [period] = await db.select().from(planPeriods).where(eq(planPeriods.studentId, id))
    const ended = (await server.mails()).filter((mail) => mail.to === email && /has ended/.test(mail.subject)).length
    states.push([plan.state, period!.closedAt !== null, plan.mayChooseSubject, ended])
  }
  expect(states).toEqual([
    ['payment_due', false, false, 0],
    ['payment_due', false, false, 0],
    ['free', true, true, 1],
  ])
})

test('a renewal that is turned off while it is tried again ends its plan in the next round [S07]', async () => {
  const student = await server.signIn()
  await buyAndPay(student, {}, '0341')
  const { endsAt } = await subscriptionOf(student.student.id)
  passTo(endsAt.getTime() + 1000)
  await runRound()
  const back = await server.signIn(student.student)
  await back.call(cancelSubscription, { body: {} })
  await runRound()
  const { db } = server.lumi.platform
  const [period] = await db.select().from(planPeriods).where(eq(planPeriods.studentId, student.student.id))
  expect([period!.closedAt !== null, (await back.call(getCurrentProducts)).plan.state]).toEqual([true, 'free'])
})
