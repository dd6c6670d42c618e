import type { Language } from '../math/latex.ts'
import type { Reply, Turn } from './reply.ts'
import { isPresentOver } from './session.ts'
import { isSummedUp } from './words-only.ts'

/** A tap sends them, and typed they mean the same. */
const words: Readonly<Record<Language, { next: string; again: string }>> = {
  en: { next: 'Next exercise', again: 'More practice' },
  ru: { next: 'Следующая задача', again: 'Ещё потренируемся' },
}

/** With the end of an exercise of a practice session the way on is there to be tapped. */
export function withWayOn({ state, voice }: Turn, reply: Reply): Reply {
  const { verdict, hintLevel, choices, exercise } = reply.content
  const isEnd = isPresentOver(state) && (verdict === 'correct' || hintLevel !== undefined)
  if (!isEnd || choices || exercise || !(state.practice || isSummedUp(state))) return reply
  const way = words[voice.language][state.practice ? 'next' : 'again']
  return { ...reply, content: { ...reply.content, choices: [way] } }
}
