import type { Language } from '../math/latex.ts'
import { regExpOf } from '../pattern.ts'
import type { TypedForm } from './typed-forms.ts'

/** What a sheet prints beside its tasks: how many marks a part is worth. It is no factor of the line before it. */
const marks = '(?:marks?|mks?|points?|pts?|б|балл\\p{L}{0,3})\\.?'
/** The end of a part: of the message, of the line, or before the letter of the next part. */
const endOfPart = '(?=\\s{0,3}(?:$|\\(?(?:[a-hа-д]|i{1,3}|iv)\\)))'

const inBoth: readonly TypedForm[] = [
  { typed: regExpOf(`\\s?[([]\\s?\\d{1,2}\\s?${marks}\\s?[)\\]]`, 'giu'), written: '' },
  { typed: regExpOf(`(?<=[\\p{L}\\d).?!²³])\\s{1,3}\\[\\d{1,2}\\]${endOfPart}`, 'gimu'), written: '' },
  // One mark: nobody multiplies by a 1 in brackets behind a space.
  { typed: /(?<=[\p{L}\d).?!²³])\s\(1\)(?=\s{0,3}$)/gu, written: '', beside: /\p{L}{4}/u },
]

/** "13 x integer": the letter begins the words that say what it may be. */
const kindOfNumber: Readonly<Record<Language, string>> = {
  en: '(?:is |must be |has to be )?(?:an? )?(?:integers?|natural|whole|positive|negative|prime|real)(?!\\p{L})',
  ru: '(?:- |— |это )?(?:цел|натуральн|положительн|отрицательн|прост[оы]|действительн)\\p{L}{0,5}(?!\\p{L})',
}

const ofLetter = (language: Language): TypedForm => ({
  typed: regExpOf(`(?<=\\d)\\s([a-zхуn])\\s(?=${kindOfNumber[language]})`, 'giu'),
  written: ', $1 ',
})

/** Notation of sheets and books around a task, undone before anything reads it. */
export const examNotation: Readonly<Record<Language, readonly TypedForm[]>> = {
  en: [...inBoth, ofLetter('en')],
  ru: [...inBoth, ofLetter('ru')],
}

/** How a part of a task begins that only asks for something, without a number of its own. */
export const asksForPart: Readonly<Record<Language, RegExp>> = {
  en: /^(?:hence|find|work out|calculate|show|state|write|sketch|determine|solve|prove|give|use|draw)(?!\p{L})/iu,
  ru: /^(?:найди|найдите|найти|вычисли|вычислите|покажи|покажите|запиши|запишите|построй|постройте|реши|решите|докажи|докажите|определи|определите)(?!\p{L})/iu,
}
