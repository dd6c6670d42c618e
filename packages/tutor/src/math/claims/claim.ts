import type { Expr } from '../ast.ts'
import type { StatementLine } from '../reading.ts'

/**
 * How a piece of mathematics is meant: said to be so, asked about ("is it 4/10?"), taken back ("12? no -12"), or told of
 * somebody else and of the task ("my friend got 5").
 */
export type Standing = 'stated' | 'asked' | 'denied' | 'given'

/** The operation that a piece starts with: "minus 3x" and "/5" name an operation, "by 2" its operand. */
export type Lead = 'add' | 'subtract' | 'multiply' | 'divide' | 'by'

/** A mathematical statement found in a message, with its context in the sentence. */
export interface Claim {
  readonly line: StatementLine
  readonly standing: Standing
  /** Offset in the prepared message. */
  readonly start: number
  readonly end: number
  /**
   * Words of the same phrase that say more than "I think the answer is": a number among them belongs to a sentence
   * ("step 2", "3 divides both") and is no result.
   */
  readonly among: readonly string[]
  readonly lead: Lead | null
}

/** All that a message says. */
export interface Said {
  readonly claims: readonly Claim[]
  /** Pieces that look like mathematics and could not be read. */
  readonly unread: readonly string[]
  readonly words: readonly { readonly text: string; readonly start: number; readonly end: number }[]
  /** The message asks whether something is right, whatever it refers to. */
  readonly asksIfRight: boolean
}

/** Whether the statement consists of numbers only. */
export const isBare = ({ line: { statement } }: Claim): boolean =>
  statement.kind === 'values'
    ? statement.values.every(isNumeral)
    : statement.kind === 'expression' && isNumeral(statement.value)

export function isNumeral(expr: Expr): boolean {
  if (expr.kind === 'negate') return isNumeral(expr.of)
  if (expr.kind === 'divide')
    return [expr.left, expr.right].every(
      (each) => each.kind === 'number' || (each.kind === 'negate' && isNumeral(each)),
    )
  return expr.kind === 'number' || expr.kind === 'constant' || (expr.kind === 'root' && isNumeral(expr.of))
}

/** Whether it is a number or letter that only occurs in a sentence and states nothing. */
export const isMention = (claim: Claim): boolean =>
  ((isBare(claim) || isLetter(claim)) && claim.among.length > 0) || claim.among.includes(TERM)

const isLetter = ({ line: { statement } }: Claim) =>
  statement.kind === 'expression' &&
  (statement.value.kind === 'name' || (statement.value.kind === 'negate' && statement.value.of.kind === 'name'))

/** Marker among the words of a term that a later statement of the message contains: "I wrote 5x and not x: 5x - 10 = 4". */
export const TERM = '#term'

/** Marker among the words of a number that only occurs in a sentence before the calculations. */
export const PROSE = '#prose'

/** Marker among the words of a number: a duration or age of the student's, "I have 2 minutes". */
export const TIME = '#time'
export const isTime = ({ among }: Claim): boolean => among.includes(TIME)
