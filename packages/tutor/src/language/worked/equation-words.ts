import type { Language } from '../../math/latex.ts'

/** Signs of an equation that are said in words. */
export const equationWords: Readonly<Record<Language, { readonly signs: readonly (readonly [RegExp, string])[] }>> = {
  en: {
    signs: [
      [/(?<![a-z])plus(?![a-z])/gu, '+'],
      [/(?<![a-z])minus(?![a-z])/gu, '-'],
      [/(?<![a-z])times(?![a-z])/gu, '*'],
      [/(?<![a-z])(?:equals|is equal to)(?![a-z])/gu, '='],
    ],
  },
  ru: {
    signs: [
      [/(?<![а-я])икс(?:а|у|ом)?(?![а-я])/gu, 'x'],
      [/(?<![а-я])игрек(?:а|у|ом)?(?![а-я])/gu, 'y'],
      [/(?<![а-я])плюс(?![а-я])/gu, '+'],
      [/(?<![а-я])минус(?![а-я])/gu, '-'],
      [/(?<![а-я])(?:умножить|умножаем) на(?![а-я])/gu, '*'],
      [/(?<![а-я])(?:равно|равняется|равен)(?![а-я])/gu, '='],
    ],
  },
}
