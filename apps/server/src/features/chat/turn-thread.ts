import { parentPort } from 'node:worker_threads'
import type { EngineKind } from '@lumi/tutor'
import { cacheCompiledCode } from '../../platform/module-loading.ts'
import { forbidCodeFromStrings } from './code-from-strings.ts'
import type { ModelOrder, TurnOrder, TurnReport, TurnResult } from './turn-orders.ts'
import { warmUpMessages } from './warm-up.ts'

// The code of a thread that takes turns. `turn-worker.ts` starts it, and ends it when a turn takes too long.

cacheCompiledCode()
forbidCodeFromStrings()
const { afterReply, assessRisk, loadEngines, modelCard, runTool, sealOf, startSession, takeTurn } = await import(
  '@lumi/tutor'
)
const port = parentPort!
const report = (message: TurnReport) => port.postMessage(message)

const warmUp = { state: startSession(), read: 0 }

function warmUpFurther(): undefined {
  const text = warmUpMessages[warmUp.read++]
  if (text !== undefined)
    warmUp.state = takeTurn({ text, interfaceLanguage: 'en', state: warmUp.state, seed: text, now: 0 }).state
}

const loaded: Partial<Record<EngineKind, ReturnType<typeof loadEngines>>> = {}

function workForModel({ name, args }: ModelOrder): TurnResult {
  switch (name) {
    case 'assessRisk':
      return assessRisk(...args)
    case 'runTool':
      return runTool(...args)
    case 'sealOf':
      return sealOf(...args)
    case 'modelCard':
      return modelCard(...args)
    case 'afterReply':
      return afterReply(...args)
  }
}

/** The first order of a thread waits for the tutor, one with engines for these. */
let isFirst = true

async function carryOut(order: TurnOrder): Promise<TurnResult> {
  if (order.work === 'warm-up') return warmUpFurther()
  const engines = order.work === 'turn' ? order.engines : undefined
  if (engines) loaded[engines] ??= loadEngines(engines)
  const ready = engines && (await loaded[engines])
  if (isFirst || engines) report({ id: order.id, begun: process.threadCpuUsage() })
  return order.work === 'model' ? workForModel(order.order) : takeTurn(order.input, ready)
}

port.on('message', async (order: TurnOrder) => {
  const { id } = order
  try {
    const result = await carryOut(order)
    report({ id, used: process.threadCpuUsage(), result })
  } catch (error) {
    report({ id, used: process.threadCpuUsage(), error: (error as Error).stack ?? String(error) })
  }
  isFirst = false
})
