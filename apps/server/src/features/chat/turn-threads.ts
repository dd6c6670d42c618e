import type { EngineKind, TurnInput, TutorTurn } from '@lumi/tutor'
import {
  type Job,
  type ModelOrder,
  type ModelWork,
  TurnGivenUp,
  type TurnResult,
  TurnTooLong,
  type Work,
} from './turn-orders.ts'
import { beginWithinMs, startTurnWorker, type TurnWorker, usualColdExtraMs } from './turn-worker.ts'
import { storiesLeft } from './warm-up.ts'

interface TurnThreadsSettings {
  size: number
  memoryMb: number
  /** Processor time that a turn may take longer in a thread that is not warmed up. */
  coldExtraMs?: number
  /** A thread warms up with stories only when nothing was ordered for this time: students who are there come first. */
  calmMs?: number
  /** Threads end after this time without work, because each holds about 100 MB. */
  idleMs: number
  /** Called with the number of threads whenever it changes. */
  onCount(count: number): void
  /** Called when there was no work for so long that the threads have ended. */
  onIdle(): void
}

interface OrderOptions {
  limitMs: number
  /** Goes before everything that waits. */
  isUrgent?: boolean
}

const usualCalmMs = 5000

export type TurnThreads = ReturnType<typeof createTurnThreads>

/**
 * A pool of at most `size` threads that take turns. A thread is started when there is work for it and thrown away when its
 * turn exceeds the limit; all end after `idleMs` without work. Engines are loaded in one thread only.
 */
export function createTurnThreads(settings: TurnThreadsSettings) {
  const { size, memoryMb, coldExtraMs = usualColdExtraMs, calmMs = usualCalmMs, idleMs, onCount, onIdle } = settings
  const threads = new Set<TurnWorker>()
  const queue: Job[] = []
  /** Goes before the queue. */
  const urgentQueue: Job[] = []
  let nextId = 1
  let isStopped = false
  /** How many threads are kept warm although no turn waits for them. */
  let keptWarm = 0
  /** Set by the first call of `warmUp`; a short-lived server (a test) never warms up. */
  let mayWarm = false
  let idleTimer: NodeJS.Timeout | undefined
  let calmTimer: NodeJS.Timeout | undefined
  let lastOrderedAt = 0

  function start(): TurnWorker {
    const thread = startTurnWorker({
      memoryMb,
      coldExtraMs,
      onFree() {
        next()
        warmIdle()
      },
      onEnd: removed,
    })
    threads.add(thread)
    onCount(threads.size)
    return thread
  }

  function removed(thread: TurnWorker, reason: Error) {
    if (!threads.delete(thread)) return
    onCount(threads.size)
    next()
    if (reason instanceof TurnTooLong) warmIdle()
  }

  /** Hands out waiting jobs, first come first served. A turn that needs engines may wait for the thread that has them. */
  function next() {
    for (const line of [urgentQueue, queue]) {
      for (const job of [...line]) {
        if (isStopped) return
        const thread = threadFor(job)
        if (!thread) continue
        line.splice(line.indexOf(job), 1)
        thread.give(job)
      }
    }
  }

  const isAnyWaiting = () => queue.length > 0 || urgentQueue.length > 0

  function threadFor({ order }: Job): TurnWorker | undefined {
    const idle = [...threads].filter((thread) => !thread.job)
    const needsEngines = order.work === 'turn' && order.engines !== undefined
    const withEngines = [...threads].find((thread) => thread.hasEngines)
    if (needsEngines && withEngines) return withEngines.job ? undefined : withEngines
    const found = idle.find((thread) => thread.hasEngines === needsEngines) ?? idle[0]
    return found ?? (threads.size < size ? start() : undefined)
  }

  function warmIdle() {
    const isWarming = [...threads].some(({ job }) => job?.order.work === 'warm-up')
    if (isStopped || isWarming || isAnyWaiting()) return
    const waiting = mayWarm ? [...threads].filter((each) => !each.job && each.warmUpsLeft > mayLeave(each)) : []
    const cold =
      waiting.find((each) => each.warmUpsLeft > storiesLeft) ??
      (waiting.length > 0 && isCalm() ? waiting[0] : undefined)
    const thread = cold ?? (threads.size < keptWarm ? start() : undefined)
    // If it fails, its thread ends, and the next turn starts another warm-up.
    thread?.give({
      order: { id: nextId++, work: 'warm-up' },
      orderedAt: performance.now(),
      limitMs: beginWithinMs,
      resolve() {},
      reject() {},
    })
  }

  /** Whether nothing was ordered for `calmMs`. If something was, the warm-up goes on once that time is over. */
  function isCalm(): boolean {
    const leftMs = lastOrderedAt + calmMs - performance.now()
    if (leftMs <= 0) return true
    calmTimer ??= setTimeout(() => {
      calmTimer = undefined
      warmIdle()
    }, leftMs).unref()
    return false
  }

  /** How many messages of the warm-up a thread may leave out: the stories, which cost 3 s, if the other one has read them. */
  const mayLeave = (thread: TurnWorker) =>
    [...threads].some((other) => other !== thread && other.isWarm) ? storiesLeft : 0

  /** Restarts the idle time: there is work, or there will be soon. */
  function stayAwake() {
    if (idleTimer) idleTimer.refresh()
    else idleTimer = setTimeout(endIdle, idleMs).unref()
  }

  function endIdle() {
    if (isAnyWaiting() || [...threads].some(({ job }) => job)) {
      stayAwake()
      return
    }
    keptWarm = 0
    for (const thread of threads) void thread.end(new TurnGivenUp('There was no work for a long time'))
    onIdle()
  }

  const ordered = <Result extends TurnResult>(work: Work, { limitMs, isUrgent = false }: OrderOptions) =>
    new Promise<Result>((resolve, reject) => {
      if (isStopped) {
        reject(new TurnGivenUp('The server stops'))
        return
      }
      stayAwake()
      lastOrderedAt = performance.now()
      // From now on all threads are kept, so that no student waits for another one's long turn.
      if (mayWarm) keptWarm = size
      const line = isUrgent ? urgentQueue : queue
      line.push({
        order: { id: nextId++, ...work },
        orderedAt: performance.now(),
        limitMs,
        // The result is of the kind that was ordered.
        resolve: (result) => resolve(result as Result),
        reject,
      })
      next()
    })

  return {
    /** Starts and warms up a thread if there is none, because a turn will come soon. */
    warmUp() {
      mayWarm = true
      lastOrderedAt = performance.now()
      keptWarm = Math.max(keptWarm, 1)
      stayAwake()
      warmIdle()
    },
    /** How long the oldest order that is not urgent has been waiting. */
    waitedMs: () => (queue[0] ? performance.now() - queue[0].orderedAt : 0),
    take: (input: TurnInput, { engines, ...options }: OrderOptions & { engines?: EngineKind }) =>
      ordered<TutorTurn>({ work: 'turn', input, engines }, options),
    workForModel: <Name extends keyof ModelWork>(order: Extract<ModelOrder, { name: Name }>, options: OrderOptions) =>
      ordered<ReturnType<ModelWork[Name]>>({ work: 'model', order }, options),
    async stop() {
      isStopped = true
      clearTimeout(idleTimer)
      clearTimeout(calmTimer)
      const reason = new TurnGivenUp('The server stops')
      for (const job of [...urgentQueue.splice(0), ...queue.splice(0)]) job.reject(reason)
      await Promise.all([...threads].map((thread) => thread.end(reason)))
    },
  }
}
