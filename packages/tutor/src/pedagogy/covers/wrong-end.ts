import { verdictWords } from '../../language/verdict-words.ts'
import { readClaims } from '../../math/claims/index.ts'
import type { Reply, Turn } from '../reply.ts'
import { isEnd, type Judged } from './end.ts'

/**
 * A yes for a line of the message says nothing of its end. "(x - 3)(x - 4) = 0, x = -3 or x = -4": the line is right, and
 * what is concluded from it is not, so the end is judged as the next message would be, and where it is wrong, that counts.
 * A number that a sentence calls the thing asked for is such an end, too: "180 - 40 = 140, that is the base angle".
 */
export function wrongEnd(turn: Turn, text: string, reply: Reply, judged: (text: string) => Judged): Judged | null {
  if (!saysYes(reply) || isEnd(reply)) return null
  const ends = [lastLine(turn, text), calledResult(turn, text)]
  return (
    ends
      .filter((end) => end !== null && end !== text.trim())
      .map((end) => judged(end!))
      .find(({ reply: { content, move } }) => content.verdict === 'incorrect' && !/^sum\.wrong/.test(move)) ?? null
  )
}

const saysYes = ({ move, content: { verdict } }: Reply): boolean =>
  verdict === 'correct' || /^(?:aside\.right|right\.|worked\.(?:right|formula)|usual\.step)/.test(move)

/** What stands last and is a claim by itself. */
function lastLine({ voice }: Turn, text: string): string | null {
  const lines = text.split(/\n+|(?<=[.!])\s+(?=\S)/u).filter((line) => line.trim() !== '')
  const last = lines.at(-1)?.trim() ?? ''
  if (lines.length < 2 || /\?$/.test(last)) return null
  const { claims } = readClaims(last, voice.language)
  const isClaim = claims.length > 0 && claims.every(({ standing, among }) => standing === 'stated' && among.length === 0)
  return isClaim ? last : null
}

/** The number before words that say it is what the task asks for. */
function calledResult({ voice, state }: Turn, text: string): string | null {
  const found = verdictWords[voice.language].isAsked.exec(text.toLowerCase())
  const task = (state.lastTask ?? state.problem?.told ?? '').toLowerCase()
  const words = (found?.[1] ?? '').split(' ').filter((word) => word.length > 3)
  const isOfTask = words.length > 0 && words.every((word) => task.includes(word.slice(0, STEM)))
  const numbers = found ? [...text.slice(0, found.index).matchAll(/[-−]?\d+(?:[.,]\d+)?/gu)] : []
  return isOfTask ? (numbers.at(-1)?.[0] ?? null) : null
}
const STEM = 5
