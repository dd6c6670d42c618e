import { type DirectAnswer, readDirectAnswers } from '../concepts/direct-answer-source.ts'
import type { Language } from '../math/latex.ts'
import { directAnswersEn } from './en/direct-answers.ts'
import { directAnswersRu } from './ru/direct-answers.ts'

const sources: Readonly<Record<Language, string>> = { en: directAnswersEn, ru: directAnswersRu }
const read = new Map<Language, readonly DirectAnswer[]>()

/** The answers to usual questions; ids are the same in every language. */
export function directAnswersOf(language: Language): readonly DirectAnswer[] {
  const known = read.get(language)
  if (known) return known
  const made = readDirectAnswers(sources[language])
  read.set(language, made)
  return made
}
