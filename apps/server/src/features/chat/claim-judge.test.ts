// One database is enough: what is tried is what a second model says; its call is stored by one plain statement.
import { randomUUID } from 'node:crypto'
import { sendMessage } from '@lumi/contracts/chat'
import { addProgramForStudy } from '@lumi/contracts/programs'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openDevice } from '../../testing/a-device.ts'
import { type FakeModelBehaviour, type FakeModelServer, startFakeModelServer } from '../../testing/fake-model-server.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { exportModelCosts } from './chat-privacy.ts'
import { judgementIn } from './claim-judge.ts'

const claim = 'The war began in 1916, when Germany marched into Poland.'
const draft = `${claim} Which countries had promised to help each other?`
const mended = 'I am not sure of the year, look it up. Which countries had promised to help each other?'
const verdict = (claims: object[]) => JSON.stringify({ claims })
const isFalse = verdict([{ quote: claim, verdict: 'false', why: 'It began in 1914 with the attack on Serbia.' }])
const nobody = 'Nobody has double-checked this reply'

let fake: FakeModelServer
let server: TestServer
beforeAll(async () => {
  fake = await startFakeModelServer({})
  server = await startTestServer({
    LUMI_MODEL: 'openai-compatible',
    LUMI_MODEL_BASE_URL: fake.url,
    LUMI_MODEL_NAME: 'tutor',
    LUMI_MODEL_PRICES: '3,0.3,15',
    LUMI_MODEL_JUDGE: 'judge',
    LUMI_MODEL_JUDGE_MS: '1500',
    LUMI_MODEL_JUDGE_PRICES: '1000000,0,0',
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

const speaks = (judge: Partial<FakeModelBehaviour>, drafts: string | readonly string[] = draft) =>
  fake.behave({
    ...(typeof drafts === 'string' ? { text: drafts } : { texts: drafts }),
    tokensPerSecond: 5000,
    byModel: { judge: { texts: [], ...judge } },
  })
const asked = (model: string) => fake.requests.filter((request) => request.model === model)

/** What a student reads after a message in a conversation about history, or about nothing yet. */
async function replyTo(message: string, programId: string | null = 'us-6-history'): Promise<string> {
  const student = await server.signIn()
  if (programId) await student.call(addProgramForStudy, { body: { programId } })
  const phone = await openDevice(server.url, student)
  try {
    const { reply } = await student.call(sendMessage, { body: { clientMessageId: randomUUID(), text: message } })
    return (await phone.untilEnded(reply.messageId)).text
  } finally {
    phone.close()
  }
}

test('a draft with a false claim is written anew with the quote and the reason, and nobody reads it', async () => {
  speaks({ texts: [isFalse], text: verdict([]) }, [draft, mended])
  expect(await replyTo('When did the first world war begin?')).toBe(mended)
  const [, second] = asked('tutor')
  const card = second!.messages.at(-1)!.content
  expect(card).toContain(claim)
  expect(card).toContain('It began in 1914 with the attack on Serbia.')
  const material = JSON.parse(asked('judge')[0]!.messages.at(-1)!.content)
  expect(material).toEqual({
    subject: 'history',
    grade: 6,
    student: 'When did the first world war begin?',
    reply: draft,
  })
  expect(asked('judge')[0]!.tools).toEqual([])
})

test('a model that insists on a false claim is not shown at all', async () => {
  speaks({ text: isFalse })
  const text = await replyTo('When did the first world war begin?')
  expect(text).not.toContain('1916')
  expect(asked('tutor')).toHaveLength(3)
})

test('a claim that the judge cannot vouch for is shown with the doubt', async () => {
  speaks({ text: verdict([{ quote: claim, verdict: 'unsure', why: 'No source.' }]) })
  expect(await replyTo('Why did it begin?')).toBe(
    `${draft}\n\n*I am not sure about this part: “${claim}” Please check it in your textbook.*`,
  )
})

test.each<[string, Partial<FakeModelBehaviour>]>([
  ['answers with words', { text: 'Looks fine to me.' }],
  ['adds a field', { text: JSON.stringify({ claims: [], mood: 'good' }) }],
  ['quotes what was not said', { text: verdict([{ quote: 'It began in 1812.', verdict: 'false', why: '' }]) }],
  ['is silent', { fault: 'silence' }],
  ['fails', { fault: '500' }],
  ['breaks off', { text: isFalse, fault: 'broken-stream', faultAfter: 12 }],
])('where the judge %s the reply is shown with an honest doubt', async (_, judge) => {
  speaks(judge)
  const text = await replyTo('Why did it begin?')
  expect(text).toContain(draft)
  expect(text).toContain(nobody)
  expect(asked('tutor')).toHaveLength(1)
})

test('the doubt is told in the language of the conversation', async () => {
  speaks({ text: 'ok' }, 'Причиной были союзы между странами. Какие страны обещали помогать друг другу?')
  expect(await replyTo('Почему началась первая мировая война?')).toContain('Этот ответ никто не перепроверил')
})

test('a judge that is content says nothing', async () => {
  speaks({ text: `\`\`\`json\n${verdict([])}\n\`\`\`` })
  expect(await replyTo('Why did it begin?')).toBe(draft)
})

test('where the core checks nobody else is asked', async () => {
  speaks({ text: isFalse }, 'What happens to both sides when you take $3x$ away from each of them?')
  await replyTo('What next in 7x - 4 = 3x + 12?', null)
  await replyTo('why do we flip the second fraction?', 'us-6-maths')
  expect(asked('judge')).toHaveLength(0)
})

test.each(['who was the emperor when the eruption buried pompeii', 'explain photosynthesis'])(
  'without a subject "%s" is judged too: the program has nothing to say about it',
  async (message) => {
    speaks({ text: verdict([]) })
    await replyTo(message, null)
    expect(asked('judge')).toHaveLength(1)
  },
)

test('what the judge costs is counted by its own prices', async () => {
  const cost = async () => (await server.lumi.platform.metrics.modelCost.get()).values[0]?.value ?? 0
  const turns = async () => {
    const { values } = await server.lumi.platform.metrics.modelTurnCost.get()
    return values.find(({ metricName }) => metricName === 'lumi_model_turn_cost_count')?.value ?? 0
  }
  speaks({ text: verdict([]) })
  const [before, turnsBefore] = [await cost(), await turns()]
  await replyTo('Why did it begin?')
  // Six tokens at a price of one each.
  expect((await cost()) - before).toBeGreaterThanOrEqual(6)
  expect((await turns()) - turnsBefore).toBe(1)
})

test('a call of the judge is stored for its student, at its own price', async () => {
  const { student } = await server.signIn()
  const client = await server.signIn(student)
  await client.call(addProgramForStudy, { body: { programId: 'us-6-history' } })
  speaks({ text: verdict([]) })
  const phone = await openDevice(server.url, client)
  const { reply } = await client.call(sendMessage, { body: { clientMessageId: randomUUID(), text: 'Why?' } })
  await phone.untilEnded(reply.messageId)
  phone.close()
  const [day] = await exportModelCosts(server.lumi.platform.db, student.id)
  expect(day).toMatchObject({ calls: 2 })
  // Six tokens of the judge at a price of one each; those of the tutor cost next to nothing.
  expect(day!.cost).toBeCloseTo(6, 2)
})

describe('a verdict', () => {
  test('is read through bold print and other quotation marks', () => {
    expect(
      judgementIn(verdict([{ quote: 'the "Great" war', verdict: 'false', why: 'x' }]), 'It was **the “Great” war**.'),
    ).toMatchObject({ kind: 'false' })
  })
  test('of something false goes before one of doubt', () => {
    const claims = [
      { quote: 'one', verdict: 'unsure', why: '' },
      { quote: 'two', verdict: 'false', why: '' },
    ]
    expect(judgementIn(verdict(claims), 'one two')).toMatchObject({ kind: 'false', quote: 'two' })
  })
  test.each(['', '[]', 'null', '{"claims":null}', '{"claims":[{"quote":"one"}]}', '{"claims":[]} {"claims":[]}'])(
    '%j is none',
    (said) => {
      expect(judgementIn(said, 'one')).toEqual({ kind: 'failed' })
    },
  )
})
