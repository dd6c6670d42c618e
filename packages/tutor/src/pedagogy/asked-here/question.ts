import { askedHereWords } from '../../language/asked-here.ts'
import type { Language } from '../../math/latex.ts'
import { plain } from '../beside/parts.ts'
import { wonderingIn } from '../wonder.ts'

/** What a message asks, apart from what it says beside that. */
export interface Question {
  readonly asked: string
  /** What stands beside it; empty if all of the message asks. */
  readonly beside: string
}

/** The clauses of a message that ask; null if none does. What asks for a verdict is answered by the verdict. */
export function questionOf(text: string, language: Language): Question | null {
  const { heads, links, forVerdict } = askedHereWords[language]
  const asked: string[] = []
  const beside: string[] = []
  for (const clause of clausesOf(text, links)) {
    const said = plain(clause).trim()
    const asks = said.includes('?') || heads.test(said)
    if (asks && !forVerdict.test(said) && /\p{L}{2}/u.test(said)) asked.push(clause.trim())
    else beside.push(clause.trim())
  }
  if (asked.length > 0) return { asked: asked.join(' '), beside: beside.join(' ').trim() }
  const wondering = wonderingIn(text, language)
  return wondering && { asked: wondering.question, beside: wondering.beside }
}

function clausesOf(text: string, links: RegExp): string[] {
  return text.split(/(?<=[.!?;…])\s+|\n+/u).flatMap((sentence) => {
    const said = plain(sentence)
    const cuts = [...said.matchAll(new RegExp(links.source, 'gu'))].map(({ index, 0: link }) => index + link.length)
    return [0, ...cuts]
      .map((from, at) => sentence.slice(from, cuts[at] ?? sentence.length).replace(/[\s,;-]+$/u, ''))
      .filter((part) => part.trim() !== '')
  })
}
