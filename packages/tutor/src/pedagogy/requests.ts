import { requestWordsEn } from '../language/en/request-words.ts'
import { requestWordsRu } from '../language/ru/request-words.ts'
import type { Operation } from '../math/ast.ts'
import type { Language } from '../math/latex.ts'
import { taskOf } from './problem.ts'
import type { Problem } from './state.ts'

/**
 * The operations whose signs do not say what is asked: `3.1478` is no rounding, `y = 3 - 2x` no slope. `decimal` is a
 * fraction written as a decimal, which the core does by rounding to as many places as it has.
 */
type Named = Exclude<Operation, 'solve' | 'simplify' | 'calculate' | 'factor' | 'expand'> | 'decimal'

export type RequestWords = Readonly<Partial<Record<Named, { readonly question: string; readonly check: string }>>>

const words: Readonly<Record<Language, RequestWords>> = { en: requestWordsEn, ru: requestWordsRu }

/** What to ask about a task that is named by its operation; null where its formula shows what to do. */
export function requestWords(problem: Problem, language: Language): { question: string; check: string } | null {
  const task = taskOf(problem)
  if (task.kind !== 'request') return null
  const said = problem.told ?? ''
  const named =
    task.operation === 'coefficient' && /slope|gradient|углов/iu.test(said)
      ? 'slope'
      : task.operation === 'round' && /(?:as|to|into) (?:a )?decimal|десятичн/iu.test(said)
        ? 'decimal'
        : (task.operation as Named)
  return words[language][named] ?? null
}
