import type { Statement } from '../math/ast.ts'
import { hasOwnNumbers } from './foreign.ts'
import { type Formula, formulasOf } from './formulas.ts'
import { foldReply, type Mention, mentionsIn } from './mentions.ts'
import { type Seal, statementsIn } from './seal.ts'
import { inNotation, withPlainNumbers } from './spoken-numbers.ts'

/** One sentence of a reply with the analyses that the detectors share. */
export interface Look {
  readonly text: string
  /** Lower case, with normalized digits and joined spelled-out words (`foldReply`). */
  readonly folded: string
  readonly mentions: readonly Mention[]
  /** Number words as digits, calculations in words as notation. */
  readonly notation: string
  readonly formulas: readonly Formula[]
  /** The statements that the core reads in it, as it would in a student's message, also in words. */
  readonly lines: () => readonly Statement[]
  /** The reply up to this sentence. */
  readonly before: string
  readonly isQuestion: boolean
  /** The sentence belongs to an example with other numbers. */
  readonly isExample: boolean
  /** The tutor corrects its own earlier statement. */
  readonly isAdmission: boolean
  /** It substitutes a value as a check, or proves a result that is already known. */
  readonly isTest: boolean
}

const example =
  /(?<!\p{L})(?:for (?:example|instance)|e\.g|examples?|another (?:one|equation|example|example)|a (?:similar|different|smaller|simpler|new|cousin)|different (?:equation|numbers?|one)|other numbers|another|imagine|suppose|say,|compare|take (?:a|an|any|some) (?:simple|easy|true|small)\p{L}*|think of|like in|if (?:someone|somebody|a|an)|in another|for my numbers|with my numbers|на числах|моих чис\p{L}+|мои числ\p{L}+|например|допустим|пример\p{L}*|похож\p{L}+|друг(?:ой|ого|ому|ом|их|ими|ое|ую|ая)|представь|предположим|скажем|возьм[её]м|возьми (?:прост\p{L}+|люб\p{L}+|как\p{L}+-нибудь|верн\p{L}+)|сравни|для сравнения|если бы|как если)(?!\p{L})/iu
/** "2 < 6 is true": two numbers compared begin an example. */
const comparison = /(?<![\w^+*/=-]\s?)-?\d+(?:[.,]\d+)?\s?[<>]\s?-?\d+(?:[.,]\d+)?(?![\d^*/+\p{L}]|\s?[<>=])/u
const test =
  /(?<!\p{L})(?:test|check|verify|try|let'?s see|does it fit|put (?:it|that|them|your)|провер\p{L}+|подстав\p{L}+|попробу\p{L}+|испыта\p{L}+|don'?t need|not needed|would be|would mean|would give|не нужн\p{L}+|не понадоб\p{L}+|было бы|вышло бы|получилось бы)(?!\p{L})/iu

const admission =
  /(?<!\p{L})(?:my (?:mistake|slip|error|fault|bad)|i (?:was wrong|made (?:a|an)|slipped|mis\p{L}+)|sorry|ошибка моя|моя ошибка|я (?:ошиб\p{L}+|неверно|неправильно|оговор\p{L}+|был\p{L}* неправ\p{L}*)|извини|прости)(?!\p{L})/iu

export function lookAt(told: string, before: string, seal: Seal, paragraph: string): Look {
  const text = withPlainNumbers(told, seal.language)
  const folded = foldReply(text)
  // A number in dollars is a number: "28 more than a hundred".
  const notation = inNotation(text.replace(/\$\s?(\d+(?:[.,]\d+)?)\s?\$/g, '$1'), seal.language)
  let lines: readonly Statement[] | null = null
  return {
    text,
    folded,
    lines: () =>
      (lines ??= [
        ...statementsIn(text, seal.language),
        ...(hasSpokenLetter(text)
          ? [asLine(notation), ...spokenBinomials(asLine(notation))].flatMap((line) =>
              statementsIn(line, seal.language),
            )
          : []),
      ]),
    mentions: mentionsIn(folded),
    notation,
    formulas: formulasOf(text, seal.language),
    before,
    isQuestion: /\?["»”)*_\s]*$/.test(text),
    // An example uses numbers of its own.
    isExample:
      ((example.test(text) || example.test(paragraph) || comparison.test(`${paragraph} ${text}`)) &&
        mentionsIn(foldReply(`${paragraph} ${text}`)).some(
          // The sealed answer is no number of an example.
          ({ value, isWord }) =>
            !(isWord && value <= 3) &&
            !isAmong(value, seal.numbers) &&
            !seal.answers.some(({ values }) => isAmong(value, values.map(Math.abs))),
        )) ||
      hasOwnNumbers(formulasOf(`${paragraph}\n${text}`, seal.language), seal),
    isAdmission: admission.test(text) || admission.test(lastSentence(before)),
    isTest: test.test(text) || test.test(lastSentence(paragraph)),
  }
}

const hasSpokenLetter = (text: string) =>
  /(?<!\p{L})(?:x|y|n|a|икс\p{L}*|х)(?!\p{L})|(?<!\p{L})\p{L} (?:squared|cubed|в квадрате|в кубе)(?!\p{L})/iu.test(text)

/** Operators in words as symbols, so that the core can parse the line: "6 minus 2 x", "x - 13 is 0". */
const asLine = (notation: string): string =>
  notation
    .replace(/ (?:minus|минус) /g, ' - ')
    .replace(/ (?:plus|плюс|и ещ[её]|and another) /g, ' + ')
    .replace(/(?<!\p{L})([аxухa-z]) (?:squared|в квадрате)(?!\p{L})/giu, '$1^2')
    .replace(/(?<!\p{L})([аxухa-z]) (?:cubed|в кубе)(?!\p{L})/giu, '$1^3')
    .replace(/(?<!\p{L})[аху](?=\^)/gu, (letter) => ({ а: 'a', х: 'x', у: 'y' })[letter]!)
    .replace(/(?<!\p{L})икс\p{L}*/gu, 'x')
    .replace(/(?<=[\dxyna)]) (?:is|equals|gives|makes|равно|равен|это|будет) (?=[\d(-])/g, ' = ')

/** `x - 7` and `x + 7` of a sentence that names them between other words. */
const spokenBinomials = (line: string): string[] =>
  [...line.matchAll(/(?<![\p{L}\d])\d*[a-z](?:\^\d)? [-+] \d+(?![\p{L}\d])/gu)].map(([binomial]) => `$${binomial}$`)

/** By its place: a pattern at the end of a text tries every character before it. */
function lastSentence(text: string): string {
  const told = text.trimEnd()
  const isEnd = (at: number) => /[.!?]/.test(told[at]!)
  let start = told.length
  if (start > 0 && isEnd(start - 1)) start--
  while (start > 0 && !isEnd(start - 1)) start--
  return told.slice(start)
}

export const near = (a: number, b: number) => Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a), Math.abs(b))
export const isAmong = (value: number, all: Iterable<number>) => {
  for (const each of all) if (near(each, value)) return true
  return false
}

export const around = (text: string, { index, length }: Pick<Mention, 'index' | 'length'>) =>
  text.slice(Math.max(0, index - 40), index + length + 30)
