import type { Language } from '../../math/latex.ts'

/** How a language tells the time and how long something takes, in words; all in lower case. */
export interface TimeWords {
  /** Numbers of hours and minutes by their words. */
  readonly numbers: Readonly<Record<string, number>>
  /** Hours as they stand behind "half" and "ten minutes": «девятого» is past eight. */
  readonly nextHours: Readonly<Record<string, number>>
  /** Sources of patterns; `N` is a number, `H` an hour, `G` an hour of `nextHours`. */
  readonly clock: readonly { readonly source: string; readonly at: 'past' | 'to' | 'into' }[]
  readonly named: readonly { readonly source: string; readonly hour: number }[]
  readonly half: { readonly morning: string; readonly evening: string }
  readonly hours: string
  readonly minutes: string
  readonly and: string
  /** Spans that have no number: "half an hour". */
  readonly spans: readonly { readonly source: string; readonly minutes: number }[]
  /** "two and a half hours" */
  readonly halves: string
  /** Words in front of a time of day. */
  readonly before: string
  readonly oh: string
  /** Behind the hour: "o'clock". */
  readonly whole: string
}

const enNumbers = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}
const ruNumbers = {
  один: 1,
  одна: 1,
  одной: 1,
  два: 2,
  две: 2,
  двух: 2,
  три: 3,
  трех: 3,
  четыре: 4,
  четырех: 4,
  пять: 5,
  пяти: 5,
  шесть: 6,
  шести: 6,
  семь: 7,
  семи: 7,
  восемь: 8,
  восьми: 8,
  девять: 9,
  девяти: 9,
  десять: 10,
  десяти: 10,
  одиннадцать: 11,
  одиннадцати: 11,
  двенадцать: 12,
  двенадцати: 12,
  тринадцать: 13,
  четырнадцать: 14,
  пятнадцать: 15,
  пятнадцати: 15,
  шестнадцать: 16,
  семнадцать: 17,
  восемнадцать: 18,
  девятнадцать: 19,
  двадцать: 20,
  двадцати: 20,
  тридцать: 30,
  тридцати: 30,
  сорок: 40,
  сорока: 40,
  пятьдесят: 50,
  шестьдесят: 60,
  семьдесят: 70,
  восемьдесят: 80,
  девяносто: 90,
  час: 1,
}

export const timeWords: Readonly<Record<Language, TimeWords>> = {
  en: {
    numbers: enNumbers,
    nextHours: {},
    clock: [
      { source: '(?:a )?(?<quarter>quarter) (?:past|after) (?<hour>H)', at: 'past' },
      { source: '(?:a )?(?<quarter>quarter) (?:to|till|before) (?<hour>H)', at: 'to' },
      { source: '(?<half>half) past (?<hour>H)', at: 'past' },
      { source: '(?<minute>N)(?: minutes?)? past (?<hour>H)', at: 'past' },
      {
        source:
          "(?<minute>\\d{1,2}|five|ten|twenty|twenty[ -]five)(?: minutes?)? to (?<hour>one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?! (?:o'?h? |ten|fifteen|twenty|thirty|forty|fifty|past))",
        at: 'to',
      },
    ],
    named: [
      { source: 'noon|midday', hour: 12 },
      { source: 'midnight', hour: 24 },
    ],
    half: { morning: 'a\\.?m\\.?|in the morning', evening: 'p\\.?m\\.?|in the (?:afternoon|evening)|at night' },
    hours: 'hours?|hrs?|h',
    minutes: 'minutes?|mins?|m',
    and: '(?:,|and)',
    spans: [
      { source: '(?:an|one|1) hour and a half', minutes: 90 },
      { source: '(?:an|one|1) hour and a quarter', minutes: 75 },
      { source: 'three quarters of an hour', minutes: 45 },
      { source: '(?:a )?half an hour|half hour', minutes: 30 },
      { source: '(?:a )?quarter of an hour', minutes: 15 },
      { source: 'an hour(?! and \\d)', minutes: 60 },
    ],
    halves: 'and (?:a|one) half',
    before: 'at|by|until|till|from|to|and|arrives?|leaves?',
    oh: 'oh|o',
    whole: "o'?clock",
  },
  ru: {
    numbers: ruNumbers,
    nextHours: {
      первого: 1,
      второго: 2,
      третьего: 3,
      четвертого: 4,
      пятого: 5,
      шестого: 6,
      седьмого: 7,
      восьмого: 8,
      девятого: 9,
      десятого: 10,
      одиннадцатого: 11,
      двенадцатого: 12,
    },
    clock: [
      { source: 'без (?<quarter>четверти) (?<hour>H)', at: 'to' },
      { source: 'без (?<minute>N)(?: минут)? (?<hour>H)', at: 'to' },
      { source: '(?<half>половин[аеу]) (?<hour>G)', at: 'into' },
      { source: '(?<half>пол)[ -]?(?<hour>G)', at: 'into' },
      { source: '(?<quarter>четверть) (?<hour>G)', at: 'into' },
      { source: '(?<minute>N) минут (?<hour>G)', at: 'into' },
    ],
    named: [
      { source: 'полдень|полудня', hour: 12 },
      { source: 'полночь|полуночи', hour: 24 },
    ],
    half: { morning: 'утра|ночи', evening: 'вечера|дня' },
    hours: 'часа|часов|час|ч\\.?',
    minutes: 'минут[ауы]?|мин\\.?|м',
    and: '(?:,|и)',
    spans: [
      { source: 'полтора часа|час с половиной', minutes: 90 },
      { source: 'полчаса|пол часа', minutes: 30 },
      { source: 'четверть часа', minutes: 15 },
    ],
    halves: 'с половиной',
    before: 'в|до|с|к|от|около',
    oh: 'ноль|ноль-ноль',
    whole: 'час(?:ов|а)? ровно|ровно',
  },
}
