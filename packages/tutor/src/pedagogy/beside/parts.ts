import { besideWords } from '../../language/beside.ts'
import { number } from '../../math/ast.ts'
import { latexOf } from '../../math/latex.ts'
import type { Rational } from '../../math/rational.ts'
import { problemContent } from '../problem.ts'
import { plainReply, type Reply, type Turn } from '../reply.ts'
import type { Values } from '../wording.ts'

/** In small letters, as long as the original. */
export const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е').replaceAll('−', '-').replaceAll('’', "'")

type TextKey = keyof (typeof besideWords)['en']['texts']

export const tell = ({ voice }: Turn, key: TextKey, values: Values = {}): string =>
  voice.choose(`beside.${key}`, besideWords[voice.language].texts[key], values)

export const shown = (value: Rational, { voice }: Turn): string =>
  `$${latexOf(number(value, 'decimal'), voice.language)}$`

/** A reply that judges nothing; what its text asks for is expected of the task that is at work. */
export function said(turn: Turn, move: string, text: string): Reply {
  const { state, voice } = turn
  const { story, problem } = state
  const asked = voice.asked()
  const isInStory = story !== null && !story.isParked && story.problemId === null
  const isAsking = asked !== null && text.includes(asked.question)
  state.expects = isAsking ? { by: isInStory ? 'story.sum' : 'step', ...asked } : null
  if (isInStory && story.standing === 'assumed') story.standing = 'confirmed'
  const content = problem && !isInStory ? { ...problemContent(problem, voice), badge: null } : { badge: null }
  return { ...plainReply(isInStory ? `story.beside.${move}` : `beside.${move}`, text), content, free: true }
}

/** The statement of a text that ends with a question. */
export const withoutQuestion = (text: string): string =>
  text.replace(/(?:^|(?<=[.!?…$*)]\s)|\n)\s*[^.!?\n]*(?:(?<=\d)\.\d[^.!?\n]*)*\?\s*$/u, '').trim()

/** The first sentence, which has the verdict. */
export const firstSentence = (text: string): string => text.split(/(?<=[.!?])\s+/u)[0] ?? text

/** A verdict with the answer to a question behind it: what was right is said first, and what follows it stays last. */
export function behindVerdict(reply: Reply, says: string): Reply {
  if (reply.text.includes(says)) return reply
  const [verdict = '', ...rest] = reply.text.split('\n\n')
  const statement = rest.length === 0 ? withoutQuestion(verdict) : verdict
  const question = verdict.startsWith(statement) ? verdict.slice(statement.length).trim() : ''
  return statement === '' || statement === verdict
    ? { ...reply, text: [verdict, says, ...rest].join('\n\n') }
    : { ...reply, text: [statement, says, question].join('\n\n') }
}
