import { randomUUID } from 'node:crypto'
import { Product } from '../e2e/product.ts'
import { makeStudents } from '../e2e/signed-in.ts'
import { openHub } from './hub.ts'
import { stampsIn, startStampedModel } from './stamped-model.ts'
import { percentile, type Result } from './statistics.ts'

const students = 20
const sentences = 20
/** Evenly, as students do who do not know each other. */
const startSpreadMs = 4000

/**
 * From the moment a model has sent off a whole sentence to the moment a student's device has it, with the give-away gate between: a
 * problem is open, so every sentence is compared with its sealed answer. Aim: text appears at most
 * 150 ms (p95) after the first complete sentence arrived.
 */
export async function checking(): Promise<Result[]> {
  const model = await startStampedModel(sentences)
  const product = new Product({
    LUMI_MODEL: 'openai-compatible',
    LUMI_MODEL_BASE_URL: model.url,
    LUMI_MODEL_KEY: 'none',
    LUMI_MODEL_NAME: 'stamped',
    LOG_LEVEL: 'error',
    LIMIT_SEND: '1000000',
    LIMIT_HUB_EVENTS: '1000000',
  })
  await product.start()
  try {
    const first: number[] = []
    const all: number[] = []
    const made = await makeStudents(product, students, { messagesLeft: 1000 })
    const hubs = await Promise.all(made.map(({ cookie }) => openHub(product.url, cookie)))
    const ask = (text: string, isMeasured: boolean) =>
      Promise.all(
        hubs.map(async (hub, n) => {
          await new Promise((resolve) => setTimeout(resolve, (n / students) * startSpreadMs))
          let isFirst = true
          await hub.answer({ clientMessageId: randomUUID(), text }, (frame) => {
            const late = stampsIn(frame).map((stamp) => Date.now() - stamp)
            if (!isMeasured || late.length === 0) return
            if (isFirst) first.push(late[0]!)
            all.push(...late)
            isFirst = false
          })
        }),
      )
    // The first turns warm the server up and leave each student with an open problem.
    await ask('solve 7x - 4 = 3x + 12', false)
    await ask('why is that so hard for everybody?', false)
    await ask('why do we do that?', true)
    for (const hub of hubs) hub.close()
    if (first.length < students) throw new Error(`only ${first.length} of ${students} replies came from the model`)
    const row = (what: string, values: number[]): Result => ({
      what: `${what}, ${students} replies at once, an open problem`,
      ours: `p95 ${percentile(values, 0.95).toFixed(0)} ms, median ${percentile(values, 0.5).toFixed(0)} ms`,
      floor: '',
      ratio: null,
      aim: 'p95 150 ms',
    })
    return [
      row('first complete sentence of a model to the device, looked at by the gate', first),
      row('every sentence', all),
    ]
  } finally {
    await product.close()
    model.close()
  }
}
