import { type Heard, hearStep } from '../language/hear.ts'
import type { Expr, Statement } from '../math/ast.ts'
import { binary, expressionsOf, isClosed } from '../math/ast.ts'
import type { Language } from '../math/latex.ts'
import { isDecimalOf } from '../math/rounded.ts'
import { sameValue } from '../math/verify.ts'
import { readWritten } from '../math/written.ts'
import { regExpOf } from '../pattern.ts'
import type { ExpectedAnswer } from './expects.ts'
import { sameSides } from './problem.ts'

/** `part`: right but incomplete. */
type Verdict = 'right' | 'part' | 'wrong'

/** Compares a message with the expected answers; null if it answers none of them. */
export function measure(
  answers: readonly ExpectedAnswer[],
  said: Heard,
  text: string,
  language: Language,
): Verdict | null {
  const verdicts = answers.map((answer) => measureOne(answer, said, text, language))
  // "The radius, not the diameter" says one word; with a right and a wrong one it stays open which is meant.
  const words = answers.flatMap(({ kind }, at) => (kind === 'words' || kind === 'wrong-words' ? [verdicts[at]] : []))
  if (words.includes('right') && words.includes('wrong') && !hasOther(verdicts, answers)) return null
  return (['right', 'part', 'wrong'] as const).find((each) => verdicts.includes(each)) ?? null
}

const hasOther = (verdicts: readonly (Verdict | null)[], answers: readonly ExpectedAnswer[]) =>
  answers.some(({ kind }, at) => kind !== 'words' && kind !== 'wrong-words' && verdicts[at] === 'right')

function measureOne(answer: ExpectedAnswer, said: Heard, text: string, language: Language): Verdict | null {
  switch (answer.kind) {
    case 'value':
      return measureValue(readWritten(answer.value), said)
    case 'order':
      return isInOrder(expressionsOf(readWritten(answer.value)), said.named) ? 'right' : null
    case 'operation': {
      const step = hearStep(text, language)
      if (step?.operation !== answer.operation || denial.test(said.words)) return null
      const by = answer.by === undefined ? null : readWritten(answer.by)
      return by && said.numbers.length > 0 && !said.numbers.some((each) => isSameAmount(by, each)) ? null : 'right'
    }
    case 'words':
      return says(said.words, answer.stems) ? 'right' : null
    case 'wrong-words':
      return says(said.words, answer.stems) ? 'wrong' : null
    case 'multiple':
    case 'divisor':
      return measureRelated(answer.kind, readWritten(answer.of), said)
    case 'pairs':
      return measurePairs(readWritten(answer.product), said)
    case 'yes':
    case 'no':
      if (said.yesNo === null) return null
      return said.yesNo === answer.kind ? 'right' : 'wrong'
    case 'line':
      return isLine(readWritten(answer.line), said) ? 'right' : null
    case 'phrase':
      return saysMost(said.words, answer.stems) ? 'right' : null
    case 'slip':
      // A noted wrong answer counts only where it is all that is said.
      return measureOne(answer.answer, { ...said, named: [] }, text, language) === 'right' ? 'wrong' : null
    case 'choice':
    case 'form':
      return null
  }
}

function measureValue(expected: Statement, said: Heard): Verdict | null {
  const wanted = expressionsOf(expected)
  if (said.isNone) return wanted.length === 1 && isNumber(wanted[0]!, 0) ? 'right' : 'wrong'
  const given = said.lines.flatMap((line) =>
    'statement' in line && ['expression', 'values'].includes(line.statement.kind)
      ? expressionsOf(line.statement)
      : [null],
  )
  if (given.length === 0 || given.includes(null)) {
    // "Product 6 and sum -5": the numbers asked for, whatever their names.
    const isEach = (one: readonly Expr[], other: readonly Expr[]) =>
      one.every((each) => other.some((value) => sameValue(each, value) === 'verified'))
    if (said.numbers.length > 0 && isEach(wanted, said.numbers) && isEach(said.numbers, wanted)) return 'right'
    return isNamed(wanted, said.named) ? 'right' : null
  }
  const values = given.flatMap((each) => each ?? [])
  const areAll = wanted.every((each) => values.some((value) => isValue(each, value)))
  if (areAll && values.length === wanted.length) return 'right'
  const areAmong = values.every((each) => wanted.some((value) => sameValue(each, value) === 'verified'))
  if (areAmong && values.length > 0 && values.length < wanted.length) return 'part'
  // Letters that do not occur in the question belong to another line.
  return values.every(isClosed) && values.length <= wanted.length ? 'wrong' : null
}

/**
 * The value among other words: named first ("the 72, 18 is only a part of it", "100, so 60/100") or as their result
 * ("72 : 45 = 1.6"). Where several values are asked for, nothing else may be named.
 */
function isNamed(wanted: readonly Expr[], named: Heard['named']): boolean {
  if (named.some(({ value, isDenied }) => isDenied && wanted.some((each) => isValue(each, value)))) return false
  const [only, ...others] = wanted
  // The 1 of "in one kilometer are a thousand meters".
  const meant = named.filter(
    ({ value, isDenied }) => !isDenied && (isNumber(value, 1) ? wanted.some((each) => isNumber(each, 1)) : true),
  )
  const [first] = meant
  if (!only || !first) return false
  if (others.length === 0)
    return isValue(only, first.value) || meant.some(({ value, isResult }) => isResult && isValue(only, value))
  return meant.length === wanted.length && wanted.every((each) => meant.some(({ value }) => isValue(each, value)))
}

/** Exactly, or rounded where it has no short decimal. */
const isValue = (wanted: Expr, given: Expr) => sameValue(wanted, given) === 'verified' || isDecimalOf(wanted, given)

const isInOrder = (wanted: readonly Expr[], named: Heard['named']): boolean =>
  named.length === wanted.length &&
  wanted.every((each, at) => !named[at]!.isDenied && sameValue(each, named[at]!.value) === 'verified')

/** The line alone, up to the order of its terms. */
function isLine(wanted: Statement, { lines }: Heard): boolean {
  const [only, ...others] = lines
  return only !== undefined && others.length === 0 && 'statement' in only && sameSides(wanted, only.statement)
}

const denial = /(?<!\p{L})(?:not?|isn't|aren't|doesn't|don't|не)(?!\p{L})/u

/** True if a word starts with one of the stems and is not negated. */
function says(words: string, stems: readonly string[]): boolean {
  return stems.some((each) => {
    const stem = each.replaceAll('ё', 'е').replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
    const at = ` ${words}`.search(regExpOf(`(?<![\\p{L}\\d])${stem}`, 'u'))
    return at >= 0 && (denial.test(stem) || !denial.test(words.slice(0, at)))
  })
}

/** True if at least half of the stems occur without a negation. */
function saysMost(words: string, stems: readonly string[]): boolean {
  const said = stems.filter((stem) => says(words, [stem]))
  return stems.length > 0 && said.length * 2 >= stems.length
}

/** The same amount up to its sign. */
const isSameAmount = (wanted: Statement, given: Expr) =>
  expressionsOf(wanted).some((each) =>
    [given, { kind: 'negate', of: given } as const].some((value) => sameValue(each, value) === 'verified'),
  )

function measureRelated(kind: 'multiple' | 'divisor', of: Statement, said: Heard): Verdict | null {
  const [wanted] = expressionsOf(of)
  const given = said.lines.flatMap((line) => ('statement' in line ? expressionsOf(line.statement) : []))
  const [only] = given
  if (!wanted || !only || given.length !== 1) return null
  if (sameValue(only, wanted) === 'verified') return 'right'
  const whole = wholeOf(wanted)
  const number = wholeOf(only)
  if (kind === 'divisor' && whole === null) return isFactorOf(only, wanted) ? 'part' : null
  if (whole === null || number === null) return null
  const [larger, smaller] = kind === 'multiple' ? [number, whole] : [whole, number]
  if (smaller === 0n || larger === 0n || larger % smaller !== 0n) return 'wrong'
  return kind === 'divisor' && number * number === 1n ? 'wrong' : 'right'
}

/** `3` and `x` are in `3x`. */
function isFactorOf(given: Expr, product: Expr): boolean {
  if (product.kind === 'multiply') return isFactorOf(given, product.left) || isFactorOf(given, product.right)
  const [whole, number] = [wholeOf(product), wholeOf(given)]
  if (whole !== null && number !== null) return number * number > 1n && whole % number === 0n
  return sameValue(given, product) === 'verified'
}

function wholeOf(expr: Expr): bigint | null {
  if (expr.kind === 'negate') {
    const value = wholeOf(expr.of)
    return value === null ? null : -value
  }
  return expr.kind === 'number' && expr.value.d === 1n ? expr.value.n : null
}

/** Consecutive pairs of numbers: each pair must have the product. */
function measurePairs(product: Statement, said: Heard): 'right' | 'wrong' | null {
  const lines = said.lines.flatMap((line) => ('statement' in line ? expressionsOf(line.statement) : []))
  // "2 and -5, minus two and five, the last one makes 3"
  const named = said.named.flatMap(({ value, isResult, isDenied }) => (isResult || isDenied ? [] : [value]))
  const given = lines.length > 0 ? lines : named
  if (given.length < 2 || given.length % 2 > 0 || !given.every(isClosed)) return null
  const [wanted] = expressionsOf(product)
  const areRight = given.every((each, index) => {
    const other = given[index + 1]
    return index % 2 > 0 || !other || !wanted || sameValue(binary('multiply', each, other), wanted) === 'verified'
  })
  return areRight ? 'right' : lines.length > 0 ? 'wrong' : null
}

export const isNumber = (expr: Expr, value: number) => expr.kind === 'number' && expr.value.n === BigInt(value)
