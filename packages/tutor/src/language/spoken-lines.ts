import type { Language } from '../math/latex.ts'

/**
 * "two x equals thirty two x sixteen", numbers written as digits: behind the right side of a dictated line the next one
 * begins, and is no factor of it.
 */
export const spokenLines: Readonly<Record<Language, readonly [RegExp, string]>> = {
  en: [
    /((?:equals|is|makes)\s+\d+(?:[.,]\d+)?)\s+(?:so\s+|and\s+|then\s+)?x\s+(?:equals\s+|is\s+)?(\d+(?:[.,]\d+)?)(?!\s*(?:x|plus|minus|times))/giu,
    '$1, x equals $2',
  ],
  ru: [
    /((?:равно|равняется|равен)\s+\d+(?:[.,]\d+)?)\s+(?:значит\s+|и\s+|тогда\s+)?икс\s+(?:равно\s+|равен\s+|это\s+)?(\d+(?:[.,]\d+)?)(?!\s*(?:икс|плюс|минус|умнож))/giu,
    '$1, икс равно $2',
  ],
}
