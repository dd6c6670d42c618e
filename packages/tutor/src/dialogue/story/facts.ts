import { readStory } from '../../frames/index.ts'
import { storyStart } from '../../language/story-start.ts'
import type { Language } from '../../math/latex.ts'
import { remembered } from '../../remembered.ts'
import { shownQuestion } from './shown-question.ts'
import type { RelationMeaning } from './word-types.ts'
import { type Lexicon, lexiconOf } from './words.ts'
import { type NumberInText, numbersIn } from './work.ts'

/** What is known about a story without a reading: its sentences, numbers, relation words and question. */
export interface StoryFacts {
  /** Without the question and without end punctuation. */
  readonly sentences: readonly string[]
  /** With its question mark. */
  readonly question: string | null
  readonly numbers: readonly (NumberInText & {
    readonly sentence: string
    /** The number with the words that identify it: "bags of 8", "4/7 of the class". */
    readonly said: string
  })[]
  /** Times of day: "8:15". */
  readonly times: readonly string[]
  readonly relations: readonly { readonly word: string; readonly meaning: RelationMeaning; readonly sentence: string }[]
}

/** The student's own words, without characters that Markdown would interpret. */
export const plainWords = (text: string) =>
  text
    .replace(/[`*_[\]<>\\#|~{}]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Words for a reply; an escaped dollar sign opens no formula. */
export const asText = (text: string) => plainWords(text).replaceAll('$', '\\$')

const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<!(?:^|\s)\d{1,2}\.)(?<=[.!?])\s+|\n+/u)
    .map(plainWords)
    .filter((each) => /\p{L}|\d/u.test(each))

const LONGEST_QUOTE = 160
const SHORT_TALK = 4
const bare = (sentence: string) => sentence.replace(/[.!?,;:\s]+$/, '')
const cut = (text: string) =>
  text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE).replace(/\s\S*$/, '')} ...` : text

interface Asking {
  readonly question: string
  readonly start: number
  readonly end: number
}
/** The question of a text and its offsets, however it is phrased. */
export const questionIn = remembered((text, language): Asking | null => lookForQuestion(text, language))

function lookForQuestion(text: string, language: Language): Asking | null {
  const { asks } = lexiconOf(language)
  const parts = sentencesOf(text)
  const asking =
    parts.find((each) => each.endsWith('?') && asks.test(each)) ??
    parts.findLast((each) => asks.test(each)) ??
    nounAtTheEnd(parts)
  if (!asking) return telegram(text, language)
  const from = wordOfQuestion(asking, language)
  const question = asking.slice(from)
  const plain = plainWords(text)
  const at = plain.indexOf(question)
  const said = bare(question)
  const mark = lexiconOf(language).orders.test(said) ? '.' : '?'
  const whole = `${said.charAt(0).toUpperCase()}${said.slice(1)}${mark}`
  return {
    question: whole.length > LONGEST_QUOTE ? (shownQuestion(whole, language) ?? cut(whole)) : whole,
    start: at,
    end: at + question.length,
  }
}

/** "V - ?", "need the height": what is asked without a word that asks. Only beside amounts, or it is talk. */
function telegram(text: string, language: Language): Asking | null {
  const { telegram: patterns, wanted, behind } = storyStart[language]
  const plain = plainWords(text)
  if (numbersIn(plain, language).length === 0) return null
  for (const pattern of patterns) {
    const found = pattern.exec(plain)
    const what = found?.[1]?.replace(behind, '').replace(/[\s,;:.?!-]+$/u, '') ?? ''
    if (!found || what === '' || /\d\s*[-+*/=]/.test(what)) continue
    const isQuestion = /^(?:from which|which|(?:из|от|до|с|на) как)/iu.test(what)
    const question = isQuestion ? `${what.charAt(0).toUpperCase()}${what.slice(1)}?` : wanted.replace('{what}', what)
    return { question, start: found.index, end: found.index + found[0].length }
  }
  return null
}

/** "Percent increase?": a few words without a word of a question, behind all that is told. */
function nounAtTheEnd(parts: readonly string[]): string | undefined {
  const last = parts.at(-1)
  return parts.length > 1 && last !== undefined && /^[^\d?]{3,60}\?$/u.test(last.trim()) ? last : undefined
}

/** "If ..., how many ...": the question starts after the comma; without commas at its strongest question word. */
function wordOfQuestion(sentence: string, language: Language): number {
  const strong =
    language === 'ru'
      ? /(^|[,;:.]\s*|\s)(?:(?:на|во|в|за|через|по|со?|до)\s)?(?=сколько|скольк|скок[ао]?\s|сколка\s|как(?:ой|ая|ое|ую|ие|ова|ов)\s|чему\s|найди|вычисли|определи)/giu
      : /(^|[,;:.]\s*|\s)(?:(?:in|at|for|by|after|on)\s)?(?=how (?:many|much|long|far|old|tall|fast|big|heavy)|what\s|find\s|calculate\s)/giu
  const all = [...sentence.matchAll(strong)]
  // "How much is a pen and how much a book" is one question.
  const isJoined = /(?<!\p{L})(?:and|и)\s*$/iu.test(sentence.slice(0, all.at(-1)?.index ?? 0).trimEnd())
  const found = all.at(isJoined && all.length > 1 ? -2 : -1)
  return found ? found.index + (found[1]?.length ?? 0) : 0
}

/** Most informative first: what is bought or lost often only sets the scene. */
const telling: readonly RelationMeaning[] = [
  'times',
  'shared',
  'part',
  'each',
  'average',
  'more',
  'fewer',
  'left',
  'together',
  'gave',
  'got',
]

export const factsOf = remembered((text, language): StoryFacts => look(plainWords(text), language))

function look(text: string, language: Language): StoryFacts {
  const lexicon = lexiconOf(language)
  const result = readStory(text, language)
  const asked = questionIn(text, language)
  const told = asked && asked.start >= 0 ? `${text.slice(0, asked.start)}\n${text.slice(asked.end)}` : text
  const all = sentencesOf(told).map(bare)
  // "Hello", "help me please" before the first amount is no part of the story.
  const first = all.findIndex((each) => numbersIn(each, language).length > 0)
  const sentences = all.filter((each, index) => index >= first || each.split(/\s+/).length > SHORT_TALK)
  const everywhere = asked ? [...sentences, bare(asked.question)] : sentences
  const spans = result.kind === 'none' ? result.spans : []
  const numbers = everywhere.flatMap((sentence) =>
    numbersIn(sentence, language)
      .filter((each) => isTold(each, lexicon))
      .map((each) => {
        const named = asRate(withNoun(each, text, sentence, spans), sentence)
        return { ...named, sentence: cut(sentence), said: saidWith(named, sentence, lexicon) }
      }),
  )
  const times = [...text.matchAll(/(?<!\d)(?:[01]?\d|2[0-3]):[0-5]\d(?!\d)/g)].map(([time]) => time)
  const relations = everywhere
    .flatMap((sentence) => relationsIn(sentence, lexicon))
    .sort((a, b) => telling.indexOf(a.meaning) - telling.indexOf(b.meaning))
  return { sentences: sentences.map(cut), question: asked?.question ?? null, numbers, times, relations }
}

const LONGEST_PART = 4

/** The words after a part ("of the class") or before a bare number ("bags of") identify it. */
function saidWith(found: NumberInText, sentence: string, { small, asks, compares }: Lexicon): string {
  const [before, behind] = [sentence.slice(0, found.start), sentence.slice(found.end)]
  const ratio = ratioAround(sentence, found.start)
  if (ratio) return ratio
  // "5 pens - 160 rubles": a dash between spaces is not a minus.
  const minus = /(?:^|\s)[-−]$/u.test(before) ? '-' : ''
  const unit = /^\s?[²³]/u.exec(
    behind.slice(found.noun === '' ? 0 : behind.indexOf(found.noun) + found.noun.length),
  )?.[0]
  const text = `${minus}${found.text}${unit ?? ''}`
  if (/^\s?°/.test(behind)) return `${text}°`
  const isPart = found.value.d !== 1n || /%|\p{L}/u.test(sentence.slice(found.start, found.end))
  if (found.noun !== '') return text
  if (isPart) {
    const words: string[] = []
    for (const [word] of behind.replace(/^-(?:го|й|ный|ного)(?!\p{L})/u, '').matchAll(/\s+[\p{L}’'-]+|[^\s\p{L}]/gu)) {
      const plain = word.trim()
      if (!/\p{L}/u.test(plain) || words.length === LONGEST_PART) break
      words.push(plain)
      if (!small.test(plain)) break
    }
    while (words.length > 0 && small.test(words.at(-1)!)) words.pop()
    if (words.length > 0) return `${text} ${words.join(' ')}`
    if (/%/.test(text)) return text
  }
  const compared = compares.exec(behind.trimStart())
  if (compared) return `${text} ${compared[0]}`
  const words = before.replace(/[\s$€£₽−-]+$/u, '').split(/\s+/)
  const last = words.findLastIndex((word) => /\p{L}{2}/u.test(word) && !small.test(word))
  const close = last >= 0 && words.length - last <= 3 ? words.slice(last).join(' ') : ''
  return close !== '' && !/[,.;:?!\d]|(?<!\p{L})(?:and|or|и|или|а)(?!\p{L})/u.test(close) && !asks.test(close)
    ? `${close} ${text}`
    : text
}

/** The whole ratio `2 : 3 : 4` around a number; null if it is in none. */
function ratioAround(sentence: string, at: number): string | null {
  for (const match of sentence.matchAll(/\d+(?:\s?:\s?\d[\d ]*(?<! ))+/g))
    if (match.index <= at && at < match.index + match[0].length && !/^\d?\d:\d\d$/.test(match[0])) return match[0]
  return null
}

/** A bare "one" counts nothing: "which one", "one of them". */
const isTold = ({ text, noun, value }: NumberInText, { small }: Lexicon) =>
  !(value.n === 1n && value.d === 1n && !/\d/.test(text) && (noun === '' || small.test(noun)))

/** Takes the counted noun from the story reader, which is more reliable. */
function withNoun(
  found: NumberInText,
  text: string,
  sentence: string,
  spans: readonly { readonly noun: string; readonly span: readonly [number, number] }[],
): NumberInText {
  const at = text.indexOf(sentence) + found.start
  const span = spans.find((each) => each.span[0] === at)
  if (!span || span.noun === '' || span.noun === found.noun || found.text.includes(span.noun)) return found
  const said = sentence.slice(found.start, found.end)
  return sentence.slice(found.end).trimStart().startsWith(span.noun)
    ? { ...found, noun: span.noun, text: `${said} ${span.noun}` }
    : found
}

/** "20 km an hour" is no length and "9 dollars per kg" no amount of money: the whole rate identifies the number. */
function asRate(found: NumberInText, sentence: string): NumberInText {
  const behind = sentence.slice(found.end)
  const noun = found.noun === '' ? '' : (/^[\s-]*[^\s\d]+/u.exec(behind)?.[0] ?? '')
  if (!noun.includes(found.noun)) return found
  const per =
    /^\s?\/\s?\p{L}+|^\s(?:per|an?|each|в|за)\s(?:час|минуту|секунду|день|неделю|месяц|кг|кило\p{L}*|литр|метр|штуку|hours?|minutes?|seconds?|day|week|month|kg|kilo\p{L}*|lit(?:er|re)|piece|met(?:er|re))(?!\p{L})/iu.exec(
      behind.slice(noun.length),
    )?.[0]
  if (!per || found.text.includes(per.trim())) return found
  return { ...found, noun: `${found.noun}${per}`, text: `${found.text}${per}` }
}

function relationsIn(sentence: string, { relations }: Lexicon): StoryFacts['relations'] {
  const found = relations.flatMap(([meaning, pattern]) => {
    const match = pattern.exec(sentence)
    const said = match?.[0].trim() ?? ''
    const word = said === '%' ? (/\d+(?:[.,]\d+)?\s?%/.exec(sentence)?.[0] ?? said) : said
    return match ? [{ word, meaning, sentence: cut(sentence), at: match.index }] : []
  })
  // "3 times more than" is one relation, not two.
  return found
    .filter(
      (each) => !found.some((other) => other !== each && other.word.length > each.word.length && covers(other, each)),
    )
    .sort((a, b) => a.at - b.at)
    .map(({ word, meaning, sentence: where }) => ({ word, meaning, sentence: where }))
}

const covers = (a: { word: string; at: number }, b: { word: string; at: number }) =>
  a.at <= b.at && b.at < a.at + a.word.length

/** A question, with or without a question mark. */
export const isQuestion = (text: string): boolean =>
  text.includes('?') ||
  /^\s*(?:what(?:'?s| is| are| was| do| does| did| should| can| if| about| next| now)|who|whose|why|how|when|where|which|is|are|do|does|did|can|should|что|кто|почему|зачем|как|когда|где|какой|какая|какое|какие|сколько|можно|надо|нужно)(?!\p{L})/iu.test(
    text,
  )

/** Joins numbers as a list, as the story phrases them. */
export function listed(items: readonly string[], and: string): string {
  const some = [...new Set(items)].slice(0, 6)
  const last = some.at(-1)
  return some.length > 1 ? `${some.slice(0, -1).join(', ')} ${and} ${last}` : (last ?? '')
}
