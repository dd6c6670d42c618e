import { type Expr, isClosed } from '../math/ast.ts'
import { isSameForm } from '../math/pieces.ts'
import { closedValue, type Formula, leavesOf } from './formulas.ts'
import { isAmong, type Look, near } from './look.ts'
import { mentionsIn } from './mentions.ts'
import type { Seal } from './seal.ts'
import type { SealedAnswer } from './sealed-answer.ts'

/**
 * A number with which an example of other numbers is calculated, as the 7 of "(-7)² = 49": the example shows what comes out
 * of it and not what it comes to. What an example comes to still counts, so an answer in the dress of an example is found.
 */
export function isOperandOfExample(look: Look, value: number, answer: SealedAnswer, seal: Seal): boolean {
  if (!look.isExample) return false
  const isForeign = (each: number) =>
    each > 2 && !isAmong(each, seal.numbers) && !isAmong(each, answer.all.map(Math.abs)) && !near(each, Math.abs(value))
  const all = look.formulas.filter((formula) => holds(formula, Math.abs(value)))
  const isWorked =
    all.some((formula) => hasOwn(formula, isForeign)) && all.every((formula) => !endsWith(formula, value))
  return isWorked || isInRow(look.text, Math.abs(value), isForeign)
}

const holds = ({ parts }: Formula, value: number): boolean =>
  parts.some(({ expr }) => expr !== null && isAmong(value, leavesOf(expr)))

const hasOwn = ({ parts }: Formula, isForeign: (value: number) => boolean): boolean =>
  parts.some(({ expr, text }) => (expr ? leavesOf(expr) : numbersOf(text)).some(isForeign))

/** The last number of a calculation, or what a letter is said to be. */
const endsWith = ({ parts, signs }: Formula, value: number): boolean => {
  const last = parts.at(-1)!
  const isResult = signs.length > 0 && near(Math.abs(closedValue(last)), Math.abs(value))
  const isNamed =
    parts.some(({ expr }) => expr?.kind === 'name') && parts.some((part) => near(closedValue(part), value))
  return isResult || isNamed
}

/** The numbers of a point, which has no value. */
const numbersOf = (text: string): number[] => mentionsIn(text).map(({ value }) => value)

/** A row of a table, or the coordinates of a point, with further numbers of the example: "| 3 and 6 | 18 | 9 |", "(10;-24)". */
function isInRow(text: string, value: number, isForeign: (value: number) => boolean): boolean {
  if (/^\s*\|.*\|\s*$/.test(text)) return mentionsIn(text).filter((each) => isForeign(each.value)).length >= 1
  const points = text.match(/\(\s*-?\d+(?:[.,]\d+)?\s*[;,]\s*-?\d+(?:[.,]\d+)?\s*\)/g) ?? []
  const own = points.filter((each) => numbersOf(each).some((one) => near(one, value)))
  return own.length > 0 && own.every((each) => numbersOf(each).some(isForeign))
}

/**
 * The same calculation with decimals written as fractions or the other way round: `7/10 · 2/10` of `0.7 · 0.2`. Fractions
 * brought to another bottom, as `3/6 + 2/6` of `1/2 + 1/3`, are a step.
 */
export const saysSameSum = (expr: Expr, { lines }: Seal, sidesOf: (line: Seal['lines'][number]) => readonly Expr[]) =>
  lines.some((line) => sidesOf(line).some((known) => isSameSum(expr, known)))

function isSameSum(one: Expr, other: Expr): boolean {
  if (!isClosed(one) || !isClosed(other)) return false
  const [first, second] = [one, other].map((each) => termsOf(each)) as [Term[], Term[]]
  return (
    first.length > 1 &&
    first.length === second.length &&
    first.every(({ sign, expr }, at) => sign === second[at]!.sign && isOneNumber(expr, second[at]!.expr))
  )
}

function isOneNumber(one: Expr, other: Expr): boolean {
  const isSame = near(numberOf(one), numberOf(other))
  return isSame && (isSameForm(one, other) || (one.kind === 'number') !== (other.kind === 'number'))
}
const numberOf = (expr: Expr): number => closedValue({ text: '', expr })

interface Term {
  readonly sign: string
  readonly expr: Expr
}

/** The factors or summands of a calculation; a quotient of two numbers is one of them. */
const termsOf = (expr: Expr, sign = 'first'): Term[] =>
  expr.kind === 'multiply' || expr.kind === 'add' || expr.kind === 'subtract'
    ? [...termsOf(expr.left, sign), ...termsOf(expr.right, expr.kind)]
    : [{ sign, expr }]
