import { schemaWords } from '../../../language/schema-words.ts'
import type { Language } from '../../../math/latex.ts'
import { equals, ONE, type Rational, rational } from '../../../math/rational.ts'
import { regExpOf } from '../../../pattern.ts'
import { remembered } from '../../../remembered.ts'
import { numbersIn } from '../work.ts'

interface FlatNumber {
  readonly value: Rational
  readonly start: number
  readonly end: number
}
/** A text in lower case with one private sign for each number. */
export interface Flat {
  readonly text: string
  readonly numbers: readonly FlatNumber[]
}

const FIRST = 0xe000
export const SIGN = '[\\ue000-\\ue0ff]'

export const indexOfSign = (sign: string): number => sign.charCodeAt(0) - FIRST

export const flatten = remembered((text: string, language: Language): Flat => {
  const { factors, countsOne, ordinals } = schemaWords[language]
  const plain = (part: string) => part.toLowerCase().replaceAll('ё', 'е').replaceAll(/[−–]/g, '-')
  const found: (FlatNumber & { readonly said: string })[] = numbersIn(text, language).flatMap(
    ({ value, start, end }) => {
      const written = text.slice(start, end)
      const isWord = !/\d/.test(written)
      if (isWord && equals(value, ONE) && !regExpOf(`^\\s+${countsOne}`, 'iu').test(text.slice(end))) return []
      return [{ value, start, end, said: /%|percent|процент/iu.test(written) ? '%' : '' }]
    },
  )
  for (const [pattern, factor, said] of factors)
    for (const match of text.matchAll(regExpOf(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'giu'))) {
      const [start, end] = [match.index, match.index + match[0].length]
      if (found.some((each) => each.start < end && start < each.end)) continue
      found.push({ value: factor < 1 ? rational(1, 2) : rational(factor), start, end, said })
    }
  for (const [pattern, value] of ordinals)
    for (const match of text.matchAll(regExpOf(`(?<![\\p{L}\\d])(${pattern})`, 'giu'))) {
      const [start, end] = [match.index, match.index + match[0].length]
      if (found.some((each) => each.start < end && start < each.end)) continue
      found.push({ value: rational(value ?? BigInt(/\d+/.exec(match[0])?.[0] ?? 0)), start, end, said: '' })
    }
  found.sort((a, b) => a.start - b.start)
  let flat = ''
  let at = 0
  found.forEach(({ start, end, said }, index) => {
    const sign = String.fromCharCode(FIRST + index)
    flat += plain(text.slice(at, start)) + (said.includes('#') ? said.replace('#', sign) : `${sign}${said}`)
    at = end
  })
  return { text: flat + plain(text.slice(at)), numbers: found }
})
