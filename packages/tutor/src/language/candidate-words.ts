import type { Language } from '../math/latex.ts'
import { regExpOf } from '../pattern.ts'

/** How students put two results of one task side by side. */
interface CandidateWords {
  /** Between two of them. */
  readonly or: string
  /** Somebody has each of them, or they are argued about. */
  readonly debate: RegExp
  /** The student has chosen one; the result stands behind. */
  readonly own: RegExp
  /** Stand between the task and the first of them. */
  readonly asks: RegExp
  /** Stand before the task. */
  readonly leads: RegExp
  /** Behind a number that is no result: "10 min". */
  readonly counted: string
}

export const candidateWords: Readonly<Record<Language, CandidateWords>> = {
  en: {
    or: 'or|vs\\.?|versus',
    debate: regExpOf(
      "(?<!\\p{L})(?:sa(?:ys?|id)|thinks?|reckons?|argu\\p{L}+|fight\\p{L}*|debat\\p{L}+|gets?|got|gives?|who(?:'?s| is)? (?:right|correct|wrong)|has|claims?|shows?)(?!\\p{L})",
      'iu',
    ),
    own: regExpOf(
      "(?<!\\p{L})(?:i(?:'?m)? (?:also |still |do |did )?(?:get|got|have|had|say|said|think|thought|reckon|put|sure)(?: it'?s| it is| that it'?s)?|mine(?: is|:)?|my answer(?: is)?)\\s+(?=[-−√\\d(])",
      'iu',
    ),
    asks: /[\s,:;?.]*(?:(?:=|is|are|it|its|it's|the|answer|would|be|that|this|so|equal|equals|to|or|come|comes|get|got|make|makes|like|either|does|do|you)[\s,:;?]*)*$/iu,
    leads: /^(?:[^\d(√-]*?)(?=(?:\d|\(|√|-\d))/u,
    counted: 'min|mins|minutes?|hours?|years?|yo|days?|times?|people|of us|friends?|points?|questions?',
  },
  ru: {
    or: 'или|либо|или же',
    debate: regExpOf(
      '(?<!\\p{L})(?:говор\\p{L}+|сказал\\p{L}*|дума\\p{L}+|счита\\p{L}+|спор\\p{L}*|кто прав\\p{L}*|получил\\p{L}*|вышло|выходит|показывает|утвержда\\p{L}+|пишет)(?!\\p{L})',
      'iu',
    ),
    own: regExpOf(
      '(?<!\\p{L})(?:я (?:же |всё же |все же )?(?:говорю|думаю|считаю|получил\\p{L}?|сказал\\p{L}?|написал\\p{L}?)(?: что)?|у меня(?: вышло| получил\\p{L}+)?|мой ответ)\\s+(?=[-−√\\d(])',
      'iu',
    ),
    asks: /[\s,:;?.]*(?:(?:=|это|будет|равно|равняется|ответ|получается|или|выходит|то|а|и|так|как|типа)[\s,:;?]*)*$/iu,
    leads: /^(?:[^\d(√-]*?)(?=(?:\d|\(|√|-\d))/u,
    counted: 'мин\\p{L}*|час\\p{L}*|лет|год\\p{L}*|раз\\p{L}*|человек|балл\\p{L}*|дн\\p{L}+',
  },
}

/** Two numbers beside such a word are compared, not offered. */
export const compares =
  /(?<!\p{L})(?:bigger|larger|greater|smaller|less|more|older|younger|longer|shorter|compare|больше|меньше|сравни\p{L}*|дороже|дешевле|старше|длиннее|короче)(?!\p{L})/iu
