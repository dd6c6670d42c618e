import type { WorkKey } from '../../language/typed-work.ts'
import { typedWork } from '../../language/typed-work.ts'
import { problemContent } from '../problem.ts'
import type { Reply, Turn } from '../reply.ts'
import type { Problem } from '../state.ts'

/** Work on a typed task, and the reply that its lines alone have got. */
export interface Work {
  readonly turn: Turn
  readonly problem: Problem
  readonly text: string
  readonly reply: Reply
}

/** What is said instead; null where this is not the case. */
export type Finding = (work: Work) => Reply | null

export function says(
  { voice }: Turn,
  problem: Problem | null,
  key: WorkKey,
  values: Readonly<Record<string, string>>,
  verdict?: 'correct' | 'incorrect' | 'correct-but',
): Reply {
  const text = voice.choose(`work.${key}`, typedWork[voice.language].texts[key], values)
  const content = problem ? problemContent(problem, voice) : {}
  return {
    move: `work.${key}`,
    text,
    content: { ...content, badge: verdict ? 'checked' : null, ...(verdict && { verdict }) },
    free: true,
  }
}
