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
  /** Whose work it is: one student holds one thread, and nobody's waits longer for it than for anybody else's. */
  student?: string | undefined
  /** Goes before everything that waits, also beside another turn of the same student. */
  isUrgent?: boolean
}

const usualCalmMs = 5000
/** For so long after a turn that was given up the student's turns get no extra time in the cold thread that it left. */
const strainedMs = 10 * 60_000

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
  /** Students whose turn was given up, and until when they get no extra time. */
  const strained = new Map<string, number>()

  function start(): TurnWorker {
    const thread = startTurnWorker({
      memoryMb,
      coldExtraMs,
      onFree(student) {
        lineUpAgain(student)
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
    const student = thread.job?.student
    if (student !== undefined) strain(student)
    lineUpAgain(student)
    next()
    if (reason instanceof TurnTooLong) warmIdle()
  }

  /** The thread that follows is cold: with its extra time the same turn could hold it five times as long. */
  function strain(student: string) {
    const now = performance.now()
    for (const [each, until] of strained) if (until < now) strained.delete(each)
    strained.set(student, now + strainedMs)
  }

  const isStrained = (student: string | undefined) =>
    student !== undefined && (strained.get(student) ?? 0) > performance.now()

  /** A student whose turn has ended comes behind those who wait, however many turns were ordered at once. */
  function lineUpAgain(student: string | undefined) {
    if (student === undefined) return
    const own = queue.filter((job) => job.student === student)
    if (own.length === 0) return
    const others = queue.filter((job) => job.student !== student)
    for (const job of own) job.orderedAt = performance.now()
    queue.splice(0, queue.length, ...others, ...own)
  }

  const isBusyFor = (student: string | undefined) =>
    student !== undefined && [...threads].some(({ job }) => job?.student === student)

  /**
   * Hands out waiting jobs, first come first served, one of each student at a time. A turn that needs engines may wait for the
   * thread that has them.
   */
  function next() {
    for (const line of [urgentQueue, queue]) {
      for (const job of [...line]) {
        if (isStopped) return
        if (line === queue && isBusyFor(job.student)) continue
        const thread = threadFor(job)
        if (!thread) continue
        line.splice(line.indexOf(job), 1)
        thread.give(job)
      }
    }
  }

  const isAnyWaiting = () => queue.length > 0 || urgentQueue.length > 0

  function threadFor({ order }: Job): TurnWorker | undefined {
    const idle = [...threads].filter((thread) => !thread.job).sort((a, b) => a.warmUpsLeft - b.warmUpsLeft)
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
      student: undefined,
      orderedAt: performance.now(),
      limitMs: beginWithinMs,
      mayBeCold: true,
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

  const ordered = <Result extends TurnResult>(work: Work, { limitMs, student, isUrgent = false }: OrderOptions) =>
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
        student,
        orderedAt: performance.now(),
        limitMs,
        mayBeCold: !isStrained(student),
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
    /** How long the oldest order that is not urgent has been waiting for a thread, and not for the student's own turn. */
    waitedMs() {
      const first = queue.find(({ student }) => !isBusyFor(student))
      return first ? performance.now() - first.orderedAt : 0
    },
    /** Whether a thread works for the student. */
    isBusyFor,
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
