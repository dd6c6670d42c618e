import type { Statement } from '../../ast.ts'
import type { Language } from '../../latex.ts'
import { statements } from './formulas.ts'

/** "Log base 2 of 8", «логарифм 8 по основанию 2»: written as notation. */
export function logarithms(text: string, language: Language): Statement | null {
  const inWords = text
    .replace(/log(?:arithm)?\s*(?:to )?base\s+([\d/.,]+)\s+of\s+/giu, 'log_{$1} ')
    .replace(/логарифм\p{L}*\s+по\s+основанию\s+([\d/]+)\s+от\s+/giu, 'log_{$1} ')
    .replace(/логарифм\p{L}*\s+(\([^)]*\)|[xх\d]+)\s+по\s+основанию\s+([\d/]+)/giu, 'log_{$2} $1')
  if (inWords === text) return null
  const plain = inWords
    .replace(/(?:log_\{[^}]*\}\s*(?:\([^)]*\)|[\w^]+))\s+(?:is|equals|равен|равна|=)\s+(?:log|-?\d)/giu, (found) =>
      found.replace(/\s(?:is|equals|равен|равна)\s/iu, ' = '),
    )
    .replace(/[.,]?\s*(?:find|найди\p{L}*)\s+[xх]\s*\.?\s*$/iu, '')
  const line = statements(plain.replace(/^(?:find|найди\p{L}*|what is|чему равен)\s+/iu, ''), language)[0]
  return line?.kind === 'equation' || line?.kind === 'expression' ? line : null
}
