import { type Expr, equation, isClosed, name, namesOf, rootsOf, type Statement } from '../math/ast.ts'
import { isBare } from '../math/claims/claim.ts'
import { readClaims } from '../math/claims/index.ts'
import type { Language } from '../math/latex.ts'
import type { StatementLine } from '../math/reading.ts'
import { withoutHaste } from './plea-numbers.ts'

/**
 * The answer that stands behind a task in the same message, as a line of work: "3x - 7 = 8 is it 5?", "what about 5x = 20,
 * is x 3?", «x² - 5x + 6 = 0 корни 2 и 3?». Only plain numbers, each said to be the answer or asked about; a number that
 * belongs to a sentence ("in step 2") is none.
 * @returns no line where nothing of the kind is said, or where the task has more than one unknown
 */
export function proposedAnswer(message: string, task: Statement, language: Language): readonly StatementLine[] {
  const { claims } = readClaims(withoutHaste(message, language), language)
  const [unknown, ...others] = task.kind === 'equation' ? namesOf(task) : []
  if (!unknown || others.length > 0) return []
  // "3x - 7 = 8 is it 5" parses as one chain: the value after "is" refers to the unknown.
  const [first, ...later] = claims
  const last = first?.line.statement.kind === 'chain' ? first.line.statement.parts.at(-1) : undefined
  if (last && later.length === 0 && isClosed(last) && first!.line.source.includes(' = '))
    return [asRoots([last], unknown, first!.line.source)]
  const proposed = later.filter(
    (claim) =>
      isBare(claim) && ['stated', 'asked'].includes(claim.standing) && claim.among.every((word) => word === unknown),
  )
  const only = proposed[0]
  if (!only || proposed.length > 1) return []
  const { statement, source } = only.line
  if (statement.kind === 'values') return [asRoots(statement.values, unknown, source)]
  return statement.kind === 'expression' ? [asRoots([statement.value], unknown, source)] : []
}

const asRoots = (values: readonly Expr[], unknown: string, source: string): StatementLine => ({
  statement: values.length === 1 ? equation(name(unknown), values[0]!) : rootsOf(unknown, values),
  source,
})
