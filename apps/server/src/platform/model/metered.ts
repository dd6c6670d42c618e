import type { Metrics } from '../metrics.ts'
import type { CallCost, ModelPart, ModelPrices, ModelProvider, ModelRequest, ModelUsage } from './model.ts'

/** What was spent on one turn. */
export interface Spent extends CallCost {
  add(call: CallCost): void
  /** Resolves when every call that was added is stored. */
  stored(): Promise<void>
}

/** @param store keeps each call; it must not fail. Absent: nobody's account */
export function nothingSpent(store?: (call: CallCost) => Promise<void>): Spent {
  const sum = { input: 0, cached: 0, output: 0, cost: 0 }
  const storing: Promise<void>[] = []
  return {
    get input() {
      return sum.input
    },
    get cached() {
      return sum.cached
    },
    get output() {
      return sum.output
    },
    get cost() {
      return sum.cost
    },
    add(call) {
      sum.input += call.input
      sum.cached += call.cached
      sum.output += call.output
      sum.cost += call.cost
      if (store) storing.push(store(call))
    },
    async stored() {
      await Promise.all(storing)
    },
  }
}

/**
 * The same provider with each of its calls on the account of the request (`spent`) and in the metrics: every retry, every
 * round of tools and every draft that was cut off is a call that the provider charges for.
 */
export function metered(
  provider: ModelProvider,
  metrics: Pick<Metrics, 'modelTokens' | 'modelCost'>,
  prices: ModelPrices | undefined,
): ModelProvider {
  function count(usage: ModelUsage): CallCost {
    const { input, cached, output } = usage
    const fresh = Math.max(0, input - cached)
    metrics.modelTokens.inc({ kind: 'input' }, fresh)
    metrics.modelTokens.inc({ kind: 'cached' }, cached)
    metrics.modelTokens.inc({ kind: 'output' }, output)
    if (!prices) return { ...usage, cost: 0 }
    const cost = (fresh * prices.input + cached * prices.cached + output * prices.output) / 1_000_000
    metrics.modelCost.inc(cost)
    return { ...usage, cost }
  }
  return {
    name: provider.name,
    async *stream(request, signal): AsyncGenerator<ModelPart> {
      let usage: ModelUsage | undefined
      let isAnswered = false
      let said = 0
      try {
        for await (const part of provider.stream(request, signal)) {
          isAnswered = true
          if ('finish' in part) usage = part.usage
          else said += Buffer.byteLength('text' in part ? part.text : JSON.stringify(part.calls))
          yield part
        }
      } finally {
        // A request that was refused costs nothing.
        if (isAnswered) {
          const call = count(usage ?? guessedUsage(request, said))
          request.spent?.add(call)
        }
      }
    },
  }
}

/** A token is about four Latin or two Cyrillic letters, in UTF-8 four bytes of either. */
const bytesOfToken = 4

/** Of a call that was cut off before the provider told its tokens, or whose provider tells none. */
function guessedUsage(request: ModelRequest, said: number): ModelUsage {
  const { system, history, card = '', tools = [], rounds = [] } = request
  const asked = [
    system,
    ...history.map(({ text }) => text),
    card,
    ...tools.map((tool) => JSON.stringify(tool)),
    ...rounds.map((round) => JSON.stringify(round)),
  ]
  const bytes = asked.reduce((sum, text) => sum + Buffer.byteLength(text), 0)
  return { input: Math.ceil(bytes / bytesOfToken), cached: 0, output: Math.ceil(said / bytesOfToken) }
}
