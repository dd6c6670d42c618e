import type { StoryQuantity, StoryReading } from '../../frames/index.ts'
import { changeWords } from '../../language/change-words.ts'
import { undenied } from '../../language/denial.ts'
import { storyQuestionWords } from '../../language/story-questions.ts'
import { storyQuestionTexts } from '../../language/story-questions-texts.ts'
import { binary, number } from '../../math/ast.ts'
import { add, divide, equals, multiply, ONE, type Rational, subtract } from '../../math/rational.ts'
import { unitOf } from '../../math/units.ts'
import type { Expects } from '../../pedagogy/expects.ts'
import type { Reply, Turn } from '../../pedagogy/reply.ts'
import { changedTask } from '../../pedagogy/what-if.ts'
import { wonderingIn } from '../../pedagogy/wonder.ts'
import { themeOf } from '../themes/theme.ts'
import { questionIn } from './facts.ts'
import { likeness } from './letter.ts'
import { askedOf } from './names.ts'
import { placeClaim } from './place.ts'
import { answerText, nameOfId, quantityText, readingsOf, storyContent } from './reading.ts'
import { operandsOf } from './roles.ts'
import { exprText, say, sayOf, storyReply, valueText } from './say.ts'
import { newStory, type Story } from './story-state.ts'
import { partText } from './sums.ts'
import { judgeClaims } from './teach.ts'
import { storyTrial } from './trial.ts'
import { variedMark } from './varied.ts'
import { lexiconOf } from './words.ts'
import { type Claim, claimsIn, type NumberInText, numbersIn } from './work.ts'

/**
 * What a student asks about a task that was read. The numbers in a question are what is asked about: they are claimed by
 * nobody, so the question is answered before anything in it is judged.
 */

type TextKey = keyof (typeof storyQuestionTexts)['en']

const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е')

const tell = (turn: Turn, key: TextKey, values: Record<string, string> = {}): string =>
  sayOf(turn, `asked.${key}`, storyQuestionTexts[turn.voice.language][key], values)

const reply = (turn: Turn, story: Story, reading: StoryReading, key: string, text: string): Reply =>
  storyReply(turn, `asked.${key}`, text, { by: 'step' }, storyContent(turn, story, reading), true)

const words = ({ voice }: Turn) => storyQuestionWords[voice.language]

/** "What is asked?", "What is given?": answered by what was read. */
export const asksForTask = (turn: Turn, text: string): boolean => words(turn).whatAsked.test(plain(text).trim())

/** The question of a message that is answered first; null if there is none. */
export function askedAbout(
  turn: Turn,
  story: Story,
  reading: StoryReading,
  text: string,
  claims: readonly Claim[],
  expected: Expects | null,
): Reply | null {
  return (
    variedAgain(turn, story, reading, text, claims) ??
    whyAsked(turn, story, reading, text) ??
    wholeNamed(turn, story, reading, text, claims, expected) ??
    amountAsked(turn, story, reading, text, claims)
  )
}

// ---- Why -------------------------------------------------------------------------------------------------------------

/** "The answer is 40, but why can't I add 1/4 and 1/3?": the question, and the rest, which may be work. */
function questionOfReason(turn: Turn, text: string): { question: string; beside: string } | null {
  const wondering = wonderingIn(text, turn.voice.language)
  if (wondering?.wonder === 'why') return wondering
  const sentences = text.split(/(?<=[.!?;])\s+|\n+/)
  const asked = sentences.filter((each) => words(turn).whatIsWrong.test(plain(each)))
  return asked.length === 0
    ? null
    : { question: asked.join(' '), beside: sentences.filter((each) => !asked.includes(each)).join(' ') }
}

function whyAsked(turn: Turn, story: Story, reading: StoryReading, text: string): Reply | null {
  const asked = questionOfReason(turn, text)
  const isOfTutor = asked !== null && words(turn).ofTutor.test(plain(asked.question))
  if (!asked || isOfTutor || lexiconOf(story.language).protests.test(asked.question)) return null
  const beside = claimsIn(asked.beside, story.language)
  const isOwn = (claim: Claim) => isFound(reading, claim)
  const hasWork = !story.solved && beside.some(isOwn)
  // Other work beside a question is judged as work.
  if (!story.solved && beside.some((claim) => claim.kind !== 'number' && !isOwn(claim))) return null
  if (reasonOf(turn, story, reading, asked.question) === null) return null
  const own = hasWork ? judgeClaims(turn, story, reading, asked.beside, beside) : null
  if (own && own.content.verdict !== 'correct') return own
  // With the answer found, the reason may use it.
  const reason = reasonOf(turn, story, reading, asked.question) ?? ''
  const answered = storyReply(turn, 'why', reason, { by: 'step' }, storyContent(turn, story, reading), true)
  return own ? { ...answered, text: `${withoutQuestion(own.text)} ${reason}`, content: own.content } : answered
}

/** The answer, or an amount on the way to it. */
function isFound(reading: StoryReading, claim: Claim): boolean {
  const placed = placeClaim(reading, claim, null)
  if (placed.kind === 'answer') return true
  return placed.kind === 'quantity' && reading.quantities.some(({ id, isGiven }) => id === placed.id && !isGiven)
}

const NONE = { n: 0n, d: 1n }
const resultOf = (claim: Claim & { kind: 'number' | 'sum' }): Rational =>
  claim.kind === 'number' ? claim.value : (claim.claimed ?? claim.value ?? NONE)

/** The statement of a text that ends with a question. */
const withoutQuestion = (text: string): string => text.replace(/(?<![^.!?])[^.!?]*\?\s*$/u, '').trim()

/** The reason that is computed from the task; null if nothing is known. */
function reasonOf(turn: Turn, story: Story, reading: StoryReading, question: string): string | null {
  const { slips = [], because, language } = reading
  const said = claimsIn(question, language)
  const named = namesOf(turn, reading, said)
  if (named !== null) return named
  // A why about a right step asks for the reason of that step.
  if (said.some((claim) => isFound(reading, claim)) && !story.solved) return null
  const own = percentReason(turn, story, reading) ?? workReason(turn, story, reading)
  if (own !== null) return own
  const values = said.flatMap((claim) => (claim.kind === 'sum' || claim.kind === 'number' ? [resultOf(claim)] : []))
  // Before the end a wrong value is better asked about than explained.
  const wrong = slips.find(({ value }) => values.some((each) => equals(each, value)))
  if (wrong && !story.solved) return tell(turn, 'slip', { reason: wrong.text })
  return because === undefined ? null : say(turn, 'why.kind', { because })
}

/** "Why 5 - 2 and not 5 + 2?": what each of the two calculations finds. */
function namesOf(turn: Turn, reading: StoryReading, said: readonly Claim[]): string | null {
  const sums = said.filter((claim) => claim.kind === 'sum')
  const [first, second, ...others] = sums.flatMap((claim) => {
    const placed = placeClaim(reading, claim, null)
    return placed.kind === 'quantity' ? [{ expr: exprText(claim.expr, reading.language), id: placed.id }] : []
  })
  if (!first || !second || others.length > 0 || first.id === second.id) return null
  const [one, two] = [nameOfId(reading, first.id), nameOfId(reading, second.id)]
  return one === '' || two === '' ? null : tell(turn, 'names', { first: first.expr, second: second.expr, one, two })
}

interface Change {
  /** 20 % */
  readonly part: Rational
  /** The amount after the change. */
  readonly end: StoryQuantity
  readonly isLess: boolean
}

/** A task that gives the amount after a change by some percent and asks for the amount before it. */
function changeOf({ quantities, answer, text, language }: StoryReading): Change | null {
  // The reading may keep 25 % more as five quarters.
  const told = numbersIn(text, language).filter(({ text: written }) => /\d/.test(written))
  const [part, ...parts] = told.filter(
    ({ value, text: written }) => /%|процент|per ?cent/.test(written) && value.n < value.d,
  )
  const [amount, ...amounts] = told.filter((each) => each !== part)
  const end = amount && quantities.find(({ isGiven, value }) => isGiven && equals(value, amount.value))
  if (!part || !end || parts.length > 0 || amounts.length > 0) return null
  const is = (rate: Rational) => equals(multiply(answer, rate), end.value)
  if (is(subtract(ONE, part.value))) return { part: part.value, end, isLess: true }
  return is(add(ONE, part.value)) ? { part: part.value, end, isLess: false } : null
}

function changeValues(turn: Turn, reading: StoryReading, { part, end, isLess }: Change) {
  const { language } = turn.voice
  const other = multiply(part, end.value)
  const back = binary(isLess ? 'add' : 'subtract', number(end.value), number(other))
  return {
    part: partText(part, '%', language),
    end: quantityText(reading, end, language),
    start: answerText(reading, language),
    change: valueText(multiply(part, reading.answer), language),
    other: valueText(other, language),
    back: exprText(back, language),
  }
}

function percentReason(turn: Turn, story: Story, reading: StoryReading): string | null {
  const change = changeOf(reading)
  return change && tell(turn, story.solved ? 'percent.done' : 'percent.open', changeValues(turn, reading, change))
}

/** Two that work together: one needs 6 hours alone and the other 12. */
function workReason(turn: Turn, story: Story, reading: StoryReading): string | null {
  const [one, two, ...others] = reading.quantities.filter(({ isGiven }) => isGiven)
  if (!one || !two || others.length > 0 || !words(turn).together.test(plain(reading.text))) return null
  const [a, b] = [one.value, two.value]
  if (equals(a, b) || !equals(multiply(a, b), multiply(reading.answer, add(a, b)))) return null
  const [fast, slow] = a.n * b.d < b.n * a.d ? [one, two] : [two, one]
  const { language } = turn.voice
  const values = { fast: quantityText(reading, fast, language), slow: quantityText(reading, slow, language) }
  return tell(turn, story.solved ? 'work.done' : 'work.open', values)
}

// ---- What is the whole -----------------------------------------------------------------------------------------------

/** "The price before is the 100 %", "75 is 100 %": which amount the percent is counted from. */
function wholeNamed(
  turn: Turn,
  story: Story,
  reading: StoryReading,
  text: string,
  claims: readonly Claim[],
  expected: Expects | null,
): Reply | null {
  const change = changeOf(reading)
  const { hundred, before, after } = words(turn)
  const said = plain(text)
  // "The 60? No wait, the price before?" answers "What is the 100 %?"
  const isNamed = hundred.test(said) || (expected !== null && hundred.test(plain(expected.question)))
  if (!change || !isNamed || claims.some(({ kind }) => kind === 'sum')) return null
  const rest = claims.filter((claim) => claim.kind === 'number' && !equals(claim.value, ONE) && claim.value.n !== 100n)
  const isAlone = rest.every((claim) => claim.kind === 'number' && equals(claim.value, change.end.value))
  if (!hundred.test(said) && (!isAlone || said.includes('%'))) return null
  const is = (value: Rational) => rest.some((claim) => claim.kind === 'number' && equals(claim.value, value))
  if (is(reading.answer) && !story.solved) return judgeClaims(turn, story, reading, text, rest)
  const isOfEnd = is(change.end.value) || (rest.length === 0 && after.test(said) && !before.test(said))
  const isOfStart = is(reading.answer) || (rest.length === 0 && before.test(said) && !after.test(said))
  const last = said.search(before) > said.search(after)
  if (isOfStart || (isOfEnd && before.test(said) && last))
    return reply(turn, story, reading, 'whole', tell(turn, 'whole.before', changeValues(turn, reading, change)))
  if (!isOfEnd) return null
  return reply(turn, story, reading, 'whole', tell(turn, 'whole.after', changeValues(turn, reading, change)))
}

// ---- A question of the student's own ---------------------------------------------------------------------------------

/** "How much does Ann paint in one hour?": a question on the way, whose numbers are no result. */
function amountAsked(
  turn: Turn,
  story: Story,
  reading: StoryReading,
  text: string,
  claims: readonly Claim[],
): Reply | null {
  const { language } = turn.voice
  if (story.solved || !words(turn).howMuch.test(plain(text)) || !/\?\s*$/.test(text)) return null
  const given = reading.quantities.filter(({ isGiven }) => isGiven)
  const isOfTask = claims.every(
    (claim) =>
      claim.kind === 'number' && (equals(claim.value, ONE) || given.some(({ value }) => equals(value, claim.value))),
  )
  const asked = questionIn(reading.text, language)?.question ?? ''
  // The question of the task itself asks for the answer.
  const isOfAnswer = likeness(text, asked) >= 0.7
  const isOwn = likeness(text, reading.text) >= 0.3
  if (claims.length === 0 || !isOfTask || isOfAnswer || !isOwn) return null
  return reply(turn, story, reading, 'own', tell(turn, 'own'))
}

// ---- After the end ---------------------------------------------------------------------------------------------------

/** "What if the lake is 60 km away?": the solved task with one number changed, calculated by the student. */
export function variedAsked(
  turn: Turn,
  story: Story,
  reading: StoryReading,
  text: string,
  claims: readonly Claim[],
): Reply | null {
  const { language } = turn.voice
  const { supposes } = words(turn)
  const isSupposed = (each: string) => supposes.test(plain(each)) || changeWords[language].supposes.test(plain(each))
  const supposed = text.split(/(?<=[.!?;])\s+|\n+/).filter(isSupposed)
  const asked = supposed.join(' ')
  // "Is it still 9.6?" repeats the answer, and an amount of the way may be given this time.
  const fresh = numbersIn(asked, language).filter(
    ({ value, text: written }) =>
      /\d/.test(written) &&
      !equals(value, reading.answer) &&
      !reading.quantities.some((each) => each.isGiven && equals(each.value, value)),
  )
  const isBegunApart = ['two-movers', 'work'].includes(themeOf(story.text, story.language)?.id ?? '')
  const { shifts } = words(turn)
  // "And if the second one had started an hour later": for a while there is only one of the two.
  if (isBegunApart && shifts.test(plain(asked)) && !shifts.test(plain(story.text)) && !hasSum(claims))
    return reply(turn, story, reading, 'shifted', tell(turn, 'shifted'))
  const [amount, ...others] = fresh.filter((each, at) => at === 0 || !isGuessed(asked, each))
  // "And if they went the same way, then after 4 hours?": what is supposed has no number.
  const isOnlyGuessed = amount !== undefined && others.length === 0 && isGuessed(asked, amount) && hasUnit(amount)
  if (isOnlyGuessed && !hasSum(claims) && !/\d/.test(asked.slice(0, amount.start)))
    return reply(turn, story, reading, 'unlike', tell(turn, 'unlike'))
  if (!amount || others.length > 0 || hasSum(claims)) return null
  const changed =
    withNumber(story.text, amount, language) ??
    changedTask(story.text, clauseOf(asked, amount), language) ??
    changedTask(story.text, asked, language)
  if (changed === null) return null
  const again = readingsOf(changed, language)
  const [other, ...more] = again
  if (!other || more.length > 0 || other.plan.length !== reading.plan.length) return null
  const varied: Story = {
    ...newStory(`s${turn.state.turns}`, changed, language, storyTrial(changed, language)),
    standing: 'confirmed',
    reading: other.restatement,
    offered: [variedMark(answerText(reading, language))],
  }
  turn.state.story = varied
  return toldAnew(turn, varied, other)
}

const hasSum = (claims: readonly Claim[]) => claims.some(({ kind }) => kind === 'sum')

const hasUnit = ({ noun }: NumberInText): boolean => unitOf(noun.split(' ')[0] ?? '') !== null

/** Tells the changed task, for the student to begin. */
export const toldAnew = (turn: Turn, story: Story, reading: StoryReading): Reply =>
  reply(turn, story, reading, 'varied', tell(turn, 'varied', { restatement: sentence(reading.restatement) }))

/** "I asked about 60 km", with that number in the task by now. */
function variedAgain(
  turn: Turn,
  story: Story,
  reading: StoryReading,
  text: string,
  claims: readonly Claim[],
): Reply | null {
  const isVaried = story.offered.some((each) => each.startsWith(variedMark('')))
  if (!isVaried || story.solved || claims.some(({ kind }) => kind === 'sum')) return null
  const given = reading.quantities.filter(({ isGiven }) => isGiven)
  const isNamed = numbersIn(text, story.language).some(({ value }) => given.some((each) => equals(each.value, value)))
  if (!isNamed || !words(turn).supposes.test(plain(text))) return null
  return reply(turn, story, reading, 'varied', tell(turn, 'varied', { restatement: sentence(reading.restatement) }))
}

/** "12 painters, 5 days?": the last amount of a question, behind a comma, is what the student thinks comes out. */
const isGuessed = (text: string, { start, end }: NumberInText): boolean =>
  /[,.;]\s*(?:\p{L}+\s+){0,3}$/u.test(text.slice(0, start)) && /^\s*(?:\p{L}+\s*){0,2}\?/u.test(text.slice(end))

const sentence = (text: string) => `${text.replace(/[.\s]*$/, '')}.`

const clauseOf = (text: string, { start, end }: NumberInText): string =>
  `${
    text
      .slice(0, start)
      .split(/[,.;?!]/)
      .at(-1) ?? ''
  }${text.slice(start, end)}${text.slice(end).split(/[,.;?!]/)[0] ?? ''}`

/** The task with the only number that has the same unit replaced. */
function withNumber(told: string, fresh: NumberInText, language: 'en' | 'ru'): string | null {
  const unitIn = (text: string) => /^[$€₽]?\s*[\d.,]+\s*(?<unit>\p{L}+(?:\/\p{L}+)?|%)?/u.exec(text)?.groups?.unit ?? ''
  const unit = unitIn(fresh.text) || fresh.noun.split(' ')[0] || ''
  const stem = (each: string) => (each.length > 4 ? each.slice(0, 4) : each)
  const same = numbersIn(told, language).filter((each) => {
    const own = unitIn(told.slice(each.start, each.end + 8)) || each.noun.split(' ')[0] || ''
    return /\d/.test(each.text) && unit !== '' && stem(own) === stem(unit)
  })
  // "What if there were 12 painters?" of a task that asks about 4 painters and tells of 6: the asked ones change.
  const question = questionIn(told, language)
  const inQuestion = same.filter(({ start, end }) => question && start >= question.start && end <= question.end)
  const [only, ...others] = same.length > 1 ? inQuestion : same
  if (!only || others.length > 0) return null
  const digits = /[\d.,]*\d/.exec(told.slice(only.start))
  const written = /[\d.,]*\d/.exec(fresh.text)?.[0]
  if (!digits || written === undefined) return null
  const at = only.start + digits.index
  return `${told.slice(0, at)}${written}${told.slice(at + digits[0].length)}`
}

/** "12 and 20, the difference is 8, it all fits": amounts of the solved task, put together as it tells. */
export function checkedAfterwards(
  turn: Turn,
  story: Story,
  reading: StoryReading,
  text: string,
  claims: readonly Claim[],
): Reply | null {
  const { quantities, answer, language } = reading
  const values = claims.flatMap((claim) =>
    claim.kind === 'number' ? [claim.value] : claim.kind === 'sum' && claim.value ? [claim.value] : [],
  )
  const areRight = claims.every(
    (claim) =>
      claim.kind === 'number' ||
      (claim.kind === 'sum' && (!claim.claimed || (claim.value && equals(claim.value, claim.claimed)))),
  )
  const isAgreed =
    undenied(words(turn).fits, plain(text)) !== null && !/\?/.test(text) && !lexiconOf(language).ifRight.test(text)
  if (values.length < 2 || !areRight || !isAgreed || isRefuted(turn, text)) return null
  const isOfTask = (value: Rational) =>
    quantities.some((each) => equals(each.value, value)) ||
    values.some(
      (other) =>
        other !== value &&
        (equals(add(value, other), answer) || quantities.some((each) => equals(add(value, other), each.value))),
    ) ||
    quantities.some(
      (each) =>
        each.isGiven && each.value.n !== 0n && quantities.some((one) => equals(divide(one.value, each.value), value)),
    )
  if (!values.every(isOfTask)) return null
  const said = tell(turn, 'checked', { answer: answerText(reading, turn.voice.language) })
  return storyReply(
    turn,
    'answer.checked',
    said,
    null,
    { ...storyContent(turn, story, reading), verdict: 'correct' },
    true,
  )
}

// ---- What was tried and refuted --------------------------------------------------------------------------------------

const isRefuted = (turn: Turn, text: string) => words(turn).refutes.test(plain(text))

/**
 * "And 72: 20 % of 72 is 14.4, so 57.6, doesn't work": a number that the student tested and rejected is no claim. Returns
 * the message without it; null if nothing is rejected.
 */
export function withoutRefuted(
  turn: Turn,
  reading: StoryReading,
  text: string,
): { rest: string; value: Rational } | null {
  const { language } = turn.voice
  const parts = text.split(/(?<=[.!?;])\s+|\n+|,?\s+(?=(?:and|but|а|но)\s+[$€]?\d[\d.,]*\s*(?::|is|это|не))/iu)
  const rejected = parts.filter((each) => isRefuted(turn, each) && /\d/.test(each) && !/\?\s*$/.test(each))
  const tested = rejected.filter(
    (each) => !numbersIn(each, language).some(({ value }) => equals(value, reading.answer)),
  )
  const own = tested.filter((each) =>
    numbersIn(each, language).some(({ value }) => !reading.quantities.some((one) => equals(one.value, value))),
  )
  const [first] = own
  const [value, ...evidence] = first ? numbersIn(first, language) : []
  if (!value || evidence.length === 0) return null
  return {
    rest: parts
      .filter((each) => !own.includes(each))
      .join(' ')
      .trim(),
    value: value.value,
  }
}

/** What to say of the tests: of the rejected number alone, or beside a test with which the answer fits. */
export function refuted(
  turn: Turn,
  story: Story,
  reading: StoryReading,
  value: Rational,
  rest: readonly Claim[],
): Reply {
  const { language } = turn.voice
  const isRight = (claim: Claim) =>
    claim.kind !== 'sum' || (claim.value && (!claim.claimed || equals(claim.value, claim.claimed)))
  const sums = rest.filter((claim) => claim.kind === 'sum')
  const given = reading.quantities.filter(({ isGiven }) => isGiven)
  const isTested =
    rest.every(isRight) &&
    sums.some(({ expr }) => operandsOf(expr).some((each) => equals(each, reading.answer))) &&
    sums.some(({ value: end }) => end && given.some((each) => equals(each.value, end)))
  const values = { value: valueText(value, language), answer: answerText(reading, language) }
  return reply(turn, story, reading, 'refuted', tell(turn, isTested ? 'tested' : 'refuted', values))
}

/** "So is it 10 or 9.6?": of two values the one that the student calculated counts; null for anything else. */
export function withoutAlternative(
  reading: StoryReading,
  text: string,
  claims: readonly Claim[],
): readonly Claim[] | null {
  const { or } = lexiconOf(reading.language)
  if (!or.test(text)) return null
  const isRight = claims.some(
    (claim) => claim.kind === 'sum' && claim.claimed !== null && equals(claim.claimed, reading.answer),
  )
  if (!isRight || askedOf(reading) === undefined) return null
  const at = text.search(or)
  const near = numbersIn(text, reading.language).filter(
    ({ start, end }) => Math.abs(start - at) < 25 || Math.abs(end - at) < 25,
  )
  const others = near.filter(({ value }) => !equals(value, reading.answer))
  if (near.length === others.length || others.length === 0) return null
  return claims.filter((claim) => claim.kind !== 'number' || !others.some(({ value }) => equals(value, claim.value)))
}
