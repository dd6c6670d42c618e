import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import http from 'node:http'
import { fileURLToPath } from 'node:url'
import { freePort, Product } from '../e2e/product.ts'
import { makeStudents } from '../e2e/signed-in.ts'
import { openHub, post } from './hub.ts'
import { percentile, type Result } from './statistics.ts'

/**
 * Tokens a second of one answer, and how many sentences it has: long enough for the load to stand, and just below the
 * 1 500 characters at which the guard ends a reply.
 */
const rate = 50
const sentences = 30
/** Twelve tokens as the fake model cuts them. */
const sentence = ' Look at every term and not just the one in front.'
const sentenceTokens = 12
const tokenMs = 1000 / rate
/** A reply shorter than this is looked at whole before its first character is shown (the guard's own limit). */
const wholeBelowCharacters = 400
/**
 * A relay passes every token on; Lumi shows nothing before a reply can no longer be a short one, and later a sentence only
 * when it has been looked at whole, so its pieces are a sentence apart by nature, and a sentence is known to be whole when
 * the next begins. What counts for both is what comes on top.
 */
export const natural = {
  relay: { firstMs: 0, gapMs: 0 },
  lumi: {
    firstMs: Math.ceil((wholeBelowCharacters / sentence.length) * sentenceTokens) * tokenMs,
    gapMs: (sentenceTokens - 1) * tokenMs,
  },
}
export const question = 'Tell me at length about the discriminant'
const startSpreadMs = 4000
const gapLimitMs = 250
const firstTokenLimitMs = 1000

const at = (file: string) => fileURLToPath(new URL(file, import.meta.url))

export interface Carried {
  firstTokenMs: number[]
  gapsMs: number[]
  unfinished: number
}

/** One answer: `start` orders it; the reader calls `onText` at every piece and resolves `ended`. */
export type Answer = (onText: () => void) => Promise<void>

export async function carry(
  answers: Answer[],
  { firstMs, gapMs }: { firstMs: number; gapMs: number },
): Promise<Carried> {
  const result: Carried = { firstTokenMs: [], gapsMs: [], unfinished: 0 }
  await Promise.all(
    answers.map(async (answer, n) => {
      await new Promise((resolve) => setTimeout(resolve, (n / answers.length) * startSpreadMs))
      const startedAt = performance.now()
      let lastAt = startedAt
      let first = true
      const watch = () => {
        const now = performance.now()
        if (first) result.firstTokenMs.push(now - startedAt - firstMs)
        else result.gapsMs.push(now - lastAt - gapMs)
        first = false
        lastAt = now
      }
      const limit = AbortSignal.timeout(60_000)
      await Promise.race([
        answer(watch),
        new Promise((_, reject) => limit.addEventListener('abort', () => reject(new Error('not finished')))),
      ]).catch(() => result.unfinished++)
    }),
  )
  return result
}

const holds = ({ firstTokenMs, gapsMs, unfinished }: Carried) =>
  unfinished === 0 && percentile(gapsMs, 0.99) < gapLimitMs && percentile(firstTokenMs, 0.99) < firstTokenLimitMs

export async function startModel(): Promise<{ url: string; child: ChildProcess }> {
  const port = await freePort()
  const child = spawn(process.execPath, [
    at('../apps/server/src/testing/fake-model-server.ts'),
    ...['--port', String(port), '--tokens-per-second', String(rate), '--text', sentence.repeat(sentences)],
  ])
  await untilListening(port)
  return { url: `http://127.0.0.1:${port}/v1`, child }
}

async function untilListening(port: number): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const open = await new Promise<boolean>((resolve) =>
      http
        .get({ host: '127.0.0.1', port }, (response) => resolve(response.resume() !== undefined))
        .on('error', () => resolve(false)),
    )
    if (open) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`nothing listens on ${port}`)
}

const relayAnswer =
  (url: string): Answer =>
  async (onText) => {
    const response = await post(
      url,
      {},
      { model: 'fake', stream: true, messages: [{ role: 'user', content: 'hello' }] },
    )
    response.on('data', onText)
    await new Promise((resolve) => response.on('end', resolve))
  }

/**
 * The most answers for which the limits hold: doubles until they do not, then halves the gap. A count fails when it fails
 * twice, for one hiccup of the machine is not the limit.
 */
async function most(run: (count: number) => Promise<Carried>): Promise<{ count: number; at: Carried }> {
  let good = 0
  let bad = Number.POSITIVE_INFINITY
  let carried: Carried = { firstTokenMs: [], gapsMs: [], unfinished: 0 }
  for (let count = 100; ; ) {
    let result = await run(count)
    if (!holds(result)) result = await run(count)
    if (holds(result)) {
      good = count
      carried = result
    } else bad = count
    if (bad === Number.POSITIVE_INFINITY) count *= 2
    else if (bad - good <= Math.max(20, good * 0.06)) return { count: good, at: carried }
    else count = Math.round((good + bad) / 2)
  }
}

/** The product, not started yet, whose replies this model writes; nobody is held up by a limit. */
export const productWith = (modelUrl: string): Product =>
  new Product({
    LUMI_MODEL: 'openai-compatible',
    LUMI_MODEL_BASE_URL: modelUrl,
    LUMI_MODEL_KEY: 'none',
    LUMI_MODEL_NAME: 'fake',
    LOG_LEVEL: 'error',
    LIMIT_SEND: '1000000',
    LIMIT_HUB_EVENTS: '1000000',
  })

/** Answers of 50 tokens/s that one process carries, and the time it adds to the first token. */
export async function carrying(): Promise<Result[]> {
  const model = await startModel()
  const relayPort = await freePort()
  const relay = spawn(process.execPath, [at('./floors/relay.ts'), String(relayPort), model.url])
  await untilListening(relayPort)
  const relayUrl = `http://127.0.0.1:${relayPort}`
  const product = productWith(model.url)
  await product.start()
  try {
    const hubs: Awaited<ReturnType<typeof openHub>>[] = []
    const ours = async (count: number) => {
      if (count > hubs.length) {
        const students = await makeStudents(product, count - hubs.length, { messagesLeft: 1000 })
        for (const { cookie } of students) hubs.push(await openHub(product.url, cookie))
      }
      return carry(
        hubs.slice(0, count).map(
          (hub): Answer =>
            (onText) =>
              hub.answer({ clientMessageId: randomUUID(), text: question }, onText),
        ),
        natural.lumi,
      )
    }
    const bare = (count: number) =>
      carry(
        Array.from({ length: count }, () => relayAnswer(relayUrl)),
        natural.relay,
      )

    // Cold code is ten times slower than the same code a minute later, and a server starts once.
    await bare(100)
    await ours(100)

    const added = { ours: [] as number[], floor: [] as number[] }
    for (let round = 0; round < 5; round++) {
      added.floor.push(percentile((await bare(20)).firstTokenMs, 0.5))
      added.ours.push(percentile((await ours(20)).firstTokenMs, 0.5))
    }
    const floor = await most(bare)
    const carried = await most(ours)
    const middle = (values: number[]) => percentile(values, 0.5)
    const say = ({ count, at: result }: typeof floor) =>
      `${count} (gap p99 ${percentile(result.gapsMs, 0.99).toFixed(0)} ms, first p99 ${percentile(result.firstTokenMs, 0.99).toFixed(0)} ms)`
    return [
      {
        what: 'answers of 50 tokens/s carried by one process, every sentence looked at, messages stored / bare SSE relay',
        ours: say(carried),
        floor: say(floor),
        ratio: carried.count / floor.count,
        aim: '0.75',
      },
      {
        what: 'time to the first text beyond what the model needs to write it, median / bare relay',
        ours: `${middle(added.ours).toFixed(1)} ms`,
        floor: `${middle(added.floor).toFixed(1)} ms`,
        ratio: middle(added.ours) / middle(added.floor),
        aim: '2.5',
      },
    ]
  } finally {
    await product.close()
    relay.kill()
    model.child.kill()
  }
}
