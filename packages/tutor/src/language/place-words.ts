import type { Language } from '../math/latex.ts'

/** A sign that is named in words, or a sign in front of something. Small letters, `ё` as `е`. */
export const minusWords: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:minus(?:es)?|plus|signs?|negatives?)(?!\p{L})/u,
  ru: /(?<!\p{L})(?:минус\p{L}*|плюс\p{L}*|знак\p{L}*)(?!\p{L})/u,
}

/** A question about what went wrong: "why not?", "where is my mistake?" */
export const mistakeWords: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:wrong|mistakes?|errors?|not right|why not)(?!\p{L})/u,
  ru: /(?<!\p{L})(?:ошиб\p{L}*|неверн\p{L}*|неправильн\p{L}*|почему нет|почему не так|что не так)(?!\p{L})/u,
}

/** Between a term and the place that it comes from. */
export const fromWord: Readonly<Record<Language, string>> = { en: 'from', ru: 'из' }
