import type { Language } from '../math/latex.ts'
import { regExpOf } from '../pattern.ts'
import { wayWordsEn } from './en/way-words.ts'
import { wayWordsRu } from './ru/way-words.ts'
import type { WayWords } from './way-words.ts'

const patternsOf = (words: WayWords): ReadonlyMap<string, RegExp> =>
  new Map(Object.entries(words).map(([key, each]) => [key, regExpOf(`(?<![\\p{L}\\d])(?:${each})`, 'gu')]))

const patterns: Readonly<Record<Language, ReadonlyMap<string, RegExp>>> = {
  en: patternsOf(wayWordsEn),
  ru: patternsOf(wayWordsRu),
}

/** Where a message names one of the ways. */
export function wayNamedAt(text: string, language: Language, keys: readonly string[]): readonly number[] {
  return keys.flatMap((key) => [...text.matchAll(patterns[language].get(key) ?? /(?!)/gu)].map(({ index }) => index))
}
