import { requestWordsEn } from '../language/en/request-words.ts'
import type { Named, RequestWords } from '../language/request-words.ts'
import { requestWordsRu } from '../language/ru/request-words.ts'
import type { Request } from '../math/ast.ts'
import type { Language } from '../math/latex.ts'
import { resolveNotes } from './asked.ts'
import { taskOf } from './problem.ts'
import { factsOfRequest } from './request-facts.ts'
import type { Problem } from './state.ts'

const words: Readonly<Record<Language, RequestWords>> = { en: requestWordsEn, ru: requestWordsRu }

/** The operation as the words of the task name it. */
export function operationNamed({ operation }: Request, told: string | null): Named {
  const said = told ?? ''
  if (operation === 'coefficient' && /slope|gradient|углов/iu.test(said)) return 'slope'
  if (operation === 'round' && /(?:as|to|into) (?:a )?decimal|десятичн/iu.test(said)) return 'decimal'
  return operation as Named
}

/** The question and check for a task named by its operation; null if the formula shows what to do. */
export function requestWords(problem: Problem, language: Language): { question: string; check: string } | null {
  const task = taskOf(problem)
  if (task.kind !== 'request') return null
  // The slope of a curve at a point is no number in its equation.
  if (task.operation === 'slope') return null
  const own = words[language][operationNamed(task, problem.told)]
  return own ? { ...own, question: resolveNotes(own.question, factsOfRequest(task)) } : null
}
