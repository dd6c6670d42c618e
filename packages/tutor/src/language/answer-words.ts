import type { Language } from '../math/latex.ts'

type Part =
  | 'reasons'
  | 'partOf'
  | 'minus'
  | 'corrections'
  | 'thatIs'
  | 'denials'
  | 'and'
  | 'leadsOn'
  | 'alsoAsked'
  | 'askedFor'
  | 'hedges'
  | 'empty'

/** Words in and around the answer to a question. */
export const answerWords: Readonly<Record<Part, Readonly<Record<Language, string>>>> = {
  /** What follows is the reason, and no answer. */
  reasons: { en: 'because|cuz|coz|cause|bc|since', ru: 'потому что|тк|так как' },
  /** "Half of": a part in words, and no number. */
  partOf: { en: 'of|from', ru: 'из' },
  minus: { en: 'minus', ru: 'минус' },
  /** What stands before is taken back. */
  corrections: { en: 'no|wait|actually|sorry|i mean', ru: 'ой|нет|стоп|точнее|вернее|хотя|то есть|тоесть' },
  /** Lead on to the correction itself. */
  thatIs: { en: 'so|that is|i mean|well', ru: 'т\\.? ?е\\.?|то есть|тоесть|ну|вернее' },
  denials: { en: "not|isn'?t|aren'?t|doesn'?t|don'?t", ru: 'не' },
  and: { en: 'and', ru: 'и' },
  /** Stand before a part of an answer and are none of it: "us, so me". */
  leadsOn: { en: 'so|then|and|but', ru: 'значит|тогда|и|а|но' },
  /** Lead to a second thing that is asked for, before one of the next words: "..., and why", «а в каком нет, и почему». */
  alsoAsked: { en: 'and|so', ru: 'и|а' },
  askedFor: {
    en: 'what|which|why|how|when|where|who',
    ru: 'что|какой|какая|какое|какие|каком|какого|какую|каких|почему|зачем|как|когда|где|кто|откуда|куда|сколько|чему|чего|чем',
  },
  /** Say that somebody is not sure of what stands before: "none i think". */
  hedges: {
    en: 'i think|i guess|i suppose|probably|maybe|perhaps|right|or so',
    ru: 'наверно|наверное|кажется|думаю|я думаю|по-моему|вроде|вроде бы|видимо|похоже',
  },
  /** Say nothing by themselves. */
  empty: {
    en: 'the and are was were there here its that this you your for with yes not they them then than because get have has just would will can',
    ru: 'это что как она они его еще для так тут там мне меня надо нужно потом тогда значит если или нет где его вот уже',
  },
}

const emptyWords = new Set(Object.values(answerWords.empty).flatMap((words) => words.split(' ')))
/** True for a word that says nothing by itself. */
export const isEmptyWord = (word: string): boolean => emptyWords.has(word)

/** Names the answer of a task. */
export const answerNames: Readonly<Record<Language, string>> = {
  en: 'answers?|solutions?',
  ru: 'ответ\\p{L}*|решени[еяй]',
}
