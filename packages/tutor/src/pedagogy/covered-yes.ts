import { plainWords } from '../dialogue/story/facts.ts'
import { coveredWords } from '../language/covered-words.ts'
import { momentOf, putBack } from './moment.ts'
import type { Reply, Turn } from './reply.ts'
import type { SecondReader } from './second-readers.ts'

/**
 * A yes is said of all that stands before it. Replies that were found by a part of a message, by likeness or by words of a
 * thought, know nothing of what is concluded from it ("the hypotenuse is 10, so the radius is 10") or of what else is
 * supposed: the conclusion is judged by itself, and where it cannot be, the yes names its part or is left out.
 */
export const coveredYes =
  (answer: (turn: Turn, text: string) => Reply): SecondReader =>
  (turn, { text, intent, putBack: startAgain }, reply) => {
    const { language } = turn.voice
    if (intent !== undefined || turn.isPart || text.length > LONGEST || !confirmsPart(reply)) return reply
    const words = coveredWords[language]
    const halves = halvesOf(text, words.concludes)
    if (!halves) return goesOn(text, words.supposes, reply) ? withoutYes(reply, words.yes) : reply
    const own = momentOf(turn)
    const judged = (part: string) => {
      startAgain()
      return answer({ ...turn, said: part }, part)
    }
    // "So the average must be closer to 12" is no result.
    const end = isResult(halves.concluded) ? judged(halves.concluded) : null
    if (end && isVerdict(end)) return end
    const begin = judged(halves.said)
    putBack(turn, own)
    const isNamed = isOfMath(reply) && begin.move === reply.move && isShort(halves)
    if (!isNamed) return withoutYes(reply, words.yes)
    const put = { said: plainWords(halves.said), concluded: plainWords(halves.concluded) }
    const follows = turn.voice
      .choose('covered.follows', words.follows)
      .replace(/\{(said|concluded)\}/g, (_, key: keyof typeof put) => put[key])
    return { ...reply, text: follows }
  }

const LONGEST = 400

/** Confirmed because the message says it somewhere. */
const confirmsPart = ({ move, content: { verdict } }: Reply): boolean =>
  verdict === undefined &&
  /^(?:(?:story\.)?(?:thought|noticed|operation\.right)|story\.usual\.thought|usual\.thought|asked\.noticed|aside\.right)$/.test(
    move,
  )

/** Confirmed as a value or a step, and not by a sentence of ours about the idea. */
const isOfMath = ({ move }: Reply): boolean => move === 'aside.right'

const isVerdict = ({ content: { verdict } }: Reply): boolean => verdict !== undefined

interface Halves {
  readonly said: string
  readonly concluded: string
}

/** What is said, and what is concluded from it: the last such word counts. */
function halvesOf(text: string, concludes: RegExp): Halves | null {
  const all = [...text.matchAll(new RegExp(concludes.source, `${concludes.flags}g`))]
  const last = all.at(-1)
  if (!last || last.index === 0) return null
  const said = text.slice(0, last.index).trim()
  const concluded = text.slice(last.index + last[0].length).replace(/[\s.!?)]+$/u, '')
  return /\p{L}|\d/u.test(said) && /\d|\p{L}{2}/u.test(concluded) ? { said, concluded } : null
}

const isResult = (concluded: string): boolean =>
  /\d/.test(concluded) && (concluded.match(/\p{L}{2,}/gu) ?? []).length <= MOST_WORDS
const MOST_WORDS = 3

const isShort = ({ said, concluded }: Halves): boolean => said.length <= 60 && concluded.length <= 60

/** Something else is supposed, or a thought that was only found by its words is asked about. */
const goesOn = (text: string, supposes: RegExp, { move }: Reply): boolean =>
  supposes.test(text) || (/noticed$|usual\.thought$/.test(move) && /\?\s*$/.test(text))

const withoutYes = (reply: Reply, yes: RegExp): Reply => ({
  ...reply,
  text: reply.text.replace(yes, '').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
})
