import { randomUUID } from 'node:crypto'
import type { Product } from '../e2e/product.ts'
import { makeStudents } from '../e2e/signed-in.ts'
import { carry, natural, productWith, question, startModel } from './carrying.ts'
import { openHub } from './hub.ts'
import { residentMemory } from './memory.ts'
import { percentile, type Result } from './statistics.ts'

const writing = 200
const idle = 1000

/** The delay of the event loop since this was asked last, 99th percentile in milliseconds. */
async function loopDelayMs(product: Product): Promise<number> {
  const figures = await (await fetch(`${product.url}/metrics`)).text()
  return Number(/^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(figures)?.[1]) * 1000
}

/** Answers of a model to 200 students at once, with the sockets of 1 000 others open, on one process. */
export async function crowd(): Promise<Result[]> {
  const model = await startModel()
  const product = productWith(model.url)
  await product.start()
  try {
    const students = await makeStudents(product, writing + idle, { messagesLeft: 1000 })
    const hubs: Awaited<ReturnType<typeof openHub>>[] = []
    for (const { cookie } of students) hubs.push(await openHub(product.url, cookie))
    const answers = () =>
      carry(
        hubs
          .slice(0, writing)
          .map((hub) => (onText) => hub.answer({ clientMessageId: randomUUID(), text: question }, onText)),
        natural.lumi,
      )
    // Cold code is ten times slower than the same code a minute later.
    await answers()
    await loopDelayMs(product)
    const { firstTokenMs, gapsMs, unfinished } = await answers()
    const delay = await loopDelayMs(product)
    const memory = residentMemory(product)
    for (const hub of hubs) hub.close()
    return [
      {
        what: `${writing} answers of 50 tokens/s at once and ${idle} idle sockets on one process: time to the first text and gaps beyond what the model needs`,
        ours: `first p50 ${percentile(firstTokenMs, 0.5).toFixed(0)} ms, p99 ${percentile(firstTokenMs, 0.99).toFixed(0)} ms; gap p99 ${percentile(gapsMs, 0.99).toFixed(0)} ms; unfinished ${unfinished}`,
        floor: '',
        ratio: null,
        aim: 'reported',
      },
      {
        what: 'delay of the event loop meanwhile',
        ours: `p99 ${delay.toFixed(0)} ms`,
        floor: '',
        ratio: null,
        aim: 'reported',
      },
      {
        what: 'resident memory of the process at the end of it',
        ours: memory,
        floor: '',
        ratio: null,
        aim: 'reported',
      },
    ]
  } finally {
    await product.close()
    model.child.kill()
  }
}
