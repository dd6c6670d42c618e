import type { Language } from '../../math/latex.ts'
import { equals } from '../../math/rational.ts'
import { isMechanical } from '../../math/task-reading.ts'
import { readMeasured } from '../../science/read.ts'
import { factsOf, questionIn } from './facts.ts'
import { readingsOf } from './reading.ts'
import type { Story } from './story-state.ts'
import { lexiconOf } from './words.ts'
import { claimsIn, numbersIn } from './work.ts'

/** A story and not a remark with numbers in it: long enough, and it asks for something. */
export const isStory = (text: string, language: Language) =>
  wordsIn(text) >= FEWEST_WORDS && lexiconOf(language).asks.test(text)

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length
const FEWEST_WORDS = 7

/** Long enough, with numbers, and it asks for something. */
const mayTell = (text: string, language: Language): boolean =>
  isStory(text, language) &&
  text.length <= 1500 &&
  !lexiconOf(language).supposes.test(text) &&
  tellsAmounts(text, language)

/** Two numbers, or one and a word that says how amounts belong together. "One" and "which one" are no amounts. */
function tellsAmounts(text: string, language: Language): boolean {
  const numbers = numbersIn(text, language).filter(
    (each) => /\d/.test(each.text) || each.value.n !== 1n || each.noun !== '',
  )
  const isRelated = lexiconOf(language).relations.some(([, pattern]) => pattern.test(text))
  return numbers.length > 1 || (numbers.length === 1 && isRelated)
}

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
  if (!mayTell(text, language) || hasLetters(taskPart(text, language).task, language)) return false
  const measured = readMeasured(text, language)
  if (measured && measured.subject !== 'maths') return false
  const isOther = lexiconOf(language).objects.test(text) || isCalculation(text, language)
  return !isOther && !isMechanical(text, language)
}

/** "..., how many bags? I got 12": the task, and what the student has done already. */
export function taskPart(text: string, language: Language): { task: string; work: string } {
  const asked = questionIn(text, language)
  const mark = asked === null ? -1 : text.indexOf('?')
  if (!asked || mark < 0) return { task: text, work: '' }
  const [task, rest] = [text.slice(0, mark + 1), text.slice(mark + 1).trim()]
  const isQuestion = lexiconOf(language).asks.test(task)
  const holdsWork =
    rest !== '' && isQuestion && claimsIn(rest, language).length > 0 && !lexiconOf(language).asks.test(rest)
  return holdsWork ? { task, work: rest } : { task: text, work: '' }
}

/** With a story open: is this message clearly another task, and no work on the story? */
export function isAnotherTask(text: string, story: Story): boolean {
  const { language } = story
  const facts = factsOf(story.text, language)
  const own = facts.numbers.map(({ value }) => value)
  const numbers = numbersIn(text, language).map(({ value }) => value)
  const fresh = numbers.filter((each) => !own.some((value) => equals(value, each)))
  const isTask = mayTell(text, language) && text.includes('?')
  if (isTask && fresh.length > 0 && (wordsIn(text) >= 12 || readingsOf(text, language).length > 0)) return true
  const lexicon = lexiconOf(language)
  const isAboutOthers = numbers.length > 0 && fresh.length === numbers.length
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
