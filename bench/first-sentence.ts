import { randomUUID } from 'node:crypto'
import { Product } from '../e2e/product.ts'
import { makeStudents } from '../e2e/signed-in.ts'
import { openHub } from './hub.ts'
import { stampsIn, startStampedModel } from './stamped-model.ts'
import { percentile, type Result } from './statistics.ts'

/** Of one student, one after another: what the guard and the way to the device add, without a queue. */
const replies = 20
/** Below and above the 400 characters up to which a reply is held whole (`held-draft.ts`). */
const short = 5
const long = 9

/**
 * From the moment a model has written what may be shown to the moment a device has it, with an open problem. A long reply
 * shows its first sentences when the one behind them is whole; a short one is shown as a whole behind its end.
 */
export async function firstSentence(): Promise<Result[]> {
  const model = await startStampedModel(short)
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
    const [student] = await makeStudents(product, 1, { messagesLeft: 1000 })
    const hub = await openHub(product.url, student!.cookie)
    /** How late each frame of a reply was, counted from the sentence behind the last one it shows. */
    const latesOf = async (sentences: number): Promise<[first: number, ...further: number[]]> => {
      model.speak(sentences)
      let shown = 0
      const lates: number[] = []
      await hub.answer({ clientMessageId: randomUUID(), text: 'why do we do that?' }, (frame) => {
        const now = Date.now()
        shown += stampsIn(frame).length
        if (shown === 0) return
        const { sentencesAt, endedAt } = model.written()
        lates.push(now - (shown === sentences ? endedAt : sentencesAt[shown]!))
      })
      const [first, ...further] = lates
      if (first === undefined || shown !== sentences) throw new Error('A reply did not come from the model')
      return [first, ...further]
    }
    await hub.answer({ clientMessageId: randomUUID(), text: 'solve 7x - 4 = 3x + 12' }, () => {})
    // Cold code is slower than the same code a moment later.
    for (const sentences of [short, long, short, long]) await latesOf(sentences)
    const lates = { short: [] as number[], long: [] as number[], further: [] as number[] }
    for (let n = 0; n < replies; n++) {
      const [first, ...further] = await latesOf(long)
      lates.long.push(first)
      lates.further.push(...further)
      lates.short.push((await latesOf(short))[0])
    }
    hub.close()
    const row = (what: string, values: number[], aim: string): Result => ({
      what: `${what}, ${replies} replies one after another, an open problem`,
      ours: `p95 ${percentile(values, 0.95).toFixed(0)} ms, median ${percentile(values, 0.5).toFixed(0)} ms`,
      floor: '',
      ratio: null,
      aim,
    })
    return [
      row(
        'first sentences of a long reply on the device, after the model has written the one behind them',
        lates.long,
        '150 ms',
      ),
      row('each further piece of it, after the model has written the sentence behind it', lates.further, 'reported'),
      row('a reply under 400 characters whole on the device, after its end', lates.short, '50 ms'),
    ]
  } finally {
    await product.close()
    model.close()
  }
}
