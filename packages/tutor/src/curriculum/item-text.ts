import { type Language, latexOfStatement } from '../math/latex.ts'
import { readWritten } from '../math/written.ts'

/** The task of a stored item as Markdown. */
export function itemText(item: string, language: Language): string {
  const [kind, en, ru] = item.split('\n')
  if (kind === 'words') return (language === 'ru' ? ru : en) ?? ''
  try {
    return `$${latexOfStatement(readWritten(item), language)}$`
  } catch {
    // Written by a newer version or in another format: show it verbatim.
    return `\`${item}\``
  }
}
