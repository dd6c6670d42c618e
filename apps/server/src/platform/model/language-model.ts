import type { Env } from '../env.ts'
import { createAnthropic } from './anthropic.ts'
import { createBreaker } from './breaker.ts'
import { type ModelBudget, streamWithinBudget } from './budget.ts'
import { createGoogle } from './google.ts'
import { ModelError, type ModelProvider, type ModelRequest, type ReplyPart } from './model.ts'
import { createOpenAiCompatible } from './openai-compatible.ts'
import type { ToolRunner } from './tool-rounds.ts'

/** The operator's language model behind its budget and its breaker. */
export interface LanguageModel {
  readonly name: string
  /** `undefined` while the breaker keeps students away from a provider that is down: then the built-in tutor answers. */
  ask(request: ModelRequest, signal: AbortSignal, run?: ToolRunner): AsyncIterable<ReplyPart> | undefined
}

export function createLanguageModel(
  provider: ModelProvider,
  budget: ModelBudget,
  breakerRestMs: number,
): LanguageModel {
  const breaker = createBreaker(breakerRestMs)
  /** Whoever hears that the provider wants to be left alone says so to all, at once. */
  const watched: ModelProvider = {
    name: provider.name,
    async *stream(request, signal) {
      try {
        yield* provider.stream(request, signal)
      } catch (error) {
        if (error instanceof ModelError && error.retryAfterMs !== undefined) breaker.restFor(error.retryAfterMs)
        throw error
      }
    },
  }
  async function* observed(
    request: ModelRequest,
    signal: AbortSignal,
    run: ToolRunner | undefined,
  ): AsyncGenerator<ReplyPart> {
    let isSettled = false
    try {
      for await (const part of streamWithinBudget(watched, request, budget, signal, run)) {
        if ('finish' in part) {
          isSettled = true
          breaker.succeeded()
        }
        yield part
      }
    } catch (error) {
      if (!signal.aborted) {
        isSettled = true
        // A provider that filters is well; what one student writes must not take it from the others.
        if (error instanceof ModelError && error.failure === 'filtered') breaker.succeeded()
        else breaker.failed()
      }
      throw error
    } finally {
      if (!isSettled) breaker.left()
    }
  }
  return {
    name: provider.name,
    ask: (request, signal, run) => (breaker.admits() ? observed(request, signal, run) : undefined),
  }
}

/** The provider that the environment names; none for the built-in tutor. */
export function createProvider(
  settings: Pick<Env['model'], 'kind' | 'baseUrl' | 'key' | 'name'>,
): ModelProvider | undefined {
  const { kind, baseUrl, key = '', name = '' } = settings
  switch (kind) {
    case 'built-in':
      return undefined
    case 'openai-compatible':
      return createOpenAiCompatible({ baseUrl: baseUrl ?? '', key: settings.key, name })
    case 'anthropic':
      return createAnthropic({ baseUrl, key, name })
    case 'google':
      return createGoogle({ baseUrl, key, name })
  }
}
