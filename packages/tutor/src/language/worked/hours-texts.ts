import type { Language } from '../../math/latex.ts'

/** "2.3" for 2 hours 30 minutes; {said} is the number, {minutes} what stands behind the hours. */
export const hoursTexts: Readonly<Record<Language, readonly [string, string, string]>> = {
  en: [
    'One thing first: {said} hours are not the time in the task, because behind the point stand tenths of an hour. What part of an hour are {minutes} minutes?',
    'Look at {said}: an hour has 60 minutes, not 100. What part of an hour are {minutes} minutes?',
    'Is {said} that time? Six minutes are 0.1 of an hour, so what part of an hour are {minutes} minutes?',
  ],
  ru: [
    'Сначала одно: {said} часа это другое время, ведь после запятой стоят десятые доли часа. Какую часть часа составляют {minutes} минут?',
    'Посмотри на {said}: в часе 60 минут, а не 100. Какую часть часа составляют {minutes} минут?',
    'То ли это время, {said} часа? Шесть минут это 0,1 часа, а какую часть часа составляют {minutes} минут?',
  ],
}
