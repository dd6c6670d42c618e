import type { Log } from '../../platform/log.ts'
import type { LanguageModel } from '../../platform/model/language-model.ts'
import type { Spent } from '../../platform/model/metered.ts'

const outputTokens = 400

/** One call of the second model. Never fails but for an abort: null is no answer in time. */
export type JudgeModel = (
  asked: { system: string; material: object },
  spent: Spent,
  signal: AbortSignal,
) => Promise<string | null>

export function createJudgeModel({ model, log }: { model: LanguageModel; log: Pick<Log, 'warn'> }): JudgeModel {
  return async ({ system, material }, spent, signal) => {
    try {
      const parts = model.ask(
        {
          system,
          history: [{ role: 'student', text: JSON.stringify(material) }],
          maxOutputTokens: outputTokens,
          spent,
        },
        signal,
      )
      // Its breaker is open.
      if (!parts) return null
      let said = ''
      for await (const part of parts) if ('text' in part) said += part.text
      return said
    } catch (error) {
      signal.throwIfAborted()
      log.warn({ error }, 'A draft was not judged')
      return null
    }
  }
}
