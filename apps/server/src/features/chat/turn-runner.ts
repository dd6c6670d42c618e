import { type TurnInput, type TutorTurn, tooHardTool, tooHardTurn } from '@lumi/tutor'
import type { Log } from '../../platform/log.ts'
import type { Metrics } from '../../platform/metrics.ts'
import { createTurnThreads, type ModelWork } from './turn-threads.ts'

/** No call of the tutor takes longer (design 2). */
const turnLimitMs = 2000
/** Measured at 63 MB after its first turns, and 80 MB more with the engines. A runaway ends here, not the process. */
const memoryMb = 400
/** Longer than a student thinks about a problem; the first turn after it takes about a second more. */
const idleMs = 5 * 60_000

/** When others wait longer than this for a thread, a turn that answers a cry for help goes before them. */
const noticeableMs = 100

type Later<Work extends (...args: never) => unknown> = (...args: Parameters<Work>) => Promise<ReturnType<Work>>

export interface TurnRunner {
  take(input: TurnInput): Promise<TutorTurn>
  /** What a language model asks for may be as hard as a turn, and is given up like one: then the model hears so. */
  runTool: Later<ModelWork['runTool']>
  /** @throws when it is given up: without a seal no model speaks */
  sealOf: Later<ModelWork['sealOf']>
  /** @throws as `sealOf` */
  modelBriefing: Later<ModelWork['modelBriefing']>
  /**
   * Whether a message asks for help in danger (SR21). Checked before everything that waits. A message that cannot be checked
   * to its end counts as one: help costs nothing.
   */
  isCryForHelp(text: string): Promise<boolean>
  /** There will be a turn soon: loads the tutor unless it is there. */
  warmUp(): void
  /** For how long the oldest of those that wait for a thread has been waiting; 0 when none waits. */
  waitedMs(): number
  stop(): Promise<void>
}

interface Dependencies {
  log: Log
  metrics: Metrics
  /** Threads without work end after this time. */
  endsAfterMs?: number
}

/**
 * Takes turns off the event loop. A turn that wants an engine is taken again, from the same state, with the engine loaded
 * (decisions/017).
 */
export function createTurnRunner({ log, metrics, endsAfterMs = idleMs }: Dependencies): TurnRunner {
  // Two: one does 300 turns a second, and a task that is too hard then keeps nobody else waiting.
  const threads = createTurnThreads({
    size: 2,
    memoryMb,
    idleMs: endsAfterMs,
    onCount: (count) => metrics.turnThreads.set(count),
  })
  let isStopped = false

  /** The student gets an honest sentence instead; that it happened is ours to know. */
  function givenUp(error: unknown) {
    if (isStopped) return
    metrics.turnsGivenUp.inc()
    log.warn({ error }, 'A turn of the tutor was given up')
  }

  async function orThrow<Result>(work: Promise<Result>): Promise<Result> {
    try {
      return await work
    } catch (error) {
      givenUp(error)
      throw error
    }
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

  return {
    async take(input) {
      const isUrgent = threads.waitedMs() > noticeableMs && (await isCryForHelp(input.text))
      let turn: TutorTurn
      try {
        turn = await threads.take(input, { limitMs: turnLimitMs, isUrgent })
      } catch (error) {
        givenUp(error)
        return tooHardTurn(input)
      }
      if (turn.wants === undefined) return turn
      try {
        return await threads.take(input, { limitMs: turnLimitMs, engines: turn.wants })
      } catch (error) {
        // What the tutor says without the engine is true as well, only less.
        givenUp(error)
        return turn
      }
    },
    async runTool(...args) {
      try {
        return await threads.workForModel({ name: 'runTool', args }, { limitMs: turnLimitMs })
      } catch (error) {
        givenUp(error)
        return tooHardTool(args[1].seal)
      }
    },
    sealOf: (...args) => orThrow(threads.workForModel({ name: 'sealOf', args }, { limitMs: turnLimitMs })),
    modelBriefing: (...args) =>
      orThrow(threads.workForModel({ name: 'modelBriefing', args }, { limitMs: turnLimitMs })),
    isCryForHelp,
    warmUp: threads.warmUp,
    waitedMs: threads.waitedMs,
    async stop() {
      isStopped = true
      await threads.stop()
    },
  }
}
