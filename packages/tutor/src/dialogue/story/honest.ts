import { contentStems } from '../../concepts/find.ts'
import { directWords } from '../../language/direct-words.ts'
import { storyStart } from '../../language/story-start.ts'
import type { Rational } from '../../math/rational.ts'
import { equals, rational } from '../../math/rational.ts'
import type { Reply, Turn } from '../../pedagogy/reply.ts'
import { themeOfStory } from '../themes/theme.ts'
import type { Sum, Work } from './claimed-work.ts'
import { askKey, coachWish, nextAsk, quoted, unread } from './coach.ts'
import { mixedUnits, offByDimension } from './dimensions.ts'
import { amountsIn, isNamed } from './first-question.ts'
import { combined, isNear } from './likely.ts'
import { partQuestion, percentLeft, restFits } from './parts.ts'
import { operandsOf, usesAll } from './roles.ts'
import { exprText, say, sayDirect, valueText } from './say.ts'
import { besideGiven, besideQuestion } from './sense.ts'
import { sensibleStep, stepNamed } from './sensible-step.ts'
import { keyOf, once, rationalOf, resultsOf, type Story } from './story-state.ts'
import { arithmeticOf, foreignIn, rootSaid } from './sums.ts'
import { angleSum } from './tested.ts'
import { lexiconOf } from './words.ts'
import { claimsIn } from './work.ts'

/**
 * Replies to work on a task in words that was not read. What can be verified without a reading is said: the arithmetic,
 * the units, whether everything given is used, and the usual mistake of such tasks is asked about. A result that passes
 * all of it is called plausible, once; that it is the answer is never said.
 */
export function withoutPlan(work: Work, sums: readonly Sum[], before = '', end?: Rational): Reply {
  const { turn, story } = work
  const last = sums.at(-1)!
  const root = rootSaid(work, sums)
  const result =
    root && sums.at(-1)?.claimed === root.of ? root.value : (end ?? last.claimed ?? last.value ?? rational(0))
  const right = before || arithmeticOf(work, sums)
  const off = partQuestion(work, sums, right) ?? restFits(work, sums, result, right) ?? percentLeft(work, result, right)
  if (off) return off
  const angle = angleSum(work, result, right)
  if (angle) return angle
  // Nothing else is known of it: a wrong way whose numbers are right must not look right.
  const only = before || arithmeticOf(work, sums, 'recounted.only')
  if (doubted(work)) return unread(turn, 'doubt', `${only}${say(turn, 'unread.doubt')}`, 'step')
  const beside = storyStart[story.language].doubts.test(work.text) ? besideGiven(turn, story, result, work.text) : null
  if (beside) return unread(turn, 'sense', `${only}${beside}`, 'step')
  const mixed = unitsOnce(work, sums, only)
  if (mixed) return mixed
  if (offerOf(work)) return resultReply(work, result, sums, right, false, only)
  const theme = themeOfStory(story, turn.voice.language)
  const isWhole = usesAll(story, work.facts, work.written) && sums.every(({ claimed }) => claimed !== null)
  if (theme && isWhole && once(story, `slip:${theme.id}`))
    return unread(turn, 'look', `${only}${sayDirect(turn, 'look', { slip: theme.slip })}`, 'step')
  const foreign = foreignOf(work, sums)
  if (foreign) return unread(turn, 'foreign', `${only}${foreign}`, 'step')
  const hint = theme?.hints?.find((each) => each.includes('?') && once(story, askKey(each)))
  if (hint) return unread(turn, 'next', `${only}${hint}`, 'step')
  const sense = besideGiven(turn, story, result, work.text) ?? besideQuestion(turn, story, result)
  if (sense) return unread(turn, 'sense', `${only}${sense}`, 'step')
  return unread(turn, 'next', `${only}${sayDirect(turn, 'step')}`, 'step')
}

/** "But girls can't be more than children": the student finds something impossible. */
const doubted = ({ text, story }: Work): boolean => lexiconOf(story.language).impossible.test(text)

/**
 * How a result is offered: as the answer, by that word or by asking whether it is right; as what is asked for, by the
 * words of the question ("so the area is 60") or a question mark; or not at all, as a result on the way.
 */
function offerOf({ story, facts, text, asksIfRight }: Work): 'answer' | 'asked' | null {
  const { answerNamed, ifRight } = lexiconOf(story.language)
  if (answerNamed.test(text) || ifRight.test(text) || directWords[story.language].isAnswer.test(text.toLowerCase()))
    return 'answer'
  const asked = new Set(contentStems(facts.question ?? '', story.language).filter((stem) => !/^\d/.test(stem)))
  const named = new Set(contentStems(text, story.language).filter((stem) => asked.has(stem))).size
  // "Each table gets 12" says the question again, with its answer.
  if (named > 1) return 'answer'
  return asksIfRight || named > 0 ? 'asked' : null
}

/** Amounts whose units do not fit together in one calculation: asked about once. */
function unitsOnce({ turn, story }: Work, sums: readonly Sum[], right: string): Reply | null {
  const mixed = mixedUnits(story, sums)
  return mixed && once(story, 'units')
    ? unread(turn, 'units', `${right}${sayDirect(turn, 'units', mixed)}`, 'step')
    : null
}

/**
 * What can be said of a result: units, the usual mistake, what is left out, and that it is plausible.
 * @param only what is said of its calculations where nothing more is said of it
 */
export function resultReply(
  work: Work,
  value: Rational,
  sums: readonly Sum[] = [],
  right = '',
  standsByIt = false,
  only = right,
): Reply {
  const { turn, story, facts } = work
  const { language } = turn.voice
  const shown = valueText(value, language)
  const key = keyOf(value)
  const said = (move: string, text: string, by = 'fits') => unread(turn, move, `${only}${text}`, by)
  const made = sums.length > 0 ? sums : sumsBehind(work, value)
  const off = offByDimension(story, made, facts.question)
  const offered = standsByIt ? 'answer' : offerOf(work)
  if (off && offered === 'answer' && once(story, `dimension:${key}`))
    return said('dimension', sayDirect(turn, 'dimension', off), 'step')
  const mixed = mixedUnits(story, made)
  if (mixed && turn.state.lastMove !== 'story.units') return said('units', sayDirect(turn, 'units', mixed), 'step')
  story.claimed = key
  const theme = themeOfStory(story, turn.voice.language)
  // Whoever has said what avoids the usual mistake is not asked about it again.
  const knows = theme !== null && story.offered.some((each) => each.startsWith(`fact:${theme.id}`))
  // A number without a calculation is a guess at the answer, a calculation may be a step.
  const isOffered = offered === 'answer' || made.length === 0
  const isAsked = theme !== null && !knows && isOffered && once(story, `slip:${theme.id}`)
  if (isAsked) story.offered = [...story.offered, `slipped:${key}`]
  if (isAsked) return said('look', sayDirect(turn, 'look', { slip: theme.slip }))
  if (made.length === 0 && standsByIt)
    return said('plausible.again', sayDirect(turn, 'plausible.again', { value: shown }), 'done')
  if (made.length === 0)
    return once(story, `how:${key}`)
      ? said('number.how', howOrNamed(turn, story, value), 'step')
      : said('next', nextAsk(turn, story), 'step')
  const given = amountsIn(facts, story.language).filter(isNamed(story.language))
  const left = given.find(({ text, value: each }) => isLeftOut(work, text, each))
  if (left && once(story, `left:${keyOf(left.value)}`)) {
    return said('missing', sayDirect(turn, 'missing', { number: quoted(left.said, language) }), 'step')
  }
  // A result in the middle, or the one that the usual mistake was asked about, is not called plausible.
  const isGiven = facts.numbers.some((each) => equals(each.value, value))
  const isSame = isGiven || (!knows && story.offered.includes(`slipped:${key}`))
  if (theme && isSame && once(story, `relation:${theme.id}`))
    return said('relation', sayDirect(turn, 'relation', { relation: theme.relation }), 'step')
  if (isSame && once(story, `held:${key}`))
    return unread(
      turn,
      'held',
      `${right}${sayDirect(turn, 'held', { value: shown, ask: nextAsk(turn, story) })}`,
      'step',
    )
  const isUsed = (each: Rational) => story.used.includes(keyOf(each)) || work.written.some((one) => equals(one, each))
  // "All the given numbers are in it" has to be true; for a number that is only asked about the next question is as good.
  const isAsAnswer = offered === 'answer' || (offered === 'asked' && facts.numbers.every((each) => isUsed(each.value)))
  if (left || mixed || off || isSame || !isAsAnswer) return said('next', nextAsk(turn, story), 'step')
  return plausible(work, value, right)
}

/** Nothing speaks against the result, which is said once. */
function plausible({ turn, story }: Work, value: Rational, right: string): Reply {
  const { language } = turn.voice
  const shown = valueText(value, language)
  const key = keyOf(value)
  const said = (move: string, text: string, by: string) => unread(turn, move, `${right}${text}`, by)
  const before = story.offered.findLast((each) => each.startsWith('plausible:'))?.slice('plausible:'.length)
  if (before === key)
    return once(story, `again:${key}`)
      ? said('plausible.again', sayDirect(turn, 'plausible.again', { value: shown }), 'done')
      : said('next', nextAsk(turn, story), 'step')
  const other = before === undefined ? null : rationalOf(before)
  story.offered = [...story.offered.filter((each) => each !== `plausible:${key}`), `plausible:${key}`]
  if (other && turn.state.lastMove === 'story.plausible')
    return said(
      'plausible.other',
      sayDirect(turn, 'plausible.other', { before: valueText(other, language), value: shown }),
      'fits',
    )
  return said('plausible', sayDirect(turn, 'plausible', { value: shown }), 'fits')
}

/** The calculations of an earlier message that led to a result. */
function sumsBehind({ story }: Work, value: Rational): readonly Sum[] {
  if (story.lastWork === null || !resultsOf(story).some((each) => equals(each, value))) return []
  return claimsIn(story.lastWork, story.language).filter((claim): claim is Sum => claim.kind === 'sum')
}

const isLeftOut = ({ story, written, facts }: Work, text: string, value: Rational): boolean =>
  /\d/.test(text) &&
  // "After 2 years", "two balls": a small number often counts steps.
  !(value.d === 1n && value.n <= 3n) &&
  !story.used.includes(keyOf(value)) &&
  !written.some((each) => equals(each, value)) &&
  // "16 downstream" came of the 48 km and the 3 h.
  !facts.numbers.some((other) =>
    (['+', '-', '*', '/'] as const).some((sign) =>
      [combined(sign, value, other.value), combined(sign, other.value, value)].some(
        (made) =>
          made && written.some((each) => !facts.numbers.some((one) => equals(one.value, each)) && isNear(made, each)),
      ),
    ),
  )

/** A number of a calculation that is neither in the task nor found before: asked about once. */
function foreignOf(work: Work, sums: readonly Sum[]): string | null {
  const { turn, story } = work
  const { language } = turn.voice
  const results = sums.flatMap(({ claimed, value }) => claimed ?? value ?? [])
  // A number must not be explained by the result of its own calculation: 5 by the 20 of `100 : 5 = 20`.
  const told = { ...story, results: story.results.filter((each) => !results.some((own) => keyOf(own) === each)) }
  const own = [...results, ...work.said, ...resultsOf(story)]
  // The 120 of `120 / 2`, behind `8 · 15 / 2`.
  const inside = sums.flatMap(({ expr }) =>
    'left' in expr ? [...operandsOf(expr.left), ...operandsOf(expr.right)] : [],
  )
  const made = inside.filter(
    (each) => sums.filter(({ expr }) => operandsOf(expr).some((one) => equals(one, each))).length > 1,
  )
  const tops = own.filter(({ d }) => d !== 1n).flatMap(({ n, d }) => [rational(n), rational(d)])
  for (const { expr } of sums) {
    const foreign = foreignIn({ ...work, story: told }, expr, [...results, ...made, ...work.said, ...tops])
    if (!foreign || !once(story, `foreign:${keyOf(foreign)}`)) continue
    return say(turn, 'foreign', { value: valueText(foreign, language), expr: exprText(expr, language) })
  }
  return null
}

/** A number without a calculation; null where nobody claims it. */
export function honestNumber(work: Work, value: Rational, isFresh: boolean): Reply | null {
  const { turn, story, text } = work
  if (doubted(work)) return coachWish(turn, story, 'doubt')
  if (work.roles.answer || (work.asksIfRight && isFresh)) return resultReply(work, value)
  const isLong = text.split(/\s+/).length > 10
  if (!isFresh || isLong || !once(story, `how:${keyOf(value)}`)) return null
  return unread(turn, 'number.how', howOrNamed(turn, story, value), 'step')
}

/** What the number is by one step of the task, or how it came about. */
function howOrNamed(turn: Turn, story: Story, value: Rational): string {
  const step = sensibleStep(story.text, story.language, value)
  return step ? stepNamed(turn, step, value) : say(turn, 'number.how', { value: valueText(value, turn.voice.language) })
}
