import { isClosed, type Statement } from '../math/ast.ts'
import { isNumeral } from '../math/pieces.ts'

/** `x = 2`, `x = 2 or x = 3`, `1 7/12`: a result, not a step. */
export const isValue = (statement: Statement): boolean => {
  if (statement.kind === 'expression') return isNumeral(statement.value)
  const each = statement.kind === 'cases' ? statement.cases : statement.kind === 'equation' ? [statement] : []
  return each.length > 0 && each.every(({ left, right }) => left.kind === 'name' && isClosed(right))
}
