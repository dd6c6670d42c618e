import { competingWords } from '../../language/competing-words.ts'
import { whoseClaimWords } from '../../language/whose-claim-words.ts'
import type { Language } from '../../math/latex.ts'
import { regExpOf } from '../../pattern.ts'

/**
 * What a student takes back is not said: "x = 8 oh wait no, x = 7" says x = 7, "not 4, 5" says 5, and of "first I had 4 but it
 * is 5" only the second half counts. What stands before the part that was taken back stays.
 */
export function withoutTakenBack(text: string, language: Language): string {
  const { earlier, notThis } = whoseClaimWords[language]
  const told = text.replace(earlier, (found) => (isMath(text.slice(text.indexOf(found) + found.length)) ? '' : found))
  const denied = notThis.exec(told)
  const said = denied ? told.slice(denied[0].length) : told
  return corrected(isMath(said) ? said : told, language)
}

function corrected(text: string, language: Language): string {
  const marks = [...text.matchAll(whoseClaimWords[language].takesBack)]
  const mark = marks.findLast(({ index }) => /\d/.test(text.slice(0, index)))
  if (!mark) return text
  const before = text.slice(0, mark.index).replace(/[\s,.;:(…—–]+$/u, '')
  const after = text.slice(mark.index + mark[0].length).trim()
  // "x = 4, wait no why is that": a question replaces nothing.
  if (!isMath(after) || whoseClaimWords[language].asks.test(after)) return text
  const rest = withoutLast(before, after)
  return rest === '' ? after : `${rest}\n${after}`
}

/** Of the last sentence before the correction, as much as the correction replaces. */
function withoutLast(before: string, after: string): string {
  const at = [...before.matchAll(/\n+|(?<=[.!?])\s+(?=\S)/gu)].at(-1)
  const kept = at ? before.slice(0, at.index + at[0].length) : ''
  const parts = partsOf(before.slice(kept.length))
  const names = partsOf(after.split('\n')[0] ?? '').flatMap((part) => nameIn(part) ?? [])
  const isNamed = (part: string) => names.includes(nameIn(part) ?? '')
  const count = Math.max(1, partsOf(after.split(/[.\n]\s/)[0] ?? '').filter(isMath).length)
  const left = parts.some(isNamed) ? parts.filter((part) => !isNamed(part)) : parts.slice(0, -count)
  return `${kept}${left.join(', ')}`.trim()
}

const partsOf = (sentence: string): string[] => {
  // The pair of a point is one part.
  const parts = /^[^()]*\([^()]*[;,][^()]*\)[^()]*$/u.test(sentence) ? [sentence] : sentence.split(/[,;]\s+|;/u)
  return parts.filter((part) => part.trim() !== '')
}

/** The letter whose value a part tells. */
const nameIn = (part: string): string | null =>
  regExpOf('(?<![\\p{L}\\d)])([a-zа-я][\\d₁₂]?)\\s*[=<>≤≥]\\s*[^=<>]*$', 'iu').exec(part)?.[1]?.toLowerCase() ?? null

const isMath = (text: string): boolean => /\d/.test(text)

/** The clause that tells what somebody else or the book has; null where there is none with a result. */
export function ofOthers(text: string, language: Language): { readonly told: string; readonly rest: string } | null {
  const { others, joins, own } = competingWords[language]
  const more = whoseClaimWords[language].others
  // Up to the end of the clause, or to where the student speaks of their own again; what separates numbers ends nothing.
  const inside = '[^.!?;\\n]|[.](?=\\d)|;(?=\\s*(?:[-−+±√(]|\\d|\\p{L}[\\d₁₂]?\\s*[=<>]))|;(?=[^()\\n]*\\))'
  const told = regExpOf(
    `(?<!\\p{L})(?:(?:${joins}) )?(?:${others}|${more})(?!\\p{L})(?:(?![\\s,]+(?:${own})(?!\\p{L}|\\s*[=<>]))(?:${inside}))*[?!]*`,
    'iu',
  ).exec(text)?.[0]
  if (!told || !isMath(told)) return null
  const rest = text
    .replace(told, ' ')
    .replace(/[\s,;]+(?=\s*$)/u, '')
    .trim()
  return { told, rest }
}
