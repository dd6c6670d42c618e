import type { Language } from '../math/latex.ts'

/** What is usually asked about a row of data; read again as a message when a button is tapped. */
export const listQuestions: Readonly<Record<Language, readonly string[]>> = {
  en: ['Find the mean of {list}', 'Find the median of {list}', 'Find the range of {list}'],
  ru: ['Найди среднее арифметическое чисел {list}', 'Найди медиану чисел {list}', 'Найди размах чисел {list}'],
}
