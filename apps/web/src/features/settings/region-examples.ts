import { type LanguageId, languageOf } from '@lumi/contracts/reference'

/** Formatted by the browser for the culture: en-US, ru-RU or ru-BY. */
export function regionExamples(languageId: LanguageId, currency: string, today: Date) {
  const { culture } = languageOf(languageId)
  return {
    date: new Intl.DateTimeFormat(culture, { day: '2-digit', month: '2-digit', year: 'numeric' }).format(today),
    number: new Intl.NumberFormat(culture).format(1234.5),
    money: new Intl.NumberFormat(culture, { style: 'currency', currency }).format(9.9),
  }
}
