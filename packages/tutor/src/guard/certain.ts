import { regExpOf } from '../pattern.ts'
import type { Finding } from './finding.ts'
import { foldReply, mentionsIn } from './mentions.ts'
import type { Seal } from './seal.ts'

/**
 * Whether a finding needs no second opinion: a sealed value in digits that nobody has said before or that is given to
 * the unknown, a calculation with
 * numbers alone that is not true, and what is no question of mathematics. Everything else the guard has worked out from
 * words, which can be read otherwise (decision 092).
 */
export function isCertain({ kind, quote }: Finding, seal: Seal): boolean {
  switch (kind) {
    case 'unsafe':
    case 'language':
    case 'gendered':
      return true
    case 'false-maths':
      return (
        /\d/.test(quote) && !/\p{L}/u.test(quote.replace(/\\(?:cdot|times|frac|div|sqrt|left|right)(?![a-z])/g, ''))
      )
    case 'answer':
      return saysValue(quote, seal)
    default:
      return false
  }
}

/** "x = 4", "x is 4": the unknown with its value, or a value that was not on the table. */
function saysValue(quote: string, { answers, noted, numbers, own }: Seal): boolean {
  const folded = foldReply(quote).replaceAll(/[$\\{}]/g, '')
  const isKnown = (value: number) => numbers.has(Math.abs(value)) || own.has(Math.abs(value))
  return [...answers, ...(noted ? [noted] : [])].some(({ values, unknown }) =>
    mentionsIn(folded).some(({ value, index, isWord }) => {
      const signed = minusBefore.test(folded.slice(0, index)) ? -value : value
      if (isWord || !values.some((each) => Math.abs(each - signed) < 1e-9)) return false
      const isNamed = unknown !== null && /^[a-z]$/i.test(unknown) && endsWithName(folded.slice(0, index), unknown)
      return isNamed || !isKnown(value)
    }),
  )
}

/** The sign belongs to the value: 5 is not the answer -5. */
const minusBefore = /(?:^|[^\d\p{L})}\s])\s*[-−–]\s?$|(?:^|[\s(=])[-−–]$|(?:minus|минус)\s+$/iu

const endsWithName = (before: string, unknown: string): boolean =>
  regExpOf(`(?<![a-zа-я\\d])${unknown}\\s*(?:=|is|equals|равен|равно|это)\\s*[-−]?\\s*$`, 'iu').test(before)
