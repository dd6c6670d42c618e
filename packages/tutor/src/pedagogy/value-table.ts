import { readExpression } from '../drawing/values.ts'
import { valueTableTexts } from '../language/value-table.ts'
import { type Expr, expression, number, request } from '../math/ast.ts'
import { functionsIn } from '../math/functions.ts'
import { realAt } from '../math/numeric.ts'
import { regExpOf } from '../pattern.ts'
import { newProblem } from './new-problem.ts'
import type { Reply, Turn } from './reply.ts'
import type { Message } from './understand.ts'

/**
 * "y = 2x - 3, table x 0 2 y -3 1, right?": a table of values of a function. Every pair is put into the function; its
 * letters and numbers are no equations.
 */
export function valueTable({ turn, typed, intent }: Message): Reply | null {
  if (intent !== undefined || typed.length > LONGEST) return null
  const { voice } = turn
  const [rule, ...others] = functionsIn(`graph: ${typed}`, voice.language)
  const formula = rule && rule.letter === 'x' ? readExpression(rule.formula) : null
  const pairs = formula ? pairsIn(typed, valueTableTexts[voice.language].points) : null
  if (!formula || !pairs || others.length > 0) return null
  const judged = pairs.map(({ x, y }) => ({ x, y, own: realAt(formula, { x }) }))
  if (judged.some(({ own }) => !Number.isFinite(own))) return null
  const fits = judged.filter(({ y, own }) => Math.abs(y - own) <= 0.01 * Math.max(1, Math.abs(own) / 10))
  const wrong = judged.find((each) => !fits.includes(each))
  const key = wrong ? (fits.length > 0 ? 'wrong' : 'all-wrong') : 'right'
  const place = wrong?.x ?? nextPlace(formula, pairs)
  const values = {
    rule: `$y = ${voice.formula(formula).replaceAll('$', '')}$`,
    right: fits.map(({ x, y }) => `$(${shown(x, voice.language)};\\ ${shown(y, voice.language)})$`).join(', '),
    x: shown(place, voice.language),
    y: wrong ? `$${shown(wrong.y, voice.language)}$` : '',
  }
  const text = voice.choose(`value-table.${key}`, valueTableTexts[voice.language].texts[key], values)
  openValue(turn, formula, place)
  return {
    move: `value-table.${key}`,
    text,
    content: { badge: 'checked', verdict: wrong ? 'incorrect' : 'correct' },
    free: true,
  }
}

/** The value that is asked about is the open task, so that its answer is judged like any other. */
function openValue(turn: Turn, formula: Expr, x: number): void {
  const { problem } = turn.state
  if ((problem !== null && !problem.solved) || !Number.isInteger(x)) return
  const statement = request('evaluate', expression(formula), { unknown: 'x', values: [number(x)] })
  newProblem(turn, [{ statement, source: '' }], [{ statement, source: '' }], [])
}

const LONGEST = 300
const numeral = '[-−]?\\d+(?:[.,]\\d+)?'
const row = `(?:\\s*[:=|(]\\s*|\\s+)(${numeral}(?:(?:\\s*[;|]\\s*|,\\s+|\\s+)${numeral}){1,9})\\)?`
const rows = regExpOf(`(?<!\\p{L})[xх]${row}[\\s,;.|]{0,4}(?<!\\p{L})[yу]${row}(?![\\d.,]*[xх^])`, 'iu')
const point = regExpOf(`\\(\\s?(${numeral})\\s?[;,]\\s?(${numeral})\\s?\\)`, 'gu')

/** The columns of a table, or points that are called so. */
function pairsIn(text: string, points: RegExp): { x: number; y: number }[] | null {
  const [, above = '', below = ''] = rows.exec(text) ?? []
  const [xs, ys] = [above, below].map(numbersIn)
  if (xs && ys && xs.length > 1) return xs.length === ys.length ? xs.map((x, at) => ({ x, y: ys[at] ?? 0 })) : null
  const told = points.test(text) ? [...text.matchAll(point)] : []
  return told.length < 2 ? null : told.map(([, x = '', y = '']) => ({ x: numberOf(x), y: numberOf(y) }))
}

const numbersIn = (text: string) => (text.match(regExpOf(numeral, 'gu')) ?? []).map(numberOf)
const numberOf = (text: string) => Number(text.replace('−', '-').replace(',', '.'))

const shown = (value: number, language: string) => `${value}`.replace('.', language === 'ru' ? '{,}' : '.')

/** A whole number that is not in the table yet, and where the function has a value that is easy to find. */
const nextPlace = (formula: Expr, pairs: readonly { readonly x: number }[]): number =>
  [1, 3, 4, -1, 5, 2, -2, 6, 0].find(
    (x) => pairs.every((pair) => pair.x !== x) && Number.isInteger(realAt(formula, { x })),
  ) ?? 1
