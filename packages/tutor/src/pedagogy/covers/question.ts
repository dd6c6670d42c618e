import { verdictWords } from '../../language/verdict-words.ts'
import { momentOf, putBack } from '../moment.ts'
import type { Reply, Turn } from '../reply.ts'
import { findsNoTask, tellsOnly } from '../tells.ts'
import type { SaidBeside } from './said-beside.ts'

/** The verdict, and the answer to what is asked beside it. Where there is none, that is said and the question stays open. */
export function withQuestion(
  turn: Turn,
  { question }: SaidBeside,
  reply: Reply,
  take: (turn: Turn, text: string) => Reply,
): Reply {
  const { voice } = turn
  if (question === null || isToldOf(reply.text, question)) return reply
  const own = momentOf(turn)
  const answer = take(turn, question)
  const verdict = short(reply.text)
  putBack(turn, own)
  if (
    tells.test(answer.move) &&
    speaksOf(question, answer.text) &&
    !findsNoTask(answer) &&
    !tellsOnly(answer, 'which', 'aside', 'leads-on', 'unread')
  ) {
    const text = `${verdict}\n\n${answer.text}`
    return {
      ...reply,
      text,
      content: { ...reply.content, ...(answer.content.choices && { choices: answer.content.choices }) },
    }
  }
  const { texts } = verdictWords[voice.language]
  const text = voice.choose('covers.question.open', texts['question.open'], { verdict, question: plainEnd(question) })
  return { ...reply, text }
}

/** At least one word of the question occurs: what was found by likeness alone may be about something else. */
function speaksOf(question: string, answer: string): boolean {
  const stems = (
    question
      .toLowerCase()
      .replaceAll('ё', 'е')
      .match(/\p{L}{4,}/gu) ?? []
  ).map((word) => word.slice(0, STEM))
  const told = answer.toLowerCase().replaceAll('ё', 'е')
  return stems.some((stem) => new RegExp(`(?<!\\p{L})${stem}`, 'u').test(told))
}
const STEM = 5

/** The reply quotes the question already, as one that it answers or leaves open. */
function isToldOf(text: string, question: string): boolean {
  const core = plainEnd(question).replace(/[\s?!.,;]+$/u, '')
  return text.includes(core.slice(0, QUOTED)) || text.includes(core.slice(-QUOTED))
}
const QUOTED = 30

/** Explains something. */
const tells = /^(?:card|asked|usual|why|in-task|beside|direct|reason|meaning|value\.asked|way\.yes)(?:\.|$)/

/** Without the offer of another task: there is a question first. */
const short = (text: string): string => text.split('\n\n').slice(0, 2).join('\n\n')

const plainEnd = (question: string): string => question.replaceAll(/["“”«»]/gu, "'").trim()
