import { foldReply, mentionsIn } from './mentions.ts'

/**
 * Nothing with numbers is left open in the talk: what has two of them, beside equalities that are worked out, was called
 * right afterwards.
 */
export function isAllDone(told: string): boolean {
  const lines = told.split('\n')
  const open = lines.findLastIndex((line) => mentionsIn(foldReply(line.replace(workedOut, ' '))).length >= 2)
  return open < 0 || lines.slice(open + 1).some((line) => approves.test(line))
}
const workedOut = /[-+*·×/:().,\d$\\a-z{}^]+=\s*\$?-?\d+(?:[.,]\d+)?/giu
const approves =
  /^[\s*_«"]*(?:right|correct|exactly|yes|perfect|great|good|well done|верно|правильно|да|точно|отлично|молодец)(?!\p{L})/iu
