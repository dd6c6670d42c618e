import type { Verdict } from '@lumi/contracts/chat'
import { type Expr, expressionsOf, isClosed, type Statement } from '../math/ast.ts'
import { type Language, latexOfStatement } from '../math/latex.ts'
import { isNumeral } from '../math/pieces.ts'
import { sameValue } from '../math/verify.ts'
import { regExpOf } from '../pattern.ts'
import { remembered } from '../remembered.ts'
import { formulasOf, safeValue } from './formulas.ts'
import { foldReply, mentionsIn } from './mentions.ts'
import { parseNotation } from './notation.ts'
import { inNotation } from './spoken-numbers.ts'

/** The result that the student states: "I say 3/4", "я думаю 0,5", "21:3 = 7". The last one if there are several. */
export const concluded = (message: string, language: Language): number | null =>
  conclusions(message, language)[0] ?? null

/** Read once for each message: every sentence of every draft asks for it. */
const conclusions = remembered((message, language) => [conclusionOf(message, language)])

function conclusionOf(message: string, language: Language): number | null {
  const cued = [...message.matchAll(saysSo)].at(-1)
  if (cued) {
    const rest = message.slice(cued.index + cued[0].length).replace(/^[\s$a-zа-я=:]*?(?=[-−\d])/iu, '')
    const number =
      /^[-−]?\d+(?:[.,]\d+)?(?:\s?\/\s?\d+)?(?![\d.,]*\s*(?:[-+*·×^√π]|\\pi|\\sqrt|пи(?!\p{L})|pi(?!\p{L})))/u.exec(
        rest,
      )?.[0]
    if (number) return numberOf(number)
  }
  const last = formulasOf(inNotation(message, language), language).findLast(({ signs }) => signs.includes('='))
  const end = last?.parts.at(-1)?.expr
  return end && isClosed(end) ? safeValue(end) : null
}
const saysSo =
  /(?<!\p{L})(?:i (?:say|think|guess|choose|picked?|got|get)|i'd say|my answer(?: is)?|so it'?s|я (?:думаю|считаю|выбираю)|думаю|мне кажется|по-моему|у меня|мой ответ|значит|получил\p{L}*|выш\p{L}+)(?:,)?(?:\s+(?:что|это|it'?s|that|is|it is|the answer is|x|ответ))*(?=\s*[-−\d$])/giu
const numberOf = (text: string): number => {
  const [above, below] = text
    .replace(/−/g, '-')
    .replace(',', '.')
    .split('/')
    .map((each) => Number(each))
  return below === undefined ? above! : above! / below
}

/** `49π`, `6√2`: the result that a message ends with, where it is no plain number; NaN if there is none. */
export function exactEnd(message: string): number {
  const [, written] =
    /(-?\d*(?:[.,]\d+)?\s?(?:π|\\?pi(?!\p{L})|пи(?!\p{L})|√\d+))\$?[\s.!?)]*$/u.exec(message.trim()) ?? []
  const expr = written ? parseNotation(written.replace(/\s?(?:\\?pi|пи)$/u, 'π')) : null
  return expr && isClosed(expr) ? safeValue(expr) : Number.NaN
}

/**
 * "Simplify 5x - 2(x - 4). I got 5x - 2x + 8 so far": the task and a line of work in one message. A line equal to the
 * task is correct; any other may concern a part, so its verdict is unknown (null).
 */
export function workBesideTask(task: Statement, said: readonly Statement[]): Verdict | null {
  const given = expressionsOf(task)[0]
  if (!given || (task.kind !== 'expression' && task.kind !== 'request')) return null
  const lines = said.flatMap((line) =>
    expressionsOf(line).filter((expr) => printed(expr) !== printed(given) && !isNumeral(expr) && expr.kind !== 'name'),
  )
  const last = lines.at(-1)
  return last && isClosed(last) === isClosed(given) && sameValue(last, given) === 'verified' ? 'correct' : null
}
const printed = (value: Expr) => latexOfStatement({ kind: 'expression', value })

const wrongWords =
  "(?:is|are|was)(?:n['’]t| not)|can(?:no|['’])t|wrong|incorrect|не (?:может|является|подход\\p{L}+|верн\\p{L}+|то)|здесь быть не|неверн\\p{L}+|неправильн\\p{L}+|ошибочн\\p{L}+"
const isSupposed = /(?<!\p{L})(?:would|if|were|бы|если|unless)(?!\p{L})/iu

/** "7 isn't the mean yet", "−9 здесь быть не может": the student's numbers that a sentence denies. */
export function deniedNumbers(sentence: string): number[] {
  if (isSupposed.test(sentence)) return []
  const text = foldReply(sentence)
  return mentionsIn(text)
    .filter(({ index, length }) =>
      regExpOf(`^\\$?(?:[\\s*_]+(?!и |and )\\p{L}+){0,2}?[\\s*_]*(?<!\\p{L})(?:${wrongWords})(?!\\p{L})`, 'iu').test(
        text.slice(index + length),
      ),
    )
    .map(({ value }) => value)
}

/** "The conclusion is wrong so far": denies the student's result as a whole. */
export const deniesResult = (sentence: string): boolean =>
  !isSupposed.test(sentence) &&
  /(?<!\p{L})(?:answer|result|conclusion|choice|вывод|ответ|результат|выбор)(?!\p{L})[^.;,?!]{0,14}(?<!\p{L})(?:wrong|incorrect|not (?:right|correct)|isn['’]t (?:right|correct)|неверн\p{L}+|неправильн\p{L}+|ошибочн\p{L}+)(?!\p{L})/iu.test(
    sentence,
  )
