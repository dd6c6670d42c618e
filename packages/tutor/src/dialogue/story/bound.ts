import { refutes, undenied } from '../../language/denial.ts'
import type { Language } from '../../math/latex.ts'
import { equals, type Rational } from '../../math/rational.ts'
import { unitOf } from '../../math/units.ts'
import { lexiconOf } from './words.ts'
import type { Claim } from './work.ts'

/**
 * Which numbers of a message are offered as results. Only those are compared with the story; retracted, explained or
 * personal numbers are neither graded nor repeated.
 */

const LONG = 4

const countOfWords = (text: string) => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length

/** Claims written in figures that are neither retracted nor incidental. */
export function standingClaims(claims: readonly Claim[], text: string, language: Language): readonly Claim[] {
  const { ownTime, denied, deniedBehind, results, comparedTo } = lexiconOf(language)
  const isLong = countOfWords(text) > LONG
  let from = 0
  return claims.filter((claim) => {
    const at = text.indexOf(claim.source, from)
    const [before, after] = at < 0 ? ['', ''] : [text.slice(0, at), text.slice(at + claim.source.length)]
    const behind = after.replace(/^\s*[—–-]\s+/u, ' ')
    if (at >= 0) from = at + claim.source.length
    if (claim.kind === 'sum') return !isTornOut(claim.source)
    if (claim.kind !== 'number') return true
    const phrase = before.split(/[.!?;\n]/).at(-1) ?? ''
    if (!/\d/.test(claim.source) && isLong && !results.test(phrase.split(/\s+/).slice(-3).join(' '))) return false
    if (unitOf(claim.noun) !== null && ownTime.test(phrase)) return false
    return !denied.test(phrase) && !deniedBehind.test(behind) && !comparedTo.test(phrase)
  })
}

/** "The next one: 4 tickets": a word and a colon are no division. */
const isTornOut = (source: string) => /^\p{L}+\s*:/u.test(source)

/** "80 is only for one hour", «12 это во второй»: the number is explained, not offered as the result. */
export function isExplained(claim: Claim, text: string, language: Language): boolean {
  if (claim.kind !== 'number') return false
  const at = text.lastIndexOf(claim.source)
  return at >= 0 && lexiconOf(language).explainedBehind.test(text.slice(at + claim.source.length))
}

/** The student confirms the result: "yes", "it comes out", "no step is missing", "that is all". */
export const standsBy = (text: string, language: Language): boolean => {
  const { stands, agrees } = lexiconOf(language)
  return (agrees.test(text.trim()) && !refutes(text)) || undenied(stands, text) !== null
}

/** Whether the message contains the number in digits. */
export const isWritten = (value: Rational, numbers: readonly Rational[]): boolean =>
  numbers.some((each) => equals(each, value))
