import type { Language } from '../math/latex.ts'
import { regExpOf } from '../pattern.ts'

interface LostPowers {
  /** Says that powers were lost, or how something stands. */
  readonly lost: RegExp
  /** A base and its exponent in words, numbers written as digits. */
  readonly spoken: RegExp
  /** Exponents of the words that are no numbers. */
  readonly named: Readonly<Record<string, number>>
  /** "The x+1 is small and up in the air." */
  readonly raised: RegExp
}

/** Powers that were lost in copying and are told in words: "23 · 32, that is two cubed and three squared". */
export const lostPowers: Readonly<Record<Language, LostPowers>> = {
  en: {
    lost: regExpOf(
      '(?<!\\p{L})(?:powers?|exponents?|superscripts?|copy(?:ing)?|copied|paste|small|lost|cubed|squared|i mean|meant|it is|its|that is)(?!\\p{L})',
      'iu',
    ),
    spoken:
      /(?<![\d.,])(\d+) (?:to the (?:power (?:of )?)?(\d+|second|third|fourth|fifth|sixth)(?: power)?|(cubed|squared))(?!\p{L})/giu,
    named: { squared: 2, cubed: 3, second: 2, third: 3, fourth: 4, fifth: 5, sixth: 6 },
    raised:
      /[,;(]?\s*(?:the|where the) ([a-z\d][a-z\d+−-]*) is (?:(?:all|really|very) )?(?:small|up|raised|on top|(?:an?|the|in the) (?:exponent|power|superscript)|superscript|in the air)[^)]*\)?/iu,
  },
  ru: {
    lost: regExpOf(
      '(?<!\\p{L})(?:степен\\p{L}*|показател\\p{L}*|скопир\\p{L}*|копирован\\p{L}*|слетел\\p{L}*|съехал\\p{L}*|сверху|маленьк\\p{L}*|это|там)(?!\\p{L})',
      'iu',
    ),
    spoken:
      /(?<![\d.,])(\d+) во? (?:степени )?(?:(\d+)(?!\p{L})|(куб[еу]?|квадрат[еу]?|втор\p{L}+|трет\p{L}+|четв[её]рт\p{L}+|пят\p{L}+|шест\p{L}+))(?: степени)?/giu,
    named: { куб: 3, квад: 2, втор: 2, трет: 3, четв: 4, пят: 5, шест: 6 },
    raised:
      /[,;(]?\s*(?:где |там )?([a-zх\d][a-zх\d+−-]*) (?:это (?:показатель|степень)|в степени|сверху|маленьк\p{L}+ (?:и )?сверху|наверху)[^)]*\)?/iu,
  },
}
