import { add, equals, ONE, type Rational, subtract } from '../../math/rational.ts'
import type { Reply } from '../../pedagogy/reply.ts'
import { isWritten } from './bound.ts'
import type { Sum, Work } from './claimed-work.ts'
import { questionOf, quoted, unread } from './coach.ts'
import { baseNamed, factsIn, isAmount, isDifference, partsAdded, partsTaken, restPartsOf, usesAll } from './roles.ts'
import { say, valueText } from './say.ts'
import { keyOf, rationalOf } from './story-state.ts'
import { arithmeticOf, linesOf, partText, saidAs, sameAs } from './sums.ts'
import { testReply } from './tested.ts'
import { noteStory } from './trial.ts'
import { lexiconOf } from './words.ts'

/** Parts and percentages: of which amount they are taken, by the words of the story; and the student's own checks. */

type PartMove = 'base.rest' | 'base.of' | 'base.which' | 'parts.added'

/**
 * Asks, once per part, about a part taken of another base than the text gives: of something that is not the rest, of a
 * final amount, or added to a part of something else.
 */
export function partQuestion(work: Work, sums: readonly Sum[], before: string, isAgreed = false): Reply | null {
  const { turn, story, facts, written } = work
  const { language } = turn.voice
  const ask = (key: string, move: PartMove, values: Record<string, string>) => {
    // Repeated after the question, it is asked once more; then it is accepted.
    const again = `${key}!`
    if (story.offered.includes(again) || (story.offered.includes(key) && move !== 'base.rest')) return null
    story.offered = [...story.offered, story.offered.includes(key) ? again : key]
    const open = sums.at(-1)
    // Without a claimed result the calculation's own value is expected.
    if (open?.claimed === null && open.value) story.asksAbout = keyOf(open.value)
    return unread(turn, 'base', `${before}${say(turn, move, values)}`, open?.claimed === null ? 'sum' : 'meaning')
  }
  const added = partsAdded(sums, story, facts)
  if (added) {
    const [one, rest] = added.map((each) => quoted(each.said, language))
    const asked = ask(`added:${keyOf(added[1].value)}`, 'parts.added', { one: one ?? '', rest: rest ?? '' })
    if (asked) return asked
  }
  const taken = partsTaken(sums, story, facts, written)
  for (const { part, base, isOfRest, isRest, isOfEnd } of taken) {
    const others = taken.filter((each) => each.part === part && !equals(each.base, base))
    const values = {
      part: partText(part.value, part.text, language),
      base: saidAs(work, base),
      said: quoted(part.said, language),
      sentence: quoted(part.sentence, language),
    }
    const key = `${keyOf(part.value)}@${keyOf(base)}`
    const asked =
      isOfRest && others.length > 0
        ? ask(`which:${keyOf(part.value)}`, 'base.which', values)
        : isOfRest && !isRest
          ? ask(`base:${key}`, 'base.rest', values)
          : isOfEnd && !isOfRest && !isAgreed
            ? ask(`base:${key}`, 'base.of', values)
            : null
    if (asked) return asked
  }
  return null
}

/**
 * The part is taken of the rest, as the text says. If all numbers are used and all calculations right, nothing is left
 * to criticize, and the reply says so.
 */
export function restFits(work: Work, sums: readonly Sum[], result: Rational, right: string): Reply | null {
  const { turn, story, facts, written } = work
  const { language } = turn.voice
  const fits = partsTaken(sums, story, facts, written).find(({ isOfRest, isRest }) => isOfRest && isRest)
  if (!fits) return null
  const values = {
    part: partText(fits.part.value, fits.part.text, language),
    base: saidAs(work, fits.base),
    said: quoted(fits.part.said, language),
    question: questionOf(turn, facts),
    value: valueText(result, language),
  }
  const isEnd = usesAll(story, facts, written) && sums.length > 1 && sums.every(({ claimed }) => claimed !== null)
  if (isEnd) {
    story.claimed = keyOf(result)
    story.offered = [...story.offered, `fits:${keyOf(result)}`]
    story.solved = true
    return unread(turn, 'complete', `${right}${say(turn, 'complete', values)}`, 'done')
  }
  const key = `rest:${keyOf(fits.base)}`
  if (story.offered.includes(key)) return null
  story.offered = [...story.offered, key]
  return unread(turn, 'base.fits', `${right}${say(turn, 'base.fits', values)}`, 'step')
}

/** "80 % is what you still pay": 100 % minus the given percentage. */
export function percentLeft(work: Work, value: Rational, right = ''): Reply | null {
  const { turn, story, facts } = work
  const { language } = turn.voice
  const part = facts.numbers.find(
    (each) =>
      /%/.test(each.text) &&
      !equals(each.value, value) &&
      (equals(subtract(ONE, each.value), value) || equals(add(ONE, each.value), value)),
  )
  const key = `left:${keyOf(value)}`
  if (!part || story.offered.includes(key)) return null
  story.offered = [...story.offered, key]
  const values = { part: partText(part.value, part.text, language), value: partText(value, '%', language) }
  const { ended } = lexiconOf(story.language)
  const amount = facts.numbers.find(
    (each) => isAmount(each) && ended.test(each.sentence) && isWritten(each.value, work.said),
  )
  const isMore = value.n > value.d
  if (amount) {
    const shown = { ...values, amount: quoted(amount.said, language) }
    const move = isMore ? 'percent.more' : 'percent.amount'
    return unread(turn, 'percent.left', `${right}${say(turn, move, shown)}`, 'step')
  }
  if (isMore) return null
  return unread(turn, 'percent.left', `${right}${say(turn, 'percent.left', values)}`, 'step')
}

/** "1/4 is of the rest, not of the whole book": the student states the base that the text gives. */
export function partNamed(work: Work): Reply | null {
  const { turn, story, facts, text, written } = work
  const { language } = turn.voice
  for (const part of restPartsOf(story, facts)) {
    const at = text.indexOf(part.text.split(' ')[0] ?? part.text)
    if (at < 0) continue
    const clause = text.slice(at).split(/[.!?;\n]/)[0] ?? ''
    const base = baseNamed(clause, story)
    const values = { said: quoted(part.said, language), part: partText(part.value, part.text, language) }
    if (base && isDifference(base, story, [], written))
      return unread(turn, 'base.fits', say(turn, 'part.base', { ...values, base: valueText(base, language) }), 'step')
    if (!base && lexiconOf(story.language).rest.test(clause))
      return unread(turn, 'base.fits', say(turn, 'part.said', values), 'step')
  }
  return null
}

/** After a successful check or a complete solution no question is repeated unless there is a new calculation. */
export function afterTest({ turn, story }: Work, sums: readonly Sum[]): Reply | null {
  if (!story.solved || story.claimed === null || !story.offered.includes(`fits:${story.claimed}`)) return null
  const value = rationalOf(story.claimed)
  if (!value || sums.some(({ expr }) => factsIn(expr).some((fact) => !story.facts.includes(fact)))) return null
  return unread(turn, 'done', say(turn, 'test.done', { value: valueText(value, turn.voice.language) }), 'done')
}

/** A check of an answer takes precedence over questions about its calculations. */
export function testOf(work: Work, sums: readonly Sum[]): Reply | null {
  const line = linesOf(work, sums)
  const right = arithmeticOf(work, sums)
  const { test } = work.roles
  if (test?.outcome !== 'fits' && test?.outcome !== 'misses') return testReply(work, sums, line, null)
  const off = partQuestion(work, sums, right)
  const agrees = work.guess !== null && sameAs(work, work.guess.root, test.of)
  if (agrees && !work.story.solved) noteStory(work.turn, work.story, true)
  return testReply(work, sums, line, agrees ? null : off)
}
