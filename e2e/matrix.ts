/**
 * A page is the same code in every language and at every width, so `npm test` walks a journey in one of them, chosen so
 * that over all journeys each occurs often, and `LUMI_LONG=1` walks it in all (docs/testing.md). Not for journeys whose
 * outcome lies in the language itself, such as what the tutor reads out of a sentence or what a page in it weighs.
 */
const isLong = process.env.LUMI_LONG === '1'

type Language = 'en' | 'ru'
const all = ['en', 'ru'] as const

/** @param chosen of `npm test` */
export const inLanguages = (chosen: Language): readonly Language[] => (isLong ? all : [chosen])

/** The same with the words of each language. */
export const inWords = <Words extends Record<Language, unknown>>(
  words: Words,
  chosen: Language,
): [Language, Words[Language]][] => inLanguages(chosen).map((language) => [language, words[language]])

/** In `npm test` English has the first width and Russian the second. */
export const atWidths = (language: string, [english, russian]: readonly [number, number]): number[] =>
  isLong ? [english, russian] : [language === 'ru' ? russian : english]
