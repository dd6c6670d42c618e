import { countNodes, type Expr, hasCall } from '../ast.ts'
import { MathsError } from '../rational.ts'
import type { Options } from './angles.ts'
import { Algebra } from './index.ts'

/** The shortest of the normal forms; the expression itself where none is shorter. */
export function simplified(expr: Expr): Expr {
  const forms: Expr[] = []
  const hasAngles = hasCall(expr, ['sin', 'cos', 'tan', 'cot'])
  const options: Options[] = hasAngles
    ? [{}, { keep: 'sin' }, { expandAngles: true }, { expandAngles: true, keep: 'sin' }]
    : [{}]
  let fault: unknown = null
  for (const option of options) {
    try {
      const algebra = new Algebra(option)
      forms.push(algebra.expr(algebra.ratio(expr)))
    } catch (error) {
      if (!(error instanceof MathsError)) throw error
      fault ??= error
    }
  }
  if (forms.length === 0) throw fault
  return forms.reduce((best, each) => (countNodes(each) < countNodes(best) ? each : best))
}
