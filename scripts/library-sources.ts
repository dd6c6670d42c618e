import { readdirSync, readFileSync } from 'node:fs'
import { type GuideSource, readGuides } from '../packages/tutor/src/library/guide.ts'
import { type QuestionSource, readQuestions } from '../packages/tutor/src/library/question.ts'
import { readSituations, type Situation } from '../packages/tutor/src/library/talk.ts'

export const languages = ['en', 'ru'] as const
type Language = (typeof languages)[number]

/** The texts of a folder of the library, one for each area. */
const textsIn = (folder: string): string[] => {
  const at = new URL(`../packages/tutor/library/${folder}/`, import.meta.url)
  return readdirSync(at)
    .sort()
    .map((name) => readFileSync(new URL(name, at), 'utf8'))
}

export const questionSources = (language: Language): QuestionSource[] =>
  textsIn(`${language}/questions`).flatMap(readQuestions)

export const guideSources = (language: Language): GuideSource[] => textsIn(`${language}/guides`).flatMap(readGuides)

export const situationSources = (language: Language): Situation[] =>
  readSituations(readFileSync(new URL(`../packages/tutor/library/${language}/talk.txt`, import.meta.url), 'utf8'))

export const valueSources = (): string[] => textsIn('values')
