import type { Language } from '../math/latex.ts'

type Variants = readonly [string, string, string, ...string[]]

/** What is said of a line in which a sign, or a side behind a sign, is not there. */
interface MissingSignWords {
  /** Words between the equations of a system. */
  readonly between: RegExp
  readonly gap: Variants
  readonly side: Variants
  readonly or: string
}

export const missingSignWords: Readonly<Record<Language, MissingSignWords>> = {
  en: {
    between: /\s(?:and|with|or|,)\s/giu,
    gap: [
      'I read `{line}`: between `{left}` and `{right}` a sign is missing. Is it {signs} there?',
      'In `{line}` no sign stands between `{left}` and `{right}`. Which one belongs there: {signs}?',
      'One sign got lost in `{line}`, between `{left}` and `{right}`. Does the book have {signs} there?',
    ],
    side: [
      'I read `{whole}` as one relation; behind `{part}` there is no = sign and no other side. What is `{part}` equal to?',
      '`{whole}` is whole, but `{part}` ends without a sign and a right side. What stands behind it in the task?',
      'Of the second one I only have `{part}`: its sign and its right side are missing, while `{whole}` is there. How does it go on?',
    ],
    or: 'or',
  },
  ru: {
    between: /\s(?:и|или|с|,)\s/giu,
    gap: [
      'Вижу `{line}`: между `{left}` и `{right}` не хватает знака. Там {signs}?',
      'В записи `{line}` между `{left}` и `{right}` нет знака. Какой там должен быть: {signs}?',
      'Один знак в `{line}` потерялся, он между `{left}` и `{right}`. Что там стоит: {signs}?',
    ],
    side: [
      'Соотношение `{whole}` читается целиком, а после `{part}` нет ни знака =, ни правой части. Чему равно `{part}`?',
      '`{whole}` здесь целиком, но `{part}` обрывается без знака и правой части. Что стоит за ним в условии?',
      'От второго есть только `{part}`: знака и правой части не видно, а `{whole}` на месте. Как там дальше?',
    ],
    or: 'или',
  },
}
