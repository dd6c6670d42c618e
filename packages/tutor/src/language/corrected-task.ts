import type { Language } from '../math/latex.ts'

interface CorrectedTaskWords {
  /** Says that the task in progress was not given as it stands in the book. Small letters, `ё` as `е`. */
  readonly says: RegExp
  /** Verbs that may be about a line of the student's own as well, and the words for a task. */
  readonly mayBeOwn: RegExp
  readonly task: RegExp
  /** Between that and the right task. */
  readonly link: RegExp
  /** Names a place in the task: what stands before it is a part and not the whole. */
  readonly places: RegExp
}

export const correctedTaskWords: Readonly<Record<Language, CorrectedTaskWords>> = {
  en: {
    says: /(?<!\p{L})(?:i (?:must have |have |'ve )?(?:copied|copyed|typed|wrote|put|entered|read|misread|mistyped|miscopied) (?:it|this|that|the (?:task|problem|question|equation|exercise)|one (?:number|sign)|a (?:number|sign))(?: down| out| in)?(?: (?:all )?(?:wrong|incorrectly|badly|wrongly))|i (?:misread|mistyped|miscopied) (?:it|this|that|the (?:task|problem|question|equation|exercise))|(?:copied|typed|read) (?:it|the (?:task|problem|question)) wrong|(?:there(?:'?s| is| was) )?a typo in (?:the|my) (?:task|problem|question|equation)|(?:i made )?a typo,? (?:the|my) (?:task|problem|question|equation) is|wrong (?:number|sign) in the (?:task|problem|question))(?!\p{L})/u,
    mayBeOwn: /(?<!\p{L})(?:typed|wrote|put|entered|mistyped|copied|copyed)(?!\p{L})/u,
    task: /(?<!\p{L})(?:task|problem|question|equation|exercise)(?!\p{L})/u,
    link: /^(?:(?:[\s:;,.!)–—]|-(?=\s|\p{L}{2}))+|(?:so|and|oops|sorry|actually|really|the (?:task|problem|question|equation|exercise)(?: is| says)?|it(?:'?s| is| was| should be| says)|should be|there it says|in the book it(?:'?s| is| says)|its)(?!\p{L}))+/iu,
    places:
      /(?<!\p{L})(?:on the (?:bottom|top|left|right)|at the (?:bottom|top|end|start|beginning|front)|(?:in|on|under) the (?:numerator|denominator|bracket|brackets|root|left|right)|instead of|not an? |in front)(?!\p{L})/iu,
  },
  ru: {
    says: /(?<!\p{L})(?:(?:я )?(?:не ?(?:правильно|верно|так)|криво|с ошибкой) (?:пере|с|за|на)писал\p{L}*|(?:я )?(?:пере|с|за|на)писал\p{L}* (?:(?:задание|задачу|пример|уравнение|условие|это|его|ее|тут) )?(?:не ?(?:правильно|верно|так)|с ошибкой)|(?:я )?(?:опечатал\p{L}*|ошибся|ошиблась|опечатка|ошибка) (?:в|когда писал\p{L}*) (?:услови\p{L}+|задани\p{L}+|задач\p{L}+|пример\p{L}+|уравнени\p{L}+)|не то (?:условие|уравнение|задание) (?:на|с|пере|за)писал\p{L}*)(?!\p{L})/u,
    mayBeOwn: /писал/u,
    task: /(?<!\p{L})(?:услови|задани|задач|пример|уравнени)/u,
    link: /^(?:(?:[\s:;,.!)–—]|-(?=\s|\p{L}{2}))+|(?:ой|извини\p{L}*|на самом деле|в (?:учебнике|книге|тетради|задании)|там|должно быть|надо|правильно|верно|вот|условие|уравнение|задание|пример|это)(?!\p{L}))+/iu,
    places:
      /(?<!\p{L})(?:внизу|вверху|сверху|снизу|слева|справа|в (?:числителе|знаменателе|скобках|конце|начале)|под корнем|вместо|а не|перед)(?!\p{L})/iu,
  },
}
