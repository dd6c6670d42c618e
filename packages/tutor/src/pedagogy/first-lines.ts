import type { Reply } from './reply.ts'
import type { Message } from './understand.ts'

/** Before the reply to the first lines of a very long piece of work: says kindly how far they were looked at. */
export function withFirstLinesNamed({ turn, isCut, said }: Message, reply: Reply): Reply {
  const last = said.claims.at(-1)
  if (!isCut || !last || reply.isOfFirstLines) return reply
  const note = turn.voice.say('lines.first', { line: turn.voice.line(last.line.statement) })
  return { ...reply, text: `${note} ${reply.text}`, isOfFirstLines: true }
}
