import { type Expr, expressionsOf } from '../ast.ts'
import { isNodeOf } from '../pieces.ts'
import { sameValue } from '../verify.ts'
import { type Claim, isBare, isNumeral, PROSE, TERM } from './claim.ts'
import { type Patterns, wordBegins } from './patterns.ts'

/** What is only talked about: a value put in to test, a term of a later line, a number of a sentence. */

/** "x = 3 gives 5": a value put in to test, and what comes of it. Neither is said of the unknown. */
export function markTrials(claims: Claim[], text: string, { equal }: Patterns): void {
  for (const [index, claim] of claims.entries()) {
    const next = claims[index + 1]
    const { statement } = claim.line
    const isPutIn = statement.kind === 'equation' && statement.left.kind === 'name' && isNumeral(statement.right)
    if (!isPutIn || !next || !isBare(next)) continue
    const between = text.slice(claim.end, next.start).toLowerCase().replaceAll('ё', 'е').trim()
    if (!wordBegins(equal, between)) continue
    claims[index] = { ...claim, standing: 'given' }
    claims[index + 1] = { ...next, among: [...next.among, TERM] }
  }
}

/** A lone term in front of a statement that contains it is only talked about. */
export function markTerms(claims: Claim[]): void {
  for (const [index, claim] of claims.entries()) {
    const { statement } = claim.line
    if (statement.kind !== 'expression' || !isTerm(statement.value)) continue
    const { value } = statement
    const isPart = claims
      .slice(index + 1)
      .some(({ line }) => expressionsOf(line.statement).some((side) => !isTerm(side) && isNodeOf(value, side)))
    if (isPart) claims[index] = { ...claim, among: [...claim.among, TERM] }
  }
}

/** `5x`, `-x`, `3x^2`: one term with a letter. */
function isTerm(expr: Expr): boolean {
  if (expr.kind === 'negate') return isTerm(expr.of)
  if (expr.kind === 'multiply') return expr.left.kind === 'number' && isTerm(expr.right)
  return expr.kind === 'name' || (expr.kind === 'power' && expr.left.kind === 'name' && expr.right.kind === 'number')
}

/**
 * "There are 6 numbers", calculations, "median 6.5": a number among words is not the result of a message that goes on to
 * calculate and states another value at its end.
 */
export function markInProse(claims: Claim[], text: string, { answers }: Patterns): void {
  const end = claims.at(-1)
  const result = end && lastValue(end)
  if (!end || !result || end.standing !== 'stated') return
  const isCalculation = ({ line: { statement } }: Claim) =>
    statement.kind === 'chain' && statement.parts.length > 1 && statement.parts.some((part) => !isNumeral(part))
  const lastSum = claims.findLastIndex(isCalculation)
  for (const [index, claim] of claims.entries()) {
    if (index >= lastSum) break
    const { statement } = claim.line
    if (statement.kind !== 'expression' || !isBare(claim) || claim.standing !== 'stated') continue
    if (sameValue(statement.value, result) === 'verified') continue
    const before = text.slice(0, claim.start).split('\n').at(-1) ?? ''
    const behind = text.slice(claim.end).split('\n')[0] ?? ''
    const isAmongWords = /\p{L}{2}/u.test(before + behind)
    if (isAmongWords && !answers.test(before)) claims[index] = { ...claim, among: [...claim.among, PROSE] }
  }
}

/** The value that a claim ends with: 6.5 of "(9 + 4)/2 = 6.5", "x = 6.5" and "6.5". */
function lastValue({ line: { statement } }: Claim): Expr | null {
  const last =
    statement.kind === 'expression'
      ? statement.value
      : statement.kind === 'chain'
        ? statement.parts.at(-1)
        : statement.kind === 'equation'
          ? statement.right
          : null
  return last && isNumeral(last) ? last : null
}
