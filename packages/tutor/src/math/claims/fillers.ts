import type { Language } from '../latex.ts'
import { patterns } from './patterns.ts'

const asks =
  /(?<!\p{L})(?:what|which|why|how|wrong|что|как\p{L}*|почему|зачем|где|откуда|не(?:верно|правильно))(?!\p{L})/iu

/**
 * What a student states without the words around it: "is it 50 km/h", «наверное 50 км/ч)» are 50 km/h. A denial or a question
 * of another kind stays as it is.
 */
export function withoutFillers(text: string, language: Language): string {
  const { filler, not } = patterns[language]
  const words = text.match(/[\p{L}']+/gu) ?? []
  if (asks.test(text) || words.some((word) => not.test(word))) return text
  return text
    .replace(/(?<![\p{L}'=])(?:[\p{L}']{2,}|i)(?![\p{L}'])/giu, (word) =>
      filler.test(word.replaceAll('ё', 'е')) ? ' ' : word,
    )
    .replace(/^[\s=:,.(*]+|[\s.,!?;:)*]+$/gu, '')
}
