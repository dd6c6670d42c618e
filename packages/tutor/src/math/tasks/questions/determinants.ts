import { binary, equation, expression, namesOf, number, type Statement } from '../../ast.ts'
import type { Language } from '../../latex.ts'
import { times } from '../pattern.ts'
import { parse } from './formulas.ts'

/** The determinant of two rows, or the letter for which it is 0. */
export function determinants(text: string, language: Language): Statement | null {
  if (!/determinant|определител/iu.test(text)) return null
  const rows = [
    ...text.replace(/[−–]/g, '-').matchAll(/[([]\s*(-?[\d.,/]*\w)\s*(?:[;,]|\s)\s*(-?[\d.,/]*\w)\s*[)\]]/gu),
  ].map((each) => [each[1]!, each[2]!])
  const bars = /\|\s*(-?\d+)\s+(-?\d+)\s*[;\n]\s*(-?\d+)\s+(-?\d+)\s*\|/u.exec(text)
  const all = bars
    ? [
        [bars[1]!, bars[2]!],
        [bars[3]!, bars[4]!],
      ]
    : rows
  if (all.length !== 2) return null
  const [a, b, c, d] = all.flat().map((part) => parse(part, language))
  const value = binary('subtract', times(a!, d!), times(b!, c!))
  const letters = namesOf(expression(value))
  if (letters.length === 0) return expression(value)
  return letters.length === 1 && /zero|равен нулю|= ?0/iu.test(text) ? equation(value, number(0)) : null
}
