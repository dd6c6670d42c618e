import type { Language } from '../../math/latex.ts'
import { isInteger, type Rational } from '../../math/rational.ts'
import { unitNamed, unitOf } from '../../math/units.ts'
import { amountText, valueText } from './say.ts'
import { lexiconOf } from './words.ts'

const plurals = { en: new Intl.PluralRules('en'), ru: new Intl.PluralRules('ru') } as const

/** "how many pencils", «сколько пакетов»: the counted noun, as the question has it. */
const counted = {
  en: /how many ((?:[\p{L}’'-]+ ?){1,3})/iu,
  ru: /сколько ((?:[\p{L}-]+ ?){1,3})/iu,
} as const

/** One word, with the adjectives before it. */
export function nounAsked(question: string, language: Language): string {
  const { small, describing } = lexiconOf(language)
  const words = counted[language].exec(question)?.[1]?.trim().split(' ') ?? []
  // "How many usable blank pages are left": the first word that can be the noun, with those before it.
  const noun = words.findIndex((word) => isCountNoun(word, language))
  const before = words.slice(0, Math.max(0, noun))
  if (noun >= 0 && language === 'en' && !before.some((word) => small.test(word)))
    return words.slice(0, noun + 1).join(' ')
  const end = words.findIndex((word) => !describing.test(word))
  const some = words.slice(0, end < 0 ? 1 : end + 1)
  if (some.length === 0 || some.some((word) => small.test(word))) return ''
  const last = some.at(-1) ?? ''
  // "How many wrong", "how many come by bike" name no noun.
  const isNone = isAction(last, language) || (language === 'en' && !isUnit(last))
  return isNone ? '' : some.join(' ')
}

const plural = /(?:[^s]s|ies|[^s]ses|children|people|men|women|fish|sheep|mice|feet|teeth|geese|dice|quid)$/iu
const notPlural = /^(?:was|is|has|does|this|us|its|his|always|perhaps|sometimes|times|less)$/iu
/** The genitive plural ends in a consonant, -ь or -й. */
const genitive = /(?:[бвгджзйклмнпрстфхцчшщь]|[аеио]й)$/iu

/** Whether a word fits behind "the number of", «количество». */
export function isCountNoun(words: string, language: Language): boolean {
  const word = words.split(' ').at(-1) ?? ''
  if (/^\p{Lu}/u.test(word) || isAction(word, language)) return false
  return language === 'ru' ? genitive.test(word) : plural.test(word) && !notPlural.test(word)
}

/** The noun behind a number, with the words before it: " glue sticks"; empty if nothing there is certainly a noun. */
export function nounBehind(behind: string, language: Language): string {
  const words = (/^(?:\s\p{L}[\p{L}'’-]*){1,3}/u.exec(behind)?.[0] ?? '').trim().split(/\s+/)
  const { small } = lexiconOf(language)
  const isAdjective = (word: string) => /(?:ый|ий|ая|ое|ые|ие|ых|их|ого|ую)$/iu.test(word)
  const at = words.findIndex((word) =>
    language === 'en' ? isCountNoun(word, language) : word !== '' && !isAdjective(word) && !isAction(word, language),
  )
  const own = words.slice(0, at + 1)
  return own.length === 0 || own.some((word) => small.test(word) || isAction(word, language)) ? '' : ` ${own.join(' ')}`
}

/** A verb behind a number: "36 sell", «8,4 м разрезали». */
const isAction = (word: string, language: Language) => lexiconOf(language).actions.test(word) && unitOf(word) === null

function isUnit(word: string): boolean {
  try {
    return unitOf(word) !== null || unitNamed(word) !== null
  } catch {
    return false
  }
}

/** A number with its noun, without a verb behind them. */
export function withoutVerb(said: string, language: Language): string {
  const words = said.split(' ')
  const last = words.at(-1) ?? ''
  // "48 jelly babies" was cut behind "jelly".
  const isCut =
    language === 'en' &&
    words.length === 2 &&
    /^(?:[$€£]?[\d.,]+|two|three|four|five|six|seven|eight|nine|ten|twelve)$/iu.test(words[0] ?? '') &&
    words[0] !== '1' &&
    !isCountNoun(last, language) &&
    !isUnit(last)
  return words.length > 1 &&
    !/\d/.test(last) &&
    !isUnit(last) &&
    (isAction(last, language) || (isCut && /^\p{Ll}+$/u.test(last)))
    ? words.slice(0, -1).join(' ')
    : said
}

const stemOf = (word: string) =>
  word
    .toLowerCase()
    .replaceAll('ё', 'е')
    .slice(0, Math.max(3, word.length - 2))

/**
 * The noun form for a number, where the text itself shows it: «3 яблока» gives «22 яблока»; «сколько яблок» gives «5
 * яблок».
 */
function formFor(value: Rational, noun: string, text: string, language: Language): string | null {
  // A fraction takes the same form as two: «2,5 метра».
  const category = isInteger(value) ? plurals[language].select(Math.abs(Number(value.n))) : 'few'
  if (language === 'en') return category === 'one' ? null : noun
  // «Сколько сдачи»: a mass noun takes no number.
  if (category === 'many') return /[аиоуыэюя]$/u.test(noun) ? null : noun
  const last = noun.split(' ').at(-1) ?? noun
  if (last !== noun) return null
  for (const [, digits = '', word = ''] of text.matchAll(/(?<![\d.,])(\d+) (\p{L}+)/gu))
    if (stemOf(word).startsWith(stemOf(last).slice(0, 4)) && plurals.ru.select(Number(digits)) === category) return word
  return null
}

/** A number with the unit or noun that the question asks for; the bare number if the noun's form is uncertain. */
export function answerSaid(value: Rational, text: string, question: string | null, language: Language): string {
  if (question === null) return valueText(value, language)
  const noun = nounAsked(question, language)
  const unit = unitOf(noun)
  if (unit && unit.quantity !== 'time') return amountText(value, unit, '', language)
  const form = noun === '' ? null : formFor(value, noun, text, language)
  return form ? `${valueText(value, language)} ${form}` : valueText(value, language)
}
