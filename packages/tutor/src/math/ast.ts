import type { Rational } from './rational.ts'
import { rational } from './rational.ts'

/** `style` records how a number was written; it is ignored when numbers are compared. */
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
/**
 * The functions of school mathematics. `log` has two arguments, the second is the base; `deg` is `45°`; in a step,
 * `diff` and `integral` mark what has still to be differentiated or integrated with respect to the second argument.
 */
export const functionNames = [
  'sin',
  'cos',
  'tan',
  'cot',
  'asin',
  'acos',
  'atan',
  'acot',
  'ln',
  'log',
  'abs',
  'deg',
  'factorial',
  'gcd',
  'lcm',
  'binomial',
  'arrangements',
  'floor',
  'diff',
  'integral',
] as const
export type FunctionName = (typeof functionNames)[number]
export interface CallExpr {
  readonly kind: 'call'
  readonly fn: FunctionName
  readonly args: readonly Expr[]
}
export type ConstantName = 'π' | 'e' | 'i' | '∞'

export type Expr =
  | NumberExpr
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'constant'; readonly name: ConstantName }
  | CallExpr
  | { readonly kind: 'negate'; readonly of: Expr }
  | { readonly kind: 'root'; readonly of: Expr; readonly index: number }
  | BinaryExpr

export interface Equation {
  readonly kind: 'equation'
  readonly left: Expr
  readonly right: Expr
}

export type Relation = '<' | '<=' | '>' | '>=' | '!='
export interface Inequality {
  readonly kind: 'inequality'
  readonly left: Expr
  readonly relation: Relation
  readonly right: Expr
}
/** An interval of real numbers. null: unbounded on that side. A single number has two equal, closed ends. */
export interface Interval {
  readonly from: Expr | null
  readonly to: Expr | null
  readonly closedFrom: boolean
  readonly closedTo: boolean
}

/** Questions about the result of another task (`questions.ts`). */
const questionOperations = [
  'roots-count',
  'roots-sum',
  'roots-product',
  'roots-difference',
  'root-largest',
  'root-smallest',
  'discriminant',
  'integers-count',
  'integer-largest',
  'integer-smallest',
  'part',
  'part-largest',
  'part-smallest',
  'slope',
  'extreme-place',
  'extreme-value',
  'coefficient',
] as const
/** Some of the roots of an equation (`roots-between.ts`). */
const someRootsOperations = ['roots-between', 'root-first', 'in-degrees'] as const
/** Tasks whose answer has a form of its own (`form-tasks.ts`). */
const formOperations = [
  'ranked',
  'in-base',
  'standard-form',
  'mixed-number',
  'clock',
  'circle',
  'complex-roots',
  'is-multiple',
  'lies-on',
  'symmetry-axes',
] as const

/** The operations a task may ask for where its formula does not tell. */
export const operations = [
  'solve',
  'simplify',
  'calculate',
  'approximate',
  'factor',
  'expand',
  'complete-square',
  'differentiate',
  'second-derivative',
  'nth-derivative',
  'integrate',
  'definite-integral',
  'limit',
  'evaluate',
  /** Simplify, then find the value at a number. */
  'simplify-at',
  'domain',
  'vertex',
  'zeros',
  'extrema',
  'tangent',
  'range',
  'solve-for',
  'prime-factors',
  'is-prime',
  'divisors',
  'gcd',
  'lcm',
  'remainder',
  'round',
  'compare',
  'sort',
  'mean',
  'median',
  'mode',
  'spread',
  'variance',
  'next-term',
  'nth-term',
  'sum-of-terms',
  ...questionOperations,
  ...someRootsOperations,
  ...formOperations,
] as const
export type Operation = (typeof operations)[number]
export type Question = (typeof questionOperations)[number]
type SomeRoots = (typeof someRootsOperations)[number]
type FormOperation = (typeof formOperations)[number]

export const isQuestion = (operation: Operation): operation is Question =>
  (questionOperations as readonly Operation[]).includes(operation)
export const asksForSomeRoots = (operation: Operation): operation is SomeRoots =>
  (someRootsOperations as readonly Operation[]).includes(operation)
/** Asks for one of the roots, which has to be chosen. */
export const asksForOneRoot = (operation: Operation): boolean =>
  operation === 'root-largest' || operation === 'root-smallest'
/** Asks for the value of an expression at a number. */
export const isValueAt = (operation: Operation): boolean => operation === 'evaluate' || operation === 'simplify-at'
export const isFormTask = (operation: Operation): operation is FormOperation =>
  (formOperations as readonly Operation[]).includes(operation)

/** A formula with the operation asked for: "factor x² - 5x + 6", "find the derivative of ...". */
export interface Request {
  readonly kind: 'request'
  readonly operation: Operation
  readonly subject: Exclude<Statement, Request>
  /** The letter it is about. */
  readonly unknown?: string
  /** Further numbers of the task: the point of a limit, the bounds of an integral, places of rounding. */
  readonly values?: readonly Expr[]
}

/** The relations that a question about two numbers may name; a request refers to them by index. */
export const claimSigns = ['=', '!=', '<', '<=', '>', '>='] as const

/** One line of mathematics. */
export type Statement =
  | { readonly kind: 'expression'; readonly value: Expr }
  | Inequality
  /** `a < x <= b`: two relations of one direction. */
  | {
      readonly kind: 'between'
      readonly parts: readonly [Expr, Expr, Expr]
      readonly relations: readonly [Relation, Relation]
    }
  /** All of them at once. */
  | { readonly kind: 'system'; readonly lines: readonly (Equation | Inequality)[] }
  /** A union of intervals, in order; for a letter where one is named. */
  | { readonly kind: 'set'; readonly unknown: string | null; readonly intervals: readonly Interval[] }
  /** Solutions of a system: one row of values for the names. */
  | { readonly kind: 'tuples'; readonly names: readonly string[]; readonly rows: readonly (readonly Expr[])[] }
  /** `x = π/6 + 2πn`: every value with every whole number for the letter `n`. */
  | { readonly kind: 'series'; readonly unknown: string; readonly values: readonly Expr[] }
  /** Yes or no to a question of fact, such as "is 91 prime?". */
  | { readonly kind: 'truth'; readonly value: boolean }
  | Request
  /** A task in words, kept as it was told: `science/read.ts` reads its numbers and units. */
  | { readonly kind: 'story'; readonly text: string; readonly language: 'en' | 'ru' }
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
export const constant = (text: ConstantName): Expr => ({ kind: 'constant', name: text })
export const call = (fn: FunctionName, ...args: readonly Expr[]): CallExpr => ({ kind: 'call', fn, args })
export const rootOf = (of: Expr, index = 2): Expr => ({ kind: 'root', of, index })
export const inequality = (left: Expr, relation: Relation, right: Expr): Inequality => ({
  kind: 'inequality',
  left,
  relation,
  right,
})
export const request = (
  operation: Operation,
  subject: Exclude<Statement, Request>,
  rest: { unknown?: string; values?: readonly Expr[] } = {},
): Request => ({ kind: 'request', operation, subject, ...rest })
export const expression = (value: Expr): { readonly kind: 'expression'; readonly value: Expr } => ({
  kind: 'expression',
  value,
})

export function children(expr: Expr): readonly Expr[] {
  switch (expr.kind) {
    case 'number':
    case 'name':
    case 'constant':
      return []
    case 'call':
      return expr.args
    case 'negate':
    case 'root':
      return [expr.of]
    default:
      return [expr.left, expr.right]
  }
}

/** A copy of the node with other children. */
export function withChildren(expr: Expr, next: readonly Expr[]): Expr {
  switch (expr.kind) {
    case 'number':
    case 'name':
    case 'constant':
      return expr
    case 'call':
      return { ...expr, args: next }
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
    case 'inequality':
      return [statement.left, statement.right]
    case 'between':
      return [...statement.parts]
    case 'system':
      return statement.lines.flatMap((each) => [each.left, each.right])
    case 'set':
      return statement.intervals.flatMap((each) => [each.from, each.to].filter((end) => end !== null))
    case 'tuples':
      return statement.rows.flat()
    case 'series':
      return [...statement.values]
    case 'request':
      return [...expressionsOf(statement.subject), ...(statement.values ?? [])]
    default:
      return []
  }
}

/** The letter for an arbitrary integer in the solutions of trigonometric equations. */
export const SERIES_LETTER = 'n'

export function namesOf(statement: Statement): string[] {
  const found = new Set<string>()
  for (const expr of expressionsOf(statement)) collectNames(expr, found)
  if (statement.kind === 'series') {
    found.delete(SERIES_LETTER)
    found.add(statement.unknown)
  }
  if (statement.kind === 'set' && statement.unknown) {
    // Ends of a set that repeats itself: any whole number.
    found.delete(SERIES_LETTER)
    found.add(statement.unknown)
  }
  if (statement.kind === 'tuples') for (const each of statement.names) found.add(each)
  return [...found].sort()
}

/** The number of nodes: a measure of the cost of an expression. */
export const countNodes = (expr: Expr): number => children(expr).reduce((total, child) => total + countNodes(child), 1)

export function someNode(expr: Expr, test: (node: Expr) => boolean): boolean {
  return test(expr) || children(expr).some((child) => someNode(child, test))
}

export const hasCall = (expr: Expr, names: readonly FunctionName[]): boolean =>
  someNode(expr, (node) => node.kind === 'call' && names.includes(node.fn))

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
