/**
 * Fits how probable it is that a message beside a task asks one of the likest questions of the library, to messages of
 * strangers with what careful readers say of them (`packages/tutor/test-data/questions-beside`). Run directly it prints how
 * often that is right for sets that were kept out; `pack-library.ts` stores the model.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Linear, probabilityBy } from '../packages/tutor/src/library/asking.ts'
import { indexOf } from '../packages/tutor/src/library/likeness.ts'
import { type BesideIndexes, fieldOf, measuredBeside } from '../packages/tutor/src/library/question-beside.ts'
import { ideaProbability } from '../packages/tutor/src/library/question-found.ts'
import { describedBeside, describedInside, describedQuestion, indexing } from '../packages/tutor/src/library/stored.ts'
import { questionModel } from './fit-questions.ts'
import { languages, questionSources } from './library-sources.ts'
import { fitted } from './logistic.ts'

type Language = (typeof languages)[number]

interface Labeled {
  readonly set: string
  /** Ids of the entries that answer it. */
  readonly answers: readonly string[]
  /** Others that the reader looked at. */
  readonly others: readonly string[]
  readonly task: string
  readonly text: string
}

const labeledIn = (language: Language): Labeled[] =>
  readFileSync(new URL(`../packages/tutor/test-data/questions-beside/${language}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [set = '', ids = '', shown = '', task = '', text = ''] = line
        .split('\t')
        .map((part) => part.replaceAll('\\n', '\n'))
      const [answers, others] = [ids, shown].map((all) => all.split(' ').filter((id) => id !== ''))
      return { set, answers: answers!, others: others!, task, text }
    })

interface Candidate {
  readonly set: string
  /** One for each message. */
  readonly message: string
  readonly measures: readonly number[]
  /** Null if the reader has not looked at it. */
  readonly isSo: boolean | null
}

function candidatesIn(language: Language): Candidate[] {
  const questions = questionSources(language)
  const indexes: BesideIndexes = {
    questions: indexOf(questions.map(describedQuestion), language, indexing.questions),
    inside: indexOf(questions.map(describedInside), language, indexing.inside),
    beside: indexOf(questions.map(describedBeside), language, indexing.beside),
    fields: questions.map(({ id }) => fieldOf(id)),
  }
  const asked = questionModel(language, questions, indexes.questions)
  const wordings = (entry: number) => [...(questions[entry]?.asked ?? []), ...(questions[entry]?.inside ?? [])]
  return labeledIn(language).flatMap(({ set, answers, others, task, text }, message) =>
    measuredBeside(indexes, wordings, text, task, ideaProbability(asked, text, language)).map(({ entry, measures }) => {
      const id = questions[entry]?.id ?? '-'
      const isSo = answers.includes(id) ? true : others.includes(id) ? false : null
      return { set, message: `${language} ${message}`, measures, isSo }
    }),
  )
}

const isLabeled = (each: Candidate): each is Candidate & { isSo: boolean } => each.isSo !== null

let fit: Linear | undefined
/** One model for both languages: what it measures are likenesses, and each language alone has too few messages. */
export function besideModel(): Linear {
  fit ??= fitted(languages.flatMap(candidatesIn).filter(isLabeled))
  return fit
}

function report(): void {
  const candidates = languages.flatMap(candidatesIn)
  const sets = [...new Set(candidates.map(({ set }) => set))]
  const models = new Map(
    sets.map((set) => [set, fitted(candidates.filter(isLabeled).filter((each) => each.set !== set))]),
  )
  const rated = candidates.map((each) => ({
    ...each,
    probability: probabilityBy(models.get(each.set)!, each.measures),
  }))
  const best = [...Map.groupBy(rated, ({ message }) => message).values()].map((all) =>
    all.reduce((one, other) => (other.probability > one.probability ? other : one)),
  )
  for (const language of languages) {
    const own = best.filter(({ message }) => message.startsWith(language))
    const labeled = labeledIn(language)
    const held = labeled.filter(({ answers }) => answers.length > 0).length
    console.log(`${language}: ${labeled.length} messages, ${held} are answered by an entry`)
    for (const least of [0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.5, 0.6, 0.7, 0.8]) {
      const taken = own.filter(({ probability }) => probability >= least)
      const right = taken.filter(({ isSo }) => isSo).length
      const unknown = taken.filter(({ isSo }) => isSo === null).length
      console.log(
        `  ${least}: ${taken.length} answered, ${right} rightly, ${unknown} by an entry that was not looked at`,
      )
    }
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) report()
