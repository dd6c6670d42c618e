/**
 * Fits what a reply that explains an idea is worth, a card or definitions, to verdicts of careful readers on such replies
 * (`packages/tutor/test-data/told-replies`). Run directly it prints what comes of choosing between such a reply and the
 * answer to a usual question, for sets that were kept out; `pack-library.ts` stores the model.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { findCards } from '../packages/tutor/src/concepts/find.ts'
import { cardsOf } from '../packages/tutor/src/language/concepts.ts'
import { type Linear, probabilityBy } from '../packages/tutor/src/library/asking.ts'
import { indexOf, type LikenessIndex } from '../packages/tutor/src/library/likeness.ts'
import type { QuestionSource } from '../packages/tutor/src/library/question.ts'
import { describedQuestion, indexing } from '../packages/tutor/src/library/stored.ts'
import { answerWorth, toldMeasures, worthOf } from '../packages/tutor/src/library/told-worth.ts'
import { type Judged, judgedIn, nearCard, textsOf } from './fit-questions.ts'
import { languages, questionSources } from './library-sources.ts'
import { type Example, fitted } from './logistic.ts'

type Language = (typeof languages)[number]

interface Labeled {
  readonly set: string
  readonly label: keyof typeof worthOf
  readonly move: string
  readonly asked: string
  readonly told: string
}

const labeledIn = (language: Language): Labeled[] =>
  readFileSync(new URL(`../packages/tutor/test-data/told-replies/${language}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [set = '', label = '', move = '', asked = '', told = ''] = line
        .split('\t')
        .map((part) => part.replaceAll('\\n', '\n'))
      return { set, label: label as Labeled['label'], move, asked, told }
    })

interface Measured extends Labeled {
  readonly measures: readonly number[]
  /** Of the usual question that is most probably asked, by a model that has not seen the set; null if none is near. */
  readonly usual: { readonly probability: number; readonly isRight: boolean } | null
}

function measuredIn(language: Language, questions: readonly QuestionSource[], index: LikenessIndex): Measured[] {
  const { judged } = judgedIn(language, questions, index)
  const texts = textsOf(language)
  const bySet = new Map<string, Linear>()
  const modelFor = (set: string) => {
    const known = bySet.get(set) ?? fitted(judged.filter((each) => each.set !== set))
    bySet.set(set, known)
    return known
  }
  const best = new Map<string, Judged & { readonly probability: number }>()
  for (const each of judged) {
    const key = `${each.set}|${texts[each.message]}`
    const probability = probabilityBy(modelFor(each.set), each.measures)
    if (probability > (best.get(key)?.probability ?? -1)) best.set(key, { ...each, probability })
  }
  const byTitle = new Map(cardsOf(language).map(({ id, title }) => [title.replace(/[?!]$/, ''), id]))
  const cardOf = new Map(questions.map((question, entry) => [entry, nearCard(question, language)]))
  return labeledIn(language).map((each) => {
    const found = best.get(`${each.set}|${each.asked}`)
    const [, title = ''] = /^\*\*(.+?)\.?\*\*/.exec(each.told) ?? []
    const cards = findCards(each.asked, language).map(({ card: { id }, fit, share }) => ({ id, fit, share }))
    const told = { text: each.told, isDefinition: each.move !== 'card', card: byTitle.get(title) ?? null }
    const probable = found ? { probability: found.probability, card: cardOf.get(found.entry) ?? null } : null
    return {
      ...each,
      measures: toldMeasures(index, each.asked, told, cards, probable),
      usual: found ? { probability: found.probability, isRight: found.isSo } : null,
    }
  })
}

/** A verdict between good and poor counts as so many of each. */
const examplesOf = (all: readonly Measured[]): Example[] =>
  all.flatMap(({ measures, label }) => {
    const good = Math.round(worthOf[label] * SHARES)
    return Array.from({ length: SHARES }, (_, at) => ({ measures, isSo: at < good }))
  })
const SHARES = 5
const HOW = { penalty: 10, rounds: 600 }

const allIn = (language: Language): Measured[] => {
  const questions = questionSources(language)
  return measuredIn(language, questions, indexOf(questions.map(describedQuestion), language, indexing.questions))
}

let model: Linear | undefined
/** One model for both languages. */
export function toldModel(): Linear {
  model ??= fitted(examplesOf(languages.flatMap(allIn)), HOW)
  return model
}

function report(): void {
  const all = languages.flatMap((language) => allIn(language).map((each) => ({ ...each, language })))
  const models = new Map(
    [...new Set(all.map(({ set }) => set))].map((set) => [
      set,
      fitted(examplesOf(all.filter((each) => each.set !== set)), HOW),
    ]),
  )
  const rated = all.map((each) => ({ ...each, worth: probabilityBy(models.get(each.set)!, each.measures) }))
  const isBad = ({ label }: Labeled) => label === 'poor' || label === 'harmful'
  console.log(`${rated.length} replies, ${rated.filter(isBad).length} of them poor or harmful`)
  for (const [from, to] of [
    [0, 0.5],
    [0.5, 0.6],
    [0.6, 0.7],
    [0.7, 0.8],
    [0.8, 0.9],
    [0.9, 1],
  ] as const) {
    const some = rated.filter(({ worth }) => worth >= from && worth < to)
    const mean = some.reduce((sum, { label }) => sum + worthOf[label], 0) / (some.length || 1)
    console.log(
      `  worth ${from} to ${to}: ${some.length}, really ${mean.toFixed(2)}, ${some.filter(isBad).length} poor`,
    )
  }
  for (const ahead of [-0.1, -0.05, 0, 0.05, 0.1]) {
    const instead = rated.filter(({ usual, worth }) => usual && answerWorth(usual.probability) > worth + ahead)
    const right = instead.filter(({ usual }) => usual?.isRight)
    const mended = right.filter(isBad).length
    const spoiled = instead.filter((each) => !each.usual?.isRight && !isBad(each)).length
    const kept = rated.filter((each) => !instead.includes(each))
    const worth =
      kept.reduce((sum, { label }) => sum + worthOf[label], 0) +
      right.length * answerWorth(1) +
      (instead.length - right.length) * answerWorth(0)
    console.log(
      `  ahead ${ahead}: ${instead.length} answered from the library, ${right.length} rightly; ${mended} poor ones mended, ${spoiled} spoiled; ${kept.filter(isBad).length} poor ones stay; worth ${(worth / rated.length).toFixed(3)}`,
    )
  }
  const now = rated.reduce((sum, { label }) => sum + worthOf[label], 0) / rated.length
  console.log(`  now: worth ${now.toFixed(3)}`, fitted(examplesOf(all), HOW))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) report()
