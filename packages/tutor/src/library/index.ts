import { stored, valueSource } from '#library-data'
import { partOfRest } from '../language/rest-words.ts'
import type { Language } from '../math/latex.ts'
import type { Rational } from '../math/rational.ts'
import { probabilityBy } from './asking.ts'
import type { Guide, Remark } from './guide.ts'
import { measuredGuides } from './guide-found.ts'
import { likelihoodOfRemark } from './likelihood.ts'
import { likest, unpacked } from './likeness.ts'
import type { UsualQuestion } from './question.ts'
import { fieldOf, measuredBeside } from './question-beside.ts'
import { ideaProbability, measuredQuestions } from './question-found.ts'
import { measuredSituation, type Situation } from './talk.ts'
import { answerWorth, type ScoredCard, type ToldReply, toldMeasures, toldWorth } from './told-worth.ts'
import { type Meant, meantBy, numbersFit, possibleValues, readGuideValues, tellsKinds, withEvidence } from './values.ts'

export type { Guide, Remark } from './guide.ts'
export type { UsualQuestion } from './question.ts'
export type { Situation } from './talk.ts'
export type { Meant } from './values.ts'

/**
 * The library: what students usually ask, guides for usual kinds of tasks, and what else they usually write. Everything in it is found by likeness to
 * wordings, so it grows by adding entries, never by adding rules (decision 113).
 */

/** Something found, with the probability that it is what the text is about. */
export interface Found<T> {
  readonly found: T
  readonly probability: number
}

let isOpen = true

/**
 * Takes a turn with the library or without it: a device without a network has none, and the server takes its turns again
 * in the same way.
 */
export function withLibrary<T>(isUsed: boolean, take: () => T): T {
  const before = isOpen
  isOpen = isUsed
  try {
    return take()
  } finally {
    isOpen = before
  }
}

const lazily = <K, V>(make: (key: K) => V): ((key: K) => V) => {
  const made = new Map<K, V>()
  return (key) => {
    const known = made.get(key)
    if (known !== undefined) return known
    const value = make(key)
    made.set(key, value)
    return value
  }
}

const indexesOf = lazily((language: Language) => {
  const { questions, inside, beside, guides, remarks, situations } = stored[language].indexes
  return {
    questions: unpacked(questions, language),
    inside: unpacked(inside, language),
    beside: unpacked(beside, language),
    fields: stored[language].questions.map(({ id }) => fieldOf(id)),
    guides: unpacked(guides, language),
    remarks: unpacked(remarks, language),
    situations: unpacked(situations, language),
  }
})

/** A usual question, with the probability that the text asks about an idea at all. */
export interface FoundQuestion extends Found<UsualQuestion> {
  readonly idea: number
}

const REMEMBERED = 60
const questionsFound = new Map<string, FoundQuestion | null>()

/** What is less likely to ask about an idea is not looked up: most messages of a lesson ask about none. */
const LEAST_IDEA = 0.1
const LEAST_IDEA_BESIDE = 0.3

/** The usual question that a text most probably asks. */
export function questionFound(text: string, language: Language): FoundQuestion | null {
  const { questions, asked } = stored[language]
  if (!isOpen || questions.length === 0) return null
  const key = `${language}|${text}`
  const known = questionsFound.get(key)
  if (known !== undefined) return known
  if (questionsFound.size >= REMEMBERED) questionsFound.clear()
  const idea = ideaProbability(asked, text, language)
  const wordings = (entry: number) => questions[entry]?.asked ?? []
  const all = idea < LEAST_IDEA ? [] : measuredQuestions(indexesOf(language).questions, wordings, text, idea)
  const [best] = all
    .map(({ entry, measures }) => ({ entry, probability: probabilityBy(asked.question, measures) }))
    .sort((one, other) => other.probability - one.probability)
  const question = best && questions[best.entry]
  const found = question ? { found: question, probability: best.probability, idea } : null
  questionsFound.set(key, found)
  return found
}

/** Whether the answer to a usual question is worth more than a reply that explains an idea otherwise. */
export function isAnswerWorthMore(
  { found, probability }: FoundQuestion,
  asked: string,
  told: ToldReply,
  cards: readonly ScoredCard[],
  language: Language,
): boolean {
  const measures = toldMeasures(indexesOf(language).questions, asked, told, cards, { probability, card: found.card })
  return answerWorth(probability) > toldWorth(stored[language].told, measures)
}

/** The usual question that a message beside a task most probably asks. */
export function questionFoundBeside(text: string, task: string, language: Language): FoundQuestion | null {
  const { questions, asked, askedBeside } = stored[language]
  if (!isOpen || questions.length === 0) return null
  const key = `${language}|${text}|${task}`
  const known = questionsFound.get(key)
  if (known !== undefined) return known
  if (questionsFound.size >= REMEMBERED) questionsFound.clear()
  const idea = ideaProbability(asked, text, language)
  const wordings = (entry: number) => [...(questions[entry]?.asked ?? []), ...(questions[entry]?.inside ?? [])]
  // Beside a task much is asked that does not look like a question about an idea: "does it matter which point I take?"
  // "Is it?" has no word of its own, so it would be found by the words of its task alone.
  const asks = (idea >= LEAST_IDEA_BESIDE || text.includes('?')) && /\p{L}{3}/u.test(text)
  const all = !asks ? [] : measuredBeside(indexesOf(language), wordings, text, task, idea)
  const [best] = all
    .map(({ entry, measures }) => ({ entry, probability: probabilityBy(askedBeside, measures) }))
    .sort((one, other) => other.probability - one.probability)
  const question = best && questions[best.entry]
  const found = question ? { found: question, probability: best.probability, idea } : null
  questionsFound.set(key, found)
  return found
}

const situationsFound = new Map<string, Found<Situation> | null>()

/** The usual situation that a message is most probably written in. */
export function situationFound(text: string, language: Language): Found<Situation> | null {
  const { situations, talked } = stored[language]
  if (!isOpen || situations.length === 0) return null
  const key = `${language}|${text}`
  const known = situationsFound.get(key)
  if (known !== undefined) return known
  if (situationsFound.size >= REMEMBERED) situationsFound.clear()
  const wordings = (entry: number) => situations[entry]?.asked ?? []
  const likest = measuredSituation(indexesOf(language).situations, wordings, text, language)
  const situation = likest && situations[likest.entry]
  const found = situation ? { found: situation, probability: probabilityBy(talked, likest.measures) } : null
  situationsFound.set(key, found)
  return found
}

const valuesById = lazily((_: 'all') => new Map(readGuideValues(valueSource).map((each) => [each.id, each])))

const guidesRemembered = new Map<string, readonly Found<Guide>[]>()

/** The guides of the kinds that a task may be of, the most probable first. */
function guidesFound(task: string, language: Language): readonly Found<Guide>[] {
  if (!isOpen) return []
  const key = `${language}|${task}`
  const known = guidesRemembered.get(key)
  if (known !== undefined) return known
  if (guidesRemembered.size >= REMEMBERED) guidesRemembered.clear()
  const { guides, kind } = stored[language]
  const valuesOf = (entry: number) => valuesById('all').get(guides[entry]?.id ?? '') ?? null
  const found = measuredGuides(indexesOf(language).guides, valuesOf, task, language)
    .flatMap(({ entry, measures }) => {
      const guide = guides[entry]
      return guide ? [{ found: guide, probability: probabilityBy(kind, measures) }] : []
    })
    .sort((one, other) => other.probability - one.probability)
  guidesRemembered.set(key, found)
  return found
}

/** The guide for the kind of task that a text most probably is of. */
export const guideFound = (task: string, language: Language): Found<Guide> | null =>
  guidesFound(task, language)[0] ?? null

/** Amounts are told, and the formulas of the guide cannot be filled with amounts of their kinds. */
export function lacksNumbers({ id }: Guide, task: string, language: Language): boolean {
  const own = valuesById('all').get(id)
  if (!own || own.given.length === 0 || !tellsKinds(task, language)) return false
  return numbersFit(own, task, language) === 'none'
}

/** The same guide in another language. */
export const guideIn = ({ id }: Guide, language: Language): Guide | null =>
  stored[language].guides.find((each) => each.id === id) ?? null

/** The place of each guide's first remark among the remarks of all guides. */
const remarksFrom = lazily((language: Language): ReadonlyMap<string, number> => {
  let from = 0
  return new Map(
    stored[language].guides.map(({ id, remarks }) => {
      const own = from
      from += remarks.length
      return [id, own]
    }),
  )
})

/** What a student says inside a task of the guide, if it is one of the usual things. */
export function remarkFound(guide: Guide, text: string, language: Language): Found<Remark> | null {
  const from = remarksFrom(language).get(guide.id) ?? 0
  const ranked = isOpen ? likest(indexesOf(language).remarks, text, from, from + guide.remarks.length) : []
  const found = ranked[0] && guide.remarks[ranked[0].entry - from]
  return found ? { found, probability: likelihoodOfRemark(ranked) } : null
}

const takesOfRest = (guide: Guide): boolean => partOfRest.en.test(guideIn(guide, 'en')?.name ?? '')

/** What a number is in a task of the guide: what is asked, a value on the way, or what a usual mistake comes to. */
export function valueMeant(guide: Guide, task: string, language: Language, said: Rational): Meant | null {
  const own = valuesById('all').get(guide.id)
  // The formulas take numbers without their sign: "(3; -2)" would be (3; 2).
  if (tellsNegative.test(task)) return null
  // Its formulas take each part of the whole, or the second one of the rest, and the task takes them otherwise.
  if (partOfRest[language].test(task) !== takesOfRest(guide)) return null
  return own ? meantBy(said, possibleValues(own, task, language, guide)) : null
}

/**
 * The guide by which a number that a student came to is what its formulas come to, though the task alone looks more like
 * another kind: Bayes' rule with the likest guides, of which the number fits one. The probability is that of the guide.
 */
export function kindByValue(task: string, language: Language, said: Rational): Found<Guide> | null {
  const fits = guidesFound(task, language).flatMap(({ found, probability }) => {
    const meant = valueMeant(found, task, language, said)
    return meant?.isCertain ? [{ found, probability: withEvidence(probability, said) }] : []
  })
  return fits.sort((one, other) => other.probability - one.probability)[0] ?? null
}

/** The keys of all that may be sought in a task of the guide. */
export const soughtKeys = ({ id }: Guide): readonly string[] => [
  ...new Set((valuesById('all').get(id)?.formulas ?? []).flatMap(({ role, key }) => (role === 'right' ? key : []))),
]

/** A kind that is less likely than this is none that the task may be of. */
const POSSIBLE = 0.3

/** True if the task may be of another kind in which the number is what a usual mistake comes to. */
export const isMistakeOfOtherKind = (own: Guide, task: string, language: Language, said: Rational): boolean =>
  guidesFound(task, language).some(
    ({ found, probability }) =>
      found.id !== own.id && probability >= POSSIBLE && valueMeant(found, task, language, said)?.role === 'wrong',
  )

const tellsNegative = /(?:^|[\s(;,=:])[-−]\d/u
