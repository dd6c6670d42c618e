import { hourWords, minuteWords } from '../language/amount-words.ts'
import { either } from '../language/either.ts'
import { regExpOf } from '../pattern.ts'
import type { HeardLine } from './understood.ts'

const hours = `(?:${either(hourWords)})`
const both = `(\\d+)\\s?${hours}\\.?\\s?(\\d{1,2})(?:\\s?(?:${either(minuteWords)}))?(?![\\p{L}\\d]|[.,]\\d)`
const decimal = `(?<![\\d.,])(\\d+)[.,](\\d{1,2})(?:\\s?${hours})?(?![\\p{L}\\d]|[.,]\\d)`
const gap = '[^\\d.;!?]{1,12}?'
const patterns = [
  { pattern: regExpOf(`${decimal}${gap}${both}`, 'giu'), isDecimalFirst: true },
  { pattern: regExpOf(`${both}${gap}${decimal}`, 'giu'), isDecimalFirst: false },
]

/**
 * "60/40 = 1.5 so 1 h 50 min", "2 h 30 so 2.3 h": the digits behind the point were taken for minutes. Said where an amount of
 * hours and a decimal stand side by side with the same digits and are not the same time.
 */
export function minutesAsDecimals(text: string): readonly HeardLine[] {
  return patterns.flatMap(({ pattern, isDecimalFirst }) =>
    [...text.matchAll(pattern)].flatMap((match): HeardLine[] => {
      const [first, second] = [match.slice(1, 3), match.slice(3, 5)] as [string[], string[]]
      const [[whole, part], [hour, minute]] = (isDecimalFirst ? [first, second] : [second, first]) as [
        string[],
        string[],
      ]
      const share = Number(`0.${part}`)
      const isSame = Math.abs(share * 60 - Number(minute)) < 0.51
      const isAlike =
        Number(whole) === Number(hour) && [Number(part), Number(part!.padEnd(2, '0'))].includes(Number(minute))
      if (isSame || !isAlike || Number(minute) === 0) return []
      return [
        {
          text: `"${match[0].replace(/\s+/g, ' ').trim()}"`,
          grade: 'false',
          cause: 'decimals of an hour are no minutes',
        },
      ]
    }),
  )
}
