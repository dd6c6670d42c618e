import type { ClaimWords } from '../../language/claim-words.ts'
import { claimWordsEn } from '../../language/en/claim-words.ts'
import { claimWordsRu } from '../../language/ru/claim-words.ts'
import { spokenWords } from '../../language/spoken.ts'
import { regExpOf } from '../../pattern.ts'
import type { Language } from '../latex.ts'

const wordList = (alternatives: string) => regExpOf(`^(?:${alternatives})$`, 'iu')
const somewhere = (alternatives: string) => regExpOf(`(?<![\\p{L}'])(?:${alternatives})(?![\\p{L}'])`, 'iu')

/** The words that tell how mathematics is meant, by language. */
export interface Patterns {
  readonly equal: RegExp
  readonly notEqual: RegExp
  readonly filler: RegExp
  readonly next: RegExp
  readonly correction: RegExp
  readonly not: RegExp
  readonly given: RegExp
  readonly own: RegExp
  readonly askRight: RegExp
  readonly by: RegExp
  readonly reason: RegExp
  readonly time: RegExp
  readonly personal: RegExp
  readonly choice: RegExp
  readonly answers: RegExp
  readonly numbers: readonly RegExp[]
  readonly named: readonly { verb: RegExp; between: RegExp; sign: string; isSwapped: boolean }[]
}

const patternsOf = (words: ClaimWords, numbers: readonly string[]): Patterns => ({
  equal: wordList(words.equal),
  notEqual: wordList(words.notEqual),
  filler: wordList(words.filler),
  next: somewhere(words.next),
  correction: somewhere(words.correction),
  not: wordList(words.not),
  given: somewhere(words.given),
  own: wordList(words.own),
  askRight: somewhere(words.askRight),
  by: wordList(words.by),
  reason: somewhere(words.reason),
  time: wordList(words.time),
  personal: wordList(words.personal),
  choice: somewhere(words.choice),
  answers: somewhere(words.answers),
  numbers: numbers.map(wordList),
  named: words.named.map(([verb, between, sign, swap]) => ({
    verb: wordList(verb),
    between: wordList(between),
    sign,
    isSwapped: swap === 'swap',
  })),
})

export const patterns: Readonly<Record<Language, Patterns>> = {
  en: patternsOf(claimWordsEn, spokenWords.en.numbers),
  ru: patternsOf(claimWordsRu, spokenWords.ru.numbers),
}

/** True if the whole text matches the pattern. */
export const wordBegins = (pattern: RegExp, text: string) => pattern.exec(text)?.[0] === text

/** Words for cancelling digits or terms: "cross out the 6", «зачеркиваю 6». */
export const crossing: Readonly<Record<Language, RegExp>> = {
  en: somewhere(claimWordsEn.crossing),
  ru: somewhere(claimWordsRu.crossing),
}

/** Words for dividing by a percentage. */
export const byPercent: Readonly<Record<Language, RegExp>> = {
  en: somewhere(claimWordsEn.byPercent),
  ru: somewhere(claimWordsRu.byPercent),
}
