import type { Expr } from '../../math/ast.ts'
import { binary, expressionsOf, namesOf } from '../../math/ast.ts'
import { realAt } from '../../math/numeric.ts'
import { linesBy } from '../own-results.ts'
import { wholeSolution } from '../problem.ts'
import { isNear, type Place, type Placing, places, statementsIn } from './placing.ts'

const PLACES = [0.71, 1.37, 2.13]

const isSame = (one: Expr, other: Expr, letter: string): boolean =>
  PLACES.every((x) => {
    const [a, b] = [realAt(one, { [letter]: x }), realAt(other, { [letter]: x })]
    return Number.isFinite(a) && Math.abs(a - b) < 1e-4 * Math.max(1, Math.abs(b))
  })

const slopeOf = (expr: Expr, letter: string, x: number) =>
  (realAt(expr, { [letter]: x + 1e-5 }) - realAt(expr, { [letter]: x - 1e-5 })) / 2e-5

const isSlope = (own: Expr, of: Expr, letter: string): boolean =>
  PLACES.every((x) => {
    const [a, b] = [realAt(own, { [letter]: x }), slopeOf(of, letter, x)]
    return Number.isFinite(a) && Math.abs(a - b) < 1e-4 * Math.max(1, Math.abs(b))
  })

const constantOver = (value: (x: number) => number): boolean => {
  const [first = Number.NaN, ...others] = PLACES.map(value)
  return Number.isFinite(first) && others.every((each) => Math.abs(each - first) < 1e-3 * Math.max(1, Math.abs(first)))
}

/** An exponential, a sine or a cosine: its second derivative is a multiple of itself, and not zero. */
function staysAsItIs(expr: Expr, letter: string): boolean {
  const at = (x: number) => realAt(expr, { [letter]: x })
  const h = 1e-3
  const second = (x: number) => (at(x + h) - 2 * at(x) + at(x - h)) / (h * h)
  return constantOver((x) => second(x) / at(x)) && Math.abs(second(1.37)) > 1e-3
}

/** A whole power of the letter or a multiple of one: x·f′/f is that power. */
function isPower(expr: Expr, letter: string): boolean {
  const power = (x: number) => (x * slopeOf(expr, letter, x)) / realAt(expr, { [letter]: x })
  return constantOver(power) && Math.round(power(1.37)) >= 1
}

/** "u = x², v = eˣ, u' = 2x, v' = eˣ, next?": each of them is looked at, and what they are put together to. */
export const factorsNamed: Place = (placing) => {
  const { turn, task } = placing
  if (task.kind !== 'request' || task.subject.kind !== 'expression') return null
  const { value: subject } = task.subject
  const [letter = 'x'] = namesOf(task.subject)
  const named = namedIn(placing)
  const [u, v, slopeU, slopeV, rest] = ['u', 'v', "u'", "v'", 'dv'].map((each) => named.get(each))
  const isIntegral = task.operation === 'integrate'
  if (isIntegral && u && rest) {
    if (!isSame(binary('multiply', u, rest), subject, letter)) return null
    const chosen = { u: turn.voice.formula(u), rest: turn.voice.formula(rest) }
    // By parts eˣ stays as it is while x becomes x²/2: allowed, and of no help.
    return staysAsItIs(u, letter) && isPower(rest, letter)
      ? places(placing, 'parts-swapped', chosen)
      : places(placing, 'parts-chosen', chosen, 'correct')
  }
  if (task.operation !== 'differentiate' || !u || !v) return null
  const isProduct = isSame(binary('multiply', u, v), subject, letter)
  const isQuotient = !isProduct && isSame(binary('divide', u, v), subject, letter)
  if (!isProduct && !isQuotient) return null
  const off = [
    [slopeU, u, "u'"],
    [slopeV, v, "v'"],
  ].find(([slope, of]) => slope && of && !isSlope(slope as Expr, of as Expr, letter))
  if (off)
    return places(
      placing,
      'slope-off',
      { name: `$${off[2] as string}$`, of: turn.voice.formula(off[1] as Expr) },
      'incorrect',
    )
  if (!slopeU || !slopeV)
    return places(placing, 'slopes-missing', { u: turn.voice.formula(u), v: turn.voice.formula(v) }, 'correct')
  return places(placing, isProduct ? 'rule-of-product' : 'rule-of-quotient', {}, 'correct')
}

/** What stands behind u =, v =, u' =, v' = and dv =. */
function namedIn({ turn, text }: Placing): ReadonlyMap<string, Expr> {
  const found = new Map<string, Expr>()
  const marks = [...text.matchAll(/(?<!\p{L})(d?[uv])\s?(['’′]?)\s?=\s?/giu)]
  marks.forEach((mark, at) => {
    const end = marks[at + 1]?.index ?? text.length
    const own = text
      .slice(mark.index + mark[0].length, end)
      .replace(/[,;?!.\s]+(?:(?:and|so|then|next|now|what|и|а|тогда|теперь|дальше|что)(?!\p{L}).*)?$/isu, '')
      .replace(/\s?d[xх]\s*$/u, '')
    const key = `${(mark[1] ?? '').toLowerCase()}${mark[2] ? "'" : ''}`
    // A letter alone is no line.
    if (/^[xх]$/u.test(own)) found.set(key, { kind: 'name', name: 'x' })
    const [line] = linesBy(turn, own)
    if (line && 'statement' in line && line.statement.kind === 'expression') found.set(key, line.statement.value)
  })
  return found
}

/** 2x·eˣ for the derivative of x²·eˣ, and a quotient whose denominator was not squared. */
export const termOfRule: Place = (placing) => {
  const { turn, problem, task, text } = placing
  if (task.kind !== 'request' || task.operation !== 'differentiate' || task.subject.kind !== 'expression') return null
  const { value: subject } = task.subject
  const [letter = 'x'] = namesOf(task.subject)
  const [answer] = expressionsOf(wholeSolution(problem).answer).slice(-1)
  if (!answer || (subject.kind !== 'multiply' && subject.kind !== 'divide') || /[+*·]\s*$/u.test(text)) return null
  const { left, right } = subject
  const hasLetter = (expr: Expr) => namesOf({ kind: 'expression', value: expr }).length > 0
  if (!hasLetter(left) || !hasLetter(right)) return null
  const own = statementsIn(turn, text)
    .flatMap((line) => (line.kind === 'expression' ? [line.value] : line.kind === 'equation' ? [line.right] : []))
    .find(hasLetter)
  if (!own) return null
  const isAt = (value: (x: number) => number) =>
    PLACES.every((x) => Math.abs(realAt(own, { [letter]: x }) - value(x)) < 1e-4 * Math.max(1, Math.abs(value(x))))
  const at = (expr: Expr, x: number) => realAt(expr, { [letter]: x })
  const values = { own: turn.voice.formula(own), left: turn.voice.formula(left), right: turn.voice.formula(right) }
  if (subject.kind === 'multiply') {
    const isFirst = isAt((x) => slopeOf(left, letter, x) * at(right, x))
    const isSecond = isAt((x) => at(left, x) * slopeOf(right, letter, x))
    if (isFirst === isSecond) return null
    return places(placing, isFirst ? 'first-term-only' : 'second-term-only', values)
  }
  return isAt((x) => at(answer, x) * at(right, x)) && !isNear(at(right, 1.37), 1)
    ? places(placing, 'bottom-not-squared', values, 'incorrect')
    : null
}
