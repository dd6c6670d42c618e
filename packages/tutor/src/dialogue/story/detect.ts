import type { Language } from '../../math/latex.ts'
import { equals, type Rational } from '../../math/rational.ts'
import { isMechanical } from '../../math/task-reading.ts'
import { readMeasured } from '../../science/read.ts'
import type { LikelyAct } from '../acts.ts'
import { factsOf, plainWords } from './facts.ts'
import { readKind } from './kinds/index.ts'
import { byWordings } from './likely.ts'
import { resultsOf, type Story } from './story-state.ts'
import { lexiconOf } from './words.ts'
import { claimsIn, numbersIn } from './work.ts'

/** A story and not a remark with numbers in it: long enough, and it asks for something. */
export const isStory = (text: string, language: Language) =>
  wordsIn(text) >= FEWEST_WORDS && lexiconOf(language).asks.test(text)

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length
const FEWEST_WORDS = 7
const LONG = 12

/** Long enough, with numbers, and it asks for something. */
const mayTell = (text: string, language: Language): boolean =>
  isStory(text, language) &&
  text.length <= 1500 &&
  !lexiconOf(language).supposes.test(text) &&
  tellsAmounts(text, language)

/** Two numbers, or one and a word that says how amounts belong together. */
function tellsAmounts(text: string, language: Language): boolean {
  const numbers = amountsIn(text, language)
  const isRelated = lexiconOf(language).relations.some(([, pattern]) => pattern.test(text))
  return numbers.length > 1 || (numbers.length === 1 && isRelated)
}

/** "One" and "which one" are no amounts. */
const amountsIn = (text: string, language: Language) =>
  numbersIn(text, language).filter((each) => /\d/.test(each.text) || each.value.n !== 1n || each.noun !== '')

/** The calculations of a text, which are somebody's work and no setting. */
const worksIn = (text: string, language: Language) =>
  claimsIn(text, language).filter(({ kind }) => kind === 'sum' || kind === 'equation')

/** With nothing open: it holds an amount and asks for something, and is no remark about the student's own work. */
export function hasSetting(text: string, language: Language, acts: readonly LikelyAct[]): boolean {
  const { unknowns, ownWork } = lexiconOf(language)
  const { question, times } = factsOf(text, language)
  // What asks for nothing is a story only where it tells at least two facts.
  if (amountsIn(text, language).length + times.length < (question === null ? 2 : 1)) return false
  if (acts.some(({ act, probability }) => act === 'task' && probability >= 0.5) || unknowns.test(text)) return true
  return (question !== null || text.includes('?')) && !ownWork.test(text)
}

/**
 * While a task is open, a message is a new word problem only where it is a whole one: with amounts of its own and a question
 * about an unknown one, without calculations and without a word about the student's own work. Everything else belongs to
 * the open task, however many numbers it holds.
 *
 * @param known the numbers of the open task, and those found for it
 */
export function isWholeStory(
  text: string,
  language: Language,
  acts: readonly LikelyAct[],
  known: readonly Rational[],
): boolean {
  const lexicon = lexiconOf(language)
  const { task } = taskPart(text, language)
  const amounts = amountsIn(task, language)
  const fresh = amounts.filter(({ value }) => !known.some((each) => equals(each, value)))
  if (announces(text, language)) return fresh.length > 0 && isStory(text, language) && tellsAmounts(text, language)
  if (!isStory(task, language) || lexicon.supposes.test(task) || !lexicon.unknowns.test(task)) return false
  if (lexicon.ownWork.test(task) || worksIn(task, language).length > 0) return false
  const likely = (isTask: boolean) =>
    Math.max(0, ...acts.filter(({ act }) => (act === 'task') === isTask).map(({ probability }) => probability))
  if (likely(true) < 0.5 && likely(false) >= 0.5) return false
  if (fresh.length * 2 < amounts.length) return false
  const areThings = fresh.some(({ noun, text: said }) => noun !== '' || /[%$€£]/.test(said))
  if (fresh.length > 1 && fresh.length * 2 > amounts.length) return areThings
  // Half of the numbers are known: the rest has to speak for a task all the more.
  const isLong = wordsIn(task) >= LONG && /[.!?;]\s/.test(task)
  return fresh.length > 0 && areThings && isLong && likely(true) >= 0.7 && tellsAmounts(task, language)
}

/** "New task: ..." */
const announces = (text: string, language: Language): boolean => {
  const { nextTask, begins } = lexiconOf(language)
  const said = text.trim()
  const start = begins.exec(said)
  return nextTask.test(said) || (start !== null && start.index < 30 && said.length > start.index + start[0].length + 2)
}

/** "Finally! Can you tell me the next one: 4 tickets cost ...": the task behind the colon; null: none is announced so. */
export function announcedTask(text: string, language: Language): string | null {
  const { nextTask, begins } = lexiconOf(language)
  for (const { index } of text.matchAll(/:\s/g)) {
    const words = text.slice(0, index).split(/\s+/).slice(-3)
    const isNext = words.some((_, at) => {
      const said = words.slice(at).join(' ')
      return nextTask.test(`${said}:`) || begins.test(said)
    })
    const rest = text.slice(index + 1).trim()
    const isTold = wordsIn(rest) >= FEWEST_WORDS - 2 && tellsAmounts(rest, language) && !hasLetters(rest, language)
    if (isNext && isTold) return rest
  }
  return null
}

/** The numbers of a story, and what was found of it. */
export const numbersOf = (story: Story): readonly Rational[] => [
  ...factsOf(story.text, story.language).numbers.map(({ value }) => value),
  ...resultsOf(story),
]

/** A calculation in words, and hardly a word beside it: "what is forty percent of two hundred". */
function isCalculation(text: string, language: Language): boolean {
  const claims = claimsIn(text, language)
  const [only] = claims
  if (only?.kind !== 'sum' || claims.length > 1) return false
  const { small, asks } = lexiconOf(language)
  const rest = text.replace(only.source, ' ').match(/\p{L}+/gu) ?? []
  return rest.filter((word) => !small.test(word) && !asks.test(word)).length <= 5 && only.source.split(' ').length >= 3
}

const hasLetters = (text: string, language: Language) =>
  /(?<![\p{L}\d]|\d\s)[xyzх](?!\p{L}|\s\d)/iu.test(text) ||
  /(?<!\p{L})[a-zхуnf]\s?(?:\(|\*\*|\^)|\\[a-z]/iu.test(text) ||
  claimsIn(text, language).some(({ kind }) => kind === 'equation' || kind === 'letters')

/**
 * A task about things and people, told in words: it goes to the teaching of stories. Tasks about figures, numbers and
 * other objects of mathematics have readers of their own, and so have the formulas of physics and chemistry.
 */
export function isStoryTask(text: string, language: Language): boolean {
  if (readKind(plainWords(taskPart(text, language).task), language)) return true
  if (isWorded(text, language)) return true
  if (!mayTell(text, language) || hasLetters(taskPart(text, language).task, language)) return false
  const measured = readMeasured(text, language)
  if (measured && measured.subject !== 'maths') return false
  const isOther = lexiconOf(language).objects.test(text) || isCalculation(text, language)
  return !isOther && !isMechanical(text, language)
}

/** A task in words with its question and no formula in it, that no reader of short tasks takes for a calculation. */
export function tellsWhole(task: string, language: Language): boolean {
  if (!mayTell(task, language) || hasLetters(task, language) || worksIn(task, language).length > 0) return false
  return !isMechanical(task, language) && readMeasured(task, language) === null && byWordings(task, language) === null
}

/**
 * A task that is told in words and that a reader turns into a calculation or an equation: to find that is the exercise, so
 * it is not shown as a formula.
 */
function isWorded(text: string, language: Language): boolean {
  if (!isStory(text, language) || text.length > 1500 || lexiconOf(language).supposes.test(text)) return false
  const { task } = taskPart(text, language)
  // Figures and numbers have units, mistakes and a ladder of their own, and keep their formula back as well.
  if (lexiconOf(language).objects.test(task)) return false
  if (hasLetters(task, language) || isMechanical(task, language) || isCalculation(task, language)) return false
  return readMeasured(task, language) === null && byWordings(task, language) !== null
}

/**
 * "... Find angle A. What is exterior?": the task, and what the student says beside it. A task goes on as long as its
 * sentences tell or ask; what comes behind its question and speaks of the student, asks about a word, whether it is right, or
 * only calculates is the student's own.
 */
export function taskPart(text: string, language: Language): { task: string; work: string } {
  const lexicon = lexiconOf(language)
  const plain = text.replace(/^[^\d?!.:\n]{3,60}:\s+(?=\S)/u, (head) =>
    isOwnTalk(head, language) || isHead(head, language) ? '' : head,
  )
  const sentences = [...plain.matchAll(/(?:[^.!?\n]|[.!?](?!\s|$|[?!.]))+(?:[.!?…]+|\n|$)\s*/gu)].map(([said]) => said)
  const first = sentences.findIndex((each) => !isOwnTalk(each, language) || amountsIn(each, language).length > 0)
  const told = sentences.slice(Math.max(0, first))
  const asking = told.findIndex(
    (each) => lexicon.asks.test(each) && (!isOwnTalk(each, language) || amountsIn(each, language).length > 1),
  )
  if (asking < 0) return { task: text, work: '' }
  const hasAmounts = amountsIn(told.slice(0, asking + 1).join(''), language).length > 0
  const own = told.findIndex(
    (each, index) => index > asking && (isOwnTalk(each, language) || isBesideTask(each, language)),
  )
  if (own < 0 || !hasAmounts)
    return first > 0 && hasAmounts ? { task: told.join('').trim(), work: '' } : { task: text, work: '' }
  return { task: told.slice(0, own).join('').trim(), work: told.slice(own).join('').trim() }
}

/** "OK then new:", "next one:" */
const isHead = (head: string, language: Language): boolean =>
  wordsIn(head) <= 5 &&
  (announces(head, language) || head.split(/\s+/).some((_, at, all) => announces(all.slice(at).join(' '), language)))

/** The student speaks of himself or to somebody: "I got 12", "pls just tell me". */
const isOwnTalk = (text: string, language: Language): boolean => {
  const { ownWork, ownTalk } = lexiconOf(language)
  return ownTalk.test(text) || ownWork.test(text)
}

/** Asks about a word or whether something is right, or only calculates: no sentence of a task. */
function isBesideTask(text: string, language: Language): boolean {
  const { ifRight, concept, asks } = lexiconOf(language)
  const amounts = amountsIn(text, language)
  if (amounts.length === 0) return concept.test(text.trim()) || (ifRight.test(text) && wordsIn(text) < LONG)
  if (ifRight.test(text) && /\?/.test(text)) return true
  const isWork = worksIn(text, language).length > 0 || wordsIn(text) <= 3
  return isWork && !asks.test(text)
}

/** With a story open: is this message clearly another task, and no work on the story? */
export function isAnotherTask(text: string, story: Story, acts: readonly LikelyAct[]): boolean {
  const { language } = story
  const known = numbersOf(story)
  if (isWholeStory(text, language, acts, known)) return true
  const own = factsOf(story.text, language).numbers.map(({ value }) => value)
  const numbers = numbersIn(text, language).map(({ value }) => value)
  const fresh = numbers.filter((each) => !own.some((value) => equals(value, each)))
  const lexicon = lexiconOf(language)
  const isAboutOthers = numbers.length > 0 && fresh.length === numbers.length
  if (fresh.length > 0 && wordsIn(text) >= 5 && lexicon.nextTask.test(text.trim())) return true
  const withLetters = hasLetters(text, language)
  const isValue = claimsIn(text, language).every(
    ({ kind, ...claim }) => kind !== 'equation' || ('left' in claim && claim.left.kind === 'name'),
  )
  if (withLetters && isValue) return false
  if (withLetters && fresh.length > 0 && lexicon.begins.test(text)) return true
  if (withLetters && isAboutOthers && !knowsSome(numbers, story)) return true
  return isAboutOthers && lexicon.begins.test(text)
}

const knowsSome = (numbers: readonly { n: bigint; d: bigint }[], story: Story) =>
  numbers.some(({ n, d }) => story.results.includes(d === 1n ? `${n}` : `${n}/${d}`))

/** The very same task once more. */
export const isSameTask = (text: string, story: Story): boolean => {
  const tidy = (each: string) =>
    each
      .toLowerCase()
      .replace(/[^\p{L}\d]+/gu, ' ')
      .trim()
  return tidy(text) === tidy(story.text)
}
