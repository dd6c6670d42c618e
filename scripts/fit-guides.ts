/**
 * Fits how probable it is that a task is of the kind of a guide, to tasks of strangers with what careful readers say of the
 * likest guides (`packages/tutor/test-data/task-kinds`). Run directly it prints how often that is right for sets that were
 * kept out; `pack-library.ts` stores the model.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Linear, probabilityBy } from '../packages/tutor/src/library/asking.ts'
import type { GuideSource } from '../packages/tutor/src/library/guide.ts'
import { measuredGuides } from '../packages/tutor/src/library/guide-found.ts'
import { indexOf, type LikenessIndex } from '../packages/tutor/src/library/likeness.ts'
import { describedGuide, indexing } from '../packages/tutor/src/library/stored.ts'
import { readGuideValues } from '../packages/tutor/src/library/values.ts'
import { guideSources, languages, valueSources } from './library-sources.ts'
import { fitted } from './logistic.ts'

type Language = (typeof languages)[number]

interface Labeled {
  readonly set: string
  readonly exact: readonly string[]
  readonly near: readonly string[]
  readonly other: readonly string[]
  readonly task: string
}

const labeledIn = (language: Language): Labeled[] =>
  readFileSync(new URL(`../packages/tutor/test-data/task-kinds/${language}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [set = '', exact = '', near = '', other = '', task = ''] = line.split('\t')
      return {
        set,
        exact: exact.split(' '),
        near: near.split(' '),
        other: other.split(' '),
        task: task.replaceAll('\\n', '\n'),
      }
    })

interface Candidate {
  readonly set: string
  readonly task: string
  readonly id: string
  readonly measures: readonly number[]
  readonly isSo: boolean
  readonly isNear: boolean
}

/** The likest guides of each task that a reader has judged. */
function candidatesIn(language: Language, guides: readonly GuideSource[], index: LikenessIndex): Candidate[] {
  const values = new Map(readGuideValues(valueSources().join('\n')).map((each) => [each.id, each]))
  const valuesOf = (entry: number) => values.get(guides[entry]?.id ?? '') ?? null
  return labeledIn(language).flatMap(({ set, exact, near, other, task }) =>
    measuredGuides(index, valuesOf, task, language).flatMap(({ entry, measures }) => {
      const id = guides[entry]?.id ?? ''
      const isKnown = [exact, near, other].some((each) => each.includes(id))
      return isKnown ? [{ set, task, id, measures, isSo: exact.includes(id), isNear: near.includes(id) }] : []
    }),
  )
}

export const guideModel = (language: Language, guides: readonly GuideSource[], index: LikenessIndex): Linear =>
  fitted(candidatesIn(language, guides, index))

const setOf = (name: string) => name.replace('-messy', '')

function report(language: Language): void {
  const guides = guideSources(language)
  const candidates = candidatesIn(language, guides, indexOf(guides.map(describedGuide), language, indexing.guides))
  const sets = [...new Set(candidates.map(({ set }) => setOf(set)))]
  const models = new Map(sets.map((set) => [set, fitted(candidates.filter((each) => setOf(each.set) !== set))]))
  const rated = candidates.map((each) => ({
    ...each,
    probability: probabilityBy(models.get(setOf(each.set))!, each.measures),
  }))
  const best = [...Map.groupBy(rated, ({ set, task }) => `${set} ${task}`).values()].map((all) =>
    all.reduce((one, other) => (other.probability > one.probability ? other : one)),
  )
  const held = new Set(candidates.flatMap(({ isSo, task }) => (isSo ? [task] : []))).size
  console.log(`${language}: ${best.length} tasks, ${held} have a guide of their kind`)
  for (const least of [0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.5, 0.6, 0.7]) {
    const taken = best.filter(({ probability }) => probability >= least)
    const right = taken.filter(({ isSo }) => isSo).length
    const near = taken.filter(({ isNear }) => isNear).length
    console.log(`  ${least}: ${taken.length} taken, ${right} of the very kind, ${near} near`)
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) for (const language of languages) report(language)
