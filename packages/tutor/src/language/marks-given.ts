import type { Language } from '../math/latex.ts'
import { regExpOf } from '../pattern.ts'

/** "0 marks???" behind a solution: what the teacher gave for it. */
export const marksGiven: Readonly<Record<Language, RegExp>> = {
  en: regExpOf('(?<=[.!?,;] |\\n)(?:i )?(?:got |only |but )?(?:zero|\\d{1,2}) (?:marks?|points?)[?!. ]*$', 'iu'),
  ru: regExpOf(
    '(?<=[.!?,;] |\\n)(?:а |и |но )?(?:поставили |дали |только )?(?:ноль|\\d{1,2}) балл(?:а|ов)?[?!. ]*$',
    'iu',
  ),
}
