import { requestWordsEn } from '../language/en/request-words.ts'
import type { Named, RequestWords } from '../language/request-words.ts'
import { requestWordsRu } from '../language/ru/request-words.ts'
import type { Language } from '../math/latex.ts'
import { resolveNotes } from './asked.ts'
import { taskOf } from './problem.ts'
import { factsOfRequest } from './request-facts.ts'
import type { Problem } from './state.ts'

const words: Readonly<Record<Language, RequestWords>> = { en: requestWordsEn, ru: requestWordsRu }

/** The question and check for a task named by its operation; null if the formula shows what to do. */
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
  const own = words[language][named]
  return own ? { ...own, question: resolveNotes(own.question, factsOfRequest(task)) } : null
}
