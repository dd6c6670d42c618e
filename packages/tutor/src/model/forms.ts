import { formulasOf, lettersOf, safeValue } from '../guard/formulas.ts'
import { foldReply, mentionsIn } from '../guard/mentions.ts'
import { withPlainNumbers } from '../guard/spoken-numbers.ts'
import { answerWords, isEmptyWord } from '../language/answer-words.ts'
import { turnsFrom } from '../language/denial.ts'
import { either } from '../language/either.ts'
import { hearAnswer } from '../language/hear.ts'
import { type Expr, isClosed } from '../math/ast.ts'
import type { Language } from '../math/latex.ts'
import { isNumeral } from '../math/pieces.ts'
import { sameValue } from '../math/verify.ts'
import { regExpOf } from '../pattern.ts'
import { asksSeveral, partsOf, standsIn } from './noted.ts'
import { contradicts, meaningsIn } from './same-words.ts'

/**
 * Whether a message gives the noted answer in the student's own words: "57.60. that's so annoying" gives "57.6", "8
 * makes the first 0 and -3 the second" gives "8 and -3", "the old one" gives "the old price". One sentence must contain
 * the numbers, expressions and content words of the note, and nothing else that would need grading.
 *
 * @returns null if undecided: the model has to judge
 */
export function saysForm(form: string, text: string, question: string, language: Language): 'right' | 'part' | null {
  // The numbers of "-6 < -16" say nothing without their sign.
  if (/[<>≤≥]/.test(form)) return null
  const wanted = contentOf(form, language)
  const asked = contentOf(question, language)
  const known = [...asked.values, ...asked.operands]
  const telling = wanted.words.filter((word) => !asked.words.some((each) => isSameWord(each, word)))
  const words = telling.length > 0 ? telling : wanted.words
  const isOfWords = wanted.values.length === 0 && wanted.exprs.length === 0
  if (isOfWords && words.length === 0) return null
  const sentences = sentencesOf(text).map((sentence) => ({ ...contentOf(sentence, language), sentence }))
  const whole = contentOf(text, language)
  if (whole.yesNo !== null && wanted.yesNo !== null && whole.yesNo !== wanted.yesNo) return null
  if (contradicts(form, text, language)) return null
  const parts = isOfWords ? wordsOfParts(form, language, asked.words) : []
  let part: 'part' | null = null
  for (const [index, said] of sentences.entries()) {
    const later = sentences.slice(index + 1)
    if (later.some(({ sentence, values }) => values.length > 0 && correction.test(sentence))) continue
    // A further expression is work of its own: "2 times 3, so it is 7 - 2x - 6".
    const isMore = [said, ...later].some(({ exprs }) =>
      exprs.some((each) => !hasSame(wanted.exprs, each) && !hasSame(asked.exprs, each)),
    )
    if (isMore) continue
    if (isOfWords) {
      const extra = sentences.flatMap(({ values }) => values).filter((value) => !isAmong(value, [...known, ...plain]))
      if (extra.length > 0 || !saysAll(words, said.words, said.sentence)) continue
      // "Yesterday" is half of "yesterday, lost", where both are asked for.
      const isOf = (each: readonly string[]) => each.some((word) => whole.words.some((own) => isSameWord(own, word)))
      if (parts.length < 2 || parts.every(isOf)) return 'right'
      if (asksSeveral(question)) part = 'part'
      continue
    }
    if (isDenied(said.sentence) && !isDenied(form)) continue
    const hasExprs = wanted.exprs.every((each) => hasSame(said.exprs, each))
    const found = wanted.values.filter((value) => isAmong(value, said.values))
    if (hasExprs && isConclusion(wanted, said)) return 'right'
    const extra = said.values.filter((value) => !isAmong(value, wanted.values) && !isAmong(value, known))
    if (!hasExprs || extra.some((value) => !isAmong(value, plain))) continue
    if (found.length === wanted.values.length) return 'right'
    if (found.length > 0) part = 'part'
  }
  return wanted.values.length > 1 && saysInTurn(wanted, text, known, language) ? 'right' : part
}

/** Several values that were found one after the other: "the first is 5 - 2*0 = 5. the second 5 - 6 - 6 = -7". */
function saysInTurn({ values, exprs }: Content, text: string, known: readonly number[], language: Language): boolean {
  if (exprs.length > 0) return false
  let found = 0
  for (const line of text.split('\n')) {
    if (contentOf(line, language).exprs.length > 0) return false
    for (const sentence of sentencesOf(line)) {
      const said = contentOf(sentence, language)
      const extra = said.values.filter((value) => !isAmong(value, [...values, ...known, ...plain]))
      if (isDenied(sentence) || extra.length > 0) return false
      for (const value of said.values) if (found < values.length && isSame(value, values[found]!)) found++
      if (found === values.length) return true
    }
  }
  return false
}

/** The words of each part of a noted answer that the question does not have. */
const wordsOfParts = (form: string, language: Language, asked: readonly string[]): readonly (readonly string[])[] =>
  partsOf(form)
    .map((each) => contentOf(each, language).words.filter((word) => !asked.some((own) => isSameWord(own, word))))
    .filter((each) => each.length > 0)

/** A further expression is work of its own: "2 times x and 2 times 3, so it is 7 - 2x - 6". */
export function goesOnWithWork(form: string, text: string, question: string, language: Language): boolean {
  const [wanted, asked, said] = [form, question, text].map((each) => contentOf(each, language).exprs)
  return said!.some((each) => !hasSame(wanted!, each) && !hasSame(asked!, each))
}

/** "The bus 50, the car 70, together 120": the one number that is wanted, behind those it comes from, each with its name. */
const isConclusion = (wanted: Content, said: Content): boolean => {
  const [only, ...others] = wanted.values
  const last = said.values.at(-1)
  const isNamed = said.words.length >= said.values.length && said.values.length <= 4
  return only !== undefined && others.length === 0 && last !== undefined && isSame(last, only) && isNamed
}

const reasons = `(?<=\\p{L}|\\d|[?.,!])\\s+(?:${either(answerWords.reasons)})(?!\\p{L})[^.?!\\n]*`
const hasReason = regExpOf(reasons, 'iu')
const reason = regExpOf(reasons, 'giu')

/**
 * What of a message may answer a question: not the reason that is given ("2? because 2/5"), not the percentages of the
 * question itself ("but it's the same 25%").
 */
export function answering(text: string, question: string): string {
  const own = text.replace(reason, ' ')
  const asked: readonly string[] = question.match(/\d+(?:[.,]\d+)?\s?%/gu) ?? []
  return own.replace(/\d+(?:[.,]\d+)?\s?%/gu, (percent) => (asked.includes(percent) ? ' ' : percent))
}

/** The part in front of the first line of work: "more, 20 more. so 2x = 8"; null if there is none. */
export const inFrontOfWork = (text: string): string | null => partsByWork(text)?.front ?? null

/** The work from its first line on, where something is said in front of it. */
export const workBehind = (text: string): string | null => partsByWork(text)?.work ?? null

function partsByWork(text: string): { front: string; work: string } | null {
  const sentences = sentencesOf(text)
  const at = sentences.findIndex((each) => /[=<>≤≥]/.test(each))
  return at > 0 ? { front: sentences.slice(0, at).join(' '), work: sentences.slice(at).join('\n') } : null
}

/**
 * Whether a message is the wrong answer that was noted. A right answer may stand among other words; a wrong one counts
 * only where it is all that is said: its number is the only one, and it has a word that the question does not have.
 */
export function saysSlip(form: string, text: string, question: string, language: Language): boolean {
  const [wanted, asked, said] = [form, question, text].map((each) => contentOf(each, language)) as [
    Content,
    Content,
    Content,
  ]
  if (wanted.values.length + wanted.exprs.length === 0) {
    const isTelling = wanted.words.some((word) => !asked.words.some((each) => isSameWord(each, word)))
    return isTelling && saysForm(form, text, question, language) === 'right'
  }
  // "4800 along the motion" is not every 4800.
  const telling = wanted.words.filter((word) => !asked.words.some((each) => isSameWord(each, word)))
  if (telling.length > 0 && !telling.some((word) => said.words.some((each) => isSameWord(each, word)))) return false
  const known = [...wanted.values, ...wanted.operands, ...asked.values, ...asked.operands]
  const isMore =
    [...said.values, ...said.operands].some((value) => !isAmong(value, known)) ||
    said.exprs.some((each) => !hasSame([...wanted.exprs, ...asked.exprs], each))
  return !isMore && saysForm(form, text, question, language) === 'right'
}

/** The numbers that a text gives on their own or as results; none where it denies what it says. */
export const valuesSaid = (text: string, language: Language): readonly number[] =>
  sentencesOf(text).flatMap((sentence) => (isDenied(sentence) ? [] : contentOf(sentence, language).values))

/**
 * Whether the number of a noted answer is what the message comes to: the result of its last calculation, "F = 0.54/10 =
 * 0.054 N", or all that its first clause says, "well of 4000, because ...". A number in passing is no answer.
 */
export function concludesWith(form: string, text: string, question: string, language: Language): boolean {
  const [value, ...others] = valuesSaid(form, language)
  if (value === undefined || others.length > 0 || turnsFrom(text)) return false
  const sentences = sentencesOf(text)
  if (sentences.some((each) => isDenied(each) || correction.test(each))) return false
  const [first = ''] = clausesOf(text)
  const clause = contentOf(first, language)
  const asked = contentOf(question, language)
  const isShort = clause.words.every((word) => word.length < 4 || asked.words.some((each) => isSameWord(each, word)))
  const isAll =
    !first.includes('=') && clause.values.length === 1 && clause.operands.length === 0 && clause.exprs.length === 0
  if (isAll && isShort && clause.yesNo === null && isSame(clause.values[0]!, value)) return true
  const last = sentences.findLast((each) => contentOf(each, language).values.length > 0)
  const result = last?.includes('=') ? contentOf(last, language).values.at(-1) : undefined
  return result !== undefined && isSame(result, value)
}

/** "Not 4000", "0.05 cannot be it": the clause of the first number denies something. */
export const refusesNumber = (text: string): boolean =>
  denial.test(clausesOf(text).find((each) => /\d/.test(each)) ?? '')

const clausesOf = (text: string): string[] => text.split(/[.;!?\n](?!\d)|,(?!\d)/u)

/** The sentences of a message that have words of their own: none of the notes, no question and no line of work. */
export function saidBeside(text: string, question: string, notes: readonly string[], language: Language): string[] {
  const known = notes.flatMap((each) => contentOf(each, language).words)
  const values = notes.flatMap((each) => (hasReason.test(each) ? [] : contentOf(each, language).values))
  // What is noted stands in it, or the numbers that are noted are all that it tells.
  const isNoted = (sentence: string) => {
    const said = contentOf(sentence, language)
    return (
      notes.some(
        (each) =>
          standsIn(each, sentence, language).size > 0 || saysForm(each, sentence, question, language) === 'right',
      ) ||
      (said.values.length > 0 && said.exprs.length === 0 && said.values.every((value) => isAmong(value, values)))
    )
  }
  const isBeside = (sentence: string) =>
    !/[?=<>^()]/.test(sentence) &&
    (sentence.match(/\p{L}{2,}/gu) ?? []).length > 2 &&
    !isNoted(sentence) &&
    contentOf(sentence, language).words.some((word) => !known.some((each) => isSameWord(each, word)))
  const sentences = sentencesOf(text)
  return sentences.length > 1 ? sentences.filter(isBeside) : []
}

/** Numbers that may be ordinary words, as in "the first 0", "one of them". */
const plain = [0, 1]

interface Content {
  /** Numbers given on their own or as results, with their signs; 80 for 80 %. */
  readonly values: readonly number[]
  /** The operands of true calculations and comparisons. */
  readonly operands: readonly number[]
  /** Expressions with letters. */
  readonly exprs: readonly Expr[]
  readonly words: readonly string[]
  readonly yesNo: 'yes' | 'no' | null
}

const partOf = regExpOf(`^\\s+(?:${either(answerWords.partOf)})(?!\\p{L})`, 'u')
const negative = regExpOf(`(?:^|[\\s(=:])[-−]\\s?$|(?:${either(answerWords.minus)})\\s+$`, 'iu')

function contentOf(source: string, language: Language): Content {
  const text = withPlainNumbers(
    source
      .replaceAll('$', ' ')
      .replace(/[−–](?=\s?\d)/g, '-')
      .replace(/(?<=\d)(?:\s+[xх]\s+(?=-?\d)|[xх](?=\d))/giu, ' * ')
      // The 3 of `м3` is no number.
      .replace(/(?<=(?<!\p{L})[кkсcдdмm]?[мm])[23](?![\d\p{L}])/giu, ''),
    language,
  )
  const values: number[] = []
  const operands: number[] = []
  const exprs: Expr[] = []
  let rest = text
  for (const { parts, signs, start, end } of formulasOf(text, language)) {
    const read = parts.flatMap(({ expr }) => expr ?? [])
    if (read.length === 0) continue
    rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end)
    const closed = read.filter(isClosed)
    const numbers = closed.map(amount)
    const isTrue = signs.every((sign, at) => holds(numbers[at], sign, numbers[at + 1])) && closed.length === read.length
    if (lettersOf(...parts).length > 0) exprs.push(...read.filter((each) => !isClosed(each) && each.kind !== 'name'))
    // What a wrong calculation should have come to is nothing that was said.
    if (!isTrue) values.push(...closed.filter(isNumeral).map(amount))
    else {
      // In `5 + 30 = 35 > 14` the result is 35.
      const equal = signs.findIndex((sign) => sign !== '=')
      const result = signs[0] === '=' ? (equal < 0 ? numbers.length - 1 : equal) : -1
      if (result >= 0) values.push(numbers[result]!)
      else if (signs.length === 0) values.push(...numbers)
      operands.push(...numbers.filter((_, at) => at !== result), ...closed.flatMap(leaves))
      // The left side of a comparison may be the answer.
      if (signs.length > 0 && signs[0] !== '=') values.push(numbers[0]!)
    }
  }
  const folded = foldReply(rest)
  for (const { value, index, isWord, length } of mentionsIn(folded)) {
    if (isWord && value <= 1 && partOf.test(folded.slice(index + length))) continue
    values.push(negative.test(folded.slice(0, index)) ? -value : value)
  }
  const { meanings, rest: others } = meaningsIn(rest.toLowerCase(), language)
  const words = [...meanings.map((each) => `${MEANING}${each}`), ...wordsOf(others)]
  return { values, operands, exprs, words, yesNo: yesNoOf(source, language) }
}

/** Marks a meaning among the words of a text, so that it is equal to no word. */
const MEANING = '='

const amount = (expr: Expr): number =>
  expr.kind === 'number' && expr.style === 'percent' ? 100 * safeValue(expr) : safeValue(expr)

const leaves = (expr: Expr): number[] => {
  if (expr.kind === 'number') return [amount(expr)]
  if (expr.kind === 'name' || expr.kind === 'constant') return []
  if (expr.kind === 'call') return expr.args.flatMap(leaves)
  return 'of' in expr ? leaves(expr.of) : [...leaves(expr.left), ...leaves(expr.right)]
}

function holds(a: number | undefined, sign: string, b: number | undefined): boolean {
  if (a === undefined || b === undefined) return false
  if (sign === '=') return isSame(a, b)
  return sign.startsWith('<') ? a < b : sign.startsWith('>') ? a > b : true
}

const isSame = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b))
const isAmong = (value: number, all: readonly number[]) => all.some((each) => isSame(each, value))
const hasSame = (all: readonly Expr[], wanted: Expr) => all.some((each) => sameValue(each, wanted) === 'verified')

export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?…])\s+|(?<=[.!?…])(?=\p{L})|\n|;\s/u)
    .map((each) => each.trim())
    .filter((each) => each !== '')

const correction = regExpOf(`^(?:oh )?(?:${either(answerWords.corrections)})(?!\\p{L})`, 'iu')
const denial = regExpOf(`(?<!\\p{L})(?:${either(answerWords.denials)})(?!\\p{L})`, 'iu')
/** "Not 6". A denial after the number is about something else: "-6, so 1 is no root". */
const isDenied = (text: string): boolean => {
  const [before = ''] = text.split(/\d/)
  return denial.test(before)
}

const wordsOf = (text: string): string[] => [
  ...new Set(
    (
      text
        .toLowerCase()
        .replaceAll('ё', 'е')
        .match(/\p{L}{3,}/gu) ?? []
    ).filter((word) => !isEmptyWord(word)),
  ),
]

/** True for two inflected forms of one word. */
function isSameWord(one: string, other: string): boolean {
  if (one.startsWith(MEANING) || other.startsWith(MEANING)) return one === other
  // "They" is no "there": in English short words have only endings that are added.
  if (/^[a-z]{1,4}$/.test(one.length < other.length ? one : other))
    return one.startsWith(other) || other.startsWith(one)
  const length = Math.max(3, Math.min(one.length, other.length) - 2)
  return one.slice(0, length) === other.slice(0, length) && Math.abs(one.length - other.length) <= 4
}

/** True if the sentence has more than half of the content words and denies none of them. */
function saysAll(wanted: readonly string[], said: readonly string[], sentence: string): boolean {
  const found = wanted.filter((word) => said.some((each) => isSameWord(each, word)))
  return found.length > 0 && found.length * 2 > wanted.length - (wanted.length > 1 ? 1 : 0) && !denial.test(sentence)
}

function yesNoOf(text: string, language: Language): 'yes' | 'no' | null {
  const first = /^[\s]*(\p{L}+)/u.exec(text)?.[1] ?? ''
  const last = /(?<=[\s,])(\p{L}+)[\s.!]*$/u.exec(text)?.[1] ?? ''
  return hearAnswer(text, language).yesNo ?? hearAnswer(first, language).yesNo ?? hearAnswer(last, language).yesNo
}
