import type { Language } from '../../math/latex.ts'
import { asText } from './facts.ts'
import { lexiconOf } from './words.ts'

/** "let x be the number of pens": the letter and what it stands for, in the student's words. */
export function letterIn(text: string, language: Language): { letter: string; what: string } | null {
  for (const pattern of lexiconOf(language).names) {
    const found = pattern.exec(text)?.groups
    const what = asText(found?.what ?? '').replace(/^(?:the|a|an)\s+/i, '')
    if (found?.letter && /\p{L}{2}/u.test(what))
      return {
        letter: found.letter.toLowerCase().replace('х', 'x').replace('у', 'y').replace('а', 'a'),
        what: what.slice(0, 60),
      }
  }
  return null
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .match(/\p{L}{3,}/gu) ?? []
/** Endings change, beginnings stay. */
const stem = (word: string) => word.slice(0, Math.max(3, word.length - 2))

/** How much of the words of the one stand in the other, 0 to 1. */
export function likeness(said: string, name: string): number {
  const own = wordsOf(said).map(stem)
  const others = wordsOf(name).map(stem)
  if (own.length === 0 || others.length === 0) return 0
  return (
    own.filter((each) => others.some((other) => other.startsWith(each) || each.startsWith(other))).length / own.length
  )
}
