import type { Language } from '../math/latex.ts'

/** Right in front of an amount, the part of it that is meant: "half an hour". */
export const unitParts: readonly { readonly words: Readonly<Record<Language, string>>; readonly part: number }[] = [
  { words: { en: 'half|half of', ru: 'половин\\p{L}' }, part: 1 / 2 },
  { words: { en: 'third of', ru: 'трет\\p{L}{1,2}' }, part: 1 / 3 },
  { words: { en: 'quarter of', ru: 'четверт\\p{L}{1,2}' }, part: 1 / 4 },
]
