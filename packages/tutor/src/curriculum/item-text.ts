import { type Language, latexOfStatement } from '../math/latex.ts'
import { readWritten } from '../math/written.ts'

/** The task of an attempt as the student knows it: Markdown, a formula as `$...$`, a task in words as it was told. */
export function itemText(item: string, language: Language): string {
  const [kind, en, ru] = item.split('\n')
  if (kind === 'words') return (language === 'ru' ? ru : en) ?? ''
  // A told task is kept as its text; everything that was read begins with its kind.
  if (!/^[a-z-]+\|/.test(item) && /\p{L}{2,}\s+\p{L}{2,}/u.test(item)) return item
  try {
    const task = readWritten(item)
    return task.kind === 'story' ? task.text : `$${latexOfStatement(task, language)}$`
  } catch {
    // Written by a newer version or in another format: show it verbatim.
    return `\`${item}\``
  }
}
