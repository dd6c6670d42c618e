import { substitute } from '../../math/algebra.ts'
import { binary, collectNames, type Expr, number } from '../../math/ast.ts'
import { latexOf } from '../../math/latex.ts'
import {
  add,
  equals,
  isInteger,
  isZero,
  multiply,
  ONE,
  type Rational,
  rational,
  subtract,
} from '../../math/rational.ts'
import { unitOf, unitRatio } from '../../math/units.ts'
import type { Reply, Turn } from '../../pedagogy/reply.ts'
import { isExplained, isWritten, standingClaims, standsBy } from './bound.ts'
import { coachWish, nextRung, questionOf, quoted, unread, valuesOf } from './coach.ts'
import { answerSaid } from './counted.ts'
import { factsOf, isQuestion, listed, plainWords, type StoryFacts } from './facts.ts'
import { letterIn } from './letter.ts'
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
  USABLE,
} from './likely.ts'
import { amountText, expectedValue, exprText, say, storyReply, sumText, textsOf, valueText } from './say.ts'
import { keyOf, rationalOf, resultsOf, type Story } from './story-state.ts'
import { noteStory } from './trial.ts'
import { lexiconOf } from './words.ts'
import { type Claim, numbersIn, valueOrNull } from './work.ts'

/**
 * The student's work on a story that was not read safely. Its arithmetic is verified. Its sense is compared with a plan
 * that is probably right: agreement is told, and a difference becomes one question about the place where the two part.
 */
type Sum = Claim & { kind: 'sum' }
type Told = StoryFacts['numbers'][number]

interface Work {
  readonly turn: Turn
  readonly story: Story
  readonly facts: StoryFacts
  readonly plan: LikelyPlan | null
  /** Too unsure to ask by; that a longer calculation comes to the same says something all the same. */
  readonly guess: LikelyPlan | null
  readonly text: string
  /** "Is 200 right?" */
  readonly asksIfRight: boolean
}

/** The claims of a message, or what it says of the result that was asked about; null where there is neither. */
export function coachClaims(
  turn: Turn,
  story: Story,
  text: string,
  claims: readonly Claim[],
  expectedBy: string | null,
  asksIfRight = false,
): Reply | null {
  const facts = factsOf(story.text, story.language)
  const likely = likelyPlanOf(story.text, story.language)
  const plan = likely && likely.probability >= USABLE && !asksTwo(story) ? likely : null
  const standing = standingClaims(claims, text, story.language)
  for (const claim of standing) noteWay(story, claim)
  const work: Work = { turn, story, facts, plan, guess: guessOf(likely, story), text, asksIfRight }
  const settled = expectedBy === 'story.fits' && !story.solved ? standBy(work, standing) : null
  return settled ?? claimsReply(work, standing, expectedBy)
}

function claimsReply(work: Work, claims: readonly Claim[], expectedBy: string | null): Reply | null {
  const { story, text } = work
  const letters = withLetters(work, claims)
  if (letters) return letters
  const [only] = claims
  const said =
    only?.kind === 'equation' && claims.length === 1 && only.left.kind === 'name' ? valueOrNull(only.right) : null
  if (said) return claimsReply(work, [{ kind: 'number', value: said, noun: '', source: text }], expectedBy)
  if (claims.some(({ kind }) => kind === 'equation')) return solvedEquation(work, claims)
  const relevant = withResults(withoutReasons(claims, text, story).map(asAmount).map(withPercent), story)
  if (relevant.length === 0) return null
  story.attempts++
  story.lastWork = text.slice(0, 700)
  const sums = relevant.filter((claim): claim is Sum => claim.kind === 'sum')
  const after = afterAgreed(work, sums, relevant)
  if (after) return after
  if (sums.length > 0) return judgeSums(work, sums, relevant)
  return judgeNumber(work, relevant, expectedBy)
}

/** Two who add the same two numbers may both be wrong; two who come to the same in several steps hardly. */
const isLong = ({ root }: LikelyPlan) =>
  calculationsOf(root).length > 1 && numbersOf(root).filter((each) => !equals(each, rational(100))).length > 2

const LEAST = 0.3
/** So sure a guess is when agreement is told at once: one that is reached in a single step more often meets a wrong one. */
const SURE_IF_LONG = 0.7
const LEAST_IF_WHOLE = 0.2
/** Less sure guesses count where the student came to the same in more than one way. */
const LEAST_TWICE = 0.15

function guessOf(likely: LikelyPlan | null, story: Story): LikelyPlan | null {
  // Two things are asked, and a plan leads to one.
  if (asksTwo(story)) return null
  if (!likely || likely.probability >= USABLE) return likely
  // Of many who share a work a guess takes more time where it should take less.
  if (!isLong(likely) || lexiconOf(story.language).duration.test(factsOf(story.text, story.language).question ?? ''))
    return null
  const used = numbersOf(likely.root)
  const told = factsOf(story.text, story.language).numbers.filter(({ text }) => /\d|%/.test(text))
  const isWhole = told.length > 2 && told.every(({ value }) => used.some((each) => equals(each, value)))
  const isTwice = waysTo(story, likely.root.value) > 1
  const least = isTwice ? LEAST_TWICE : isWhole ? LEAST_IF_WHOLE : LEAST
  return likely.probability >= least ? likely : null
}

const asksTwo = ({ text, language }: Story): boolean => {
  const { question } = factsOf(text, language)
  return question !== null && lexiconOf(language).asksTwo.test(question)
}

/** In how many different calculations the student came to a value. */
const waysTo = (story: Story, value: Rational) =>
  new Set(story.ways.filter((each) => each.startsWith(`${keyOf(value)}=`))).size

// ---- Letters ---------------------------------------------------------------------------------------------------------

function withLetters({ turn, story, text }: Work, claims: readonly Claim[]): Reply | null {
  const named = letterIn(text, story.language)
  if (named && claims.every(({ kind }) => kind === 'number' || kind === 'letters'))
    return unread(turn, 'letter', say(turn, 'unread.letter', { letter: `$${named.letter}$`, what: named.what }), 'step')
  const first = claims.find(({ kind }) => kind === 'letters')
  if (first?.kind !== 'letters' || claims.some(({ kind }) => kind === 'sum')) return null
  const line = exprText(first.expr, turn.voice.language)
  return unread(turn, 'letter.what', say(turn, 'letter.what', { line }), 'meaning')
}

/** Equations with a letter and what it came to: agreement counts where every one of them holds. null: not that. */
function solvedEquation(work: Work, claims: readonly Claim[]): Reply | null {
  const { turn, story, plan, text } = work
  const equations = claims.filter((claim) => claim.kind === 'equation')
  const letters = new Set(equations.flatMap(({ left, right }) => [...collectNames(right, collectNames(left))]))
  const [letter, ...others] = letters
  const last = equations.at(-1)
  const end = last?.left.kind === 'name' ? valueOrNull(last.right) : null
  if (!letter || others.length > 0 || !end || equations.length < 2) return null
  const isSame = plan !== null && sameAs(work, plan.root, end)
  const side = (expr: Expr) => valueOrNull(substitute(expr, letter, number(end)))
  const off = equations.find(({ left, right }) => {
    const [a, b] = [side(left), side(right)]
    return !a || !b || !equals(a, b)
  })
  story.attempts++
  story.lastWork = text.slice(0, 700)
  if (!off && isSame) return agree(work, end)
  const shown = off ?? equations[0]!
  const line = `$${latexOf(shown.left, story.language)} = ${latexOf(shown.right, story.language)}$`
  const value = valueText(end, turn.voice.language)
  keep(story, end)
  if (off && !isSame) return unread(turn, 'equation.off', say(turn, 'equation.off', { value, line }), 'meaning')
  return off
    ? unread(turn, 'same.how', say(turn, 'same.how', { value, line }), 'meaning')
    : unread(turn, 'equation.model', say(turn, 'equation.model', { value, line }), 'step')
}

// ---- What counts -----------------------------------------------------------------------------------------------------

/** `3/8` by itself is an amount, and "1/5 is 20" tells an amount as well: neither is a calculation. */
export function asAmount(claim: Claim): Claim {
  if (claim.kind !== 'sum') return claim
  const { expr, value, claimed, noun, source } = claim
  const isFraction =
    expr.kind === 'divide' && !expr.inline && expr.left.kind === 'number' && expr.right.kind === 'number'
  if (!isFraction || !value || value.n >= value.d) return claim
  if (claimed === null) return { kind: 'number', value, noun, source }
  return claimed.n >= claimed.d ? { kind: 'number', value: claimed, noun, source } : claim
}

/** "9, because 3 kg more": numbers of a reason claim nothing. */
function withoutReasons(claims: readonly Claim[], text: string, story: Story): readonly Claim[] {
  const found = lexiconOf(story.language).because.exec(text)
  if (!found) return claims
  const first = claims.filter(({ source }) => text.indexOf(source) < found.index)
  return first.length > 0 ? first : claims
}

/** `80 + 20%` in a story adds 20 % of the 80, as school says it. */
export function withPercent(claim: Claim): Claim {
  if (claim.kind !== 'sum' || (claim.expr.kind !== 'add' && claim.expr.kind !== 'subtract')) return claim
  const { left, right } = claim.expr
  const of = valueOrNull(left)
  const isPercent = (expr: Expr): boolean =>
    (expr.kind === 'number' && expr.style === 'percent') ||
    ('left' in expr && (isPercent(expr.left) || isPercent(expr.right)))
  if (!of || right.kind !== 'number' || !isPercent(right) || isPercent(left)) return claim
  const part = multiply(of, right.value)
  return { ...claim, value: claim.expr.kind === 'add' ? add(of, part) : subtract(of, part) }
}

/** "16 is 20 % of 80", or a calculation whose result was told before: nobody is asked for it again. */
function withResults(claims: readonly Claim[], story: Story): readonly Claim[] {
  const told = [...claims.flatMap((claim) => (claim.kind === 'number' ? [claim.value] : [])), ...resultsOf(story)]
  return claims.map((claim) => {
    const { value } = claim.kind === 'sum' ? claim : { value: null }
    const isTold = value !== null && told.some((each) => equals(each, value))
    return claim.kind === 'sum' && claim.claimed === null && isTold ? { ...claim, claimed: value } : claim
  })
}

/** Values that everybody knows. */
const everyday = [
  rational(1, 2),
  rational(1, 4),
  ...[1, 2, 7, 10, 12, 24, 30, 60, 90, 100, 180, 360, 365, 1000].map((each) => rational(each)),
]

/** Told by the story, found before, known to everybody, or one calculation in the head away. */
function isKnown(value: Rational, { facts, story, plan }: Work, results: readonly Rational[]): boolean {
  const told = facts.numbers.flatMap(({ value: each }) => [
    each,
    multiply(each, rational(100)),
    rational(each.n),
    rational(each.d),
    // "20 % off" leaves 80 %, "5 % more" makes 105 %.
    ...(each.n < each.d ? [subtract(ONE, each), add(ONE, each)] : []),
  ])
  const own = [...told, ...results, ...resultsOf(story), ...everyday]
  if (own.some((each) => equals(each, value))) return true
  // A square of a known number, and the side of a known square.
  if (own.some((each) => equals(multiply(each, each), value) || equals(multiply(value, value), each))) return true
  if (plan && calculationsOf(plan.root).some((part) => equals(part.value, value))) return true
  // "3 times as many" makes 4 equal parts together.
  const isParts =
    facts.relations.some(({ meaning }) => meaning === 'times') &&
    facts.numbers.some(({ value: times }) => equals(add(times, ONE), value))
  return isParts || inHead(value, facts.numbers) !== null || fromResults({ facts, story }, value) !== null
}

/** The first number of a calculation that is not known; `2/3` may be one that is. */
function foreignIn(work: Work, expr: Expr, results: readonly Rational[]): Rational | null {
  const walk = (part: Expr): Rational | null => {
    const value = valueOrNull(part)
    if (part !== expr && value && isKnown(value, work, results)) return null
    if (part.kind === 'number') return part.value
    if ('left' in part) return walk(part.left) ?? walk(part.right)
    return part.kind === 'negate' ? walk(part.of) : null
  }
  return walk(expr)
}

/** Two numbers of the story that make this one. */
function inHead(value: Rational, numbers: readonly Told[]): { sign: Sign; left: Told; right: Told } | null {
  for (const sign of ['+', '-', '*', '/'] as const)
    for (const left of numbers)
      for (const right of numbers) {
        if (left === right || equals(right.value, ONE)) continue
        const made = combined(sign, left.value, right.value)
        if (made && isNear(made, value)) return { sign, left, right }
      }
  return null
}

// ---- Calculations ----------------------------------------------------------------------------------------------------

const lineOf = ({ expr, claimed }: Sum, { turn }: Work) =>
  claimed ? sumText(expr, claimed, turn.voice.language) : exprText(expr, turn.voice.language)

function judgeSums(work: Work, sums: readonly Sum[], claims: readonly Claim[]): Reply {
  const { turn, story, plan, guess } = work
  const { language } = turn.voice
  const good: Sum[] = []
  for (const sum of sums) {
    noteUsed(work, sum)
    if (isSlip(sum) && !isFromRounded(work, sum)) return slipIn(work, sum, good)
    good.push(sum)
  }
  const last = sums.at(-1)!
  const end = endOf(work, last, claims)
  for (const sum of sums) if (sum.claimed) keep(story, sum.claimed)
  if (last.claimed === null && last.value && equals(end, last.value)) return plannedSum(work, last, good.slice(0, -1))
  if (guess && sameAs(work, guess.root, end)) {
    // Each calculation leads on, or is one of the plan.
    const loose = sums.find((sum) => !leadsOn(work, guess, sum, sums))
    const fromSums = isNear(last.value ?? end, end) || sameAs(work, guess.root, last.value ?? end)
    if (!loose && fromSums) return agree(work, end)
    const line = lineOf(loose ?? last, work)
    return unread(turn, 'same.how', say(turn, 'same.how', { value: valueText(end, language), line }), 'meaning')
  }
  return plan ? againstPlan(work, plan, sums, end) : withoutPlan(work, sums, '', end)
}

/** A result that the calculation does not come to. */
function isSlip({ value, claimed }: Sum): boolean {
  return claimed !== null && value !== null && !isNear(value, claimed)
}

/** `3 · 18.67 = 56` where 18.67 stands for 56/3. */
function isFromRounded({ facts }: Work, { expr, value, claimed }: Sum): boolean {
  if (!value || !claimed) return false
  const away = Math.abs(Number(value.n) / Number(value.d) - Number(claimed.n) / Number(claimed.d))
  const isClose = away < 0.01 * Math.abs(Number(claimed.n) / Number(claimed.d))
  const rounded = operandsOf(expr).filter(({ d }) => d !== 1n)
  return (
    isClose &&
    rounded.some((each) =>
      facts.numbers.some((a) =>
        facts.numbers.some((b) => {
          const made = combined('/', a.value, b.value)
          return made !== null && !equals(made, each) && isNear(made, each)
        }),
      ),
    )
  )
}

/** The number that a message ends with: a result said behind the calculations, or that of the last one. */
function endOf({ story }: Work, last: Sum, claims: readonly Claim[]): Rational {
  const behind = claims.slice(claims.indexOf(last) + 1).filter(({ kind }) => kind === 'number')
  const told = factsOf(story.text, story.language).numbers
  const said = behind.findLast(
    (claim) => claim.kind === 'number' && !told.some(({ value }) => equals(value, claim.value)),
  )
  return (said?.kind === 'number' ? said.value : null) ?? last.claimed ?? last.value ?? rational(0)
}

/** A calculation of the plan, or one whose result a later one works with. */
function leadsOn(work: Work, plan: LikelyPlan, sum: Sum, sums: readonly Sum[]): boolean {
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

function operandsOf(expr: Expr): Rational[] {
  const own = valueOrNull(expr)
  const parts = 'left' in expr ? [...operandsOf(expr.left), ...operandsOf(expr.right)] : []
  return own ? [own, ...parts] : parts
}

/** The same amount, as a part of one or as percent. */
function sameAs({ facts, text, story }: Work, part: PlanPart, value: Rational): boolean {
  if (isNear(part.value, value)) return true
  const { percent } = lexiconOf(story.language)
  const asksPercent =
    /%/.test(facts.question ?? '') || (facts.question ?? '').split(/[\s?.,]+/).some((word) => percent.test(word))
  if (asksPercent || /%/.test(text)) {
    const hundred = rational(100)
    if (isNear(multiply(part.value, hundred), value) || isNear(part.value, multiply(value, hundred))) return true
  }
  return false
}

function slipIn(work: Work, sum: Sum, good: readonly Sum[]): Reply {
  const { turn, story, plan } = work
  const { language } = turn.voice
  const expr = exprText(sum.expr, language)
  const claimed = valueText(sum.claimed!, language)
  const before = rightSoFar(work, good)
  for (const each of good) keep(story, each.claimed)
  story.asksAbout = keyOf(sum.value!)
  const answers = [expectedValue(sum.value!)]
  // `29 : 4 = 7`, and something is left over.
  const isWhole = sum.expr.kind === 'divide' && isInteger(sum.claimed!) && !isInteger(sum.value!) && isCloseTo(sum)
  if (isWhole) {
    keep(story, sum.claimed)
    return unread(turn, 'sum.rest', `${before}${say(turn, 'sum.rest', { expr, claimed })}`, 'meaning')
  }
  story.wrongs++
  noteStory(turn, story, false, { line: `${expr} = ${claimed}`.replaceAll('$', '') })
  const fits = plan && sum.value && calculationsOf(plan.root).some((part) => sameAs(work, part, sum.value!))
  const isAgain = turn.state.lastMove === 'story.sum.wrong'
  const text = say(turn, fits ? 'part.slip' : isAgain ? 'sum.wrong.again' : 'sum.wrong', { expr, claimed })
  return storyReply(turn, 'sum.wrong', `${before}${text}`, { by: 'sum', answers }, { badge: null }, true)
}

const isCloseTo = ({ value, claimed }: Sum) =>
  value !== null && claimed !== null && Math.abs(Number(value.n) / Number(value.d) - Number(claimed.n)) < 1

/** What was right before the first place that is not: as a step where the plan has it, else as arithmetic. */
function rightSoFar(work: Work, good: readonly Sum[]): string {
  if (good.length === 0) return ''
  const lines = good.map((sum) => lineOf(sum, work)).join(', ')
  const fits = work.plan !== null && good.every((sum) => fitting(work, sum) !== null)
  const move = fits ? 'part.right' : good.length > 1 ? 'arithmetic.all' : 'arithmetic.right'
  return `${say(work.turn, move, { line: lines, lines })} `
}

/** The part of the plan that a calculation comes to. */
function fitting(work: Work, { value, claimed }: Sum): PlanPart | null {
  const result = claimed ?? value
  if (!work.plan || !result) return null
  return partWith(work, work.plan, result)
}

/** A calculation of the plan, or of another order of the same work, that comes to a value. */
const partWith = (work: Work, { root }: LikelyPlan, value: Rational): PlanPart | null =>
  [...calculationsOf(root), ...otherWays(root)].find((part) => sameAs(work, part, value)) ?? null

/** A calculation whose result is still to come. */
function plannedSum(work: Work, sum: Sum, good: readonly Sum[]): Reply {
  const { turn, story, plan } = work
  const expr = exprText(sum.expr, turn.voice.language)
  story.asksAbout = sum.value ? keyOf(sum.value) : null
  const answers = sum.value ? [expectedValue(sum.value)] : []
  const asked = { by: 'sum', answers }
  if (plan && fitting(work, sum) === null) {
    const question = differ(work, plan, sum.expr)
    if (question) return unread(turn, 'differ', `${rightSoFar(work, good)}${question}`, 'meaning')
  }
  const text = say(turn, plan && fitting(work, sum) ? 'part.plan' : 'sum.plan', { expr })
  return storyReply(turn, 'sum.plan', `${rightSoFar(work, good)}${text}`, asked, { badge: null }, true)
}

/** Both come to the same: the strongest evidence there is for a story that was not confirmed. */
function agree(work: Work, value: Rational): Reply {
  const { turn, story, facts, plan, guess } = work
  const { language } = turn.voice
  // Of those who came to the same as a guess this sure, on their own, nearly all were right.
  const isSure = guess !== null && guess.probability >= (isLong(guess) ? SURE_IF_LONG : SURE)
  if (!isSure && waysTo(story, value) < 2) {
    keep(story, value)
    return ends(work, value, `${say(turn, 'perhaps', { value: saidAs(work, value) })} `)
  }
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

/**
 * Asks whether a result answers the question, once for each result: where the student stands by it, it is settled, and the
 * same is not asked again.
 */
function ends(work: Work, value: Rational, before = ''): Reply {
  const { turn, story, facts } = work
  const key = keyOf(value)
  if (story.offered.includes(key)) {
    const { ifRight } = lexiconOf(story.language)
    const isSame = work.guess !== null && sameAs(work, work.guess.root, value)
    if (isSame || ifRight.test(work.text) || standsBy(work.text, story.language) || before === '')
      return settled(work, value)
    return unread(turn, 'differ', `${before}${nextRung(turn, story, facts)}`, 'meaning')
  }
  story.offered = [...story.offered, key]
  const answers = [{ kind: 'yes' as const }, { kind: 'no' as const }]
  const shown = { value: saidAs(work, value), question: questionOf(turn, facts) }
  const text = `${before}${say(turn, 'ends', shown)}`
  return storyReply(turn, 'ends', text, { by: 'fits', answers }, { badge: null }, true)
}

/** The student stands by a result. Agreement is told; where there is none, one more look, and then what was checked. */
function settled(work: Work, value: Rational): Reply {
  const { turn, story, facts, guess } = work
  const key = keyOf(value)
  const shown = { value: saidAs(work, value), question: questionOf(turn, facts) }
  keep(story, value)
  if (guess && sameAs(work, guess.root, value)) {
    if (!story.solved) noteStory(turn, story, true)
    story.solved = true
    return unread(turn, 'done', say(turn, 'settled', shown), 'done')
  }
  const isLike = work.guess !== null && sameAs(work, work.guess.root, value)
  const { ifRight } = lexiconOf(story.language)
  const isAsking = ifRight.test(work.text)
  if (!isLike && !isAsking && !story.offered.includes(`${key}!`) && facts.relations.length > 0) {
    story.offered = [...story.offered, `${key}!`]
    return unread(turn, 'differ', say(turn, 'look-again', { ...shown, hint: nextRung(turn, story, facts) }), 'meaning')
  }
  return stands(work, value)
}

/** "Yes, it comes out", "no step is missing": about the result that was asked about. null: something else is said. */
function standBy(work: Work, claims: readonly Claim[]): Reply | null {
  const { story, text } = work
  const key = story.offered.findLast((each) => !/[!:]/.test(each))
  const value = key === undefined ? null : rationalOf(key)
  if (!value || !standsBy(text, story.language)) return null
  const sums = claims.filter((claim): claim is Sum => claim.kind === 'sum')
  if (sums.some((sum) => isSlip(withPercentOf(sum)))) return null
  const numbers = claims.flatMap((claim) => (claim.kind === 'number' ? [claim.value] : []))
  const named = [
    ...numbers,
    ...sums.flatMap(({ expr, claimed }) => [...operandsOf(expr), ...(claimed ? [claimed] : [])]),
  ]
  const made = [...work.facts.numbers.map((told) => told.value), ...sums.flatMap(({ claimed }) => claimed ?? [])]
  const isAbout = named.length === 0 || named.some((each) => isNear(each, value))
  const others = numbers.filter((each) => ![value, ...made, ...resultsOf(story)].some((known) => isNear(each, known)))
  return isAbout && (others.length === 0 || numbers.some((each) => isNear(each, value))) ? settled(work, value) : null
}

const withPercentOf = (sum: Sum): Sum => {
  const claim = withPercent(sum)
  return claim.kind === 'sum' ? claim : sum
}

/** Both came to the same, and the student goes on thinking: what is calculated now is no answer to the story's question. */
function afterAgreed(work: Work, sums: readonly Sum[], claims: readonly Claim[]): Reply | null {
  const { turn, story, guess, facts } = work
  if (!story.solved || !guess || !resultsOf(story).some((each) => sameAs(work, guess.root, each))) return null
  const told = sums.filter(({ claimed }) => claimed !== null)
  if (sums.some(isSlip)) return null
  const last = claims.at(-1)
  const value = last?.kind === 'number' ? last.value : last?.kind === 'sum' ? (last.claimed ?? last.value) : null
  const answer = saidAs(work, guess.root.value)
  const { because } = lexiconOf(story.language)
  if (because.test(work.text) && isQuestion(work.text) && told.length === 0) return coachWish(turn, story, 'why')
  if (value && sameAs(work, guess.root, value))
    return unread(turn, 'done', say(turn, 'settled', { value: answer }), 'done')
  // Calculated on with what the task tells, to something new: whoever does that is not done with it.
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

/** Remembers by which calculation a result was found. */
function noteWay(story: Story, claim: Claim): void {
  if (claim.kind !== 'sum' || !claim.claimed || isSlip(claim)) return
  const way = `${keyOf(claim.claimed)}=${latexOf(claim.expr, 'en')}`
  if (!story.ways.includes(way)) story.ways = [...story.ways, way]
}

/** A part of one is said as percent where the student does. */
function saidAs({ turn, text }: Work, value: Rational): string {
  const { language } = turn.voice
  const isPercent = /%|percent|процент/iu.test(text) && value.d !== 1n && value.n < value.d
  return isPercent
    ? `${valueText(multiply(value, rational(100)), language).slice(0, -1)}\\%$`
    : valueText(value, language)
}

function againstPlan(work: Work, plan: LikelyPlan, sums: readonly Sum[], end: Rational): Reply {
  const { turn, story } = work
  if (isOfOtherMeasure(work, end)) return otherMeasure(work, end)
  const bad = sums.findIndex((sum) => fitting(work, sum) === null)
  const good = bad < 0 ? sums : sums.slice(0, bad)
  const isEndOther = !equals(end, sums.at(-1)?.claimed ?? end)
  if (bad < 0 && !isEndOther) return stepFits(work, plan, sums)
  // What the calculations lead to is a step of the story, whichever way it was found.
  const reached = isEndOther ? partWith(work, plan, end) : null
  if (reached) {
    story.asksAbout = null
    story.rung = 0
    keep(story, end)
    const value = valueText(end, turn.voice.language)
    const from = pairOf(work, reached)
    const fits = from ? say(turn, 'part.from', { value, from }) : say(turn, 'part.line', { line: value })
    return unread(turn, 'part', `${fits} ${nextQuestion(work, plan, reached)}`, 'step')
  }
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
  // Where a number came from comes before what was done with it.
  if (off && foreignIn(work, off.expr, [])) return withoutPlan(work, [off], before)
  const question = (off && differ(work, plan, off.expr)) ?? unusedQuestion(work, plan) ?? null
  if (question) return unread(turn, 'differ', `${before || honestly(work, off)}${question}`, 'meaning')
  return off ? withoutPlan(work, [off], before) : stepFits(work, plan, sums)
}

/** "Is it right?" is answered: not by a verdict, by what was found here. */
function honestly(work: Work, sum?: Sum): string {
  if (work.asksIfRight && work.plan && work.plan.probability >= SURE) return `${say(work.turn, 'differ.honest')} `
  return sum?.claimed ? `${say(work.turn, 'arithmetic.right', { line: lineOf(sum, work) })} ` : ''
}

/** Steps that fit, and what comes next in the words of the story. */
function stepFits(work: Work, plan: LikelyPlan, sums: readonly Sum[]): Reply {
  const { turn, story } = work
  const last = sums.at(-1)!
  const part = fitting(work, last)
  if (!part) return withoutPlan(work, sums)
  story.asksAbout = null
  story.rung = 0
  const next = nextQuestion(work, plan, part)
  const lines = sums.map((sum) => lineOf(sum, work)).join(', ')
  if (sums.length > 1) return unread(turn, 'part', `${say(turn, 'part.right', { lines, line: lines })} ${next}`, 'step')
  return unread(turn, 'part', `${say(turn, 'part.line', { line: lines })} ${next}`, 'step')
}

/** Where the plan goes on from a part, without a word of what to do. */
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

/** A number of the plan as the story says it. */
function saidOf(work: Work, part: PlanPart): string | null {
  const told = part.sign === null ? toldOf(work, part.value) : undefined
  return told ? quoted(told.said, work.story.language) : null
}

/** The numbers of the story that a part is made from. */
function pairOf(work: Work, part: PlanPart): string | null {
  const said = numbersOf(part).flatMap((value) => {
    const told = toldOf(work, value)
    return told ? [quoted(told.said, work.story.language)] : []
  })
  return said.length > 0 ? listed(said, textsOf(work.turn.voice).and) : null
}

// ---- Where the calculation and the plan part ---------------------------------------------------------------------------

const signs = { add: '+', subtract: '-', multiply: '*', divide: '/' } as const
const signOf = (expr: Expr): Sign | null => (expr.kind in signs ? signs[expr.kind as keyof typeof signs] : null)

/** One question about the first place where a calculation is none of the plan; null: there is no such place to name. */
function differ(work: Work, plan: LikelyPlan, expr: Expr): string | null {
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

/** A percent is the same said as a part of one. */
const near = (one: Rational, other: Rational) =>
  isNear(one, other) || equals(one, multiply(other, rational(100))) || equals(multiply(one, rational(100)), other)

/** The innermost calculation that no part of the plan comes to. */
function firstOff(work: Work, plan: LikelyPlan, expr: Expr): { sign: Sign; a: Rational; b: Rational } | null {
  if (!('left' in expr)) return null
  const value = valueOrNull(expr)
  if (value && partWith(work, plan, value)) return null
  // A fraction of the story is one number.
  if (value && toldOf(work, value)) return null
  const inside = firstOff(work, plan, expr.left) ?? firstOff(work, plan, expr.right)
  if (inside) return inside
  const [sign, a, b] = [signOf(expr), valueOrNull(expr.left), valueOrNull(expr.right)]
  return sign && a && b ? { sign, a, b } : null
}

/** A number of the plan that no calculation has used yet. */
function unusedQuestion(work: Work, plan: LikelyPlan): string | null {
  const used = numbersOf(plan.root)
  const unused = work.facts.numbers.find(
    ({ value }) => used.some((each) => near(each, value)) && !work.story.used.includes(keyOf(value)),
  )
  return unused ? say(work.turn, 'unused', { number: quoted(unused.said, work.story.language) }) : null
}

/** Remembers which numbers of the story a calculation works with. */
function noteUsed({ story, facts }: Work, { expr }: Sum): void {
  const parts = operandsOf(expr)
  // "20 % off" is there in 0.8 as well.
  const isUsed = (value: Rational) =>
    parts.some((each) => near(each, value)) ||
    (value.d !== 1n && [value.n, value.d].every((each) => parts.some((part) => equals(part, rational(each))))) ||
    (value.n < value.d &&
      [subtract(ONE, value), add(ONE, value)].some((made) => parts.some((each) => near(each, made))))
  const used = facts.numbers.filter(({ value }) => isUsed(value))
  story.used = [...new Set([...story.used, ...used.map(({ value }) => keyOf(value))])]
}

// ---- Without a plan ----------------------------------------------------------------------------------------------------

/** The arithmetic is right; the sense is asked about in the words of the story, the most telling place first. */
function withoutPlan(work: Work, sums: readonly Sum[], before = '', end?: Rational): Reply {
  const { turn, story, facts } = work
  const { language } = turn.voice
  const last = sums.at(-1)!
  const result = end ?? last.claimed ?? last.value ?? rational(0)
  const line = sums.map((sum) => lineOf(sum, work)).join(', ')
  const right = before || `${say(turn, sums.length > 1 ? 'arithmetic.all' : 'arithmetic.right', { line })} `
  story.asksAbout = keyOf(result)
  const reply = (move: string, text: string, by = 'meaning') => unread(turn, move, `${right}${text}`, by)
  // Who asks whether it is right hears what is known: the arithmetic, and what would have to be true of the result.
  if (work.asksIfRight && story.used.length > 0) return ends(work, result, right)
  const results = sums.flatMap(({ claimed, value }) => claimed ?? value ?? [])
  // A number is not explained by the result of its own calculation: 5 by the 20 of `100 : 5 = 20`.
  const told = { ...story, results: story.results.filter((each) => !results.some((own) => keyOf(own) === each)) }
  for (const { expr } of turn.state.lastMove === 'story.foreign' ? [] : sums) {
    const foreign = foreignIn({ ...work, story: told }, expr, results)
    if (!foreign) continue
    story.asksAbout = keyOf(foreign)
    return reply(
      'foreign',
      say(turn, 'foreign', { value: valueText(foreign, language), expr: exprText(expr, language) }),
    )
  }
  const size = sizeQuestion(work, last, result)
  if (size) return reply('size', size)
  const unused = facts.numbers.find(
    ({ value, text }) =>
      /\d|%/.test(text) &&
      value.n > 1n &&
      !story.used.includes(keyOf(value)) &&
      !story.offered.includes(`unused:${keyOf(value)}`),
  )
  if (unused) story.offered = [...story.offered, `unused:${keyOf(unused.value)}`]
  if (unused) return reply('unused', say(turn, 'unused', { number: quoted(unused.said, story.language) }), 'step')
  // What is twice, more or a part of something is where a plan goes wrong most often.
  const relation = facts.relations.find(
    ({ meaning, sentence, word }) =>
      ['times', 'more', 'fewer', 'part', 'average'].includes(meaning) &&
      // "15 more" may only go on telling; "6 more than" compares.
      (word.includes(' ') || !['more', 'fewer'].includes(meaning)) &&
      !(meaning === 'part' && !facts.sentences.includes(sentence)) &&
      // What the calculations work with already has its place.
      !facts.numbers.some(({ text: said, value }) => word.includes(said) && story.used.includes(keyOf(value))),
  )
  const isFresh = relation && !story.offered.includes(`word:${relation.word}`)
  if (isFresh) story.offered = [...story.offered, `word:${relation.word}`]
  if (isFresh) return reply('relation', say(turn, 'relation', { word: quoted(relation.word, story.language) }), 'step')
  // A step of a guess that goes on: what it found is asked, and not whether it is the end.
  const { guess } = work
  const isStep = guess !== null && !sameAs(work, guess.root, result) && partWith(work, guess, result) !== null
  if (isStep && !story.offered.includes(`step:${keyOf(result)}`)) {
    story.offered = [...story.offered, `step:${keyOf(result)}`]
    const shown = { value: valueText(result, language), question: questionOf(turn, facts) }
    return reply('step', say(turn, 'step.what', shown))
  }
  return ends(work, result, right)
}

/** Where something is shared, given away or left, an amount that grows is worth a second look; so is one that shrinks. */
function sizeQuestion({ turn, facts }: Work, { expr }: Sum, result: Rational): string | null {
  const sides = 'left' in expr ? [expr.left, expr.right].flatMap((side) => valueOrNull(side) ?? []) : []
  const shrinking = facts.relations.some(({ meaning }) => ['shared', 'left', 'gave', 'fewer', 'part'].includes(meaning))
  const growing = facts.relations.some(({ meaning }) => ['got', 'more', 'times', 'each', 'together'].includes(meaning))
  if (!shrinking || growing || sides.length < 2 || !sides.every((side) => isMore(result, side))) return null
  const most = sides.reduce((a, b) => (isMore(a, b) ? a : b))
  const { language } = turn.voice
  return say(turn, 'size', { value: valueText(result, language), before: valueText(most, language) })
}

const isMore = (a: Rational, b: Rational) => a.n * b.d > b.n * a.d

// ---- A number by itself ------------------------------------------------------------------------------------------------

type Said = Claim & { kind: 'number' }

function judgeNumber(work: Work, claims: readonly Claim[], expectedBy: string | null): Reply | null {
  const { turn, story, facts, plan, guess, text } = work
  const { language } = turn.voice
  const numbers = claims.filter((claim): claim is Said => claim.kind === 'number')
  const results = numbers.filter((each) => !isExplained(each, text, story.language))
  const fresh = (results.length > 0 ? results : numbers).filter(({ value, noun }) => !isRestated(value, noun, facts))
  // The result that a guess comes to as well, early or with words around it.
  const agreed = guess && fresh.find((each) => sameAs(work, guess.root, inAskedUnit(work, each)))
  const claim = agreed ?? fresh.at(-1) ?? numbers.at(-1)
  if (!claim) return null
  const value = inAskedUnit(work, claim)
  const key = keyOf(value)
  const shown = { value: valueText(value, language) }
  // "7 or 8?"
  if (fresh.length > 1 && lexiconOf(story.language).or.test(text) && fresh.some((each) => !equals(each.value, value)))
    return unread(turn, 'which', say(turn, 'number.which', shown), 'meaning')
  const asked = expectedBy === 'story.sum' ? story.asksAbout : null
  const answered = numbers.find((each) => asked !== null && isResultAsked(asked, each.value))
  if (asked !== null && !plan) return resultOfSum(work, answered?.value ?? value)
  if (guess && sameAs(work, guess.root, value)) return agree(work, value)
  const part = plan && partWith(work, plan, value)
  if (plan && part) {
    keep(story, value)
    story.asksAbout = null
    story.rung = 0
    const from = pairOf(work, part)
    const fits = from ? say(turn, 'part.from', { ...shown, from }) : say(turn, 'part.line', { line: shown.value })
    return unread(turn, 'part', `${fits} ${nextQuestion(work, plan, part)}`, 'step')
  }
  if (asked !== null) return resultOfSum(work, answered?.value ?? value)
  const told = facts.numbers.find((each) => equals(each.value, value))
  if (told && fresh.length === 0) {
    const values = { ...valuesOf(turn, facts), number: quoted(told.said, story.language) }
    return unread(turn, 'number.given', say(turn, 'number.given', values), 'step')
  }
  if (plan && isOfOtherMeasure(work, value)) return otherMeasure(work, value)
  // Said back only where the student wrote both of its numbers.
  const written = numbersIn(text, story.language).map((each) => each.value)
  const step = fromResults(work, value, written)
  if (step && !told && story.asksAbout !== key) return judgeSums(work, [step], [step])
  const isAgain = story.asksAbout === key
  const isResult = !isAgain && story.results.includes(key)
  story.asksAbout = key
  keep(story, value)
  if (plan) story.wrongs++
  if (!plan && (isResult || story.offered.includes(key)) && !story.solved) {
    // Said once more behind a result: it is meant as the answer.
    return ends(work, value)
  }
  if (story.solved && story.offered.includes(key)) return stands(work, value)
  // "180 is a straight line": what the number is was asked, and is told.
  const name = plainWords(text).replace(/[.!,\s]+$/, '')
  const tells = name.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word)).length
  if (
    isAgain &&
    fresh.length === 1 &&
    tells >= 2 &&
    tells <= 8 &&
    !isQuestion(text) &&
    !lexiconOf(story.language).doubts.test(name)
  ) {
    story.asksAbout = null
    const values = { ...valuesOf(turn, facts), name: quoted(name, story.language) }
    return unread(turn, 'named', say(turn, 'named', values), 'step')
  }
  if (isAgain) return unread(turn, 'differ', say(turn, 'differ.again', { hint: nextRung(turn, story, facts) }), 'step')
  // "I cannot promise the end" is said once, where an answer is told and nothing stands beside it.
  const vouch = !plan && !story.vouched ? `${say(turn, 'vouch')} ` : ''
  if (vouch) story.vouched = true
  const made = inHead(
    value,
    facts.numbers.filter((each) => /\d|%/.test(each.text) || each.value.d !== 1n),
  )
  if (made) {
    const expr = binary(kindOf[made.sign], number(made.left.value), number(made.right.value))
    const question = plan ? differ(work, plan, expr) : null
    const from = listed(
      [quoted(made.left.said, story.language), quoted(made.right.said, story.language)],
      textsOf(turn.voice).and,
    )
    if (question)
      return unread(
        turn,
        'differ',
        `${honestly(work) || `${say(turn, 'number.made', { ...shown, from })} `}${question}`,
        'meaning',
      )
    if (!plan) return unread(turn, 'number.how', `${vouch}${say(turn, 'number.from', { ...shown, from })}`, 'meaning')
  }
  return unread(turn, 'number.how', `${vouch || honestly(work)}${say(turn, 'number.how', shown)}`, 'meaning')
}

/** What comes out where the perimeter is found and the area is asked, or the other way round. */
function isOfOtherMeasure({ story, facts }: Work, value: Rational): boolean {
  const { measures } = lexiconOf(story.language)
  const { question } = facts
  const pair = question === null ? undefined : measures.find(([one]) => one.test(question))
  if (!question || !pair) return false
  const other = likelyPlanOf(story.text.replace(pair[0], pair[1]), story.language)
  return other !== null && isNear(other.root.value, value)
}

function otherMeasure(work: Work, value: Rational): Reply {
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

/** 7.2 and not 36/5. */
const asWritten = (value: Rational) => number(value, value.d !== 1n && 1000n % value.d === 0n ? 'decimal' : undefined)

/** "So 540", when 180 and 360 were found before: the step that leads there, as if it were written. */
function fromResults(
  { facts, story }: Pick<Work, 'facts' | 'story'>,
  value: Rational,
  written?: readonly Rational[],
): Sum | null {
  const results = resultsOf(story)
  if (results.some((each) => equals(each, value))) return null
  const told = facts.numbers.filter(({ text }) => /\d/.test(text)).map((each) => each.value)
  const isSaid = (each: Rational) => !written || isWritten(each, written)
  for (const left of [...results].reverse().filter(isSaid))
    for (const right of [...results.filter((each) => each !== left), ...told, ...(written ?? [])].filter(isSaid))
      for (const sign of ['+', '-', '*', '/'] as const)
        for (const [a, b] of sign === '+' || sign === '*'
          ? [[left, right]]
          : [
              [left, right],
              [right, left],
            ]) {
          const made = a && b && combined(sign, a, b)
          if (!a || !b || !made || !equals(made, value)) continue
          const expr = binary(kindOf[sign], asWritten(a), asWritten(b))
          return { kind: 'sum', expr, value, claimed: value, noun: '', source: '' }
        }
  return null
}

const kindOf = { '+': 'add', '-': 'subtract', '*': 'multiply', '/': 'divide' } as const

/**
 * The student stands by a number. Neither its being right nor an end is said, for it may be wrong: what was checked, and how
 * to try it on the story.
 */
function stands(work: Work, value: Rational): Reply {
  const { turn, guess } = work
  const shown = { value: saidAs(work, value) }
  const isLike = guess !== null && sameAs(work, guess.root, value)
  const before = isLike ? `${say(turn, 'perhaps', shown)} ` : ''
  return unread(turn, 'stands', `${before}${say(turn, 'stands', shown)}`, 'fits')
}

/** "48 pencils" of the story itself. */
const isRestated = (value: Rational, noun: string, { numbers }: StoryFacts) =>
  numbers.some((each) => equals(each.value, value) && (noun === '' || each.noun === '' || each.noun === noun))

/** "90 min" where hours are asked. */
function inAskedUnit({ facts, plan }: Work, { value, noun }: Said): Rational {
  const unit = unitOf(noun)
  const asked = plan?.unit ?? (facts.question ?? '').split(/[\s?.,]+/).flatMap((word) => unitOf(word) ?? [])[0]
  const ratio = unit && asked && unit !== asked ? unitRatio(unit, asked) : null
  return ratio && !isZero(ratio) ? multiply(value, ratio) : value
}

/** 18.67 and 18.666 are both the 56/3 that was asked for. */
function isResultAsked(key: string, value: Rational): boolean {
  const [n = '', d = '1'] = key.split('/')
  return /^-?\d+$/.test(n) && /^[1-9]\d*$/.test(d) && isNear(rational(BigInt(n), BigInt(d)), value)
}

/** "How much is 96 : 8?" was asked. */
function resultOfSum(work: Work, value: Rational): Reply {
  const { turn, story, facts } = work
  const shown = { value: valueText(value, turn.voice.language), question: questionOf(turn, facts) }
  if (story.asksAbout !== null && isResultAsked(story.asksAbout, value)) {
    keep(story, value)
    return unread(turn, 'sum.result', say(turn, 'sum.result', shown), 'meaning')
  }
  story.wrongs++
  return storyReply(turn, 'sum.wrong', say(turn, 'sum.result.wrong', shown), { by: 'sum' }, { badge: null }, true)
}

const keep = (story: Story, value: Rational | null) => {
  if (value) story.results = [...story.results.filter((each) => each !== keyOf(value)), keyOf(value)]
}
