import type { Language } from '../math/latex.ts'
import { ledgerWordsEn } from './en/ledger-words.ts'
import type { LedgerWords } from './ledger-words.ts'
import { ledgerWordsRu } from './ru/ledger-words.ts'

export const ledgerWords: Readonly<Record<Language, LedgerWords>> = { en: ledgerWordsEn, ru: ledgerWordsRu }

/** Whether the words say the fraction: "three fifths". */
export function saysFraction(said: string, language: Language, top: bigint, bottom: bigint): boolean {
  const { tops, bottoms, onePart } = ledgerWords[language]
  const above = tops.find(([value]) => BigInt(value) === top)?.[1]
  const below = bottoms.find(([value]) => BigInt(value) === bottom)?.[1]
  if (above === undefined || below === undefined) return false
  const forms = [`(?:${above})[ -](?:${below})`, ...(top === 1n ? [`(?:${below}) (?:${onePart})`] : [])]
  return new RegExp(`(?<!\\p{L})(?:${forms.join('|')})(?!\\p{L})`, 'iu').test(said)
}
