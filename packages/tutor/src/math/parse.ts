import { regExpOf } from '../pattern.ts'
import { cacheOf } from '../remembered.ts'
import type { Expr, FunctionName } from './ast.ts'
import {
  binary,
  call,
  children,
  collectNames,
  constant,
  functionNames,
  isClosed,
  name,
  negated,
  number,
  rootOf,
} from './ast.ts'
import { add, divide, isInteger, MathsError, multiply, rational } from './rational.ts'

/** Size limits: larger input is declined. */
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
  | { kind: 'function'; text: string; spaceBefore: boolean }
  /** `#sin`, `#e`: names that `writeExpression` marks because they are not letters. */
  | { kind: 'stored'; text: string; spaceBefore: boolean }

const superscripts: Record<string, string> = {
  ...Object.fromEntries([...'⁰¹²³⁴⁵⁶⁷⁸⁹'].map((sign, digit) => [sign, `${digit}`])),
  '⁻': '-',
  '⁺': '+',
  '⁽': '(',
  '⁾': ')',
  ⁿ: 'n',
  ˣ: 'x',
  ᵏ: 'k',
  ᵐ: 'm',
}

const functionWords: Record<string, FunctionName> = {
  sin: 'sin',
  cos: 'cos',
  tan: 'tan',
  tg: 'tan',
  cot: 'cot',
  ctg: 'cot',
  cotg: 'cot',
  asin: 'asin',
  arcsin: 'asin',
  acos: 'acos',
  arccos: 'acos',
  atan: 'atan',
  arctan: 'atan',
  arctg: 'atan',
  acot: 'acot',
  arccot: 'acot',
  arcctg: 'acot',
  ln: 'ln',
  log: 'log',
  lg: 'log',
  abs: 'abs',
  gcd: 'gcd',
  hcf: 'gcd',
  gcf: 'gcd',
  нод: 'gcd',
  lcm: 'lcm',
  нок: 'lcm',
  '@c': 'binomial',
  '@a': 'arrangements',
  '@f': 'floor',
}
/** Functions that are rewritten by others in our syntax tree. */
const otherFunctions = ['sec', 'csc', 'cosec', 'exp', 'sqrt', 'cbrt', 'root']
const functionPattern = regExpOf(
  `^(?:${[...Object.keys(functionWords), ...otherFunctions].sort((a, b) => b.length - a.length).join('|')})`,
  'i',
)
const inverses: Partial<Record<FunctionName, FunctionName>> = { sin: 'asin', cos: 'acos', tan: 'atan', cot: 'acot' }
const greekLetters: Record<string, string> = {
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  varepsilon: 'ε',
  epsilon: 'ε',
  theta: 'θ',
  lambda: 'λ',
  mu: 'μ',
  rho: 'ρ',
  sigma: 'σ',
  tau: 'τ',
  varphi: 'φ',
  phi: 'φ',
  omega: 'ω',
  Delta: 'Δ',
}
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

/** Converts Unicode and LaTeX to one plain notation. Unknown signs are kept, and the tokenizer rejects them. */
export function normaliseNotation(source: string, isStored = false): string {
  return shortenedCommands(source)
    .replace(/\\(?:d|t|c)?frac(?![a-zA-Z])|\\(?:d|t)?frac(?=\d)/g, '\\frac')
    .replace(/[−–—‒﹣－]/g, '-')
    .replace(/[×·∙⋅•✕∗＊]/g, '*')
    .replace(/[＋]/g, '+')
    .replace(/[＝]/g, '=')
    .replace(/[⁄∕]/g, '/')
    .replace(/\*\*/g, '^')
    .replace(/\u200b|\ufeff|[\u2061-\u2064]/g, '')
    .replace(/[\u00a0\u2009\u202f\u2007\t]/g, ' ')
    .replace(/[º˚]/g, '°')
    .replace(/\^\s*\{?\s*(?:°|\\circ|∘)\s*\}?|∘/g, '°')
    .replace(/(?<![a-zа-яё])(?:градус(?:а|ов)?|degrees?)(?![a-zа-яё])/giu, '°')
    .replace(/<=|=<|⩽|≦/g, '≤')
    .replace(/>=|=>(?=\s*-?\d+\s*$)|⩾|≧/g, '≥')
    .replace(/!=|<>|=\/=/g, '≠')
    .replace(isStored ? /$^/ : /(?<=^\s*|=[^=]*)\+\s*-(?=\s*\d+\s*$)|\+\/-|\+-(?=\s*(?:sqrt|√|\\sqrt))/g, (found) =>
      found.includes('/') || !/\d/.test(found) ? '±' : found,
    )
    .replace(/(?<![\p{L}\\])(?:pi|пи)(?![\p{L}])|(?<=\d)pi(?!\p{L})|𝜋|П(?=\s*\/|\s*[nk]\b)/gu, 'π')
    .replace(/(?<![\p{L}\\])(?:infinity|inf|oo|бесконечность)(?![\p{L}])/giu, '∞')
    .replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺⁽⁾ⁿˣᵏᵐ]+/gu, (run) => `^(${[...run].map((sign) => superscripts[sign]).join('')})`)
    .replace(/[₀-₉]+/g, (run) => `_${[...run].map((sign) => sign.charCodeAt(0) - 0x2080).join('')} `)
    .replace(/(log|lg|ln)\s*((?:\^\s*(?:\{[^{}]*\}|\([^()]*\)|\d)\s*)?)_/gi, '$1$2‗')
    .replace(/(?<![\p{L}])log\s*(\d+)\s*(?=\()/giu, 'log‗$1')
    .replace(/‗(\d+)\s*(?=\\frac)/g, '‗{$1}')
    .replace(/(\d+[.,]\d*)\s*\\overline\s*\{(\d+)\}/g, '$1($2)')
    .replace(/\\lfloor\s*(.+?)\s*\\rfloor/g, '@f($1)')
    .replace(/\\lceil\s*(.+?)\s*\\rceil/g, '(-@f(-($1)))')
    .replace(/\\[dt]?binom\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, '@C($1;$2)')
    .replace(/(?<![\p{L}@])([CСAА])_\{?(\w+)\}?\^\(?\{?(\w+)\}?\)?/gu, (_, kind: string, n: string, k: string) =>
      /[CС]/.test(kind) ? `@C(${n};${k})` : `@A(${n};${k})`,
    )
    .replace(/(?<![\p{L}@])([CСAА])\s*\(\s*(\d+)\s*[,;]\s*(\d+)\s*\)/gu, (_, kind: string, n: string, k: string) =>
      /[CС]/.test(kind) ? `@C(${n};${k})` : `@A(${n};${k})`,
    )
    .replace(/(?<![p{L}\d])(\d+)C(\d+)(?![p{L}\d])/g, '@C($1;$2)')
    .replace(
      /(?<![\p{L}])(gcd|hcf|gcf|lcm|НОД|НОК|root)\s*\(([^()]*)\)/giu,
      (_, word: string, list: string) => `${word}(${list.replaceAll(',', ';')})`,
    )
    .replace(/_\{?(\d)\}?/g, '')
}

function shortenedCommands(source: string): string {
  return source
    .replace(/\\[()[\]]|\$/g, ' ')
    .replace(/\\(?:left|right|big|Big|bigg|Bigg|bigl|bigr)(?![a-zA-Z])\s*\.?/g, ' ')
    .replace(/\\(?:lvert|rvert|vert|mid)(?![a-zA-Z])|\\\|/g, '|')
    .replace(/\\(?:displaystyle|limits|quad|qquad|nolimits|textstyle)(?![a-zA-Z])|\\[,;:! ]|~/g, ' ')
    .replace(/\\(?:operatorname|mathrm|text|mathbf|mathit|rm)\s*\{([^{}]*)\}/g, ' $1 ')
    .replace(/\\(?:cdot|times|ast)(?![a-zA-Z])/g, '*')
    .replace(/\\div(?![a-zA-Z])/g, '÷')
    .replace(/\\pm(?![a-zA-Z])/g, '±')
    .replace(/\\(?:leqslant|leq|le)(?![a-zA-Z])/g, '≤')
    .replace(/\\(?:geqslant|geq|ge)(?![a-zA-Z])/g, '≥')
    .replace(/\\(?:neq|ne)(?![a-zA-Z])/g, '≠')
    .replace(/\\lt(?![a-zA-Z])/g, '<')
    .replace(/\\gt(?![a-zA-Z])/g, '>')
    .replace(/\\infty(?![a-zA-Z])/g, '∞')
    .replace(/\\pi(?![a-zA-Z])/g, 'π')
    .replace(/\\(?:degree|circ)(?![a-zA-Z])/g, '°')
    .replace(/\\(?:to|rightarrow|longrightarrow)(?![a-zA-Z])/g, '→')
    .replace(/\\cup(?![a-zA-Z])/g, '∪')
    .replace(/\\cap(?![a-zA-Z])/g, '∩')
    .replace(/\\in(?![a-zA-Z])/g, '∈')
    .replace(/\\int(?![a-zA-Z])/g, '∫')
    .replace(/\\%/g, '%')
    .replace(/\{,\}/g, ',')
    .replace(
      /\\(alpha|beta|gamma|delta|varepsilon|epsilon|theta|lambda|mu|rho|sigma|tau|varphi|phi|omega|Delta)(?![a-zA-Z])/g,
      (_, word: string) => greekLetters[word]!,
    )
    .replace(
      /\\(arcsin|arccos|arctan|arctg|arcctg|sin|cos|tan|tg|cot|ctg|ln|log|lg|lim|gcd|exp|sec|csc)(?![a-zA-Z])/g,
      ' $1',
    )
    .replace(/\\(?=[{}])/g, '')
}

/**
 * @param options.commaIsDecimal false where a comma separates numbers (an English list of answers)
 * @throws {ParseError}
 */
export function parseExpression(
  source: string,
  { commaIsDecimal = true, isStored = false, wideArguments = false } = {},
): Expr {
  // Stored notation of our own may be longer than student input.
  if (source.length > (isStored ? 10 : 1) * CAPS.characters) throw new ParseError('too-long')
  const key = `${commaIsDecimal ? 'c' : ''}${isStored ? 's' : ''}${wideArguments ? 'w' : ''}|${source}`
  const parsed = expressions(key, () => parsedOr(source, { commaIsDecimal, isStored, wideArguments }))
  if (parsed instanceof Error) throw parsed
  return parsed
}

/** The readers of one message try the same pieces of it two hundred times in a turn; most of them are no formulas. */
const expressions = cacheOf<Expr | ParseError>(1000)

function parsedOr(source: string, manner: Manner & { readonly commaIsDecimal: boolean }): Expr | ParseError {
  try {
    return parseAnew(source, manner)
  } catch (error) {
    if (error instanceof ParseError) return error
    throw error
  }
}

function parseAnew(
  source: string,
  { commaIsDecimal, isStored, wideArguments }: Manner & { readonly commaIsDecimal: boolean },
): Expr {
  const tokens = tokenize(normaliseNotation(source, isStored), commaIsDecimal)
  if (tokens.length === 0) throw new ParseError('empty')
  const result = parseTokens(tokens, { wideArguments, isStored })
  if (collectNames(result).size > CAPS.names) throw new ParseError('too-many-letters')
  assertExponents(result)
  return result
}

interface Manner {
  readonly wideArguments: boolean
  readonly isStored: boolean
}

function parseTokens(tokens: Token[], manner: Manner): Expr {
  const parser = createParser(tokens, manner)
  try {
    const result = parser.sum(0)
    if (!parser.atEnd()) throw new ParseError('unexpected')
    return result
  } catch (error) {
    // A numeral may exceed the largest number.
    if (error instanceof MathsError) throw new ParseError('number-too-big')
    throw error
  }
}

function tokenize(text: string, commaIsDecimal: boolean): Token[] {
  const tokens: Token[] = []
  let rest = text
  let spaceBefore = false
  const numberPattern = commaIsDecimal
    ? /^(?:\d{1,3}(?: \d{3})+(?!\d)(?:[.,]\d+)?|\d+[.,]\d*\(\d+\)|\d+(?:[.,]\d+)?|[.,]\d+)/
    : /^(?:\d{1,3}(?:[ ,]\d{3})+(?!\d)(?:\.\d+)?|\d+\.\d*\(\d+\)|\d+(?:\.\d+)?|\.\d+)/
  while (rest !== '') {
    const space = /^\s+/.exec(rest)
    if (space) {
      spaceBefore = true
      rest = rest.slice(space[0].length)
      continue
    }
    const match =
      matchKind('number', numberPattern, rest) ??
      matchKind('sign', /^(?:\\frac|\\sqrt|[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]|[-+*/:÷^()[\]{}√∛∜%±|!°∞‗;π])/, rest) ??
      matchKind('stored', /^#[a-z]+/, rest) ??
      matchKind('function', functionPattern, rest) ??
      matchKind('name', /^(?:[a-zA-Zαβγδεθλμρστφωϕ]|[хуасероквмтнХУАСВКМ]|Δ)/, rest)
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

/** @param wideArguments `sin x/2` is read as `sin(x/2)` */
function createParser(tokens: Token[], { wideArguments, isStored }: Manner) {
  let position = 0
  let openBars = 0
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

  /** The factor just read with the letters that are glued to it: `4ab` behind a sign of division. */
  function monomialFrom(first: Expr, depth: number): Expr {
    let monomial = first
    while (peek()?.kind === 'name' && peek()?.spaceBefore === false)
      monomial = binary('multiply', monomial, postfix(depth))
    return monomial
  }

  function product(depth: number): Expr {
    let left = signed(depth)
    for (;;) {
      if (isSign('*')) {
        take()
        left = binary('multiply', left, signed(depth))
      } else if (isSign('/')) {
        // `v²/2a` as it is typed: what is glued to the number stands below the bar with it. `1/2x` is half of x.
        const isGlued = !isStored && !isClosed(left) && peek(1)?.kind === 'number'
        take()
        const right = signed(depth)
        left = binary('divide', left, isGlued ? monomialFrom(right, depth) : right)
      } else if (isSign(':') || isSign('÷')) {
        take()
        const isFraction = left.kind === 'divide' && !left.inline && !isStored
        // `12a³b : 4ab` divides by the whole monomial, as school books write it.
        let right = signed(depth)
        if (!isStored) right = monomialFrom(right, depth)
        // `a/b : c/d` divides one fraction by another: beside the colon the slash is a fraction bar.
        while (isFraction && isSign('/')) {
          take()
          right = binary('divide', right, signed(depth))
        }
        left = { ...binary('divide', left, right), inline: true }
      } else if (startsFactor()) {
        left = binary('multiply', left, postfix(depth))
      } else {
        return left
      }
    }
  }

  /** Juxtaposition multiplies: `2x`, `3(x+1)`, `x√2`. A number directly after a number is an error. */
  function startsFactor(): boolean {
    const token = peek()
    if (!token) return false
    if (token.kind === 'name' || token.kind === 'function' || token.kind === 'stored') return true
    if (token.kind === 'number') return tokens[position - 1]?.kind === 'sign' && !token.spaceBefore
    if (token.text === '|') return openBars === 0
    return /^(?:\\frac|\\sqrt|[√∛∜π∞]|\(|\[|\{)$/.test(token.text) || token.text in vulgarFractions
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
      } else if (isSign('°')) {
        take()
        value = call('deg', value)
      } else if (isSign('!')) {
        take()
        value = call('factorial', value)
      } else {
        return value
      }
    }
  }

  /** Right-associative, and a single factor: `2^3x` is `(2^3)x`. */
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
    const outside = openBars
    openBars = 0
    const inner = sum(depth + 1)
    const close = peek()
    if (close?.kind !== 'sign' || close.text !== closing[open]) throw new ParseError('missing-bracket')
    take()
    openBars = outside
    return inner
  }

  function rootIndex(index: Expr): number {
    if (index.kind !== 'number' || !isInteger(index.value) || index.value.n < 2n || index.value.n > 64n) {
      throw new ParseError('unexpected')
    }
    return Number(index.value.n)
  }

  /** A bar where a value is expected opens; one after a value closes. */
  function absolute(depth: number): Expr {
    if (depth > CAPS.nesting) throw new ParseError('too-deep')
    take()
    const outside = openBars
    openBars = outside + 1
    const inner = sum(depth + 1)
    if (!isSign('|')) throw new ParseError('missing-bracket')
    take()
    openBars = outside
    return call('abs', inner)
  }

  function functionCall(depth: number): Expr {
    if (depth > CAPS.nesting) throw new ParseError('too-deep')
    const word = take().text.toLowerCase()
    let base: Expr | null = null
    let raised: Expr | null = null
    for (;;) {
      if (isSign('^') && !raised) {
        take()
        raised = exponent(depth + 1)
      } else if (isSign('‗') && word === 'log' && !base) {
        take()
        base = primary(depth + 1)
      } else if (word === 'log' && !base && isGluedBase()) {
        base = primary(depth + 1)
      } else break
    }
    const fn = functionWords[word]
    const args = isSign('(') ? listOfArguments(depth) : [bareArgument(depth)]
    const [first] = args
    if (
      !first ||
      (args.length > 1 && fn !== 'gcd' && fn !== 'lcm' && fn !== 'binomial' && fn !== 'arrangements' && word !== 'root')
    ) {
      throw new ParseError('unexpected')
    }
    const isInverse = raised?.kind === 'negate' && raised.of.kind === 'number' && raised.of.value.n === 1n
    if (fn && isInverse && inverses[fn]) return call(inverses[fn], first)
    const value = namedFunction(word, fn, args, base)
    return raised ? binary('power', value, raised) : value
  }

  /** `log2 x`, `log2x`: the number that touches the function is its base. */
  function isGluedBase(): boolean {
    const [digits, argument] = [peek(), peek(1)]
    if (digits?.kind !== 'number' || digits.spaceBefore || !argument) return false
    return argument.kind === 'name' || (argument.spaceBefore && (argument.kind !== 'sign' || argument.text === '('))
  }

  function storedCall(depth: number): Expr {
    if (depth > CAPS.nesting) throw new ParseError('too-deep')
    const word = take().text.slice(1)
    if (word === 'e' || word === 'i') return constant(word)
    const fn = functionNames.find((each) => each === word)
    if (!fn || !isSign('(')) throw new ParseError('unexpected')
    return call(fn, ...listOfArguments(depth))
  }

  function namedFunction(word: string, fn: FunctionName | undefined, args: readonly Expr[], base: Expr | null): Expr {
    const [first, second] = args as [Expr, Expr | undefined]
    switch (word) {
      case 'sqrt':
        return rootOf(first)
      case 'cbrt':
        return rootOf(first, 3)
      case 'root':
        return second ? rootOf(second, rootIndex(first)) : rootOf(first)
      case 'exp':
        return binary('power', constant('e'), first)
      case 'sec':
        return binary('divide', number(1), call('cos', first))
      case 'csc':
      case 'cosec':
        return binary('divide', number(1), call('sin', first))
      case 'lg':
      case 'log':
        return call('log', first, base ?? number(10))
      default:
        if (!fn) throw new ParseError('unexpected')
        return call(fn, ...args)
    }
  }

  function listOfArguments(depth: number): Expr[] {
    const outside = openBars
    openBars = 0
    take()
    const args = [sum(depth + 1)]
    while (isSign(';')) {
      take()
      args.push(sum(depth + 1))
    }
    if (!isSign(')')) throw new ParseError('missing-bracket')
    take()
    openBars = outside
    return args
  }

  /** `sin 2x` takes the whole product, `sin x cos x` stops at the next function, `cos π/3` takes the fraction. */
  function bareArgument(depth: number): Expr {
    if (isSign('-')) {
      take()
      return negated(bareArgument(depth + 1))
    }
    let value = postfixArgument(depth)
    for (;;) {
      const next = peek()
      // `cos x(2cos x - 1)` is a product of two factors.
      if (!next || next.kind === 'function' || (isSign('(') && bracketHoldsFunction())) return value
      const isNumber = value.kind === 'number' || value.kind === 'constant'
      if (isSign('*') && isNumber && (peek(1)?.kind === 'name' || isSign('π', 1))) {
        take()
        value = binary('multiply', value, postfixArgument(depth))
      } else if (isSign('/') && (wideArguments || isAngle(value)) && (peek(1)?.kind === 'number' || wideArguments)) {
        take()
        value = binary('divide', value, postfixArgument(depth))
      } else if (startsFactor() && next.text !== '|') {
        value = binary('multiply', value, postfixArgument(depth))
      } else {
        return value
      }
    }
  }

  function bracketHoldsFunction(): boolean {
    for (let ahead = 1; ; ahead++) {
      const token = peek(ahead)
      if (!token || token.text === ')') return false
      if (token.kind === 'function') return true
    }
  }

  const postfixArgument = (depth: number) => postfix(depth + 1)
  const isAngle = (expr: Expr): boolean =>
    (expr.kind === 'constant' && expr.name === 'π') ||
    (expr.kind === 'multiply' && (isAngle(expr.left) || isAngle(expr.right)))

  /** In LaTeX an argument without braces is one character: `\frac12`. */
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
    if (token.kind === 'function') return functionCall(depth + 1)
    if (token.kind === 'stored') return storedCall(depth + 1)
    if (token.kind === 'name') {
      take()
      // `x1` is an indexed name, not a product: nobody writes a coefficient after its letter. Terms go on to `a20`.
      const behind = peek()
      const index = /^[abcuSас]$/.test(token.text) ? /^\d{1,2}$/ : /^\d$/
      if (behind?.kind === 'number' && !behind.spaceBefore && index.test(behind.text)) take()
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
    if (token.text === 'π' || token.text === '∞') {
      take()
      return constant(token.text)
    }
    if (token.text === '|') return absolute(depth)
    if (token.text === '√' || token.text === '\\sqrt' || token.text === '∛' || token.text === '∜') {
      take()
      if (depth > CAPS.nesting) throw new ParseError('too-deep')
      if (token.text === '\\sqrt' && isSign('[')) {
        const index = rootIndex(bracketed(depth + 1))
        return rootOf(argument(depth + 1), index)
      }
      const index = token.text === '∛' ? 3 : token.text === '∜' ? 4 : 2
      return rootOf(token.text === '\\sqrt' ? argument(depth + 1) : primary(depth + 1), index)
    }
    if (token.text in closing) return bracketed(depth)
    throw new ParseError('unexpected')
  }

  function numeral(): Expr {
    const text = take().text
    const value = decimalValue(text)
    // A repeating decimal is written as a fraction.
    if (text.includes('(')) return isInteger(value) ? number(value) : binary('divide', number(value.n), number(value.d))
    if (text.includes('.')) return number(value, 'decimal')
    const fraction = fractionAhead()
    if (!fraction) return isWrittenAsFraction() ? barFraction(value) : number(value)
    position += fraction.tokens
    // `2 6/4` is how 3 2/4 looks with one whole cut up: its parts are kept as they are written.
    if ('improper' in fraction) return binary('add', number(value), fraction.improper)
    return number(add(value, fraction.value), 'mixed')
  }

  /** `3/4` without spaces is one number, so that `1/2 : 3/4` divides two fractions. */
  function isWrittenAsFraction(): boolean {
    const bar = peek()
    const bottom = peek(1)
    const before = tokens[position - 2]
    const isBar = bar?.text === '/' && !bar.spaceBefore && bottom?.kind === 'number' && !bottom.spaceBefore
    // `√5/2` is (√5)/2.
    if (before && /^(?:[√∛∜]|\\sqrt)$/.test(before.text)) return false
    // `x^2/4` is (x^2)/4, `x^-1/2` is (x^-1)/2: powers bind tighter than division.
    const sign = before?.text === '-' ? tokens[position - 3] : before
    if (sign?.text === '^') return false
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
    if (next.kind === 'number' && next.spaceBefore && isSign('/', 1)) {
      const [n, d] = [whole(0), whole(2)]
      const isCut = n !== null && d !== null && d > 1n && n >= d && !peek(1)?.spaceBefore && !peek(2)?.spaceBefore
      return isCut ? { improper: binary('divide', number(n), number(d)), tokens: 3 } : proper(n, d, 3)
    }
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
  const repeating = /^(\d*)\.(\d*)\((\d+)\)$/.exec(text)
  if (repeating) {
    const [, before = '', fixed = '', period = ''] = repeating
    const all = BigInt(`${before}${fixed}${period}`) - BigInt(`${before}${fixed}` || '0')
    return rational(all, (10n ** BigInt(period.length) - 1n) * 10n ** BigInt(fixed.length))
  }
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
    if (right.kind === 'power' && isClosed(right)) throw new ParseError('exponent-too-big')
  }
  for (const child of children(expr)) assertExponents(child)
}
