import type { Expr, NumberExpr, Statement } from './ast.ts'
import { decimalText, isFiniteDecimal, isInteger, multiply, rational } from './rational.ts'

export type Language = 'en' | 'ru'

/** How tightly a printed form holds together; what binds looser than its place needs brackets. */
const LOOSE = 1
const PRODUCT = 2
const SIGNED = 3
const ATOM = 5

interface Printed {
  text: string
  strength: number
}

/** Brackets grow only where there is something tall inside. */
const inBrackets = (text: string) => (/\\frac|\^/.test(text) ? `\\left(${text}\\right)` : `(${text})`)
const bracketed = (printed: Printed, needed: number) =>
  printed.strength >= needed ? printed.text : inBrackets(printed.text)

function printNumber(expr: NumberExpr, language: Language): Printed {
  const { value, style } = expr
  const negative = value.n < 0n
  const size = negative ? { n: -value.n, d: value.d } : value
  const minus = negative ? '-' : ''
  const strength = negative ? SIGNED : ATOM
  if (style === 'percent' && isFiniteDecimal(size)) {
    return { text: `${minus}${comma(decimalText(multiply(size, rational(100))), language)}\\%`, strength }
  }
  if (isInteger(size)) return { text: `${minus}${size.n}`, strength }
  if (style === 'decimal' && isFiniteDecimal(size, 12)) {
    return { text: `${minus}${comma(decimalText(size), language)}`, strength }
  }
  const whole = size.n / size.d
  if (style === 'mixed' && whole > 0n) {
    return { text: `${minus}${whole}\\frac{${size.n % size.d}}{${size.d}}`, strength: negative ? SIGNED : PRODUCT }
  }
  return { text: `${minus}\\frac{${size.n}}{${size.d}}`, strength: negative ? SIGNED : ATOM - 1 }
}

const comma = (digits: string, language: Language) => (language === 'ru' ? digits.replace('.', '{,}') : digits)

function print(expr: Expr, language: Language): Printed {
  switch (expr.kind) {
    case 'number':
      return printNumber(expr, language)
    case 'name':
      return { text: greek[expr.name] ?? expr.name, strength: ATOM }
    case 'negate':
      return { text: `-${bracketed(print(expr.of, language), PRODUCT)}`, strength: SIGNED }
    case 'root': {
      const index = expr.index === 2 ? '' : `[${expr.index}]`
      return { text: `\\sqrt${index}{${print(expr.of, language).text}}`, strength: ATOM }
    }
    case 'add':
    case 'subtract':
    case 'plus-minus': {
      const sign = { add: '+', subtract: '-', 'plus-minus': '\\pm' }[expr.kind]
      const left = print(expr.left, language)
      const right = print(expr.right, language)
      const bare = expr.kind === 'plus-minus' && expr.left.kind === 'number' && expr.left.value.n === 0n
      const rightText = right.text.startsWith('-') ? inBrackets(right.text) : bracketed(right, PRODUCT)
      return { text: `${bare ? '' : `${left.text} `}${sign} ${rightText}`, strength: LOOSE }
    }
    case 'multiply':
      return printProduct(expr.left, expr.right, language)
    case 'divide': {
      if (!expr.inline) {
        const top = print(expr.left, language).text
        return { text: `\\frac{${top}}{${print(expr.right, language).text}}`, strength: ATOM - 1 }
      }
      const sign = language === 'ru' ? ':' : '\\div'
      const right = print(expr.right, language)
      const text = right.text.startsWith('-') ? inBrackets(right.text) : bracketed(right, SIGNED)
      return { text: `${bracketed(print(expr.left, language), PRODUCT)} ${sign} ${text}`, strength: PRODUCT }
    }
    case 'power':
      return {
        text: `${bracketed(print(expr.left, language), ATOM)}^{${print(expr.right, language).text}}`,
        strength: ATOM - 1,
      }
  }
}

function printProduct(left: Expr, right: Expr, language: Language): Printed {
  const first = print(left, language)
  const second = print(right, language)
  const firstText = bracketed(first, PRODUCT)
  const secondText = second.strength <= SIGNED ? inBrackets(second.text) : second.text
  const minusOne = left.kind === 'number' && left.value.n === -1n && left.value.d === 1n
  if (minusOne && !/^\d/.test(secondText)) return { text: `-${secondText}`, strength: SIGNED }
  const touching = /^(?:[a-zA-Z]|\(|\\(?:sqrt|left|pi|alpha|beta))/.test(secondText) && !/^\(-\d+\)$/.test(secondText)
  return { text: touching ? `${firstText}${secondText}` : `${firstText} \\cdot ${secondText}`, strength: PRODUCT }
}

const greek: Record<string, string> = { π: '\\pi', α: '\\alpha', β: '\\beta' }

export const latexOf = (expr: Expr, language: Language = 'en'): string => print(expr, language).text

/** One line of LaTeX without dollar signs. Words inside it are in the student's language. */
export function latexOfStatement(statement: Statement, language: Language = 'en'): string {
  const each = (expr: Expr) => latexOf(expr, language)
  const or = language === 'ru' ? '\\ \\text{или}\\ ' : '\\ \\text{or}\\ '
  switch (statement.kind) {
    case 'expression':
      return each(statement.value)
    case 'equation':
      return `${each(statement.left)} = ${each(statement.right)}`
    case 'chain':
      return statement.parts.map(each).join(' = ')
    case 'cases':
      return statement.cases.map((one) => `${each(one.left)} = ${each(one.right)}`).join(or)
    case 'values':
      return statement.values.map(each).join(';\\ ')
    case 'no-solution':
      return '\\varnothing'
    case 'all-numbers':
      return '\\mathbb{R}'
  }
}
