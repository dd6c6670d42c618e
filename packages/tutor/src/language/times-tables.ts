import type { Language } from '../math/latex.ts'

interface TimesTableWords {
  /** Wishes to be asked the tables, or names one of them. */
  readonly wished: RegExp
  /** Wishes something else with them. */
  readonly except: RegExp
  readonly texts: readonly [string, string, string]
}

/** {tables} are the numbers, {first} is the first product. */
export const timesTableWords: Readonly<Record<Language, TimesTableWords>> = {
  en: {
    wished:
      /(?<!\p{L})(?:quiz|test|practi[sc]e|drill|ask|check)(?!\p{L})[^.?!]{0,40}(?:times?[ -]?tables?|multiplication tables?|\d{1,2}\s?x tables?|\d{1,2} times tables?)|(?:times?[ -]?tables?|multiplication tables?)[^.?!]{0,40}(?<!\p{L})(?:quiz|test|drill)(?: me)?(?!\p{L})/iu,
    except: /=|(?<!\p{L})(?:explain|why|trick|remember|learn|son|daughter|kid|child|homework)(?!\p{L})/iu,
    texts: [
      'Times tables of {tables}: five questions, one after the other, no hurry. Number one: how much is {first}?',
      'Here we go with {tables}, five of them. The first: {first} is how much?',
      'Five short ones from the tables of {tables}. Begin with {first}: what is it?',
    ],
  },
  ru: {
    wished:
      /(?<!\p{L})(?:погоняй|поспрашивай|спроси|спрашивай|проверь|потренируй\p{L}*|потренировать\p{L}*|тест|давай)(?!\p{L})[^.?!]{0,40}таблиц\p{L}{1,3} умножени\p{L}+|таблиц\p{L}{1,3} умножени\p{L}+[^.?!]{0,40}(?<!\p{L})(?:погоняй|проверь|поспрашивай|потренируй\p{L}*|тест)(?!\p{L})/iu,
    except: /=|(?<!\p{L})(?:объясни\p{L}*|почему|запомнить|выучить|сын\p{L}*|доч\p{L}+|реб[её]н\p{L}+|дз)(?!\p{L})/iu,
    texts: [
      'Таблица умножения на {tables}: пять вопросов по одному, без спешки. Первый: сколько будет {first}?',
      'Поехали: таблица на {tables}, пять примеров. Начнём с {first}: сколько это?',
      'Пять коротких примеров из таблицы на {tables}. Первый: {first}, сколько получится?',
    ],
  },
}
