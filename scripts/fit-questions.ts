/**
 * Fits how probable it is that a message asks about an idea, and that the likest question of the library is the one that it
 * asks, to messages of strangers with a careful reader's verdict (`packages/tutor/test-data/usual-questions`). Run directly it
 * prints how often that is right for sets that were kept out; `pack-library.ts` stores the models.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { findCards } from '../packages/tutor/src/concepts/find.ts'
import { lookOf, probabilityBy } from '../packages/tutor/src/library/asking.ts'
import { indexOf, type LikenessIndex } from '../packages/tutor/src/library/likeness.ts'
import type { QuestionSource } from '../packages/tutor/src/library/question.ts'
import { measuredQuestions, type QuestionModel } from '../packages/tutor/src/library/question-found.ts'
import { describedQuestion, indexing } from '../packages/tutor/src/library/stored.ts'
import { languages, questionSources } from './library-sources.ts'
import { fitted } from './logistic.ts'

type Language = (typeof languages)[number]

interface Labeled {
  readonly set: string
  readonly isIdea: boolean
  /** Ids of the entries that answer it. */
  readonly entries: readonly string[]
  readonly text: string
}

const labeledIn = (language: Language): Labeled[] =>
  readFileSync(new URL(`../packages/tutor/test-data/usual-questions/${language}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [set = '', idea, ids = '', text = ''] = line.split('\t')
      return { set, isIdea: idea === '1', entries: ids.split(' '), text: text.replaceAll('\\n', '\n') }
    })

const IDEA = { penalty: 2, rounds: 600 }

/** The messages, by their places. */
export const textsOf = (language: Language): readonly string[] =>
  labeledIn(language).flatMap(({ set, text }) => (set.endsWith('-tasks') ? [] : text))

/** Fit of a card that is about the same as a question. */
const NEAR = 0.5

/** The nearest concept card of a question; null if none is near. */
export function nearCard({ asked }: QuestionSource, language: Language): string | null {
  const [near] = findCards(asked[0] ?? '', language, {}, -1, 1)
  return near && near.fit >= NEAR ? near.card.id : null
}

/** A question that a message may ask. */
export interface Judged {
  readonly entry: number
  readonly set: string
  /** Its message, by its place among them. */
  readonly message: number
  readonly isIdea: boolean
  /** By a model that has not seen the set of the message. */
  readonly idea: number
  readonly measures: readonly number[]
  readonly isSo: boolean
}

export function judgedIn(language: Language, questions: readonly QuestionSource[], index: LikenessIndex) {
  const examples = labeledIn(language).map((each) => ({
    ...each,
    example: { measures: lookOf(each.text, language), isSo: each.isIdea },
  }))
  const ideaFor = new Map(
    [...new Set(examples.map(({ set }) => set))].map((set) => [
      set,
      fitted(
        examples.filter((each) => each.set !== set).map(({ example }) => example),
        IDEA,
      ),
    ]),
  )
  // Whole tasks only teach what is no question about an idea.
  const messages = examples.filter(({ set }) => !set.endsWith('-tasks'))
  const judged = messages.flatMap(({ example, set, isIdea, entries, text }, message): Judged[] => {
    const idea = probabilityBy(ideaFor.get(set)!, example.measures)
    return measuredQuestions(index, (entry) => questions[entry]?.asked ?? [], text, idea).map(
      ({ entry, measures }) => ({
        entry,
        set,
        message,
        isIdea,
        idea,
        measures,
        isSo: entries.includes(questions[entry]?.id ?? '-'),
      }),
    )
  })
  return {
    judged,
    idea: fitted(
      examples.map(({ example }) => example),
      IDEA,
    ),
  }
}

export function questionModel(
  language: Language,
  questions: readonly QuestionSource[],
  index: LikenessIndex,
): QuestionModel {
  const { judged, idea } = judgedIn(language, questions, index)
  return { idea, question: fitted(judged) }
}

function report(language: Language): void {
  const questions = questionSources(language)
  const index = indexOf(questions.map(describedQuestion), language, indexing.questions)
  const { judged } = judgedIn(language, questions, index)
  const models = new Map(
    [...new Set(judged.map(({ set }) => set))].map((set) => [set, fitted(judged.filter((each) => each.set !== set))]),
  )
  const best = new Map<number, Judged & { readonly probability: number }>()
  for (const each of judged) {
    const probability = probabilityBy(models.get(each.set)!, each.measures)
    if (probability > (best.get(each.message)?.probability ?? -1)) best.set(each.message, { ...each, probability })
  }
  const rated = [...best.values()]
  const ideas = rated.filter(({ isIdea }) => isIdea)
  const first = (all: readonly Judged[]) => all.filter(({ isSo }) => isSo).length
  console.log(
    `${language}: ${rated.length} messages; of ${ideas.length} about ideas the first is right: ${first(ideas)}`,
  )
  for (const set of models.keys()) {
    const own = ideas.filter((each) => each.set === set)
    console.log(`  ${set}: ${first(own)} of ${own.length}`)
  }
  for (const least of [0.3, 0.5, 0.7, 0.9]) {
    const taken = rated.filter(({ idea }) => idea >= least)
    console.log(`  idea ${least}: ${taken.length} taken, ${taken.filter(({ isIdea }) => isIdea).length} are`)
  }
  for (const least of [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]) {
    const taken = rated.filter(({ probability }) => probability >= least)
    const beside = taken.filter(({ isIdea }) => !isIdea).length
    console.log(
      `  question ${least}: ${taken.length} answered, ${first(taken)} rightly, ${beside} of them ask about no idea`,
    )
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) for (const language of languages) report(language)
