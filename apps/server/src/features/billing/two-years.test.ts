// One database is enough: what is tried is what time does, which no database changes.
import {
  cancelSubscription,
  choosePlanSubject,
  getCurrentProducts,
  getCurrentStudentUsage,
} from '@lumi/contracts/billing'
import { addProgramForStudy, getCurrentStudentPrograms } from '@lumi/contracts/programs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { rows } from '../../platform/db.ts'
import { aStudent } from '../../testing/a-student.ts'
import { patiently } from '../../testing/patience.ts'
import { booksOf, buyAndPay } from '../../testing/shopping.ts'
import { type SignedInClient, startTestServer, type TestServer } from '../../testing/start-test-server.ts'

vi.setConfig({ testTimeout: patiently(60_000) })

const dayMs = 86_400_000
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ LIMIT_PURCHASE: '1000' })
})
afterAll(() => server.close())

const advanceTo = (at: Date) => {
  const { clock } = server.lumi.platform
  clock.advance(Math.max(0, at.getTime() - clock.now().getTime()))
}
const now = () => server.lumi.platform.clock.now()
const runRound = () => server.lumi.features.billing.runRound()

test('two years: each period follows the last one without a gap, each charge was announced, nothing is charged after the end [S07][SR09]', async () => {
  advanceTo(new Date('2028-01-31T09:30:00Z'))
  const zones = ['UTC', 'America/New_York', 'Europe/Minsk', 'Asia/Kamchatka']
  const students = await Promise.all(
    zones.map((timeZone, index) => server.signIn(aStudent({ timeZone, countryId: [1, 1, 1, 2][index]! }))),
  )
  for (const [index, student] of students.entries()) {
    const months = ([1, 3, 12, 1] as const)[index]!
    await buyAndPay(student, { months })
  }
  // One whose card is declined from the first renewal on, and one who turns the renewal off.
  const [declined, leaving] = [await server.signIn(), await server.signIn()]
  await buyAndPay(declined, {}, '0341')
  await buyAndPay(leaving)
  await leaving.call(cancelSubscription, { body: {} })
  const from = now()
  const states: string[] = []
  for (let day = 1; day <= 731; day++) {
    advanceTo(new Date(from.getTime() + day * dayMs))
    // A student's zone that changes meanwhile moves no charge.
    if (day === 100) await server.lumi.platform.db.execute(sql`update students set time_zone = 'Pacific/Kiritimati'`)
    await runRound()
    if (day === 30 || day === 31 || day === 36) {
      const { plan } = await server.lumi.features.billing.account.products({ ...declined.student }, 'en')
      states.push(plan.state)
    }
  }
  expect(states).toEqual(['payment_due', 'payment_due', 'free'])
  const { db } = server.lumi.platform
  const gaps = await rows(
    db,
    sql`select 1 from (
          select starts_at, lag(ends_at) over (partition by student_id order by starts_at) as before from plan_periods
        ) as periods where before is not null and before <> starts_at`,
  )
  expect(gaps).toEqual([])
  const counts = await Promise.all(students.map(async ({ student }) => (await booksOf(server, student.id)).periods))
  // The day of the month is that of the first day, also after February, so no day is lost in 24 months.
  expect(counts).toEqual([25, 9, 3, 25])
  const ends = await rows<{ day: number }>(
    db,
    sql`select distinct extract(day from ends_at at time zone 'UTC')::int as day from plan_periods
        where student_id = ${students[0]!.student.id} order by 1`,
  )
  expect(ends.map(({ day }) => day)).toEqual([28, 29, 30, 31])
  for (const { student } of [declined, leaving]) {
    const books = await booksOf(server, student.id)
    expect([books.periods, books.entries]).toEqual([1, 1])
  }
  // Before every renewal two letters; afterward a receipt.
  const letters = await rows<{ reminders: number; receipts: number }>(
    db,
    sql`select (count(*) filter (where subject like '%will be charged%'))::int as reminders,
          (count(*) filter (where subject like '%receipt%'))::int as receipts
        from mails where student_id = ${students[0]!.student.id}`,
  )
  expect(letters[0]!.receipts).toBe(25)
  expect(letters[0]!.reminders).toBeGreaterThanOrEqual(2 * 24)
  const [uneven] = await rows<{ balance: number; paid: number }>(
    db,
    sql`select (select sum(amount_minor)::float8 from money_entries) as balance,
          (select sum(amount_minor - refunded_minor)::float8 from payments where status = 'Succeeded') as paid`,
  )
  expect(uneven!.balance).toBe(uneven!.paid)
})

test('after the end the subject used last goes on, the others wait, and another one may be chosen once [S07][P03]', async () => {
  const student = await server.signIn()
  await buyAndPay(student)
  for (const programId of ['us-8-maths']) await student.call(addProgramForStudy, { body: { programId } })
  const { db, clock } = server.lumi.platform
  for (const [index, subject] of ['physics', 'biology', 'history'].entries()) {
    await db.execute(sql`insert into student_programs (student_id, program_id, subject, added_at, used_at)
      values (${student.student.id}, ${`us-8-${subject}`}, ${subject}, now(), ${new Date(clock.now().getTime() - (index + 1) * dayMs).toISOString()}::timestamptz)`)
  }
  expect((await student.call(getCurrentStudentUsage)).subjects).toEqual({ active: 4, limit: 4 })
  await student.call(cancelSubscription, { body: {} })
  clock.advance(32 * dayMs)
  await runRound()
  const fresh = await server.signIn(student.student)
  const programs = await fresh.call(getCurrentStudentPrograms)
  const active = programs.programs.filter(({ status }) => status === 'active').map(({ programId }) => programId)
  expect(active).toEqual(['us-8-maths'])
  expect((await fresh.call(getCurrentProducts)).plan).toMatchObject({ state: 'free', mayChooseSubject: true })
  expect((await fresh.call(getCurrentStudentUsage)).usage.messagesPerDay).toBe(15)

  const choose = (client: SignedInClient, programId: string) => client.call(choosePlanSubject, { body: { programId } })
  const activeOf = async () =>
    (await fresh.call(getCurrentStudentPrograms)).programs
      .filter(({ status }) => status === 'active')
      .map(({ programId }) => programId)
      .sort()
  // What is not theirs to choose uses nothing up.
  await expect(choose(fresh, 'us-8-geography')).rejects.toMatchObject({ code: 'program_not_found' })
  await expect(choose(await server.signIn(), 'us-8-physics')).rejects.toMatchObject({ code: 'program_not_found' })
  const outcomes = await Promise.allSettled([choose(fresh, 'us-8-physics'), choose(fresh, 'us-8-physics')])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await activeOf()).toContain('us-8-physics')
  expect((await fresh.call(getCurrentProducts)).plan.mayChooseSubject).toBe(false)
  const before = await activeOf()
  await expect(choose(fresh, 'us-8-maths')).rejects.toMatchObject({ code: 'subject_choice_used' })
  expect(await activeOf()).toEqual(before)
})
