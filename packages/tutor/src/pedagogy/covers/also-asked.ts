import { verdictWords } from '../../language/verdict-words.ts'
import type { Reply, Turn } from '../reply.ts'
import { resultShown } from './end.ts'

/** "Find the turning point and say if it is a minimum": the one is found, and nobody has judged the other. */
export function alsoAsked(turn: Turn, reply: Reply): Reply {
  const { state, voice } = turn
  const { alsoAsked: asks, texts } = verdictWords[voice.language]
  const task = state.lastTask ?? state.problem?.told ?? ''
  const rest = asks.exec(task)?.[1]?.trim()
  const result = resultShown(reply)
  if (!rest || result === null) return reply
  return {
    ...reply,
    move: 'covers.also-asked',
    text: voice.choose('covers.also-asked', texts['also-asked'], { result, rest }),
    content: { ...reply.content, verdict: 'correct-but' },
  }
}
