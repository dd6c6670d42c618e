import { Worker } from 'node:worker_threads'
import { type CpuUsage, type Job, TurnGivenUp, type TurnReport, TurnTooLong } from './turn-orders.ts'
import { warmUpMessages } from './warm-up.ts'

/**
 * Processor time to load the tutor, or an engine, ten times what it takes. By the clock alone a machine under a load of
 * twenty gave up a student's first message, and with it the task.
 */
export const beginWithinMs = 30_000
/**
 * Extra time until a thread is warmed up: its first turns compile a thousand word patterns. On a machine that others slow
 * down that took 6 s of processor time alone, and beside other work a plain story was given up after 12.
 */
export const usualColdExtraMs = 16_000
/** Limits are processor time, so a busy machine gives up no more turns. By the clock a turn gets this many times as long. */
const patience = 5

/** A thread that takes one turn at a time. */
export interface TurnWorker {
  readonly job: Job | undefined
  readonly isWarm: boolean
  /** How many messages of the warm-up it has not read yet. */
  readonly warmUpsLeft: number
  readonly hasEngines: boolean
  give(job: Job): void
  /** Ends the thread; its job, if any, is rejected with the reason. */
  end(reason: Error): Promise<unknown>
}

interface Settings {
  memoryMb: number
  coldExtraMs: number
  /** Called when the thread has done its job and may get another. */
  onFree(student: string | undefined): void
  /** Called once, when the thread has ended for any reason. */
  onEnd(worker: TurnWorker, reason: Error): void
}

/** Starts a thread. It ends itself when a turn exceeds its limit. */
export function startTurnWorker({ memoryMb, coldExtraMs, onFree, onEnd }: Settings): TurnWorker {
  const worker = new Worker(new URL('./turn-thread.ts', import.meta.url), {
    name: 'tutor',
    // A turn makes little garbage, and the default young generation takes a fifth of the thread's memory.
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 8 },
  })
  let job: Job | undefined
  let warmUpsLeft = warmUpMessages.length
  let hasEngines = false
  let isEnded = false
  let hasBegun = false
  /** The tutor is loaded: what is given begins at once, except for engines. */
  let isLoaded = false
  /** Processor time of the thread at the end of its last job. Idle it uses none. */
  let used: CpuUsage = { user: 0, system: 0 }
  /** Ends the thread when the turn does not begin or end in time. */
  let timer: NodeJS.Timeout | undefined

  const thread: TurnWorker = {
    get job() {
      return job
    },
    get isWarm() {
      return warmUpsLeft === 0
    },
    get warmUpsLeft() {
      return warmUpsLeft
    },
    get hasEngines() {
      return hasEngines
    },
    give(given) {
      job = given
      const needsEngines = given.order.work === 'turn' && given.order.engines !== undefined
      hasEngines ||= needsEngines
      if (isLoaded && !needsEngines) begin(given, used)
      else untilBegun(given)
      worker.postMessage(given.order)
    },
    async end(reason) {
      if (isEnded) return
      isEnded = true
      clearTimeout(timer)
      const terminated = worker.terminate()
      job?.reject(reason)
      onEnd(thread, reason)
      await terminated
    },
  }

  /** Ends the thread when it does not begin with the job: by its processor time, or `patience` times as much by the clock. */
  function untilBegun(given: Job) {
    const before = used
    const startedAt = performance.now()
    const look = async () => {
      const now = await worker.cpuUsage().catch(() => undefined)
      if (isEnded || job !== given || hasBegun) return
      const usedMs = now ? (now.user + now.system - before.user - before.system) / 1000 : beginWithinMs
      const isBusyMachine = usedMs < beginWithinMs && performance.now() - startedAt < beginWithinMs * patience
      if (isBusyMachine) timer = setTimeout(look, beginWithinMs)
      else void thread.end(new TurnGivenUp('A thread did not begin'))
    }
    hasBegun = false
    clearTimeout(timer)
    timer = setTimeout(look, beginWithinMs)
  }

  function heard(report: TurnReport) {
    if (isEnded || !job || report.id !== job.order.id) return
    if ('begun' in report) {
      begin(job, report.begun)
      return
    }
    const done = job
    clearTimeout(timer)
    job = undefined
    isLoaded = true
    used = report.used
    if (done.order.work === 'warm-up') warmUpsLeft--
    if ('error' in report) done.reject(new Error(report.error))
    else done.resolve(report.result)
    onFree(done.student)
  }

  function begin(begun: Job, from: CpuUsage) {
    hasBegun = true
    limit(begun, from)
  }

  /** Ends the thread when the job has used its processor time, or `patience` times as much by the clock. */
  function limit(limited: Job, begun: CpuUsage) {
    const startedAt = performance.now()
    // The less is left to read, the less extra time.
    const extraMs = limited.mayBeCold ? coldExtraMs * (warmUpsLeft / warmUpMessages.length) : 0
    const limitMs = limited.limitMs + extraMs
    const lookIn = (ms: number) => {
      clearTimeout(timer)
      timer = setTimeout(look, ms)
    }
    const look = async () => {
      const used = await worker.cpuUsage(begun).catch(() => undefined)
      if (isEnded || job !== limited) return
      const leftMs = used ? limitMs - (used.user + used.system) / 1000 : 0
      if (leftMs > 1 && performance.now() - startedAt < limitMs * patience) lookIn(leftMs)
      else void thread.end(new TurnTooLong(`A turn took more than ${limitMs} ms`))
    }
    lookIn(limitMs)
  }

  worker.on('message', heard)
  worker.on('error', (error) => thread.end(new TurnGivenUp('The thread of a turn died', { cause: error })))
  worker.on('exit', () => thread.end(new TurnGivenUp('The thread of a turn ended')))
  // An idle thread must not keep the process alive.
  worker.unref()
  return thread
}
