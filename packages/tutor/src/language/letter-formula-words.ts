import type { Language } from '../math/latex.ts'

interface LetterFormulaWords {
  /** Asks to get a letter alone; a group holds the letter. */
  readonly asks: readonly RegExp[]
  /** Words of the sentence that look like products of letters. */
  readonly stops: RegExp
  /** The letter, named once more behind the formula. */
  readonly again: RegExp
  /** The request in the words that everything reads. */
  readonly request: string
}

export const letterFormulaWords: Readonly<Record<Language, LetterFormulaWords>> = {
  en: {
    asks: [
      /(?:rearrange|transpose)?\s?(?:so that |to )?(?:make|making)\s([a-z])\s(?:the |as the |a )?subject(?:\s(?:of|in|for))?(?: the formula| the equation)?/iu,
      /express\s([a-z])\sin terms of(?:\s(?:the other letters|[a-z](?!\p{L})|and|,){1,5})?/iu,
      /(?:rearrange|transpose)\s(?:the (?:formula|equation)\s)?(?=.{1,60}\s(?:for|to get|to find)\s([a-z])(?!\p{L}|\s?=))/iu,
      /solve\s(?:for\s([a-z])(?!\p{L}|\s?=))(?=\s?[:,]?\s.{1,60}=)/iu,
    ],
    stops:
      /^(?:for|to|is|it|its|or|and|i|so|my|the|in|of|if|but|did|got|get|do|we|you|me|as|on|has|are|how|why|can|ok|pls)$/i,
    again: /^[\s,]*(?:for|to get|to find|to make)\s[a-z](?!\p{L})(?:\s(?:the )?subject)?/iu,
    request: 'make {letter} the subject of ',
  },
  ru: {
    asks: [
      /(?:из (?:формулы|уравнения)\s)?(?=.{0,60}вырази\p{L}*\s(?:букву\s|переменную\s)?([a-zа-я])(?!\p{L}|\s?через))/iu,
      /вырази\p{L}*\s([a-zа-я])(?!\p{L})(?:\sиз)?(?:\s(?:формулы|уравнения))?/iu,
    ],
    stops: /^(?:у|и|а|в|я|не|из|на|это|что|как|или|да|мне|ли|то|же)$/i,
    again: /^[\s,]*вырази\p{L}*\s(?:букву\s|переменную\s)?[a-zа-я](?!\p{L})/iu,
    request: 'вырази {letter} из формулы ',
  },
}
