import { binary, constant, expression, number, type Statement } from '../../ast.ts'
import type { Language } from '../../latex.ts'
import type { TaskReading } from '../../stories.ts'
import { numbersIn, power, root, times } from '../pattern.ts'
import { parse } from './formulas.ts'

/** "sin x = 3/5 in the first quarter, find cos x": the root of 1 - sin² with the quadrant's sign. */
export function trigFromOne(text: string, language: Language): Statement | null {
  const known = /(sin|cos)\s*([xхα-ω])\s*=\s*(-?[\d.,]+(?:\s*\/\s*\d+)?)/iu.exec(text)
  const asked =
    /(?:find|найди\p{L}*|чему равен|calculate|вычисли\p{L}*)\s+(?:(-?\d+)\s*[·*]?\s*)?(sin|cos|tan|tg)\s*([xхα-ω])(?!\s*[-+*/^·:])/iu.exec(
      text,
    )
  if (!known || !asked || known[1]!.toLowerCase() === asked[2]!.toLowerCase()) return null
  const quarter = /first quarter|first quadrant|перв\p{L}* четверт|I четверт|0\s*[;,<]\s*(?:[xα]\s*<\s*)?π\/2/iu.test(
    text,
  )
    ? 1
    : /second qua|втор\p{L}* четверт|II четверт|π\/2\s*[;,<]\s*(?:[xα]\s*<\s*)?π(?!\/)/iu.test(text)
      ? 2
      : /third qua|треть\p{L}* четверт|III четверт|π\s*[;,<]\s*(?:[xα]\s*<\s*)?3π\/2/iu.test(text)
        ? 3
        : /fourth qua|четв[её]рт\p{L}* четверт|IV четверт|3π\/2\s*[;,<]/iu.test(text)
          ? 4
          : 0
  if (quarter === 0) return null
  const isRatio = /^t/iu.test(asked[2]!)
  const isSine = known[1]!.toLowerCase() === 'sin'
  // Computes the missing one of sine and cosine.
  const isNegative = isSine ? quarter === 2 || quarter === 3 : quarter > 2
  const other = root(binary('subtract', number(1), power(parse(known[3]!, language), 2)))
  const signed = isNegative ? times(number(-1), other) : other
  const value = isRatio
    ? isSine
      ? binary('divide', parse(known[3]!, language), signed)
      : binary('divide', signed, parse(known[3]!, language))
    : signed
  return expression(asked[1] ? times(number(Number(asked[1])), value) : value)
}

/** Degrees in radians, and radians in degrees. */
export function angles(text: string, language: Language): TaskReading | null {
  const toDegrees =
    /(?:how many degrees|сколько градусов|to degrees|in degrees|в градус)/iu.test(text) &&
    /π|pi|radian|радиан/iu.test(text)
  const inLine = text.replace(/\\frac\{(-?\d*\s*(?:π|\\pi))\}\{(\d+)\}/gu, '$1/$2')
  const radians = /(?<![\p{L}\d])(-?\d*\s*(?:π|\\pi|pi)\s*(?:\/\s*\d+)?|-?\d+\s*(?:π|pi))/iu.exec(inLine)
  if (toDegrees && radians && !/sin|cos|tan|tg/iu.test(text)) {
    const value = parse(radians[1]!.replace(/\\?pi/iu, 'π'), language)
    return { task: expression(binary('divide', times(value, number(180)), constant('π'))), unit: '°' }
  }
  const times2 = /(\d+)\s*(?:°|degrees|градус\p{L}*)\s+(?:are|is|это|=)\s+aπ/iu.exec(text)
  if (times2) return { task: expression(binary('divide', number(Number(times2[1])), number(180))) }
  const toRadians = /(?:to radians|in radians|в радиан)/iu.test(text)
  const degrees = /(-?\d+(?:[.,]\d+)?)\s*(?:°|degrees|градус)/iu.exec(text)
  if (toRadians && degrees) {
    const value = numbersIn(degrees[1]!, language).exprs[0]
    return value ? { task: expression(binary('divide', times(value, constant('π')), number(180))) } : null
  }
  return null
}
