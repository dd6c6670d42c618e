import type { afterReply, assessRisk, EngineKind, modelCard, runTool, sealOf, TurnInput, TutorTurn } from '@lumi/tutor'

export type CpuUsage = ReturnType<typeof process.threadCpuUsage>

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

/** An order for a thread. `engines`: load these first. `warm-up`: the next message of `warm-up.ts`. */
export type Work =
  | { work: 'turn'; input: TurnInput; engines: EngineKind | undefined }
  | { work: 'model'; order: ModelOrder }
  | { work: 'warm-up' }
export type TurnOrder = { id: number } & Work
export type TurnResult = TutorTurn | ReturnType<ModelWork[keyof ModelWork]> | undefined
/**
 * `begun`: everything is loaded; the time limit starts now. Said only where something had to be loaded. `used`: processor
 * time of the thread so far.
 */
export type TurnReport =
  | { id: number; begun: CpuUsage }
  | { id: number; used: CpuUsage; result: TurnResult }
  | { id: number; used: CpuUsage; error: string }

/** A turn whose thread died. */
export class TurnGivenUp extends Error {}
/** A turn that did not end in time. */
export class TurnTooLong extends TurnGivenUp {}

/** An order and the promise that waits for its result. */
export interface Job {
  order: TurnOrder
  /** Whose work it is. Undefined: nobody's, such as a warm-up. */
  student: string | undefined
  orderedAt: number
  limitMs: number
  /** Extra time in a thread that is not warmed up. */
  mayBeCold: boolean
  resolve(result: TurnResult): void
  reject(error: Error): void
}
