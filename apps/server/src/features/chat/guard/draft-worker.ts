import { Worker } from 'node:worker_threads'
import { DraftGivenUp, type DraftOrder, type DraftReport, place } from './draft-orders.ts'

/**
 * Orders go to the thread at most this often, all of that time together: waking a thread costs more than looking at a
 * sentence. Far below the 40 ms between two pieces of text that a device gets.
 */
const sendMs = 10
/** How often it is looked whether a draft keeps the thread too long: only while orders wait for an answer. */
const checkMs = 1000
/** By the clock a look gets this many times its limit of processor time: so a busy machine gives up no more of them. */
const patience = 4
/** Loading the tutor takes a second or two of processor time. By the clock; below the 45 s in which a reply must end (SR05). */
const loadWithinMs = 40_000

/** A thread that looks at drafts, those of several orders one after another. */
export interface DraftWorker {
  /** Orders that are not answered yet. */
  readonly waiting: number
  /** It has looked at something: the tutor is loaded. */
  readonly isReady: boolean
  /** How long the oldest of them has been waiting. */
  waitedMs(): number
  give(order: DraftOrder): void
  end(reason: Error): Promise<unknown>
}

interface Settings {
  memoryMb: number
  /** Processor time of one look. */
  limitMs: number
  onReport(report: DraftReport): void
  /** Called once. `culprit`: the draft that was being looked at; 0: none. */
  onEnd(worker: DraftWorker, culprit: number, reason: Error): void
}

const unseen = { count: -1, draft: -1, usedMs: 0 }

export function startDraftWorker({ memoryMb, limitMs, onReport, onEnd }: Settings): DraftWorker {
  const looking = new Int32Array(new SharedArrayBuffer(place.length * Int32Array.BYTES_PER_ELEMENT))
  const worker = new Worker(new URL('./draft-thread.ts', import.meta.url), {
    name: 'guard',
    workerData: looking.buffer,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 16 },
  })
  /** Since when each draft waits, oldest first. */
  const waiting = new Map<number, number>()
  let outbox: DraftOrder[] = []
  let sentAt = 0
  let timer: NodeJS.Timeout | undefined
  let isEnded = false
  /** What the thread was at when it was looked at last: the same look for all that time is one that takes too long. */
  let last = { ...unseen, since: 0 }

  const thread: DraftWorker = {
    get waiting() {
      return waiting.size
    },
    get isReady() {
      return Atomics.load(looking, place.count) > 0
    },
    waitedMs() {
      const [first] = waiting.values()
      return first === undefined ? 0 : performance.now() - first
    },
    give(order) {
      if (!('isOver' in order)) {
        waiting.set(order.draft, performance.now())
        if (!timer) {
          // What was seen before the thread was idle says nothing of now.
          last = { ...unseen, since: performance.now() }
          timer = setTimeout(check, checkMs).unref()
        }
      }
      outbox.push(order)
      if (outbox.length > 1) return
      const leftMs = sentAt + sendMs - performance.now()
      if (leftMs > 0) setTimeout(send, leftMs)
      else setImmediate(send)
    },
    async end(reason) {
      if (isEnded) return
      isEnded = true
      clearTimeout(timer)
      const culprit = Atomics.load(looking, place.draft)
      const terminated = worker.terminate()
      onEnd(thread, culprit, reason)
      await terminated
    },
  }

  function send() {
    if (isEnded) return
    sentAt = performance.now()
    worker.postMessage(outbox)
    outbox = []
  }

  function heard(reports: DraftReport[]) {
    if (isEnded) return
    for (const report of reports) {
      waiting.delete(report.draft)
      onReport(report)
    }
  }

  async function check() {
    timer = undefined
    if (waiting.size === 0 || isEnded) return
    const usage = await worker.cpuUsage().catch(() => undefined)
    if (waiting.size === 0 || isEnded) return
    const now = performance.now()
    const usedMs = usage ? (usage.user + usage.system) / 1000 : last.usedMs
    const [draft, count] = [Atomics.load(looking, place.draft), Atomics.load(looking, place.count)]
    if (draft !== last.draft || count !== last.count) last = { count, draft, since: now, usedMs }
    const isTooLong =
      draft === 0
        ? count === 0 && now - last.since > loadWithinMs
        : usedMs - last.usedMs > limitMs || now - last.since > limitMs * patience
    if (isTooLong) void thread.end(new DraftGivenUp('The guard did not answer in time'))
    else timer ??= setTimeout(check, checkMs).unref()
  }

  worker.on('message', heard)
  worker.on('error', (error) => thread.end(new DraftGivenUp('The thread of the guard died', { cause: error })))
  worker.on('exit', () => thread.end(new DraftGivenUp('The thread of the guard ended')))
  // An idle thread must not keep the process alive.
  worker.unref()
  return thread
}
