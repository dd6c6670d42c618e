import { randomUUID } from 'node:crypto'
import { sendMessage } from '@lumi/contracts/chat'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDevice } from '../../testing/a-device.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const stats = async (days?: string) => {
  const answer = await server.lumi.platform.ops.run('stats', days === undefined ? {} : { days }, 'tester')
  if (!('rows' in answer)) throw new Error('No rows')
  return answer.rows
}
const rowOf = (rows: Awaited<ReturnType<typeof stats>>, what: string) => rows.find((row) => row.what === what)!

test('the operator sees how Lumi is used, in numbers and without anybody, on the command line and at /metrics', async () => {
  expect(rowOf(await stats(), 'active students')).toEqual({
    what: 'active students',
    '1 day': 0,
    '7 days': 0,
    '30 days': 0,
  })
  expect(rowOf(await stats(), 'hints per solved task')).toMatchObject({ '30 days': 'none solved' })
  const { db, clock } = server.lumi.platform
  const students = [await server.signIn(), await server.signIn()]
  for (const student of students) {
    const device = await openDevice(server.url, student)
    for (const text of ['2x + 3 = 7', 'hint', 'x = 2']) {
      const { reply } = await student.call(sendMessage, { body: { clientMessageId: randomUUID(), text } })
      await device.untilEnded(reply.messageId)
    }
    device.close()
  }
  const [first] = students
  await db.execute(sql`insert into push_messages (student_id, kind, facts, news, created_at, sent_at, sent_to, delivered_at, dropped)
    values (${first!.student.id}, 'reply', '{}', 'a', ${clock.now().toISOString()}::timestamptz, now(), 1, now(), null),
      (${first!.student.id}, 'reply', '{}', 'b', ${clock.now().toISOString()}::timestamptz, null, 0, null, 'off')`)
  await db.execute(sql`insert into mail_stops (address_key, reason, since)
    values ('k', 'bounced', ${clock.now().toISOString()}::timestamptz)`)
  const rows = await stats('90')
  const expected = {
    'active students': 2,
    lessons: 2,
    'messages of students': 6,
    'tasks solved': 2,
    'pushes sent': 1,
    'pushes delivered': 1,
    'pushes clicked': 0,
    'pushes not sent because switched off': 1,
    'mailboxes that bounced': 1,
  }
  for (const [what, number] of Object.entries(expected)) {
    expect(rowOf(rows, what)).toEqual({ what, '1 day': number, '7 days': number, '90 days': number })
  }
  expect(Number(rowOf(rows, 'hints')['1 day'])).toBeGreaterThan(0)
  // What is older than the column is not in it.
  clock.advance(3 * 86_400_000)
  expect(rowOf(await stats(), 'active students')).toMatchObject({ '1 day': 0, '7 days': 2 })

  const metrics = await (await server.guest().request('/metrics')).text()
  expect(metrics).toMatch(/^lumi_last_day\{what="activeStudents"\} \d+$/m)
  const shown = JSON.stringify(rows) + metrics
  for (const { student } of students) for (const part of [student.id, student.email]) expect(shown).not.toContain(part)

  for (const days of ['0', '367', '1.5', 'all']) await expect(stats(days)).rejects.toThrow(/from 1 to 366/)
})
