import type { Language } from '../math/latex.ts'

/** Words that may stand between relations and the expression that is asked, and the task they come to. */
export const askedExpressionWords: Readonly<Record<Language, { readonly around: RegExp; readonly task: string }>> = {
  en: {
    around: /(?<!\p{L})(?:if|given|and|then|find|what is|whats|what's)(?!\p{L})/giu,
    task: 'Find {asked}, if {given}',
  },
  ru: {
    around: /(?<!\p{L})(?:если|дано|то|тогда|найти|найди|найдите|чему равно|сколько будет)(?!\p{L})/giu,
    task: 'Найдите {asked}, если {given}',
  },
}
