import type { CallExpr, Expr, FunctionName, Interval, NumberExpr, Relation, Request, Statement } from './ast.ts'
import { collectNames, SERIES_LETTER, signedTerms } from './ast.ts'
import { decimalText, isFiniteDecimal, isInteger, multiply, rational } from './rational.ts'

export type Language = 'en' | 'ru'

/** Precedence of a printed form; a looser one than its context needs brackets. */
const LOOSE = 1
const PRODUCT = 2
const SIGNED = 3
const ATOM = 5

interface Printed {
  text: string
  strength: number
}

/** Tall content needs growing brackets. */
const inBrackets = (text: string) => (/\\frac|\^/.test(text) ? `\\left(${text}\\right)` : `(${text})`)
const bracketed = (printed: Printed, needed: number) =>
  printed.strength >= needed ? printed.text : inBrackets(printed.text)

/** Brackets after a minus: two minus signs must not be adjacent. */
const behindMinus = (printed: Printed) =>
  printed.text.startsWith('-') ? inBrackets(printed.text) : bracketed(printed, PRODUCT)

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
    case 'constant':
      return { text: { π: '\\pi', e: 'e', i: 'i', '∞': '\\infty' }[expr.name], strength: ATOM }
    case 'call':
      return printCall(expr, language)
    case 'negate':
      return { text: `-${behindMinus(print(expr.of, language))}`, strength: SIGNED }
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
      if (expr.left.kind === 'call' && expr.left.args.length > 0 && expr.left.fn in functionLatex) {
        const { name, argument } = callParts(expr.left, language)
        return { text: `${name}^{${print(expr.right, language).text}}${argument}`, strength: PRODUCT }
      }
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
  const secondText =
    second.strength <= SIGNED && !(second.strength === PRODUCT && isFunctionLike(right))
      ? inBrackets(second.text)
      : second.text
  const minusOne = left.kind === 'number' && left.value.n === -1n && left.value.d === 1n
  if (minusOne && !/^\d/.test(secondText)) return { text: `-${secondText}`, strength: SIGNED }
  const touching = /^(?:[a-zA-Z]|\(|\\(?!frac))/.test(secondText) && !/^\(-\d+\)$/.test(secondText)
  const gap = /\\[a-zA-Z]+$/.test(firstText) && /^[a-zA-Z]/.test(secondText) ? ' ' : ''
  return { text: touching ? `${firstText}${gap}${secondText}` : `${firstText} \\cdot ${secondText}`, strength: PRODUCT }
}

const functionLatex: Partial<Record<FunctionName, Readonly<Record<Language, string>>>> = {
  sin: { en: '\\sin', ru: '\\sin' },
  cos: { en: '\\cos', ru: '\\cos' },
  tan: { en: '\\tan', ru: '\\operatorname{tg}' },
  cot: { en: '\\cot', ru: '\\operatorname{ctg}' },
  asin: { en: '\\arcsin', ru: '\\arcsin' },
  acos: { en: '\\arccos', ru: '\\arccos' },
  atan: { en: '\\arctan', ru: '\\operatorname{arctg}' },
  acot: { en: '\\operatorname{arccot}', ru: '\\operatorname{arcctg}' },
  ln: { en: '\\ln', ru: '\\ln' },
  log: { en: '\\log', ru: '\\log' },
  gcd: { en: '\\gcd', ru: '\\text{НОД}' },
  lcm: { en: '\\operatorname{lcm}', ru: '\\text{НОК}' },
}

function callParts(expr: CallExpr, language: Language): { name: string; argument: string } {
  const [first, second] = expr.args
  const word = functionLatex[expr.fn]?.[language] ?? expr.fn
  const base = expr.fn === 'log' && second ? second : null
  const isTen = base?.kind === 'number' && base.value.n === 10n && base.value.d === 1n
  const name = base
    ? isTen
      ? language === 'ru'
        ? '\\lg'
        : '\\log_{10}'
      : `\\log_{${print(base, language).text}}`
    : word
  const args = expr.fn === 'log' ? [first!] : expr.args
  const texts = args.map((arg) => print(arg, language))
  const isSimple =
    args.length === 1 &&
    texts[0]!.strength >= PRODUCT &&
    texts[0]!.strength !== SIGNED &&
    !isFunctionLike(args[0]!) &&
    !/\\cdot|\\div/.test(texts[0]!.text)
  return { name, argument: isSimple ? ` ${texts[0]!.text}` : inBrackets(texts.map((each) => each.text).join(';\\ ')) }
}

const isFunctionLike = (expr: Expr): boolean =>
  expr.kind === 'call'
    ? expr.fn !== 'deg'
    : expr.kind === 'multiply' && (isFunctionLike(expr.left) || isFunctionLike(expr.right))

function printCall(expr: CallExpr, language: Language): Printed {
  const [first, second] = expr.args.map((arg) => print(arg, language))
  switch (expr.fn) {
    case 'abs':
      return { text: `\\left|${first!.text}\\right|`, strength: ATOM }
    case 'deg':
      return { text: `${bracketed(first!, ATOM)}^{\\circ}`, strength: ATOM - 1 }
    case 'diff':
      return { text: `\\left(${first!.text}\\right)'`, strength: ATOM }
    case 'integral':
      return { text: `\\int ${bracketed(first!, PRODUCT)}\\,d${second!.text}`, strength: PRODUCT }
    case 'factorial':
      return { text: `${bracketed(first!, ATOM)}!`, strength: ATOM - 1 }
    case 'floor':
      return { text: `\\lfloor ${first!.text} \\rfloor`, strength: ATOM }
    case 'binomial':
    case 'arrangements': {
      const letter = expr.fn === 'binomial' ? 'C' : 'A'
      if (language === 'en' && expr.fn === 'binomial') {
        return { text: `\\binom{${first!.text}}{${second!.text}}`, strength: ATOM }
      }
      return { text: `${letter}_{${first!.text}}^{${second!.text}}`, strength: ATOM - 1 }
    }
    default: {
      const { name, argument } = callParts(expr, language)
      return { text: `${name}${argument}`, strength: PRODUCT }
    }
  }
}

const greek: Record<string, string> = {
  α: '\\alpha',
  β: '\\beta',
  γ: '\\gamma',
  δ: '\\delta',
  ε: '\\varepsilon',
  θ: '\\theta',
  λ: '\\lambda',
  μ: '\\mu',
  ρ: '\\rho',
  σ: '\\sigma',
  τ: '\\tau',
  φ: '\\varphi',
  ϕ: '\\varphi',
  ω: '\\omega',
  Δ: '\\Delta',
}

export const latexOf = (expr: Expr, language: Language = 'en'): string => print(expr, language).text

/** A statement as one line of LaTeX without dollar signs. Words in it are in the student's language. */
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
    case 'cases': {
      // Values of several letters hold together: `w = 9; l = 14`.
      const letters = statement.cases.map(({ left }) => (left.kind === 'name' ? left.name : ''))
      const areApart = letters.every((letter, index) => letter !== '' && letters.indexOf(letter) === index)
      return statement.cases
        .map((one) => `${each(one.left)} = ${each(one.right)}`)
        .join(areApart && letters.length > 1 ? ';\\ ' : or)
    }
    case 'values':
      return statement.values.map(each).join(';\\ ')
    case 'no-solution':
      return '\\varnothing'
    case 'all-numbers':
      return '\\mathbb{R}'
    case 'inequality':
      return `${each(statement.left)} ${relationLatex[statement.relation]} ${each(statement.right)}`
    case 'between': {
      const [a, b, c] = statement.parts
      const [first, second] = statement.relations
      return `${each(a)} ${relationLatex[first]} ${each(b)} ${relationLatex[second]} ${each(c)}`
    }
    case 'system':
      return `\\begin{cases} ${statement.lines.map((line) => latexOfStatement(line, language)).join(' \\\\ ')} \\end{cases}`
    case 'set':
      return latexOfSet(statement.unknown, statement.intervals, language)
    case 'tuples':
      return latexOfTuples(statement.names, statement.rows, language)
    case 'series':
      return `${statement.values.map((value) => `${each({ kind: 'name', name: statement.unknown })} = ${each(value)}`).join(or)},\\ n \\in \\mathbb{Z}`
    case 'truth':
      return `\\text{${{ en: ['no', 'yes'], ru: ['нет', 'да'] }[language][statement.value ? 1 : 0]}}`
    case 'request':
      return latexOfRequest(statement, language)
    case 'story':
      return `\\text{${statement.text.replace(/[\\{}$%#&_^~]/g, ' ').slice(0, 120)}}`
  }
}

const relationLatex: Readonly<Record<Relation, string>> = {
  '<': '<',
  '<=': '\\le',
  '>': '>',
  '>=': '\\ge',
  '!=': '\\ne',
}

/**
 * Inequalities for a single piece with a letter, `x > 1` or `1 < x \le 3`; intervals otherwise. Periodic ends hold for
 * every integer.
 */
function latexOfSet(unknown: string | null, intervals: readonly Interval[], language: Language): string {
  const isRepeated = intervals.some((each) =>
    [each.from, each.to].some((end) => end && collectNames(end).has(SERIES_LETTER)),
  )
  const text = latexOfOneSet(unknown, intervals, language)
  return isRepeated && unknown !== SERIES_LETTER ? `${text},\\ n \\in \\mathbb{Z}` : text
}

function latexOfOneSet(unknown: string | null, intervals: readonly Interval[], language: Language): string {
  const each = (expr: Expr) => latexOf(expr, language)
  const separator = language === 'ru' ? ';\\ ' : ',\\ '
  const pieces = intervals.map(({ from, to, closedFrom, closedTo }) => {
    if (from && to && latexOf(from) === latexOf(to)) return `\\{${each(from)}\\}`
    const left = from ? `${closedFrom ? '[' : '('}${each(from)}` : '(-\\infty'
    const right = to ? `${each(to)}${closedTo ? ']' : ')'}` : `${language === 'ru' ? '+' : ''}\\infty)`
    return `${left}${separator}${right}`
  })
  const [only] = intervals
  if (unknown && intervals.length === 1 && only) {
    const letter = each({ kind: 'name', name: unknown })
    const { from, to, closedFrom, closedTo } = only
    if (from && to && latexOf(from) === latexOf(to)) return `${letter} = ${each(from)}`
    if (from && to) return `${each(from)} ${closedFrom ? '\\le' : '<'} ${letter} ${closedTo ? '\\le' : '<'} ${each(to)}`
    if (from) return `${letter} ${closedFrom ? '\\ge' : '>'} ${each(from)}`
    if (to) return `${letter} ${closedTo ? '\\le' : '<'} ${each(to)}`
  }
  const union = pieces.join(' \\cup ')
  return unknown ? `${each({ kind: 'name', name: unknown })} \\in ${union}` : union
}

function latexOfTuples(names: readonly string[], rows: readonly (readonly Expr[])[], language: Language): string {
  const each = (expr: Expr) => latexOf(expr, language)
  const letters = names.map((letter) => each({ kind: 'name', name: letter }))
  if (rows.length === 1) return letters.map((letter, index) => `${letter} = ${each(rows[0]![index]!)}`).join(',\\ ')
  const row = (values: readonly Expr[]) => `(${values.map(each).join(language === 'ru' ? ';\\ ' : ',\\ ')})`
  return `(${letters.join(language === 'ru' ? ';\\ ' : ',\\ ')}) = ${rows.map(row).join(language === 'ru' ? '\\ \\text{или}\\ ' : '\\ \\text{or}\\ ')}`
}

/** The formula of a task; the wording around it is a text of the tutor. */
function latexOfRequest(task: Request, language: Language): string {
  const subject = latexOfStatement(task.subject, language)
  const unknown = task.unknown ?? 'x'
  const [first, second] = (task.values ?? []).map((value) => latexOf(value, language))
  switch (task.operation) {
    case 'differentiate':
      return `\\left(${subject}\\right)'`
    case 'second-derivative':
      return `\\left(${subject}\\right)''`
    case 'nth-derivative':
      return `\\left(${subject}\\right)^{(${first})}${second === undefined ? '' : `,\\quad ${unknown} = ${second}`}`
    case 'integrate':
      return `\\int ${task.subject.kind === 'expression' && signedTerms(task.subject.value).length > 1 ? `\\left(${subject}\\right)` : subject}\\,d${unknown}`
    case 'definite-integral':
      return `\\int_{${first}}^{${second}} ${task.subject.kind === 'expression' && signedTerms(task.subject.value).length > 1 ? `\\left(${subject}\\right)` : subject}\\,d${unknown}`
    case 'limit':
      return `\\lim_{${unknown} \\to ${first}} ${subject}`
    case 'evaluate':
    case 'simplify-at':
      return first === undefined ? subject : `${subject},\\quad ${unknown} = ${first}`
    case 'roots-between': {
      const closed = task.values?.[2]?.kind === 'number' ? Number(task.values[2].value.n) : 0
      const ends = `${closed & 1 ? '[' : '('}${first}${language === 'ru' ? '; ' : ',\\ '}${second}${closed & 2 ? ']' : ')'}`
      return `${subject},\\quad ${unknown} \\in ${ends}`
    }
    case 'root-first':
      return `${subject},\\quad ${unknown} ${first?.startsWith('-') ? '\\lt' : '\\gt'} 0`
    case 'in-degrees':
      return `${subject}\\quad (^{\\circ})`
    case 'part':
      return first === undefined ? subject : `${subject},\\quad ${first} = {?}`
    case 'in-base':
      return `${subject}_{10} \\to (\\ldots)_{${first}}`
    case 'clock':
      return `${subject}\\ \\text{${language === 'ru' ? 'мин' : 'min'}}`
    default:
      return subject
  }
}
