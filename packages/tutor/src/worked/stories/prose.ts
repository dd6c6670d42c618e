import {
  besideTask,
  countedThings,
  inRatio,
  percentSign,
  pronounOne,
  timesInWord,
  unitPower,
} from '../../language/worked/stories/prose-words.ts'
import type { Language } from '../../math/latex.ts'
import { writeNumbers } from '../../math/spoken.ts'

/** The words of a task in prose, its numbers as digits, and every amount with what stands around it. */

export interface Amount {
  readonly of: number
  readonly kind: 'plain' | 'percent' | 'fraction' | 'ratio'
  /** The terms of a ratio. */
  readonly terms: readonly number[]
  readonly at: number
  readonly end: number
  readonly before: string
  readonly after: string
}

export interface Prose {
  readonly text: string
  /** As it was written. */
  readonly raw: string
  readonly language: Language
  readonly amounts: readonly Amount[]
}

const AROUND = 40

/** In place of "one" and «один», which are no amounts. */
const ONE = 'uno'

/** Without the words that mean nobody and nothing in particular. */
export const withoutPronouns = (text: string, language: Language): string =>
  text.replace(new RegExp(pronounOne[language].source, 'giu'), ONE)

/** Without the numbers of the exercise book. */
export const withoutBesides = (text: string, language: Language): string =>
  text.replace(new RegExp(besideTask[language].source, 'giu'), ' ')

/** One way of writing: lower case, decimals with a point, numbers as digits. */
function plainText(text: string, language: Language): string {
  const lower = text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll('’', "'")
    .replace(/[−–—]/g, '-')
    // A chance of ".3" is 0.3.
    .replace(/(?<=[\s(=])\.(?=\d)/g, '0.')
    .replace(/½/g, ' 1/2')
    .replace(/¼/g, ' 1/4')
    .replace(/¾/g, ' 3/4')
    .replace(/²/g, '2')
    .replace(/³/g, '3')
  const all = (pattern: RegExp) => new RegExp(pattern.source, 'gu')
  const spelled = writeNumbers(lower.replace(all(pronounOne[language]), ONE), language)
  return (
    spelled
      .replace(all(besideTask[language]), ' ')
      .replace(/(?<=\d)[ \u00a0\u202f](?=\d{3}(?!\d))(?<!\d{4} )/g, '')
      .replace(language === 'ru' ? /(?<=\d),(?=\d)/g : /(?<=\d),(?=\d{3}(?!\d))/g, language === 'ru' ? '.' : '')
      // "In the ratio 2 to 7"
      .replace(inRatio, '$1:$2')
      .replace(/\s+/g, ' ')
      .trim()
  )
}

const number = '\\d+(?:\\.\\d+)?'
const amount = new RegExp(
  `(?<![\\d.])(?<!(?<![a-zа-я])[a-zа-я^])(?:(?<ratio>\\d+(?:\\s?:\\s?\\d+)+)|(?:(?<whole>\\d+)\\s)?(?<top>\\d+)\\s?/\\s?(?<bottom>\\d+)|(?<percent>${number})\\s?(?:${percentSign})|(?<plain>${number}))(?!\\d|\\.\\d)`,
  'gu',
)
export function proseOf(raw: string, language: Language): Prose {
  const text = plainText(raw, language).replace(unitPower, '')
  const amounts = [...text.matchAll(amount)].map(({ index, groups, 0: found }): Amount => {
    const terms = (groups?.ratio ?? '').split(':').filter(Boolean).map(Number)
    const kind = groups?.ratio ? 'ratio' : groups?.top ? 'fraction' : groups?.percent ? 'percent' : 'plain'
    const of =
      kind === 'fraction'
        ? Number(groups?.whole ?? 0) + Number(groups?.top) / Number(groups?.bottom)
        : kind === 'ratio'
          ? (terms[0] ?? 0)
          : Number(groups?.percent ?? groups?.plain)
    return {
      of,
      kind,
      terms,
      at: index,
      end: index + found.length,
      before: text.slice(Math.max(0, index - AROUND), index),
      after: text.slice(index + found.length, index + found.length + AROUND),
    }
  })
  return { text, raw, language, amounts }
}

const MOST_COUNTED = 4

/** The amounts besides these are only counts of people and things. */
export function usesAll({ amounts, language }: Prose, used: readonly Amount[]): boolean {
  return amounts.every((each) => used.includes(each) || isCounted(each, language))
}

/** An amount that has no digits; who compares two things by their amounts has not read all of it. */
export const hasTimesInWord = ({ text, language }: Prose): boolean => timesInWord[language].test(text)

/** "Two numbers", and what a text begins with: "Two archers". */
export const isCounted = ({ of, at, after, kind }: Amount, language: Language): boolean =>
  (of <= MOST_COUNTED && countedThings[language].test(after)) ||
  (at === 0 && kind === 'plain' && (of === 2 || of === 3) && /^ [a-zа-я]{4}/u.test(after))

/** Those behind or before which certain words stand. */
export const amountsWith = ({ amounts }: Prose, after: RegExp | null, before: RegExp | null = null): Amount[] =>
  amounts.filter((each) => (!after || after.test(each.after)) && (!before || before.test(each.before)))

export const plainOnly = ({ amounts }: Prose): Amount[] => amounts.filter(({ kind }) => kind === 'plain')
