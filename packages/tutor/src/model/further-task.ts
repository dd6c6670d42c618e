import { asksSomething, type Sentence, sentencesOf, taskAndWork } from '../dialogue/story/task-and-work.ts'
import { lexiconOf } from '../dialogue/story/words.ts'
import { numbersIn as namedAmounts } from '../dialogue/story/work.ts'
import { andWords } from '../language/comparison-words.ts'
import { either } from '../language/either.ts'
import { furtherTaskWords } from '../language/further-task-words.ts'
import { orders } from '../language/orders.ts'
import { namesOf, type Statement } from '../math/ast.ts'
import type { Language } from '../math/latex.ts'
import { isCompound, isNumeral } from '../math/pieces.ts'
import { equals, rational } from '../math/rational.ts'
import { readMessage, type StatementLine } from '../math/reading.ts'
import { regExpOf } from '../pattern.ts'
import { belongs, judgeWork } from '../pedagogy/judging.ts'
import type { TutorState } from '../pedagogy/state.ts'
import { isValue } from './values.ts'

/** Another task than the one in progress, cut out of the message that gives it. */
export interface Further {
  /** What comes before: the rest of the work on the task in progress. */
  readonly work: string
  /** The new task, said as one. */
  readonly task: string
  /** What the student says to it in the same message. */
  readonly own: string
  /** Told in words: it may be opened even where no reader knows its kind. */
  readonly isTold: boolean
}

/** How a sentence leads to another task. */
interface Announcement {
  /** False where the same words lead to the next line of the task in progress: "now". */
  readonly isPlain: boolean
  /** The length of the words in front of the task; 0 where they stand behind it. */
  readonly length: number
}

/**
 * Whether a message gives another task: a sentence says so, and what follows is a task and no work on the one in progress.
 * Neither is enough alone. "Now 3x = 9" says "now" of a line, and an equation in passing may be an example.
 */
export function furtherTaskIn(text: string, state: TutorState, language: Language): Further | null {
  const sentences = sentencesOf(text)
  for (const [index, sentence] of sentences.entries()) {
    const own = announcementIn(sentence.text, language)
    const previous = sentences[index - 1]
    // "There's more. 3 1/2 - 1 3/4."
    const before = previous && !/\d/.test(previous.text) ? announcementIn(previous.text, language) : null
    const found = own ?? (before && { ...before, length: 0 })
    if (!found) continue
    const at = sentence.start + found.length
    const further =
      byFormula(text, sentence, at, state, language, found.isPlain) ??
      byWords(text, sentence, at, state, language, found.isPlain)
    if (further) return further
  }
  return null
}

/** "Another task: ...": said before anything else. */
export function isAnnounced(text: string, language: Language): boolean {
  const [first] = sentencesOf(text)
  const found = first && announcementIn(first.text, language)
  return found?.isPlain === true && found.length > 0 && found.length <= LONGEST_OPENING
}
/** Characters. */
const LONGEST_OPENING = 25

const isIdle = ({ problem, story }: TutorState): boolean =>
  (problem === null || problem.solved) && (story === null || story.isParked || story.solved)

/** Words in which an announcement is looked for. */
const MOST_WORDS_BEFORE = 8
/** "Now geometry, ...": a subject between the word and its comma. */
const MOST_WORDS_TO_COMMA = 3

function announcementIn(sentence: string, language: Language): Announcement | null {
  const { other, task, perhaps, order } = furtherTaskWords[language]
  const words = [...sentence.matchAll(/[\p{L}']+/gu)].map(({ 0: text, index }) => ({ text, end: index + text.length }))
  const digit = sentence.search(/\d/u)
  const isInFront = ({ end }: { end: number }) => digit < 0 || end <= digit
  const behind = (end: number) => (/^(?:[\s:,.–—]|-(?=\s|\p{L}{2}))*/u.exec(sentence.slice(end))?.[0] ?? '').length
  for (const [index, word] of words.entries()) {
    if (!other.test(word.text)) continue
    const next = words[index + 1]
    // Not the "sum" of "next: sum of 7 or sum of 8".
    if (next && task.test(next.text) && /^[\s']*$/u.test(sentence.slice(word.end, next.end - next.text.length))) {
      // "Can you tell me 3 1/2 - 1 3/4, it's the last one"
      if (!isInFront(word)) return { isPlain: true, length: 0 }
      return index < MOST_WORDS_BEFORE ? { isPlain: true, length: next.end + behind(next.end) } : null
    }
    // "The second: ...", and "one more." at the end of a sentence, which "no more." is not.
    const rest = sentence.slice(word.end)
    const isAlone = /^\s*[:–—]/u.test(rest) || (/^\s*[.!]\s*$/u.test(rest) && task.test(words[index - 1]?.text ?? ''))
    if (isAlone && index < MOST_WORDS_BEFORE && isInFront(word))
      return { isPlain: true, length: word.end + behind(word.end) }
  }
  const [at, weak] = [...words.entries()].find(([index, { text }]) => index < 3 && perhaps.test(text)) ?? []
  if (at === undefined || !weak || !isInFront(weak)) return null
  const ordered = words[at + 1]
  if (ordered && order.test(ordered.text) && isInFront(ordered))
    return { isPlain: true, length: ordered.end + behind(ordered.end) }
  const last = words
    .slice(at, at + MOST_WORDS_TO_COMMA)
    .find((word) => isInFront(word) && /^\s*[:,]/u.test(sentence.slice(word.end)))
  const end = (last ?? weak).end
  return { isPlain: false, length: end + behind(end) }
}

// ---- A formula -------------------------------------------------------------------------------------------------------

/** "Now the system: 2x + 3y = 12 and x - 2y = -1. I want to ..." */
function byFormula(
  text: string,
  sentence: Sentence,
  at: number,
  state: TutorState,
  language: Language,
  isPlain: boolean,
): Further | null {
  const rest = text.slice(at, sentence.start + sentence.text.length)
  const [line] = readMessage(rest, language).lines
  if (!line || !('statement' in line) || !isSet(line.statement)) return null
  const { problem: inProgress, modelAsked } = state
  // While a task is open, "now" alone leads to its next line, and a calculation answers the question.
  const isSum = line.statement.kind === 'expression'
  if (!isPlain && !(isIdle(state) && (!isSum || modelAsked === null))) return null
  if (inProgress && belongs(judgeWork(inProgress, [line]))) return null
  // "But 3x = 12 is the other one" says a line in the middle of a sentence about it; a task is not far from its announcement.
  const written = placeOf(rest, line)
  if ((rest.slice(0, written.start).match(/\p{L}{2,}/gu) ?? []).length > MOST_WORDS_BEFORE) return null
  const front = rest.slice(0, written.start)
  const ordered = [...front.matchAll(/[\p{L}']+/gu)].find(([word]) => furtherTaskWords[language].order.test(word))
  // `30 m/s` is an amount; what has letters is a task where the words say what to do with it.
  if (isSum && namesOf(line.statement).length > 0 && !ordered) return null
  const words = ordered ? front.slice(ordered.index).trim() : orders[language][isSum ? 'count' : 'solve']
  return {
    work: text.slice(0, inFront(text, sentence, at)).trim(),
    task: `${words} ${rest.slice(written.start, written.end).trim()}`,
    own: text.slice(at + written.end).replace(/^[\s.,;:!?]+/u, ''),
    isTold: false,
  }
}

/** The work on the task in progress ends with the sentence before. */
const inFront = (text: string, sentence: Sentence, at: number): number => {
  const own = text.slice(sentence.start, at)
  // "x = 6, next one: ..."
  return /\d/.test(own) ? at : sentence.start
}

/** Has to be solved or calculated, and is no result. */
function isSet(statement: Statement): boolean {
  switch (statement.kind) {
    case 'system':
    case 'inequality':
      return true
    case 'equation':
      return !isValue(statement) && namesOf(statement).length === 1 && !isFormula(statement)
    case 'expression':
      return isCompound(statement.value) && !isNumeral(statement.value)
    default:
      return false
  }
}

/** `y = 2x + 1` tells a letter by others and is no equation to solve. */
const isFormula = ({ left, right }: Extract<Statement, { kind: 'equation' }>): boolean =>
  left.kind === 'name' && !namesOf({ kind: 'expression', value: right }).includes(left.name)

/** Where a line stands in the text it was read from; its source is written a little otherwise. */
function placeOf(text: string, { source }: StatementLine): { start: number; end: number } {
  const marks = [...source.replace(/\s/gu, '')].map((mark) => mark.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'))
  // Between two equations stands an "and".
  const found = regExpOf(marks.join(`\\s*(?:,|;|${either(andWords)})?\\s*`), 'iu').exec(text)
  return found ? { start: found.index, end: found.index + found[0].length } : { start: 0, end: text.length }
}

// ---- Words -----------------------------------------------------------------------------------------------------------

/** "New one: 4 green and 6 yellow sweets, eat 2, P same colour." */
function byWords(
  text: string,
  sentence: Sentence,
  at: number,
  state: TutorState,
  language: Language,
  isPlain: boolean,
): Further | null {
  const { task, own } = taskAndWork(text.slice(at), language)
  const numbers = numbersIn(task)
  if (numbers.length < 2 || wordsIn(task) < FEWEST_WORDS || isSum(task)) return null
  const isAsking = asksSomething(task, language)
  // "Now 40 is left" goes on with the story in progress; another one brings things of its own.
  const things = thingsIn(task, language)
  const known = new Set(numbersIn([state.story?.text, state.lastTask].join(' ')))
  // "Then red? but it's 1 red and 1 blue in the hand": one of each is no amount of another task.
  const fresh = [...new Set(things)].filter((each) => !known.has(each) && each !== '1')
  // "So x=5 and the other one is 8m" answers the one in progress.
  const isBehind = at === sentence.start
  if (isBehind && isPlain && !isAsking && !isIdle(state) && !tellsOther(task, state, language)) return null
  if (!isPlain && !(isAsking && fresh.length >= 2 && fresh.length * 2 > things.length)) return null
  return { work: text.slice(0, inFront(text, sentence, at)).trim(), task, own, isTold: true }
}

/**
 * "5 red and 3 blue counters, you take 2. P both red? I got 5/8 x 5/8 = 25/64": a task told in words, and the student's
 * calculation, which is no task of its own.
 */
export function toldWithWork(text: string, language: Language): Further | null {
  const { task, own } = taskAndWork(text, language)
  const isTold =
    thingsIn(task, language).length >= 2 &&
    wordsIn(task) >= FEWEST_WORDS * 2 &&
    asksSomething(task, language) &&
    !isSum(task)
  return isTold && own !== '' ? { work: '', task, own, isTold: true } : null
}

/**
 * Whether words within a task tell another one: at least two amounts that the task in progress does not have. "1 red and 1
 * blue in the hand, what's the difference?" is about it, and so is "-8 cant be a side, so the other one is 8m".
 */
export function tellsOther(text: string, state: TutorState, language: Language): boolean {
  const told = [state.story?.text, state.lastTask, state.modelAsked?.question].join(' ')
  const known = namedAmounts(told, language).map(({ value }) => value)
  const fresh = namedAmounts(text, language).filter(
    ({ value, noun }) => noun !== '' && !equals(value, one) && !known.some((each) => equals(each, value)),
  )
  return fresh.some(({ value }) => !equals(value, fresh[0]!.value))
}
const one = rational(1)

const wordsIn = (text: string): number => (text.match(/\p{L}{2,}/gu) ?? []).length

/** The numbers of amounts: "12 m", "4 green", "25 %", and not the one of "1/4 also". */
const thingsIn = (text: string, language: Language): string[] =>
  [...text.matchAll(/(\d+(?:[.,/]\d+)*)\s?(%|[$€₽]|\p{L}+)|[$€]\s?(\d+(?:[.,]\d+)?)/giu)].flatMap(
    ([, before, noun, behind]) =>
      noun !== undefined && lexiconOf(language).small.test(noun) ? [] : [(before ?? behind)!.replace(',', '.')],
  )

/** A calculation is set as a formula, and no task in words. */
const isSum = (text: string): boolean => /\d\s*[-+*×·]\s*\d|\d\s+[:/]\s+\d/u.test(text)
const FEWEST_WORDS = 4

const numbersIn = (text: string): string[] =>
  (text.match(/\d+(?:[.,/]\d+)*/gu) ?? []).map((each) => each.replace(',', '.'))
