import type { Expr } from './ast.ts'
import { binary, children, collectNames, name, negated, number } from './ast.ts'
import { add, divide, isInteger, MathsError, multiply, rational } from './rational.ts'

/** Caps of the tutor design, section 2: what is larger is declined, not attempted. */
const CAPS = { characters: 400, exponent: 64, names: 6, nesting: 40 }

export type ParseFailure =
  | 'empty'
  | 'unexpected'
  | 'unknown-sign'
  | 'missing-bracket'
  | 'too-long'
  | 'exponent-too-big'
  | 'number-too-big'
  | 'too-many-letters'
  | 'too-deep'

export class ParseError extends Error {
  readonly reason: ParseFailure
  constructor(reason: ParseFailure) {
    super(reason)
    this.reason = reason
  }
}

type Token =
  | { kind: 'number'; text: string; spaceBefore: boolean }
  | { kind: 'name'; text: string; spaceBefore: boolean }
  | { kind: 'sign'; text: string; spaceBefore: boolean }

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const vulgarFractions: Record<string, readonly [number, number]> = {
  '½': [1, 2],
  '⅓': [1, 3],
  '⅔': [2, 3],
  '¼': [1, 4],
  '¾': [3, 4],
  '⅕': [1, 5],
  '⅖': [2, 5],
  '⅗': [3, 5],
  '⅘': [4, 5],
  '⅙': [1, 6],
  '⅚': [5, 6],
  '⅛': [1, 8],
  '⅜': [3, 8],
  '⅝': [5, 8],
  '⅞': [7, 8],
}
/** Cyrillic letters that students type for Latin ones because they look the same. */
const lookAlikes: Record<string, string> = {
  х: 'x',
  у: 'y',
  а: 'a',
  с: 'c',
  е: 'e',
  р: 'p',
  о: 'o',
  к: 'k',
  в: 'b',
  м: 'm',
  т: 't',
  н: 'n',
  Х: 'x',
  У: 'y',
  А: 'a',
  С: 'c',
  В: 'b',
  К: 'k',
  М: 'm',
}

/** Unicode and LaTeX become one plain notation; what is not known stays and fails in the tokenizer. */
export function normaliseNotation(source: string): string {
  return source
    .replace(/\\[()[\]]|\$/g, ' ')
    .replace(/\\(?:(?:left|right|displaystyle|quad|qquad)(?![a-zA-Z])|[,;:!])/g, ' ')
    .replace(/\\(?:d|t)?frac/g, '\\frac')
    .replace(/\\(?:cdot|times|ast)(?![a-zA-Z])/g, '*')
    .replace(/\\div(?![a-zA-Z])/g, '÷')
    .replace(/\\pm(?![a-zA-Z])/g, '±')
    .replace(/\\%/g, '%')
    .replace(/\{,\}/g, ',')
    .replace(/[−–—‒﹣－]/g, '-')
    .replace(/[×·∙⋅•✕∗＊]/g, '*')
    .replace(/[＋]/g, '+')
    .replace(/[＝]/g, '=')
    .replace(/[⁄∕]/g, '/')
    .replace(/\*\*/g, '^')
    .replace(/\u200b|\ufeff/g, '')
    .replace(/[\u00a0\u2009\u202f\u2007\t]/g, ' ')
    .replace(/(⁻?)([⁰¹²³⁴⁵⁶⁷⁸⁹]+)/g, (_, minus: string, digits: string) => {
      return `^(${minus && '-'}${[...digits].map((digit) => superscripts.indexOf(digit)).join('')})`
    })
    .replace(/_\{?(\d)\}?|([₀-₉])/g, '')
}

/**
 * @param options.commaIsDecimal false where a comma separates numbers (an English list of answers)
 * @throws {ParseError}
 */
export function parseExpression(source: string, { commaIsDecimal = true, isStored = false } = {}): Expr {
  // What we wrote ourselves may have grown beyond what a student may type.
  if (source.length > (isStored ? 10 : 1) * CAPS.characters) throw new ParseError('too-long')
  const tokens = tokenize(normaliseNotation(source), commaIsDecimal)
  if (tokens.length === 0) throw new ParseError('empty')
  const result = parseTokens(tokens)
  if (collectNames(result).size > CAPS.names) throw new ParseError('too-many-letters')
  assertExponents(result)
  return result
}

function parseTokens(tokens: Token[]): Expr {
  const parser = createParser(tokens)
  try {
    const result = parser.sum(0)
    if (!parser.atEnd()) throw new ParseError('unexpected')
    return result
  } catch (error) {
    // Numerals themselves can be longer than a number may be.
    if (error instanceof MathsError) throw new ParseError('number-too-big')
    throw error
  }
}

function tokenize(text: string, commaIsDecimal: boolean): Token[] {
  const tokens: Token[] = []
  let rest = text
  let spaceBefore = false
  const numberPattern = commaIsDecimal
    ? /^(?:\d{1,3}(?: \d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,]\d+)?|[.,]\d+)/
    : /^(?:\d{1,3}(?:[ ,]\d{3})+(?!\d)(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+)/
  while (rest !== '') {
    const space = /^\s+/.exec(rest)
    if (space) {
      spaceBefore = true
      rest = rest.slice(space[0].length)
      continue
    }
    const match =
      matchKind('number', numberPattern, rest) ??
      matchKind('sign', /^(?:\\frac|\\sqrt|sqrt(?![a-z])|[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]|[-+*/:÷^()[\]{}√%±])/, rest) ??
      matchKind('name', /^(?:[a-zA-Z]|[хуасероквмтнХУАСВКМ])/, rest)
    if (!match) throw new ParseError('unknown-sign')
    tokens.push({ ...match, spaceBefore })
    rest = rest.slice(match.text.length)
    spaceBefore = false
  }
  return tokens.map((token) => {
    if (token.kind !== 'number') return token
    const joined = token.text.replaceAll(' ', '')
    return { ...token, text: commaIsDecimal ? joined.replace(',', '.') : joined.replaceAll(',', '') }
  })
}

function matchKind<Kind extends Token['kind']>(kind: Kind, pattern: RegExp, text: string) {
  const found = pattern.exec(text)
  return found ? { kind, text: found[0] } : null
}

const closing: Record<string, string> = { '(': ')', '[': ']', '{': '}' }

function createParser(tokens: Token[]) {
  let position = 0
  const peek = (ahead = 0) => tokens[position + ahead]
  const isSign = (text: string, ahead = 0) => peek(ahead)?.kind === 'sign' && peek(ahead)?.text === text
  function take(): Token {
    const token = tokens[position++]
    if (!token) throw new ParseError('unexpected')
    return token
  }

  function sum(depth: number): Expr {
    if (depth > CAPS.nesting) throw new ParseError('too-deep')
    // A leading ± has nothing on its left: `±3` is `0 ± 3`, and reading expands it into two values.
    let left: Expr = isSign('±') ? number(0) : firstTerm(depth)
    while (isSign('+') || isSign('-') || isSign('±')) {
      const kind = { '+': 'add', '-': 'subtract', '±': 'plus-minus' } as const
      const operation = kind[take().text as keyof typeof kind]
      left = binary(operation, left, product(depth))
    }
    return left
  }

  /** A leading minus belongs to the whole term: `-2x` is the opposite of `2x`. */
  function firstTerm(depth: number): Expr {
    if (!isSign('-')) return product(depth)
    take()
    return negated(product(depth))
  }

  function product(depth: number): Expr {
    let left = signed(depth)
    for (;;) {
      if (isSign('*')) {
        take()
        left = binary('multiply', left, signed(depth))
      } else if (isSign('/')) {
        take()
        left = binary('divide', left, signed(depth))
      } else if (isSign(':') || isSign('÷')) {
        take()
        left = { ...binary('divide', left, signed(depth)), inline: true }
      } else if (startsFactor()) {
        left = binary('multiply', left, postfix(depth))
      } else {
        return left
      }
    }
  }

  /** Juxtaposition multiplies: `2x`, `3(x+1)`, `x√2`. A number right after a number is a slip of the pen. */
  function startsFactor(): boolean {
    const token = peek()
    if (!token) return false
    if (token.kind === 'name') return true
    if (token.kind === 'number') return tokens[position - 1]?.kind === 'sign' && !token.spaceBefore
    return /^(?:\\frac|\\sqrt|sqrt|√|\(|\[|\{)$/.test(token.text) || token.text in vulgarFractions
  }

  function signed(depth: number): Expr {
    if (depth > CAPS.nesting) throw new ParseError('too-deep')
    if (isSign('-')) {
      take()
      return negated(signed(depth + 1))
    }
    if (isSign('+')) {
      take()
      return signed(depth + 1)
    }
    return postfix(depth)
  }

  function postfix(depth: number): Expr {
    let value = primary(depth)
    for (;;) {
      if (isSign('%')) {
        take()
        value =
          value.kind === 'number'
            ? number(divide(value.value, rational(100)), 'percent')
            : binary('divide', value, number(100))
      } else if (isSign('^')) {
        take()
        value = binary('power', value, exponent(depth + 1))
      } else {
        return value
      }
    }
  }

  /** Right-associative, one factor wide: `2^3x` is `(2^3)x`. */
  function exponent(depth: number): Expr {
    if (depth > CAPS.nesting) throw new ParseError('too-deep')
    if (isSign('-')) {
      take()
      return negated(exponent(depth + 1))
    }
    const base = primary(depth)
    if (!isSign('^')) return base
    take()
    return binary('power', base, exponent(depth + 1))
  }

  function bracketed(depth: number): Expr {
    const open = take().text
    const inner = sum(depth + 1)
    const close = peek()
    if (close?.kind !== 'sign' || close.text !== closing[open]) throw new ParseError('missing-bracket')
    take()
    return inner
  }

  /** LaTeX takes one sign where braces are left out: `\frac12`. */
  function argument(depth: number): Expr {
    if (isSign('{')) return bracketed(depth)
    const token = peek()
    if (token?.kind === 'number' && token.text.length > 1 && /^\d+$/.test(token.text)) {
      const digit = token.text[0]!
      const kept = { ...token, text: token.text.slice(1), spaceBefore: false }
      tokens[position] = kept
      return number(rational(BigInt(digit)))
    }
    return primary(depth)
  }

  function primary(depth: number): Expr {
    const token = peek()
    if (!token) throw new ParseError('unexpected')
    if (token.kind === 'name') {
      take()
      // `x1` is a name with an index, not a product: nobody writes the number behind the letter.
      if (peek()?.kind === 'number' && !peek()!.spaceBefore && /^\d$/.test((peek() as Token).text)) take()
      return name(lookAlikes[token.text] ?? token.text)
    }
    if (token.kind === 'number') return numeral()
    if (token.text in vulgarFractions) {
      take()
      const [n, d] = vulgarFractions[token.text]!
      return binary('divide', number(n), number(d))
    }
    if (token.text === '\\frac') {
      take()
      const top = argument(depth + 1)
      return binary('divide', top, argument(depth + 1))
    }
    if (token.text === '√' || token.text === '\\sqrt' || token.text === 'sqrt') {
      take()
      if (token.text === '\\sqrt' && isSign('[')) {
        const index = bracketed(depth + 1)
        if (index.kind !== 'number' || !isInteger(index.value) || index.value.n < 2n || index.value.n > 64n) {
          throw new ParseError('unexpected')
        }
        return { kind: 'root', of: argument(depth + 1), index: Number(index.value.n) }
      }
      if (depth > CAPS.nesting) throw new ParseError('too-deep')
      return { kind: 'root', of: token.text === '\\sqrt' ? argument(depth + 1) : primary(depth + 1), index: 2 }
    }
    if (token.text in closing) return bracketed(depth)
    throw new ParseError('unexpected')
  }

  function numeral(): Expr {
    const text = take().text
    const value = decimalValue(text)
    if (text.includes('.')) return number(value, 'decimal')
    const fraction = fractionAhead()
    if (!fraction) return isWrittenAsFraction() ? barFraction(value) : number(value)
    position += fraction.tokens
    return number(add(value, fraction.value), 'mixed')
  }

  /** `3/4` without spaces is one number, so that `1/2 : 3/4` divides two fractions. */
  function isWrittenAsFraction(): boolean {
    const bar = peek()
    const bottom = peek(1)
    const before = tokens[position - 2]
    const isBar = bar?.text === '/' && !bar.spaceBefore && bottom?.kind === 'number' && !bottom.spaceBefore
    return isBar && /^\d+$/.test(bottom.text) && before?.text !== '/' && peek(2)?.text !== '^' && peek(2)?.text !== '%'
  }

  function barFraction(top: ReturnType<typeof rational>): Expr {
    take()
    return binary('divide', number(top), number(decimalValue(take().text)))
  }

  /** `3 1/2`, `3½` and `3\frac{1}{2}` are mixed numbers: a whole number followed by a proper fraction. */
  function fractionAhead() {
    const next = peek()
    if (!next) return null
    if (next.text in vulgarFractions) {
      const [n, d] = vulgarFractions[next.text]!
      return { value: rational(n, d), tokens: 1 }
    }
    const whole = (ahead: number) => {
      const token = peek(ahead)
      return token?.kind === 'number' && /^\d+$/.test(token.text) ? BigInt(token.text) : null
    }
    const proper = (n: bigint | null, d: bigint | null, count: number) =>
      n !== null && d !== null && n > 0n && n < d ? { value: rational(n, d), tokens: count } : null
    if (next.kind === 'number' && next.spaceBefore && isSign('/', 1)) return proper(whole(0), whole(2), 3)
    if (next.text !== '\\frac') return null
    if (isSign('{', 1) && isSign('}', 3) && isSign('{', 4) && isSign('}', 6)) return proper(whole(2), whole(5), 7)
    const digits = peek(1)
    if (digits?.kind === 'number' && /^\d\d$/.test(digits.text)) {
      return proper(BigInt(digits.text[0]!), BigInt(digits.text[1]!), 2)
    }
    return null
  }

  return { sum, atEnd: () => position === tokens.length }
}

function decimalValue(text: string) {
  const [whole = '', digits = ''] = text.split('.')
  return multiply(rational(BigInt(`${whole}${digits}` || '0')), rational(1n, 10n ** BigInt(digits.length)))
}

function assertExponents(expr: Expr): void {
  if (expr.kind === 'power') {
    const { right } = expr
    const value = right.kind === 'negate' ? right.of : right
    if (value.kind === 'number' && (value.value.n > CAPS.exponent || value.value.n < -CAPS.exponent)) {
      throw new ParseError('exponent-too-big')
    }
    if (right.kind === 'power') throw new ParseError('exponent-too-big')
  }
  for (const child of children(expr)) assertExponents(child)
}
