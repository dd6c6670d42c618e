import { type LanguageId, languageOf } from '@lumi/contracts/reference'
import { today as dayOf, showDay } from '../../lib/dates.ts'

/** The day as it is written on every page; number and amount by the browser for the culture: en-US, ru-RU or ru-BY. */
export function regionExamples(languageId: LanguageId, currency: string, today: Date) {
  const { culture, language } = languageOf(languageId)
  return {
    date: showDay(dayOf(today), language),
    number: new Intl.NumberFormat(culture).format(1234.5),
    money: new Intl.NumberFormat(culture, { style: 'currency', currency }).format(9.9),
  }
}
