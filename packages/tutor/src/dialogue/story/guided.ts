import type { Expr } from '../../math/ast.ts'
import { equals, multiply, ONE, type Rational, rational } from '../../math/rational.ts'
import { unitOf } from '../../math/units.ts'
import type { Reply } from '../../pedagogy/reply.ts'
import type { Sum, Work } from './claimed-work.ts'
import { coachWish, nextRung, questionOf, quoted, unread } from './coach.ts'
import { answerSaid } from './counted.ts'
import { factsOf, isQuestion, listed, type StoryFacts } from './facts.ts'
import { withoutPlan } from './honest.ts'
import {
  calculationsOf,
  combined,
  isNear,
  type LikelyPlan,
  likelyPlanOf,
  numbersOf,
  otherWays,
  type PlanPart,
  type Sign,
  SURE,
} from './likely.ts'
import { testOf } from './parts.ts'
import { operandsOf } from './roles.ts'
import { amountText, exprText, say, sayDirect, textsOf, valueText } from './say.ts'
import { keyOf, resultsOf, type Story } from './story-state.ts'
import { foreignIn, isKnown, isSlip, keep, lineOf, near, saidAs, sameAs } from './sums.ts'
import { noteStory } from './trial.ts'
import { lexiconOf } from './words.ts'
import { type Claim, valueOrNull } from './work.ts'

/**
 * Work on a story that was told back with a plan that is nearly certain. Agreement is stated; a difference becomes one
 * question about the first place where the two part.
 */
type Told = StoryFacts['numbers'][number]

/** A plan with several steps: agreement on a single step may be a shared mistake, agreement on several hardly is. */
const isLong = ({ root }: LikelyPlan) =>
  calculationsOf(root).length > 1 && numbersOf(root).filter((each) => !equals(each, rational(100))).length > 2

/**
 * Minimum probability for stating agreement with a longer plan; single-step plans coincide with wrong ones more often.
 */
const SURE_IF_LONG = 0.7

/** The plan whose agreement counts: of those who came to the same on their own, nearly all were right. */
export function guessOf(likely: LikelyPlan | null, story: Story): LikelyPlan | null {
  const { question } = factsOf(story.text, story.language)
  // The question has two parts, or asks for another unit: a plan answers one part and converts nothing.
  if (!likely || asksTwo(story) || asksOtherUnit(factsOf(story.text, story.language))) return null
  if (likely.probability >= SURE) return likely
  // With several workers a guess may increase the time where it should decrease.
  const isUsable = isLong(likely) && !lexiconOf(story.language).duration.test(question ?? '')
  return isUsable && likely.probability >= SURE_IF_LONG ? likely : null
}

/** "400 m in 50 s. Find the speed in km/h": asks for a unit that the given numbers do not have. */
function asksOtherUnit({ question, numbers }: StoryFacts): boolean {
  const [, way, time] = /(?<!\p{L})(\p{L}{1,3})\/(\p{L}{1,4})(?!\p{L})/u.exec(question ?? '') ?? []
  if (!way || !time) return false
  const units = numbers.flatMap(({ noun }) => unitOf(noun) ?? [])
  const isThere = (each: string) => units.length === 0 || units.some((unit) => unit === unitOf(each))
  const isWhole = numbers.some(({ noun, text }) => /\p{L}\/\p{L}/u.test(noun) || /\p{L}\/\p{L}/u.test(text))
  return !isWhole && !(isThere(way) && isThere(time))
}

const asksTwo = ({ text, language }: Story): boolean => {
  const { question } = factsOf(text, language)
  return question !== null && lexiconOf(language).asksTwo.test(question)
}

/** A calculation of the plan, or one whose result a later one uses. */
export function leadsOn(work: Work, plan: LikelyPlan, sum: Sum, sums: readonly Sum[]): boolean {
  const result = sum.claimed ?? sum.value
  if (!result) return false
  if (partWith(work, plan, result)) return true
  if (sums.slice(sums.indexOf(sum) + 1).some(({ expr }) => operandsOf(expr).some((each) => isNear(result, each))))
    return true
  // "20 + 6 is 26, the half is 13": one more step in words.
  const steps = [...work.facts.numbers.map(({ value }) => value), ...[1, 2, 10, 60, 100].map((each) => rational(each))]
  return steps.some((step) =>
    (['+', '-', '*', '/'] as const).some((sign) =>
      [combined(sign, result, step), combined(sign, step, result)].some(
        (made) => made && isNear(made, plan.root.value),
      ),
    ),
  )
}

/** Acknowledges what was right before the first mistake: as a step if the plan has it, else as arithmetic. */
export function rightSoFar(work: Work, good: readonly Sum[]): string {
  if (good.length === 0) return ''
  const lines = good.map((sum) => lineOf(sum, work)).join(', ')
  const fits = work.plan !== null && good.every((sum) => fitting(work, sum) !== null)
  const move = fits ? 'part.right' : good.length > 1 ? 'arithmetic.all' : 'arithmetic.right'
  return `${say(work.turn, move, { line: lines, lines })} `
}

/** The part of the plan that has the calculation's value. */
export function fitting(work: Work, { value, claimed }: Sum): PlanPart | null {
  const result = claimed ?? value
  if (!work.plan || !result) return null
  return partWith(work, work.plan, result)
}

/** A calculation of the plan, or of a reordering of it, with this value. */
const partWith = (work: Work, { root }: LikelyPlan, value: Rational): PlanPart | null =>
  [...calculationsOf(root), ...otherWays(root)].find((part) => sameAs(work, part, value)) ?? null

/** Both come to the same: the strongest evidence there is for a story that was not confirmed. */
export function agree(work: Work, value: Rational): Reply {
  const { turn, story, facts, plan } = work
  const { language } = turn.voice
  if (!story.solved) noteStory(turn, story, true)
  story.solved = true
  const praise = say(turn, story.hints > 0 ? 'praise.helped' : story.wrongs > 0 ? 'praise.repaired' : 'praise.alone')
  const isOther = plan !== null && !isNear(plan.root.value, value)
  const said = isOther
    ? saidAs(work, value)
    : plan?.unit
      ? amountText(value, plan.unit, '', language)
      : answerSaid(value, story.text, facts.question, language)
  const text = say(turn, 'same', { answer: said, praise })
  return unread(turn, 'done', text, 'done')
}

/** Student and plan agree, and the student continues: later calculations do not answer the story's question. */
export function afterAgreed(work: Work, sums: readonly Sum[], claims: readonly Claim[]): Reply | null {
  const { turn, story, guess, facts } = work
  if (!story.solved || !guess || !resultsOf(story).some((each) => sameAs(work, guess.root, each))) return null
  const told = sums.filter(({ claimed }) => claimed !== null)
  if (sums.some(isSlip)) return null
  if (work.roles.test?.outcome === 'fits') return testOf(work, sums)
  const last = claims.at(-1)
  const value = last?.kind === 'number' ? last.value : last?.kind === 'sum' ? (last.claimed ?? last.value) : null
  const answer = saidAs(work, guess.root.value)
  const { because } = lexiconOf(story.language)
  if (because.test(work.text) && isQuestion(work.text) && told.length === 0) return coachWish(turn, story, 'why')
  if (value && sameAs(work, guess.root, value))
    return unread(turn, 'done', say(turn, 'settled', { value: answer }), 'done')
  // A calculation with given numbers to a new value: the student is not finished.
  const known = [...facts.numbers.map((each) => each.value), ...resultsOf(story)]
  const isOfTask = told.some(({ expr }) => operandsOf(expr).some((each) => known.some((own) => equals(own, each))))
  const isNew = value !== null && !known.some((each) => isNear(each, value))
  if (isOfTask && isNew) {
    story.solved = false
    return null
  }
  const lines = told.map((sum) => lineOf(sum, work)).join(', ')
  const right =
    told.length > 0 ? `${say(turn, told.length > 1 ? 'arithmetic.all' : 'arithmetic.right', { line: lines })} ` : ''
  const text = say(turn, 'beyond', { value: answer, question: questionOf(turn, facts) })
  return unread(turn, 'beyond', `${right}${text}`, 'change')
}

export function againstPlan(work: Work, plan: LikelyPlan, sums: readonly Sum[], end: Rational): Reply {
  const { turn, story } = work
  if (isOfOtherMeasure(work, end)) return otherMeasure(work, end)
  if (plan.root.of.length === 0) return withoutPlan(work, sums, '', end)
  const bad = sums.findIndex((sum) => fitting(work, sum) === null)
  const good = bad < 0 ? sums : sums.slice(0, bad)
  const isEndOther = !equals(end, sums.at(-1)?.claimed ?? end)
  if (bad < 0 && !isEndOther) return stepFits(work, plan, sums)
  // The calculations lead to a step of the plan, by whatever method.
  const reached = isEndOther ? stepOfPlan(work, plan, end) : null
  if (reached) return reached
  const off = sums[bad]
  const isAgain = off ? story.asksAbout === keyOf(off.claimed ?? off.value ?? end) : false
  story.asksAbout = keyOf(off ? (off.claimed ?? off.value ?? end) : end)
  story.wrongs++
  const before = rightSoFar(work, good)
  if (isAgain)
    return unread(
      turn,
      'differ',
      `${before}${say(turn, 'differ.again', { hint: nextRung(turn, story, work.facts) })}`,
      'meaning',
    )
  // An unexplained operand is asked about before the operation.
  if (off && foreignIn(work, off.expr, [])) return withoutPlan(work, [off], before)
  const question = (off && differ(work, plan, off.expr)) ?? unusedQuestion(work, plan) ?? null
  if (question) return unread(turn, 'differ', `${before || honestly(work, off)}${question}`, 'meaning')
  if (off && work.asksIfRight) return withoutPlan(work, sums, '', end)
  return off ? withoutPlan(work, [off], before) : stepFits(work, plan, sums)
}

/** Answers "is it right?" without a verdict, by what was verified. */
function honestly(work: Work, sum?: Sum): string {
  if (work.asksIfRight && work.plan && work.plan.probability >= SURE) return `${say(work.turn, 'differ.honest')} `
  return sum?.claimed ? `${say(work.turn, 'arithmetic.right', { line: lineOf(sum, work) })} ` : ''
}

/** The steps fit; asks for the next one in the story's words. */
function stepFits(work: Work, plan: LikelyPlan, sums: readonly Sum[]): Reply {
  const { turn, story } = work
  const last = sums.at(-1)!
  const part = fitting(work, last)
  if (!part) return withoutPlan(work, sums)
  story.asksAbout = null
  const next = nextQuestion(work, plan, part)
  const lines = sums.map((sum) => lineOf(sum, work)).join(', ')
  if (sums.length > 1) return unread(turn, 'part', `${say(turn, 'part.right', { lines, line: lines })} ${next}`, 'step')
  return unread(turn, 'part', `${say(turn, 'part.line', { line: lines })} ${next}`, 'step')
}

/** Asks how the plan continues from a part, without naming the operation. */
function nextQuestion(work: Work, plan: LikelyPlan, part: PlanPart): string {
  const { turn, facts } = work
  const { language } = turn.voice
  const value = valueText(part.value, language)
  const parent = calculationsOf(plan.root).find(({ of }) => of.includes(part))
  const other = parent?.of.find((each) => each !== part)
  const question = questionOf(turn, facts)
  if (!other) return say(turn, 'next.question', { value, question })
  const told = saidOf(work, other)
  if (told) return say(turn, 'next.told', { value, other: told })
  const isFound = other.sign !== null && resultsOf(work.story).some((each) => isNear(other.value, each))
  if (isFound) return say(turn, 'next.told', { value, other: valueText(other.value, language) })
  const pair = pairOf(work, other)
  return pair ? say(turn, 'next.pair', { value, pair }) : say(turn, 'next.question', { value, question })
}

const toldOf = ({ facts }: Work, value: Rational): Told | undefined =>
  facts.numbers.find((each) => equals(each.value, value) || equals(multiply(each.value, rational(100)), value))

/** A number of the plan in the story's words; null if the story does not give it. */
function saidOf(work: Work, part: PlanPart): string | null {
  const told = part.sign === null ? toldOf(work, part.value) : undefined
  return told ? quoted(told.said, work.story.language) : null
}

/** The numbers of the story from which a part is computed. */
function pairOf(work: Work, part: PlanPart): string | null {
  const said = numbersOf(part).flatMap((value) => {
    const told = toldOf(work, value)
    return told ? [quoted(told.said, work.story.language)] : []
  })
  return said.length > 0 ? listed(said, textsOf(work.turn.voice).and) : null
}

const signs = { add: '+', subtract: '-', multiply: '*', divide: '/' } as const

const signOf = (expr: Expr): Sign | null => (expr.kind in signs ? signs[expr.kind as keyof typeof signs] : null)

/** One question about the first calculation that is not in the plan; null if there is none to name. */
export function differ(work: Work, plan: LikelyPlan, expr: Expr): string | null {
  const { turn, story, facts } = work
  const { language } = turn.voice
  const place = firstOff(work, plan, expr)
  if (!place) return null
  const { sign, a, b } = place
  const foreign = [a, b].find((each) => !isKnown(each, work, []))
  if (foreign) {
    story.asksAbout = keyOf(foreign)
    return say(turn, 'foreign', { value: valueText(foreign, language), expr: exprText(expr, language) })
  }
  const word = (value: Rational) => {
    const told = toldOf(work, value)
    return told ? quoted(told.said, story.language) : valueText(value, language)
  }
  const calculations = calculationsOf(plan.root)
  const isPair = (part: PlanPart, x: Rational, y: Rational) =>
    part.of.length === 2 && near(part.of[0]!.value, x) && near(part.of[1]!.value, y)
  const { happens } = textsOf(turn.voice)
  const same = calculations.find((part) => isPair(part, a, b) || isPair(part, b, a))
  const values = { a: word(a), b: word(b), question: questionOf(turn, facts) }
  if (same?.sign && same.sign !== sign)
    return say(turn, 'differ.operation', { ...values, mine: happens[sign], other: happens[same.sign] })
  if (same) return say(turn, sign === '-' ? 'differ.order.minus' : 'differ.order.divide', values)
  for (const [x, y] of [
    [a, b],
    [b, a],
  ] as const) {
    const owner = calculations.find((part) => part.of.some((each) => near(each.value, x)))
    const partner = owner?.of.find((each) => !near(each.value, x))
    if (!owner || !partner || near(x, ONE)) continue
    const said = saidOf(work, partner)
    if (said && toldOf(work, y) && said !== word(y) && toldOf(work, x))
      return say(turn, 'differ.partner', { a: word(x), b: word(y), c: said })
    const pair = partner.sign === null ? null : pairOf(work, partner)
    if (pair && !pair.includes(word(x))) return say(turn, 'differ.before', { a: word(x), pair })
  }
  const used = numbersOf(plan.root)
  const extra = [a, b].find((each) => toldOf(work, each) && !used.some((value) => near(value, each)))
  return extra ? say(turn, 'differ.extra', { ...values, number: word(extra) }) : null
}

/** The innermost calculation whose value the plan does not contain. */
function firstOff(work: Work, plan: LikelyPlan, expr: Expr): { sign: Sign; a: Rational; b: Rational } | null {
  if (!('left' in expr)) return null
  const value = valueOrNull(expr)
  if (value && partWith(work, plan, value)) return null
  // A fraction given by the story is a single number.
  if (value && toldOf(work, value)) return null
  const inside = firstOff(work, plan, expr.left) ?? firstOff(work, plan, expr.right)
  if (inside) return inside
  const [sign, a, b] = [signOf(expr), valueOrNull(expr.left), valueOrNull(expr.right)]
  return sign && a && b ? { sign, a, b } : null
}

/** Asks about a number of the plan that no calculation has used yet; null if there is none. */
function unusedQuestion(work: Work, plan: LikelyPlan): string | null {
  const used = numbersOf(plan.root)
  const unused = work.facts.numbers.find(
    ({ value }) => used.some((each) => near(each, value)) && !work.story.used.includes(keyOf(value)),
  )
  return unused ? sayDirect(work.turn, 'missing', { number: quoted(unused.said, work.story.language) }) : null
}

/** The value is the perimeter where the area is asked for, or vice versa. */
export function isOfOtherMeasure({ story, facts }: Work, value: Rational): boolean {
  const { measures } = lexiconOf(story.language)
  const { question } = facts
  const pair = question === null ? undefined : measures.find(([one]) => one.test(question))
  if (!question || !pair) return false
  const other = likelyPlanOf(story.text.replace(pair[0], pair[1]), story.language)
  return other !== null && isNear(other.root.value, value)
}

export function otherMeasure(work: Work, value: Rational): Reply {
  const { turn, story, facts } = work
  const shown = valueText(value, turn.voice.language)
  story.wrongs++
  noteStory(turn, story, false, { line: shown.replaceAll('$', ''), misconception: 'perimeter-area' })
  return unread(
    turn,
    'differ',
    say(turn, 'differ.measure', { value: shown, question: questionOf(turn, facts) }),
    'meaning',
  )
}

/** The plan that may steer questions: told back, of one answer, in the units of the story. */
export function planFor(likely: LikelyPlan | null, story: Story, facts: StoryFacts): LikelyPlan | null {
  return likely && likely.probability >= SURE && facts.question !== null && !asksTwo(story) && !asksOtherUnit(facts)
    ? likely
    : null
}

/** A number that a step of the plan comes to; null if none does. */
export function stepOfPlan(work: Work, plan: LikelyPlan, value: Rational): Reply | null {
  const { turn, story } = work
  const part = partWith(work, plan, value)
  if (!part) return null
  keep(story, value)
  story.asksAbout = null
  const said = valueText(value, turn.voice.language)
  const from = pairOf(work, part)
  const fits = from ? say(turn, 'part.from', { value: said, from }) : say(turn, 'part.line', { line: said })
  return unread(turn, 'part', `${fits} ${nextQuestion(work, plan, part)}`, 'step')
}
