import { contentStems } from '../../concepts/find.ts'
import { either } from '../../language/either.ts'
import { furtherTaskWords } from '../../language/further-task-words.ts'
import { quantityWords } from '../../language/quantity-words.ts'
import type { Language } from '../../math/latex.ts'
import { type Dimension, isPlain, isSameDimension, unitNamed } from '../../math/units.ts'
import { regExpOf } from '../../pattern.ts'
import type { ProposedFrame } from './proposed.ts'
import { asksSomething, sentencesOf, taskEnd } from './task-and-work.ts'

/**
 * Why a frame asks for something else than its text does; null where nothing speaks against it. What is asked is compared
 * by what is measured, and by the words that tell the quantities of the frame apart. The words of the text are the
 * measure: a restating that the student agrees to may say one thing and the frame ask for another.
 */
export function asksOtherwise(text: string, language: Language, frame: ProposedFrame): string | null {
  const asked = questionPartsIn(text.slice(0, taskEnd(text, language)), language)
  if (asked.length === 0) return null
  const wanted = [frame.asked, ...(frame.also ?? [])].flatMap(
    (name) => frame.unknown.find(({ role }) => role === name) ?? [],
  )
  const kinds = asked.map((part) => kindsOf(part, language))
  for (const { words, unit } of wanted) {
    const own = kindOfUnit(unit, language)
    // A question that tells nothing of what it measures may be the one that is meant.
    if (own === null || kinds.some((each) => each.length === 0)) continue
    if (!kinds.flat().some((each) => isSameKind(each, own)))
      return `the text asks "${asked.join(' ').trim()}", and ${words === '' ? 'what you ask for' : `"${words}"`} in ${unit} is no answer to that`
  }
  return namedOtherwise(asked.join(' '), language, frame, wanted)
}

type Kind = Dimension | 'percent'

const isSameKind = (one: Kind, other: Kind) =>
  one === 'percent' || other === 'percent' ? one === other : isSameDimension(one, other)

function dimensionOf(unit: string): Dimension | null {
  try {
    return unitNamed(unit).dimension
  } catch {
    return null
  }
}

/** null: nothing is measured, or in a unit that nobody knows. */
function kindOfUnit(unit: string, language: Language): Kind | null {
  const name = unit.trim()
  if (name === '') return null
  if (whole(quantityWords[language].percent).test(name) || name === '%') return 'percent'
  const found = dimensionOf(name)
  return found && !isPlain(found) ? found : null
}

const whole = (words: string, flags = 'iu') => regExpOf(`(?<!\\p{L})(?:${words})(?!\\p{L})`, flags)

/** The text from each word on that asks, up to the next one. What stands before is given. */
function questionPartsIn(task: string, language: Language): string[] {
  const { asks, orders } = quantityWords[language]
  return sentencesOf(task)
    .filter(({ text }) => asksSomething(text, language) || whole(orders).test(text))
    .flatMap(({ text }) => {
      const starts = [...text.matchAll(whole(`${asks}|${orders}`, 'giu'))].map(({ index }) => index)
      return starts.map((start, at) => text.slice(start, starts[at + 1] ?? text.length))
    })
    .filter((part) => contentStems(part, language).length > 0)
}

const kindsOfUnit = (unit: string): Kind[] => {
  const found = dimensionOf(unit)
  return found ? [found] : []
}

/** What a question measures, as far as its words tell. */
function kindsOf(part: string, language: Language): Kind[] {
  const { counts, measured, percent } = quantityWords[language]
  const said = measured.flatMap(([words, units]) => (whole(words).test(part) ? units.flatMap(kindsOfUnit) : []))
  const counted = regExpOf(`^(?:${counts})\\s+(\\p{L}+)`, 'iu').exec(part)?.[1]
  const unit = counted === undefined ? null : dimensionOf(counted)
  return [
    ...said,
    ...(unit && !isPlain(unit) ? [unit] : []),
    ...(regExpOf(percent, 'iu').test(part) ? (['percent'] as const) : []),
  ]
}

/**
 * The question has words of one quantity only, the frame asks for another one, and the restating does not say so: the
 * student would agree to something else than is judged.
 */
function namedOtherwise(
  question: string,
  language: Language,
  { unknown, restating }: ProposedFrame,
  wanted: ProposedFrame['unknown'],
): string | null {
  const stems = unknown.map(({ words }) => new Set(contentStems(words, language)))
  const isShared = (stem: string) => unknown.length > 1 && stems.every((each) => each.has(stem))
  const own = new Map(unknown.map((each, at) => [each, [...stems[at]!].filter((stem) => !isShared(stem))]))
  const shares = (text: string) => {
    const said = new Set(contentStems(text, language))
    return (each: (typeof unknown)[number]) => own.get(each)!.some((stem) => said.has(stem))
  }
  const isInQuestion = shares(question)
  const isSaid = shares(wantedIn(restating, language))
  if (wanted.some((each) => isInQuestion(each) || isSaid(each))) return null
  const others = unknown.filter((each) => !wanted.includes(each) && isInQuestion(each) && isSaid(each))
  const [other] = others
  return other && others.length === 1
    ? `the text and your restating ask for "${other.words}", and asked is "${wanted.map(({ words }) => words).join(', ')}"`
    : null
}

/** What a restating says is wanted: its last sentence, from the word on that tells so. */
function wantedIn(restating: string, language: Language): string {
  const last = sentencesOf(restating).at(-1)?.text ?? restating
  const at = last.search(whole(quantityWords[language].wanted))
  return at < 0 ? last : last.slice(at)
}

// ---- How many things a task asks for -----------------------------------------------------------------------------------

const joint = regExpOf(
  `(?:,|(?<![\\p{L}\\d])[\\p{L}\\d]\\)|(?<!\\p{L})(?:${Object.values(furtherTaskWords)
    .map(({ joins }) => joins)
    .join('|')}))\\s*(?:\\p{L}{1,3}\\s+)?$`,
  'iu',
)

/**
 * How many things a task asks for, as far as question words and orders tell: "how many litres does it hold and what
 * percent is empty?" asks for two, "find BC and the area" as well.
 */
export function questionsIn(task: string, language: Language): number {
  const { questions } = furtherTaskWords[language]
  const counts = sentencesOf(task).map(({ text }) => {
    const [first, ...more] = [...text.matchAll(questions)]
    const isJoined = ({ index }: RegExpExecArray) => joint.test(text.slice(0, index))
    const asked = first ? [first, ...more.filter(isJoined)] : []
    const parts = asked.map(({ index, 0: word }, at) => text.slice(index + word.length, asked[at + 1]?.index))
    const order = whole(quantityWords[language].orders).exec(text)
    const ordered = order ? text.slice(order.index + order[0].length, first?.index) : ''
    const named = quantitiesNamed(ordered, language)
    return named + parts.reduce((sum, part) => sum + Math.max(1, quantitiesNamed(part, language)), 0)
  })
  return counts.reduce((sum, each) => sum + each, 0)
}

const inFront = either({ en: quantityWords.en.inFront, ru: quantityWords.ru.inFront })

/** "BC and the area": quantities in a row, each with its name in front. */
function quantitiesNamed(list: string, language: Language): number {
  const { measured, named, and, ofTwo } = quantityWords[language]
  const names = [...measured.map(([words]) => words), named].join('|')
  const quantity = regExpOf(
    `^(?:(?:${inFront}|\\p{L}{3,})\\s+){0,3}(?:(?:${names})(?!\\p{L})|[A-ZА-Я]{1,3}(?![\\p{L}]))`,
    'u',
  )
  const [first = '', ...more] = list
    .replace(/\?.*$/su, '')
    .split(regExpOf(`\\s*,\\s*(?:(?:${and})\\s+)?|\\s+(?:${and})\\s+`, 'u'))
    .map((each) => each.trim())
  if (!quantity.test(first)) return 0
  // "The distance between A and B".
  const isOfTwo = (part: string) =>
    regExpOf(`(?<!\\p{L})(?:${ofTwo})\\s+(?:\\p{L}+\\s+)?[A-ZА-Я]{1,3}$`, 'u').test(part)
  if (isOfTwo(first)) return 1
  return 1 + more.filter((each) => quantity.test(each)).length
}
