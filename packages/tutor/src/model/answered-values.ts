import { withPlainNumbers } from '../guard/spoken-numbers.ts'
import { equalWords } from '../language/amount-words.ts'
import { answerWords } from '../language/answer-words.ts'
import { isDeniedAt } from '../language/denial.ts'
import { either } from '../language/either.ts'
import { type Expr, isClosed, type Statement } from '../math/ast.ts'
import { isBare } from '../math/claims/claim.ts'
import { readClaims } from '../math/claims/index.ts'
import type { Language } from '../math/latex.ts'
import { exactValue } from '../math/polynomial.ts'
import { isPlain, isSameDimension, quantitiesIn } from '../math/units.ts'
import { regExpOf } from '../pattern.ts'
import { sentencesOf } from './forms.ts'
import { asksSeveral } from './noted.ts'

/**
 * The numbers that a message says in answer to a question: bare replies, or what its last calculation comes to. Operands,
 * results on the way, the numbers of a relation ("x < -4") and what is taken back ("50 s.. no, 30 s") are no answers.
 *
 * @param noted the values of the noted answers: where one thing is asked, the first reply that is one of them counts
 */
export function answeredValues(
  message: string,
  question: string,
  noted: readonly number[],
  language: Language,
): readonly number[] {
  // "It's 6, not 5" rejects the 5.
  const kept = message.replace(/\d+(?:[.,]\d+)?/gu, (number, at: number) => (isDeniedAt(message, at) ? ' ' : number))
  const sentences = upToWork(sentencesOf(withoutOthers(kept, language)), language)
  const said = sentences
    .filter((_, at) => !(correction.test(sentences[at + 1] ?? '') && /\d/.test(sentences[at + 1]!)))
    .map((sentence) => saidIn(sentence, language))
  const isReply = ({ replies }: SaidIn) => replies.length > 0
  const last = said.findLast(({ replies, result }) => replies.length > 0 || result !== null)
  const result = last && !isReply(last) && last.result !== null ? [last.result] : []
  if (asksSeveral(question)) return [...said.flatMap(({ replies }) => replies), ...result]
  const first = said.findIndex(({ replies }) => replies.some((value) => noted.includes(value)))
  if (first < 0) return said.some(isReply) ? [] : result
  // "30 s.. 50 s": a further number that is all of its sentence is another reply.
  return said.flatMap(({ replies, isAlone }, at) => (at === first || (at > first && isAlone) ? replies : []))
}

/**
 * Whether the message offers a number as an answer: in a reply or as what it calculates. "10 min is just 10" says of a number
 * what it says already.
 */
export const isOffered = (message: string, value: number, language: Language): boolean =>
  sentencesOf(withoutOthers(message, language)).some((sentence) => {
    const { replies, result } = saidIn(sentence, language)
    const times = replies.filter((each) => each === value).length
    return (times > 0 && !(times > 1 && repeats.test(sentence))) || result === value
  })
export const repeatsNumber = (message: string): boolean => repeats.test(message)
const repeats = regExpOf(`\\d\\s*\\p{L}*\\s+(?:${either(equalWords)})\\s(?:\\p{L}+\\s)?\\d`, 'iu')

/** Without what is said of something else: "b is 50", and equalities of amounts, as "30 min = 0.5 h". */
function withoutOthers(message: string, language: Language): string {
  const plain = message.replace(ofLetter, ' ')
  return plain
    .split('\n')
    .map((line) => {
      const all = quantitiesIn(line, language).filter(({ unit }) => unit && !isPlain(unit.dimension))
      const [first, next] = all
      const isEquality =
        first &&
        next &&
        /^\s*=/.test(line.slice(first.end)) &&
        isSameDimension(first.unit!.dimension, all.at(-1)!.unit!.dimension)
      return isEquality ? line.slice(0, first.start) : line
    })
    .join('\n')
}
const ofLetter = regExpOf(
  `(?<![\\p{L}\\d])\\p{L}\\s(?:${either(equalWords)})(?:\\s\\p{L}+)?\\s-?\\d+(?:[.,]\\d+)?(?![.,]?\\d)`,
  'giu',
)

/** The sentences before the student goes on with work: a line of relations behind the first reply. */
function upToWork(sentences: readonly string[], language: Language): readonly string[] {
  const isReply = (sentence: string) => saidIn(sentence, language).replies.length > 0
  const isWork = (sentence: string) =>
    /[=<>≤≥]/.test(sentence) && !isReply(sentence) && /\p{L}/u.test(sentence.replace(/\p{L}{2,}/gu, ''))
  const first = sentences.findIndex(isReply)
  const work = first < 0 ? -1 : sentences.findIndex((sentence, at) => at > first && isWork(sentence))
  return work < 0 ? sentences : sentences.slice(0, work)
}

const correction = regExpOf(`^(?:${either(answerWords.corrections)})(?!\\p{L})`, 'iu')

interface SaidIn {
  readonly replies: readonly number[]
  /** What the last calculation comes to. */
  readonly result: number | null
  /** The sentence has no words beside its numbers. */
  readonly isAlone: boolean
}

function saidIn(sentence: string, language: Language): SaidIn {
  const claims = readClaims(withPlainNumbers(sentence.replaceAll('$', ' '), language), language).claims
  const stated = claims.filter(({ standing }) => standing === 'stated' || standing === 'asked')
  const replies = stated.flatMap((claim) => {
    const { statement } = claim.line
    if (isBare(claim)) return valuesOf(statement)
    // `50р`: a number with a unit of one letter.
    const value = statement.kind === 'expression' ? statement.value : null
    return value?.kind === 'multiply' && value.left.kind === 'number' && value.right.kind === 'name'
      ? numberOf(value.left)
      : []
  })
  const results = stated.flatMap((claim) => (isBare(claim) ? [] : resultOf(claim.line.statement)))
  return { replies, result: results.at(-1) ?? null, isAlone: !/\p{L}{4}/u.test(sentence) }
}

const valuesOf = (statement: Statement): number[] =>
  statement.kind === 'values'
    ? statement.values.flatMap(numberOf)
    : statement.kind === 'expression'
      ? numberOf(statement.value)
      : []

function resultOf(statement: Statement): number[] {
  const parts =
    statement.kind === 'chain'
      ? statement.parts
      : statement.kind === 'equation'
        ? [statement.left, statement.right]
        : []
  const last = parts.at(-1)
  return last && isClosed(last) ? numberOf(last) : []
}

/** 80 for 80 %. */
function numberOf(expr: Expr): number[] {
  const value = exactValue(expr)
  if (!value) return []
  const number = Number(value.n) / Number(value.d)
  return [expr.kind === 'number' && expr.style === 'percent' ? Math.round(1e8 * number) / 1e6 : number]
}
