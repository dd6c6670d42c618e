import { hintForPlea } from './hints.ts'
import { isMeasured } from './measured.ts'
import { pleaIn } from './plea.ts'
import { withoutHaste } from './plea-numbers.ts'
import { isPlainNumber } from './relation.ts'
import type { Reply } from './reply.ts'
import type { Message } from './understand.ts'
import { askedForAnswer } from './words-only.ts'

/**
 * "I missed this topic", "can you do the first bit?", "just tell me, I have ten more of these": a plea beside an open task
 * is answered by its way in, whatever else its words or numbers resemble.
 */
export function pleaBeside({ turn, text, intent, open, statements, wants }: Message): Reply | null {
  const isOnlySaid = statements.every(({ statement }) => isPlainNumber(statement)) && !/[=^<>]/.test(text)
  if (intent !== undefined || !open || !isOnlySaid || text.length > LONGEST) return null
  const plea = pleaIn(turn)
  if (plea === null) return null
  const asksForAnswer = wants.includes('answer') || wants.includes('give-up')
  if (plea === 'missed' || (plea === 'begin' && !asksForAnswer)) return hintForPlea(turn)
  if (asksForAnswer) return askedForAnswer(turn, wants.includes('give-up'))
  // "I have 5 more of these" beside a formula: its only number is in the reason.
  const isFormula = open.unit === null && open.told === null && !isMeasured(open)
  const isReason = isFormula && /\d/.test(text) && !/\d/.test(withoutHaste(text, turn.voice.language))
  return isReason ? hintForPlea(turn) : null
}

const LONGEST = 140
