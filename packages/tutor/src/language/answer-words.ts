import type { Language } from '../math/latex.ts'

type Part = 'reasons' | 'partOf' | 'minus' | 'corrections' | 'denials' | 'empty'

/** Words in and around the answer to a question. */
export const answerWords: Readonly<Record<Part, Readonly<Record<Language, string>>>> = {
  /** What follows is the reason, and no answer. */
  reasons: { en: 'because|cuz|coz|cause|bc|since', ru: 'потому что|тк|так как' },
  /** "Half of": a part in words, and no number. */
  partOf: { en: 'of|from', ru: 'из' },
  minus: { en: 'minus', ru: 'минус' },
  /** What stands before is taken back. */
  corrections: { en: 'no|wait|actually|sorry|i mean', ru: 'ой|нет|стоп|точнее|вернее|хотя|то есть|тоесть' },
  denials: { en: "not|isn'?t|aren'?t|doesn'?t|don'?t", ru: 'не' },
  /** Say nothing by themselves. */
  empty: {
    en: 'the and are was its that this you your for with yes not they them then than because get have has just would will can',
    ru: 'это что как она они его еще для так тут там мне меня надо нужно потом тогда значит если или нет где его вот уже',
  },
}
