import type { Language } from '../math/latex.ts'

/** Prose between two bounds that hold together: "x > 3 but also x < 7". Alternatives of whole words. */
export const jointWords: Readonly<Record<Language, string>> = {
  en: "and|but|also|it|its|it's|is|has|have|need|needs|must|should|can|to|be|still|then|too|as well|at the same time|only|both|together|with|while",
  ru: 'и|но|а|ещ[её]|также|тоже|при этом|одновременно|в то же время|вместе с тем|должно?|должен|надо|нужно|чтобы|быть|было|это|только|заодно|плюс',
}
