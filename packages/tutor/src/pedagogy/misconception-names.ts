import type { Language } from '../math/latex.ts'
import type { MisconceptionId } from './misconception-list.ts'
import { misconceptionsEn } from './texts/misconceptions.en.ts'
import { misconceptionsRu } from './texts/misconceptions.ru.ts'
import type { MisconceptionTexts } from './texts/texts.ts'

/** What went wrong, in words that stand without the line it was said about: Markdown of one sentence. */
export function misconceptionName(id: string, language: Language): string | null {
  const texts = language === 'ru' ? misconceptionsRu : misconceptionsEn
  // Stored events may name what is no longer told apart.
  const found: MisconceptionTexts | undefined = Object.hasOwn(texts, id) ? texts[id as MisconceptionId] : undefined
  return found ? (found.name ?? found.diagnosis) : null
}
