import { Worker } from 'node:worker_threads'
import type { afterReply, assessRisk, EngineKind, modelCard, runTool, sealOf, TurnInput, TutorTurn } from '@lumi/tutor'

type CpuUsage = ReturnType<typeof process.threadCpuUsage>

/** Work of the tutor besides turns, mostly for a language model. May take as long as a turn. */
export interface ModelWork {
  assessRisk: typeof assessRisk
  runTool: typeof runTool
  sealOf: typeof sealOf
  modelCard: typeof modelCard
  afterReply: typeof afterReply
}
export type ModelOrder = {
  [Name in keyof ModelWork]: { name: Name; args: Parameters<ModelWork[Name]> }
}[keyof ModelWork]

/** An order for a thread. `engines`: load these first. `warm-up`: run sample messages so that the code gets compiled. */
type Work =
  | { work: 'turn'; input: TurnInput; engines: EngineKind | undefined }
  | { work: 'model'; order: ModelOrder }
  | { work: 'warm-up' }
export type TurnOrder = { id: number } & Work
export type TurnResult = TutorTurn | ReturnType<ModelWork[keyof ModelWork]> | undefined
/** `begun`: everything is loaded; the time limit starts now. */
export type TurnReport =
  | { id: number; begun: CpuUsage }
  | { id: number; result: TurnResult }
  | { id: number; error: string }

/** A turn whose thread died. */
class TurnGivenUp extends Error {}
/** A turn that did not end in time. */
class TurnTooLong extends TurnGivenUp {}

interface Job {
  order: TurnOrder
  orderedAt: number
  limitMs: number
  resolve(result: TurnResult): void
  reject(error: Error): void
}

interface Thread {
  worker: Worker
  job: Job | undefined
  isWarm: boolean
  hasEngines: boolean
  /** Ends the thread when the turn does not begin or end in time. */
  timer: NodeJS.Timeout | undefined
}

/** Enough to load the tutor, or an engine, on a busy machine. */
const beginWithinMs = 30_000
/** Extra time until a thread is warmed up: its first turns compile a thousand word patterns. */
const coldExtraMs = 8000
/** Limits are processor time, so a busy machine gives up no more turns. By the clock a turn gets this many times as long. */
const patience = 5

interface TurnThreadsSettings {
  size: number
  memoryMb: number
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

/**
 * A pool of at most `size` threads that take turns. A thread is started when there is work for it and thrown away when its
 * turn exceeds the limit; all end after `idleMs` without work. Engines are loaded in one thread only.
 */
export function createTurnThreads({ size, memoryMb, idleMs, onCount, onIdle }: TurnThreadsSettings) {
  const threads = new Set<Thread>()
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

  function start(): Thread {
    const worker = new Worker(new URL('./turn-thread.ts', import.meta.url), {
      name: 'tutor',
      // A turn makes little garbage, and the default young generation takes a fifth of the thread's memory.
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 8 },
    })
    const thread: Thread = { worker, job: undefined, isWarm: false, hasEngines: false, timer: undefined }
    threads.add(thread)
    onCount(threads.size)
    worker.on('message', (report: TurnReport) => heard(thread, report))
    worker.on('error', (error) => discard(thread, new TurnGivenUp('The thread of a turn died', { cause: error })))
    worker.on('exit', () => discard(thread, new TurnGivenUp('The thread of a turn ended')))
    // An idle thread must not keep the process alive.
    worker.unref()
    return thread
  }

  function heard(thread: Thread, report: TurnReport) {
    const { job } = thread
    if (!job || report.id !== job.order.id) return
    if ('begun' in report) {
      limit(thread, job, report.begun)
      return
    }
    clearTimeout(thread.timer)
    thread.job = undefined
    thread.isWarm ||= job.order.work === 'warm-up'
    if ('error' in report) job.reject(new Error(report.error))
    else job.resolve(report.result)
    next()
    warmIdle()
  }

  function limit(thread: Thread, job: Job, begun: CpuUsage) {
    const startedAt = performance.now()
    const limitMs = job.limitMs + (thread.isWarm ? 0 : coldExtraMs)
    const lookIn = (ms: number) => {
      clearTimeout(thread.timer)
      thread.timer = setTimeout(look, ms)
    }
    const look = async () => {
      const used = await thread.worker.cpuUsage(begun).catch(() => undefined)
      if (thread.job !== job) return
      const leftMs = used ? limitMs - (used.user + used.system) / 1000 : 0
      if (leftMs > 1 && performance.now() - startedAt < limitMs * patience) lookIn(leftMs)
      else discard(thread, new TurnTooLong(`A turn took more than ${limitMs} ms`))
    }
    lookIn(limitMs)
  }

  function discard(thread: Thread, reason: Error) {
    if (!threads.delete(thread)) return
    onCount(threads.size)
    clearTimeout(thread.timer)
    void thread.worker.terminate()
    thread.job?.reject(reason)
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
        give(thread, job)
      }
    }
  }

  const isAnyWaiting = () => queue.length > 0 || urgentQueue.length > 0

  function threadFor({ order }: Job): Thread | undefined {
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
    const cold = mayWarm ? [...threads].find((thread) => !thread.isWarm && !thread.job) : undefined
    const thread = cold ?? (threads.size < keptWarm ? start() : undefined)
    // If it fails, its thread ends, and the next turn starts another warm-up.
    if (thread)
      give(thread, {
        order: { id: nextId++, work: 'warm-up' },
        orderedAt: performance.now(),
        limitMs: beginWithinMs,
        resolve() {},
        reject() {},
      })
  }

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
    for (const thread of threads) discard(thread, new TurnGivenUp('There was no work for a long time'))
    onIdle()
  }

  function give(thread: Thread, job: Job) {
    thread.job = job
    thread.hasEngines ||= job.order.work === 'turn' && job.order.engines !== undefined
    clearTimeout(thread.timer)
    thread.timer = setTimeout(() => discard(thread, new TurnGivenUp('A thread did not begin')), beginWithinMs)
    thread.worker.postMessage(job.order)
  }

  const ordered = <Result extends TurnResult>(work: Work, { limitMs, isUrgent = false }: OrderOptions) =>
    new Promise<Result>((resolve, reject) => {
      if (isStopped) {
        reject(new TurnGivenUp('The server stops'))
        return
      }
      stayAwake()
      // From now on all threads are kept, so that no student waits for another one's long turn.
      if (mayWarm) keptWarm = size
      // The result is of the kind that was ordered.
      const line = isUrgent ? urgentQueue : queue
      line.push({
        order: { id: nextId++, ...work },
        orderedAt: performance.now(),
        limitMs,
        resolve: (result) => resolve(result as Result),
        reject,
      })
      next()
    })

  return {
    /** Starts and warms up a thread if there is none, because a turn will come soon. */
    warmUp() {
      mayWarm = true
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
      const ending = [...threads]
      threads.clear()
      for (const { timer, job } of ending) {
        clearTimeout(timer)
        job?.reject(new TurnGivenUp('The server stops'))
      }
      for (const job of [...urgentQueue.splice(0), ...queue.splice(0)]) job.reject(new TurnGivenUp('The server stops'))
      await Promise.all(ending.map(({ worker }) => worker.terminate()))
    },
  }
}
