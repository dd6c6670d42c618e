import type { Language } from '../math/latex.ts'

/** Words of a reply that sets a task. */
export const setTaskWords: Readonly<Record<'announces' | 'quotes', Readonly<Record<Language, string>>>> = {
  /** Says that what follows is to be done by the student. */
  announces: {
    en: 'try|now you|your turn|next one|another one|one more|solve|work out|practi[cs]e|take this',
    ru: 'попробуй|реши|вычисли|посчитай|теперь ты|твоя очередь|ещ[её] (?:один|одно|одну|такое|такой|такую)|возьми',
  },
  /** "Your 5/8 x 3/7", «твой переход»: a line of the student is quoted. "Your turn" is none. */
  quotes: {
    en: 'your(?! turn| own| next| task)|you (?:wrote|got|had|used|said)',
    ru: 'тво(?:й|я|[её]|и|ю|их|ей|[её]м|его|ему|ими?)(?! очередь)|у тебя|ты (?:пишешь|записыва\\p{L}*)',
  },
}
