import { parentPort, workerData } from 'node:worker_threads'
import type { HeldDraft, Seal } from '@lumi/tutor'
import { cacheCompiledCode } from '../../../platform/module-loading.ts'
import { forbidCodeFromStrings } from '../code-from-strings.ts'
import { type DraftOrder, type DraftReport, place } from './draft-orders.ts'

// The code of a thread that looks at the drafts of models. `draft-worker.ts` starts and ends it.

cacheCompiledCode()
forbidCodeFromStrings()
const { holdDraft } = await import('@lumi/tutor')

/** Reports are sent together, but none waits longer for the others. */
const togetherMs = 5

const port = parentPort!
const looking = new Int32Array(workerData as SharedArrayBuffer)
interface Known {
  seal: Seal
  held: HeldDraft
}
const drafts = new Map<number, Known>()

function look(order: Exclude<DraftOrder, { isOver: true }>): DraftReport {
  const { draft, begin, seal, more, isLast } = order
  if (begin && seal) {
    const begun: Known = { seal, held: holdDraft(() => begun.seal, begin) }
    drafts.set(draft, begun)
  }
  const known = drafts.get(draft)
  if (!known) return { draft, error: 'The draft is not known' }
  if (seal) known.seal = seal
  const { held } = known
  const added = more === '' ? '' : held.add(more)
  const piece = isLast ? added + held.finish() : added
  const { shown, finding, isCut, suspected } = held
  if (isLast || finding || isCut) drafts.delete(draft)
  return { draft, piece, shown, finding, isCut, suspected }
}

port.on('message', (orders: DraftOrder[]) => {
  let reports: DraftReport[] = []
  let sentAt = performance.now()
  for (const order of orders) {
    const { draft } = order
    if ('isOver' in order) {
      drafts.delete(draft)
      continue
    }
    Atomics.store(looking, place.draft, draft)
    try {
      reports.push(look(order))
    } catch (error) {
      drafts.delete(draft)
      reports.push({ draft, error: (error as Error).stack ?? String(error) })
    }
    Atomics.store(looking, place.draft, 0)
    Atomics.add(looking, place.count, 1)
    if (performance.now() - sentAt < togetherMs) continue
    port.postMessage(reports)
    reports = []
    sentAt = performance.now()
  }
  if (reports.length > 0) port.postMessage(reports)
})
