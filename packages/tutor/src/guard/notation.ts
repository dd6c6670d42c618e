import type { Expr } from '../math/ast.ts'
import { parseExpression } from '../math/parse.ts'

/** Parses an expression of a reply; null if it is none. A comma between two digits is a decimal comma. */
export function parseNotation(source: string): Expr | null {
  try {
    return parseExpression(source)
  } catch {
    return null
  }
}
