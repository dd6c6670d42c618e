import type { Language } from '../math/latex.ts'
import type { MisconceptionId } from './misconception-list.ts'
import { misconceptionsEn } from './texts/misconceptions.en.ts'
import { misconceptionsRu } from './texts/misconceptions.ru.ts'
import type { MisconceptionTexts } from './texts/texts.ts'

/** The misconception in one Markdown sentence that does not depend on the line; null for an unknown id. */
export function misconceptionName(id: string, language: Language): string | null {
  const texts = language === 'ru' ? misconceptionsRu : misconceptionsEn
  // Stored events may contain ids that no longer exist.
  const found: MisconceptionTexts | undefined = Object.hasOwn(texts, id) ? texts[id as MisconceptionId] : undefined
  return found ? (found.name ?? found.diagnosis) : null
}
