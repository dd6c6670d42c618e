import type { Language } from '../../math/latex.ts'
import type { Rational } from '../../math/rational.ts'
import { asText } from './facts.ts'
import { lexiconOf } from './words.ts'
import { type Claim, valueOrNull } from './work.ts'

/** "let x be the number of pens": the letter and its meaning in the student's words. */
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
/** A crude stem: endings change, beginnings do not. */
const stem = (word: string) => word.slice(0, Math.max(3, word.length - 2))

/** The share of the words of one text that occur in the other, 0 to 1. */
export function likeness(said: string, name: string): number {
  const own = wordsOf(said).map(stem)
  const others = wordsOf(name).map(stem)
  if (own.length === 0 || others.length === 0) return 0
  return (
    own.filter((each) => others.some((other) => other.startsWith(each) || each.startsWith(other))).length / own.length
  )
}

/** Capital letters that look alike in both alphabets, in the order of `latin`. */
const cyrillic = 'АВЕКМНОРСТХ'
const latin = 'ABEKMHOPCTX'

/** "P is 76", "angle P = 76": a capital letter and the value assigned to it. */
export function letterSaid(claim: Claim, text: string): { letter: string; value: Rational } | null {
  if (claim.kind === 'equation') {
    const value = claim.left.kind === 'name' && claim.left.name.length === 1 ? valueOrNull(claim.right) : null
    return claim.left.kind === 'name' && value ? { letter: claim.left.name.toUpperCase(), value } : null
  }
  if (claim.kind !== 'number') return null
  const at = text.lastIndexOf(claim.source)
  // `A = 180 - 70`: the first operand is not the letter's value.
  if (/^\s*[-−+*·/:]\s*\d/.test(text.slice(at + claim.source.length))) return null
  const before = text.slice(0, at)
  const [, letter] = /(?<!\p{L})(\p{Lu})(?:\s*(?:=|:|is|are|равен|равна|равно|это|будет))?\s*$/u.exec(before) ?? []
  if (!letter) return null
  const place = cyrillic.indexOf(letter)
  return { letter: place < 0 ? letter : (latin[place] ?? letter), value: claim.value }
}
