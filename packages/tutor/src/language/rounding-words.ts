import type { Language } from '../math/latex.ts'

/** A task wants its result rounded. Lower case, `ё` as `е`. */
export const wantsRounded: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:round(?:ed|ing)?|nearest|decimal places?|d\.?p\.?|significant|s\.?f\.?|approximat\p{L}*)(?!\p{L})/u,
  ru: /(?<!\p{L})(?:округл\p{L}*|приближ\p{L}*|с точностью|до (?:десятых|сотых|тысячных|целых)|знак\p{L}* после запятой)(?!\p{L})/u,
}

/** How many places it wants, where a number tells it. */
export const placesWanted: Readonly<Record<Language, readonly (readonly [RegExp, number | null])[]>> = {
  en: [
    [/(\d)\s*(?:decimal places?|d\.?p\.?)(?!\p{L})/u, null],
    [/one decimal|nearest tenth/u, 1],
    [/two decimal|nearest hundredth/u, 2],
    [/three decimal|nearest thousandth/u, 3],
  ],
  ru: [
    [/(\d)\s*знак\p{L}* после запятой/u, null],
    [/до десятых/u, 1],
    [/до сотых/u, 2],
    [/до тысячных/u, 3],
  ],
}
