import { children, type Expr, withChildren } from './ast.ts'

/** Puts a value in for every `unknown`. */
export function substitute(expr: Expr, unknown: string, value: Expr): Expr {
  if (expr.kind === 'name') return expr.name === unknown ? value : expr
  return withChildren(
    expr,
    children(expr).map((child) => substitute(child, unknown, value)),
  )
}
