import { findCard } from '../concepts/find.ts'
import { proofWords } from '../language/proof-words.ts'
import { tell } from './concept.ts'
import type { SecondReader } from './second-readers.ts'
import { isIdle } from './tried.ts'

/**
 * «Доказать, что сумма углов треугольника 180»: of a statement that has a card the reason is told, which is the idea of its
 * proof, instead of the statement once more and a drill.
 */
export const ideaOfProof: SecondReader = (turn, { text, intent, before, putBack }, reply) => {
  const { state, voice } = turn
  if (intent !== undefined || text.length > LONGEST || !isIdle(before.state)) return reply
  if (!proofWords[voice.language].test(text) || /[=<>^]|(?<!\p{L})[a-z](?!\p{L})/u.test(text)) return reply
  const told = reply.move === 'card' && state.card ? findCard(state.card.id, voice.language) : undefined
  if (!told || reply.text.includes(told.facets.why)) return reply
  putBack()
  return tell(turn, told, 'why')
}

const LONGEST = 120
