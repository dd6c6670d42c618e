import type { Rational } from './rational.ts'
import { rational } from './rational.ts'

/** `style` only says how a number was written; two numbers of one value are equal whatever their style. */
export interface NumberExpr {
  readonly kind: 'number'
  readonly value: Rational
  readonly style?: 'decimal' | 'percent' | 'mixed'
}
export interface BinaryExpr {
  readonly kind: 'add' | 'subtract' | 'multiply' | 'divide' | 'power' | 'plus-minus'
  readonly left: Expr
  readonly right: Expr
  /** Division written with `:` or `÷` instead of a fraction bar. */
  readonly inline?: boolean
}
export type Expr =
  | NumberExpr
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'negate'; readonly of: Expr }
  | { readonly kind: 'root'; readonly of: Expr; readonly index: number }
  | BinaryExpr

export interface Equation {
  readonly kind: 'equation'
  readonly left: Expr
  readonly right: Expr
}

/** One line of mathematics. */
export type Statement =
  | { readonly kind: 'expression'; readonly value: Expr }
  | Equation
  /** `a = b = c`, or an equality without letters: every part is said to be equal. */
  | { readonly kind: 'chain'; readonly parts: readonly Expr[] }
  /** `x - 2 = 0 or x = 3`: any one of them. */
  | { readonly kind: 'cases'; readonly cases: readonly Equation[] }
  /** `2 and 3`: numbers in a row, their meaning comes from the question. */
  | { readonly kind: 'values'; readonly values: readonly Expr[] }
  | { readonly kind: 'no-solution' }
  | { readonly kind: 'all-numbers' }

export const number = (value: Rational | number | bigint, style?: NumberExpr['style']): NumberExpr => ({
  kind: 'number',
  value: typeof value === 'object' ? value : rational(value),
  ...(style && { style }),
})
export const name = (text: string): Expr => ({ kind: 'name', name: text })
export const binary = (kind: BinaryExpr['kind'], left: Expr, right: Expr): BinaryExpr => ({ kind, left, right })
export const negated = (of: Expr): Expr => ({ kind: 'negate', of })
export const equation = (left: Expr, right: Expr): Equation => ({ kind: 'equation', left, right })
export const expression = (value: Expr): Statement => ({ kind: 'expression', value })

export function children(expr: Expr): readonly Expr[] {
  switch (expr.kind) {
    case 'number':
    case 'name':
      return []
    case 'negate':
    case 'root':
      return [expr.of]
    default:
      return [expr.left, expr.right]
  }
}

/** The same node over other children. */
export function withChildren(expr: Expr, next: readonly Expr[]): Expr {
  switch (expr.kind) {
    case 'number':
    case 'name':
      return expr
    case 'negate':
    case 'root':
      return { ...expr, of: next[0]! }
    default:
      return { ...expr, left: next[0]!, right: next[1]! }
  }
}

export function collectNames(expr: Expr, into = new Set<string>()): Set<string> {
  if (expr.kind === 'name') into.add(expr.name)
  for (const child of children(expr)) collectNames(child, into)
  return into
}

export const isClosed = (expr: Expr) => collectNames(expr).size === 0

export function expressionsOf(statement: Statement): Expr[] {
  switch (statement.kind) {
    case 'expression':
      return [statement.value]
    case 'equation':
      return [statement.left, statement.right]
    case 'chain':
      return [...statement.parts]
    case 'values':
      return [...statement.values]
    case 'cases':
      return statement.cases.flatMap((each) => [each.left, each.right])
    default:
      return []
  }
}

export function namesOf(statement: Statement): string[] {
  const found = new Set<string>()
  for (const expr of expressionsOf(statement)) collectNames(expr, found)
  return [...found].sort()
}

/** How much there is to work through. */
export const countNodes = (expr: Expr): number => children(expr).reduce((total, child) => total + countNodes(child), 1)

export function someNode(expr: Expr, test: (node: Expr) => boolean): boolean {
  return test(expr) || children(expr).some((child) => someNode(child, test))
}

/** Every expression made by rewriting exactly one node of `expr` with one result of `rewrite`. */
export function rewritings(expr: Expr, rewrite: (node: Expr) => readonly Expr[]): Expr[] {
  const results: Expr[] = [...rewrite(expr)]
  const parts = children(expr)
  parts.forEach((part, index) => {
    for (const changed of rewritings(part, rewrite)) {
      results.push(withChildren(expr, parts.with(index, changed)))
    }
  })
  return results
}

/** Terms of a sum with their signs: `a - b + c` is `[a, -b, c]`. */
export function signedTerms(expr: Expr): { expr: Expr; negative: boolean }[] {
  switch (expr.kind) {
    case 'add':
      return [...signedTerms(expr.left), ...signedTerms(expr.right)]
    case 'subtract':
      return [...signedTerms(expr.left), ...flipSigns(signedTerms(expr.right))]
    case 'negate':
      return flipSigns(signedTerms(expr.of))
    default:
      return [{ expr, negative: false }]
  }
}

const flipSigns = (terms: { expr: Expr; negative: boolean }[]) =>
  terms.map((term) => ({ ...term, negative: !term.negative }))

export function sumOf(terms: readonly { expr: Expr; negative: boolean }[]): Expr {
  const [first, ...rest] = terms
  if (!first) return number(0)
  return rest.reduce<Expr>(
    (sum, term) => binary(term.negative ? 'subtract' : 'add', sum, term.expr),
    first.negative ? negated(first.expr) : first.expr,
  )
}

/** `x = a or x = b` for the given values. */
export const rootsOf = (unknown: string, values: readonly Expr[]): Statement => ({
  kind: 'cases',
  cases: values.map((value) => equation(name(unknown), value)),
})
