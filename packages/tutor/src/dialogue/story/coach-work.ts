import { besideWords } from '../../language/beside.ts'
import { collectNames, type Expr, number } from '../../math/ast.ts'
import { latexOf } from '../../math/latex.ts'
import { equals, isInteger, isZero, multiply, type Rational, rational } from '../../math/rational.ts'
import { substitute } from '../../math/substitute.ts'
import { unitOf, unitRatio } from '../../math/units.ts'
import type { Reply, Turn } from '../../pedagogy/reply.ts'
import { isExplained, standingClaims, standsBy } from './bound.ts'
import type { Sum, Work } from './claimed-work.ts'
import { questionOf, unread } from './coach.ts'
import { askedDirectly } from './direct.ts'
import { factsOf } from './facts.ts'
import {
  afterAgreed,
  againstPlan,
  agree,
  differ,
  fitting,
  guessOf,
  isOfOtherMeasure,
  leadsOn,
  otherMeasure,
  planFor,
  rightSoFar,
  stepOfPlan,
} from './guided.ts'
import { honestNumber, resultReply, withoutPlan } from './honest.ts'
import { letterIn } from './letter.ts'
import { calculationsOf, isNear, likelyPlanOf } from './likely.ts'
import { afterTest, partNamed, partQuestion, percentLeft, testOf } from './parts.ts'
import { noteFacts, operandsOf, rolesOf } from './roles.ts'
import { expectedValue, exprText, say, storyReply, valueText } from './say.ts'
import { minutesBehindPoint, minutesOverSixty } from './sense.ts'
import { keyOf, rationalOf, resultsOf, type Story } from './story-state.ts'
import {
  arithmeticOf,
  asAmount,
  fromResults,
  fromWritten,
  isCloseTo,
  isFromRounded,
  isRestated,
  isSlip,
  isTornOut,
  keep,
  lineOf,
  noteUsed,
  rootSaid,
  saidAs,
  sameAs,
  withoutReasons,
  withPercent,
  withPercentOf,
  withResults,
} from './sums.ts'
import { straightAngle } from './tested.ts'
import { noteStory } from './trial.ts'
import { type Claim, numbersIn, valueOrNull } from './work.ts'

/** Takes up what a message claims about a story that was not read: calculations, numbers, equations, checks. */

/** Handles the claims of a message, or what it says about the result in question; null if there is neither. */
export function coachClaims(
  turn: Turn,
  story: Story,
  text: string,
  claims: readonly Claim[],
  expectedBy: string | null,
  asksIfRight = false,
): Reply | null {
  const { work, standing } = workOf(turn, story, text, claims, asksIfRight)
  const { roles } = work
  if (roles.answer) story.claimed = keyOf(roles.answer)
  const isOther = roles.answer !== null && !story.offered.includes(`plausible:${keyOf(roles.answer)}`)
  const isTest = roles.test !== null && roles.test.outcome !== 'open'
  const isAsked = expectedBy === 'story.fits' && !story.solved && !isTest && roles.others === null && !isOther
  const settled = isAsked ? standBy(work, standing) : null
  const reply = settled ?? claimsReply(work, standing, expectedBy)
  noteFacts(story, standing)
  return reply
}

/**
 * Answers a question of the message before anything in it is judged; right calculations beside it are said back. null
 * without such a question, or where a calculation of the message is wrong.
 */
export function coachQuestion(
  turn: Turn,
  story: Story,
  text: string,
  claims: readonly Claim[],
  asksIfRight: boolean,
): Reply | null {
  const { work, standing } = workOf(turn, story, text, claims, asksIfRight)
  const sums = standing
    .map(asAmount)
    .map(withPercent)
    .filter((claim): claim is Sum => claim.kind === 'sum')
  if (sums.some((sum) => isSlip(sum) && !isFromRounded(work, sum))) return null
  const done = sums.filter(({ claimed }) => claimed !== null)
  const isFit = work.roles.test !== null && work.roles.test.outcome !== 'open'
  const states = isFit || work.roles.answer !== null || (asksIfRight && done.length > 0)
  const reply = askedDirectly(turn, story, text, standing, arithmeticOf(work, done), states)
  if (!reply) return null
  for (const sum of done) {
    noteUsed(work, sum)
    keep(story, sum.claimed)
  }
  if (done.length > 0) story.lastWork = text.slice(0, 700)
  noteFacts(story, standing)
  return reply
}

function workOf(
  turn: Turn,
  story: Story,
  text: string,
  claims: readonly Claim[],
  asksIfRight: boolean,
): { readonly work: Work; readonly standing: readonly Claim[] } {
  const facts = factsOf(story.text, story.language)
  const likely = likelyPlanOf(story.text, story.language)
  const plan = planFor(likely, story, facts)
  const standing = standingClaims(claims, text, story.language)
    .filter((claim) => !isTornOut(claim, text))
    .map(asStatedValue(claims))
  const roles = rolesOf(standing.map(asAmount), text, story, facts)
  const written = [...numbersIn(text, story.language).map(({ value }) => value), ...resultsOf(story)]
  const said = standing.flatMap((claim) => (claim.kind === 'number' ? [claim.value] : []))
  const guess = guessOf(likely, story)
  return { work: { turn, story, facts, plan, guess, text, asksIfRight, roles, written, said }, standing }
}

/** "90 / 10 = 9, so t = 9": beside calculations a letter with a value only names a result. */
const asStatedValue =
  (all: readonly Claim[]) =>
  (claim: Claim): Claim => {
    if (claim.kind !== 'equation' || claim.left.kind !== 'name') return claim
    const value = valueOrNull(claim.right)
    const isBeside = all.every((each) => each.kind !== 'equation' || each.left.kind === 'name')
    return value && isBeside && all.some(({ kind }) => kind === 'sum')
      ? { kind: 'number', value, noun: '', source: claim.source }
      : claim
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
  const over =
    minutesOverSixty(work.turn, story, text) ??
    minutesBehindPoint(
      work.turn,
      story,
      numbersIn(text, story.language).map(({ value }) => value),
    )
  if (over) {
    const done = claims.filter((claim): claim is Sum => claim.kind === 'sum' && claim.claimed !== null)
    const right = done.some(isSlip) ? '' : arithmeticOf(work, done, 'recounted.only')
    return unread(work.turn, 'sense', `${right}${over}`, 'step')
  }
  const relevant = withResults(withoutReasons(claims, text, story).map(asAmount).map(withPercent), story)
  if (relevant.length === 0) return null
  story.attempts++
  const sums = relevant.filter((claim): claim is Sum => claim.kind === 'sum')
  // A result that is only repeated keeps the calculations behind it.
  if (sums.length > 0 || story.lastWork === null) story.lastWork = text.slice(0, 700)
  const after = afterAgreed(work, sums, relevant) ?? afterTest(work, sums)
  if (after) return after
  if (sums.length > 0) return judgeSums(work, sums, relevant)
  return judgeNumber(work, relevant, expectedBy)
}

function withLetters({ turn, story, text }: Work, claims: readonly Claim[]): Reply | null {
  const named = letterIn(text, story.language)
  if (named && claims.every(({ kind }) => kind === 'number' || kind === 'letters'))
    return unread(turn, 'letter', say(turn, 'unread.letter', { letter: `$${named.letter}$`, what: named.what }), 'step')
  const first = claims.find(({ kind }) => kind === 'letters')
  if (first?.kind !== 'letters' || claims.some(({ kind }) => kind === 'sum')) return null
  const line = exprText(first.expr, turn.voice.language)
  return unread(turn, 'letter.what', say(turn, 'letter.what', { line }), 'meaning')
}

/** Equations with a letter and their solution: agreement counts if all of them hold. null if the message has none. */
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
  const root = rootSaid(work, sums)
  if (root) keep(story, root.value)
  const tested = testOf(work, sums)
  if (tested) return tested
  const isAgreed = guess !== null && sameAs(work, guess.root, end)
  const off = last.claimed === null ? null : partQuestion(work, sums, arithmeticOf(work, good), isAgreed)
  if (off) return off
  if (last.claimed === null && last.value && equals(end, last.value)) return plannedSum(work, last, good.slice(0, -1))
  if (guess && sameAs(work, guess.root, end)) {
    // A calculation that is neither used by a later one nor part of the plan.
    const loose = sums.find((sum) => !leadsOn(work, guess, sum, sums))
    const fromSums = isNear(last.value ?? end, end) || sameAs(work, guess.root, last.value ?? end)
    if (!loose && fromSums) return agree(work, end)
    const line = lineOf(loose ?? last, work)
    return unread(turn, 'same.how', say(turn, 'same.how', { value: valueText(end, language), line }), 'meaning')
  }
  const row = plan ? null : rowOfResults(work, good, claims)
  return row ?? (plan ? againstPlan(work, plan, sums, end) : withoutPlan(work, sums, '', end))
}

/** "120:10=12 so 24 36 60": the result taken as often as the numbers of the task say, several at once. */
function rowOfResults(work: Work, sums: readonly Sum[], claims: readonly Claim[]): Reply | null {
  const { turn, story, facts } = work
  const { language } = turn.voice
  const last = sums.at(-1)
  const one = last?.claimed
  if (!last || !one || isZero(one)) return null
  const values = claims
    .slice(claims.indexOf(last) + 1)
    .flatMap((claim) => (claim.kind === 'number' ? [claim.value] : []))
  const factors = values.map((value) => facts.numbers.find((told) => equals(multiply(told.value, one), value))?.value)
  const given = factors.flatMap((factor) => factor ?? [])
  if (values.length < 2 || given.length < values.length || new Set(given.map(keyOf)).size < given.length) return null
  for (const value of values) keep(story, value)
  const shown = values.map(
    (value, index) =>
      `$${valueText(given[index]!, language).slice(1, -1)} \\cdot ${valueText(one, language).slice(1, -1)} = ${valueText(value, language).slice(1, -1)}$`,
  )
  const text = turn.voice.choose('beside.row', besideWords[language].texts.row, { values: shown.join(', ') })
  return unread(turn, 'row', `${arithmeticOf(work, sums)}${text}`, 'meaning')
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

/** A calculation whose result is still to come. */
function plannedSum(work: Work, sum: Sum, good: readonly Sum[]): Reply {
  const { turn, story, plan } = work
  const expr = exprText(sum.expr, turn.voice.language)
  story.asksAbout = sum.value ? keyOf(sum.value) : null
  const answers = sum.value ? [expectedValue(sum.value)] : []
  const asked = { by: 'sum', answers }
  const fits = plan !== null && fitting(work, sum) !== null
  const off = fits ? null : partQuestion(work, [...good, sum], rightSoFar(work, good))
  if (off) return off
  if (plan && !fits && plan.root.of.length > 0) {
    const question = differ(work, plan, sum.expr)
    if (question) return unread(turn, 'differ', `${rightSoFar(work, good)}${question}`, 'meaning')
  }
  const text = say(turn, fits ? 'part.plan' : 'sum.plan', { expr })
  return storyReply(turn, 'sum.plan', `${rightSoFar(work, good)}${text}`, asked, { badge: null }, true)
}

/** The final number of a message: a result after the calculations, or the result of the last one. */
function endOf({ story, roles }: Work, last: Sum, claims: readonly Claim[]): Rational {
  if (roles.answer) return roles.answer
  const behind = claims.slice(claims.indexOf(last) + 1).filter(({ kind }) => kind === 'number')
  const told = factsOf(story.text, story.language).numbers
  const said = behind.findLast(
    (claim) =>
      claim.kind === 'number' &&
      !told.some(({ value }) => equals(value, claim.value)) &&
      // A result found before is mentioned.
      !resultsOf(story).some((value) => equals(value, claim.value)),
  )
  return (said?.kind === 'number' ? said.value : null) ?? last.claimed ?? last.value ?? rational(0)
}

/** "Yes, it comes out", "no step is missing": an answer about the result in question; null for anything else. */
function standBy(work: Work, claims: readonly Claim[]): Reply | null {
  const { story, text } = work
  const key = story.claimed ?? story.results.at(-1)
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
  return isAbout && (others.length === 0 || numbers.some((each) => isNear(each, value))) ? stoodBy(work, value) : null
}

/** The student stands by a result: agreement with a sure guess is stated; otherwise what was not checked stays open. */
function stoodBy(work: Work, value: Rational): Reply {
  const { turn, story, guess } = work
  keep(story, value)
  if (!guess || !sameAs(work, guess.root, value)) return resultReply(work, value, [], '', true)
  if (!story.solved) noteStory(turn, story, true)
  story.solved = true
  return unread(turn, 'done', say(turn, 'settled', { value: saidAs(work, value) }), 'done')
}

type Said = Claim & { kind: 'number' }

function judgeNumber(work: Work, claims: readonly Claim[], expectedBy: string | null): Reply | null {
  const { story, facts, plan, guess, text } = work
  const numbers = claims.filter((claim): claim is Said => claim.kind === 'number')
  const results = numbers.filter((each) => !isExplained(each, text, story.language))
  const fresh = (results.length > 0 ? results : numbers).filter(({ value, noun }) => !isRestated(value, noun, facts))
  // The new number that the guess predicts, even early or amid other words.
  const agreed = guess && fresh.find((each) => sameAs(work, guess.root, inAskedUnit(work, each)))
  const { answer } = work.roles
  const claimed = answer && numbers.find((each) => equals(each.value, answer))
  const amounts = fresh.filter(({ source }) => !/%|percent|процент/iu.test(source))
  const claim = claimed ?? agreed ?? amounts.at(-1) ?? fresh.at(-1) ?? numbers.at(-1)
  if (!claim) return null
  const left = numbers.map((each) => percentLeft(work, each.value)).find((each) => each !== null)
  const named = twoAnswers(work) ?? partNamed(work) ?? left
  if (named) return named
  const value = inAskedUnit(work, claim)
  const asked = expectedBy === 'story.sum' ? story.asksAbout : null
  const answered = numbers.find((each) => asked !== null && isResultAsked(asked, each.value))
  if (asked !== null && !plan) return resultOfSum(work, answered?.value ?? value)
  if (guess && sameAs(work, guess.root, value)) return agree(work, value)
  const step = plan && stepOfPlan(work, plan, value)
  if (step) return step
  if (asked !== null) return resultOfSum(work, answered?.value ?? value)
  const told = facts.numbers.some((each) => equals(each.value, value))
  const straight = told ? null : straightAngle(work, value)
  if (straight) return straight
  if (plan && isOfOtherMeasure(work, value)) return otherMeasure(work, value)
  // A result of a calculation with numbers that the student wrote or found before.
  const written = numbersIn(text, story.language).map((each) => each.value)
  const made = fromResults(work, value, written) ?? (claimed ? fromWritten(value, written) : null)
  if (made && !told && plan) return judgeSums(work, [made], [made])
  const isFound = resultsOf(story).some((each) => equals(each, value))
  const reply =
    isFound && !told && numbers.length === 1
      ? resultReply(work, value)
      : honestNumber(work, value, fresh.includes(claim))
  keep(story, value)
  return reply
}

/** "She has 300 and I have 288": neither is confirmed; both are to be checked against the text. */
function twoAnswers(work: Work): Reply | null {
  const { turn, story, roles } = work
  const { language } = turn.voice
  const mine = story.claimed === null ? null : rationalOf(story.claimed)
  if (!roles.others || !mine || equals(mine, roles.others)) return null
  const values = { mine: valueText(mine, language), other: valueText(roles.others, language) }
  return unread(turn, 'two', say(turn, 'two.answers', values), 'fits')
}

/** "90 min" where hours are asked. */
function inAskedUnit({ facts, plan }: Work, { value, noun }: Said): Rational {
  const unit = unitOf(noun)
  const asked = plan?.unit ?? (facts.question ?? '').split(/[\s?.,]+/).flatMap((word) => unitOf(word) ?? [])[0]
  const ratio = unit && asked && unit !== asked ? unitRatio(unit, asked) : null
  return ratio && !isZero(ratio) ? multiply(value, ratio) : value
}

/** 18.67 and 18.666 both match the expected 56/3. */
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
