import { sizeWords } from '../../language/size-words.ts'
import { regExpOf } from '../../pattern.ts'
import type { Expr, Statement } from '../ast.ts'
import { claimSigns, isClosed, number, request } from '../ast.ts'
import type { Language } from '../latex.ts'
import { parseExpression } from '../parse.ts'

/**
 * "Which is bigger 2/3 or 3/5", "7/8 больше чем 5/6?", "order √10, 3.2, π smallest first": numbers to compare or to put in
 * order, and nothing else in the text. A text that counts things is no such question.
 */
export function readSizeQuestion(raw: string, language: Language): Statement | null {
  if (raw.length > LONGEST) return null
  const words = sizeWords[language]
  const text = raw.replace(/\s+/g, ' ').trim()
  const amounts = amountsIn(text, language)
  if (amounts.length < 2 || amounts.length > MOST) return null
  if (!isOnlyThis(text, language)) return null
  const values = amounts.map(({ value }) => value)
  if (words.orders.test(text) && values.length > 2) {
    const isDown = words.isDown.test(text)
    return request('sort', { kind: 'values', values }, isDown ? { values: [number(-1)] } : {})
  }
  const most = regExpOf(`(?<!\\p{L})(?:${words.most}|${words.big})(?!\\p{L})`, 'iu').test(text)
  const least = regExpOf(`(?<!\\p{L})(?:${words.least}|${words.small})(?!\\p{L})`, 'iu').test(text)
  if (values.length > 2)
    return most === least || !words.compares.test(text)
      ? null
      : request('ranked', { kind: 'values', values }, { values: [number(1), number(most ? 1 : -1)] })
  const claim = claimIn(text, language)
  if (claim && !words.compares.test(text))
    return words.asksTruth.test(text)
      ? request('compare', { kind: 'values', values }, { values: [number(claimSigns.indexOf(claim))] })
      : null
  return words.compares.test(text) && (most || least || /сравни|compar|знак|sign|[<>]/iu.test(text))
    ? request('compare', { kind: 'values', values })
    : null
}

const LONGEST = 200
const MOST = 8

export interface Amount {
  readonly value: Expr
  readonly start: number
  readonly end: number
}

/** Numbers as they are compared: fractions, decimals, percents, mixed numbers, roots, π. */
export function amountsIn(text: string, language: Language): readonly Amount[] {
  const point = language === 'ru' ? '[.,]' : '[.]'
  const one = `(?:\\d+ \\d+/\\d+|\\d+/\\d+|\\d*\\s?√\\d+(?:${point}\\d+)?|sqrt\\(?\\d+\\)?|(?:\\d+)?π|(?<!\\p{L})pi(?!\\p{L})|\\d+(?:${point}\\d+)?%?)`
  return [...text.matchAll(regExpOf(`(?<![\\p{L}\\d/]|\\d[.,])[-−–]?${one}(?![\\p{L}\\d/^])`, 'giu'))].flatMap(
    ({ 0: found, index }) => {
      try {
        const value = parseExpression(found.replace(/[−–]/g, '-').replace(/pi/giu, 'π'), {
          commaIsDecimal: language === 'ru',
        })
        return isClosed(value) ? [{ value, start: index, end: index + found.length }] : []
      } catch {
        return []
      }
    },
  )
}

/** "A is bigger than B", «А больше Б»: the relation between the two numbers of a text. */
export function claimIn(text: string, language: Language): (typeof claimSigns)[number] | null {
  const { big, small, than } = sizeWords[language]
  const [first, second] = amountsIn(text, language)
  if (!first || !second) return null
  const between = text.slice(first.end, second.start)
  const sign = /^\s*(<=|>=|<|>|≤|≥)\s*$/.exec(between)?.[1]
  if (sign) return sign.replace('≤', '<=').replace('≥', '>=') as (typeof claimSigns)[number]
  const spoken = regExpOf(
    `^\\s*(?:is |its |it's |are |это |же |будет )*(not |не )?(?:(${big})|(${small}))${than}\\s*$`,
    'iu',
  ).exec(between)
  if (!spoken) return null
  const isBig = spoken[2] !== undefined
  return spoken[1] === undefined ? (isBig ? '>' : '<') : isBig ? '<=' : '>='
}

function isOnlyThis(text: string, language: Language): boolean {
  const { big, small, most, least, harmless } = sizeWords[language]
  const rest = text
    .replace(regExpOf(`(?<!\\p{L})(?:${most}|${least}|${big}|${small})(?!\\p{L})`, 'giu'), ' ')
    .replace(harmless, ' ')
    .replace(/sqrt|pi|π/giu, ' ')
  return !/\p{L}/u.test(rest) && !/[+*=^()[\]:]\s*\d/u.test(text.replace(/^[^\d]*:/u, ' '))
}
