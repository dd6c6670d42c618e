import type { Language } from '../../math/latex.ts'

/** "2.3" for 2 hours 30 minutes; {said} is the number, {time} the time as the task tells it, {minutes} what stands behind the hours. */
export const hoursTexts: Readonly<Record<Language, readonly [string, string, string]>> = {
  en: [
    'One thing first: {said} hours are not {time}, because behind the point stand tenths of an hour. What part of an hour are {minutes} minutes?',
    'Look at {said} for {time}: an hour has 60 minutes, not 100. What part of an hour are {minutes} minutes?',
    '{said} hours for {time} is worth a second look. Six minutes are 0.1 of an hour, so what part of an hour are {minutes} minutes?',
  ],
  ru: [
    'Сначала одно: {said} часа это не {time}, ведь после запятой стоят десятые доли часа. Какую часть часа составляют {minutes} минут?',
    'Посмотри на {said} вместо {time}: в часе 60 минут, а не 100. Какую часть часа составляют {minutes} минут?',
    'Проверим {said} часа для {time}. Шесть минут это 0,1 часа, а какую часть часа составляют {minutes} минут?',
  ],
}
