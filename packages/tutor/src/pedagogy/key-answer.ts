import { besideWords } from '../language/beside.ts'
import { keyAnswer } from '../language/key-answer.ts'
import { expressionsOf, isClosed, type Statement } from '../math/ast.ts'
import { readClaims } from '../math/claims/index.ts'
import { realAt } from '../math/numeric.ts'
import { sameResult } from './covers/same-result.ts'
import { answerNumbers, isMeasured } from './measured.ts'
import { momentOf, putBack } from './moment.ts'
import { wholeSolution } from './problem.ts'
import type { Reply, Turn } from './reply.ts'
import { ofOthers } from './whose-claim/taken-back.ts'

/** Takes a text as a whole message; what it changes in the state stays. */
type Take = (turn: Turn, text: string) => Reply

const LONGEST = 700

/**
 * "5(x - 2) = 3x + 4, I did 5x - 2 = 3x + 4, ..., x = 3, but the book says 7": the answer of the key is nothing that the
 * student has found, so it is not judged as that. The message is taken without it, and where what is left is judged, that
 * is the reply.
 */
export function besideKeyAnswer(turn: Turn, text: string, take: Take): Reply | null {
  const { language } = turn.voice
  const found = text.length > LONGEST ? null : keyAnswer[language].exec(text)
  const key = found?.[1]
  if (!found || key === undefined) return null
  // A result may be longer than a number: "20x + 33".
  const rest =
    ofOthers(text, language)?.rest ??
    `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`.trim()
  // Both have the same.
  const isAgreed = rest.split(/[\s,;=]+/).includes(key.replace(/^.*=\s*/, '').replace(/[.,]+$/, ''))
  if (isAgreed || !/\d/.test(rest)) return null
  const moment = momentOf(turn)
  const reply = take({ ...turn, said: rest }, rest)
  const { verdict } = reply.content
  const same = isEnd.test(reply.move) ? sameResult(turn, text, reply) : null
  if (same) return same
  if (verdict === 'incorrect' || verdict === 'correct-but') return reply
  if (verdict === 'correct' && isEnd.test(reply.move)) {
    if (isAnswer(turn, key)) return reply
    const said = turn.voice.choose('key-answer', besideWords[language].remarks.somebody.done ?? [], {})
    return { ...reply, text: reply.text.includes(said) ? reply.text : beforeLast(reply.text, said) }
  }
  putBack(turn, moment)
  return null
}

/** All of the task is found. */
const isEnd = /^(?:solved|worked\.solved|identity|covers\.way)/

/** "141.3 but the book has 45π": the key has the answer of the task, in whatever form. */
function isAnswer({ state: { problem }, voice }: Turn, key: string): boolean {
  const [line] = readClaims(key.replace(/(?<=\d)\s?(?:п|pi)(?!\p{L})/iu, 'π'), voice.language).claims
  const [theirs] = line ? valuesOf(line.line.statement) : []
  if (!problem || theirs === undefined) return false
  const own = isMeasured(problem) ? answerNumbers(problem) : valuesOf(wholeSolution(problem).answer)
  return own.some((each) => Math.abs(each - theirs) <= ROUNDED * Math.abs(theirs))
}

const ROUNDED = 0.002

const valuesOf = (statement: Statement): number[] =>
  expressionsOf(statement)
    .filter(isClosed)
    .map((each) => realAt(each, {}))

/** In front of the question for another exercise. */
const beforeLast = (text: string, said: string): string => {
  const at = text.lastIndexOf('\n\n')
  return at < 0 ? `${text}\n\n${said}` : `${text.slice(0, at)}\n\n${said}${text.slice(at)}`
}
