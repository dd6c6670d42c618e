import type { Wonder } from '../concepts/card.ts'
import { beforeHeads, clauseHeads, ownReasons } from '../language/wondering.ts'
import type { Language } from '../math/latex.ts'

/** A question about an idea inside a message. */
export interface Wondering {
  readonly wonder: Wonder
  readonly question: string
  /** What is said beside it: "28" in "28, but why?". */
  readonly beside: string
}

/** The letters are as many as before, so that a place found in one is a place in the other. */
const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е')

/**
 * The clauses that ask why, how or what something means. A formula in them is what they are about; what stands in other
 * sentences, or before them, is said beside the question.
 */
export function wonderingIn(text: string, language: Language): Wondering | null {
  const asked: string[] = []
  const beside: string[] = []
  let wonder: Wonder | null = null
  for (const sentence of text.split(/(?<=[.!?…;])\s+|\n+/)) {
    const head = headOf(sentence, language)
    if (head) {
      wonder ??= head.wonder
      beside.push(sentence.slice(0, head.at))
      asked.push(sentence.slice(head.at))
      // "Why? Who made that up?" goes on asking; "why? x = 5" does not.
    } else if (wonder && !/[\d=]/.test(sentence) && goesOnAsking(sentence)) asked.push(sentence)
    else beside.push(sentence)
  }
  const join = (parts: readonly string[]) => parts.join(' ').replace(/\s+/g, ' ').trim()
  return (
    wonder && {
      wonder,
      question: join(asked).replace(/ (?:even|really|actually)(?= mean)/iu, ''),
      beside: withoutLink(join(beside), language),
    }
  )
}

/** "Who made that up?", "I am lost": "my teacher only said that it is a rule" tells something else. */
const goesOnAsking = (sentence: string): boolean => sentence.includes('?') || sentence.trim().split(/\s+/).length <= 4

/** "28. but" is 28. */
function withoutLink(text: string, language: Language): string {
  const [link] = beforeHeads[language].exec(plain(`${text} `)) ?? []
  return (link ? text.slice(0, text.length + 1 - link.length) : text).replace(/[\s.,;:!]+$/u, '')
}

function headOf(sentence: string, language: Language): { wonder: Wonder; at: number } | null {
  const said = plain(sentence)
  for (const [wonder, head] of clauseHeads[language]) {
    for (const found of said.matchAll(new RegExp(`(?<!\\p{L})(?:${head.source})`, 'gu'))) {
      if (beforeHeads[language].test(said.slice(0, found.index))) return { wonder, at: found.index }
    }
  }
  return null
}

/** "Is it like taking away debts?", "because the opposite of ...": a reason that the student thought of. */
export const givesReason = (text: string, language: Language): boolean =>
  text.split(/(?<=[.!?…;])\s+|\n+/).some((sentence) => ownReasons[language].test(plain(sentence).trim()))
