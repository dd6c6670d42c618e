import { asksForMore, asksWhether, isArgued, typedWork } from '../../language/typed-work.ts'
import { type Expr, isClosed } from '../../math/ast.ts'
import { realAt } from '../../math/numeric.ts'
import { writeNumbers } from '../../math/spoken.ts'
import { linesBy } from '../own-results.ts'
import type { Reply, Turn } from '../reply.ts'
import { tellsOnly } from '../tells.ts'
import { says } from './work.ts'

/**
 * Numbers about which something is said without a task: two results in different forms, what a calculator shows, a line
 * that may be read in two ways, whether a number is prime. What can be calculated is said, and the rest is asked.
 */
export function numbersAlone(turn: Turn, text: string, reply: Reply, putBack: () => void): Reply | null {
  for (const each of [radianMode, primeOrNot, twoReadings, productOrBracket, rootSign, sameValue]) {
    const found = each(turn, text, reply)
    if (!found) continue
    // The line itself is a task all the same.
    if (each === twoReadings && reply.move === 'orient') return { ...found, move: 'orient', content: reply.content }
    putBack()
    return found
  }
  return null
}

type Said = (turn: Turn, text: string, reply: Reply) => Reply | null

const numberIn = (text = '') => Number(text.replace('−', '-').replace(',', '.'))
const shownNumber = (turn: Turn, text: string) =>
  `$${turn.voice.language === 'ru' ? text.replace('.', ',').replace(',', '{,}') : text}$`

/** sin 30 = -0.988: right for 30 radians. The factor before it counts too. */
const radianMode: Said = (turn, text) => {
  if (!typedWork[turn.voice.language].calculator.test(text)) return null
  const call =
    /(?:(\d+(?:[.,]\d+)?)(?:\s*[*·×])?\s*)?(?<!\p{L})(sin|cos|tan|tg)(?:\s*\()?\s*(\d{1,3})(?:\s*(?:°|degrees|deg|градус\p{L}*))?\)?/iu.exec(
      text,
    )
  if (!call) return null
  const [whole, factor = '1', name = '', angle = ''] = call
  const functions: Readonly<Record<string, (x: number) => number>> = {
    sin: Math.sin,
    cos: Math.cos,
    tan: Math.tan,
    tg: Math.tan,
  }
  const of = functions[name.toLowerCase()]
  const rest = text.slice(call.index + whole.length)
  const value = /[-−]?\d+[.,]\d+/u.exec(rest)?.[0]
  if (!of || value === undefined) return null
  const places = /[.,](\d+)/.exec(value)?.[1]?.length ?? 0
  const isAt = (x: number) => Math.abs(numberIn(factor) * of(x) - numberIn(value)) < 1.01 * 10 ** -places
  const isOff = isAt(Number(angle)) && !isAt((Number(angle) * Math.PI) / 180)
  return isOff
    ? says(turn, null, 'radian-mode', { value: shownNumber(turn, value.replace('−', '-')), angle: `$${angle}$` })
    : null
}

/** Whether a number is prime is found out by dividing; the factors are not handed over. */
const primeOrNot: Said = (turn, text, reply) => {
  const { prime } = typedWork[turn.voice.language]
  const numbers = text.match(/(?<![\d.,])\d{1,6}(?![\d.,]*\d)/gu) ?? []
  const [number, ...others] = [...new Set(numbers)]
  const isWhether = asksWhether.test(text)
  if (number === undefined || others.length > 0 || !prime.test(text) || !isWhether) return null
  if (asksForMore.test(text) || text.length > LONG_QUESTION) return null
  if (number === '1')
    return reply.move.startsWith('card') || reply.move.startsWith('usual') ? null : says(turn, null, 'prime-one', {})
  return Number(number) > SMALL &&
    (reply.move === 'fact.not-prime' ||
      tellsOnly(reply, 'nothing', 'unread', 'leads-on') ||
      reply.move.startsWith('card'))
    ? says(turn, null, 'prime-test', { number: `$${number}$` })
    : null
}
const LONG_QUESTION = 90
/** Below it the divisors are seen. */
const SMALL = 30

/** 8 : 2(2 + 2), and nothing else. */
const twoReadings: Said = (turn, text) => {
  const found =
    /^[^\d(]{0,40}(\d+)\s*([÷:/])\s*(\d+)\s*(\([^()]*\d\s*[-+]\s*\d[^()]*\))\s*(?:=\s*\??)?(?![\s]*[-+*/^=]\s*\d)(?:[\s?!.]|\p{L}|$)/iu.exec(
      text,
    )
  if (!found) return null
  const [, a = '', sign = '', b = '', bracket = ''] = found
  const colon = sign === '/' ? ':' : sign === '÷' ? '\\div' : ':'
  const first = `$(${a} ${colon} ${b}) \\cdot ${bracket}$`
  const second = `$${a} ${colon} (${b} \\cdot ${bracket})$`
  return /^[-+*/^()\d\s=÷:?!.]*$/u.test(text) || isArgued.test(text)
    ? says(turn, null, 'two-readings', { first, second })
    : null
}

/** "x times x plus three": dictated, a bracket cannot be heard. */
const productOrBracket: Said = (turn, text, reply) => {
  const found = typedWork[turn.voice.language].timesPlus.exec(text)
  if (!found || !tellsOnly(reply, 'leads-on', 'nothing', 'unread')) return null
  const [, , , sign = '', number = ''] = found
  const digits = /\d+/.exec(writeNumbers(number, turn.voice.language))?.[0]
  const isPlus = /plus|плюс/iu.test(sign)
  return digits === undefined ? null : says(turn, null, 'product-or-bracket', dictated(isPlus ? '+' : '-', digits))
}

const dictated = (sign: string, number: string) => ({
  letter: '$x$',
  sum: `$x ${sign} ${number}$`,
  plain: `$x \\cdot x ${sign} ${number}$`,
  bracketed: `$x \\cdot (x ${sign} ${number})$`,
})

/** √9 = ±3. */
const rootSign: Said = (turn, text) => {
  const found = /(?<![\p{L}\d)])√\s?\(?(\d{1,5})\)?[^\d±+*/^-]{1,30}(?:±|\+\s?[-−]|\+\/-)\s?\d+/u.exec(text)
  const number = found?.[1]
  const isSquare = number !== undefined && Number.isInteger(Math.sqrt(Number(number)))
  return isSquare && !/[xх]/iu.test(text.replace(/\p{L}{2,}/gu, '')) ? says(turn, null, 'root-sign', { number }) : null
}

/** "The book has 0.(3), I have 1/3": equal numbers in two forms. */
const sameValue: Said = (turn, text, reply) => {
  const { mine, theirs } = typedWork[turn.voice.language]
  if (!mine.test(text) || !theirs.test(text) || text.length > LONG_QUESTION || /[=<>]/.test(text)) return null
  if (
    !(tellsOnly(reply, 'nothing', 'unread', 'no-task') || /^(?:solved|right\.same)$/.test(reply.move)) ||
    /[a-wyzA-Z]\s?[\^²]/u.test(text)
  )
    return null
  const found = [...text.matchAll(numberForm)].flatMap(({ 0: source }) => {
    const value = closedIn(turn, source.trim())
    return value === null ? [] : [{ source: source.trim(), value: realAt(value, {}), shown: turn.voice.formula(value) }]
  })
  const [one, two, ...others] = found
  if (!one || !two || others.length > 0 || one.source === two.source) return null
  if (!Number.isFinite(one.value) || Math.abs(one.value - two.value) > 1e-9 * Math.max(1, Math.abs(one.value)))
    return null
  const isMineFirst =
    (mine.exec(text)?.index ?? 0) < text.indexOf(two.source) && (mine.exec(text)?.index ?? 0) < text.indexOf(one.source)
  const [own, other] = isMineFirst ? [one, two] : [two, one]
  const form = ({ source, shown }: typeof one) =>
    /\(\d+\)/.test(source) || /[.,]/.test(source) ? shownNumber(turn, source) : shown
  return says(turn, null, 'same-value', { mine: form(own), theirs: form(other) }, 'correct')
}

/** 0,(3), 1/3, 2√3, √12/2, √2/2, 3 1/2. */
const numberForm =
  /(?<![\p{L}\d.,])[-−]?(?:\d+[.,]\(\d+\)|\d*\s?√\s?\(?\d+\)?(?:\s?\/\s?\d+)?|\d+\s?\/\s?√\s?\d+|\d+(?:\s\d+)?\s?\/\s?\d+|\d+(?:[.,]\d+)?)(?![\p{L}\d(])/giu

function closedIn(turn: Turn, source: string): Expr | null {
  const [line] = linesBy(turn, source)
  return line && 'statement' in line && line.statement.kind === 'expression' && isClosed(line.statement.value)
    ? line.statement.value
    : null
}
