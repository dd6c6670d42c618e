import type { StatementLine } from '../math/reading.ts'
import { readWritten, writeStatement } from '../math/written.ts'
import { plainReply, type Reply, type Turn } from './reply.ts'

/** Asks which of two readings with different answers is meant; null if there is only one. */
export function askWhichReading({ state, voice }: Turn, line: StatementLine): Reply | null {
  if (!line.alternative) return null
  state.readings = [writeStatement(line.statement), writeStatement(line.alternative)]
  const values = { first: voice.line(line.statement), second: voice.line(line.alternative) }
  return plainReply('which-reading', voice.say('which-reading', values))
}

const choices = [
  /^\W*(?:a|а|1|one|first|the first(?: one)?|перв\p{L}*|один)\W*$/iu,
  /^\W*(?:b|б|2|two|second|the second(?: one)?|втор\p{L}*|два)\W*$/iu,
]

/** The chosen reading, if the message names one. In any case the question is closed. */
export function chosenReading({ state }: Turn, text: string): StatementLine | null {
  const { readings } = state
  state.readings = null
  const index = readings ? choices.findIndex((choice) => choice.test(text.trim())) : -1
  return readings && index >= 0 ? { statement: readWritten(readings[index]!), source: text.slice(0, 80) } : null
}
