import { equals, type Rational, rational } from '../../math/rational.ts'
import type { Reply } from '../../pedagogy/reply.ts'
import type { Sum, Work } from './claimed-work.ts'
import { questionOf, quoted, toldIn, unread } from './coach.ts'
import { isAngle, operandsOf, partsTaken, unusedIn } from './roles.ts'
import { say, valueText } from './say.ts'
import { keyOf } from './story-state.ts'
import { lexiconOf } from './words.ts'

/**
 * Checking an answer against the story. Without a reading the result is unknown, but the student's own check can be
 * verified: whether it is calculated correctly and leads back to a given number.
 */
/** What a check shows; null if there is none or it is inconclusive. */
export function testReply(work: Work, sums: readonly Sum[], line: string, off: Reply | null): Reply | null {
  const { turn, story, facts, roles } = work
  const { language } = turn.voice
  const { test } = roles
  if (!test) return null
  const shown = {
    value: valueText(test.of, language),
    end: valueText(test.end, language),
    given: test.given ? valueText(test.given.value, language) : '',
    line,
  }
  story.claimed = test.outcome === 'misses' ? null : keyOf(test.of)
  if (test.outcome === 'misses') return unread(turn, 'test.misses', say(turn, 'test.misses', shown), 'step')
  if (test.outcome === 'open') {
    const isTest = isTrying(work, sums) && sums.every(({ claimed }) => claimed !== null) && !isMadeOf(sums, test.of)
    return isTest ? recounted(work, line) : null
  }
  if (off) return off
  // Only a check of more than one step that uses everything given shows that the number fits.
  const missing = unusedIn(facts, [...sums.flatMap(({ expr }) => operandsOf(expr)), test.end])
  const [only, ...others] = sums
  const isSingle =
    only !== undefined && others.length === 0 && partsTaken([only], story, facts, work.written).length > 0
  if (test.isTurned || missing || isSingle) return recounted(work, line)
  story.solved = true
  story.offered = [...story.offered, `fits:${keyOf(test.of)}`]
  return unread(turn, 'test.fits', say(turn, 'test.fits', shown), 'done')
}

/** A check whose calculations are right: whether each step is what the story says, the student has to compare. */
function recounted({ turn, facts }: Work, line: string): Reply {
  return unread(turn, 'test.recounted', say(turn, 'test.recounted', { line, told: toldIn(turn, facts) }), 'step')
}

/** The student says that it is a check, or applies the story's operations to the number. */
const isTrying = ({ story, facts, text, written }: Work, sums: readonly Sum[]): boolean =>
  lexiconOf(story.language).trying.test(text) || partsTaken(sums, story, facts, written).length > 0

/** The calculations produce the number: they derive it and do not check it. */
const isMadeOf = (sums: readonly Sum[], value: Rational) =>
  sums.some((sum) => equals(sum.claimed ?? sum.value ?? rational(0), value))

/** "Inside and outside make 180, a straight line": a correct common fact, not an answer. */
export function straightAngle({ turn, story, facts, text }: Work, value: Rational): Reply | null {
  const { straight } = lexiconOf(story.language)
  if (!equals(value, rational(180)) || !facts.numbers.some(isAngle) || !straight.test(text)) return null
  return unread(turn, 'straight', say(turn, 'straight', { question: questionOf(turn, facts) }), 'step')
}

/** Angles that add up to 180 degrees, or to too much for a triangle: comments by the common fact. */
export function angleSum({ turn, story, facts }: Work, value: Rational, right: string): Reply | null {
  const [number] = facts.numbers.filter(isAngle)
  if (!number) return null
  const values = {
    question: questionOf(turn, facts),
    value: `$${value.n}^\\circ$`,
    number: quoted(number.said, turn.voice.language),
  }
  if (equals(value, rational(180))) return unread(turn, 'straight', `${right}${say(turn, 'straight', values)}`, 'step')
  const { triangle } = lexiconOf(story.language)
  return value.n > 180n * value.d && triangle.test(story.text)
    ? unread(turn, 'angle.much', `${right}${say(turn, 'angle.much', values)}`, 'step')
    : null
}
