import { missingSignWords } from '../language/missing-sign-words.ts'
import type { Reply } from './reply.ts'
import type { SecondReader } from './second-readers.ts'
import { tellsOnly } from './tells.ts'
import { isIdle } from './tried.ts'

/**
 * "3x + 5 20", "3x + 2y = 16 and 5x - 2y": a first message with a formula in which one sign, or the side behind one, is not
 * there. The gap is named with what stands on both sides of it, instead of asking to type everything again.
 */
export const missingSign: SecondReader = (turn, { text, intent, before, putBack }, reply) => {
  if (intent !== undefined || text.length > LONGEST || !isIdle(before.state) || !isVain(reply) || hasNames.test(text))
    return reply
  const { voice } = turn
  const words = missingSignWords[voice.language]
  const stretch = formulaIn(text.replace(words.between, ' ; '))
  if (stretch === null) return reply
  const half = halfOf(stretch)
  if (half) {
    putBack()
    return { move: 'missing-side', text: voice.choose('missing-side', words.side, half), content: { badge: null } }
  }
  const gap = gapIn(stretch)
  // "Is 7*8 54?" names a result, and it was judged as that.
  if (!gap || (reply.move === 'wrong.value' && !isRelation.test(stretch))) return reply
  putBack()
  const signs = signsFor(stretch, voice.language === 'ru' ? ':' : '÷')
  const [last = '', ...rest] = signs.toReversed()
  const line = stretch.replace(/\s+/g, ' ')
  const choices = signs.map((sign) => `${gap.head} ${sign} ${gap.tail}`)
  const said = `${rest.toReversed().join(', ')} ${words.or} ${last}`
  return {
    move: 'missing-sign',
    text: voice.choose('missing-sign', words.gap, { line, left: gap.left, right: gap.right, signs: said }),
    content: { badge: null, choices },
  }
}

const LONGEST = 160

/** "log 2 8": an index and its number, and no sign between them. */
const hasNames = /(?<!\p{L})(?:log|lg|ln|sin|cos|tan|tg|lim|sqrt|root|f\()/iu

/** Has not read it, or has judged a product that nobody wrote. */
const isVain = (reply: Reply) =>
  tellsOnly(reply, 'nothing', 'no-task') || reply.move === 'wrong.value' || reply.move === 'contest.none'

/** The longest stretch of the message that is made of the signs of a formula, with at least one operator. */
function formulaIn(text: string): string | null {
  const stretches = [...text.matchAll(/(?:(?<!\p{L})[a-zхуz](?!\p{L}{2})|[-−–+*·×÷:/^()=<>≤≥\d.,;²³ ])+/giu)]
    .map(([found]) => found.replace(/^[\s:;,.)-]+|[\s:;,.(]+$/gu, ''))
    .filter((each) => /\d/.test(each) && isOperator.test(each))
    .toSorted((a, b) => b.length - a.length)
  return stretches[0] ?? null
}

const isOperator = /[-−–+*·×÷^=<>≤≥]|\d\s?[:/]\s?\d/u
const isRelation = /[=<>≤≥]/u

/** A relation beside an expression in the same letters that has no sign of its own. */
function halfOf(stretch: string): { whole: string; part: string } | null {
  const [first = '', second = '', ...more] = stretch
    .split(/\s?[;,]\s|(?<=[=<>≤≥]\s?[-−]?\d{1,6})\s+(?=[-−]?\d{0,4}[a-zху])/u)
    .map((each) => each.trim())
  if (more.length > 0 || second === '') return null
  const [whole, part] = isRelation.test(first) ? [first, second] : [second, first]
  // "x = 3, 2x + 5" gives a value to put in.
  if (!isRelation.test(whole) || /^[a-zху]\s?=\s?[-−]?[\d.,/]+$/u.test(whole)) return null
  if (isRelation.test(part) || gapIn(whole) || gapIn(part)) return null
  const letters = new Set(whole.match(/[a-zху]/gu) ?? [])
  const own = new Set(part.match(/[a-zху]/gu) ?? [])
  const isAlike = own.size > 0 && [...own].every((letter) => letters.has(letter))
  return isAlike && /[-−+]\s?\d{0,4}[a-zху\d]/u.test(part) && /[-−+*/\d]/.test(whole) ? { whole, part } : null
}

interface Gap {
  readonly left: string
  readonly right: string
  readonly head: string
  readonly tail: string
}

/** The only place where a number follows an operand with nothing but a space between. */
function gapIn(stretch: string): Gap | null {
  if (stretch.includes(';') || (stretch.match(/\(/g) ?? []).length !== (stretch.match(/\)/g) ?? []).length) return null
  const gaps = [...stretch.matchAll(/(\d+(?:[.,]\d+)?[a-zху]?²?|[a-zху]²?|\))\s+(\d+(?:[.,]\d+)?[a-zху]?)/gu)].filter(
    (found) => !isOneNumber(found, stretch),
  )
  const [only, ...more] = gaps
  if (!only || more.length > 0) return null
  const [whole, left = '', right = ''] = only
  const start = only.index
  const end = start + whole.length
  const head = stretch.slice(0, end - right.length).trim()
  // "5(x+2) 35": what ends before the gap is the bracket, and all of it is shown.
  const shown = left === ')' ? head.slice(head.lastIndexOf('(')) : left
  return { left: shown, right, head, tail: stretch.slice(end - right.length).trim() }
}

/** "12 500", "2 1/2" and "3 x 4" are numbers or a product. */
const isOneNumber = ([whole, left = '', right = '']: RegExpExecArray, stretch: string): boolean => {
  const behind = stretch.slice(stretch.indexOf(whole) + whole.length)
  const isGrouped = /^\d{1,3}$/.test(left) && /^\d{3}$/.test(right)
  const isMixed = /^\d+$/.test(left) && /^\d+$/.test(right) && /^\s?\/\s?\d/.test(behind)
  const isTimes = /^[xх]$/u.test(left)
  return isGrouped || isMixed || isTimes
}

function signsFor(stretch: string, division: string): string[] {
  if (isRelation.test(stretch)) return ['+', '−']
  return /[a-zху]/u.test(stretch) ? ['=', '+', '−'] : ['+', '−', '·', division]
}
