import type { Language } from '../math/latex.ts'

/** A task, and behind "and also" a question about an idea: the two parts of the message. */
export const twoRequests: Readonly<Record<Language, RegExp>> = {
  en: /^(.{6,160}?)[,.;?!]?\s(?:and|then|but)\s(?:(?:also|then|after that|secondly)\s)?((?:how (?:do|does|to|can|would)|what(?:'s| is| are| does)|why|explain|show me how|tell me|can (?:you|u) explain)(?!\p{L})[^\d=]{6,120})$/isu,
  ru: /^(.{6,160}?)[,.;?!]?\s(?:и|а)\s(?:(?:ещё|еще|также|потом|заодно)\s)?((?:как|что|почему|зачем|объясни|объясните|расскажи|покажи как)(?!\p{L})[^\d=]{6,120})$/isu,
}

/** "And what did I do wrong", "and why is that": goes on with the same task. */
export const asksOfTheSame: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:i|my|me|it|its|it's|this|that|these|they|them|the answer|next|here|wrong|start|begin|steps?|which|first|would|if)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:я|мне|мой|моя|моё|мое|у меня|его|её|ее|их|это|этот|эту|этого|тут|здесь|там|дальше|ответ\p{L}*|не так|начать|начинать|решать|решить|сначала|делать|будет|если|с)(?!\p{L})/iu,
}

/** Stands between two tasks of one message: "5x - 7 = 8 and also 2^3 * 2^5". */
export const betweenTasks: Readonly<Record<Language, RegExp>> = {
  en: /[\s,;.]+(?:and also|and then also|also|plus also|and another one)[\s:,]+(?:(?:what is|whats|what's|find|calculate|solve)\s+)?/giu,
  ru: /[\s,;.]+(?:(?:и|а|ну и|плюс)\s+)?(?:ещё|еще)(?:\s+(?:один|одно|одна|надо|нужно|вот|есть|пример))*[\s:,]+/giu,
}
