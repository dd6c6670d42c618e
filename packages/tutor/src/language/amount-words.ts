import type { Language } from '../math/latex.ts'

/** Says that two amounts are equal. */
export const equalWords: Readonly<Record<Language, string>> = { en: 'is|are|equals?', ru: 'это|равно|равен' }

export const percentWords: Readonly<Record<Language, string>> = { en: 'percent', ru: 'процент' }

export const angleNames: Readonly<Record<Language, string>> = { en: 'angles?', ru: 'угол|угла|углы' }

/** Asks for an amount that is named behind it in its nominative. */
export const amountOrders: Readonly<Record<Language, string>> = { en: 'Find the', ru: 'Найти:' }

/** "1 joule in a minute", "2 drops each second": what stands between an amount and the time that it is for. */
export const perTimeWords: Readonly<Record<Language, string>> = {
  en: '(?:in|for) (?:a|an|one|each|every|1)|each|every',
  ru: '(?:за|в) (?:одну|один|кажд\\p{L}+|1)',
}
export const timeUnits: Readonly<Record<Language, string>> = {
  en: 'sec(?:ond)?|min(?:ute)?|hour',
  ru: 'сек(?:унду)?|мин(?:уту)?|час',
}

export const minuteNames: Readonly<Record<Language, string>> = { en: 'min', ru: 'мин' }
export const hourWords: Readonly<Record<Language, string>> = { en: 'h|hrs?|hours?', ru: 'ч|час(?:а|ов)?' }
export const minuteWords: Readonly<Record<Language, string>> = { en: 'min(?:utes?|s)?', ru: 'мин(?:ут[аы]?)?' }

/** Says what something comes to, before a number. */
export const saysResult: Readonly<Record<Language, string>> = {
  en: "is|are|its|it's|thats|that's|equals?|so|makes|gives|costs?|or",
  ru: 'это|равно|равен|будет|получается|выходит|значит|итого|всего|тоесть|то есть|т\\.? ?е\\.?',
}

/** Half of the number that stands behind it. */
export const halfWords: Readonly<Record<Language, string>> = {
  en: 'half(?: of)?',
  ru: 'половин[аыу](?: от)?',
}

/** A question that asks for an amount in another unit. */
export const conversionWords: Readonly<Record<Language, string>> = {
  en: 'how many|what is|whats|convert|write|in|into',
  ru: 'сколько|скольк\\p{L}+|записать|запиши|перевести|переведи|выразить|вырази|чему',
}
