import type { Reply } from './reply.ts'
import { findsNoTask } from './tells.ts'
import { type Answer, isIdle, taken, tried } from './tried.ts'
import type { Message } from './understand.ts'

/**
 * "2x + 5 = 3x - (4 - x pls": a bracket that was never closed is closed behind the last sign of its formula, and the reply
 * says so. Only where the message cannot be read as it is typed.
 */
export function withOpenBracket({ turn, typed, intent, expected }: Message, answer: Answer): Reply | null {
  if (turn.isPart || intent !== undefined || expected !== null || !isIdle(turn.state) || typed.length > LONGEST)
    return null
  const closed = bracketClosed(typed)
  if (closed === null) return null
  const whole = tried(turn, typed, answer)
  if (!findsNoTask(whole.reply)) return null
  const own = tried(turn, closed, answer)
  if (own.standing !== 'read' || own.reply.content.verdict !== undefined) return null
  const reply = taken(turn, own)
  return { ...reply, text: `${turn.voice.say('bracket.closed')} ${reply.text}` }
}

const LONGEST = 200

/** null where not exactly one bracket is open. A list is marked "1)", so a lone closing bracket says nothing. */
function bracketClosed(text: string): string | null {
  const open = (text.match(/\(/g) ?? []).length - (text.match(/\)/g) ?? []).length
  if (open !== 1) return null
  const start = text.lastIndexOf('(')
  const formula = /^\((?:\s*(?:\d+(?:[.,]\d+)?|[a-zхуA-Z](?![\p{L}])|[-+*/^·×:²³√]))+/u.exec(text.slice(start))
  // With nothing before it the bracket was hardly meant.
  if (!formula || !/[\d\p{L}=+*/^-]/u.test(text.slice(0, start))) return null
  const end = start + formula[0].length
  return `${text.slice(0, end)})${text.slice(end)}`
}
