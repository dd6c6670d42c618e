import type { Language } from '../../math/latex.ts'
import type { Both } from '../../worked/task.ts'

/** What is asked about a time, and which end of it a told time is. */
interface ClockWords {
  readonly howLong: RegExp
  readonly when: RegExp
  /** Behind "when", of the end: "does it end". */
  readonly ends: RegExp
  readonly starts: RegExp
  /** Beside a span: so much later or earlier. */
  readonly later: RegExp
  readonly earlier: RegExp
}

export const clockWords: Readonly<Record<Language, ClockWords>> = {
  en: {
    later: /(?<!\p{L})(?:after|later|from now)(?!\p{L})/iu,
    earlier: /(?<!\p{L})(?:before|earlier|ago)(?!\p{L})/iu,
    howLong: /how long|how much time|how many (?:hours|minutes)|duration|time taken|length of/iu,
    when: /(?<!\p{L})(?:when|what time)(?!\p{L})/iu,
    ends: /(?<!\p{L})(?:over|ends?|ended|finish\p{L}*|arriv\p{L}*|land\p{L}*|get(?:s|ting)? (?:there|home|back|in)|reach\p{L}*|be (?:done|ready|there|home)|come out|return|back)(?!\p{L})/iu,
    starts:
      /(?<!\p{L})(?:starts?|started|starting|begin\p{L}*|began|leav\p{L}*|left|depart\p{L}*|set off|sets off|take off|takes off|go in)(?!\p{L})/iu,
  },
  ru: {
    later: /(?<!\p{L})через(?!\p{L})/iu,
    earlier: /(?<!\p{L})(?:назад|раньше|до этого)(?!\p{L})/iu,
    howLong:
      /сколько (?:времени|часов|минут|дли\p{L}+|ехал\p{L}*|был\p{L}*|занял\p{L}*|ш[её]л\p{L}*|он[аи]? |она )|как долго|как долг|продолжительн\p{L}+|сколько продолж\p{L}+|сколько (?:поезд|автобус|урок|фильм)/iu,
    when: /(?<!\p{L})(?:когда|во сколько|в котором часу|в какое время|сколько времени будет|который час)(?!\p{L})/iu,
    ends: /(?<!\p{L})(?:(?:за|о)?конч\p{L}+|прибы\p{L}+|прие[хд]\p{L}+|прид\p{L}+|приш\p{L}+|прил[её]т\p{L}*|прилет\p{L}*|верн\p{L}+|добер\p{L}+|будет (?:готов\p{L}*|дома|на месте)|конец)(?!\p{L})/iu,
    starts:
      /(?<!\p{L})(?:нач[аи]\p{L}+|начн\p{L}+|выш\p{L}+|вый\p{L}+|выех\p{L}+|выез\p{L}+|отправ\p{L}+|выле\p{L}+|уш[её]л|ушл\p{L}+|уехал\p{L}*|старт\p{L}*)(?!\p{L})/iu,
  },
}

/** {from}, {to}, {full}, {span} are times as they are written. */
export const clockTexts = {
  untilFull: {
    name: { en: 'the minutes up to the full hour', ru: 'минуты до целого часа' },
    ask: {
      en: 'How many minutes are left from {from} until {full}?',
      ru: 'Сколько минут от {from} до {full}?',
    },
    more: {
      en: 'An hour has 60 minutes. How many of them are missing at {from} until the next full hour?',
      ru: 'В часе 60 минут. Скольких не хватает в {from} до следующего целого часа?',
    },
  },
  span: {
    name: { en: 'the time between', ru: 'время между ними' },
    ask: {
      en: 'How long is it from {full} to {to}, and how long altogether from {from}?',
      ru: 'Сколько от {full} до {to} и сколько всего от {from}?',
    },
    more: {
      en: 'Count on from {full}: whole hours first, then the minutes up to {to}. What does it make with the part before?',
      ru: 'Считай дальше от {full}: сначала целые часы, потом минуты до {to}. Сколько выйдет вместе с первым куском?',
    },
  },
  plainSpan: {
    ask: {
      en: 'How many whole hours are there from {from} on, and how many minutes more up to {to}?',
      ru: 'Сколько целых часов проходит от {from} и сколько ещё минут до {to}?',
    },
    more: {
      en: 'Count on: from {from} in steps of one hour, and then the minutes up to {to}. What does it make?',
      ru: 'Считай вперёд: от {from} шагами по часу, а потом минуты до {to}. Сколько получается?',
    },
  },
  pastTwelve: {
    name: { en: "the time up to 12 o'clock", ru: 'время до 12 часов' },
    ask: {
      en: "From {from} to {to} the hands pass 12. How long is it until 12 o'clock, and how long after it?",
      ru: 'От {from} до {to} стрелки проходят 12. Сколько времени до 12 часов и сколько после?',
    },
    more: {
      en: "Draw a line with {from}, 12 o'clock and {to} on it. How long is each of the two pieces?",
      ru: 'Нарисуй отрезок с точками {from}, 12 часов и {to}. Какой длины каждый кусок?',
    },
  },
  pastMidnight: {
    ask: {
      en: 'From {from} to {to} the day changes. How long is it until midnight, and how long after it?',
      ru: 'Между {from} и {to} меняется день. Сколько времени до полуночи и сколько после?',
    },
    more: {
      en: 'Draw a line with {from}, midnight and {to} on it. How long is each of the two pieces?',
      ru: 'Нарисуй отрезок с точками {from}, полночь и {to}. Какой длины каждый кусок?',
    },
  },
  hoursFirst: {
    name: { en: 'the time after the whole hours', ru: 'время после целых часов' },
    ask: {
      en: 'Go on from {from}: where are you after the whole hours of {span}, and where after the minutes?',
      ru: 'Иди от {from} вперёд: где ты после целых часов из {span} и где после минут?',
    },
    more: {
      en: 'After the hours the minutes are left. How many of them fill up the hour, and how many are left over?',
      ru: 'После часов остаются минуты. Сколько из них дополнят час до целого и сколько останется?',
    },
  },
  minutesOnly: {
    ask: {
      en: 'Go on from {from} to the next full hour: how many of the {span} does that take, and how many are left?',
      ru: 'Иди от {from} до целого часа: сколько из {span} на это уйдёт и сколько останется?',
    },
    more: {
      en: 'How many minutes are missing at {from} until the hour is full? Take them away from the {span}.',
      ru: 'Скольких минут не хватает в {from} до целого часа? Отними их от {span}.',
    },
  },
  hoursBack: {
    ask: {
      en: 'Go back from {to}: where are you after the whole hours of {span}, and where after the minutes?',
      ru: 'Иди от {to} назад: где ты после целых часов из {span} и где после минут?',
    },
    more: {
      en: 'Go back to the full hour first. How many minutes are still to go back from there?',
      ru: 'Сначала вернись к целому часу. Сколько минут остаётся отнять от него?',
    },
  },
  end: { name: { en: 'the end', ru: 'время конца' } },
  start: { name: { en: 'the start', ru: 'время начала' } },
  // Usual mistakes.
  tooManyMinutes: {
    en: 'Nearly there, but a clock never shows {minutes} minutes. How many of them make a new hour, and how many stay?',
    ru: 'Почти, но {minutes} минут на часах не бывает. Сколько из них составят новый час и сколько останется?',
  },
  spanOfManyMinutes: {
    en: 'Look at the {minutes} minutes: that is more than an hour. If an hour was borrowed, how many minutes does it have?',
    ru: 'Посмотри на {minutes} минут: это больше часа. Если час занимали, сколько в нём минут?',
  },
  byHundreds: {
    en: 'That counts with 100 minutes in an hour. How many minutes does the borrowed hour really have?',
    ru: 'Тут в часе оказалось 100 минут. Сколько минут на самом деле в занятом часе?',
  },
  asDecimal: {
    en: 'Behind the point stand tenths and hundredths of an hour, not minutes. What part of an hour are {minutes} minutes?',
    ru: 'После запятой стоят десятые и сотые часа, а не минуты. Какую часть часа составляют {minutes} минут?',
  },
  backwards: {
    en: "That subtracts in the wrong direction. Which of the two times comes first, and how long is it from there to 12 o'clock?",
    ru: 'Тут вычитание в обратную сторону. Какое время раньше и сколько от него до 12 часов?',
  },
  oneHourMore: {
    en: 'The minutes are right, but count the hours once more. Is the last hour from {from} on a whole one?',
    ru: 'С минутами верно, а часы посчитай ещё раз. Полный ли последний час, если считать от {from}?',
  },
  minutesApart: {
    en: 'The minutes went the wrong way round. How many minutes are left from {from} until the next full hour?',
    ru: 'Минуты взяты наоборот. Сколько минут от {from} до следующего целого часа?',
  },
  otherWay: {
    en: 'That is a time before {from}, so it went backward. Does the end come before or after the start?',
    ru: 'Это раньше, чем {from}: счёт пошёл назад. Конец бывает до начала или после?',
  },
  forward: {
    en: 'That goes forward from {to}. Does the start come before or after it?',
    ru: 'Это счёт вперёд от {to}. Начало было до этого или после?',
  },
  overDay: {
    en: 'A day has 24 hours, and then the count begins again. What does a clock show at {hours} hours?',
    ru: 'В сутках 24 часа, потом счёт начинается снова. Что покажут часы вместо {hours} часов?',
  },
  example: {
    en: 'from 8:40 to 11:10 it is 20 minutes to 9:00, 2 hours to 11:00 and 10 minutes more, that is 2 h 30 min.',
    ru: 'от 8:40 до 11:10 сначала 20 минут до 9:00, потом 2 часа до 11:00 и ещё 10 минут, всего 2 ч 30 мин.',
  },
  exampleOfEnd: {
    en: '1 h 40 min after 9:35: one hour later it is 10:35, 25 minutes fill up the hour to 11:00, and 15 are left, so 11:15.',
    ru: 'через 1 ч 40 мин после 9:35: через час будет 10:35, 25 минут дополнят час до 11:00, останется 15, значит 11:15.',
  },
} as const satisfies Record<string, Both | Record<string, Both>>

export const spanText: Readonly<Record<Language, (hours: number, minutes: number) => string>> = {
  en: (hours, minutes) =>
    [hours > 0 ? `${hours} h` : '', minutes > 0 || hours === 0 ? `${minutes} min` : ''].filter(Boolean).join(' '),
  ru: (hours, minutes) =>
    [hours > 0 ? `${hours} ч` : '', minutes > 0 || hours === 0 ? `${minutes} мин` : ''].filter(Boolean).join(' '),
}
