import type { Expr } from '../math/ast.ts'
import { parseExpression } from '../math/parse.ts'

/** An expression of a reply; null where it is none. A comma with digits on both sides is a decimal comma. */
export function parseNotation(source: string): Expr | null {
  try {
    return parseExpression(source)
  } catch {
    return null
  }
}
