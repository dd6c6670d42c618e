import { asksForPart } from '../language/exam-notation.ts'
import type { Language } from './latex.ts'
import { solve } from './solve.ts'
import { readTask, readTaskInWords } from './task-reading.ts'
import { readConversion } from './tasks/conversions.ts'
import { readSizeQuestion } from './tasks/size-questions.ts'
import { writeStatement } from './written.ts'

/** Longer lists are a whole page: the student can send the rest again. */
const MOST_ITEMS = 10
const LONGEST_PART = 100
const marks: Readonly<Record<string, string>> = { digits: '123456789', latin: 'abcdefghij', russian: 'абвгдежзик' }

/**
 * Splits a numbered list into tasks, each with the instruction given for all: `1) 2x+5=11 2) 3x-4=8`, `a) simplify ...
 * b) factor ...`. null where the text is no list, or its lines are work on one task.
 */
export function tasksOfList(text: string, language: Language): string[] | null {
  for (const kind of Object.values(marks)) {
    const found = [...text.matchAll(/(?<=^|[\s;,:])(?:\(?([\p{L}\d])(?:\)|\.(?=\s))|№\s?(\d)(?=\s))\s*/giu)]
      .map(({ index, 0: whole, 1: plain, 2: numbered }) => ({
        mark: (plain ?? numbered ?? ' ').toLowerCase(),
        start: index,
        end: index + whole.length,
      }))
      .filter(({ mark }) => kind.includes(mark))
    const inOrder = found.filter(({ mark }, index) => mark === kind[index])
    if (inOrder.length < 2 || inOrder.length !== found.length || found.length > MOST_ITEMS) continue
    const head = trimmed(text.slice(0, found[0]?.start ?? 0).replace(/[\s:;,.]+$/u, ''))
    const all = found.map(({ end }, index) => trimmed(text.slice(end, found[index + 1]?.start)))
    // An essay after the list is not part of a task.
    const last = all.findLastIndex((item) => /\d/.test(item)) + 1
    const items = last >= 2 ? all.slice(0, last) : all
    // The last line of a student's own work states the answer.
    const isWork = items.slice(1).some((item) => /^[a-zхуA-Z]\s*=\s*[-\d.,/\s]+$/u.test(item))
    if (isWork || items.some((item) => !/\d/.test(item) || isValue(item))) continue
    const tasks = items.map((item) => withHead(head, item, language))
    // "(c) Hence find the equation of the tangent": a part without a number of its own waits with the others.
    const further = all
      .slice(items.length)
      .filter((item) => item.length < LONGEST_PART && asksForPart[language].test(item))
    if (tasks.every((task) => readTask(task, language) !== null)) return [...tasks, ...further]
  }
  return (
    calculationsInARow(text, language) ??
    relationsInARow(text, language) ??
    conversionsInARow(text, language) ??
    twoJoined(text, language)
  )
}

/** A number or several; "7 - 2.86" is to be calculated. */
const isValue = (item: string) => /^[-\d\s.,√]+$/u.test(item) && !/\d\s?-\s?\d/u.test(item)

const trimmed = (text: string) => text.replace(/[\s;,.]+$/u, '').trim()

/**
 * "Solve 2x + 3 = 11 and also 3y - 1 = 8", "what is 15% of 80 and then whats 20% of 60": two whole tasks in one sentence. Two
 * equations in the same letters are a system or work on one task, and "20% of that" goes on with the first result.
 */
function twoJoined(text: string, language: Language): string[] | null {
  const parts = text.replace(/[?.!\s]+$/u, '').split(joint[language])
  const [first = '', second = '', ...others] = parts
  if (second === '' || others.length > 0) return null
  if (parts.every((part) => percentOf.test(part))) return parts.map(trimmed)
  const letters = parts.map(lettersOfFormula)
  const [own = [], next = []] = letters
  const areApart = own.length > 0 && next.length > 0 && own.every((letter) => !next.includes(letter))
  const areWhole = parts.every((part) => part.includes('=') && !/^\s*[a-z]\s*=\s*[-\d.,/\s]+$/iu.test(part))
  const isOneLetter = letters.every((each) => new Set(each).size === 1)
  if (!areApart || !areWhole || !isOneLetter) return null
  return parts.every((part) => readTask(part, language)?.task.kind === 'equation')
    ? [trimmed(first), trimmed(second)]
    : null
}

/** The letters of a formula behind words such as "solve"; none where more stands beside it. */
function lettersOfFormula(part: string): readonly string[] {
  const tokens = part.split(/\s+/)
  const formula = tokens.slice(tokens.findIndex((token) => !/^\p{L}{3,}$/u.test(token))).join(' ')
  return /^[-+*/^().,=\d\sa-zA-Z²³]+$/.test(formula) ? (formula.match(/[a-zA-Z]/g) ?? []) : []
}

const joint: Readonly<Record<Language, RegExp>> = {
  en: /,?\s+(?:and\s+(?:also|then)|and|also|then)\s+/iu,
  ru: /,?\s+(?:и\s+ещё|и\s+еще|и\s+также|а\s+также|а\s+потом|потом|и)\s+/iu,
}
const percentOf =
  /^(?:(?:what\s?(?:['’]?s|is)|find|calculate|work out|сколько будет|чему равн[оы]|найди(?:те)?|вычисли(?:те)?)\s+)?\d+(?:[.,]\d+)?\s?%\s+(?:of|от)\s+\d+(?:[.,]\d+)?$/iu

/** "Calculate 345 x 12, 678 / 6 and 90 - 45 + 3": unnumbered calculations, each with an operator. */
function calculationsInARow(text: string, language: Language): string[] | null {
  if (/[=<>≤≥≈]/.test(text) || readSizeQuestion(text, language)) return null
  const apart = language === 'ru' ? /,\s+|;|\n|\s+и\s+(?:ещё\s+)?/iu : /,\s+|;|\n|\s+and\s+(?:also\s+)?/iu
  const parts = text.split(apart).map(trimmed)
  const isOne = (part: string) => /^(?=.*\d\s*[-+*/:×÷·x^]\s*\(?\d)[-+*/:×÷·x^()\d\s.,²³√%]+$/u.test(part)
  const [first = '', ...rest] = parts
  const own = first.replace(/^[\p{L}\s':]+(?=[\d(√-])/u, '')
  const items = [own, ...rest]
  if (items.length < 2 || items.length > MOST_ITEMS || !items.every(isOne) || new Set(items).size < items.length)
    return null
  return items.every((item) => readTask(item, language) !== null) ? items : null
}

/**
 * "2x + 3 = 7, 5x - 1 = 14, x/2 = 4": at least three equations and inequalities in one letter that have nothing to do with
 * each other. Two may be a task and a step that loses or gains roots: `√(x + 6) = x`, `x + 6 = x²`.
 */
function relationsInARow(text: string, language: Language): string[] | null {
  const parts = text
    .split(/[,;]\s+|\n|\s;/u)
    .map(trimmed)
    .filter((part) => part !== '')
  // "... its three different ones": words about the list are no part of it.
  const items = parts.map((part) => part.replace(/(?<!\s)(?:\s*\.)?\s+\p{L}{2}[\p{L}\s']*$/u, '').trim())
  if (items.length < FEWEST_APART || items.length > MOST_ITEMS || !items.every(isRelation)) return null
  // A line of work keeps the solution of the line before it, but for a slip. Tasks may have the same one by chance.
  const solutions = items.map((item) => solutionOf(item, language))
  const areApart =
    solutions.every((each, at) => each !== null && each !== solutions[at - 1]) &&
    new Set(solutions).size >= FEWEST_APART
  // Inequalities alone are a system.
  return areApart && !items.every((item) => /[<>≤≥]/.test(item)) ? items : null
}
const FEWEST_APART = 3

/** "Convert 3.5 h to min, 2500 m to km, 72 km/h to m/s": the verb stands once. */
function conversionsInARow(text: string, language: Language): string[] | null {
  const verb = /^\s*(convert|переведи(?:те)?|перевести|вырази(?:те)?)\s+(?=\d)/iu.exec(text)
  if (!verb) return conversionsApart(text, language)
  const parts = text
    .slice(verb[0].length)
    .split(/[,;]\s+|\n|\s+(?:and|и)\s+(?=\d)/u)
    .map(trimmed)
    .filter((part) => part !== '')
  if (parts.length < 2 || parts.length > MOST_ITEMS || !parts.every((part) => /^\d/.test(part))) return null
  const items = parts.map((part) => `${verb[1]} ${part}`)
  return items.every((item) => readTaskInWords(item, language) !== null) ? items : null
}

/** "3.4 km in m and 250 ml in l": each is one by itself; what is said behind them is left out. */
function conversionsApart(text: string, language: Language): string[] | null {
  const parts = text.replace(/[?.\s]+$/u, '').split(/,?\s+(?:and|и)\s+|[,;]\s+/iu)
  const own = parts.filter((part) => readConversion(part, language) !== null)
  const isFirst = own.every((part, index) => part === parts[index])
  return own.length >= 2 && own.length <= MOST_ITEMS && isFirst ? own : null
}

/** One relation of one letter that is not solved for it. */
function isRelation(item: string): boolean {
  const letters = new Set(item.replace(/(?:sin|cos|tan|tg|ctg|cot|log|ln|lg|sqrt)/giu, ' ').match(/\p{L}/gu) ?? [])
  const isSolved = /^\s*\p{L}\s*(?:=|[<>≤≥]=?)\s*[-\d.,/\s]+$/u.test(item)
  return letters.size === 1 && !isSolved && /^[^=<>≤≥]+(?:[<>]=?|[=≤≥])[^=<>≤≥]+$/u.test(item)
}

function solutionOf(item: string, language: Language): string | null {
  const task = readTask(item, language)?.task
  const solved = task && solve(task)
  return solved && 'solution' in solved ? writeStatement(solved.solution.answer) : null
}

/** Prepends the text before the list if it changes what the tasks ask; a greeting does not. */
function withHead(head: string, item: string, language: Language): string {
  if (!head || head.length >= 80 || /\d/.test(head)) return item
  const [own, both] = [item, `${head} ${item}`].map((text) => readTask(text, language))
  if (!both) return own ? item : `${head} ${item}`
  return own && writeStatement(own.task) === writeStatement(both.task) ? item : `${head} ${item}`
}
