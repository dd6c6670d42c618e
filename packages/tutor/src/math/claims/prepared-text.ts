import { regExpOf } from '../../pattern.ts'
import type { Patterns } from './patterns.ts'

/** Rewrites the message before it is read: numbers of lists and places go, words of calculations become notation. */

/** "1) 18:3=6 2) 6*5=30": removes list numbers. */
export const withoutCounting = (text: string): string =>
  /(?:^|\s)1\)/.test(text) && text.split(')').length > text.split('(').length
    ? text.replace(/(?<=^|\s)\d{1,2}\)/gmu, '\n')
    : text

/**
 * "198:3 = 66, so it is the 66th one": beside a calculation an ordinal tells a place, not another result. In English its
 * letters would be factors of the number: "the 2nd?".
 */
export const withoutOrdinals = (text: string): string =>
  text.includes('=')
    ? text.replace(
        /(?<![\d.,])\d+(?:st|nd|rd|th|-(?:й|я|е|м|го|ой|ом|ый|ая|ую))(?!\p{L}|\s(?:root|power|корень|степен))/giu,
        ' ',
      )
    : text.replace(/(?<![\d.,])(\d+)(?:st|nd|rd|th)(?!\p{L}|\s(?:root|power))/giu, '$1 ')

/** "At least one = 7/8", "the other one = 5": the word belongs to the name of what is said. */
const notCounted =
  '(?<!(?:least|most|the|this|that|each|every|other|first|second|last|which|any|бы|менее|более|из|каждый|другой|первый|второй)\\s)'

/** A number word next to an operator becomes digits: "= one", "one / 5". */
export const withDigits = (text: string, { numbers }: Patterns): string =>
  numbers.reduce((told, pattern, value) => {
    const word = pattern.source.replace(/^\^|\$$/g, '')
    return told.replace(
      regExpOf(`(?<=[-+*/=]\\s*)${word}(?!\\p{L})|(?<!\\p{L})${notCounted}${word}(?=\\s*[+*/=])`, 'giu'),
      `${value}`,
    )
  }, text)

export const blanked = (text: string, parts: readonly { start: number; end: number }[]): string =>
  parts.reduce((all, { start, end }) => all.slice(0, start) + ' '.repeat(end - start) + all.slice(end), text)

const amount = '-?(?:\\d+(?:[.,/]\\d+)?[a-zху]?|[xyzху])'

/** "add 7 and 1", «вычесть 4 из 10»: writes a named calculation as notation. */
export function withNamedCalculations(text: string, { named }: Patterns): string {
  return named.reduce((told, { verb, between, sign, isSwapped }) => {
    const [verbs, preps] = [verb, between].map((each) => each.source.replace(/^\^\(\?:|\)\$$/g, ''))
    const pair = isSwapped ? `$2${sign}$1` : `$1${sign}$2`
    const gap = '[^\\S\\n]+'
    const edge = '(?![\\p{L}\\d.,/])'
    return told
      .replace(
        regExpOf(
          `(?<!\\p{L})(?:${verbs})${gap}(${amount})${gap}(?:${preps})${gap}(${amount})${edge}(?!\\s*(?:и|and)\\s+\\d)`,
          'giu',
        ),
        pair,
      )
      .replace(
        regExpOf(`(?<![\\p{L}\\d.,/])(${amount})${gap}(?:${verbs})${gap}(?:${preps})${gap}(${amount})${edge}`, 'giu'),
        pair,
      )
  }, text)
}
