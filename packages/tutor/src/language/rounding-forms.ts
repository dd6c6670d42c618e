import type { Language } from '../math/latex.ts'
import { regExpOf } from '../pattern.ts'

/** How a wish to round is put. */
export interface RoundingForm {
  readonly numerals: Readonly<Record<string, number>>
  readonly significant: string
  readonly places: string
  /** May stand around the number and the wish. */
  readonly harmless: RegExp
}

export const roundingForms: Readonly<Record<Language, RoundingForm>> = {
  en: {
    numerals: { one: 1, two: 2, three: 3, four: 4, five: 5 },
    significant: 's\\.?f\\.?|sig\\.? ?figs?|sig\\.? ?digits?|significant (?:figures?|digits?)',
    places: 'd\\.?p\\.?|decimal places?|decimals',
    harmless: regExpOf(
      "(?<!\\p{L})(?:round(?:ed|ing)?|off|give|write|correct|answer|number|to|the|is|it|what|whats|what's|so|please|pls|and|then|now|a|of|sf|sig|figs?|digits?|significant|figures?|decimals?|places?|dp|one|two|three|four|five|how|do|you|would|be|as|in|my|i|got|get|have|calculator|says)(?!\\p{L})",
      'giu',
    ),
  },
  ru: {
    numerals: { одного: 1, одной: 1, двух: 2, двумя: 2, трёх: 3, трех: 3, тремя: 3, четырёх: 4, четырех: 4 },
    significant: 'значащ\\p{L}+(?: цифр\\p{L}*)?',
    places: 'знак\\p{L}* после запятой|десятичн\\p{L}+ знак\\p{L}*',
    harmless: regExpOf(
      '(?<!\\p{L})(?:округл\\p{L}*|число|до|с|это|чему|равно|сколько|будет|так|то|и|пж|пожалуйста|запиши\\p{L}*|ответ|знач\\p{L}+|цифр\\p{L}*|знак\\p{L}*|после|запятой|десятичн\\p{L}+|одн\\p{L}+|дв\\p{L}+|тр\\p{L}+|четыр\\p{L}+|точностью|у|меня|как)(?!\\p{L})',
      'giu',
    ),
  },
}
