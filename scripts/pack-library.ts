// Reads the library of the tutor (packages/tutor/library) and stores what the tutor needs of it: the entries and the
// indexes by which they are found. Run after every change of the library: node scripts/pack-library.ts
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Guide, GuideSource } from '../packages/tutor/src/library/guide.ts'
import { type Described, indexOf, type LikenessIndex, packed } from '../packages/tutor/src/library/likeness.ts'
import type { QuestionSource, UsualQuestion } from '../packages/tutor/src/library/question.ts'
import {
  describedBeside,
  describedGuide,
  describedInside,
  describedQuestion,
  describedRemark,
  describedSituation,
  indexing,
  type StoredLibrary,
} from '../packages/tutor/src/library/stored.ts'
import { readGuideValues, unitsOfExamples, usualOrder } from '../packages/tutor/src/library/values.ts'
import { guideModel } from './fit-guides.ts'
import { nearCard, questionModel } from './fit-questions.ts'
import { besideModel } from './fit-questions-beside.ts'
import { toldModel } from './fit-replies.ts'
import { situationModel } from './fit-talk.ts'
import { guideSources, languages, questionSources, situationSources, valueSources } from './library-sources.ts'

type Language = (typeof languages)[number]

/** What is fitted to what readers have said: minutes of calculation. */
type Fits = Pick<StoredLibrary, 'asked' | 'askedBeside' | 'kind' | 'talked' | 'told' | 'fittedTo'>

/** Changes with everything that the fits are made from. */
export function fittedTo(language: Language): string {
  const hash = createHash('sha256')
  const labels = ['task-kinds', 'usual-questions', 'questions-beside'].map((each) => `${each}/${language}`)
  // One model for both languages.
  for (const file of [...labels, ...languages.flatMap((each) => [`talk/${each}`, `told-replies/${each}`])])
    hash.update(readFileSync(new URL(`../packages/tutor/test-data/${file}.txt`, import.meta.url)))
  return hash
    .update(
      JSON.stringify([
        languages.map(questionSources),
        guideSources(language),
        valueSources(),
        languages.map(situationSources),
      ]),
    )
    .digest('hex')
    .slice(0, 16)
}

function fitsOf(language: Language, questions: LikenessIndex, guides: LikenessIndex): Fits {
  return {
    asked: questionModel(language, questionSources(language), questions),
    askedBeside: besideModel(),
    kind: guideModel(language, guideSources(language), guides),
    talked: situationModel(),
    told: toldModel(),
    fittedTo: fittedTo(language),
  }
}

/** @param known fits that are not made again */
export function libraryOf(language: Language, known?: Fits): StoredLibrary {
  const questions = questionSources(language)
  const guides = guideSources(language)
  const situations = situationSources(language)
  const stored = (index: LikenessIndex) => {
    const { bytes, ...rest } = packed(index)
    return { ...rest, postings: Buffer.from(bytes).toString('base64') }
  }
  const index = (entries: readonly Described[], how: (typeof indexing)[keyof typeof indexing]) =>
    stored(indexOf(entries, language, how))
  const ofQuestions = {
    questions: indexOf(questions.map(describedQuestion), language, indexing.questions),
    inside: indexOf(questions.map(describedInside), language, indexing.inside),
    beside: indexOf(questions.map(describedBeside), language, indexing.beside),
  }
  const ofGuides = indexOf(guides.map(describedGuide), language, indexing.guides)
  const values = new Map(readGuideValues(valueSources().join('\n')).map((each) => [each.id, each]))
  const orderOf = (id: string, tasks: GuideSource['tasks']) => {
    const own = values.get(id)
    return own ? usualOrder(own, tasks, language) : ''
  }
  const examples = languages.map((each) => ({
    each,
    byId: new Map(guideSources(each).map(({ id, tasks }) => [id, tasks])),
  }))
  const unitsOf = (id: string) => {
    const own = values.get(id)
    const all = own ? examples.flatMap(({ each, byId }) => unitsOfExamples(own, byId.get(id) ?? [], each)) : []
    return [...new Set(all)]
  }
  const withCard = ({ beside: _, ...question }: QuestionSource): UsualQuestion => ({
    ...question,
    card: nearCard({ beside: _, ...question }, language),
  })
  return {
    questions: questions.map(withCard),
    guides: guides.map(
      ({ tasks, remarks, ...guide }): Guide => ({
        ...guide,
        order: orderOf(guide.id, tasks),
        units: unitsOf(guide.id),
        remarks: remarks.map(({ said: _, ...remark }) => remark),
      }),
    ),
    situations,
    ...(known ?? fitsOf(language, ofQuestions.questions, ofGuides)),
    indexes: {
      questions: stored(ofQuestions.questions),
      inside: stored(ofQuestions.inside),
      beside: stored(ofQuestions.beside),
      guides: stored(ofGuides),
      remarks: index(
        guides.flatMap(({ remarks }) => remarks.map(describedRemark)),
        indexing.remarks,
      ),
      situations: index(situations.map(describedSituation), indexing.situations),
    },
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const at = (path: string) => fileURLToPath(new URL(`../packages/tutor/src/${path}`, import.meta.url))
  const files = languages.map((language) => [at(`language/${language}/library.json`), libraryOf(language)] as const)
  const all = [...files, [at('library/values.json'), { source: valueSources().join('\n') }] as const]
  for (const [path, content] of all) writeFileSync(path, `${JSON.stringify(content)}\n`)
}
