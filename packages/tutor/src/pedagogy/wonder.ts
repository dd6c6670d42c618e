import type { Wonder } from '../concepts/card.ts'
import { beforeHeads, clauseHeads, ownReasons } from '../language/wondering.ts'
import type { Language } from '../math/latex.ts'
import { regExpOf } from '../pattern.ts'

/** A question about an idea inside a message. */
export interface Wondering {
  readonly wonder: Wonder
  readonly question: string
  /** The rest of the message: "28" in "28, but why?". */
  readonly beside: string
}

/** Preserves the length, so that offsets apply to the original. */
const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е')

/**
 * Finds the clauses that ask why, how or what something means. A formula in them is their subject; other sentences, and
 * the words before, are the rest.
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
      // "Why? Who made that up?" continues the question; "why? x = 5" does not.
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

/** "Who made that up?", "I am lost" continue the question; "my teacher only said that it is a rule" does not. */
const goesOnAsking = (sentence: string): boolean => sentence.includes('?') || sentence.trim().split(/\s+/).length <= 4

/** "28. but" becomes 28. */
function withoutLink(text: string, language: Language): string {
  const [link] = beforeHeads[language].exec(plain(`${text} `)) ?? []
  return (link ? text.slice(0, text.length + 1 - link.length) : text).replace(/[\s.,;:!]+$/u, '')
}

function headOf(sentence: string, language: Language): { wonder: Wonder; at: number } | null {
  const said = plain(sentence)
  for (const [wonder, head] of clauseHeads[language]) {
    for (const found of said.matchAll(regExpOf(`(?<!\\p{L})(?:${head.source})`, 'gu'))) {
      if (beforeHeads[language].test(said.slice(0, found.index))) return { wonder, at: found.index }
    }
  }
  return null
}

/** "Is it like taking away debts?", "because the opposite of ...": the student's own reason. */
export const givesReason = (text: string, language: Language): boolean =>
  text.split(/(?<=[.!?…;])\s+|\n+/).some((sentence) => ownReasons[language].test(plain(sentence).trim()))
