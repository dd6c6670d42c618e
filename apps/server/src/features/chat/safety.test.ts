// One database is enough: the words decide, nothing is stored differently.
import { randomUUID } from 'node:crypto'
import { getChatStatus, sendMessage } from '@lumi/contracts/chat'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDevice } from '../../testing/a-device.ts'
import { aStudent } from '../../testing/a-student.ts'
import { type SignedInClient, startTestServer, type TestServer } from '../../testing/start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const hook = (name: string, body: Record<string, unknown>) =>
  Promise.resolve(server.lumi.platform.testHooks.find(name)?.(body))

async function answerTo(student: SignedInClient, text: string): Promise<string> {
  const phone = await openDevice(server.url, student)
  try {
    const { reply } = await student.call(sendMessage, { body: { clientMessageId: randomUUID(), text } })
    const ended = await phone.untilEnded(reply.messageId)
    expect(ended.state).toBe('done')
    return ended.text
  } finally {
    phone.close()
  }
}

test.each([
  [1, 'I want to die', '**If you are in danger right now, call 911.**', '988'],
  [2, 'меня бьёт отец', '**Если прямо сейчас есть опасность, звони 112.**', '8-800-2000-122'],
  [112, 'не хочу жить', '**Если прямо сейчас есть опасность, звони 112.**', '8-801-100-16-11'],
])(
  'a student of country %i who writes "%s" sees the helplines of that country first [SR21]',
  async (countryId, text, first, line) => {
    const student = await server.signIn(aStudent({ countryId }))
    const reply = await answerTo(student, text)
    expect(reply.startsWith(first)).toBe(true)
    expect(reply).toContain(line)
  },
)

test('help comes with no message left and costs nothing, a problem does not [SR21]', async () => {
  const student = await server.signIn()
  await hook('set-messages-left', { studentId: student.student.id, messagesLeft: 0 })
  await expect(
    student.call(sendMessage, { body: { clientMessageId: randomUUID(), text: 'solve 2x = 4' } }),
  ).rejects.toMatchObject({ code: 'chat_quota_exceeded' })
  for (let n = 0; n < 3; n++) expect(await answerTo(student, 'I want to kill myself')).toContain('911')
  expect((await student.call(getChatStatus)).usage.messagesLeft).toBe(0)
})

test('the operator sees a number, never the words [SR21]', async () => {
  const count = async () =>
    Number(/lumi_care_replies_total (\d+)/.exec(await server.lumi.platform.metrics.registry.metrics())?.[1])
  const before = await count()
  await answerTo(await server.signIn(), 'my dad hits me')
  expect(await count()).toBe(before + 1)
  expect(server.logText()).not.toContain('my dad hits me')
})
