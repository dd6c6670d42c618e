import type { Language } from '../math/latex.ts'

interface FurtherTaskWords {
  /** Says of a task that it is another one: "next", "last". Whole words. */
  readonly other: RegExp
  /** What such a word says it of. */
  readonly task: RegExp
  /** Leads to another task or to the next line of the one in progress. */
  readonly perhaps: RegExp
  /** Tells to solve what follows. */
  readonly order: RegExp
  /** Begins what the student says to a task. */
  readonly own: RegExp
  /** The same in the middle of a sentence without signs. */
  readonly guess: RegExp
  /** A task asks for something. */
  readonly asks: RegExp
  /** Each asks for one thing; with the flag g. */
  readonly questions: RegExp
  /** Joins two questions of one sentence. */
  readonly joins: string
  /** The student asks whether something is right. */
  readonly checks: RegExp
  /** A statement about the task that asks to be agreed to: "it's just 35% off, right?" */
  readonly claims: RegExp
}

export const furtherTaskWords: Readonly<Record<Language, FurtherTaskWords>> = {
  en: {
    other: /^(?:another|new|next|more|second|third|last|final|different|other)$/iu,
    task: /^(?:ones?|tasks?|problems?|questions?|exercises?|examples?|equations?|systems?|sums?|parts?|homework)$/iu,
    perhaps: /^(?:now|then|also|more|next|about)$/iu,
    order: /^(?:solve|calculate|work|find|expand|factor\p{L}*|simplify|compare|system)$/iu,
    own: /^(?:(?:and|but|so) )?(?:(?:i|we) (?:think|thought|say|said|got|get|have|had|guess|did|tried|would|want)|my (?:answer|result|solution|work(?:ing)?|attempt|friend|sister|brother|bro|mom|dad|teacher)|is it|it'?s|that'?s|ok or)(?!\p{L})/iu,
    guess:
      /(?<!\p{L})(?:(?:i|we) (?:think|thought|got|get|guess|say) (?:it|its|it's|that'?s|\d)|my (?:answer|result|solution) (?:is|was))(?!\p{L})/iu,
    asks: /\?|(?<!\p{L})(?:how|what|which|find|where|when|need|calculate|compute|determine|work out|chance|probability|p(?= ))(?!\p{L})/iu,
    questions: /(?<!\p{L})(?:how (?:many|much|long|far|old|fast)|what(?:'?s)?|which)(?!\p{L})/giu,
    joins: 'and',
    checks: /(?<!\p{L})(?:right|correct|true|ok|done|is (?:it|that))\s*\?*\s*$/iu,
    claims:
      /(?:^|(?<=\s))(?:(?:so|and|but|or|well|cause|because) )*(?:it'?s|thats?|that'?s|this is|(?:is|isn'?t|wouldn'?t|shouldn'?t|would|should) (?:it|that|this)|it (?:would|should|must|has to) be)(?: (?:be|just|only|basically|simply|like|not|same as|the same as))* (?:[^.!?]|\.(?=\d))*(?<!\p{L})(?:right|correct|true|yeah|yea|yes|no|innit|isn'?t it|huh|ok(?:ay)?)\s*[?!.)]*\s*$/iu,
  },
  ru: {
    other: /^(?:ещ[её]|нов\p{L}+|друг\p{L}+|следующ\p{L}+|втор\p{L}+|трет\p{L}+|последн\p{L}+)$/iu,
    task: /^(?:одн\p{L}+|один|задач\p{L}*|пример\p{L}*|уравнени\p{L}*|систем\p{L}*|задани\p{L}*|номер\p{L}*|упражнени\p{L}*)$/iu,
    perhaps: /^(?:теперь|дальше|потом|ещ[её]|тогда)$/iu,
    order:
      /^(?:реши|решить|вычисли\p{L}*|найди|найти|посчита\p{L}*|раскр\p{L}+|разлож\p{L}+|упрост\p{L}+|сравни\p{L}*|систем\p{L}+)$/iu,
    own: /^(?:(?:и|а|но) )?(?:у меня|я (?:думаю|считаю|\p{L}+л(?:а|о)?)|по-?моему|получ(?:ил|ает)\p{L}*|мой ответ|мо[её] решение|норм|верно|правильно)(?!\p{L})/iu,
    guess:
      /(?<!\p{L})(?:я (?:думаю|считаю)|по-?моему|у меня (?:вышло|выходит|получилось|получается)|мой ответ)(?!\p{L})/iu,
    asks: /\?|(?<!\p{L})(?:сколько|скока|как(?:ое|ая|ой|ие|ую|ова|ов)|чему|найти|найди(?:те)?|через|где|когда|вычисл\p{L}*|определи\p{L}*)(?!\p{L})/iu,
    questions:
      /(?<!\p{L})(?:(?:на )?скольк[оу]|скока|скольких|чему рав\p{L}+|как(?:ой|ая|ое|ие|ую|ова?|овы))(?!\p{L})/giu,
    joins: 'и|а',
    checks: /(?<!\p{L})(?:верно|правильно|да|так|норм\p{L}*|вс[её])\s*\?*\s*$/iu,
    claims:
      /(?:^|(?<=\s))(?:(?:ну|и|а|но|же|так|вот) )*(?:это|то есть|выходит|получается|значит|тогда|(?:там|тут) (?:просто|будет))(?!\p{L})(?:[^.!?]|\.(?=\d))*(?<!\p{L})(?:да|верно|правильно|так|нет|ведь|же|ага|угу)\s*[?!.)]*\s*$/iu,
  },
}
