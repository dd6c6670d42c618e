import type { Language } from '../math/latex.ts'

/** What shows that a message says more than the thought that a reply confirms. */
interface CoveredWords {
  /** Between a thought and what is concluded from it. */
  readonly concludes: RegExp
  /** Something else about the task is supposed: `supposes` of the direct words only hears it at the beginning. */
  readonly supposes: RegExp
  /** The yes at the beginning of a reply. */
  readonly yes: RegExp
  /** What was said holds, and how what was concluded from it follows is asked. */
  readonly follows: readonly [string, string, string]
}

export const coveredWords: Readonly<Record<Language, CoveredWords>> = {
  en: {
    concludes:
      /[\s,.;:]+(?:(?:and|then)\s+)?(?:so|therefore|hence|thus|which means|that means|meaning|=>|⇒|→)[\s,:]+(?:(?:the answer is|i get|its|it's|it is)\s+)?/iu,
    supposes:
      /(?<!\p{L})(?:what if|if (?:it|they|the \p{L}+|there) (?:was|were|is|are|had|has)|would (?:it|they))(?!\p{L})/iu,
    yes: /^(?:Yes|Right|Exactly|Good|Correct|True)(?:[,:.!] (?:that is (?:it|right)[,:.!] )?|, and )(?=\S)|^Good choice\. /u,
    follows: [
      '“{said}”: that part is right. How does “{concluded}” follow from it?',
      'The first part holds: “{said}”. How do you get from there to “{concluded}”?',
      '“{said}” I get too. Which step leads from it to “{concluded}”?',
    ],
  },
  ru: {
    concludes:
      /[\s,.;:]+(?:и\s+)?(?:значит|поэтому|следовательно|стало быть|отсюда|получается(?:,? что)?|выходит(?:,? что)?|=>|⇒|→)[\s,:]+(?:(?:ответ|это|будет)\s+)?/iu,
    supposes: /(?<!\p{L})(?:что,? если|если бы|а если|было бы|был бы|была бы|были бы)(?!\p{L})/iu,
    yes: /^(?:Да|Верно|Точно|Хорошо|Правильно)[,:.!] (?:именно так[,:.!] )?(?=\S)|^Хороший выбор\. /u,
    follows: [
      '«{said}»: эта часть верна. Как из неё следует «{concluded}»?',
      'Первая часть верна: «{said}». Как отсюда получить «{concluded}»?',
      '«{said}»: здесь у меня то же. Какой шаг ведёт отсюда к «{concluded}»?',
    ],
  },
}
