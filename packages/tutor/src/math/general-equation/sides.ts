import { Algebra } from '../algebra/index.ts'
import { rationalValue } from '../algebra/ratio.ts'
import type { Equation, Expr } from '../ast.ts'
import { contains } from '../equation-work.ts'
import { isZero, type Rational } from '../rational.ts'

export const isZeroExpr = (expr: Expr) => expr.kind === 'number' && isZero(expr.value)

export const isSolvedFor = (task: Equation, unknown: string) =>
  task.left.kind === 'name' && task.left.name === unknown && !contains(task.right, unknown)

export const asRational = (expr: Expr): Rational | null => rationalValue(new Algebra().ratio(expr))
