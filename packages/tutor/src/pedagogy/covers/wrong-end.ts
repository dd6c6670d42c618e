import { verdictWords } from '../../language/verdict-words.ts'
import { readClaims } from '../../math/claims/index.ts'
import type { Reply, Turn } from '../reply.ts'
import { isEnd, type Judged } from './end.ts'
import { notEqual } from './not-equal.ts'

/**
 * A yes for a line of the message says nothing of its end. "(x - 3)(x - 4) = 0, x = -3 or x = -4": the line is right, and
 * what is concluded from it is not, so the end is judged as the next message would be, and where it is wrong, that counts.
 * A number that a sentence calls the thing asked for is such an end, too: "180 - 40 = 140, that is the base angle".
 */
export function wrongEnd(turn: Turn, text: string, reply: Reply, judged: (text: string) => Judged): Judged | null {
  if (!saysYes(reply) || isEnd(reply)) return null
  const last = lastLine(turn, text)
  const end = last === null ? null : judged(last)
  const other = end && last !== null ? notEqual(turn, last, end.reply) : null
  if (end && other) return { ...end, reply: other }
  if (end && doubts(end.reply)) return end
  const called = calledResult(turn, text)
  if (called === null) return null
  const value = judged(called.value)
  if (doubts(value.reply)) return value
  if (!isOnTheWay.test(value.reply.move)) return null
  const put = { value: `$${called.value}$`, asked: called.asked }
  const { texts } = verdictWords[turn.voice.language]
  const said = turn.voice.choose('covers.not-yet', texts['not-yet'], put)
  return { ...value, reply: { ...value.reply, move: 'covers.not-yet', text: said, content: { badge: null } } }
}

/** Calls it wrong, or asks what it is. */
const doubts = ({ move, content: { verdict } }: Reply): boolean =>
  (verdict === 'incorrect' && !/^sum\.wrong/.test(move)) ||
  /^(?:number\.which|value\.which|worked\.test|placed\.goes-first)$/.test(move)

const isOnTheWay = /^(?:way\.value|worked\.right|right\.(?:part|filled)|aside\.right)$/

const saysYes = ({ move, content: { verdict } }: Reply): boolean =>
  verdict === 'correct' || /^(?:aside\.right|right\.|worked\.(?:right|formula)|usual\.step)/.test(move)

/** What stands last and is a claim by itself. */
function lastLine({ voice }: Turn, text: string): string | null {
  const lines = text
    .split(/\n+|(?<=[.!])\s+(?=\S)/u)
    .flatMap((line) => line.split(verdictWords[voice.language].announcesEnd))
    .filter((line) => line.trim() !== '')
  const last = lines.at(-1)?.trim() ?? ''
  if (lines.length < 2 || /\?$/.test(last)) return null
  const { claims } = readClaims(last, voice.language)
  const isClaim =
    claims.length > 0 && claims.every(({ standing, among }) => standing === 'stated' && among.length === 0)
  return isClaim ? last : null
}

/** The number before words that say it is what the task asks for. */
function calledResult({ voice, state }: Turn, text: string): { readonly value: string; readonly asked: string } | null {
  const found = verdictWords[voice.language].isAsked.exec(text.toLowerCase())
  // "Is that the answer?" asks; and of a first message the words are in its task.
  if (!found || /^[^.!\n]*\?/u.test(text.slice(found.index + found[0].length))) return null
  const task = (state.lastTask ?? state.problem?.told ?? '').toLowerCase().replace(found[0], '')
  // "The base angle i think": the words up to the first that is none of the task.
  const words = (found[1] ?? '').trim().split(' ')
  const isIn = (word: string) => word.length < 4 || task.includes(word.slice(0, STEM))
  const end = words.findIndex((word) => !isIn(word))
  const asked = (end < 0 ? words : words.slice(0, end)).join(' ').replace(/(?:\s\p{L}{1,2})+$/u, '')
  const isOfTask = /\p{L}{4}/u.test(asked)
  const numbers = [...text.slice(0, found.index).matchAll(/[-−]?\d+(?:[.,]\d+)?/gu)]
  const value = numbers.at(-1)?.[0]
  return isOfTask && value !== undefined ? { value, asked } : null
}
const STEM = 5
