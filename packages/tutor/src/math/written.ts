import type { Equation, Expr, Statement } from './ast.ts'
import { equation } from './ast.ts'
import { parseExpression } from './parse.ts'
import { decimalText, isFiniteDecimal, isInteger, multiply, rational } from './rational.ts'

/** Statements as plain text, the form in which a conversation keeps them. What is written is read back the same. */
export function writeStatement(statement: Statement): string {
  switch (statement.kind) {
    case 'expression':
      return `expression|${writeExpression(statement.value)}`
    case 'equation':
      return `equation|${writeExpression(statement.left)}|${writeExpression(statement.right)}`
    case 'cases':
      return ['cases', ...statement.cases.flatMap((each) => [each.left, each.right].map(writeExpression))].join('|')
    case 'chain':
      return ['chain', ...statement.parts.map(writeExpression)].join('|')
    case 'values':
      return ['values', ...statement.values.map(writeExpression)].join('|')
    default:
      return statement.kind
  }
}

/** @throws {ParseError} when the text was not made by `writeStatement` */
export function readWritten(text: string): Statement {
  const [kind, ...rest] = text.split('|')
  const parts = rest.map((part) => parseExpression(part, { isStored: true }))
  switch (kind) {
    case 'expression':
      return { kind, value: parts[0]! }
    case 'equation':
      return equation(parts[0]!, parts[1]!)
    case 'cases': {
      const cases: Equation[] = []
      for (let i = 0; i + 1 < parts.length; i += 2) cases.push(equation(parts[i]!, parts[i + 1]!))
      return { kind, cases }
    }
    case 'chain':
      return { kind, parts }
    case 'values':
      return { kind, values: parts }
    case 'all-numbers':
      return { kind }
    default:
      return { kind: 'no-solution' }
  }
}

const SUM = 1
const PRODUCT = 2
const SIGNED = 3
const POWER = 4
const ATOM = 5

export const writeExpression = (expr: Expr): string => write(expr).text

function write(expr: Expr): { text: string; strength: number } {
  const inside = (part: Expr, needed: number) => {
    const { text, strength } = write(part)
    return strength >= needed ? text : `(${text})`
  }
  switch (expr.kind) {
    case 'number': {
      const { value, style } = expr
      if (value.n < 0n)
        return { text: `(-${write({ ...expr, value: { n: -value.n, d: value.d } }).text})`, strength: ATOM }
      if (style === 'percent' && isFiniteDecimal(value)) {
        return { text: `(${decimalText(multiply(value, rational(100)))}%)`, strength: ATOM }
      }
      if (style === 'decimal' && isFiniteDecimal(value, 12)) {
        const digits = decimalText(value)
        return { text: digits.includes('.') ? digits : `${digits}.0`, strength: ATOM }
      }
      if (isInteger(value)) return { text: `${value.n}`, strength: ATOM }
      if (style === 'mixed' && value.n > value.d) {
        return { text: `(${value.n / value.d} ${value.n % value.d}/${value.d})`, strength: ATOM }
      }
      return { text: `(${value.n}/${value.d})`, strength: ATOM }
    }
    case 'name':
      return { text: expr.name, strength: ATOM }
    case 'negate':
      return { text: `-${inside(expr.of, SIGNED)}`, strength: SIGNED }
    case 'root': {
      const of = write(expr.of).text
      return { text: expr.index === 2 ? `√(${of})` : `\\sqrt[${expr.index}]{${of}}`, strength: ATOM }
    }
    case 'add':
    case 'subtract':
    case 'plus-minus': {
      const sign = { add: '+', subtract: '-', 'plus-minus': '±' }[expr.kind]
      return { text: `${inside(expr.left, SUM)} ${sign} ${inside(expr.right, PRODUCT)}`, strength: SUM }
    }
    case 'multiply':
      return { text: `${inside(expr.left, PRODUCT)} * ${inside(expr.right, SIGNED)}`, strength: PRODUCT }
    case 'divide':
      return {
        text: `${inside(expr.left, PRODUCT)} ${expr.inline ? ':' : '/'} ${inside(expr.right, SIGNED)}`,
        strength: PRODUCT,
      }
    case 'power':
      return { text: `${inside(expr.left, ATOM)}^${inside(expr.right, ATOM)}`, strength: POWER }
  }
}
