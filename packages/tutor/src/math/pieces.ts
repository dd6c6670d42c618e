import type { Expr, Statement } from './ast.ts'
import { children, expressionsOf, isClosed, signedTerms } from './ast.ts'
import { realAt } from './numeric.ts'
import { sameValue } from './verify.ts'

/** The form of an expression up to the order of terms and factors: equal for `3*5` and `5*3`, but not for `15`. */
function formOf(expr: Expr): string {
  switch (expr.kind) {
    case 'number':
      return `${expr.value.n}/${expr.value.d}`
    case 'name':
    case 'constant':
      return expr.name
    case 'negate':
    case 'add':
    case 'subtract': {
      const terms = termForms(expr)
      return terms.length === 1 ? terms[0]! : `(${terms.sort().join('+')})`
    }
    case 'multiply':
    case 'divide':
      return `[${factorForms(expr).sort().join('*')}]`
    case 'call':
      return `${expr.fn}(${expr.args.map(formOf).join(';')})`
    case 'root':
      return `root${expr.index}(${formOf(expr.of)})`
    default:
      return `${expr.kind}(${formOf(expr.left)};${formOf(expr.right)})`
  }
}

const termForms = (expr: Expr): string[] =>
  signedTerms(expr).map(({ expr: term, negative }) => {
    const form = formOf(term)
    if (!negative) return form
    return form.startsWith('-') ? form.slice(1) : `-${form}`
  })

function factorForms(expr: Expr, isBelow = false): string[] {
  if (expr.kind === 'multiply') return [...factorForms(expr.left, isBelow), ...factorForms(expr.right, isBelow)]
  if (expr.kind === 'divide') return [...factorForms(expr.left, isBelow), ...factorForms(expr.right, !isBelow)]
  return [isBelow ? `1:${formOf(expr)}` : formOf(expr)]
}

/** Multiset inclusion. */
function areAmong(some: readonly string[], all: readonly string[]): boolean {
  const left = [...all]
  return some.every((each) => {
    const at = left.indexOf(each)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

const isSum = ({ kind }: Expr) => kind === 'add' || kind === 'subtract'
const isProduct = ({ kind }: Expr) => kind === 'multiply' || kind === 'divide'

const nodesOf = (expr: Expr): Expr[] => [expr, ...children(expr).flatMap(nodesOf)]

/**
 * Whether the part occurs in the whole as written: as a node, as some terms of a sum, or as some factors of a product
 * or fraction.
 */
export function isPieceOf(part: Expr, whole: Expr): boolean {
  const form = formOf(part)
  return nodesOf(whole).some((node) => {
    if (isSum(part) && isSum(node)) return areAmong(termForms(part), termForms(node))
    if (isProduct(part) && isProduct(node)) return areAmong(factorForms(part), factorForms(node))
    return formOf(node) === form
  })
}

export const isSameForm = (a: Expr, b: Expr): boolean => formOf(a) === formOf(b)

/** Whether it equals a node of the whole, as written. */
export const isNodeOf = (part: Expr, whole: Expr): boolean => nodesOf(whole).some((node) => isSameForm(node, part))

/** Whether it equals a node of the whole in another notation; single letters and numbers do not count. */
export const isValueOfNode = (part: Expr, whole: Expr): boolean =>
  nodesOf(whole).some((node) => isCompound(node) && sameValue(node, part) === 'verified')

/** Whether it is a number in its final form: an integer, or a fraction that is not an integer. */
export function isNumeral(expr: Expr): boolean {
  if (expr.kind === 'negate') return isNumeral(expr.of)
  if (expr.kind === 'divide') {
    const { left, right } = expr
    const isFraction = left.kind === 'number' && right.kind === 'number' && !expr.inline
    // `24/6` is a division still to be done.
    return isFraction && left.value.d === 1n && right.value.n !== 0n && left.value.n % right.value.n !== 0n
  }
  return expr.kind === 'number' || expr.kind === 'constant'
}

/** All divisors that occur in an expression. */
export const divisorsIn = (statement: Statement): Expr[] =>
  expressionsOf(statement)
    .flatMap(nodesOf)
    .flatMap((node) => (node.kind === 'divide' ? [node.right] : []))

/** Whether it is more than a number or letter with its sign. */
export const isCompound = (expr: Expr): boolean =>
  expr.kind === 'negate' ? isCompound(expr.of) : children(expr).length > 0

/** The subexpression of the statement, or some of its terms or factors, whose value is this. */
export function pieceOfValue(value: Expr, statement: Statement): Expr | null {
  if (!isClosed(value)) return null
  const wanted = realAt(value, {})
  if (!Number.isFinite(wanted)) return null
  const found = expressionsOf(statement)
    .flatMap(nodesOf)
    .find((node) => isCompound(node) && isClosed(node) && sameValue(node, value) === 'verified')
  return found ?? null
}
