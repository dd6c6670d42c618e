import { randomUUID } from 'node:crypto'
import { getChatStatus, retryReply, sendMessage, stopAnswer } from '@lumi/contracts/chat'
import { USAGE } from '@lumi/contracts/product-rules'
import { addProgramForStudy } from '@lumi/contracts/programs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Device, openDevice } from '../../testing/a-device.ts'
import { aStudent } from '../../testing/a-student.ts'
import { type FakeModelServer, type ModelFault, startFakeModelServer } from '../../testing/fake-model-server.ts'
import { type SignedInClient, startTestServer, type TestServer } from '../../testing/start-test-server.ts'

const text = 'Let us look at both sides. What happens when you take $3x$ away from each of them? Try it and show me.'

const sound =
  'Let us look at both sides together and think about the terms that stand there, one after another, before we write anything down. '
const long = `${sound}Some of them hold the unknown and some are plain numbers, and it helps to have each kind on a side of its own. ${sound.replace('Let us look', 'We look')}An equation is a pair of scales, so whatever is done to one pan is done to the other pan as well, and it stays level. `

let fake: FakeModelServer
let server: TestServer
const modelSettings = (url: string) => ({
  LUMI_MODEL: 'openai-compatible',
  LUMI_MODEL_BASE_URL: url,
  LUMI_MODEL_NAME: 'fake',
  LUMI_MODEL_KEY: 'a key for the fake',
  LUMI_MODEL_FIRST_TOKEN_MS: '2500',
  // Longer than the pause before a retry, so that a forbidden retry would be seen.
  LUMI_MODEL_SILENCE_MS: '1500',
  LUMI_MODEL_WHOLE_MS: '8000',
})

beforeAll(async () => {
  fake = await startFakeModelServer({ behaviour: { text, tokensPerSecond: 400 } })
  server = await startTestServer({ ...modelSettings(fake.url), LUMI_MODEL_REST_MS: '1' })
})
afterAll(async () => {
  await server.close()
  await fake.close()
})

const send = (student: SignedInClient, message = 'What next in 7x - 4 = 3x + 12?') =>
  student.call(sendMessage, { body: { clientMessageId: randomUUID(), text: message } })

async function withDevice<T>(url: string, student: SignedInClient, work: (phone: Device) => Promise<T>): Promise<T> {
  const phone = await openDevice(url, student)
  try {
    return await work(phone)
  } finally {
    phone.close()
  }
}

const left = async (student: SignedInClient) => (await student.call(getChatStatus)).usage.messagesLeft

test.each(['I want to die', 'я не хочу больше жить'])(
  '"%s" is answered with help at once, without the model, and costs nothing [SR21]',
  async (message) => {
    const student = await server.signIn()
    const askedBefore = fake.requests.length
    await withDevice(server.url, student, async (phone) => {
      const { reply } = await send(student, message)
      const ended = await phone.untilEnded(reply.messageId)
      expect(ended).toMatchObject({ state: 'done', text: expect.stringMatching(/an adult you trust|взросл/) })
    })
    expect(fake.requests).toHaveLength(askedBefore)
    expect(await left(student)).toBe(USAGE.freeMessagesPerDay)
  },
)

test('a reply of a language model streams, is marked as its own and costs one message', async () => {
  const whole = `${long}What would you do first?`
  const patient = await startTestServer({
    ...modelSettings(fake.url),
    LUMI_MODEL_SILENCE_MS: '60000',
    LUMI_MODEL_WHOLE_MS: '60000',
  })
  try {
    const student = await patient.signIn()
    await withDevice(patient.url, student, async (phone) => {
      // The model waits for its first words to be seen before it says the last one.
      const mayEnd = () => [...phone.messages.values()].some(({ author, text }) => author === 'tutor' && text !== '')
      fake.behave({ text: whole, tokensPerSecond: 400, mayEnd })
      const { reply } = await send(student)
      const ended = await phone.untilEnded(reply.messageId)
      expect(ended).toMatchObject({ state: 'done', text: whole, content: { badge: 'model' } })
      expect(await student.call(getChatStatus)).toMatchObject({ tutor: 'model' })
      expect(await left(student)).toBe(USAGE.freeMessagesPerDay - 1)
    })
  } finally {
    await patient.close()
  }
})

test('the provider learns what is asked, not who asks', async () => {
  fake.behave({ text: 'Hm.', tokensPerSecond: 400 })
  const student = await server.signIn(aStudent({ name: 'Varvara Petrova', email: 'varvara.petrova@example.org' }))
  await withDevice(server.url, student, async (phone) => {
    for (const message of ['What is feudalism?', 'What is a vassal?']) {
      const { reply } = await send(student, message)
      await phone.untilEnded(reply.messageId)
    }
  })
  const asked = fake.requests.at(-1)!
  expect(asked.messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user'])
  expect(asked.messages.at(-1)!.content).toMatch(/^What is a vassal\?\n\n\[card\]/)
  expect(asked.body.max_tokens).toBeGreaterThan(0)
  const everything = JSON.stringify(asked)
  for (const personal of ['Varvara', 'Petrova', 'example.org', student.student.id]) {
    expect(everything).not.toContain(personal)
  }
})

test('the provider learns the subject and the grade, and teaches what is not built in [C11]', async () => {
  fake.behave({ text: 'What do you know about it already?', tokensPerSecond: 400 })
  const student = await server.signIn()
  await student.call(addProgramForStudy, { body: { programId: 'us-6-history' } })
  await withDevice(server.url, student, async (phone) => {
    const { reply } = await send(student, 'What is feudalism?')
    expect((await phone.untilEnded(reply.messageId)).text).toBe('What do you know about it already?')
  })
  const card = fake.requests.at(-1)!.messages.at(-1)!.content
  expect(card).toMatch(/about history, grade 6/)
  expect(JSON.stringify(fake.requests.at(-1))).not.toContain('Say the same')
})

const failures: [ModelFault, string][] = [
  ['refused', 'reply_provider_unavailable'],
  ['429', 'reply_provider_unavailable'],
  ['500', 'reply_provider_unavailable'],
  ['html', 'reply_provider_unavailable'],
  ['broken-stream', 'reply_failed'],
  ['half-closed', 'reply_failed'],
  ['broken-json', 'reply_failed'],
]
const midReply: [ModelFault, string][] = [
  ['silence', 'reply_timed_out'],
  ['broken-stream', 'reply_failed'],
  ['half-closed', 'reply_failed'],
  ['broken-json', 'reply_failed'],
  ['filtered', 'reply_failed'],
]

test.each([
  ...failures.map(([fault, failure]) => ({ fault, failure, faultAfter: 0 })),
  ...midReply.map(([fault, failure]) => ({ fault, failure, faultAfter: 60 })),
])(
  'a model that ends in $fault after $faultAfter characters: failed, text kept, unit given back once [SR05]',
  async ({ fault, failure, faultAfter }) => {
    fake.behave({ text, tokensPerSecond: 400, fault, faultAfter })
    const student = await server.signIn()
    await withDevice(server.url, student, async (phone) => {
      const { reply } = await send(student)
      const ended = await phone.untilEnded(reply.messageId)
      expect(ended).toMatchObject({ state: 'failed', failure })
      expect(text.startsWith(ended.text)).toBe(true)
      if (faultAfter > 0) expect(ended.text.length).toBeGreaterThanOrEqual(faultAfter)
      expect(await left(student)).toBe(USAGE.freeMessagesPerDay)
      await expect.poll(() => fake.openReplies()).toBe(0)

      fake.behave({ text, tokensPerSecond: 400 })
      await student.call(retryReply, { body: { messageId: reply.messageId } })
      const retried = await phone.until(({ messages }) => {
        const message = messages.get(reply.messageId)
        return message?.state === 'done' && message
      })
      expect(retried.text).toBe(text)
      expect(await left(student)).toBe(USAGE.freeMessagesPerDay - 1)
    })
  },
)

test('a reply that the filter of the provider cuts before its first word: the built-in tutor answers, free of charge', async () => {
  fake.behave({ text, tokensPerSecond: 400, fault: 'filtered' })
  const student = await server.signIn()
  await withDevice(server.url, student, async (phone) => {
    const stoodIn = await phone.untilEnded((await send(student, 'solve 7x - 4 = 3x + 12')).reply.messageId)
    expect(stoodIn).toMatchObject({ state: 'done', content: { problem: { solved: false } } })
    expect(stoodIn.content?.badge).not.toBe('model')
    expect(await left(student)).toBe(USAGE.freeMessagesPerDay)
  })
})

test('a provider that says when to come back is not asked before, by nobody, and the built-in tutor answers [SR05]', async () => {
  const student = await server.signIn()
  const other = await server.signIn()
  fake.behave({ text, tokensPerSecond: 400, fault: '429', faultTimes: 1, retryAfterSeconds: 4 })
  const askedBefore = fake.requests.length
  await withDevice(server.url, student, async (phone) => {
    // Longer than a reply may take to begin: the model is not asked again, neither for this student nor for another.
    expect((await phone.untilEnded((await send(student)).reply.messageId)).state).toBe('done')
    await withDevice(server.url, other, async (tablet) => {
      expect((await tablet.untilEnded((await send(other)).reply.messageId)).state).toBe('done')
    })
    expect(fake.requests).toHaveLength(askedBefore + 1)
    expect(await left(student)).toBe(USAGE.freeMessagesPerDay)
    // The pause is over: the model is asked again.
    await expect
      .poll(async () => (await phone.untilEnded((await send(student)).reply.messageId)).content?.badge, {
        timeout: 15_000,
        interval: 500,
      })
      .toBe('model')
  })
})

test('a provider that wants a moment gets it, and then answers', async () => {
  fake.behave({ text, tokensPerSecond: 400, fault: '429', faultTimes: 1, retryAfterSeconds: 1 })
  const student = await server.signIn()
  await withDevice(server.url, student, async (phone) => {
    const askedAt = performance.now()
    expect(await phone.untilEnded((await send(student)).reply.messageId)).toMatchObject({ state: 'done', text })
    expect(performance.now() - askedAt).toBeGreaterThan(1000)
  })
})

test('a model that says nothing in time: the built-in tutor answers, says so, costs nothing, and the lesson goes on [SR05]', async () => {
  fake.behave({ text, tokensPerSecond: 400, fault: 'silence' })
  const student = await server.signIn()
  await withDevice(server.url, student, async (phone) => {
    const stoodIn = await phone.untilEnded((await send(student, 'solve 7x - 4 = 3x + 12')).reply.messageId)
    expect(stoodIn).toMatchObject({ state: 'done', content: { problem: { solved: false } } })
    expect(stoodIn.text).toMatch(/^\*The usual tutor cannot be reached right now/)
    expect(stoodIn.content?.badge).not.toBe('model')
    expect(await left(student)).toBe(USAGE.freeMessagesPerDay)
    await expect.poll(() => fake.openReplies()).toBe(0)

    // The turn's state was stored: the next message continues from it, with the model again.
    fake.behave({ text, tokensPerSecond: 400 })
    const next = await phone.untilEnded((await send(student, 'ok')).reply.messageId)
    expect(next).toMatchObject({
      state: 'done',
      text,
      content: { badge: 'model', problem: { latex: '7x - 4 = 3x + 12' } },
    })
  })
})

test('a provider that fails twice before its first character is asked again, and the student notices nothing', async () => {
  fake.behave({ text, tokensPerSecond: 400, fault: '500', faultTimes: 2 })
  const student = await server.signIn()
  await withDevice(server.url, student, async (phone) => {
    const before = fake.requests.length
    const { reply } = await send(student)
    expect(await phone.untilEnded(reply.messageId)).toMatchObject({ state: 'done', text })
    expect(fake.requests.length - before).toBe(3)
  })
})

test('after the first character nothing is asked again', async () => {
  fake.behave({ text, tokensPerSecond: 400, fault: 'broken-stream', faultAfter: 20 })
  const student = await server.signIn()
  await withDevice(server.url, student, async (phone) => {
    const before = fake.requests.length
    const { reply } = await send(student)
    expect((await phone.untilEnded(reply.messageId)).state).toBe('failed')
    expect(fake.requests.length - before).toBe(1)
  })
})

test('stopping a reply stops the provider', async () => {
  fake.behave({ text: 'on and on '.repeat(1000), tokensPerSecond: 50 })
  const student = await server.signIn()
  await withDevice(server.url, student, async (phone) => {
    const { reply } = await send(student)
    await phone.until(({ messages }) => (messages.get(reply.messageId)?.text.length ?? 0) > 0)
    await expect.poll(() => fake.openReplies()).toBe(1)
    const hungUp = fake.untilHungUp()
    const { message } = await student.call(stopAnswer, { body: { messageId: reply.messageId } })
    // A reply that ran into one of its limits would have failed.
    expect(message.state).toBe('stopped')
    // The provider sees its connection closed long before it has said everything.
    const { sent, whole } = await hungUp
    expect(sent).toBeLessThan(whole)
    expect(fake.openReplies()).toBe(0)
    expect((await phone.untilEnded(reply.messageId)).text.length).toBeLessThan(whole)
  })
})

test('a model that takes too long as a whole is ended', async () => {
  fake.behave({ text: 'slowly '.repeat(1000), tokensPerSecond: 10 })
  const student = await server.signIn()
  await withDevice(server.url, student, async (phone) => {
    const { reply } = await send(student)
    expect(await phone.untilEnded(reply.messageId)).toMatchObject({ state: 'failed', failure: 'reply_timed_out' })
  })
})

test('after 5 failures the built-in tutor answers and says so; when the provider is back it is asked again', async () => {
  const broken = await startFakeModelServer({ behaviour: { text, tokensPerSecond: 400, fault: 'html' } })
  const restMs = 400
  const own = await startTestServer({ ...modelSettings(broken.url), LUMI_MODEL_REST_MS: String(restMs) })
  try {
    const student = await own.signIn()
    await withDevice(own.url, student, async (phone) => {
      const ask = async () => phone.untilEnded((await send(student)).reply.messageId)
      for (let n = 0; n < 5; n++) expect((await ask()).state).toBe('failed')
      const stoodIn = await ask()
      expect(stoodIn.state).toBe('done')
      expect(stoodIn.text).toMatch(/^\*The usual tutor cannot be reached right now/)
      expect(stoodIn.content?.badge).not.toBe('model')
      expect(broken.requests).toHaveLength(5)
      broken.behave({ text, tokensPerSecond: 400 })
      await expect.poll(async () => (await ask()).text, { timeout: 10_000, interval: restMs }).toBe(text)
    })
  } finally {
    await own.close()
    await broken.close()
  }
})

test('a model that gives the answer away is asked anew, then the built-in tutor speaks; it costs nothing [SR15]', async () => {
  fake.behave({ text: 'The answer is x = 4.', tokensPerSecond: 400 })
  const student = await server.signIn()
  await withDevice(server.url, student, async (phone) => {
    const before = fake.requests.length
    const { reply } = await send(student, 'solve 7x - 4 = 3x + 12')
    const ended = await phone.untilEnded(reply.messageId)
    expect(ended.state).toBe('done')
    expect(ended.text).not.toContain('x = 4.')
    expect(ended.content?.badge).not.toBe('model')
    expect(fake.requests.length - before).toBe(3)
    expect(fake.requests.at(-1)!.messages.at(-1)!.content).toContain('Your last draft was withheld')
    expect(
      phone.heard.some(({ name, event }) => name === 'reply.delta' && JSON.stringify(event).includes('= 4.')),
    ).toBe(false)
    expect(await left(student)).toBe(USAGE.freeMessagesPerDay)
  })
})

test('what gives the answer away in a later sentence is never shown; what was read stays, and the model goes on behind it [SR15]', async () => {
  fake.behave({ text: `${long}So x equals 4, you see.`, tokensPerSecond: 400 })
  const student = await server.signIn()
  await withDevice(server.url, student, async (phone) => {
    const before = fake.requests.length
    const { reply } = await send(student, 'solve 7x - 4 = 3x + 12')
    const ended = await phone.untilEnded(reply.messageId)
    expect(ended.text).not.toContain('equals 4')
    expect(ended.text.startsWith(long.trim())).toBe(true)
    const notes = fake.requests.slice(before + 1).map(({ body }) => JSON.stringify(body))
    expect(notes.length).toBeGreaterThan(0)
    for (const note of notes) {
      expect(note).toContain('So x equals 4, you see.')
      expect(note).toContain('The student has read this beginning of your reply')
    }
    // Nothing that was read was taken back: each piece came behind the last.
    const pieces = phone.heard.filter(({ name }) => name === 'reply.delta').map(({ event }) => JSON.stringify(event))
    expect(pieces.length).toBeGreaterThan(0)

    // The model sees what was shown, to the letter.
    fake.behave({ text: 'Hm.', tokensPerSecond: 400 })
    await phone.untilEnded((await send(student, 'What is feudalism?')).reply.messageId)
    const asked = fake.requests.at(-1)!.messages
    expect(asked.filter(({ role }) => role === 'assistant').at(-1)?.content).toBe(ended.text)
  })
})

test('a model that insists is ended with what the core has checked, below what was read, free of charge [SR15]', async () => {
  fake.behave({ text: `${long}So x equals 4, you see.`, tokensPerSecond: 400 })
  const student = await server.signIn()
  await withDevice(server.url, student, async (phone) => {
    const ended = await phone.untilEnded((await send(student, 'solve 7x - 4 = 3x + 12')).reply.messageId)
    expect(ended.text.startsWith(long.trim())).toBe(true)
    expect(ended.text).toContain('I could not vouch for how I wanted to go on')
    expect(ended.content?.problem?.solved).toBe(false)
    expect(await left(student)).toBe(USAGE.freeMessagesPerDay)
    // The turn counts as said: the next one continues from it.
    fake.behave({ text: 'Hm.', tokensPerSecond: 400 })
    const next = await phone.untilEnded((await send(student, 'hint')).reply.messageId)
    expect(next.content?.hintLevel).toBe(1)
  })
})

test('a short reply is examined whole: nothing of it is shown before its end is known to be sound [SR15]', async () => {
  fake.behave({ text: 'Look at both sides. What could you take away? So x equals 4, you see.', tokensPerSecond: 40 })
  const student = await server.signIn()
  await withDevice(server.url, student, async (phone) => {
    const { reply } = await send(student, 'solve 7x - 4 = 3x + 12')
    await phone.untilEnded(reply.messageId)
    const shown = phone.heard.filter(({ name }) => name === 'reply.delta').map(({ event }) => JSON.stringify(event))
    expect(shown.some((event) => event.includes('Look at both sides'))).toBe(false)
  })
})

test('a reply far beyond the asked length ends with a sentence, and the model is told to be shorter', async () => {
  const sentence = 'Think of a pair of scales that stays level while the same is done to both pans at once. '
  fake.behave({ text: sentence.repeat(40), tokensPerSecond: 4000 })
  const student = await server.signIn()
  await withDevice(server.url, student, async (phone) => {
    const ended = await phone.untilEnded((await send(student, 'What is an equation?')).reply.messageId)
    expect(ended.state).toBe('done')
    expect(ended.text.length).toBeLessThanOrEqual(1500)
    expect(ended.text.trim().endsWith('at once.')).toBe(true)
    await expect.poll(() => fake.openReplies()).toBe(0)
    fake.behave({ text: 'Hm.', tokensPerSecond: 400 })
    await phone.untilEnded((await send(student, 'What is feudalism?')).reply.messageId)
    expect(JSON.stringify(fake.requests.at(-1)!.body)).toContain('far too long')
  })
})

test('a student who feels for the answer is a matter for the model too, and gets no yes [SR15]', async () => {
  const student = await server.signIn()
  await withDevice(server.url, student, async (phone) => {
    fake.behave({ text: 'How would you begin?', tokensPerSecond: 400 })
    await phone.untilEnded((await send(student, 'solve 3(x - 2) = 2x + 7')).reply.messageId)
    fake.behave({ text: 'Yes.', tokensPerSecond: 400 })
    const ended = await phone.untilEnded((await send(student, 'does the answer have two digits?')).reply.messageId)
    expect(fake.requests.at(-1)!.messages.at(-1)!.content).toContain('feels for the answer')
    expect(ended.state).toBe('done')
    expect(ended.text).not.toMatch(/^yes/i)
    expect(ended.content?.badge).not.toBe('model')
    fake.behave({ text: 'That I will not say. What would you do first with the bracket?', tokensPerSecond: 400 })
    const next = await phone.untilEnded((await send(student, 'is it more than 10?')).reply.messageId)
    expect(next).toMatchObject({ content: { badge: 'model' } })
  })
})

test('an answer that is told in pieces over several replies is seen [SR15]', async () => {
  const student = await server.signIn()
  const saying = async (phone: Device, message: string, reply: string) => {
    fake.behave({ text: reply, tokensPerSecond: 400 })
    return phone.untilEnded((await send(student, message)).reply.messageId)
  }
  await withDevice(server.url, student, async (phone) => {
    await saying(phone, 'solve 3(x - 2) = 2x + 7', 'There are brackets on the left. What does the factor do?')
    expect((await saying(phone, 'ok', 'Say "thir" out loud.')).text).toContain('thir')
    const ended = await saying(phone, 'why?', 'Then say "teen" out loud.')
    expect(ended.text).not.toContain('teen')
    expect(ended.content?.badge).not.toBe('model')
  })
})

test('a model works with the tools of the core: what they find may be said, and what it said beside the call is no reply', async () => {
  const student = await server.signIn()
  const say = 'Good question. Twelve times seven is $12 \\cdot 7 = 84$. What will you do with it?'
  await withDevice(server.url, student, async (phone) => {
    fake.behave({ text: 'Which terms hold the unknown?', tokensPerSecond: 400 })
    await phone.untilEnded((await send(student, 'solve 7x - 4 = 3x + 12')).reply.messageId)
    const calls = [[{ name: 'verify', input: { claim: '12*7 = 84' } }]]
    fake.behave({ text: say, tokensPerSecond: 400, calls, beside: 'Let me look at twelve times seven first.' })
    const ended = await phone.untilEnded((await send(student, 'tell me about twelve and seven please')).reply.messageId)
    expect(fake.requests.at(-1)!.results).toEqual([expect.stringContaining('84')])
    expect(ended).toMatchObject({ state: 'done', text: say, content: { badge: 'model' } })
  })
})

test('a call that a model writes into its text is run, and no student reads it', async () => {
  const student = await server.signIn()
  const say = 'Twelve times seven is $12 \\cdot 7 = 84$. What will you do with it?'
  const written = '===\n[{"name":"verify","input":{"claim":"12*7 = 84"}}]'
  await withDevice(server.url, student, async (phone) => {
    fake.behave({ text: say, texts: [written], tokensPerSecond: 400 })
    const ended = await phone.untilEnded((await send(student, 'tell me about twelve and seven please')).reply.messageId)
    expect(fake.requests.at(-1)!.results).toEqual([expect.stringContaining('84')])
    expect(ended).toMatchObject({ state: 'done', text: say, content: { badge: 'model' } })
    fake.behave({ text: say, texts: [`${long}\n\n${written}`], tokensPerSecond: 4000 })
    const beside = await phone.untilEnded((await send(student, 'and tell me that again please')).reply.messageId)
    expect(beside.text).not.toMatch(/verify|===|claim/)
  })
})

test('a model that has written a long text beside a call is told that the student has read it', async () => {
  const student = await server.signIn()
  await withDevice(server.url, student, async (phone) => {
    const calls = [[{ name: 'verify', input: { claim: '12*7 = 84' } }]]
    fake.behave({ text: 'What will you do with it?', tokensPerSecond: 400, calls, beside: long })
    const ended = await phone.untilEnded((await send(student, 'tell me about twelve and seven please')).reply.messageId)
    expect(fake.requests.at(-1)!.results).toEqual([
      expect.stringMatching(/84[\s\S]*The student has read what you wrote beside this call/),
    ])
    expect(ended.text).toBe(`${long}\n\nWhat will you do with it?`)
  })
})

test('no tool hands a sealed answer to a model, nor may the model say what it found out elsewhere [SR15]', async () => {
  const student = await server.signIn()
  fake.behave({
    text: 'The tool says it is 13.',
    tokensPerSecond: 400,
    calls: [
      [
        { name: 'solve', input: { task: '3(x - 2) = 2x + 7' } },
        { name: 'solve', input: { task: '26/2' } },
        { name: 'grade', input: { lines: ['x = 12'] } },
        { name: 'example_like', input: {} },
      ],
    ],
  })
  await withDevice(server.url, student, async (phone) => {
    const ended = await phone.untilEnded((await send(student, 'solve 3(x - 2) = 2x + 7')).reply.messageId)
    const { results } = fake.requests.find(({ results }) => results.length === 4)!
    expect(results.join(' ')).not.toMatch(/(?<!\d)13(?!\d)/)
    expect(results.map((result) => /"[^"]*sealed/.test(result))).toEqual([true, true, true, false])
    expect(ended.text).not.toContain('13')
    expect(ended.content?.badge).not.toBe('model')
  })
})

test('a frame of the model becomes the reading of a story, which the core confirms and judges', async () => {
  const student = await server.signIn()
  const restating = 'Boys and girls are as 3 to 5, and there are 8 more girls. We want the number of students.'
  const frame = {
    given: [
      { role: 'boy_parts', value: '3', span: '3:5' },
      { role: 'girl_parts', value: '5', span: '3:5' },
      { role: 'more', value: '8', span: '8 more girls' },
    ],
    unknown: [
      { role: 'part', words: 'children in one part' },
      { role: 'all', words: 'students' },
    ],
    equations: ['girl_parts * part - boy_parts * part = more', 'all = girl_parts * part + boy_parts * part'],
    asked: 'all',
    restating,
  }
  fake.behave({
    text: `${restating} Is that how you read it?`,
    tokensPerSecond: 400,
    calls: [[{ name: 'frame', input: frame }]],
  })
  await withDevice(server.url, student, async (phone) => {
    const story =
      'In a class the ratio of boys to girls is 3:5 and there are 8 more girls than boys. How many students are in the class?'
    const asked = await phone.untilEnded((await send(student, story)).reply.messageId)
    expect(asked.text).toContain('Is that how you read it?')
    expect(fake.requests.at(-1)!.results).toEqual([expect.stringContaining('"accepted"')])
    fake.behave({ text: 'Which part would you look at first?', tokensPerSecond: 400 })
    await phone.untilEnded((await send(student, 'yes')).reply.messageId)
    const judged = await phone.untilEnded((await send(student, '8 : 2 = 4')).reply.messageId)
    expect(judged.content).toMatchObject({ verdict: 'correct', problem: { solved: false } })
  })
})

test('what a student let slip about themselves is masked before it goes to the provider, later too', async () => {
  fake.behave({ text: 'Hm.', tokensPerSecond: 400 })
  const student = await server.signIn()
  await withDevice(server.url, student, async (phone) => {
    const before = fake.requests.length
    await phone.untilEnded((await send(student, 'my number is +7 912 345-67-89, write me')).reply.messageId)
    // A message with private data is answered without a model; later it is part of the history.
    expect(fake.requests).toHaveLength(before)
    await phone.untilEnded((await send(student, 'What is feudalism?')).reply.messageId)
    const asked = JSON.stringify(fake.requests.at(-1)!.body)
    expect(asked).toContain('[phone]')
    expect(asked).not.toContain('345-67')
  })
})

// ---- The model leads -----------------------------------------------------------------------------------------------

const cardOf = (request: { messages: readonly { content: string }[] } | undefined) => {
  const content = request?.messages.at(-1)?.content ?? ''
  return content.slice(content.indexOf('[card]'))
}

test('a line that the core judges reaches the model as a fact, stays free, and its verdict stays on the screen', async () => {
  const student = await server.signIn()
  await withDevice(server.url, student, async (phone) => {
    fake.behave({ text: 'Which terms hold the unknown?', tokensPerSecond: 400 })
    await phone.untilEnded((await send(student, 'solve 7x - 4 = 3x + 12')).reply.messageId)
    const before = await left(student)
    fake.behave({ text: 'Now all of it is on one side. What would you do next?', tokensPerSecond: 400 })
    const ended = await phone.untilEnded((await send(student, '4x - 4 = 12')).reply.messageId)
    expect(ended).toMatchObject({ state: 'done', content: { badge: 'model', verdict: 'correct', work: {} } })
    expect(cardOf(fake.requests.at(-1))).toMatch(/\$4x - 4 = 12\$: right \(checked\)/)
    expect(await left(student)).toBe(before)
  })
})

test('what a model notes of its question is what the next message is measured against, in one request each', async () => {
  const student = await server.signIn()
  const question = 'By what number must both sides be multiplied?'
  await withDevice(server.url, student, async (phone) => {
    const before = fake.requests.length
    fake.behave({
      text: question,
      tokensPerSecond: 400,
      notes: [{ name: 'expect', input: { question, right: ['6'], hint_level: 2 } }],
    })
    const first = await phone.untilEnded((await send(student, 'solve x/2 + x/3 = 5')).reply.messageId)
    expect(first.text).toBe(question)
    expect(fake.requests).toHaveLength(before + 1)
    fake.behave({ text: 'Both fractions vanish with it. What is left?', tokensPerSecond: 400 })
    const second = await phone.untilEnded((await send(student, '6?')).reply.messageId)
    expect(cardOf(fake.requests.at(-1))).toContain(`"${question}" - the message answers it rightly`)
    expect(second.content).toMatchObject({ badge: 'model', problem: { solved: false } })
    expect(second.content?.verdict).toBeUndefined()
    // The help of the model counts.
    expect(second.content?.ladder?.level).toBe(2)
  })
})

test('the answer that a model notes of a task which the core does not know is kept from its reply, and from the next [SR15]', async () => {
  const student = await server.signIn()
  const told = { text: 'It was Bell, of course. What else did he build?', tokensPerSecond: 400 }
  await withDevice(server.url, student, async (phone) => {
    const note = { question: 'what else did he build', task_answer: 'Alexander Graham Bell' }
    fake.behave({ ...told, notes: [{ name: 'expect', input: note }] })
    const first = await phone.untilEnded((await send(student, 'who invented the telephone?')).reply.messageId)
    expect(first.text).not.toContain('Bell')
    fake.behave({
      text: 'In which century did it happen?',
      tokensPerSecond: 400,
      notes: [{ name: 'expect', input: { ...note, question: 'century' } }],
    })
    await phone.untilEnded((await send(student, 'can I get a clue?')).reply.messageId)
    // Without a note the last one stands.
    fake.behave(told)
    const third = await phone.untilEnded((await send(student, 'no idea, give me another one')).reply.messageId)
    expect(third.text).not.toContain('Bell')
  })
})

test('requests of a conversation are equal to the byte up to the new message, and long ones are told in short', async () => {
  const student = await server.signIn()
  await withDevice(server.url, student, async (phone) => {
    const asked = fake.requests.length
    fake.behave({ text: 'And what do you think about that yourself?', tokensPerSecond: 1000 })
    await phone.untilEnded((await send(student, 'solve 7x - 4 = 3x + 12')).reply.messageId)
    for (let n = 2; n <= 14; n++) {
      await phone.untilEnded((await send(student, `hm, thought number ${String.fromCharCode(96 + n)}`)).reply.messageId)
    }
    const requests = fake.requests.slice(asked)
    expect(requests).toHaveLength(14)
    const withoutCard = (request: (typeof requests)[number]) => {
      const { messages, ...rest } = request.body as { messages: { content: string }[] }
      const last = messages.at(-1)!
      const whole = [
        ...messages.slice(0, -1),
        { ...last, content: last.content.slice(0, last.content.indexOf('\n\n[card]')) },
      ]
      return JSON.stringify({ ...rest, messages: whole }).replace(/\]\}$/, '')
    }
    const texts = requests.map(withoutCard)
    // The window moves once, when the conversation grows beyond 24 messages.
    const isPrefix = texts.slice(1).map((text, n) => text.startsWith(texts[n]!))
    expect(isPrefix.filter((each) => !each)).toHaveLength(1)
    expect(cardOf(requests.at(-1))).toMatch(
      /Earlier in this conversation, in short: .*student: "solve 7x - 4 = 3x \+ 12"/,
    )
    expect(cardOf(requests.at(-1))).toContain('Open task: $7x - 4 = 3x + 12$')
  })
})

test('tokens are counted, and what came from the cache of the provider', async () => {
  const student = await server.signIn()
  const count = async (sample: string) =>
    Number(
      (await server.lumi.platform.metrics.registry.metrics())
        .split('\n')
        .find((line) => line.startsWith(sample))
        ?.split(' ')
        .at(-1) ?? 0,
    )
  await withDevice(server.url, student, async (phone) => {
    const before = await count('lumi_model_tokens_total{kind="cached"}')
    fake.behave({ text: 'Hm.', tokensPerSecond: 400 })
    await phone.untilEnded((await send(student, 'What is feudalism?')).reply.messageId)
    expect(await count('lumi_model_tokens_total{kind="cached"}')).toBe(before + 4)
    expect(await count('lumi_model_turns_total{outcome="model"}')).toBeGreaterThan(0)
  })
})

test('a day has so many turns with the model; then the built-in tutor answers and says why', async () => {
  const own = await startTestServer({
    ...modelSettings(fake.url),
    LUMI_MODEL_TURNS_PER_DAY: '1',
    LUMI_MODEL_REST_MS: '1',
  })
  try {
    const student = await own.signIn()
    await withDevice(own.url, student, async (phone) => {
      const before = fake.requests.length
      fake.behave({ text: 'Which terms hold the unknown?', tokensPerSecond: 400 })
      const first = await phone.untilEnded((await send(student, 'solve 7x - 4 = 3x + 12')).reply.messageId)
      expect(first.content?.badge).toBe('model')
      const second = await phone.untilEnded((await send(student, 'who are you?')).reply.messageId)
      expect(second.text).toMatch(/^\*The time with the online tutor is used up for today/)
      expect(second.content?.badge).not.toBe('model')
      expect(await left(student)).toBe(USAGE.freeMessagesPerDay - 2)
      // What is free is answered without a word about it.
      const third = await phone.untilEnded((await send(student, '4x - 4 = 12')).reply.messageId)
      expect(third).toMatchObject({ content: { verdict: 'correct' } })
      expect(third.text).not.toContain('used up')
      expect(fake.requests).toHaveLength(before + 1)
    })
  } finally {
    await own.close()
  }
})

test('a first draft that tells whether the student is a boy or a girl is asked for anew, with the quote', async () => {
  const student = await server.signIn()
  await withDevice(server.url, student, async (phone) => {
    const before = fake.requests.length
    fake.behave({ text: 'Ты хорошо понял вопрос. Что было бы дальше?', tokensPerSecond: 400 })
    const ended = await phone.untilEnded((await send(student, 'Что такое феодализм?')).reply.messageId)
    expect(fake.requests).toHaveLength(before + 2)
    expect(cardOf(fake.requests.at(-1))).toMatch(/«Ты хорошо понял» was not shown: it tells whether/)
    // The words are the model's all the same.
    expect(ended.content?.badge).toBe('model')
  })
})
