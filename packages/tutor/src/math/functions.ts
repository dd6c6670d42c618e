import { regExpOf } from '../pattern.ts'
import type { Expr, Statement } from './ast.ts'
import { collectNames, equation, expression, name, request } from './ast.ts'
import type { Language } from './latex.ts'
import { ParseError, parseExpression } from './parse.ts'
import { MathsError } from './rational.ts'
import { withConstants } from './relations.ts'
import { substitute } from './substitute.ts'

/** A function with a name, `f(x) = 2x - 3`: `f(` then is a call and no product. */
export interface NamedFunction {
  readonly name: string
  readonly letter: string
  /** As typed, with Latin letters. */
  readonly formula: string
}

const functionLetters = 'fghFGφ'
const call = regExpOf(`(?<![\\p{L}\\d)])([${functionLetters}yу])\\s?\\(\\s*(-?[\\d.,/]+|-?√\\d+)\\s*\\)`, 'gu')
const header = regExpOf(
  `(?<![\\p{L}\\d)])(?:([${functionLetters}yу])\\s?\\(\\s*([a-zхt])\\s*\\)|([yу]))\\s*=\\s*`,
  'gu',
)
/** A formula ends at a word, at another function name or at the end of the sentence. */
const body = /^[-+*/·^²³⁴√()\d.,\sa-zхt|π]+/u
const speaksOfFunctions = /function|graph|(?<!\p{L})(?:line|parabola)|функци|график|парабол|прям(?:ая|ой|ую)(?!\p{L})/iu

const latin = (letter: string) => letter.replace('х', 'x').replace('у', 'y')

function formulaOf(text: string, language: Language): Expr | null {
  try {
    const read = withConstants(expression(parseExpression(text, { commaIsDecimal: language === 'ru' })))
    return read.kind === 'expression' ? read.value : null
  } catch (error) {
    if (error instanceof ParseError || error instanceof MathsError) return null
    throw error
  }
}

/** The functions defined in a text: `f(x) = 2x - 3`, and `y = 2x - 3` where the text mentions a function or a graph. */
export function functionsIn(text: string, language: Language): NamedFunction[] {
  const marks = [...text.matchAll(header)]
  return marks.flatMap((mark, index) => {
    const isBare = mark[1] === undefined
    if (isBare && !speaksOfFunctions.test(text)) return []
    const start = mark.index + mark[0].length
    const stretch = body.exec(text.slice(start, marks[index + 1]?.index))?.[0] ?? ''
    const letter = latin(mark[2] ?? 'x')
    // Tries the longest stretch first, then shorter ones: "x² - 3x + 1 and" ends before the word.
    for (const end of [...cuts(stretch)]) {
      const formula = stretch.slice(0, end).replace(/[\s.,]+$/u, '')
      const value = formula === '' ? null : formulaOf(formula, language)
      const letters = value ? [...collectNames(value)] : []
      if (value && letters.length === 1 && letters[0] === letter)
        return [{ name: latin(mark[1] ?? mark[3]!), letter, formula: formula.replaceAll('х', 'x') }]
    }
    return []
  })
}

function* cuts(text: string): Generator<number> {
  yield text.length
  for (let at = text.length - 1; at > 0; at--) if (/[\s,.]/.test(text[at]!)) yield at
}

/** Calls of a named function in a text: `f(4)` is never f times 4. */
export const valuesNamed = (text: string): { name: string; at: string }[] =>
  [...text.matchAll(call)].map(({ 1: letter, 2: at }) => ({ name: latin(letter!), at: at! }))

/** Whether a text names a function, so that `f(x)` is a call and no product. */
export const namesFunction = (text: string): boolean =>
  valuesNamed(text).length > 0 || regExpOf(header.source, 'u').test(text.replace(/(?<![\p{L}(])[yу]\s*=/gu, ' '))

const meets =
  /(?<!\p{L})(?:meet|intersect|cross each|same (?:value|point)|equal)|пересек|общ\p{L}* точк|встреча|равны/iu
const zero =
  /(?<!\p{L})(?:zeros?|roots?|cross\p{L}* the x|x-intercept|is it 0)|нул[иь]|пересек\p{L}* (?:с )?ос\p{L}* (?:x|х|абсцисс)/iu

/** A composition such as `f(g(2))`. */
const nested = regExpOf(`(?<![\\p{L}\\d)])((?:[${functionLetters}yу]\\s?\\(\\s*){2,})(-?[\\d.,/]+|-?√\\d+)\\s*\\)`, 'u')

/** Words that ask for something other than the value, zero or intersection itself. */
const asksForMore =
  /(?<!\p{L})(?:digits?|sum|product|squared?|twice|double|half|perpendicular|parallel|through|inverse|derivative|integral|area|цифр\p{L}*|сумм\p{L}*|произведени\p{L}*|квадрат\p{L}*|удво\p{L}*|половин\p{L}*|перпендикуляр\p{L}*|параллел\p{L}*|обратн\p{L}*|производн\p{L}*|интеграл\p{L}*|площад\p{L}*)(?!\p{L})/iu
const asksForPoint = /(?<!\p{L})(?:points?|точк\p{L}*|coordinates?|координат\p{L}*)(?!\p{L})/iu
/** "Let a = f(2)": the question is about a. */
const isRenamed = regExpOf(`(?<!\\p{L})[a-z]\\s*=\\s*(?=[${functionLetters}yу]\\s?\\()`, 'u')

/** The question about known functions: a value, an argument with a given value, an intersection, a zero. */
export function functionTask(text: string, known: readonly NamedFunction[], language: Language): Statement | null {
  const named = (letter: string) => known.find((each) => each.name === letter)
  const rule = (each: NamedFunction) => formulaOf(each.formula, language)
  // "When is f(x) = 7": the other side is a number, not a formula.
  const reached = regExpOf(
    `([${functionLetters}yу])\\s?\\(\\s*([a-zхt])\\s*\\)\\s*=\\s*(-?[\\d.,/]*\\d)(?![\\d.]*\\s*(?:[-+*/·^(]|[a-zхt](?!\\p{L})))`,
    'u',
  ).exec(text)
  const own = reached && named(latin(reached[1]!))
  if (own) {
    const [formula, right] = [rule(own), formulaOf(reached[3]!, language)]
    if (formula && right) return equation(formula, right)
  }
  const mentioned = known.filter(({ name: letter }) =>
    regExpOf(`(?<!\\p{L})${letter === 'y' ? '[yу]' : letter}(?!\\p{L})`, 'u').test(text),
  )
  if (meets.test(text) && mentioned.length === 2) {
    const [first, second] = mentioned.map(rule)
    const letter = mentioned[1]!.letter
    if (first && second)
      return equation(
        first,
        letter === mentioned[0]!.letter ? second : substitute(second, letter, name(mentioned[0]!.letter)),
      )
  }
  if (asksForMore.test(text) || isRenamed.test(text)) return null
  const inner = nested.exec(text)
  if (inner) return valueOfValue(inner[1]!, inner[2]!)
  const [value, ...others] = valuesNamed(text)
  const asked = value && others.length === 0 ? named(value.name) : undefined
  const isStated = /\)\s*=\s*-?\d/u.test(text.replace(header, ' '))
  if (asked && !isStated) {
    const [formula, at] = [rule(asked), formulaOf(value!.at, language)]
    if (formula && at) return request('evaluate', expression(formula), { unknown: asked.letter, values: [at] })
  }
  const [only, ...more] = mentioned
  if (only && more.length === 0 && zero.test(text) && !asksForPoint.test(text)) {
    const formula = rule(only)
    if (formula) return request('zeros', expression(formula), { unknown: only.letter })
  }
  return null

  /** Substitutes the functions into one another, from the outside in. */
  function valueOfValue(calls: string, at: string): Statement | null {
    const chain = [...calls.matchAll(/[\p{L}]/gu)].map(([letter]) => named(latin(letter)))
    let joined: { formula: Expr; letter: string } | null = null
    for (const each of chain) {
      const formula = each && rule(each)
      if (!each || !formula) return null
      joined = { formula: joined ? substitute(joined.formula, joined.letter, formula) : formula, letter: each.letter }
    }
    const number = formulaOf(at, language)
    return joined && number
      ? request('evaluate', expression(joined.formula), { unknown: joined.letter, values: [number] })
      : null
  }
}

/** Removes the leading name from `f(4) = 2·4 - 3 = 5`; the rest is graded. */
export const withoutName = (text: string, { name: letter, at }: { name: string; at: string }): string =>
  text.replace(
    regExpOf(
      `(?<!\\p{L})${letter === 'y' ? '[yу]' : letter}\\s?\\(\\s*${at.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s*\\)\\s*=\\s*(?=\\S)`,
      'u',
    ),
    '',
  )
