import { regExpOf } from '../../pattern.ts'
import type { Expr, Statement } from '../ast.ts'
import {
  children,
  collectNames,
  equation,
  expression,
  isClosed,
  name,
  namesOf,
  number,
  request,
  withChildren,
} from '../ast.ts'
import type { Language } from '../latex.ts'
import { parseExpression } from '../parse.ts'
import { tryPolynomial } from '../polynomial.ts'
import { withConstants } from '../relations.ts'
import { writeExpression } from '../written.ts'
import { over, plus, times } from './pattern.ts'

/** Readers of tasks that define their letters first: "Let f(x) = ...", "If a = 2 and b = 3", "log a = 3". */
export const definitionReaders = [
  derivativeOfNamed,
  composed,
  inverse,
  givenLetters,
  givenCall,
  givenLogarithms,
] as const

const parse = (text: string, language: Language): Expr => {
  const read = withConstants(expression(parseExpression(text, { commaIsDecimal: language === 'ru' })))
  return (read as { value: Expr }).value
}

const known = new Map<string, RegExp>()

/** A cached pattern of words: the readers run on every message. */
export function phrase(source: string): RegExp {
  const made = known.get(source) ?? regExpOf(source, 'i')
  known.set(source, made)
  return made
}

export const tidyFormula = (text: string) =>
  text.replace(/\$/g, ' ').replace(/[−–]/g, '-').replace(/\*\*/g, '^').replace(/\s+/g, ' ').trim()

/** Substitutes all names and calls in one pass; substituted parts are not visited again. */
export function rewritten(of: Expr, change: (node: Expr) => Expr | null): Expr {
  return (
    change(of) ??
    withChildren(
      of,
      children(of).map((each) => rewritten(each, change)),
    )
  )
}

const putIn = (of: Expr, values: ReadonlyMap<string, Expr>): Expr =>
  rewritten(of, (node) => (node.kind === 'name' ? (values.get(node.name) ?? null) : null))

const verb =
  "(?:what is|what's|find|calculate|compute|evaluate|work out|determine|give|найди\\p{L}*|вычисли\\p{L}*|чему рав\\p{L}*)(?: the value of| значение(?: выражения)?)?"

// ---- Functions by their names ----------------------------------------------------------------------------------------

const orders = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** "Let v(o) = o³ - 2. What is the second derivative of v(o) wrt o?" */
function derivativeOfNamed(raw: string, language: Language): Statement | null {
  const text = tidyFormula(raw).replace(/[\s.?]+$/u, '')
  const asked = phrase(
    `[.;,]\\s+${verb}\\s+(?:the )?(?:(${orders.join('|')}) )?derivative of ([a-z])\\s*\\(\\s*([a-z])\\s*\\)(?: (?:wrt|with respect to) ([a-z]))?$`,
  ).exec(text)
  const functions = asked && definitionsIn(text.slice(0, asked.index), language)
  const own = functions?.get(asked![2]!)
  if (!asked || !own || functions!.size !== 1 || (asked[4] ?? asked[3]) !== own.letter) return null
  const order = orders.indexOf((asked[1] ?? 'first').toLowerCase()) + 1
  const [subject, unknown] = [expression(own.body), own.letter]
  if (order === 1) return request('differentiate', subject, { unknown })
  return order === 2
    ? request('second-derivative', subject, { unknown })
    : request('nth-derivative', subject, { unknown, values: [number(order)] })
}

interface Defined {
  readonly letter: string
  readonly body: Expr
}

const head = '(?<![\\p{L}\\d])([a-zA-Z])\\s*\\(\\s*([a-zх])\\s*\\)\\s*='

/** "Let f(x) = 2x + 1. Let g(x) = x². What is f(g(t))?": exactly the functions of the question are defined. */
function composed(raw: string, language: Language): Statement | null {
  const text = tidyFormula(raw).replace(/[\s.?]+$/u, '')
  const asked =
    phrase(`(?:^|[\\s.,;])${verb}\\s+([^?=]*\\([^?=]*)[?.]*$`).exec(text) ??
    phrase(`^${verb}\\s+([^?=]*?\\([^?=]*?\\))\\s*,?\\s*(?:if|when|where|given|если|при|для)(?!\\p{L})`).exec(text)
  if (!asked) return null
  const told = asked.index === 0 ? text.slice(asked[0].length) : text.slice(0, asked.index)
  const functions = definitionsIn(told, language)
  if (!functions) return null
  const [only] = [...functions.values()]
  const plain = /^\s*([a-zA-Z])\s*\(([^()]*)\)\s*$/u.exec(asked[1]!)
  const outer = plain && functions.get(plain[1]!)
  if (outer && only) {
    const at = parse(plain[2]!, language)
    return request('evaluate', expression(outer.body), { unknown: outer.letter, values: [at] })
  }
  const nested = /^\s*([a-zA-Z])\s*\((.*)\)\s*$/u.exec(asked[1]!)
  const outermost = nested && isBalanced(nested[2]!) ? functions.get(nested[1]!) : undefined
  if (nested && outermost) {
    const at = calledIn(nested[2]!, functions, language)
    return at && request('evaluate', expression(outermost.body), { unknown: outermost.letter, values: [at] })
  }
  const value = calledIn(asked[1]!, functions, language)
  if (!value) return null
  const isPolynomial = collectNames(value).size > 0 && tryPolynomial(value) !== null
  return isPolynomial ? request('expand', expression(value)) : expression(value)
}

/** If i is the function's variable, it is not the imaginary unit. */
const parseBody = (text: string, letter: string, language: Language): Expr =>
  letter === 'i' || letter === 'e'
    ? parseExpression(text, { commaIsDecimal: language === 'ru' })
    : parse(text, language)

/** `2f(x)` inside of another definition. */
const callsAnother = /(?<![a-z])[f-hF-H]\s*\(/u

function definitionsIn(text: string, language: Language): Map<string, Defined> | null {
  const heads = [...text.matchAll(regExpOf(head, 'gu'))]
  if (heads.length === 0) return null
  const found = new Map<string, Defined>()
  for (const [index, each] of heads.entries()) {
    const body = text
      .slice(each.index + each[0].length, heads[index + 1]?.index)
      .replace(/(?:[,.;]|(?<!\p{L})(?:and|let|и|пусть)(?!\p{L})|\s)+$/iu, '')
    const letter = each[2]!.replace('х', 'x')
    const of = calledIn(body, found, language) ?? parseBody(body, letter, language)
    if (callsAnother.test(body) && !calledIn(body, found, language)) return null
    if ([...collectNames(of)].some((other) => other !== letter) || found.has(each[1]!)) return null
    found.set(each[1]!, { letter, body: of })
  }
  const before = text.slice(0, heads[0]!.index)
  return /^(?:\s*(?:let|if|suppose|given|that|for|the|functions?|пусть|если|дан\p{L}*|функци\p{L}*|[,.]))*\s*$/iu.test(
    before,
  )
    ? found
    : null
}

function isBalanced(text: string): boolean {
  let depth = 0
  for (const sign of text) {
    if (sign === '(') depth++
    if (sign === ')' && --depth < 0) return false
  }
  return depth === 0
}

const standIns = ['σ', 'τ', 'ρ', 'μ', 'λ']

/** Replaces each call by its value, innermost first; null if a function is unknown. */
function calledIn(text: string, functions: ReadonlyMap<string, Defined>, language: Language): Expr | null {
  if (functions.size === 0) return null
  const values = new Map<string, Expr>()
  const call = regExpOf(`(?<!\\p{L})([${[...functions.keys()].join('')}])\\s*\\(([^()]*)\\)`, 'u')
  let rest = text
  for (const standIn of standIns) {
    const found = call.exec(rest)
    if (!found) break
    const { letter, body } = functions.get(found[1]!)!
    const at = putIn(parse(found[2]!, language), values)
    values.set(standIn, putIn(body, new Map([[letter, at]])))
    rest = `${rest.slice(0, found.index)}${standIn}${rest.slice(found.index + found[0].length)}`
  }
  if (values.size === 0 || call.test(rest)) return null
  const outer = parse(rest, language)
  const isKnown = [...collectNames(outer)].every((each) => values.has(each))
  return isKnown ? putIn(outer, values) : null
}

/** The inverse: swaps the letters and solves for y. */
function inverse(raw: string, language: Language): Statement | null {
  const text = tidyFormula(raw)
  const found =
    /(?:the )?inverse (?:function )?(?:of|to|for) (?:the function )?(?:[a-z]\s*\(\s*x\s*\)|y)\s*=\s*([^=?]+?)[?.]*$/iu.exec(
      text,
    ) ??
    /функци\p{L}*,?\s+обратн\p{L}*\s+(?:к\s+)?(?:функции\s+|данной\s+|:)?\s*(?:[a-z]\s*\(\s*[xх]\s*\)|[yу])\s*=\s*([^=?]+?)[?.]*$/iu.exec(
      text,
    )
  if (!found) return null
  const body = parse(found[1]!, language)
  const polynomial = tryPolynomial(body)
  const isLinear = polynomial && [...polynomial.values()].every(({ powers }) => (powers.x ?? 0) <= 1)
  if (!isLinear || namesOf(expression(body)).join() !== 'x') return null
  return request('solve-for', equation(name('x'), putIn(body, new Map([['x', name('y')]]))), { unknown: 'y' })
}

// ---- Letters by their values -----------------------------------------------------------------------------------------

const size = '-?(?:\\d+(?:[.,]\\d+)?(?:\\s*/\\s*\\d+)?|\\\\frac\\{-?\\d+\\}\\{\\d+\\})'
const setting = `([a-zхус])\\s*=\\s*(${size})`
const settings = phrase(
  `(?:if|when|where|for|given(?: that)?|at|with|let|если|при|пусть)\\s+${setting}(?:\\s*(?:,?\\s*(?:and|и)(?!\\p{L})|[,;])\\s*${setting})+(?=\\s*(?:[,.;?]|$|\\p{L}))`,
)

/** "If a = 2 and b = -3, what is a² - 2ab?": the given letters are exactly those of the formula. */
function givenLetters(raw: string, language: Language): Statement | null {
  const text = tidyFormula(raw)
  const told = settings.exec(text)
  if (!told) return null
  const values = new Map(
    [...told[0].matchAll(regExpOf(`(?<!\\p{L})${setting}`, 'giu'))].map((each) => [
      latin(each[1]!),
      parse(each[2]!, language),
    ]),
  )
  const rest = `${text.slice(0, told.index)} ${text.slice(told.index + told[0].length)}`
    .replace(/^[\s,.;]+/u, '')
    .replace(/[\s,.;?]+$/u, '')
  const asked = phrase(`^(?:then\\s+)?${verb}(?:\\s+(?:the )?expression)?\\s+([^=а-яё]+)$`).exec(rest)
  if (!asked || /\p{L}{3,}/u.test(asked[1]!.replace(/\\?(?:sqrt|frac|cdot)/g, ''))) return null
  const of = parse(asked[1]!, language)
  const names = [...collectNames(of)]
  if (names.length !== values.size || names.some((each) => !values.has(each))) return null
  return expression(putIn(of, values))
}

const latin = (letter: string) => letter.toLowerCase().replace('х', 'x').replace('у', 'y').replace('с', 'c')

const angle = '[a-zхα-ω]'

/** "Find 3cos α - 4 if cos α = -1/3": substitutes the value of the whole call. */
function givenCall(raw: string, language: Language): Statement | null {
  const text = tidyFormula(raw)
  const found = phrase(
    `^${verb}\\s+(.+?),?\\s+(?:if|when|given(?: that)?|если|при)\\s+((?:sin|cos|tan|tg|ctg|cot)\\s*${angle})\\s*=\\s*(${size})[.?]*$`,
  ).exec(text)
  if (!found) return null
  const known = writeExpression(parse(found[2]!, language))
  const value = parse(found[3]!, language)
  const put = rewritten(parse(found[1]!, language), (node) =>
    node.kind === 'call' && writeExpression(node) === known ? value : null,
  )
  return isClosed(put) ? expression(put) : null
}

/** "log a = 3, log b = 2, find log(a²b)": one base, so products become sums. */
function givenLogarithms(raw: string, language: Language): Statement | null {
  const text = tidyFormula(raw)
  const sign = '(?:log|lg|ln)(?:_\\{?\\d+\\}?)?'
  const given = [...text.matchAll(regExpOf(`(${sign})\\s*\\(?([a-z])\\)?\\s*=\\s*(${size})`, 'giu'))]
  const last = given.at(-1)
  const asked = last && phrase(`${verb}\\s+(${sign})\\s*(.+?)[.?]*$`).exec(text.slice(last.index + last[0].length))
  if (!asked || given.some((each) => each[1] !== asked[1])) return null
  const values = new Map(given.map((each) => [each[2]!, parse(each[3]!, language)]))
  const sum = logarithmOf(parse(asked[2]!, language), values)
  return sum && expression(sum)
}

function logarithmOf(of: Expr, values: ReadonlyMap<string, Expr>): Expr | null {
  if (of.kind === 'name') return values.get(of.name) ?? null
  if (of.kind === 'root') {
    const inside = logarithmOf(of.of, values)
    return inside && over(inside, number(of.index))
  }
  if (of.kind === 'power' && isClosed(of.right)) {
    const base = logarithmOf(of.left, values)
    return base && times(of.right, base)
  }
  if (of.kind !== 'multiply' && of.kind !== 'divide') return null
  const [left, right] = [logarithmOf(of.left, values), logarithmOf(of.right, values)]
  if (!left || !right) return null
  return of.kind === 'multiply' ? plus(left, right) : { kind: 'subtract', left, right }
}
