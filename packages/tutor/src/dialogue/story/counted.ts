import type { Language } from '../../math/latex.ts'
import { isInteger, type Rational } from '../../math/rational.ts'
import { unitOf } from '../../math/units.ts'
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
  const end = words.findIndex((word) => !describing.test(word))
  const some = words.slice(0, end < 0 ? 1 : end + 1)
  return some.length === 0 || some.some((word) => small.test(word)) ? '' : some.join(' ')
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
