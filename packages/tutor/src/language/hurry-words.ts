import type { Language } from '../math/latex.ts'

/** How students tell how much time they have for the lesson. */
export const hurryWords: Readonly<Record<'units' | 'left' | 'rates' | 'written', Readonly<Record<Language, string>>>> =
  {
    units: { en: 'min(?:ute)?s?|sec(?:ond)?s?|h(?:ou)?rs?', ru: 'мин(?:ут\\p{L}*)?|сек(?:унд\\p{L}*)?|час\\p{L}*' },
    /** `<T>` is the time. */
    left: {
      en: "(?:i|we)(?:'ve| have|ve)(?: got)?(?: only| just| like)* <T>|<T> left|(?:due|hand(?:ing)?(?: it| this)? in)(?: in)? <T>",
      ru: '(?:у меня|у нас)(?: есть| всего| только| осталось)* <T>|<T> (?:осталось|осталась|остал\\p{L}+)|(?:осталось|остается|остаётся)(?: всего| только)? <T>|(?:мне|нам|сда\\p{L}+)(?: уже)? через <T>',
    },
    /** Behind the time: it is part of a rate of the task. */
    rates: { en: 'each|per|every', ru: 'на кажд' },
    /** What an answer is to consist of: "give me like 4 sentences". */
    written: { en: 'sentences?|paragraphs?|bullets?', ru: 'предложени\\p{L}+|абзац\\p{L}*|фраз\\p{L}*' },
  }
