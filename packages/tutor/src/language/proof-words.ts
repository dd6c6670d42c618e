import type { Language } from '../math/latex.ts'

/** Asks for the proof of a known statement. */
export const proofWords: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:prove|proof|show that)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:докаж\p{L}*|доказать|доказательств\p{L}*)(?!\p{L})/iu,
}
