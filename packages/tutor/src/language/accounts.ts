import type { Language } from '../math/latex.ts'
import { regExpOf } from '../pattern.ts'
import type { AccountWords } from './account-words.ts'
import type { CrewWords } from './crew-words.ts'
import { accountWordsEn } from './en/account-words.ts'
import { crewWordsEn } from './en/crew-words.ts'
import { meanWordsEn } from './en/mean-words.ts'
import { measureWordsEn } from './en/measure-words.ts'
import { percentWordsEn } from './en/percent-words.ts'
import { priceWordsEn } from './en/price-words.ts'
import { rateWordsEn } from './en/rate-words.ts'
import { shareWordsEn } from './en/share-words.ts'
import type { MeanWords } from './mean-words.ts'
import type { MeasureWords } from './measure-words.ts'
import type { PercentWords } from './percent-words.ts'
import type { PriceWords } from './price-words.ts'
import type { RateWords } from './rate-words.ts'
import { accountWordsRu } from './ru/account-words.ts'
import { crewWordsRu } from './ru/crew-words.ts'
import { meanWordsRu } from './ru/mean-words.ts'
import { measureWordsRu } from './ru/measure-words.ts'
import { percentWordsRu } from './ru/percent-words.ts'
import { priceWordsRu } from './ru/price-words.ts'
import { rateWordsRu } from './ru/rate-words.ts'
import { shareWordsRu } from './ru/share-words.ts'
import type { ShareWords } from './share-words.ts'

export const accountWords: Readonly<Record<Language, AccountWords>> = { en: accountWordsEn, ru: accountWordsRu }

export const rateWords: Readonly<Record<Language, RateWords>> = { en: rateWordsEn, ru: rateWordsRu }

export const measureWords: Readonly<Record<Language, MeasureWords>> = { en: measureWordsEn, ru: measureWordsRu }

export const shareWords: Readonly<Record<Language, ShareWords>> = { en: shareWordsEn, ru: shareWordsRu }

export const crewWords: Readonly<Record<Language, CrewWords>> = { en: crewWordsEn, ru: crewWordsRu }

export const meanWords: Readonly<Record<Language, MeanWords>> = { en: meanWordsEn, ru: meanWordsRu }

export const priceWords: Readonly<Record<Language, PriceWords>> = { en: priceWordsEn, ru: priceWordsRu }

export const percentWords: Readonly<Record<Language, PercentWords>> = { en: percentWordsEn, ru: percentWordsRu }

/** Whether the words say the fraction: "three fifths". */
export function saysFraction(said: string, language: Language, top: bigint, bottom: bigint): boolean {
  const { tops, bottoms, onePart } = accountWords[language]
  const above = tops.find(([value]) => BigInt(value) === top)?.[1]
  const below = bottoms.find(([value]) => BigInt(value) === bottom)?.[1]
  if (below === undefined) return false
  const forms = [
    ...(above === undefined ? [] : [`(?:${above})[ -](?:${below})`]),
    ...(top === 1n ? onePart.map((source) => source.replace('#', below)) : []),
  ]
  return regExpOf(`(?<!\\p{L})(?:${forms.join('|')})(?!\\p{L})`, 'iu').test(said.replaceAll('ё', 'е'))
}

/** Whether the words say the factor or number: "half as much again", "in sixes", «вшестеро». */
export function saysFactor(said: string, language: Language, value: number): boolean {
  const { factors, numerals } = accountWords[language]
  return [...factors.map(([n, d, source]) => [n / d, source] as const), ...numerals].some(
    ([own, source]) =>
      Math.abs(own - value) < 1e-9 &&
      regExpOf(`(?<!\\p{L})(?:${source.replace(/\(\?<=.*?\) ?\)?/u, '')})(?!\\p{L})`, 'iu').test(
        said.replaceAll('ё', 'е'),
      ),
  )
}
