import type { Language } from '../math/latex.ts'
import { regExpOf } from '../pattern.ts'

/** How students put two results of one task side by side. */
interface CandidateWords {
  /** Between two of them. */
  readonly or: string
  /** Stand before a result that somebody has. */
  readonly debate: string
  /** Ask which of them it is. */
  readonly asking: RegExp
  /** Stands before a number that is used, and is no result. */
  readonly operation: RegExp
  /** The student has chosen one; the result stands behind. */
  readonly own: RegExp
  /** Stand between the task and the first of them. */
  readonly asks: RegExp
}

export const candidateWords: Readonly<Record<Language, CandidateWords>> = {
  en: {
    or: 'or|vs\\.?|versus',
    debate:
      'sa(?:ys?|id)|thinks?|reckons?|gets?|got|gives?|has|had|claims?|shows?|sure|is|wants?|calculator|mum|mom|dad',
    asking:
      /(?<!\p{L})(?:is it|which|not sure|idk|dunno|mix|forget|confused|just say|tell me|would it|should it|vs|versus)(?!\p{L})/iu,
    operation: /(?<!\p{L})(?:by|times|add|plus|minus|subtract|divide|multiply|round|to|use|with|for|from)\s*$/iu,
    own: regExpOf(
      "(?<!\\p{L})(?:i(?:'?m)? (?:also |still |do |did )?(?:get|got|have|had|say|said|think|thought|reckon|put|sure)(?: it'?s| it is| that it'?s)?|mine(?: is|:)?|my answer(?: is)?)\\s+(?=[-−√\\d(])",
      'iu',
    ),
    asks: /[\s,:;?.]*(?:(?:=|is|are|it|its|it's|the|answer|would|be|that|this|so|equal|equals|to|or|come|comes|get|got|make|makes|like|either|does|do|you)[\s,:;?]*)*$/iu,
  },
  ru: {
    or: 'или|либо|или же',
    debate:
      'говор\\p{L}+|сказал\\p{L}*|дума\\p{L}+|счита\\p{L}+|получил\\p{L}*|вышло|выходит|показывает|утвержда\\p{L}+|пишет|будет|калькулятор|мама|папа',
    asking:
      /(?<!\p{L})(?:это|скажи\p{L}*|какой|какое|не знаю|хз|пута\p{L}+|запута\p{L}*|спор\p{L}*|будет|как правильно)(?!\p{L})/iu,
    operation:
      /(?<!\p{L})(?:на|умнож\p{L}*|дел\p{L}*|раздел\p{L}*|прибав\p{L}*|вычит\p{L}*|вычесть|плюс|минус|до|с|из|от|к)\s*$/iu,
    own: regExpOf(
      '(?<!\\p{L})(?:я (?:же |всё же |все же )?(?:говорю|думаю|считаю|получил\\p{L}?|сказал\\p{L}?|написал\\p{L}?)(?: что)?|у меня(?: вышло| получил\\p{L}+)?|мой ответ)\\s+(?=[-−√\\d(])',
      'iu',
    ),
    asks: /[\s,:;?.]*(?:(?:=|это|будет|равно|равняется|ответ|получается|или|выходит|то|а|и|так|как|типа)[\s,:;?]*)*$/iu,
  },
}

/** Two numbers beside such a word are compared, not offered. */
export const compares =
  /(?<!\p{L})(?:bigger|larger|greater|smaller|less|more|older|younger|longer|shorter|compare|больше|меньше|сравни\p{L}*|дороже|дешевле|старше|длиннее|короче)(?!\p{L})/iu

/** To how many places a number is rounded; of 0 that it is not rounded at all. */
export const placesNamed: Readonly<Record<Language, (count: number) => string>> = {
  en: (count) =>
    count === 0 ? 'Not rounded it is {value}.' : count === 1 ? 'has 1 decimal place' : `has ${count} decimal places`,
  ru: (count) => (count === 0 ? 'Без округления это {value}.' : `знаков после запятой ${count}`),
}
