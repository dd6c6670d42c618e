import { english } from './english.ts'
import { readFormula } from './formula-tree.ts'
import { agreed, russian } from './russian.ts'
import { speak } from './speaker.ts'
/**
 * A LaTeX formula in words, as a teacher reads it from the board. Never throws: any input gives some words, possibly
 * none.
 */
export function formulaAloud(latex: string, language: 'en' | 'ru'): string {
  const formula = readFormula(latex)
  const words = language === 'ru' ? agreed(speak(formula, russian)) : speak(formula, english)
  return words
    .replace(/[\\{}^_$]+/g, ' ')
    .replace(/\s+([,.;])/g, '$1')
    .replace(/,\s*([,.;])/g, '$1')
    .replace(/[,;]\s*$/, '')
    .replace(/\s+/g, ' ')
    .trim()
}
