import { furtherTaskWords } from '../../language/further-task-words.ts'
import { graphWords } from '../../language/relation-words.ts'
import { storyStart } from '../../language/story-start.ts'
import type { Language } from '../../math/latex.ts'
import { equals, type Rational } from '../../math/rational.ts'
import { isMechanical } from '../../math/task-reading.ts'
import { unitOf } from '../../math/units.ts'
import { readMeasured } from '../../science/read.ts'
import type { LikelyAct } from '../acts.ts'
import { factsOf, plainWords, questionIn } from './facts.ts'
import { stemsIn } from './graph/marks.ts'
import { readKind } from './kinds/index.ts'
import { likeness } from './letter.ts'
import { byWordings } from './likely.ts'
import { resultsOf, type Story } from './story-state.ts'
import { lexiconOf } from './words.ts'
import { claimsIn, numbersIn } from './work.ts'

/** A story, not a remark with numbers: long enough, and with a question. */
export const isStory = (text: string, language: Language) =>
  wordsIn(text) >= FEWEST_WORDS && lexiconOf(language).asks.test(text)

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length
const FEWEST_WORDS = 7
const LONG = 12

/** Long enough, with numbers and a question. */
const mayTell = (text: string, language: Language): boolean =>
  isStory(text, language) &&
  text.length <= 1500 &&
  !lexiconOf(language).supposes.test(text) &&
  tellsAmounts(text, language)

/** Two numbers, or one and a word that relates amounts. */
function tellsAmounts(text: string, language: Language): boolean {
  const numbers = amountsIn(text, language)
  const isRelated = lexiconOf(language).relations.some(([, pattern]) => pattern.test(text))
  const isMeasure = numbers.some(({ noun }) => lexiconOf(language).degrees.test(noun)) || /\d\s?°/.test(text)
  return numbers.length > 1 || (numbers.length === 1 && (isRelated || isMeasure))
}

/** "One" and "which one" are no amounts. */
const amountsIn = (text: string, language: Language) =>
  numbersIn(text, language).filter((each) => /\d/.test(each.text) || each.value.n !== 1n || each.noun !== '')

/** The calculations in a text, which are work and not part of a setting. */
const worksIn = (text: string, language: Language) =>
  claimsIn(text, language).filter(({ kind }) => kind === 'sum' || kind === 'equation')

/**
 * Calculations written with operators or results. "1/2 of the sweets", "25% of his 16" and "in the ratio 3 : 4" are
 * given amounts.
 */
const workedIn = (text: string, language: Language) =>
  worksIn(text, language).filter(
    (claim) => claim.kind !== 'sum' || claim.claimed !== null || /[-−+*·×]\s*[(−-]?\s*\d/.test(claim.source),
  )

/** With nothing open: the text has an amount and a question, and is no remark about the student's own work. */
export function hasSetting(text: string, language: Language, acts: readonly LikelyAct[]): boolean {
  const { unknowns, ownWork } = lexiconOf(language)
  const { question, times } = factsOf(text, language)
  // Without a question a story needs at least two facts.
  if (amountsIn(text, language).length + times.length < (question === null ? 2 : 1)) return false
  if (acts.some(({ act, probability }) => act === 'task' && probability >= 0.5) || unknowns.test(text)) return true
  return (question !== null || text.includes('?')) && !ownWork.test(text)
}

/**
 * While a task is open or just finished, a message is a new word problem only if it is complete: it has amounts and a
 * question of its own, no calculations and no word about the student's own work. An answer, a step or an objection
 * lacks such a question or such amounts, however many numbers it contains.
 *
 * @param known the numbers of the open task and those found for it
 */
export function isWholeStory(
  text: string,
  language: Language,
  acts: readonly LikelyAct[],
  known: readonly Rational[],
): boolean {
  const lexicon = lexiconOf(language)
  const { task } = taskPart(text, language)
  const isFresh = ({ value }: { value: Rational }) => !known.some((each) => equals(each, value))
  const amounts = amountsIn(task, language)
  const fresh = amounts.filter(isFresh)
  if (announces(text, language)) return fresh.length > 0 && isStory(text, language) && tellsAmounts(text, language)
  const givesAll = fresh.length > 1 && fresh.length === amounts.length
  if (!isStory(task, language) || lexicon.supposes.test(task)) return false
  const setting = givesAll ? amountsIn(sentencesIn(task).slice(0, -1).join(''), language) : []
  if (!lexicon.unknowns.test(task) && !(setting.length > 1 && endsAsking(task, language))) return false
  if (lexicon.ownWork.test(task) || workedIn(task, language).length > 0) return false
  const likely = (isTask: boolean) =>
    Math.max(0, ...acts.filter(({ act }) => (act === 'task') === isTask).map(({ probability }) => probability))
  if (setting.length === 0 && likely(true) < 0.5 && likely(false) >= 0.5) return false
  if (fresh.length * 2 < amounts.length) return false
  // "8 are left" counts something too, even without a noun.
  const areThings =
    fresh.some(({ noun, text: said }) => noun !== '' || /[%$€£]/.test(said)) ||
    lexicon.relations.some(([, pattern]) => pattern.test(task))
  if (fresh.length > 1 && fresh.length * 2 > amounts.length) return areThings
  // If half of the numbers are known, the rest needs stronger signs of a task.
  const isLong = wordsIn(task) >= LONG && /[.!?;]\s/.test(task)
  return fresh.length > 0 && areThings && isLong && likely(true) >= 0.7 && tellsAmounts(task, language)
}

/** "Anouk saved 250 lei. She spent 30 lei a day. What has she left?": after amounts any question is about them. */
function endsAsking(task: string, language: Language): boolean {
  const question = sentencesIn(task).at(-1)?.trim() ?? ''
  return question.endsWith('?') && lexiconOf(language).asks.test(question) && !isOwnTalk(task, language)
}

/** "New task: ..." */
const announces = (text: string, language: Language): boolean => {
  const { nextTask, begins } = lexiconOf(language)
  const said = text.trim()
  const start = begins.exec(said)
  return nextTask.test(said) || (start !== null && start.index < 30 && said.length > start.index + start[0].length + 2)
}

/**
 * "Finally! Can you tell me the next one: 4 tickets cost ...": the task after the colon; null if none is announced this
 * way.
 */
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

/** The numbers of a story and those found for it. */
export const numbersOf = (story: Story): readonly Rational[] => [
  ...factsOf(story.text, story.language).numbers.map(({ value }) => value),
  ...resultsOf(story),
]

/** A calculation in words with hardly anything else: "what is forty percent of two hundred". */
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
 * Whether the text is a word problem about things and people, for the story teaching. Tasks about figures, numbers and
 * other mathematical objects have readers of their own, as have physics and chemistry formulas.
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

/** A complete word problem without a formula that no reader of short tasks takes for a calculation. */
export function tellsWhole(task: string, language: Language): boolean {
  if (!mayTell(task, language) || hasLetters(task, language) || worksIn(task, language).length > 0) return false
  const measured = readMeasured(task, language)
  return !isMechanical(task, language) && (measured === null || measured.subject === 'maths')
}

/**
 * A word problem that a reader turns into a calculation or equation: finding it is the exercise, so the formula is not
 * shown.
 */
function isWorded(text: string, language: Language): boolean {
  if (!isStory(text, language) || text.length > 1500 || lexiconOf(language).supposes.test(text)) return false
  const { task } = taskPart(text, language)
  // Figures and numbers have units, mistakes and a ladder of their own, and hide their formula as well.
  if (lexiconOf(language).objects.test(task)) return false
  if (hasLetters(task, language) || isMechanical(task, language) || isCalculation(task, language)) return false
  return readMeasured(task, language) === null && byWordings(task, language) !== null
}

/**
 * "... Find angle A. What is exterior?": separates the task from the student's remarks. The task continues while
 * sentences state or ask; after its question, a sentence that is about the student, asks about a word or whether
 * something is right, or only calculates is the student's own.
 */
export function taskPart(text: string, language: Language): { task: string; work: string } {
  const lexicon = lexiconOf(language)
  const sentences = sentencesIn(text)
  const first = sentences.findIndex((each) => !isOwnTalk(each, language) || amountsIn(each, language).length > 0)
  const told = sentencesIn(withoutHead(sentences.slice(Math.max(0, first)).join(''), language)).flatMap((each) =>
    withClaimApart(each, language),
  )
  // "V - ?" asks without a word.
  const [letterAsked] = storyStart[language].telegram
  const asking = told.findIndex(
    (each) =>
      (lexicon.asks.test(each) || (letterAsked?.test(each) && !isOwnTalk(each, language))) &&
      (!isOwnTalk(each, language) || lexicon.toFind.test(each) || amountsIn(each, language).length > 1),
  )
  if (asking < 0) return { task: text, work: '' }
  const hasAmounts = amountsIn(told.slice(0, asking + 1).join(''), language).length > 0
  const own = told.findIndex(
    (each, index) => index > asking && (isOwnTalk(each, language) || isBesideTask(each, language)),
  )
  if (!hasAmounts) return { task: text, work: '' }
  // "Take pi as 3.14." behind the question belongs to a task that is read with it.
  const isGiven = own >= 0 && amountsIn(told.slice(own).join(''), language).length > 0
  const said = told[own]?.trim() ?? ''
  const isClaimed = furtherTaskWords[language].claims.test(said) || lexicon.ownWork.test(said)
  if (isGiven && !isClaimed && readKind(plainWords(told.join('')), language)) return { task: told.join(''), work: '' }
  const task = told.slice(0, own < 0 ? undefined : own).join('')
  return { task: withoutPlea(task, language), work: own < 0 ? '' : told.slice(own).join('').trim() }
}

/** "how much do u pay its just 35% off right": the claim behind the question, without any sign between them. */
function withClaimApart(sentence: string, language: Language): string[] {
  const { claims } = furtherTaskWords[language]
  const own = storyStart[language].behind.exec(sentence)
  if (own && own.index > 0 && lexiconOf(language).asks.test(sentence.slice(0, own.index))) {
    const said = sentence.slice(own.index)
    if (amountsIn(said, language).length > 0) return [sentence.slice(0, own.index), said.replace(/^[\s,;:.-]+/u, '')]
  }
  for (let from = 0, found = claims.exec(sentence); found; found = claims.exec(sentence.slice(from))) {
    const at = from + found.index
    const [question, claim] = [sentence.slice(0, at), sentence.slice(at)]
    if (lexiconOf(language).asks.test(question) && amountsIn(claim, language).length > 0) return [question, claim]
    from = at + 1
  }
  return [sentence]
}

const sentencesIn = (text: string): string[] =>
  [...text.matchAll(/(?:[^.!?\n]|[.!?](?!\s|$|[?!.]))+(?:[.!?…]+|\n|$)\s*/gu)].map(([said]) => said)

/** "My teacher gave us this one:", «Задача:»: removes the words that announce a task. */
const withoutHead = (text: string, language: Language): string =>
  text.replace(/^[^\d?!.:\n]{3,60}:\s+(?=\S)/u, (head) =>
    isOwnTalk(head, language) || isHead(head, language) || lexiconOf(language).taskHead.test(head.trim()) ? '' : head,
  )

/** «... сколько осталось помоги плз»: removes a plea at the end of an unpunctuated sentence. */
function withoutPlea(task: string, language: Language): string {
  const { plea } = lexiconOf(language)
  let said = task.trim()
  for (let found = plea.exec(said); found && found.index > 0; found = plea.exec(said))
    said = said.slice(0, found.index).trim()
  return said
}

/** "OK then new:", "next one:" */
const isHead = (head: string, language: Language): boolean =>
  wordsIn(head) <= 5 &&
  (announces(head, language) || head.split(/\s+/).some((_, at, all) => announces(all.slice(at).join(' '), language)))

/** The student talks about himself or to somebody: "I got 12", "pls just tell me". */
const isOwnTalk = (text: string, language: Language): boolean => {
  const { ownWork, ownTalk, toFind } = lexiconOf(language)
  const said = text.replace(toFind, ' ')
  return ownTalk.test(said) || ownWork.test(said)
}

/** Asks about a word or whether something is right, or only calculates: not a sentence of a task. */
function isBesideTask(text: string, language: Language): boolean {
  const { ifRight, concept, asks } = lexiconOf(language)
  const amounts = amountsIn(text, language)
  if (amounts.length === 0) return concept.test(text.trim()) || (ifRight.test(text) && wordsIn(text) < LONG)
  if ((ifRight.test(text) && /\?/.test(text)) || furtherTaskWords[language].claims.test(text.trim())) return true
  const isWork = worksIn(text, language).length > 0 || wordsIn(text) <= 3
  return isWork && !asks.test(text)
}

/**
 * Whether a message in an open story is talk about it, which never becomes a task, a given or a question. Only an
 * announced task, or a word problem with numbers that the open story does not have, is a new task.
 */
export function isTalkAbout(story: Story, text: string, language: Language): boolean {
  const lexicon = lexiconOf(language)
  if (announces(text, language)) return false
  const { task } = taskPart(text, language)
  if (isReadWithOtherNumbers(task, story, language)) return false
  if (!lexicon.unknowns.test(task) || isOwnTalk(task, language)) return true
  // "3 is the number of parts that the boys are in": about the things of the open story.
  if (!story.solved && (sharesThings(task, story, language) || answersBack.test(text.trim()))) return true
  const asked = questionIn(task, language)?.question ?? ''
  const own = questionIn(story.text, story.language)?.question ?? ''
  if (likeness(task, story.text) >= TOLD_AGAIN || likeness(asked, own) >= SAME_QUESTION) return true
  const known = numbersOf(story)
  const amounts = amountsIn(task, language)
  const fresh = amounts.filter(({ value }) => !known.some((each) => equals(each, value)))
  return fresh.length * 2 < amounts.length || workedIn(task, language).length > 0
}

/** A whole task that is read, and none of its numbers is one of the open story. */
function isReadWithOtherNumbers(task: string, story: Story, language: Language): boolean {
  const told = plainWords(task)
  const reading = told === story.text ? null : readKind(told, language)
  if (!reading) return false
  const known = numbersOf(story)
  const own = readKind(story.text, story.language)?.quantities.flatMap(({ value }) => value) ?? []
  return reading.quantities.every(
    ({ isGiven, value }) => !isGiven || ![...known, ...own].some((each) => equals(each, value)),
  )
}

/** "No, 108 is what would be left": how a message begins that answers the last one. */
const answersBack =
  /^(?:no+|nope|not|yes|yeah|yea|but|because|so|ok|okay|oh|um+|well|wait|нет|не|да|но|а|ну|ой|значит|потому|тогда|то есть)(?!\p{L})/iu

/** A noun or verb of the open story comes again; words that any task has do not count. */
function sharesThings(text: string, story: Story, language: Language): boolean {
  if (story.language !== language) return false
  const { asks, relations, results } = lexiconOf(language)
  const isCommon = (word: string) =>
    asks.test(word) ||
    results.test(word) ||
    unitOf(word) !== null ||
    relations.some(([, pattern]) => pattern.test(word))
  const thingsIn = (said: string) =>
    stemsIn((said.match(/\p{L}{4,}/gu) ?? []).filter((word) => !isCommon(word)).join(' '), graphWords[language])
  const own = thingsIn(story.text)
  return [...thingsIn(text)].some((stem) => own.has(stem))
}

const TOLD_AGAIN = 0.5
const SAME_QUESTION = 0.75

/** With a story open: whether the message is clearly another task and not work on the story. */
export function isAnotherTask(
  text: string,
  story: Story,
  acts: readonly LikelyAct[],
  /** Of the message, which may be another one than that of the story. */
  language: Language,
): boolean {
  if (!story.solved && lettersOnly.test(text)) return false
  if (!story.solved && !hasLetters(text, language) && isTalkAbout(story, text, language)) return false
  const known = numbersOf(story)
  if (isWholeStory(text, language, acts, known)) return true
  const own = factsOf(story.text, story.language).numbers.map(({ value }) => value)
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

/** "The formula is v² = 2as": letters on both sides are a formula, and no equation to solve. */
const lettersOnly =
  /(?<![\p{L}\d])[a-z](?:\^2|²|2)?\s*=\s*(?:\d+\s?[·*]?\s?)?[a-z](?:\^2|²|[a-z]|[/·*^()]|\d(?!\d))*(?![a-z\d])/iu

const knowsSome = (numbers: readonly { n: bigint; d: bigint }[], story: Story) =>
  numbers.some(({ n, d }) => story.results.includes(d === 1n ? `${n}` : `${n}/${d}`))

/** The same task repeated. */
export const isSameTask = (text: string, story: Story): boolean => {
  const tidy = (each: string) =>
    each
      .toLowerCase()
      .replace(/[^\p{L}\d]+/gu, ' ')
      .trim()
  return tidy(text) === tidy(story.text)
}
