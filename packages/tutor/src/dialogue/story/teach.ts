import type { CheckedLine, Verdict } from '@lumi/contracts/chat'
import { chanceFrom } from '../../curriculum/chance.ts'
import { placeExpression, type StoryQuantity, type StoryReading } from '../../frames/index.ts'
import { binary, number } from '../../math/ast.ts'
import { latexOf } from '../../math/latex.ts'
import { equals, isInteger, multiply, type Rational, rational, subtract } from '../../math/rational.ts'
import type { Reply, Turn } from '../../pedagogy/reply.ts'
import { nounAsked } from './counted.ts'
import { listed, questionIn } from './facts.ts'
import { letterIn, letterSaid, likeness } from './letter.ts'
import { askedName, askedOf, askedQuestion, nameIn, saidAmount } from './names.ts'
import { pairAsked, pairOf } from './pairs.ts'
import { isPercent, type PlacedClaim, placeClaim } from './place.ts'
import {
  answerText,
  formedText,
  isLastStep,
  knownList,
  leftAsked,
  nameOfId,
  nextStep,
  quantityOf,
  quantityText,
  readingOf,
  storyContent,
} from './reading.ts'
import { claimedAnswer, isToldAsEnd, operandsOf, tellsOfOthers } from './roles.ts'
import { expectedValue, exprText, say, sayOf, storyReply, sumText, textsOf, valueText } from './say.ts'
import { besideGiven } from './sense.ts'
import { keyOf, rationalOf, type Story } from './story-state.ts'
import { partText } from './sums.ts'
import type { StoryMove, WrongRelationName } from './text-types.ts'
import { noteStory } from './trial.ts'
import { sameAsBefore } from './varied.ts'
import { lexiconOf } from './words.ts'
import { type Claim, numbersIn, valueOrNull } from './work.ts'

/** After the reading is confirmed: restates given and wanted quantities; the first step is the student's. */
export function startTeaching(turn: Turn, story: Story, reading: StoryReading): Reply {
  const values = { known: knownList(reading), asked: askedName(reading), question: askedQuestion(reading) }
  const content = storyContent(turn, story, reading)
  const pair = pairOf(story, reading)
  if (pair && chanceFrom(`${turn.seed}|pair|${reading.text}`).between(0, 2) === 0)
    return storyReply(turn, 'start', say(turn, 'start.pair', values), pairAsked(turn, reading, pair), content)
  const text = say(turn, reading.plan.length > 1 ? 'start.many' : 'start.one', values)
  return storyReply(turn, 'start', text, { by: 'step' }, content)
}

/** Restates the story if nothing in the message can be placed. */
export function resume(turn: Turn, story: Story, reading: StoryReading, move: StoryMove = 'resume'): Reply {
  const text = say(turn, move, { restatement: reading.restatement, asked: askedName(reading) })
  return storyReply(turn, move, text, { by: 'step' }, storyContent(turn, story, reading))
}

// ---- The student's work ----------------------------------------------------------------------------------------------

/** Places the student's numbers, calculations and equations in the story and grades them; null if there are none. */
export function judgeClaims(
  turn: Turn,
  story: Story,
  reading: StoryReading,
  text: string,
  claims: readonly Claim[],
): Reply | null {
  const named = letterIn(text, story.language)
  if (named) takeLetter(story, reading, named)
  const all = claims
    .map((claim): PlacedClaim => ({ claim, placed: placeClaim(reading, claim, story.letter) }))
    .map((each) => asLettered(each, reading, text))
    .map(asUsualSlip(reading, text, claims))
    .map(asGiven(turn, reading, text, claims))
  const own = tellsOfOthers(claims, text, story.language, story.text) && !story.solved ? withoutOthers(all) : all
  if (all.length > 0 && own.length === 0) {
    const compared = twoAnswers(turn, story, reading)
    if (compared) return compared
  }
  const found = [...story.found]
  const placed = withoutNoise(own.length > 0 ? own : all, reading, text).map((each) => {
    const meant = notYetFound(each, found, reading)
    if (meant.placed.kind === 'quantity') found.push(meant.placed.id)
    return meant
  })
  const last = placed.at(-1)
  if (!last) return named ? letterReply(turn, story, reading, named) : null
  story.attempts++
  story.lastWork = last.claim.source
  const value = claimedOf(last.claim)
  if (value) story.claimed = keyOf(value)
  const misnamed = placed.find(({ placed: each }) => each.kind === 'misnamed')
  if (misnamed) return notTheAsked(turn, story, reading, misnamed)
  if (placed.length === 1 && isOtherNumber(last, reading)) return notTheAsked(turn, story, reading, last)
  const other = placed.some(isWrong) ? null : answerSaidAs(reading, text, all)
  return other ? notTheAsked(turn, story, reading, other) : verdictOn(turn, story, reading, placed)
}

/**
 * A number alone that is given, or that no step of a complete reading comes to; a rounded answer is none. The reading
 * was confirmed, so a number of the task that is stated is meant as the answer.
 */
function isOtherNumber({ claim, placed }: PlacedClaim, reading: StoryReading): boolean {
  if (claim.kind !== 'number') return false
  if (placed.kind === 'quantity') {
    const isOpen = reading.quantities.some(({ isGiven, value }) => !isGiven && equals(value, claim.value))
    const isAnswer = claim.noun === '' || likeness(claim.noun, reading.asked.noun) > 0
    return quantityOf(reading, placed.id)?.isGiven === true && (reading.isComplete === true || (isAnswer && !isOpen))
  }
  if (!reading.isComplete) return false
  const [own, right] = [claim.value, reading.answer].map(({ n, d }) => Number(n) / Number(d))
  const isExact = isInteger(multiply(reading.answer, rational(1000)))
  return placed.kind === 'unknown' && (isExact || Math.abs((own ?? 0) - (right ?? 0)) > 0.02 * Math.abs(right ?? 0))
}

/** "So P is 76", "B = 54": a letter used by the story identifies the amount, even if another has that value. */
function asLettered(each: PlacedClaim, { quantities }: StoryReading, text: string): PlacedClaim {
  const said = letterSaid(each.claim, text)
  if (!said || each.placed.kind === 'usual-slip') return each
  const called = quantities.filter((one) => one.said?.endsWith(` ${said.letter}`))
  if (called.length === 0) return each
  const own = called.find(({ value }) => equals(value, said.value))
  if (!own) {
    const meant = called.find(({ isGiven }) => !isGiven) ?? called[0]
    const id = quantities.find(({ value }) => equals(value, said.value))?.id ?? null
    return { ...each, placed: { kind: 'misnamed', meant: meant?.id ?? '', id } }
  }
  const placed = own.isAsked
    ? ({ kind: 'answer', isPlan: false, unit: 'right' } as const)
    : ({ kind: 'quantity', id: own.id, isPlan: false } as const)
  return { ...each, placed }
}

/** A given number stated as a result is no longer a given; it may come from a typical mistake. */
function asUsualSlip({ slips = [], language }: StoryReading, text: string, claims: readonly Claim[]) {
  const answer = claimedAnswer(claims, text, language) ?? isToldAsEnd(claims, text, language)
  const slip = answer && slips.find(({ value }) => equals(value, answer))
  return (each: PlacedClaim): PlacedClaim =>
    slip && each.claim.kind === 'number' && equals(each.claim.value, slip.value)
      ? { ...each, placed: { kind: 'usual-slip', text: slip.text } }
      : each
}

/**
 * "Of 80?", behind a question about a slip ("of which amount is the second percent taken?"): where the answer has the
 * value of a given amount, the given one is meant, unless the number is told as the end.
 */
function asGiven(
  { state }: Turn,
  { quantities, answer, language }: StoryReading,
  text: string,
  claims: readonly Claim[],
) {
  const given = quantities.find(({ isGiven, value }) => isGiven && equals(value, answer))
  const base = lexiconOf(language).ofAmount.exec(text)?.groups?.amount
  const isBehindSlip = state.lastMove === 'story.usual-slip'
  const ended = claimedAnswer(claims, text, language) ?? isToldAsEnd(claims, text, language)
  const isMeant =
    given &&
    isBehindSlip &&
    (base !== undefined || !(ended && equals(ended, answer))) &&
    claims.every(({ kind }) => kind === 'number')
  return (each: PlacedClaim): PlacedClaim =>
    isMeant && each.placed.kind === 'answer'
      ? { ...each, placed: { kind: 'quantity', id: given.id, isPlan: false } }
      : each
}

/**
 * Of two amounts with the same value, the one not found yet is meant: "B = C = 68". An early step may have the value of
 * the answer: 24 of 60 litres are taken, and 24 are left in the end.
 */
function notYetFound(each: PlacedClaim, found: readonly string[], reading: StoryReading): PlacedClaim {
  const { placed } = each
  const { quantities } = reading
  if (placed.kind === 'answer') {
    const before = found.includes(askedOf(reading)?.id ?? '') ? undefined : sameBefore(reading, found)
    // A number alone that begins is meant as the answer.
    const isStart = reading.isComplete === true && each.claim.kind === 'number' && found.length === 0
    if (!before || isStart || isWayToAsked(reading, each.claim)) return each
    return { ...each, placed: { kind: 'quantity', id: before.id, isPlan: placed.isPlan } }
  }
  // A calculation always leads to its own amount, even if repeated.
  if (each.claim.kind === 'sum' || placed.kind !== 'quantity' || !found.includes(placed.id)) return each
  const own = quantities.find(({ id }) => id === placed.id)
  const other =
    own && quantities.find(({ id, value, isGiven }) => !isGiven && !found.includes(id) && equals(value, own.value))
  return other ? { ...each, placed: { ...placed, id: other.id } } : each
}

/** "She has 300 and I have 288": somebody else's correct number does not solve the problem for the student. */
const withoutOthers = (all: readonly PlacedClaim[]) =>
  all.filter(({ claim, placed }) => !(claim.kind === 'number' && placed.kind === 'answer'))

/** The student's last number against somebody else's, neither confirmed: the story decides. */
function twoAnswers(turn: Turn, story: Story, reading: StoryReading): Reply | null {
  const mine = story.claimed === null ? null : rationalOf(story.claimed)
  if (!mine || equals(mine, reading.answer)) return null
  const values = { mine: valueText(mine, turn.voice.language), other: valueText(reading.answer, turn.voice.language) }
  const text = `${say(turn, 'two.answers', values)} ${say(turn, 'two.test')}`
  return storyReply(turn, 'two', text, { by: 'step' }, storyContent(turn, story, reading))
}

/** An intermediate amount, not found yet, that has the value of the answer and leads to it. */
function sameBefore({ plan, quantities, answer }: StoryReading, found: readonly string[]): StoryQuantity | undefined {
  const last = plan.at(-1)
  const steps = plan.slice(0, -1).filter(({ gives }) => !last?.from.includes(gives))
  const isUsed = (id: string) => plan.some(({ gives, from }) => from.includes(id) && found.includes(gives))
  return quantities.find(
    ({ id, value, isGiven, isAsked }) =>
      !isGiven &&
      !isAsked &&
      !found.includes(id) &&
      !isUsed(id) &&
      equals(value, answer) &&
      steps.some(({ gives }) => gives === id),
  )
}

const isWayToAsked = (reading: StoryReading, claim: Claim): boolean => {
  if (claim.kind !== 'sum') return false
  const placement = placeExpression(reading, claim.expr, claim.claimed ?? undefined)
  return placement.kind === 'quantity' && placement.id === askedOf(reading)?.id
}

/** "So 13 rabbits": the wanted thing with another number, whatever else the message contains. */
function answerSaidAs({ answer, text: told, language }: StoryReading, text: string, all: readonly PlacedClaim[]) {
  const noun = nounAsked(questionIn(told, language)?.question ?? '', language)
  if (noun === '') return null
  const { results } = lexiconOf(language)
  const isNamed = ({ claim }: PlacedClaim) => claim.kind === 'number' && likeness(claim.noun, noun) === 1
  const named = all.filter(isNamed)
  if (named.some(({ claim }) => claim.kind === 'number' && equals(claim.value, answer))) return null
  return (
    named.find(({ claim }) => {
      const before = text.slice(0, text.indexOf(`${claim.source} `)).trimEnd()
      const words = before.split(/\s+/).at(-1) ?? ''
      return results.test(words)
    }) ?? null
  )
}

function notTheAsked(turn: Turn, story: Story, reading: StoryReading, { claim, placed }: PlacedClaim): Reply {
  const asked = placed.kind === 'misnamed' ? nameOfId(reading, placed.meant) : askedName(reading)
  const id = placed.kind === 'quantity' || placed.kind === 'misnamed' ? placed.id : null
  const quantity = id === null ? undefined : quantityOf(reading, id)
  const number = claim.kind === 'number' ? claim.value : claim.kind === 'equation' ? valueOrNull(claim.right) : null
  const value = number ? valueText(number, turn.voice.language) : ''
  story.wrongs++
  noteStory(turn, story, false, { line: value.replaceAll('$', '') })
  const text =
    quantity && !quantity.isAsked
      ? say(turn, 'other.quantity', { value, name: nameIn(reading, quantity), asked })
      : say(turn, 'wrong.number', { value, asked })
  return storyReply(turn, 'wrong.number', text, { by: 'step' }, judged(turn, story, reading, 'incorrect'), true)
}

/** Removes claims that only repeat the story, and incidental numbers in prose. */
function withoutNoise(all: readonly PlacedClaim[], reading: StoryReading, text: string): PlacedClaim[] {
  const hasSums = all.some(({ claim }) => claim.kind !== 'number')
  const cue = lexiconOf(reading.language).results
  return all.filter(({ claim, placed }, index) => {
    if (claim.kind !== 'number' || all.length === 1) return true
    const isGiven = placed.kind === 'quantity' && quantityOf(reading, placed.id)?.isGiven === true
    if (isGiven) return false
    const before = all[index - 1]?.claim
    const isResultAgain = before?.kind === 'sum' && before.claimed !== null && equals(before.claimed, claim.value)
    // "... = 12 so Ann has 12": the repetition may be the answer.
    if (isResultAgain) return false
    if (placed.kind !== 'unknown') return true
    return (
      index === all.length - 1 && (!hasSums || cue.test(text.slice(Math.max(0, text.lastIndexOf(claim.source) - 30))))
    )
  })
}

const isWrong = ({ placed }: PlacedClaim) => ['slip', 'wrong', 'wrong-equation', 'usual-slip'].includes(placed.kind)
const isUsual = ({ placed }: PlacedClaim) => placed.kind === 'usual-slip'
const isOpen = ({ placed }: PlacedClaim) => placed.kind === 'unknown'
const isAnswer = ({ placed }: PlacedClaim) => placed.kind === 'answer' && !placed.isPlan

/**
 * "Half of 34 is 17, minus 3 and halved again, so 7": a number with the value of a usual mistake that leads on to an amount
 * of the story is no mistake.
 */
const withoutPassed = (all: readonly PlacedClaim[], reading: StoryReading): readonly PlacedClaim[] =>
  all.filter((each, index) => {
    const isFound = ({ placed }: PlacedClaim) =>
      placed.kind === 'quantity' && !placed.isPlan && quantityOf(reading, placed.id)?.isGiven === false
    return !(isUsual(each) && each.claim.kind === 'number' && all.slice(index + 1).some(isFound))
  })

function verdictOn(turn: Turn, story: Story, reading: StoryReading, all: readonly PlacedClaim[]): Reply {
  const placed = withoutPassed(all, reading)
  const last = placed.at(-1)
  if (!last) return resume(turn, story, reading)
  // The thought behind a whole line says more than its first calculation.
  const usual = placed.some(({ placed: each }) => each.kind === 'slip') ? undefined : placed.find(isUsual)
  const bad = usual ?? placed.find(isWrong) ?? placed.find(isOpen)
  const slip = placed.find(({ placed: each }) => each.kind === 'slip')
  const end = endOf(placed, reading)
  const finish = (reply: Reply): Reply =>
    placed.length > 1 ? { ...reply, content: { ...reply.content, lines: linesOf(placed, bad, turn) } } : reply
  // A correct final answer is correct by any method; only a false calculation is pointed out.
  if (end && slip) return finish(rightButSlip(turn, story, reading, slip))
  if (end) {
    takeFound(story, reading, placed)
    return finish(solved(turn, story, reading, end))
  }
  const before = placed.slice(0, bad ? placed.indexOf(bad) : placed.length).filter((each) => !isOpen(each))
  // A repeated amount may mean another one the second time.
  const right = before.filter(
    ({ placed: each }, index) =>
      each.kind !== 'quantity' ||
      each.isPlan ||
      !before.slice(0, index).some(({ placed: one }) => one.kind === 'quantity' && one.id === each.id),
  )
  takeFound(story, reading, right)
  if (bad) return finish(notYet(turn, story, reading, bad, right))
  return finish(stepDone(turn, story, reading, right, last))
}

/** The claim that states the answer; after it only checks with given numbers may follow. */
function endOf(placed: readonly PlacedClaim[], reading: StoryReading): PlacedClaim | null {
  const index = placed.findLastIndex(isAnswer)
  if (index < 0) return null
  const behind = placed.slice(index + 1)
  const areChecks = behind.every(
    ({ placed: each }) =>
      each.kind === 'quantity' &&
      (quantityOf(reading, each.id)?.isGiven === true || reading.more?.includes(each.id) === true),
  )
  return areChecks || isTested(placed[index], behind, reading) ? (placed[index] ?? null) : null
}

/** "400. 30 % of 400 is 120 and 400 - 120 = 280": the stated answer, and a right test that comes to a given amount. */
function isTested(end: PlacedClaim | undefined, behind: readonly PlacedClaim[], { answer, quantities }: StoryReading) {
  const sums = behind.flatMap(({ claim }) => (claim.kind === 'sum' ? [claim] : []))
  const last = sums.at(-1)
  return (
    end?.claim.kind === 'number' &&
    sums.length === behind.length &&
    sums.every(({ value, claimed }) => value && claimed && equals(value, claimed)) &&
    sums.some(({ expr }) => operandsOf(expr).some((each) => equals(each, answer))) &&
    quantities.some(({ isGiven, value }) => isGiven && last?.value && equals(value, last.value))
  )
}

/** Records the quantities found by correct claims. */
function takeFound(story: Story, reading: StoryReading, placed: readonly PlacedClaim[]): void {
  const ids = placed.flatMap(({ placed: each }) => {
    if (each.kind === 'quantity' && !each.isPlan) return [each.id]
    return each.kind === 'answer' && !each.isPlan ? [askedOf(reading)?.id ?? ''] : []
  })
  const fresh = ids.filter((id) => id !== '' && quantityOf(reading, id)?.isGiven === false && !story.found.includes(id))
  if (fresh.length > 0) {
    story.found = [...story.found, ...fresh]
    story.level = 0
    story.rungs = {}
  }
}

function linesOf(placed: readonly PlacedClaim[], bad: PlacedClaim | undefined, { voice }: Turn): CheckedLine[] {
  const firstBad = bad ? placed.indexOf(bad) : -1
  return placed.map((each, index) => ({
    latex: claimLatex(each.claim, voice.language),
    verdict:
      isOpen(each) || (firstBad >= 0 && index > firstBad) || isTrueByItself(each)
        ? ('unknown' as const)
        : isWrong(each)
          ? ('incorrect' as const)
          : ('correct' as const),
  }))
}

/** `360 - 120 = 240` leads elsewhere in this story, but a mark beside it would call the calculation wrong. */
const isTrueByItself = ({ claim, placed }: PlacedClaim): boolean =>
  (placed.kind === 'wrong' || placed.kind === 'usual-slip') &&
  claim.kind === 'sum' &&
  claim.claimed !== null &&
  claim.value !== null &&
  equals(claim.claimed, claim.value)

const claimLatex = (claim: Claim, language: 'en' | 'ru'): string => claimText(claim, language).replaceAll('$', '')

export function claimText(claim: Claim, language: 'en' | 'ru'): string {
  switch (claim.kind) {
    case 'number': {
      // As the student writes it: 5/8 and not 0.625.
      if (isPercent(claim)) return exprText(number(claim.value, 'percent'), language)
      const [, top, bottom] = /^\s*(\d{1,6})\s*\/\s*(\d{1,6})\s*$/.exec(claim.source) ?? []
      return top && bottom ? `$\\frac{${top}}{${bottom}}$` : valueText(claim.value, language)
    }
    case 'sum':
      if (claim.result) {
        const unit = claim.inUnit?.unit ? `\\,\\text{${claim.inUnit.unit[language]}}` : ''
        return `$${latexOf(claim.expr, language)} = ${latexOf(claim.result, language)}${unit}$`
      }
      return claim.claimed ? sumText(claim.expr, claim.claimed, language) : exprText(claim.expr, language)
    case 'equation':
      return `$${latexOf(claim.left, language)} = ${latexOf(claim.right, language)}$`
    case 'letters':
      return exprText(claim.expr, language)
  }
}

/** Probabilities as fractions and times of day as such, not as decimals. */
const numberText = (reading: StoryReading, value: Rational, language: 'en' | 'ru'): string =>
  (reading.form === 'fraction' ? formedText(reading, value, language) : null) ?? valueText(value, language)

const claimedOf = (claim: Claim) =>
  claim.kind === 'number' ? claim.value : claim.kind === 'sum' ? claim.claimed : null

// ---- Right -----------------------------------------------------------------------------------------------------------

const judged = (turn: Turn, story: Story, reading: StoryReading, verdict: Verdict) => ({
  ...storyContent(turn, story, reading),
  verdict,
})

function solved(turn: Turn, story: Story, reading: StoryReading, end: PlacedClaim): Reply {
  const { language } = turn.voice
  const answer = reading.more ? allAsked(turn, reading) : answerText(reading, language)
  if (end.placed.kind === 'answer' && end.placed.unit === 'other') {
    const value = valueText(reading.answer, language)
    const reply = say(turn, 'answer.unit', { value })
    return storyReply(turn, 'answer.unit', reply, { by: 'unit' }, judged(turn, story, reading, 'correct-but'), true)
  }
  if (story.solved) return closing(turn, story, reading, 'solved.again')
  const next = leftAsked(reading, story.found).length > 0 ? readingOf(story) : null
  if (next) {
    const id = askedOf(reading)?.id ?? ''
    const step: PlacedClaim = { ...end, placed: { kind: 'quantity', id, isPlan: false } }
    return quantityReply(turn, story, next, [step], step)
  }
  const praise = say(
    turn,
    story.hints > 0 || story.stepShown ? 'praise.helped' : story.wrongs > 0 ? 'praise.repaired' : 'praise.alone',
  )
  story.solved = true
  story.pending = null
  noteStory(turn, story, true)
  const again = sameAsBefore(turn, story, reading)
  const reply = again ?? say(turn, 'answer', { answer, praise })
  return storyReply(
    turn,
    'answer',
    reply,
    { by: 'fits', answers: [{ kind: 'yes' }, { kind: 'no' }] },
    judged(turn, story, reading, 'correct'),
    true,
  )
}

/** The amounts that are asked for, in the order of the task. */
const allAsked = ({ voice }: Turn, { quantities, more = [] }: StoryReading): string => {
  const all = quantities.filter(({ id, isAsked }) => isAsked || more.includes(id))
  return listed(
    all.map(({ value }) => valueText(value, voice.language)),
    textsOf(voice).and,
  )
}

function closing(turn: Turn, story: Story, reading: StoryReading, move: StoryMove): Reply {
  const { language } = turn.voice
  const text = say(turn, move, {
    answer: answerText(reading, language),
    value: valueText(reading.answer, language),
    asked: askedName(reading),
    restatement: reading.restatement,
  })
  return storyReply(
    turn,
    move,
    text,
    move === 'answer.unsure' ? { by: 'check' } : null,
    storyContent(turn, story, reading),
    true,
  )
}

/** Replies to the answer of "does every sentence hold?" about a correct result. */
export const afterAnswer = (turn: Turn, story: Story, reading: StoryReading, isSure: boolean): Reply =>
  closing(turn, story, reading, isSure ? 'answer.checked' : 'answer.unsure')

function rightButSlip(turn: Turn, story: Story, reading: StoryReading, slip: PlacedClaim): Reply {
  const { language } = turn.voice
  const text = say(turn, 'answer.after-wrong', {
    answer: answerText(reading, language),
    line: claimText(slip.claim, language),
  })
  const asked = slip.claim.kind === 'sum' && slip.claim.value ? [expectedValue(slip.claim.value)] : []
  return storyReply(
    turn,
    'answer.after-wrong',
    text,
    { by: 'slip', answers: asked },
    judged(turn, story, reading, 'correct-but'),
    true,
  )
}

/** The question for the next step after what was found. */
function nextQuestion(turn: Turn, story: Story, reading: StoryReading): string {
  const step = nextStep(story, reading)
  return say(turn, step && !isLastStep(reading, step) ? 'next.many' : 'next.one', { asked: askedName(reading) })
}

function stepDone(
  turn: Turn,
  story: Story,
  reading: StoryReading,
  right: readonly PlacedClaim[],
  last: PlacedClaim,
): Reply {
  const { language } = turn.voice
  const { placed, claim } = last
  const asked = askedName(reading)
  const content = (verdict: Verdict) => judged(turn, story, reading, verdict)
  const values = right.filter(({ placed: each }) => each.kind === 'quantity' || each.kind === 'answer')
  // Several correct results, and no sign which one is the answer.
  if (values.length > 1 && placed.kind === 'quantity' && values.some(isAnswer)) {
    const lines = values.map((each) => claimText(each.claim, language)).join(', ')
    const text = say(turn, 'which-answers', { lines, asked })
    return storyReply(
      turn,
      'which-answers',
      text,
      { by: 'value', answers: [expectedValue(reading.answer)] },
      content('correct-but'),
      true,
    )
  }
  switch (placed.kind) {
    case 'answer': {
      const expr = claim.kind === 'sum' ? exprText(claim.expr, language) : ''
      const text = say(turn, 'plan.answer', { expr, asked })
      return storyReply(
        turn,
        'plan',
        text,
        { by: 'value', answers: [expectedValue(reading.answer)] },
        content('correct'),
        true,
      )
    }
    case 'quantity':
      return quantityReply(turn, story, reading, values, last)
    case 'equation': {
      const quantity = quantityOf(reading, placed.id)
      story.letter = { name: placed.letter, id: placed.id }
      const text = say(turn, 'equation.right', {
        letter: `$${placed.letter}$`,
        name: quantity ? nameIn(reading, quantity) : asked,
      })
      const answers = quantity ? [expectedValue(quantity.value)] : []
      return storyReply(turn, 'equation', text, { by: 'value', answers }, content('correct'), true)
    }
    case 'on-way': {
      const value = claim.kind === 'number' ? claim.value : claim.kind === 'sum' ? (claim.claimed ?? claim.value) : null
      const text = say(turn, 'on-way', {
        line: claimText(claim, language),
        value: value ? valueText(value, language) : '',
      })
      const isAlone = reading.isComplete && claim.kind === 'number'
      return storyReply(turn, 'on-way', text, { by: 'step' }, content(isAlone ? 'correct-but' : 'correct'), true)
    }
    case 'letters': {
      const name = nameOfId(reading, placed.id)
      const text = say(turn, 'letter.right', {
        letter: `$${story.letter?.name ?? 'x'}$`,
        line: claimText(claim, language),
        name,
      })
      return storyReply(turn, 'letters', text, { by: 'step' }, content('correct'), true)
    }
    default: {
      const text = say(turn, 'equation.other', { line: claimText(claim, language) })
      return storyReply(turn, 'equation.other', text, { by: 'step' }, content('correct-but'), true)
    }
  }
}

function quantityReply(
  turn: Turn,
  story: Story,
  reading: StoryReading,
  values: readonly PlacedClaim[],
  { placed, claim }: PlacedClaim,
): Reply {
  const { language } = turn.voice
  const asked = askedName(reading)
  const quantity = placed.kind === 'quantity' ? quantityOf(reading, placed.id) : undefined
  if (placed.kind !== 'quantity' || !quantity) return resume(turn, story, reading)
  // A number alone may be meant as the answer.
  const isAlone = reading.isComplete && claim.kind === 'number' && values.length === 1
  const content = judged(turn, story, reading, isAlone ? 'correct-but' : 'correct')
  const shown = { name: nameIn(reading, quantity), value: quantityText(reading, quantity, language), asked }
  // A quantity without a name is described by its origin.
  const from = shown.name === '' && !quantity.isGiven ? fromOf(turn, story, reading, placed.id) : null
  if (placed.isPlan && claim.kind === 'sum') {
    const expr = exprText(claim.expr, language)
    const text = from === null ? say(turn, 'plan.quantity', { ...shown, expr }) : say(turn, 'part.plan', { expr })
    return storyReply(turn, 'plan', text, { by: 'value', answers: [expectedValue(quantity.value)] }, content, true)
  }
  const next = nextQuestion(turn, story, reading)
  if (values.length > 1) {
    const lines = values.map((each) => claimText(each.claim, language)).join(', ')
    return storyReply(turn, 'so-far', `${say(turn, 'so-far', { lines })} ${next}`, { by: 'step' }, content, true)
  }
  if (from !== null)
    return storyReply(
      turn,
      'quantity',
      `${say(turn, 'part.from', { ...shown, from })} ${next}`,
      { by: 'step' },
      content,
      true,
    )
  const move = quantity.isGiven ? 'quantity.given' : 'quantity'
  return storyReply(turn, move, say(turn, move, { ...shown, next }), { by: 'step' }, content, true)
}

/** The operands of a plan quantity; empty where one of them is still to be found. */
function fromOf(turn: Turn, story: Story, reading: StoryReading, id: string): string {
  const step = reading.plan.find(({ gives }) => gives === id)
  const inputs = (step?.from ?? []).flatMap((each) => quantityOf(reading, each) ?? [])
  if (inputs.some((each) => !each.isGiven && !story.found.includes(each.id))) return ''
  return listed(
    inputs.map((each) => saidAmount(reading, each)),
    textsOf(turn.voice).and,
  )
}

// ---- Not right, or not clear -----------------------------------------------------------------------------------------

function notYet(
  turn: Turn,
  story: Story,
  reading: StoryReading,
  bad: PlacedClaim,
  right: readonly PlacedClaim[],
): Reply {
  const { language } = turn.voice
  const { placed, claim } = bad
  const done = right.filter(({ placed: each }) => ['quantity', 'answer', 'equation', 'on-way'].includes(each.kind))
  const lines = done.map((each) => claimText(each.claim, language)).join(', ')
  const before = done.length > 0 ? `${say(turn, 'so-far', { lines })} ` : ''
  const isNumber = claim.kind === 'number' && !isPercent(claim)
  const line = isNumber ? numberText(reading, claim.value, language) : claimText(claim, language)
  const reply = (move: string, text: string, verdict: Verdict, by = 'step') => {
    if (verdict === 'incorrect') {
      story.wrongs++
      noteStory(turn, story, false, { line: claimLatex(claim, language) })
    }
    return storyReply(turn, move, `${before}${text}`, { by }, judged(turn, story, reading, verdict), true)
  }
  switch (placed.kind) {
    case 'slip': {
      const name = placed.id === null ? null : nameOfId(reading, placed.id)
      const expr = claim.kind === 'sum' ? exprText(claim.expr, language) : line
      const claimed = claimedOf(claim)
      const values = { expr, claimed: claimed ? valueText(claimed, language) : '' }
      const text = name ? say(turn, 'slip', { ...values, name }) : say(turn, 'sum.wrong', values)
      return reply('slip', text, 'incorrect', 'slip')
    }
    case 'wrong': {
      // Relations of speeds and parts are not those of amounts that are added or shared.
      if (reading.because !== undefined) return unknown(turn, story, reading, claim, reply)
      const [first, second] = namesFor(reading, placed.why, placed.quantities)
      const text = sayOf(turn, `wrong.${placed.why}`, textsOf(turn.voice).wrong[placed.why], { line, first, second })
      return reply(`wrong.${placed.why}`, text, 'incorrect')
    }
    case 'usual-slip': {
      const text = say(turn, 'usual-slip', { line, question: placed.text })
      return reply('usual-slip', text, 'incorrect', 'meaning')
    }
    case 'wrong-equation': {
      const isValue = claim.kind === 'equation' && claim.left.kind === 'name' && story.letter !== null
      const move = isValue ? 'letter.value' : 'equation.wrong'
      return reply(move, say(turn, move, { line }), isValue ? 'incorrect' : 'cannot-check')
    }
    default:
      return unknown(turn, story, reading, claim, reply)
  }
}

/**
 * A number or calculation with no place in the story. Stated as the answer, it is wrong; otherwise the reply asks about
 * it.
 */
function unknown(
  turn: Turn,
  story: Story,
  reading: StoryReading,
  claim: Claim,
  reply: (move: string, text: string, verdict: Verdict, by?: string) => Reply,
): Reply {
  const { language } = turn.voice
  const line = claimText(claim, language)
  const asked = askedName(reading)
  if (claim.kind === 'letters')
    return reply('letter.what', say(turn, 'letter.what', { line }), 'cannot-check', 'meaning')
  if (claim.kind === 'equation') return reply('equation.wrong', say(turn, 'equation.wrong', { line }), 'cannot-check')
  const value = claimedOf(claim)
  const claimed = value ? valueText(value, language) : line
  if (claim.kind === 'number') {
    const percent = percentLeft(turn, reading, claim.value)
    if (percent) return reply('percent.left', percent, 'correct', 'step')
    // The calculation that probably produced the number tells more than the number.
    const made = madeFrom(reading, claim.value)
    const isOnWay = made !== null && leadsOn(reading, claim.value)
    if (made && story.asksAbout !== claimed && (isOnWay || made.placed.kind === 'wrong')) {
      story.asksAbout = claimed
      const { expr, inputs, placed } = made
      if (placed.kind === 'wrong') {
        const [first, second] = namesFor(reading, placed.why, placed.quantities)
        const shown = { line: sumText(expr, claim.value, language), first, second }
        const text = sayOf(turn, `wrong.${placed.why}`, textsOf(turn.voice).wrong[placed.why], shown)
        return reply(`wrong.${placed.why}`, text, 'incorrect')
      }
      const from = listed(
        inputs.map((each) => saidAmount(reading, each)),
        textsOf(turn.voice).and,
      )
      const text = `${say(turn, 'number.made', { value: claimed, from })} ${say(turn, 'number.counts')}`
      return reply('unknown', text, 'cannot-check', 'meaning')
    }
    const isSaidAsAnswer = claim.noun !== '' && likeness(claim.noun, reading.asked.noun) > 0
    const isSaidAgain = story.asksAbout === claimed
    story.asksAbout = claimed
    // Only where every amount of the text has its place: of strangers' tasks one reading in five is another one's, although
    // the student has said yes to it, and "not quite" to a right answer is worse than asking how it was found.
    const isNoStep = reading.isComplete === true
    const isAlone = numbersIn(turn.said, story.language).length === 1
    const beside = isAlone ? besideGiven(turn, story, claim.value, turn.said) : null
    return isSaidAsAnswer || isSaidAgain || isNoStep
      ? reply('wrong.number', say(turn, 'wrong.number', { value: claimed, asked }), 'incorrect', 'meaning')
      : reply('unknown', beside ?? say(turn, 'unknown.number', { value: claimed }), 'cannot-check', 'meaning')
  }
  const isBack =
    claim.kind === 'sum' &&
    value !== null &&
    reading.quantities.some((each) => each.isGiven && equals(each.value, value)) &&
    operandsOf(claim.expr).some((each) =>
      reading.quantities.some(({ id, value: own }) => story.found.includes(id) && equals(own, each)),
    )
  if (isBack) return reply('way.back', say(turn, 'way.back', { line, asked }), 'correct')
  story.asksAbout = claimed
  return reply('unknown', say(turn, 'unknown.sum', { expr: exprText(claim.expr, language) }), 'cannot-check', 'meaning')
}

/** "So 240 is 80 %": 100 % minus or plus the given percentage. */
function percentLeft(turn: Turn, { quantities, text }: StoryReading, said: Rational): string | null {
  const { language } = turn.voice
  const whole = rational(1)
  const isLeft = ({ value }: StoryQuantity) => equals(subtract(whole, value), said)
  const part = quantities.find((each) => each.isGiven && each.value.n < each.value.d && isLeft(each))
  if (!part) return null
  const form = /%/.test(text.slice(...(part.span ?? [0, 0]))) ? '%' : ''
  const values = { part: partText(part.value, form, language), value: partText(said, form, language) }
  return say(turn, 'percent.left', values)
}

const operations = ['add', 'subtract', 'multiply', 'divide'] as const

/** Whether a number that the plan does not have may be a step of another way: with a third amount it comes to one of the plan. */
function leadsOn({ quantities }: StoryReading, value: Rational): boolean {
  const given = quantities.filter(({ isGiven }) => isGiven).map((each) => each.value)
  const wanted = quantities.filter(({ isGiven }) => !isGiven).map((each) => each.value)
  const results = (a: Rational, b: Rational) =>
    [
      binary('add', number(a), number(b)),
      ...[a, b].flatMap((left, at) => {
        const right = at === 0 ? b : a
        return [binary('subtract', number(left), number(right)), binary('divide', number(left), number(right))]
      }),
      binary('multiply', number(a), number(b)),
    ].flatMap((expr) => valueOrNull(expr) ?? [])
  const others = [...given, ...given.flatMap((a, at) => given.slice(at + 1).flatMap((b) => results(a, b)))]
  return others.some(
    (other) => !equals(other, value) && results(value, other).some((each) => wanted.some((own) => equals(own, each))),
  )
}

/** The calculation with two given numbers that has this value, known mistakes first. */
function madeFrom(reading: StoryReading, value: Rational) {
  const given = reading.quantities.filter(({ isGiven }) => isGiven)
  const found = given.flatMap((left) =>
    given.flatMap((right) =>
      left === right
        ? []
        : operations.flatMap((kind) => {
            const expr = binary(kind, number(left.value), number(right.value))
            const made = valueOrNull(expr)
            if (!made || !equals(made, value)) return []
            const claim = { kind: 'sum', expr, value: made, claimed: made, noun: '', source: '' } as const
            return [{ expr, inputs: [left, right], placed: placeClaim(reading, claim, null) }]
          }),
    ),
  )
  return found.find(({ placed }) => placed.kind === 'wrong') ?? found[0] ?? null
}

/** Names of the two confused quantities: given numbers as written, others by name. */
function namesFor(reading: StoryReading, why: WrongRelationName, ids: readonly string[]): [string, string] {
  const open = reading.quantities.filter(({ isGiven }) => !isGiven)
  // Sharing equally assumes that the wanted amounts are equal.
  const own = why === 'equal-shares' && open.length > 1 ? open : ids.flatMap((id) => quantityOf(reading, id) ?? [])
  const asked = askedOf(reading)
  // "3 fewer" compares two amounts and is not one itself.
  const compared = own.filter((each) => !each.isGiven || /\p{L}/u.test(saidAmount(reading, each)))
  const mixed = why === 'inverse-operation' && asked ? [...compared, asked] : own
  const all = [...mixed, ...reading.quantities.filter(({ isGiven }) => isGiven)]
  const names = [...new Set(all.map((each) => (each.isGiven ? saidAmount(reading, each) : nameIn(reading, each))))]
  const question = askedQuestion(reading)
  const [first = question, second = question] = names.filter((each) => each !== '')
  return [first, second]
}

// ---- A letter --------------------------------------------------------------------------------------------------------

function takeLetter(story: Story, reading: StoryReading, { letter, what }: { letter: string; what: string }): void {
  const open = reading.quantities.filter(({ isGiven }) => !isGiven)
  const best = [...open].sort((a, b) => likeness(what, b.name) - likeness(what, a.name))[0]
  story.letter = best && likeness(what, best.name) >= 0.5 ? { name: letter, id: best.id } : null
}

function letterReply(turn: Turn, story: Story, reading: StoryReading, named: { letter: string; what: string }): Reply {
  const name = story.letter ? nameOfId(reading, story.letter.id) : named.what
  const text = say(turn, 'letter', { letter: `$${named.letter}$`, what: name })
  return storyReply(turn, 'letter', text, { by: 'step' }, storyContent(turn, story, reading), true)
}

/** The student explained a number that could not be placed. */
export function meaningSaid(turn: Turn, story: Story, reading: StoryReading, said: string): Reply {
  const value = story.asksAbout ?? ''
  story.asksAbout = null
  const text = say(turn, 'unknown.named', { value, said, restatement: reading.restatement })
  return storyReply(turn, 'named', text, { by: 'step' }, storyContent(turn, story, reading), true)
}
