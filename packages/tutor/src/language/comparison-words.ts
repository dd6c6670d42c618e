import type { Language } from '../math/latex.ts'

interface ComparisonWords {
  readonly above: string
  readonly below: string
  /** Includes the bound itself; stands behind "than" and before «чем». */
  readonly orEqual: string
  /** A pattern for the words between the comparison and its number; its only group captures `orEqual`. */
  readonly than: (orEqual: string) => string
}

/** "Bigger than or equal to three", «больше или равно трём». */
export const comparisonWords: Readonly<Record<Language, ComparisonWords>> = {
  en: {
    above: 'bigger|greater|more|larger|higher',
    below: 'less|smaller|lower',
    orEqual: ' or equal to',
    than: (orEqual) => ` than(${orEqual})?`,
  },
  ru: {
    above: 'больше',
    below: 'меньше',
    orEqual: ' (?:или|либо) равно',
    than: (orEqual) => `(${orEqual})?(?: чем)?`,
  },
}

/** Ends a comparison behind its number. */
export const comparisonEnds: Readonly<Record<Language, string>> = {
  en: 'and|but|so|or|because|cause|cuz',
  ru: 'а|и|но|или|потому|поэтому|тк|так как',
}

/** Before a comparison of the unknown, which is not named. */
export const beforeUnknown: Readonly<Record<Language, string>> = {
  en: "it|its|it's|it is|x|be|is|so|then|way|everything|all|all numbers|numbers|anything|only",
  ru: 'это|то есть|тоесть|значит|получается|выходит|будет|быть|ответ|наоборот|все|всё|икс|он|она|оно|числа|все числа|то',
}

/** Between a number and its comparison. */
export const behindNumber: Readonly<Record<Language, string>> = { en: "is|it's|its|are", ru: 'это|будет' }

/** Between two relations that hold together. */
export const andWords: Readonly<Record<Language, string>> = { en: 'and', ru: 'и' }

/** Compares one thing with another, where no result is told: "20% of 72 is bigger because 72 is". */
export const comparing: Readonly<Record<Language, string>> = {
  en: 'bigger|greater|more|larger|higher|less|smaller|lower|fewer|different|better|worse|than|why|too|still|not',
  ru: 'больше|меньше|выше|ниже|другое|другой|чем|потому|почему|слишком|тоже|не',
}
