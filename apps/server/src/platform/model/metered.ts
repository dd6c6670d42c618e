import type { Env } from '../env.ts'
import type { Metrics } from '../metrics.ts'
import type { LanguageModel } from './language-model.ts'
import type { ReplyPart } from './model.ts'

/** The same model, its tokens counted as the provider tells them: what was new to it, what came from its cache, what it said. */
export function metered(
  model: LanguageModel,
  metrics: Pick<Metrics, 'modelTokens' | 'modelCost'>,
  prices: Env['model']['prices'],
): LanguageModel {
  async function* counted(parts: AsyncIterable<ReplyPart>): AsyncGenerator<ReplyPart> {
    for await (const part of parts) {
      if ('finish' in part && part.usage) {
        const { input, cached, output } = part.usage
        const fresh = Math.max(0, input - cached)
        metrics.modelTokens.inc({ kind: 'input' }, fresh)
        metrics.modelTokens.inc({ kind: 'cached' }, cached)
        metrics.modelTokens.inc({ kind: 'output' }, output)
        if (prices)
          metrics.modelCost.inc((fresh * prices.input + cached * prices.cached + output * prices.output) / 1_000_000)
      }
      yield part
    }
  }
  return {
    name: model.name,
    ask(...asked) {
      const parts = model.ask(...asked)
      return parts && counted(parts)
    },
  }
}
