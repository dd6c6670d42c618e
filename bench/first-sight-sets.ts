// The sets of `bench/first-sight`, as they lie there.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Share } from './statistics.ts'

export type Language = 'en' | 'ru'
export const languages: readonly Language[] = ['en', 'ru']

export interface Story {
  readonly text: string
  readonly answer: string
  readonly unit: string
}
export interface Solution {
  readonly task: string
  readonly solution: string
  readonly right: boolean
}
/** The dialogue that ends with the question which the answers of the same id answer. */
export interface Question {
  readonly id: string
  readonly transcript: readonly ({ readonly student: string } | { readonly tutor: string })[]
}
export interface OwnAnswer {
  readonly id: string
  readonly text: string
  readonly right: boolean | 'partly'
}
/** `task` and `before` only in the middle of a dialogue. */
export interface Message {
  readonly task?: string
  readonly before?: readonly string[]
  readonly text: string
  /** What a good reply does, by the author of the set. */
  readonly good: string
}
interface Sets {
  readonly stories: Story
  readonly solutions: Solution
  readonly questions: Question
  readonly answers: OwnAnswer
  readonly middle: Message
  readonly concepts: Message
  readonly messy: Message
}
/** Without a right or wrong that can be counted: their replies are for a judge. */
export const judgedKinds = ['middle', 'concepts', 'messy'] as const
export type JudgedKind = (typeof judgedKinds)[number]

const folder = fileURLToPath(new URL('first-sight/', import.meta.url))

const readLines = <Line>(path: string): Line[] =>
  readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

/** The sets by different authors, the oldest first: a folder each. The third has answers to the tutor's questions only. */
export const setNames = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
] as const
export type SetName = (typeof setNames)[number]

/** Empty where the set has no such file. */
export const readSet = <Name extends keyof Sets>(set: SetName, language: Language, name: Name): Sets[Name][] => {
  const path = `${folder}${set}/${language}/${name}.jsonl`
  return existsSync(path) ? readLines<Sets[Name]>(path) : []
}

/** How many replies of a kind and language are judged. */
const sampleSize = 60

/** The items to judge: the same ones for every commit, chosen by a hash and not by anybody. */
export function itemsToJudge(set: SetName, language: Language, kind: JudgedKind): number[] {
  const hash = (item: number) => createHash('sha256').update(`${language} ${kind} ${item}`).digest('hex')
  return readSet(set, language, kind)
    .map((_, item) => ({ item, hash: hash(item) }))
    .sort((a, b) => (a.hash < b.hash ? -1 : 1))
    .slice(0, sampleSize)
    .map(({ item }) => item)
}

export type Label = 'good' | 'acceptable' | 'poor' | 'harmful'
export const labels: readonly Label[] = ['good', 'acceptable', 'poor', 'harmful']

/** One reply with the label of a judge. */
export interface Judged {
  readonly item: number
  readonly label: Label
  readonly why: string
  readonly reply: string
}
export const readJudged = (run: string, language: Language, kind: JudgedKind) =>
  readLines<Judged>(`${folder}judged/${run}/${language}-${kind}.jsonl`)

export interface FirstSightRun {
  readonly set: SetName
  readonly date: string
  readonly commit: string
  readonly questions: Readonly<Record<Language, Share>>
  readonly shares: Readonly<Record<string, Readonly<Record<Language, Share>>>>
}

export const resultPath = (run: string) => `${folder}results/${run}.json`

interface KeptRun {
  readonly run: string
  readonly figures: FirstSightRun
  readonly isJudged: boolean
}

/** All runs whose figures are kept, those of the oldest set first. */
export const keptRuns = (): KeptRun[] =>
  readdirSync(`${folder}results`)
    .map((file) => file.replace('.json', ''))
    .map((run) => ({
      run,
      figures: JSON.parse(readFileSync(resultPath(run), 'utf8')) as FirstSightRun,
      isJudged: existsSync(`${folder}judged/${run}`),
    }))
    .sort((one, other) => setNames.indexOf(one.figures.set) - setNames.indexOf(other.figures.set))
