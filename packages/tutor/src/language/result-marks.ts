import type { Language } from '../math/latex.ts'

/** Where a message goes over from its task to the student's own result: "..., i got 18", «..., у меня 20», "... is 12?". */
export const resultMarks: Readonly<Record<Language, RegExp>> = {
  en: /(?:[.,;:!?)\n]|\s)\s*(?:(?:and |but |so )?i(?:'?ve)? (?:got|get|(?:have|had)(?!\s+\S+\s+(?:min|sec|hour|day|week|month))|found|counted|calculated|think|sa(?:y|id)|put|wrote|guess|believe)(?: it'?s| that it'?s| it is)?|my (?:answer|result|guess)(?: is|:)?|(?:the )?answer(?: is|:)|is it|is that|would it be|got)(?=\s+[^\s?]*[-\d(√π\p{L}])|\sis(?=\s+[-\d(√π][^?]*\?\s*$)/iu,
  ru: /(?:[.,;:!?)\n]|\s)\s*(?:у меня(?: получил\p{L}+| вышло| выш\p{L}+)?|я (?:думаю|написал\p{L}*|записал\p{L}*|наш[её]л|нашла|насчитал\p{L}*|получил\p{L}*|посчитал\p{L}*)|думаю|кажется|получил(?:ось|ся|ась|а)?(?!\p{L})|получается|вышло|выш[её]л|выходит|мой ответ|ответ)(?=[\s:—-]+[^\s?]*[-\d(√π\p{L}])|\sэто(?=\s+[-\d(√π][^?]*\?\s*$)/iu,
}

/** A question word or a conjunction before the mark, or a question behind it: the message goes on with its task. */
export const goesOnAsking: Readonly<Record<Language, { before: RegExp; behind: RegExp }>> = {
  en: {
    before:
      /(?<!\p{L})(?:what|which|who|how(?: \p{L}+)?|whose|if|when|that|and|because|since|where|do|did|does|can|could|should|would|will)$/iu,
    behind: /(?<!\p{L})(?:what|which|how (?:many|much|long|far|old)|find|calculate)(?!\p{L})/iu,
  },
  ru: {
    before: /(?<!\p{L})(?:что|чему|како\p{L}+|сколько|кто|если|когда|и|а|потому|где)$/iu,
    behind:
      /(?<!\p{L})(?:сколько|как(?:ое|ая|ой|ие|ова|ово|ов)(?![- ]?(?:то|нибудь)(?!\p{L}))|чему|найди\p{L}*|вычисли\p{L}*)(?!\p{L})/iu,
  },
}

/** Between the student's result and its task: "I got 8 for 3x - 4 = 20", «вышло 8, задача была: 3x - 4 = 20». */
export const taskMarks: Readonly<Record<Language, RegExp>> = {
  en: /[\s,.;:]+(?:for|(?:in|with|from|to|of)(?=\s+(?:the |this |my )?(?:task|problem|exercise|equation|question)\s)|(?=(?:the |my |this )?(?:task|problem|exercise|equation|question) (?:was|is|says)))\s*(?:(?:the |my |this )?(?:task|problem|exercise|equation|question)(?: (?:was|is|says))?)?\s*:?\s+/iu,
  ru: /[\s,.;:]+(?:(?:для|в|из|к)(?=\s+(?:этом |этого |этой )?(?:уравнени|пример|задач|задани|неравенств)\p{L}*)|(?=(?:сама |само |сам )?(?:задача|задание|пример|уравнение|неравенство)(?: (?:было|была|был|такое|такая|такой)|\s*:)))\s*(?:\p{L}+ )?(?:уравнени|пример|задач|задани|неравенств)\p{L}*(?: (?:было|была|был|такое|такая|такой))?\s*[:—-]?\s+/iu,
}

/** Behind the task: a request to look at it. */
export const checkRequests: Readonly<Record<Language, RegExp>> = {
  en: /[\s,.;?!]+(?:can|could|would|will|is (?:it|that|this)|am i|did i|pls|plz|please|check|right|correct|ok(?:ay)?|yes)(?!\p{L}).*$/isu,
  ru: /[\s,.;?!]+(?:проверь\p{L}*|верно|правильно|так|можешь|пж\p{L}*|плиз|пожалуйста|да)(?!\p{L}).*$/isu,
}

/** Says that a line of the student's was marked wrong. */
export const markedWrong: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:marked? (?:it |this |me )?wrong|crossed (?:it |this )?out|red pen|why (?:is|was|isn'?t) (?:it|this|that) (?:wrong|right)|got (?:it|this) wrong|lost (?:a )?(?:marks?|points?)|teacher (?:says?|said) (?:it'?s |its |no|wrong))(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:зачеркнул\p{L}*|перечеркнул\p{L}*|подчеркнул\p{L}*|сниз\p{L}+|не засчита\p{L}+|посчитал\p{L}* ошибкой|почему (?:это |так )?(?:неверно|неправильно|не так|ошибка)|(?:учител\p{L}+|училк\p{L}+) (?:говорит|сказал\p{L}*) что (?:неверно|неправильно|ошибка))(?!\p{L})/iu,
}
