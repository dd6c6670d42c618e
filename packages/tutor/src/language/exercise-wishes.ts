import type { Language } from '../math/latex.ts'

/** "Give me 10 problems on adding fractions", «хочу порешать задачи на НОД»: exercises of a topic are wished for. */
export const exerciseWishes: Readonly<Record<Language, RegExp>> = {
  en: /^(?:hi,? |hey,? )?(?:(?:can|could) (?:i|we) (?:have|get|do) |(?:can|could) you (?:please )?(?:give|send|make) (?:me |us )?|(?:please )?(?:give|send|make) (?:me |us )|i (?:want|need|would like|wanna do) (?:to (?:do|try|solve) )?|let'?s do |do )?(?:\d{1,2}|some|a few|a couple of) (?:\w+ )?(?:problems?|exercises?|equations?) (?:about|on|of|in|with|for) [a-z]/iu,
  ru: /^(?:привет,? )?(?:(?:я )?хочу|давай(?:те)?|можно|хотел[аи]? бы) (?:по)?реша(?:ть|ем) (?:\d{1,2} |пару |несколько |ещё |еще )?(?:задач|пример|уравнени|неравенств)|^(?:привет,? )?(?:дай(?:те)?|задай(?:те)?|скинь|придумай) (?:мне )?(?:\d{1,2}|пару|несколько) (?:[а-яё]+ )?(?:задач|пример|уравнени|неравенств)/iu,
}
