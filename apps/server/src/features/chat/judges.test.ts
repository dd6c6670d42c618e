// One database is enough: what is tried is what a second model says; its call is stored by one plain statement.
import { randomUUID } from 'node:crypto'
import { sendMessage } from '@lumi/contracts/chat'
import { addProgramForStudy } from '@lumi/contracts/programs'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openDevice } from '../../testing/a-device.ts'
import { type FakeModelBehaviour, type FakeModelServer, startFakeModelServer } from '../../testing/fake-model-server.ts'
import { type SignedInClient, startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { exportModelCosts } from './chat-privacy.ts'

const task = 'What next in 7x - 4 = 3x + 12?'
const hidden = 'Think of what rolls under an ordinary motor vehicle.'
const draft = `${hidden} What would you do with the $3x$?`
const mended = 'What would you do with the $3x$ on the right?'
const verdict = (faults: object[]) => JSON.stringify({ faults })
const givesAway = verdict([{ kind: 'gives-away', quote: hidden, why: 'A likeness with the sealed number.' }])

let fake: FakeModelServer
let server: TestServer
beforeAll(async () => {
  fake = await startFakeModelServer({})
  server = await startTestServer({
    LUMI_MODEL: 'openai-compatible',
    LUMI_MODEL_BASE_URL: fake.url,
    LUMI_MODEL_NAME: 'tutor',
    LUMI_MODEL_PRICES: '1000000,0,0',
    LUMI_MODEL_JUDGE: 'judge',
    LUMI_MODEL_JUDGE_SCOPE: 'all',
    LUMI_MODEL_JUDGE_MS: '1500',
    LUMI_MODEL_JUDGE_PRICES: '2000000,0,0',
    LUMI_MODEL_REST_MS: '1',
  })
})
afterAll(async () => {
  await server.close()
  await fake.close()
})
beforeEach(() => {
  fake.requests.splice(0)
})

const speaks = (
  judge: Partial<FakeModelBehaviour>,
  drafts: readonly string[],
  notes: FakeModelBehaviour['notes'] = [],
) =>
  fake.behave({
    texts: drafts,
    text: drafts.at(-1)!,
    notes,
    tokensPerSecond: 5000,
    byModel: { judge: { texts: [], notes: [], ...judge } },
  })
const asked = (model: string) => fake.requests.filter((request) => request.model === model)
const materials = () => asked('judge').map(({ messages }) => JSON.parse(messages.at(-1)!.content))

async function replyTo(message: string, student?: SignedInClient, programId?: string): Promise<string> {
  const one = student ?? (await server.signIn())
  if (programId) await one.call(addProgramForStudy, { body: { programId } })
  const phone = await openDevice(server.url, one)
  try {
    const { reply } = await one.call(sendMessage, { body: { clientMessageId: randomUUID(), text: message } })
    return (await phone.untilEnded(reply.messageId)).text
  } finally {
    phone.close()
  }
}

test('a reply that a second model finds at fault is written anew, and nobody reads it', async () => {
  speaks({ texts: [givesAway], text: verdict([]) }, [draft, mended])
  expect(await replyTo(task)).toBe(mended)
  const card = asked('tutor')[1]!.messages.at(-1)!.content
  expect(card).toContain(hidden)
  expect(card).toContain('A likeness with the sealed number.')
})

test('the judge knows the task, the sealed answer, the level, the talk and the draft, and has no tools', async () => {
  const student = await server.signIn()
  speaks({ text: verdict([]) }, [mended])
  await replyTo(task, student)
  await replyTo('4x = 16', student)
  const [, second] = materials()
  expect(second).toEqual({
    task: expect.stringContaining('7x'),
    reached: '4x = 16',
    answers: ['x = 4'],
    level: 1,
    program: expect.toBeOneOf([null, 'correct']),
    checked: [{ line: expect.stringContaining('4x = 16'), grade: 'right' }],
    talk: [{ student: task }, { tutor: mended }],
    student: '4x = 16',
    reply: mended,
  })
  expect(asked('judge')[0]!.tools).toEqual([])
})

test('of a task that the program cannot solve the judge gets the answer that the model has noted', async () => {
  const note = { question: 'what else did he build', task_answer: 'Alexander Graham Bell' }
  speaks({ text: verdict([]) }, ['What do you know about the first telephones?'], [{ name: 'expect', input: note }])
  await replyTo('why do we flip the second fraction?', undefined, 'us-6-maths')
  expect(materials()).toMatchObject([{ subject: 'maths', grade: 6, task: null, answers: ['Alexander Graham Bell'] }])
})

test('a model that insists on a fault is not shown at all', async () => {
  speaks({ text: givesAway }, [draft])
  expect(await replyTo(task)).not.toContain(hidden)
  expect(asked('tutor')).toHaveLength(3)
})

test.each<[string, Partial<FakeModelBehaviour>]>([
  ['answers with words', { text: 'Looks fine to me.' }],
  ['adds a field', { text: JSON.stringify({ faults: [], mood: 'good' }) }],
  ['names another kind', { text: verdict([{ kind: 'ugly', quote: hidden, why: '' }]) }],
  ['quotes what was not said', { text: verdict([{ kind: 'false', quote: 'x is 5', why: '' }]) }],
  ['is silent', { fault: 'silence' }],
  ['fails', { fault: '500' }],
  ['breaks off', { text: givesAway, fault: 'broken-stream', faultAfter: 12 }],
])('where the judge %s the reply is shown as the guard has let it through', async (_, judge) => {
  speaks(judge, [mended])
  expect(await replyTo(task)).toBe(mended)
  expect(asked('tutor')).toHaveLength(1)
})

test('the guard looks first: what it withholds costs no call of the judge', async () => {
  speaks({ text: verdict([]) }, ['So $x = 4$. Do you see why?', mended])
  expect(await replyTo(task)).toBe(mended)
  expect(asked('judge')).toHaveLength(1)
})

const suspect = 'The unknown is half of 8. What would you do with the $3x$?'

test('what the guard only suspects is for the judge to decide, who is told of it', async () => {
  speaks({ text: verdict([]) }, [suspect])
  expect(await replyTo(task)).toBe(suspect)
  expect(materials()).toMatchObject([{ suspected: [{ quote: 'The unknown is half of 8.', as: 'tells the answer' }] }])
})

test('without a verdict of the judge a suspicion of the guard stands', async () => {
  speaks({ text: 'Looks fine to me.' }, [suspect, mended])
  expect(await replyTo(task)).toBe(mended)
  expect(asked('tutor')[1]!.messages.at(-1)!.content).toContain('The unknown is half of 8.')
})

test('in a subject without a core the judge is asked about claims, as without this scope', async () => {
  speaks({ text: JSON.stringify({ claims: [] }) }, ['Which countries had promised to help each other?'])
  await replyTo('Why did it begin?', undefined, 'us-6-history')
  expect(Object.keys(materials()[0])).toEqual(['subject', 'grade', 'student', 'reply'])
})

test('a call of the judge is stored for its student, at its own price', async () => {
  const student = await server.signIn()
  speaks({ text: verdict([]) }, [mended])
  await replyTo(task, student)
  // Six new tokens each: at a price of one for the tutor, of two for the judge.
  expect(await exportModelCosts(server.lumi.platform.db, student.student.id)).toMatchObject([
    { calls: 2, inputTokens: 20, cost: 6 + 12 },
  ])
})
