import { equalWords } from '../language/amount-words.ts'
import { either } from '../language/either.ts'
import type { Language } from '../math/latex.ts'
import { quantitiesIn } from '../math/units.ts'
import { regExpOf } from '../pattern.ts'
import { checkClaim } from '../tools/claim.ts'
import type { HeardLine } from './understood.ts'

/** Several letters, or a rate: a single letter behind a number may be an unknown. */
const certainUnit = /\p{L}{2,}|\p{L}\/\p{L}|[Ω%]/u
const isEquality = regExpOf(`=|≈|(?<!\\p{L})(?:${either(equalWords)})(?!\\p{L})`, 'iu')

/**
 * The amounts with units of a message ("5m + 30cm", "2h 30min = 150min"), each phrase as one line: as formulas their
 * units would be letters, and the numbers would be left without them. Where the phrase claims an equality, it is checked.
 */
export function amountLines(text: string, language: Language): readonly HeardLine[] {
  return text.split(/(?<!\d)[.,]|[.,](?!\d)|[!?;\n]/u).flatMap((phrase): HeardLine[] => {
    const amounts = quantitiesIn(phrase, language).filter(({ unit }) => unit)
    const [first, last] = [amounts[0], amounts.at(-1)]
    if (!first || !last) return []
    const whole = phrase.slice(first.start, last.end).trim()
    const { verdict } = isEquality.test(whole) ? checkClaim(whole, language) : { verdict: null }
    const isCertain = amounts.some(({ start, end }) => certainUnit.test(phrase.slice(start, end)))
    // "6N * 2m = 12J" is true of units, and of unknowns by no chance.
    if (!isCertain && verdict !== 'true') return []
    const grade = verdict === 'true' ? 'true' : verdict === 'false' ? 'false' : 'other'
    return [{ text: `"${whole.slice(0, 80)}"`, grade, ...(grade === 'other' && { cause: 'amounts with units' }) }]
  })
}
