import en from '../language/en/library.json' with { type: 'json' }
import ru from '../language/ru/library.json' with { type: 'json' }
import type { Language } from '../math/latex.ts'
import type { StoredLibrary } from './stored.ts'
import values from './values.json' with { type: 'json' }

const all: Readonly<Record<Language, unknown>> = { en, ru }

export const stored = all as Readonly<Record<Language, StoredLibrary>>
export const valueSource: string = values.source
