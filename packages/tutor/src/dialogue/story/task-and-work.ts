import { furtherTaskWords } from '../../language/further-task-words.ts'
import type { Language } from '../../math/latex.ts'

export interface Sentence {
  readonly text: string
  readonly start: number
}

export function sentencesOf(text: string): Sentence[] {
  const found: Sentence[] = []
  let start = 0
  for (const { index, 0: gap } of text.matchAll(/(?<=[.!?;…]|\p{L}{2}\))\s+|\n+/gu)) {
    found.push({ text: text.slice(start, index), start })
    start = index + gap.length
  }
  return [...found, { text: text.slice(start), start }].filter((each) => each.text.trim() !== '')
}

/** A task in words ends where the student's own words or calculations begin. */
export function taskAndWork(text: string, language: Language): { task: string; own: string } {
  const sentences = sentencesOf(text)
  const end = sentences.find(
    ({ text: each, start }) =>
      furtherTaskWords[language].own.test(each) ||
      isCalculated(each) ||
      (isEquationOnly(each) && asksSomething(text.slice(0, start), language)),
  )
  return end
    ? { task: text.slice(0, end.start).trim(), own: text.slice(end.start).trim() }
    : { task: text.trim(), own: '' }
}

/**
 * Where the task of a message ends and the student's own words or calculations begin; the whole length where it asks
 * nothing before them.
 */
export function taskEnd(text: string, language: Language): number {
  const { task, own } = taskAndWork(text, language)
  const guess = furtherTaskWords[language].guess.exec(task)
  const end = guess ? guess.index : own === '' ? text.length : text.lastIndexOf(own)
  return asksSomething(text.slice(0, end), language) ? end : text.length
}

/** "What is the area?", and no "is it 7?" about the student's own number. */
export const asksSomething = (task: string, language: Language): boolean =>
  sentencesOf(task).some(
    ({ text }) => furtherTaskWords[language].asks.test(text) && !furtherTaskWords[language].checks.test(text),
  )

/** `F = 1000*10*200 = 2000000`, `4/10 x 3/9 = 12/90`, "20% of 48 = 9.60": work. `g = 10` is a given. */
const isCalculated = (text: string): boolean =>
  /\d\s*%\s*\p{L}{1,3}\s+\$?\d[^=\p{L}]*=/u.test(text) ||
  /\d\s*[-+*/:×·x^]\s*\(?\d[^=]*=|=[^=,;]*\d\s*[-+*/:×·x^]\s*\(?\d/iu.test(text)

/** `w + w + 5 = 46` alone behind the question of a task. `g = 10` is a given. */
const isEquationOnly = (text: string): boolean =>
  /^[^=]*=[^=]*$/u.test(text) &&
  /\p{L}/u.test(text) &&
  /[-+*/:×·^(]|\d\p{L}/u.test(text) &&
  !/\p{L}{3}/u.test(text) &&
  !/^\s*\p{L}{1,2}\s*=\s*[\d.,]+\s*(?:\p{L}{1,3}(?:\/\p{L}{1,3}[²2]?)?)?\s*[.;,]*\s*$/u.test(text)
