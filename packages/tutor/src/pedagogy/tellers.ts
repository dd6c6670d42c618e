import { tellers } from '../language/tellers.ts'
import type { Claim, Said } from '../math/claims/claim.ts'
import type { Turn } from './reply.ts'

/** "Leo has 10x + 34", «у Маши вышло 5»: the claims of that clause are told of somebody else. */
export function withTellers(turn: Turn, said: Said, text: string): Said {
  const ends = [...text.matchAll(tellers[turn.voice.language])].map(({ index, 0: found }) => index + found.length)
  if (ends.length === 0) return said
  const isTold = (claim: Claim) =>
    claim.among.length > 0 &&
    ends.some((end) => {
      const at = text.indexOf(claim.line.source.trim(), end)
      return at >= end && !/[.!?;\n]/.test(text.slice(end, at))
    })
  const claims = said.claims.map((claim) => (isTold(claim) ? { ...claim, standing: 'given' as const } : claim))
  return { ...said, claims }
}
