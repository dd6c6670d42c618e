import { figureWords, metersOf, roleWords } from '../../language/worked/stories/figure-words.ts'
import type { Language } from '../../math/latex.ts'
import { regExpOf } from '../../pattern.ts'
import { numberValue, type Value } from '../task.ts'
import type { Amount, Prose } from './prose.ts'

/** Which amount of a figure is its base, its height, its radius. */

export type Role = keyof typeof roleWords

const LIST_GAP = 14

/** The amounts that are told by a name; behind one of them more can follow: "legs 9 and 12", «катеты 9 см и 12 см». */
export function inRole(prose: Prose, role: Role, many = false): Amount[] {
  const { language, amounts, text } = prose
  const { behind, ahead } = roleWords[role]
  const found = amounts.filter(
    ({ before, after, kind }) => kind === 'plain' && (behind[language].test(before) || ahead[language].test(after)),
  )
  if (!many || found.length !== 1) return found
  const [first] = found
  const next = amounts[amounts.indexOf(first as Amount) + 1]
  const between = first && next ? text.slice(first.end, next.at) : ''
  return first && next && between.length <= LIST_GAP && /(?:,|;|and|&|и|by|на)/u.test(between) && !/[.?]/.test(between)
    ? [first, next]
    : found
}

export const unitIn = ({ after }: Amount, language: Language): string | null =>
  figureWords.unit[language].exec(after)?.[1] ?? null

/** In the unit of another amount; null where one of them is not known. */
export function inUnitOf(amount: Amount, other: Amount, language: Language): number | null {
  const [own, wanted] = [unitIn(amount, language), unitIn(other, language)]
  if (own === wanted) return amount.of
  const [a, b] = [metersOf[own ?? ''], metersOf[wanted ?? '']]
  return a === undefined || b === undefined ? null : Number(((amount.of * a) / b).toPrecision(12))
}

const ROUGH_PI = 3.14
/** Multiples of π: with all its digits, and with 3.14. */
export const piToo = (multiple: number) => ({
  also: [numberValue(multiple * ROUGH_PI)],
  shown: { en: `$${text(multiple)}\\pi$`, ru: `$${text(multiple).replace('.', '{,}')}\\pi$` },
})
const text = (multiple: number) => (multiple === 1 ? '' : `${Number(multiple.toPrecision(8))}`)

/** "36π" */
export const piIn = (said: string, language: Language): Value[] =>
  [
    ...said
      .toLowerCase()
      .replace(/(?<=\d)[.,](?=\d)/g, '.')
      .matchAll(regExpOf(figureWords.pi[language].source, 'gu')),
  ].map(({ groups }) => {
    const [top = '1', bottom = '1'] = (groups?.n ?? '1').split('/')
    return numberValue((Number(top) / Number(bottom)) * Math.PI)
  })
