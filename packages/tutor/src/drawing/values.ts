import { collectNames, type Expr, expression } from '../math/ast.ts'
import { realAt } from '../math/numeric.ts'
import { ParseError, parseExpression } from '../math/parse.ts'
import { MathsError } from '../math/rational.ts'
import { withConstants } from '../math/relations.ts'

/** Parses a formula with the reader of the core; null: it cannot be read. */
export function readExpression(text: string): Expr | null {
  try {
    const read = withConstants(expression(parseExpression(text)))
    return read.kind === 'expression' ? read.value : null
  } catch (cause) {
    if (cause instanceof ParseError || cause instanceof MathsError) return null
    throw cause
  }
}

/** The value of a formula without letters: `-2`, `1/2`, `√3`, `2π`. */
export function readNumber(text: string): number | null {
  const read = readExpression(text)
  if (read === null || collectNames(read).size > 0) return null
  const value = realAt(read, {})
  return Number.isFinite(value) ? value : null
}
