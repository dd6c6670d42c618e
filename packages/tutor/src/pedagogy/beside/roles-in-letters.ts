import { besideWords } from '../../language/beside.ts'
import { equals, multiply, type Rational, rational } from '../../math/rational.ts'
import type { Reply, Turn } from '../reply.ts'
import type { Message } from '../understand.ts'
import { said, tell } from './parts.ts'

/** "Mum is 3 times as old as Leo": who has more, who has less, and how many times. */
interface Comparison {
  readonly more: string
  readonly less: string
  readonly times: Rational
  readonly sentence: string
}

/**
 * "L = 3M": an equation with the first letters of two that the task compares. Whoever turns the two round tests it with an
 * easy number, whether or not the task was read.
 */
export function rolesInLetters({ turn, typed }: Pick<Message, 'turn' | 'typed'>): Reply | null {
  const { story } = turn.state
  if (!story || story.isParked || story.solved || story.problemId !== null) return null
  const own = /^\s*(?:(\d+)\s*)?(?:[*·]\s*)?(\p{L})\s*=\s*(?:(\d+)\s*)?(?:[*·]\s*)?(\p{L})\s*[?.!]*$/u.exec(typed)
  const [, before = '', left = '', behind = '', right = ''] = own ?? []
  if (!own || left.toLowerCase() === right.toLowerCase()) return null
  const compared = comparisonIn(turn, story.text)
  if (!compared) return null
  const isOf = (letter: string, word: string) => word.toLowerCase().startsWith(letter.toLowerCase())
  const { more, less, times } = compared
  const isStraight = isOf(left, more) && isOf(right, less)
  const isTurned = isOf(left, less) && isOf(right, more)
  if (isStraight === isTurned) return null
  const [one, other] = [before, behind].map((each) => rational(each === '' ? 1 : BigInt(each)))
  if (!one || !other) return null
  // one · left = other · right, with the smaller one as 1.
  const [atLeft, atRight] = isStraight ? [times, rational(1)] : [rational(1), times]
  const holds = equals(multiply(one, atLeft), multiply(other, atRight))
  const isSwapped = equals(multiply(one, atRight), multiply(other, atLeft))
  if (!holds && !isSwapped) return null
  const [moreLetter, lessLetter] = isStraight ? [left, right] : [right, left]
  const values = {
    line: `$${typed
      .trim()
      .replace(/[?.!]+$/u, '')
      .replace(/[*·]/gu, ' \\cdot ')}$`,
    more: `$${moreLetter}$`,
    less: `$${lessLetter}$`,
    sentence: compared.sentence,
  }
  return said(turn, holds ? 'roles.right' : 'roles', tell(turn, holds ? 'roles.right' : 'roles.turned', values))
}

function comparisonIn(turn: Turn, text: string): Comparison | null {
  const { timesAs, times } = besideWords[turn.voice.language]
  for (const pattern of timesAs) {
    const found = pattern.exec(text)
    const { more, less, times: said = '' } = found?.groups ?? {}
    const count = /\d+/.exec(said)?.[0] ?? times.find(([word]) => word.test(said))?.[1]
    if (found && more && less && count !== undefined)
      return { more, less, times: rational(BigInt(count)), sentence: found[0] }
  }
  return null
}
