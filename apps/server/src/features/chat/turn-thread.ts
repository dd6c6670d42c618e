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

async function carryOut(order: TurnOrder): Promise<TurnResult> {
  if (order.work === 'warm-up') return warmUpFurther()
  if (order.work === 'model') {
    report({ id: order.id, begun: process.threadCpuUsage() })
    return workForModel(order.order)
  }
  const { id, input, engines } = order
  if (engines) loaded[engines] ??= loadEngines(engines)
  const ready = engines && (await loaded[engines])
  report({ id, begun: process.threadCpuUsage() })
  return takeTurn(input, ready)
}

port.on('message', async (order: TurnOrder) => {
  const { id } = order
  try {
    report({ id, result: await carryOut(order) })
  } catch (error) {
    report({ id, error: (error as Error).stack ?? String(error) })
  }
})
