import { readTerms, type Term } from '../../../concepts/term.ts'
import { figures } from './figures.ts'
import { numbers } from './numbers.ts'
import { physics } from './physics.ts'

let terms: readonly Term[] | undefined

/** Parsed once, when the first question is asked. */
export const termsEn = (): readonly Term[] => {
  terms ??= [numbers, figures, physics].flatMap(readTerms)
  return terms
}
