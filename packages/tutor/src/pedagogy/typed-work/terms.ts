import type { Expr } from '../../math/ast.ts'
import { expressionsOf, isClosed, negated, signedTerms, someNode, sumOf } from '../../math/ast.ts'
import { fromPolynomial, tryPolynomial } from '../../math/polynomial.ts'
import { sameValue } from '../../math/verify.ts'
import { checkWork } from '../checking.ts'
import { linesBy } from '../own-results.ts'
import { taskOf, wholeSolution } from '../problem.ts'
import type { Finding } from './work.ts'
import { says } from './work.ts'

interface Term {
  readonly expr: Expr
  readonly negative: boolean
}

const signed = ({ negative, expr }: Term) => (negative ? negated(expr) : expr)

/** A sum in which all terms but one are right: these are named, and the other is the place to look at. */
export const oneTermOff: Finding = ({ turn, problem, text, reply }) => {
  if (!/^wrong\.(?:unknown|value|request)$/.test(reply.move)) return null
  const { answer } = wholeSolution(problem)
  const line = linesBy(turn, text).at(-1)
  const task = taskOf(problem)
  const [last] = line && 'statement' in line ? expressionsOf(line.statement).slice(-1) : []
  if (task.kind === 'expression' && task.value.kind === 'divide')
    // Who has written a product of brackets has cancelled no terms.
    return last && someNode(last, isProductOfSums) ? null : cancelled(turn, problem, task.value)
  if (answer.kind !== 'expression' || !line || !('statement' in line) || line.statement.kind !== 'expression')
    return null
  const [own, right] = [line.statement.value, answer.value].map((each) => signedTerms(each))
  if (!own || !right || own.length < 2 || right.length < 2)
    return powerOff(turn, problem, line.statement.value, answer.value)
  const isIn = (term: Term, all: readonly Term[]) =>
    all.some((each) => sameValue(signed(each), signed(term)) === 'verified')
  // The constant of an integral says nothing of the rest.
  const fitting = own.filter((each) => isIn(each, right) && !(each.expr.kind === 'name' && each.expr.name === 'C'))
  const [wrong, ...others] = own.filter((each) => !isIn(each, right))
  // With other terms at its side it would not be the only one.
  if (!wrong || others.length > 0 || fitting.length === 0 || right.length - fitting.length > 1) return null
  const { voice } = turn
  const isDerivative = task.kind === 'request' && task.operation === 'differentiate'
  const key = isDerivative && isClosed(wrong.expr) && right.length === fitting.length ? 'constant-term' : 'terms'
  const shown = voice.formula(sumOf(fitting))
  return says(turn, problem, key, { right: shown, wrong: voice.formula(signed(wrong)) }, 'incorrect')
}

/** "12x^3, and for the second bit I wrote ...": some of the terms of a derivative, each of them right. */
export const termsSoFar: Finding = ({ turn, problem, text, reply }) => {
  const task = taskOf(problem)
  const { steps, answer } = wholeSolution(problem)
  const isDerivative = task.kind === 'request' && task.operation === 'differentiate'
  if (!isDerivative || !/^wrong\.(?:unknown|value|request)$/.test(reply.move)) return null
  // The answer may be one fraction, and a step before it the sum.
  const sums = [answer, ...steps.map(({ after }) => after)].flatMap((line) =>
    line.kind === 'expression' ? [signedTerms(line.value)] : [],
  )
  const [first] = linesBy(turn, text)
  if (!first || !('statement' in first) || first.statement.kind !== 'expression') return null
  const own = signedTerms(first.statement.value)
  const isPartOf = (sum: readonly Term[]) =>
    own.length < sum.length &&
    own.every((term) => sum.some((each) => sameValue(signed(each), signed(term)) === 'verified'))
  if (isClosed(first.statement.value) || !sums.some(isPartOf)) return null
  return says(turn, problem, 'terms-so-far', { right: turn.voice.formula(first.statement.value) }, 'correct-but')
}

const isSum = ({ kind }: Expr) => kind === 'add' || kind === 'subtract'
const isProductOfSums = (expr: Expr) => expr.kind === 'multiply' && isSum(expr.left) && isSum(expr.right)

/** A difference of squares over one of its factors, cancelled term by term. */
function cancelled(
  turn: Parameters<Finding>[0]['turn'],
  problem: Parameters<Finding>[0]['problem'],
  { left, right }: { readonly left: Expr; readonly right: Expr },
) {
  const [top, bottom] = [left, right].map((each) => signedTerms(each))
  const isOfSquares = top?.length === 2 && top[0]?.negative !== top[1]?.negative
  const isOverSum =
    bottom?.length === 2 &&
    [...(tryPolynomial(left)?.values() ?? [])].every(({ powers }) => Object.values(powers).every((each) => each === 2))
  return isOfSquares && isOverSum ? says(turn, problem, 'quotient-of-squares', {}, 'incorrect') : null
}

/** 4x⁵y² for (2x³y)²: the number and one letter are right, the power of the other is not. */
function powerOff(
  turn: Parameters<Finding>[0]['turn'],
  problem: Parameters<Finding>[0]['problem'],
  own: Expr,
  answer: Expr,
) {
  const task = taskOf(problem)
  const [mine, right] = [own, answer].map(tryPolynomial)
  if (task.kind !== 'expression' || task.value.kind !== 'power' || mine?.size !== 1 || right?.size !== 1) return null
  const [one] = [...mine.values()]
  const [two] = [...right.values()]
  if (!one || !two || one.coefficient.n !== two.coefficient.n || one.coefficient.d !== two.coefficient.d) return null
  const letters = [...new Set([...Object.keys(one.powers), ...Object.keys(two.powers)])]
  const [letter, ...more] = letters.filter((each) => one.powers[each] !== two.powers[each])
  if (letter === undefined || more.length > 0) return null
  const { [letter]: power = 0, ...rest } = one.powers
  const shown = (coefficient: typeof one.coefficient, powers: Readonly<Record<string, number>>) =>
    turn.voice.formula(fromPolynomial(new Map([['', { coefficient, powers }]])))
  const values = {
    right: shown(one.coefficient, rest),
    wrong: shown({ n: 1n, d: 1n }, { [letter]: power }),
    letter: `$${letter}$`,
  }
  return says(turn, problem, 'inner-power', values, 'incorrect')
}

/** "so xe^x - e^x + C is that it": the antiderivative is the line that ends with its constant. */
export const withConstant: Finding = ({ turn, problem, text, reply }) => {
  const task = taskOf(problem)
  const isIntegral = task.kind === 'request' && task.operation === 'integrate'
  if (!isIntegral || !/^(?:missing-constant|wrong\.|orient|cannot-check|value|right)/.test(reply.move)) return null
  const end = /\+\s*[CСcс](?!\p{L})/u.exec(text)
  if (!end) return null
  const before = text.slice(0, end.index)
  const from = Math.max(...['=', ',', ';', ':', '\n'].map((sign) => before.lastIndexOf(sign)), lastWord(before))
  const own = `${before.slice(from + 1).trim()} + C`
  const judged = checkWork(turn, problem, linesBy(turn, own))
  if (judged.move === 'solved') return judged
  const isWhole = judged.content.verdict === 'incorrect' && /[a-z]/u.test(own.replace(/\+ C$/u, ''))
  const [line] = linesBy(turn, own)
  return isWhole && line && 'statement' in line && line.statement.kind === 'expression'
    ? says(turn, problem, 'differentiate-back', { own: turn.voice.line(line.statement) }, 'incorrect')
    : null
}

/** Where the last word ends that is no function. */
function lastWord(text: string): number {
  const words = [...text.matchAll(/(?<!\p{L})(?!sin|cos|tan|ctg|tg|ln|log|exp)\p{L}{2,}(?![\p{L}^(])\s/giu)].filter(
    ([word]) => !/^[xe]{2}\s*$/i.test(word),
  )
  const last = words.at(-1)
  return last ? last.index + last[0].length - 1 : -1
}
