import type { Language } from '../math/latex.ts'
import { regExpOf } from '../pattern.ts'

/** "log to base 3 of (x + 2)", with the base as a number and the argument behind it. */
export const saidLogs: Readonly<Record<Language, RegExp>> = {
  en: regExpOf('(?<!\\p{L})log(?:arithm)? (?:to )?(?:the )?base (\\d+) of ?(?=\\(|\\d|[a-z](?!\\p{L}))', 'giu'),
  ru: regExpOf(
    '(?<!\\p{L})(?:log|лог|логарифм\\p{L}?) (?:по|с) основани\\p{L}{1,2} (\\d+) (?:от|из) ?(?=\\(|\\d|[a-zх](?!\\p{L}))',
    'giu',
  ),
}
