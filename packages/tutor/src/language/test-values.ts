import type { Language } from '../math/latex.ts'

interface TestWords {
  /** Words before a number that is substituted into the task. */
  readonly before: RegExp
  /** Words behind a number that say it fits, or that it does not. */
  readonly fits: RegExp
  readonly not: RegExp
  /** Words that separate what is said about one number from what is said about the next. */
  readonly next: RegExp
  /** A plain yes or no is wanted. */
  readonly yesOrNo: RegExp
  readonly orNot: RegExp
  /** Mentions a way of solving other than the one that was used. */
  readonly otherWay: RegExp
  /** Says that a number is tried, whatever the result. */
  readonly tries: RegExp
  /** "Is there a faster way?" */
  readonly shorter: RegExp
  /** "How can I check it?", "can I put a number in?" */
  readonly howToCheck: RegExp
  /** Operations on both sides of the equation, and the operation that each pattern names. */
  readonly done: readonly (readonly [RegExp, string])[]
  /** Mentions the result of others: a friend, the book. */
  readonly others: RegExp
}

/** How a student talks about values that are tried in a finished task. Lower case, `ё` as `е`. */
export const testWords: Readonly<Record<Language, TestWords>> = {
  en: {
    before:
      /(?<!\p{L})(?:put(?:ting)?(?: in)?|plug(?:ging)?(?: in)?|try(?:ing)?|test(?:ing)?|tak(?:e|ing)|us(?:e|ing)|insert|substitut(?:e|ing)|check(?:ing)?|is|does|do|would|with|at|for|if|when|means|so|let me (?:test|try|check)|about|like|say|and)(?: (?:a number|the number|i|it|its|x|is|it's|in|put|take|try|had|use|say|like|lets say|let's say|e\.g\.))*\s*[=:]?\s*$/u,
    fits: /(?<!\p{L})(?:fits?|in it|works?|counts?|included|okay?|good|right|true|holds?|is (?:in|fine|a solution)|yes|goes)(?!\p{L})/u,
    not: /(?<!\p{L})(?:(?:do|does|did|is|are|was|were|wo|ca|would|could|should|has|have)n'?t|not|no|nope|fails?|false|never|too (?:big|small|much)|wrong|out)(?!\p{L})/u,
    next: /[,;.]\s+|(?<!\p{L})(?:and|but)(?!\p{L})/gu,
    // Behind a whole question these words add nothing: "is -4 a solution or not".
    orNot: /(?<=(?:solution|in|work|fit|count|included)(?: too)?),? or (?:not|no)\s*[?.]*$/u,
    yesOrNo: /(?<!\p{L})(?:or not|yes or no|right or wrong|just tell me|just say)(?!\p{L})/u,
    otherWay:
      /(?<!\p{L})(?:discriminant|formula|vieta|factor(?:ing|ed|ise|ize|s)?|another way|other way|different way|instead|completing|by dividing|differently)(?!\p{L})/u,
    tries:
      /(?<!\p{L})(?:put|plug|try|test|take|substitut\p{L}*|what about|how about)(?!\p{L})|(?<!\p{L})check\p{L}*(?: \p{L}+){0,3} (?:with|using|for|on|at)(?!\p{L})/u,
    shorter:
      /(?<!\p{L})(?:(?:faster|quicker|shorter|easier|another|other|different) (?:way|method)|(?:faster|quicker)\s*\?)(?!\p{L})/u,
    howToCheck:
      /(?:how|can|could)(?!\p{L})[^.?!]*(?<!\p{L})(?:check (?:it|this|that|my|if|whether)|test (?:it|this|that)|(?:put|plug) (?:in )?(?:a|some|any) number)/u,
    done: [
      [/(?<!\p{L})multipl(?:ied|ying)(?!\p{L})/gu, 'multiply'],
      [/(?<!\p{L})divid(?:ed|ing)(?!\p{L})/gu, 'divide'],
      [/(?<!\p{L})add(?:ed|ing)(?!\p{L})/gu, 'add'],
      [/(?<!\p{L})subtract(?:ed|ing)(?!\p{L})/gu, 'subtract'],
    ],
    others:
      /(?<!\p{L})(?:friend|book|teacher|sister|brother|mom|dad|classmate|answer key|calculator|neighbou?r|she|he|they)(?!\p{L})/u,
  },
  ru: {
    before:
      /(?<!\p{L})(?:подстав\p{L}*|возьм\p{L}*|беру|взять|пробу\p{L}*|попроб\p{L}*|провер\p{L}*|если|при|для|само|сам|значит|а|и|с)(?: (?:я|взять|подставить|само|сам|туда|например|х|x|икс|это|числ\p{L}+))*\s*[=:]?\s*$/u,
    fits: /(?<!\p{L})(?:подход\p{L}*|подойд\p{L}*|годит\p{L}*|вход\p{L}*|верно|выполн\p{L}*|работа\p{L}*|сход\p{L}*|да|можно)(?!\p{L})/u,
    not: /(?<!\p{L})(?:не|нет|неверно|нельзя|мимо)(?!\p{L})/u,
    next: /[,;.]\s+|(?<!\p{L})(?:и|а|но)(?!\p{L})/gu,
    orNot: /(?<=(?:вход\p{L}*|подход\p{L}*|годит\p{L}*|решение)(?: тоже)?),? или нет\s*[?.]*$/u,
    yesOrNo: /(?<!\p{L})(?:или нет|да или нет|верно или нет|просто скажи|скажи просто|ответь прямо)(?!\p{L})/u,
    otherWay:
      /(?<!\p{L})(?:дискриминант\p{L}*|формул\p{L}*|виет\p{L}*|множител\p{L}*|по-другому|иначе|друг(?:им|ой) (?:способ|пут)\p{L}*|через)(?!\p{L})/u,
    tries:
      /(?<!\p{L})(?:подстав\p{L}*|возьм\p{L}*|взять|попроб\p{L}*)(?!\p{L})|(?<!\p{L})провер\p{L}*(?: \p{L}+){0,3} (?:с|на|при|для|через)(?!\p{L})/u,
    shorter:
      /(?<!\p{L})(?:(?:быстрее|короче|проще) (?:как|можно|способ|решить)|можно (?:ли )?(?:быстрее|короче|проще|по-другому|иначе)|другой способ|другим способом)(?!\p{L})/u,
    howToCheck:
      /(?:как|можно)(?!\p{L})[^.?!]*(?<!\p{L})(?:провер(?:ить|яют)|убедиться|(?:числ\p{L}+ )?подставить(?: числ\p{L}+)?)(?!\p{L})/u,
    done: [
      [/(?<!\p{L})(?:у|до)множ(?:ил|им|ает)\p{L}*/gu, 'умножить'],
      [/(?<!\p{L})(?:раз|по)дел(?:ил|им|яет)\p{L}*/gu, 'разделить'],
      [/(?<!\p{L})(?:прибавил|прибавляет)\p{L}*/gu, 'прибавить'],
      [/(?<!\p{L})(?:вычел|вычла|вычитает)\p{L}*/gu, 'вычесть'],
    ],
    others:
      /(?<!\p{L})(?:друг(?:а|у|ом)?|подруг\p{L}*|учебник\p{L}*|учител\p{L}*|сестр\p{L}*|брат|мам\p{L}*|пап\p{L}*|сосед\p{L}*|в ответах|калькулятор\p{L}*|у (?:него|нее|них))(?!\p{L})/u,
  },
}
