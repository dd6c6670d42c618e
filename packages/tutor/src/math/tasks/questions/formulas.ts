import { regExpOf } from '../../../pattern.ts'
import { binary, type Expr, expression, name, namesOf, number, type Request, type Statement } from '../../ast.ts'
import type { Language } from '../../latex.ts'
import { parseExpression } from '../../parse.ts'
import { readMessage } from '../../reading.ts'
import { withConstants } from '../../relations.ts'

/** What a question is asked about. */
type Subject = Exclude<Statement, Request>

/** All formulas of the text as statements; `y =` and `f(x) =` are replaced by their right side. */
export function statements(text: string, language: Language): Subject[] {
  return readMessage(text, language).lines.flatMap((line) =>
    'statement' in line && line.statement.kind !== 'request' ? [line.statement] : [],
  )
}
export const first = <Kind extends Subject['kind']>(text: string, language: Language, ...kinds: Kind[]) =>
  statements(text, language).find((each): each is Extract<Subject, { kind: Kind }> =>
    (kinds as string[]).includes(each.kind),
  ) ?? null

export const parse = (text: string, language: Language): Expr => {
  const read = withConstants(
    expression(parseExpression(text.replace(/[.,;?!\s]+$/, ''), { commaIsDecimal: language === 'ru' })),
  )
  return (read as { value: Expr }).value
}

const functionHead =
  /(?:(?<!\p{L})[a-zφ]\s*\(\s*([a-zхt])\s*\)|(?<!\p{L})[yуsS](?!\s*=\s*-?[\d.,]*(?:\d|[xcкk])\s*(?:$|[?,;]|(?:of|for|and|is|при|и|графика)(?!\p{L}))))\s*=\s*/iu

/** The right side of the first `y = ...`, `f(x) = ...`, `s = ...`, up to the next words. */
export function functionIn(text: string, language: Language): { of: Expr; unknown: string } | null {
  const head = functionHead.exec(text)
  const rest = head ? text.slice(head.index + head[0].length) : text
  const bare = /^([xх])\s*(?:$|[.,;]|\s(?!\s*[-+*/^]))/iu.exec(rest)
  const line = statements(rest.replace(/[,:;]\s*(?=\p{L}{2,})/gu, ' . '), language)[0]
  const value = bare && head ? name('x') : line?.kind === 'expression' ? line.value : null
  if (!value) return null
  const letters = namesOf(expression(value))
  const unknown = head?.[1]?.replace('х', 'x') ?? (letters.includes('x') ? 'x' : letters[0])
  if (!unknown || !letters.includes(unknown) || letters.length > 1) return null
  // "3y = 6x - 9" is no "y = 6x - 9".
  const times = head && /(?<![\d.,])([1-9]\d?)$/.exec(text.slice(0, head.index))?.[1]
  return { of: times ? binary('divide', value, number(Number(times))) : value, unknown }
}

const num = '(-?\\d+(?:[.,]\\d+)?(?:\\s?/\\s?\\d+)?|-?π(?:/\\d+)?|-?\\d+π(?:/\\d+)?)'

/** The place that a question names: "at x = 2", «в точке с абсциссой x = 2». */
export const atValue = (text: string, language: Language, letters = 'xхtт'): Expr | null => {
  const found = regExpOf(
    `(?:at|for|when|if|in|при|в точке(?:,? где| с абсциссой)?|в момент(?: времени)?)\\s+(?:the point\\s+|time\\s+|the moment\\s+)?[${letters}](?:_?\\{?[0₀]\\}?)?\\s*=\\s*${num}`,
    'iu',
  ).exec(text)
  return found ? parse(found[1]!, language) : null
}

export const withoutPlace = (text: string) =>
  text.replace(
    regExpOf(
      `(?:at|for|when|if|in|при|в точке(?:,? где| с абсциссой)?|в момент(?: времени)?)\\s+(?:the point\\s+|time\\s+)?[xхtт](?:_?\\{?[0₀]\\}?)?\\s*=\\s*${num}`,
      'iu',
    ),
    ' . ',
  )

export const latin = (text: string) => text.replace(/[ху]/giu, (letter) => (letter.toLowerCase() === 'х' ? 'x' : 'y'))
