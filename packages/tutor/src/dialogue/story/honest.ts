import type { Rational } from '../../math/rational.ts'
import { rational } from '../../math/rational.ts'
import type { Reply } from '../../pedagogy/reply.ts'
import type { Sum, Work } from './claimed-work.ts'
import { coachWish, quoted, unread } from './coach.ts'
import { partQuestion, percentLeft, restFits } from './parts.ts'
import { usesAll } from './roles.ts'
import { exprText, say, valueText } from './say.ts'
import { keyOf, resultsOf } from './story-state.ts'
import { arithmeticOf, foreignIn } from './sums.ts'
import { angleSum, testLine } from './tested.ts'
import { lexiconOf } from './words.ts'

/**
 * Replies to work on a story that was not read. The calculations that the student wrote are recalculated and called
 * calculations; nothing is said of what a number means in the story, and the story is quoted in whole sentences only.
 */
export function withoutPlan(work: Work, sums: readonly Sum[], before = '', end?: Rational): Reply {
  const { turn, story, facts } = work
  const last = sums.at(-1)!
  const result = end ?? last.claimed ?? last.value ?? rational(0)
  const right = before || arithmeticOf(work, sums)
  const off = partQuestion(work, sums, right) ?? restFits(work, sums, result, right) ?? percentLeft(work, result, right)
  if (off) return off
  const angle = angleSum(work, result, right)
  if (angle) return angle
  if (doubted(work)) return unread(turn, 'doubt', `${right}${say(turn, 'unread.doubt')}`, 'step')
  if (work.asksIfRight || work.roles.answer) return stands(work, result, right)
  const foreign = foreignOf(work, sums)
  if (foreign) return unread(turn, 'foreign', `${right}${foreign}`, 'step')
  const open = usesAll(story, facts, work.written) ? undefined : unusedSentence(work)
  if (open) {
    story.offered = [...story.offered, `read:${open.slice(0, 40)}`]
    return unread(turn, 'unused', `${right}${say(turn, 'unused', { sentence: quoted(open, story.language) })}`, 'step')
  }
  return unread(turn, 'next', `${right}${say(turn, 'work.next')}`, 'step')
}

/** "But girls can't be more than children": the student finds something impossible. */
const doubted = ({ text, story }: Work): boolean => lexiconOf(story.language).impossible.test(text)

/** A number of a calculation that is neither in the story nor found before: asked about once. */
function foreignOf(work: Work, sums: readonly Sum[]): string | null {
  const { turn, story } = work
  const { language } = turn.voice
  const results = sums.flatMap(({ claimed, value }) => claimed ?? value ?? [])
  // A number must not be explained by the result of its own calculation: 5 by the 20 of `100 : 5 = 20`.
  const told = { ...story, results: story.results.filter((each) => !results.some((own) => keyOf(own) === each)) }
  const own = [...results, ...work.said, ...resultsOf(story)]
  const tops = own.filter(({ d }) => d !== 1n).flatMap(({ n, d }) => [rational(n), rational(d)])
  for (const { expr } of sums) {
    const foreign = foreignIn({ ...work, story: told }, expr, [...results, ...work.said, ...tops])
    if (!foreign || story.offered.includes(`foreign:${keyOf(foreign)}`)) continue
    story.offered = [...story.offered, `foreign:${keyOf(foreign)}`]
    return say(turn, 'foreign', { value: valueText(foreign, language), expr: exprText(expr, language) })
  }
  return null
}

/** A whole sentence of the story with a number that no calculation has used. */
function unusedSentence({ facts, story }: Work): string | undefined {
  return facts.numbers.find(
    ({ text, value, sentence }) =>
      /\d|%/.test(text) &&
      value.n > 1n &&
      facts.sentences.includes(sentence) &&
      !story.used.includes(keyOf(value)) &&
      !story.offered.includes(`read:${sentence.slice(0, 40)}`),
  )?.sentence
}

/**
 * "Is it 8?" The tutor knows neither that it is nor that it is not, says so, and tells how to test it. Asked again, it
 * offers other help.
 */
export function stands(work: Work, value: Rational, right = ''): Reply {
  const { turn, story } = work
  const shown = { value: valueText(value, turn.voice.language) }
  const key = `test:${keyOf(value)}`
  const isAgain = story.offered.includes(key)
  story.claimed = keyOf(value)
  story.offered = [...new Set([...story.offered, key])]
  const [move, text] = isAgain
    ? (['closed', say(turn, 'closed', shown)] as const)
    : (['stands', say(turn, 'stands', shown)] as const)
  return unread(turn, move, `${right}${text} ${testLine(work, value)}`, 'fits')
}

/** A number without a calculation; null where it is no result, or was asked about before. */
export function honestNumber(work: Work, value: Rational, isFresh: boolean): Reply | null {
  const { turn, story, text } = work
  if (doubted(work)) return coachWish(turn, story, 'doubt')
  if (work.roles.answer || (work.asksIfRight && isFresh)) return stands(work, value)
  const key = `number:${keyOf(value)}`
  const isLong = text.split(/\s+/).length > 10
  if (!isFresh || isLong || story.offered.includes(key)) return null
  story.offered = [...story.offered, key]
  const shown = { value: valueText(value, turn.voice.language) }
  return unread(turn, 'number.how', say(turn, 'number.how', shown), 'step')
}
