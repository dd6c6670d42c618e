import { listQuestions } from '../language/list-questions.ts'
import type { Reply, Turn } from './reply.ts'

const FEWEST = 4

/** "3 7 8 8 4": a row of data without a question. Asks what is to be found, with the usual questions as buttons. */
export function rowOfNumbers({ voice }: Turn, source: string): Reply | null {
  const numbers = source.trim().split(/[\s;]+/)
  if (numbers.length < FEWEST || !numbers.every((each) => /^-?\d+(?:[.,]\d+)?$/.test(each))) return null
  const list = numbers.join('; ')
  const choices = listQuestions[voice.language].map((question) => question.replace('{list}', list))
  const text = voice.say('list.what', { count: `${numbers.length}` })
  return { move: 'list.what', text, content: { badge: null, choices } }
}
