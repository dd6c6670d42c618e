import type { Language } from '../math/latex.ts'

interface AnotherTaskWords {
  /** Says that what follows is another task than the one in progress. Small letters, `ё` as `е`. */
  readonly announces: RegExp
  /** Between the announcement and the task. */
  readonly link: RegExp
  /** Behind the announcement: asks the tutor for a task instead of giving one. */
  readonly wishes: RegExp
  /** Begins the student's own work on a task in the same sentence. */
  readonly own: RegExp
}

export const anotherTaskWords: Readonly<Record<Language, AnotherTaskWords>> = {
  en: {
    announces:
      /(?<!\p{L})(?:(?:next|new|another|different) (?:one|task|problem|question|exercise|example|equation)|(?:other|second|third|own) (?:task|problem|question|exercise|homework)|(?:that|this|it)(?:'?s| is) not (?:the|that|my) (?:one|task|problem|question)(?: i mean[t]?)?|next(?=\s*:)|(?:here is |here's )?my (?:own )?homework|(?:the|my) (?:task|problem|question|exercise) is)(?!\p{L})/gu,
    link: /^(?:(?:[\s:;,.!?)–—]|-(?=\s|\p{L}{2}))+|(?:is|are|now|please|pls|lol|haha|from (?:my|the) (?:book|homework)|the (?:task|problem|question|exercise) is|here(?:'s| it is)?)(?!\p{L}))+/iu,
    wishes: /^(?:like|similar|such as|of|for me|but|with|about|than|i (?:want|need))(?!\p{L})/iu,
    own: /(?:(?:and|but|so) )?(?:(?:i|we) (?:think|thought|say|said|got|get|have|had|guess|would say|make)|my (?:answer|result|solution)|is it|is that|it'?s|that'?s)(?!\p{L})/iu,
  },
  ru: {
    announces:
      /(?<!\p{L})(?:(?:следующ|нов|друг|втор|треть|сво)\p{L}* (?:задач|задани|пример|номер|упражнени|уравнени)\p{L}*|(?<!(?<!\p{L})(?:а|и|во?|на|за|у|с|из|о|об|к|от|до|по|для) )(?:следующ|друг|втор|нов)(?:ая|ое|ий|ой|ый)(?=\s*[:,–—-])(?!\s*[–—-]\s*(?:на|во?) \d)|(?:вот|теперь|есть) (?:еще )?(?:одн|друг|втор|нов)\p{L}+(?: (?:задач|пример)\p{L}*)?|(?:вот )?еще (?:одн\p{L}+ )?(?:задач|пример|уравнени)\p{L}*|не (?:та|эта) задач\p{L}*|(?:друг|втор)\p{L}+ (?:уже )?реша\p{L}*|у меня (?:есть )?сво[яей]\p{L}*)(?!\p{L})/gu,
    link: /^(?:(?:[\s:;,.!?)–—]|-(?=\s|\p{L}{2}))+|(?:это|вот|такая|такой|такое|теперь|пожалуйста|я (?:уже )?(?:про )?(?:друг|втор)\p{L}+ (?:уже )?(?:задач\p{L}+ )?(?:реша\p{L}+)?|из учебника)(?!\p{L}))+/iu,
    wishes: /^(?:как|типа|похож\p{L}*|такую же|на эту|но|с)(?!\p{L})/iu,
    own: /(?:(?:и|а|но) )?(?:у меня|я (?:думаю|считаю|получил\p{L}*)|по-?моему|получ(?:ил|ает)\p{L}*|мой ответ|и вот|вот)(?!\p{L})/iu,
  },
}
