import type { TurnInput, TutorTurn } from '@lumi/tutor'
import { collectGarbage } from '../../platform/garbage.ts'
import type { Log } from '../../platform/log.ts'
import type { Metrics } from '../../platform/metrics.ts'
import type { ModelWork } from './turn-orders.ts'
import { createTurnThreads, type TurnThreads } from './turn-threads.ts'

/** Limit of processor time for one call of the tutor. The first story compiles its patterns: 1 to 3 s on a slow machine. */
const usualLimitMs = 4000
/** A thread takes 63 MB after its first turns, 80 MB more with the engines. A runaway turn ends only its thread. */
const usualMemoryMb = 400
/** Longer than a student usually thinks about a problem. The first turn after the end of the threads takes a second more. */
const idleMs = 5 * 60_000

/** When others wait longer than this for a thread, a turn that answers a cry for help goes before them. */
const noticeableMs = 100

/** Rarely needed here, and 75 MB large: the threads hold the tutor, not the process that serves the app. */
const loadTutor = () => import('@lumi/tutor')

type Later<Work extends (...args: never) => unknown> = (...args: Parameters<Work>) => Promise<ReturnType<Work>>

/** What is asked of the tutor. */
interface TurnCalls {
  take(input: TurnInput): Promise<TutorTurn>
  /** Runs a tool for a language model. It may be as hard as a turn and is given up like one; the model is then told so. */
  runTool: Later<ModelWork['runTool']>
  /** @throws when it is given up, because no model may speak without a seal */
  sealOf: Later<ModelWork['sealOf']>
  /** @throws as `sealOf` */
  modelCard: Later<ModelWork['modelCard']>
  /** @throws as `sealOf` */
  afterReply: Later<ModelWork['afterReply']>
}

/** Its own calls are nobody's. */
export interface TurnRunner extends TurnCalls {
  /** The calls of one student, who holds one thread at most and is told of what was given up. */
  of(studentId: string): TurnCalls
  /**
   * Whether a message asks for help in danger (SR21). Checked before everything that waits. A message that cannot be checked
   * to its end counts as one: help costs nothing.
   */
  isCryForHelp(text: string): Promise<boolean>
  /** Loads the tutor if it is not loaded, because a turn will come soon. */
  warmUp(): void
  /** How long the oldest waiting turn has been waiting for a thread; 0: none waits. */
  waitedMs(): number
  stop(): Promise<void>
}

interface Dependencies {
  log: Log
  metrics: Metrics
  /** Idle threads end after this time. */
  endsAfterMs?: number
  /** Processor time of one call, and how much longer it may be in a thread that is not warmed up. */
  turnLimitMs?: number
  coldExtraMs?: number
  /** Of the heap of one thread. */
  memoryMb?: number
  /** Called when a call of a student was given up: it counts against their limits. */
  onGivenUp?(studentId: string): void
  /** Threads that several servers of one process share. They go on when this one stops. */
  sharedThreads?: TurnThreads | undefined
}

/**
 * Takes turns off the event loop. A turn that wants an engine is taken again, from the same state, with the engine loaded
 * (decisions/017).
 */
export function createTurnRunner(dependencies: Dependencies): TurnRunner {
  const { log, metrics, endsAfterMs = idleMs, turnLimitMs = usualLimitMs, sharedThreads } = dependencies
  const { coldExtraMs, memoryMb = usualMemoryMb, onGivenUp } = dependencies
  // One thread does 300 turns a second. The second one keeps a task that is too hard from making everybody wait.
  const threads =
    sharedThreads ??
    createTurnThreads({
      size: 2,
      memoryMb,
      ...(coldExtraMs !== undefined && { coldExtraMs }),
      idleMs: endsAfterMs,
      onCount: (count) => metrics.turnThreads.set(count),
      onIdle: collectGarbage,
    })
  let isStopped = false

  /** The student gets an honest sentence instead; the operator gets a count and a log line. */
  function givenUp(error: unknown, student?: string) {
    if (isStopped) return
    metrics.turnsGivenUp.inc()
    log.warn({ error }, 'A turn of the tutor was given up')
    if (student !== undefined) onGivenUp?.(student)
  }

  async function isCryForHelp(text: string): Promise<boolean> {
    const options = { limitMs: turnLimitMs, isUrgent: true }
    try {
      const risk = await threads.workForModel({ name: 'assessRisk', args: [text] }, options)
      return risk?.level === 'care'
    } catch (error) {
      givenUp(error)
      return true
    }
  }

  function callsOf(student: string | undefined): TurnCalls {
    const options = { limitMs: turnLimitMs, student }
    const mustWait = () => threads.waitedMs() > noticeableMs || threads.isBusyFor(student)

    async function orThrow<Result>(work: Promise<Result>): Promise<Result> {
      try {
        return await work
      } catch (error) {
        givenUp(error, student)
        throw error
      }
    }

    return {
      async take(input) {
        const isUrgent = mustWait() && (await isCryForHelp(input.text))
        let turn: TutorTurn
        try {
          turn = await threads.take(input, { ...options, isUrgent })
        } catch (error) {
          givenUp(error, student)
          return (await loadTutor()).tooHardTurn(input)
        }
        if (turn.wants === undefined) return turn
        try {
          return await threads.take(input, { ...options, engines: turn.wants })
        } catch (error) {
          // The reply without the engine is true as well, it only says less.
          givenUp(error, student)
          return turn
        }
      },
      async runTool(...args) {
        try {
          return await threads.workForModel({ name: 'runTool', args }, options)
        } catch (error) {
          givenUp(error, student)
          return (await loadTutor()).tooHardTool(args[1].seal)
        }
      },
      sealOf: (...args) => orThrow(threads.workForModel({ name: 'sealOf', args }, options)),
      modelCard: (...args) => orThrow(threads.workForModel({ name: 'modelCard', args }, options)),
      afterReply: (...args) => orThrow(threads.workForModel({ name: 'afterReply', args }, options)),
    }
  }

  return {
    ...callsOf(undefined),
    of: callsOf,
    isCryForHelp,
    warmUp: threads.warmUp,
    waitedMs: threads.waitedMs,
    async stop() {
      isStopped = true
      if (!sharedThreads) await threads.stop()
    },
  }
}
