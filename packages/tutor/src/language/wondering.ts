import type { Wonder } from '../concepts/card.ts'
import type { Language } from '../math/latex.ts'

/** How a clause that asks about a concept begins, the most certain first. Lower case, `ё` as `е`. */
export const clauseHeads: Readonly<Record<Language, readonly (readonly [Wonder, RegExp])[]>> = {
  en: [
    [
      'why',
      /(?:(?:i )?(?:still |really |just )?(?:do(?: no|n'?)t|can(?:no|')?t) (?:get|understand|see|know) )?(?:why(?! not\b)|how come)(?!\p{L})|what(?: i|')?s the reason|how do (?:i|we|you|u) know (?:that|it|this)/u,
    ],
    [
      'what',
      /what (?:(?:does|do|did|is|would) )?.{1,40} (?:even |really )?mean(?:s|ing)?(?!\p{L})|(?:we|i) (?:haven'?t|have not|never) (?:yet )?(?:learn(?:ed|t)|done|had|covered|studied)(?!\p{L})/u,
    ],
    ['how', /how (?:do|would|should|can|am|must) (?:i|we|you|u) (?!know|do(?!\p{L}))\p{L}+/u],
  ],
  ru: [
    [
      'why',
      /(?:(?:я )?(?:все равно |вообще |так и )?не (?:понимаю|понял\p{L}*|понятно|ясно|знаю),? )?(?:почему|отчего|с чего (?:бы|вдруг|это)|за счет чего|откуда (?:мы |я |ты )?(?:знаем|знаю|знаешь|известно))(?!\p{L})/u,
    ],
    [
      'what',
      /что (?:вообще |тут |здесь |такое )?(?:значит|означает|обозначает)(?!\p{L})|(?:мы |я )?(?:еще )?.{3,30} (?:еще )?не (?:проходил|учил|изучал)[иа]?(?!\p{L})/u,
    ],
    ['how', /как (?:же |тогда |мне |нам |надо |нужно |правильно )*\p{L}+ть(?:ся)?(?!\p{L})/u],
  ],
}

/** Words that may precede such a beginning. */
export const beforeHeads: Readonly<Record<Language, RegExp>> = {
  en: /(?:^|[,;:(—–-]\s*|(?<!\p{L})(?:but|and|so|ok|okay|no|wait|also|then|yes|yeah|hmm|um|well|i asked|i mean|i ask|tell me|explain|explain to me|understand|know|get|wonder|wondering|see|question is|question was|ask is|curious)[,.:]?\s+)$/u,
  ru: /(?:^|[,;:(—–-]\s*|(?<!\p{L})(?:но|а|и|ну|ок|так|нет|да|стоп|подожди|блин|сначала|то есть|скажи|объясни|понять|узнать|понимаю|знаю|интересно|вопрос|непонятно|я спрашиваю|спрашиваю)[,.:]?\s+)$/u,
}

/** Signs of the student's own reasoning: an image, a comparison, a "because". */
export const ownReasons: Readonly<Record<Language, RegExp>> = {
  en: /^(?:so |ok |oh |hmm |and |but |wait |then )*(?:(?:is|are) (?:it|that|this|they) (?:all )?(?:like|because|bc|cuz|cause|coz|since|kind of|sort of)(?!\p{L})|(?:is|are) .{1,40} like \p{L}+ing(?!\p{L})|(?:because|bc|cuz|coz)(?!\p{L})|like (?:when|if)(?!\p{L})|(?:so )?it'?s like(?!\p{L}))/u,
  ru: /^(?:а |и |ну |так |то есть |о |значит )*(?:это (?:как|потому что|типа|вроде как|из-за|все равно что)(?!\p{L})|потому что(?!\p{L})|(?:это )?как (?:будто|если|когда)(?!\p{L}))/u,
}

/** A reason is given, and none is asked for: "division, because it goes first". */
export const givesReason: Readonly<Record<Language, RegExp>> = {
  en: /\p{L}.*(?<!\p{L})(?:because|bc|cuz|coz|cause|since|so that)(?!\p{L})/iu,
  ru: /\p{L}.*(?<!\p{L})(?:потому что|так как|тк|ведь|чтобы)(?!\p{L})/iu,
}
