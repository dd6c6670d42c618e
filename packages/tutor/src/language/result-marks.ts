import type { Language } from '../math/latex.ts'

/** Where a message goes over from its task to the student's own result: "..., i got 18", «..., у меня 20», "... is 12?". */
export const resultMarks: Readonly<Record<Language, RegExp>> = {
  en: /(?:[.,;:!?)\n]|\s)\s*(?:(?:and |but |so )?i(?:'?ve)? (?:got|get|(?:have|had)(?!\s+\S+\s+(?:min|sec|hour|day|week|month))|found|counted|calculated|think|say|guess|believe)(?: it'?s| that it'?s| it is)?|my (?:answer|result|guess)(?: is|:)?|(?:the )?answer(?: is|:)|is it|is that|would it be|got)(?=\s+[^\s?]*[-\d(√π\p{L}])|\sis(?=\s+[-\d(√π][^?]*\?\s*$)/iu,
  ru: /(?:[.,;:!?)\n]|\s)\s*(?:у меня(?: получил\p{L}+| вышло| выш\p{L}+)?|я (?:думаю|наш[её]л|нашла|насчитал\p{L}*|получил\p{L}*|посчитал\p{L}*)|думаю|кажется|получил(?:ось|ся|ась|а)?(?!\p{L})|получается|вышло|выш[её]л|выходит|мой ответ|ответ)(?=[\s:—-]+[^\s?]*[-\d(√π\p{L}])|\sэто(?=\s+[-\d(√π][^?]*\?\s*$)/iu,
}

/** A question word or a conjunction before the mark, or a question behind it: the message goes on with its task. */
export const goesOnAsking: Readonly<Record<Language, { before: RegExp; behind: RegExp }>> = {
  en: {
    before: /(?<!\p{L})(?:what|which|who|how(?: \p{L}+)?|whose|if|when|that|and|because|since|where)$/iu,
    behind: /(?<!\p{L})(?:what|which|how (?:many|much|long|far|old)|find|calculate)(?!\p{L})/iu,
  },
  ru: {
    before: /(?<!\p{L})(?:что|чему|како\p{L}+|сколько|кто|если|когда|и|а|потому|где)$/iu,
    behind: /(?<!\p{L})(?:сколько|как(?:ое|ая|ой|ие|ова|ово|ов)|чему|найди\p{L}*|вычисли\p{L}*)(?!\p{L})/iu,
  },
}
