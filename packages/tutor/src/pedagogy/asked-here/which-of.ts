import { askedHereWords } from '../../language/asked-here.ts'
import { plain } from '../beside/parts.ts'
import { saidHere } from '../in-task/parts.ts'
import { momentOf, putBack as restore } from '../moment.ts'
import type { Reply, Turn } from '../reply.ts'
import type { Unheard } from '../second-readers.ts'
import { tellsOnly } from '../tells.ts'
import type { Question } from './question.ts'

/**
 * "Do I divide by 3 or by 7?": each of the two is judged as if it alone had been said. Where one is a right step and the
 * other is none, that is said, with what the core says of the step; a result that ends the task is not.
 */
export function whichOf(
  turn: Turn,
  { before, putBack }: Unheard,
  { asked }: Question,
  answer: (turn: Turn, text: string) => Reply,
): Reply | null {
  const { language } = turn.voice
  const pair = optionsIn(asked, askedHereWords[language])
  if (!pair) return null
  const own = momentOf(turn)
  const judged = (options: readonly string[]) => {
    for (const option of options) {
      putBack()
      const said = answer({ ...turn, said: option }, option)
      if (isRight(said)) return { reply: said, moment: momentOf(turn) }
    }
    return null
  }
  const [one, other] = [judged(pair.one.said), judged(pair.other.said)]
  const right =
    one && !other
      ? { ...one, names: [pair.one, pair.other] }
      : !one && other
        ? { ...other, names: [pair.other, pair.one] }
        : null
  const [mine, theirs] = right?.names ?? []
  const isEnd = right !== null && endsTask(before, right.reply)
  // A calculation may be confirmed that ends the task, but not what it comes to.
  if (!right || !mine || !theirs || (isEnd && !isSum(mine))) {
    restore(turn, own)
    return null
  }
  restore(turn, isEnd ? own : right.moment)
  const { texts } = askedHereWords[language]
  const says = turn.voice.choose('asked-here.one', texts.one, { one: mine.name, other: theirs.name })
  if (isEnd) {
    putBack()
    return saidHere(turn, 'one', `${says} ${turn.voice.choose('asked-here.work-out', texts.workOut)}`)
  }
  return { ...right.reply, text: `${says} ${right.reply.text}` }
}

const isRight = ({ move, content: { verdict } }: Reply): boolean =>
  verdict === 'correct' || (verdict === undefined && rightMoves.test(move))

const rightMoves =
  /^(?:operation\.(?:right|allowed|way)|aside\.right|right|worked\.(?:right|set-up|formula|idea)|story\.(?:quantity|operation))(?!\.none)/

/** What would be told with it is the answer. */
const endsTask = ({ state }: Turn, reply: Reply): boolean =>
  !state.problem?.solved &&
  (/\*\*/.test(reply.text) || /solved|answer|unfinished/.test(reply.move) || tellsOnly(reply, 'nothing'))

const isSum = ({ name }: Option): boolean => /\d\s*[-+*/:×·]\s*\d/u.test(name)

interface Option {
  readonly name: string
  /** The question with this one alone, and the option by itself. */
  readonly said: readonly string[]
}

const isNumber = ({ name }: Option): boolean => /^[-−]?\d[\d.,/^%°]*[\s\p{L}²³]*$/u.test(name)

/** Of two numbers none is claimed. "2 or 3" without a word of a question is an answer: both of them. */
export const asksWhichNumber = ({ voice }: Turn, asked: string): boolean => {
  const { or } = askedHereWords[voice.language]
  const pair = optionsIn(asked, askedHereWords[voice.language])
  const hasWords = /\p{L}{2}/u.test(plain(asked).replace(or, ' '))
  return pair !== null && hasWords && isNumber(pair.one) && isNumber(pair.other)
}

/** The two of which one is meant: both numbers or formulas, or both words. */
function optionsIn(
  asked: string,
  { or, orNot }: { readonly or: RegExp; readonly orNot: RegExp },
): { readonly one: Option; readonly other: Option } | null {
  const closed = asked.replace(/(?<=\d)\s*([-+*/:×·−])\s*(?=\d)/gu, '$1')
  const found = or.exec(plain(closed))
  if (!found) return null
  const before = closed.slice(0, found.index)
  const behind = closed.slice(found.index + found[0].length)
  const second = /^[^\s?!,;]+/u.exec(behind)?.[0]?.replace(/[.:]+$/u, '')
  if (!second || orNot.test(plain(second))) return null
  const isFormula = /\d|[=^/*+]/.test(second)
  // The last word in front, or the last formula: "do I divide by 3, or 7".
  const first = (isFormula ? /[^\s,?!;]*\d[^\s,?!;]*(?=(?:\s\p{L}+){0,2}[\s,]*$)/u : /\p{L}+(?=[\s,]*$)/u).exec(before)
  if (!first) return null
  const stem = before.slice(0, first.index)
  const tail = before.slice(first.index + first[0].length).replace(/[\s,]+$/u, '')
  const option = (name: string): Option => ({
    name,
    said: isFormula && /\d\s*[-+*/:^]\s*\d/.test(name) ? [`${stem}${name}${tail}`, name] : [`${stem}${name}${tail}`],
  })
  return first[0] === second ? null : { one: option(first[0]), other: option(second) }
}
