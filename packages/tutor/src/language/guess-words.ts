import type { Language } from '../math/latex.ts'

/** Whether a calculation behind a question of the tutor is a task or a guess. */
export const guessWords: Readonly<Record<'orders' | 'wishes', Readonly<Record<Language, string>>>> = {
  /** The student wants it calculated. */
  orders: {
    en: "calculate|compute|work out|find|what(?:'s| is)|how much",
    ru: 'вычисли\\p{L}*|посчитай\\p{L}*|найди\\p{L}*|сколько|чему рав\\p{L}+',
  },
  /** The question asked for a task. */
  wishes: {
    en: 'tasks?|problems?|exercises?|homework|working on|show me|send|bring|type|which one|what (?:do you have|have you got|is it about)',
    ru: 'задач\\p{L}*|пример\\p{L}*|задани\\p{L}+|упражнени\\p{L}+|домашн\\p{L}+|над чем|пришли|покажи|что (?:задали|решаешь)',
  },
}
