import type { Language } from '../math/latex.ts'
import type { PackedIndex } from './likeness.ts'
import type { StoredLibrary } from './stored.ts'

/** In a browser the library is empty: it would double what a device keeps for the time without a network. */
const none: PackedIndex = { size: 0, unit: 0, alike: [], postings: '' }
const empty: StoredLibrary = {
  questions: [],
  guides: [],
  situations: [],
  asked: { idea: { bias: 0, weights: [] }, question: { bias: 0, weights: [] } },
  askedBeside: { bias: 0, weights: [] },
  kind: { bias: 0, weights: [] },
  talked: { bias: 0, weights: [] },
  told: { bias: 0, weights: [] },
  fittedTo: '',
  indexes: { questions: none, inside: none, beside: none, guides: none, remarks: none, situations: none },
}

export const stored: Readonly<Record<Language, StoredLibrary>> = { en: empty, ru: empty }
export const valueSource = ''
