import { ownWordsEn } from '../language/en/own-words.ts'
import type { OwnWords } from '../language/own-words.ts'
import { goesOnAsking } from '../language/result-marks.ts'
import { ownWordsRu } from '../language/ru/own-words.ts'
import type { Language } from '../math/latex.ts'
import { writeNumbers } from '../math/spoken.ts'
import { regExpOf } from '../pattern.ts'
import { asksSomething, sentencesOf } from './story/task-and-work.ts'

/** A message as the statement of a task and what is said about it, which begins with the student's own words. */
export interface StatementAndSaid {
  readonly statement: string
  readonly said: string
}

const ownWords: Readonly<Record<Language, OwnWords>> = { en: ownWordsEn, ru: ownWordsRu }

const whole = ({ joins }: OwnWords, words: string, flags: string) =>
  regExpOf(`(?<![\\p{L}\\d])(?:(?:${joins})[\\s,]+){0,8}(?:${words})(?!\\p{L})`, flags)

const patternsOf = (words: OwnWords) => ({
  own: whole(words, `${words.work}|${words.named}|${words.talk}`, 'giu'),
  work: whole(words, `${words.work}|${words.named}`, 'iu'),
  named: whole(words, words.named, 'iu'),
  ends: regExpOf(`(?<![\\p{L}\\d])(?:${words.talk}|${words.remark})(?!\\p{L})`, 'iu'),
})

const patterns = { en: patternsOf(ownWords.en), ru: patternsOf(ownWords.ru) }

const FEWEST_WORDS = 6
const MOST_SPLITS = 4

/** What may state a task: a number or a formula with something beside it, or a sentence. */
const mayState = (text: string): boolean =>
  (/[\d=^]/.test(text) && (text.match(/[\p{L}\d]+/gu) ?? []).length > 1) ||
  (text.match(/\p{L}+/gu) ?? []).length >= FEWEST_WORDS

/**
 * The places where a message may go over from its task to what is said about it, the first ones first: where own words
 * begin, with or without a sign before them, and where a sentence only calculates. Which of them it is, is for the readers
 * of the statement to say.
 */
export function statementsAndSaid(text: string, language: Language): readonly StatementAndSaid[] {
  const starts = [...text.matchAll(patterns[language].own)].map(({ index }) => index)
  const sentences = sentencesOf(text)
    .filter(({ text: each }) => isCalculation(each))
    .map(({ start }) => start)
  return [...new Set([...starts, ...sentences, ...behindFormula(text)])]
    .sort((one, other) => one - other)
    .map((at) => ({
      statement: text.slice(0, at).replace(/[\s,;:(—-]+$/u, ''),
      said: text.slice(at).trim(),
    }))
    .filter(({ statement, said }) => mayState(statement) && !goesOnWithTask(statement, said, language))
    .slice(0, MOST_SPLITS)
}

/**
 * "-3(x-2) > 9, -3x+6 > 9, x > -1": behind the first line, which is an equation or an inequality, the work may begin. In a
 * system the second line belongs to the task, so another reading decides where both make one.
 */
function behindFormula(text: string): readonly number[] {
  const lines = [...text.replace(/(?<=\d),(?=\d)/gu, '.').matchAll(/[^,;:\n?]+(?:[,;:\n]\s*|\?|$)/gu)]
  const ends: number[] = []
  for (const { 0: line, index } of lines.slice(0, 2)) {
    const end = index + line.length
    const isLine = /[=<>≤≥]/u.test(line) && /[a-zхуt]/iu.test(line)
    const isTold = (line.match(/\p{L}{3,}/gu) ?? []).length > MOST_WORDS || line.endsWith('?')
    if (!isLine || isTold || !/[=<>≤≥]/u.test(text.slice(end))) break
    ends.push(end)
  }
  return ends
}
const MOST_WORDS = 2

/** "36 x 18 = 648": a calculation, whose left side is one. */
const isCalculation = (sentence: string) => /\d\s*[-+*/:×·xх^]\s*\(?\d[^=]*=\s*[-\d]/iu.test(sentence)

/** The question of the task stands behind the words: "I did one part, what is the area?" */
function goesOnWithTask(statement: string, said: string, language: Language): boolean {
  if (ownWords[language].demands.test(said)) return true
  // "..., do | we get a calculator in paper 1", "if | I put in 3 coins".
  if (goesOnAsking[language].before.test(statement)) return true
  const isFormula = /=/.test(statement)
  return !isFormula && !asksSomething(statement, language) && goesOnAsking[language].behind.test(said)
}

/**
 * The result in what is said, without the words around it: "i got 13 remainder something and my dad says ..." holds "i got
 * 13 remainder something" and "13".
 */
export function resultsSaid({ statement, said: typed }: StatementAndSaid, language: Language): readonly string[] {
  // Who dictates the task dictates the result too; "is it zero" behind signs is a question.
  const said = /\d/.test(statement) || /\d/.test(typed) ? typed : writeNumbers(typed, language)
  const { work, named, ends } = patterns[language]
  const mark = work.exec(said)
  const own = mark ? said.slice(mark.index) : said
  const rest = own.slice(mark?.[0].length ?? 0)
  const stops = [rest.search(/[.!?;)](?:\s|$)|\s{2,}|\n/u), rest.search(ends)].filter((at) => at > 0)
  const plain = rest.slice(0, Math.min(...stops, rest.length)).replace(/[\s,(]+$/u, '')
  // Two results, of which the first is somebody else's: which one is right is the question.
  if (mark && /\d/.test(said.slice(0, mark.index))) return []
  if (!(said === typed ? /\d/ : /^\d/).test(plain.trim())) return []
  // A number that was said in words is a result only where it stands at once.
  const clause = `${mark?.[0] ?? ''}${plain}`
  const numbers = plain.match(/[-−]?\d+(?:[.,/]\d+)*/gu) ?? []
  // The value of a quantity on the way is no answer without its name.
  const ofNamed = mark && named.test(mark[0]) ? mark[0] : null
  const letter = ownWords[language].letters.find(([name]) => ofNamed !== null && name.test(ofNamed))?.[1]
  if (ofNamed !== null) return letter && numbers.length === 1 ? [clause, `${letter} = ${numbers[0]}`] : [clause]
  // "I took 65 for the molar mass" chooses a given.
  const isOwn = mark !== null && ownWords[language].results.test(mark[0])
  const bare = isOwn || /[-−+*/:·×^=√]/u.test(plain.trim().slice(1)) ? [plain.trim()] : []
  const alone = isOwn && numbers.length === 1 ? numbers : []
  return [...new Set([clause, ...bare, ...alone])].filter((each) => each !== typed)
}
