import { namesOf } from '../../math/ast.ts'
import { readClaims } from '../../math/claims/index.ts'
import type { StatementLine } from '../../math/reading.ts'
import type { Moment } from '../moment.ts'
import type { Reply, Turn } from '../reply.ts'
import type { SaidBeside } from './said-beside.ts'

/** The reply to a part of the message, and what it would leave behind. */
export interface Judged {
  readonly reply: Reply
  readonly moment: Moment
}

/** Calls the result of the message right as the end of its task. */
export const isEnd = ({ move, content: { verdict } }: Reply): boolean =>
  verdict === 'correct' && /^(?:solved|worked\.solved|story\.answer)$/.test(move)

/** The result as the reply shows it. */
export function resultShown(reply: Reply): string | null {
  const [, answer] = /\*\*[^*\n]{2,12}:\*\* ([^\n]+)/u.exec(reply.text) ?? []
  // Behind the answer a sentence may follow in the same line.
  const [formula] =
    /\$[^$]+\$(?:,? (?:or|или|,) \$[^$]+\$)*(?: [^\s$.]{1,6}(?=$|\s))?/u.exec(answer ?? reply.text) ?? []
  return answer !== undefined && !answer.includes('$') ? answer.trim() : (formula?.trim() ?? null)
}

/**
 * "Put under one root, √26", "x = 2 · 3 = 6": the result is there, so it is judged instead of asking for it or for the step
 * before it.
 */
export function endSaid({ voice }: Turn, text: string, reply: Reply, judged: (text: string) => Judged): Judged | null {
  if (!ASKS_FOR_WORK.test(reply.move)) return null
  const { claims } = readClaims(text, voice.language)
  const last = claims.at(-1)
  const isLast =
    last !== undefined &&
    !/\p{L}{3}|\?/u.test(text.slice(text.lastIndexOf(last.line.source.trim())).slice(last.line.source.trim().length))
  if (!last || !isLast || last.standing !== 'stated' || last.lead) return null
  const end = endOf(last.line, text)
  if (end === null || end === text.trim()) return null
  const own = judged(end)
  return own.reply.content.verdict === 'incorrect' || isEnd(own.reply) ? own : null
}

/** "10. And what is a vector?": the question was answered, and the right result beside it was passed over. */
export function endBeside(said: SaidBeside, reply: Reply, judged: (text: string) => Judged): Judged | null {
  if (
    said.question === null ||
    reply.content.verdict !== undefined ||
    !/^(?:card|asked|usual)(?:\.|$)/.test(reply.move)
  )
    return null
  const own = judged(said.rest)
  return isEnd(own.reply) ? own : null
}

const ASKS_FOR_WORK = /^(?:operation\.try|cannot-check|value\.line)$/

/** "x = 2 * 3 = 6" ends with x = 6; a line with letters, or a calculation alone, has no end that could be the result. */
function endOf({ statement, source }: StatementLine, text: string): string | null {
  if (statement.kind !== 'chain' && statement.kind !== 'equation') return source
  const sides = source.split('=').map((side) => side.trim())
  const [first = ''] = sides
  const last = sides.at(-1) ?? ''
  if (/^\p{L}$/u.test(first)) return `${first} = ${last}`
  const isAlone = source.trim() === text.trim()
  return !isAlone && namesOf(statement).length === 0 ? last : null
}
