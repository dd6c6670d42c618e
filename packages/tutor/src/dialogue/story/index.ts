import type { Intent } from '@lumi/contracts/chat'
import { contentStems } from '../../concepts/find.ts'
import type { StoryReading } from '../../frames/index.ts'
import { hearStep } from '../../language/hear.ts'
import { isOnlyReturn } from '../../language/return-words.ts'
import { storyStart } from '../../language/story-start.ts'
import { equals, isFiniteDecimal, type Rational } from '../../math/rational.ts'
import { readMessage, type StatementLine } from '../../math/reading.ts'
import { unitOf } from '../../math/units.ts'
import { wishIn } from '../../pedagogy/another-exercise.ts'
import { answerToCard, wordExplained } from '../../pedagogy/concept.ts'
import type { Expects } from '../../pedagogy/expects.ts'
import type { WordIntent } from '../../pedagogy/intents.ts'
import { newProblem } from '../../pedagogy/new-problem.ts'
import { practise } from '../../pedagogy/practise.ts'
import { plainReply, type Reply, type Turn } from '../../pedagogy/reply.ts'
import { isDone } from '../../pedagogy/wants.ts'
import { changedTask } from '../../pedagogy/what-if.ts'
import type { LikelyAct } from '../acts.ts'
import { amountOf } from './amount-asked.ts'
import { standingClaims } from './bound.ts'
import { beginCoaching, coachWish, coachWords, isLikely, operationOf, quoted, tellBack, withoutTheme } from './coach.ts'
import { coachClaims, coachQuestion } from './coach-work.ts'
import { askToConfirm, askWhatDiffers, askWhich, chosenOf, keepAside, keepWork, rereadWith, yesNo } from './confirm.ts'
import {
  announcedTask,
  hasSetting,
  isAnotherTask,
  isSameTask,
  isStoryTask,
  isTalkAbout,
  isWholeStory,
  numbersOf as numbersOfStory,
  taskPart,
  tellsWhole,
} from './detect.ts'
import { asText, factsOf, isQuestion, listed, plainWords, questionIn } from './facts.ts'
import { toldBriefly } from './first-question.ts'
import { furtherStory } from './further.ts'
import { readKind } from './kinds/index.ts'
import { wayTaken } from './kinds/speeds.ts'
import { askedForAnswer, ideaOf, storyHint } from './ladder.ts'
import { likeness } from './letter.ts'
import { isNear } from './likely.ts'
import { askedName, askedQuestion, saidAmount } from './names.ts'
import { operationChoice } from './operation-choice.ts'
import { pairNamed } from './pairs.ts'
import {
  askedAbout,
  asksForTask,
  checkedAfterwards,
  refuted,
  toldAnew,
  variedAsked,
  withoutAlternative,
  withoutRefuted,
} from './questions.ts'
import { answerText, nameOfId, nextStep, quantityOf, readingOf, readingsOf, storyContent } from './reading.ts'
import { operandsOf, restPartsOf, rolesOf, tellsOfOthers } from './roles.ts'
import { expectedValue, say, storyReply, textsOf, valueText } from './say.ts'
import { keyOf, newStory, type Story, tidied } from './story-state.ts'
import { asAmount, isTornOut, partText, withPercent } from './sums.ts'
import { afterAnswer, claimText, judgeClaims, meaningSaid, resume, startTeaching } from './teach.ts'
import { storyTrial } from './trial.ts'
import { twinOf } from './twin.ts'
import { heardByGuide } from './usual-remarks.ts'
import { lexiconOf } from './words.ts'
import { type Claim, claimsIn, numbersIn } from './work.ts'

interface Message {
  readonly text: string
  readonly intent: Intent | undefined
  readonly wants: readonly WordIntent[]
  /** Dialogue acts of the message, the likeliest first. */
  readonly acts: readonly LikelyAct[]
  /** False if the message certainly does not state a task. */
  readonly mayBegin: boolean
  /** What the last reply asked. */
  readonly expected: Expects | null
}

/** Handles a message that is a story or belongs to the open one; null for others. */
export function withStory(turn: Turn, message: Message): Reply | null {
  const reply = storyReplyTo(turn, message)
  if (turn.state.story) turn.state.story = tidied(turn.state.story)
  return reply
}

function storyReplyTo(turn: Turn, message: Message): Reply | null {
  const { state, voice } = turn
  const { text, intent, wants } = message
  parkBehindOthers(turn)
  const { story } = state
  if (story && !story.isParked) {
    if (story.problemId !== null) return null
    if (intent?.kind === 'practice') return null
    const announced = intent === undefined ? announcedTask(text, voice.language) : null
    if (announced !== null) return openStory(turn, announced)
    const { language } = voice
    const isOther =
      isAnotherTask(text, story, message.acts, language) ||
      // After the old story is solved its numbers may recur.
      (story.solved && isWholeStory(text, language, message.acts, []))
    if (intent === undefined && !isSameTask(text, story) && isOther) state.story = { ...story, isParked: true }
    else return inStory(turn, story, message)
  }
  if (story?.isParked && wants.includes('back') && isOnlyReturn(text) && !state.parked) {
    story.isParked = false
    state.problem = null
    return again(turn, story)
  }
  if (intent !== undefined && intent.kind !== 'ask') return null
  const isNew = tellsStory(turn, message) && isStoryTask(text, voice.language)
  return isNew ? openStory(turn, text) : null
}

/** The numbers of the task in progress; null if there is none. */
function numbersAtWork({ state, voice }: Turn, expected: Expects | null): readonly Rational[] | null {
  const { story, problem, keyed } = state
  if (story && !story.isParked && story.problemId === null && !story.solved) return numbersOfStory(story)
  const isOpen = (problem !== null && !problem.solved) || (keyed !== null && !keyed.over)
  if (isOpen)
    return numbersIn(`${state.lastTask ?? ''}\n${problem?.task ?? ''}`, voice.language).map(({ value }) => value)
  // A question behind what was told of an idea is talked about like one of a card.
  return expected && /^(?:card|usual)\./.test(expected.by) ? [] : null
}

/** Whether the text is a complete word problem, not a remark with numbers or a question about the task in progress. */
export function tellsStory(
  turn: Turn,
  { text, acts, expected, mayBegin }: Pick<Message, 'text' | 'acts' | 'expected' | 'mayBegin'>,
): boolean {
  const { language } = turn.voice
  if (isAgreeing(turn, text)) return false
  const known = numbersAtWork(turn, expected)
  return known === null ? mayBegin && hasSetting(text, language, acts) : isWholeStory(text, language, acts, known)
}

/** "Yes, that's what it says. It's 35 % off, so 52": a yes to the reading that was just told, with a result. */
function isAgreeing(turn: Turn, text: string): boolean {
  const { story, lastMove } = turn.state
  const isAsked = story !== null && !story.isParked && story.standing === 'assumed' && lastMove === 'story.confirm'
  return isAsked && yesNo(text, turn, story) === 'yes'
}

/** Another task was opened since: park the story. */
function parkBehindOthers({ state }: Turn): void {
  const { story, problem, keyed } = state
  if (!story) return
  if (story.isParked) {
    if (story.solved) state.story = null
    return
  }
  const isOther = problem !== null && !problem.solved && problem.id !== story.problemId
  if (isOther || (keyed !== null && !keyed.over)) story.isParked = true
}

/**
 * Opens a complete word problem, whatever else is open or in the message: one of a reliably read kind, or one followed
 * by the student's own work, which then counts as a proposal and not as a task. null if there is none.
 */
export function openTold(turn: Turn, text: string): Reply | null {
  const { state, voice } = turn
  const { language } = voice
  const { task, work } = taskPart(text, language)
  const told = joinedDigits(plainWords(task), language)
  const { story } = state
  if (isAgreeing(turn, text)) return null
  if (story && !story.isParked && isSameTask(told, story)) return null
  if (story && !story.isParked && story.problemId === null && isTalkAbout(story, text, language)) return null
  if (readKind(told, language)) return openStory(turn, text)
  const hasWork = claimsIn(work, language).some(({ kind }) => kind === 'sum' || kind === 'equation')
  return hasWork && tellsWhole(task, language) ? openStory(turn, text) : null
}

/** Opens a text as a story: with its reading, or coached if it has no safe reading. */
export function openStory(turn: Turn, text: string): Reply {
  const { state, voice } = turn
  if (state.problem && !state.problem.solved) state.parked = state.problem
  state.problem = null
  state.keyed = null
  const parts = taskPart(text, voice.language)
  // "How long does it fall? g = 10": a letter with its value belongs to the task.
  const isGiven = /^\s*(?:\p{L}{1,3}\s*=\s*[\d.,]+\s*(?:\p{L}+(?:\/\p{L}+[²2]?)?)?[\s,;.]*)+$/u.test(parts.work)
  const { task, work } = isGiven ? { task: text, work: '' } : parts
  const told = joinedDigits(plainWords(task), voice.language)
  const story = newStory(`s${state.turns}`, told, voice.language, storyTrial(told, voice.language))
  story.pending = work || null
  state.story = story
  const asked = conceptIn(work, voice.language)
  const word = asked === null ? null : wordExplained(turn, asked)
  const reply = takeUp(turn, story, readingsOf(story.text, story.language))
  return word === null ? reply : before(word, reply)
}

/** Joins the digits of "50 000", which is one number in English too. */
const joinedDigits = (text: string, language: 'en' | 'ru') =>
  language === 'en'
    ? text.replace(/(?<![\d.,])\d{1,3}(?: \d{3})+(?![\d])/g, (digits) => digits.replaceAll(' ', ''))
    : text

function takeUp(turn: Turn, story: Story, readings: readonly StoryReading[]): Reply {
  const [first, ...others] = readings
  if (!first) {
    const { pending } = story
    const claims = pending === null ? [] : claimsIn(pending, story.language)
    story.pending = null
    story.standing = 'unread'
    const own =
      pending === null
        ? null
        : (heardByGuide(turn, story, pending, claims) ?? coachClaims(turn, story, pending, claims, null, true))
    // A number alone: what the task gives and asks goes before how it came about.
    if (own?.move === 'story.number.how') return { ...own, text: toldBriefly(turn, story, own.text) }
    return own ?? (isLikely(story) ? tellBack(turn, story) : beginCoaching(turn, story))
  }
  if (others.length > 0) {
    story.standing = 'several'
    return askWhich(turn, readings.slice(0, 3), 'several')
  }
  story.standing = 'assumed'
  story.reading = first.restatement
  const { pending } = story
  const claims = pending === null ? [] : claimsIn(pending, story.language)
  return pending !== null && claims.length > 0
    ? keepWork(turn, story, first, pending, claims)
    : askToConfirm(turn, story, first, 'confirm')
}

/** Leads back to the open story if the message belongs to nothing else; null without one. */
export function backToStory(turn: Turn): Reply | null {
  const { story } = turn.state
  return story && isAtWork(turn) ? again(turn, story) : null
}

/** The story itself is in progress, not an equation that the student made of it. */
export const isAtWork = ({ state: { story } }: Turn): boolean =>
  story !== null && !story.isParked && !story.solved && story.problemId === null

/** Restates the story. */
function again(turn: Turn, story: Story, reading = readingOf(story)): Reply {
  if (story.standing === 'likely') return tellBack(turn, story, 'likely.again')
  if (story.standing === 'unread' || !reading) return beginCoaching(turn, story, 'unread.again')
  return story.standing === 'confirmed'
    ? resume(turn, story, reading)
    : askToConfirm(turn, story, reading, 'confirm.again')
}

// ---- With a story open -----------------------------------------------------------------------------------------------

/** Small talk, answered as anywhere; the story stays open. */
const talk: readonly WordIntent[] = [
  'claim',
  'insult',
  'are-you-ai',
  'knowledge-date',
  'can-do',
  'recap',
  'language',
  'thanks',
  'bye',
  'greeting',
  'practise',
  'warm-up',
  'review',
  'topics',
  'stop',
  'concept',
  'off-topic',
]

/** Talk in which a question word asks nothing about the task. */
const notAsking: readonly WordIntent[] = [
  'claim',
  'insult',
  'are-you-ai',
  'knowledge-date',
  'practise',
  'warm-up',
  'topics',
]

/** Requests that lead to another task: the story is parked. */
const elsewhere: readonly WordIntent[] = ['practise', 'warm-up', 'review', 'topics']

/** The sentence that asks for a word's meaning: "what is exterior?" is never the task's question. */
const conceptIn = (text: string, language: 'en' | 'ru'): string | null =>
  text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((each) => each.trim())
    .find((each) => lexiconOf(language).concept.test(each)) ?? null

/** Explains a word of the task, then continues where it was. */
function withWord(turn: Turn, story: Story, reading: StoryReading | null, text: string): Reply | null {
  const asked = conceptIn(text, story.language)
  const isWork = claimsIn(text.replace(asked ?? '', ' '), story.language).some(({ kind }) => kind !== 'number')
  const told = asked === null || isWork ? null : wordExplained(turn, asked)
  return told === null ? null : before(told, again(turn, story, reading))
}

/** "Its about two people": a number word within a sentence is no claim. */
const isInDigits =
  (text: string) =>
  (claim: Claim): boolean =>
    claim.kind !== 'number' ||
    /\d/.test(claim.source) ||
    unitOf(claim.noun) !== null ||
    text.trim().split(/\s+/).length <= 4

/** `50 : 8 = 6`, with a remainder, in a task with equal groups: tells the number of full ones. */
const asWholeGroups =
  (reading: StoryReading) =>
  (claim: Claim): Claim => {
    if (!reading.isOfGroups || claim.kind !== 'sum' || claim.expr.kind !== 'divide') return claim
    const { value, claimed, noun, source } = claim
    const isCut = value && claimed && value.d !== 1n && claimed.d === 1n && value.n / value.d === claimed.n
    return isCut ? { kind: 'number', value: claimed, noun, source } : claim
  }

/** "22.2" for 200/9: a quantity that no decimal writes in full may be rounded. */
const asExact =
  (reading: StoryReading) =>
  (claim: Claim): Claim => {
    if (claim.kind !== 'number') return claim
    const meant = reading.quantities.find(
      ({ value, isGiven }) => !isGiven && !isFiniteDecimal(value, 3) && isNear(value, claim.value),
    )
    return meant ? { ...claim, value: meant.value } : claim
  }

const before = (said: string, reply: Reply): Reply => ({ ...reply, text: `${said}\n\n${reply.text}` })

/** The wish stands in a sentence without numbers: "5 pounds for a kid. Can I have one like this?" */
function wishesAnother(turn: Turn, { text, wants, acts }: Message): boolean {
  const last = text.split(/(?<=[.!?])\s+|\n+/).at(-1) ?? ''
  if (/\d/.test(last)) return false
  if (!/\d/.test(text) && (wants.includes('similar') || isDone(acts, 'another'))) return true
  return wishIn(last, turn.voice.language)?.isLike === true
}

function exerciseNear(turn: Turn, story: Story): Reply {
  story.isParked = true
  return practise(turn)
}

/** "Let the way be 60 km": the student chooses an amount that the story leaves open, and it is calculated with. */
function takeChosen(story: Story, reading: StoryReading | null, text: string): StoryReading | null {
  if (!reading?.free) return reading
  const taken = wayTaken(
    text,
    reading.quantities.map(({ value }) => value),
  )
  if (!taken) return reading
  story.chosen = keyOf(taken)
  story.found = [reading.free.role]
  return readingOf(story)
}

/** "v2 = 2as", "t2": a letter with a 2 behind it is a square. */
const squaresTyped = (text: string) => text.replace(/(?<![\p{L}\d])([a-z])2(?![\d\p{L}])/giu, '$1^2')

function inStory(turn: Turn, story: Story, typed: Message): Reply | null {
  const message = { ...typed, text: squaresTyped(typed.text) }
  const { text, intent, wants, expected } = message
  const reading = takeChosen(story, readingOf(story), text)
  // The stored reading can no longer be rebuilt: coach the story instead.
  if (['assumed', 'confirmed'].includes(story.standing) && !reading) story.standing = 'unread'
  if (isSameTask(text, story)) return again(turn, story)
  const hasTimes = factsOf(story.text, story.language).times.length > 0
  const said = intent?.kind === 'hint' ? [] : claimsIn(text, story.language, hasTimes)
  // "ANOTHER one pls": a wish and no number.
  const wishesOne = wishesAnother(turn, message)
  const stated = reading?.form
    ? standingClaims(
        said
          .filter((each) => !isTornOut(each, text))
          .map(asAmount)
          .map(withPercent)
          .map(asWholeGroups(reading))
          .map(asExact(reading)),
        text,
        story.language,
      ).filter(isInDigits(text))
    : said.filter(isInDigits(text))
  const claims = wishesOne ? [] : stated
  // What is asked, and what is known, the task itself tells: no card about reading tasks.
  if (intent === undefined && reading && story.standing === 'confirmed' && !story.solved && asksForTask(turn, text))
    return startTeaching(turn, story, reading)
  const word =
    intent === undefined && !story.solved && story.standing !== 'unread' ? withWord(turn, story, reading, text) : null
  if (word) return word
  const isTaught = reading !== null && story.standing === 'confirmed' && !story.solved
  const choice =
    intent === undefined && isTaught && claims.length === 0 ? operationChoice(turn, story, reading, text) : null
  if (choice) return choice
  const ofCard = expected?.by.startsWith('card.') && intent === undefined ? answerToCard(turn, expected, text) : null
  if (ofCard && ofCard.move !== 'card.wrong') return ofCard
  if (wishesOne) {
    const twin = giveTwin(turn, story, reading)
    if (twin) return twin
    // Of a task that was not read no twin can be made: an exercise of what it is about.
    if (story.standing === 'unread') return exerciseNear(turn, story)
  }
  const isCoached = story.standing === 'unread' && intent === undefined
  const themeless = isCoached ? withoutTheme(turn, story, text, claims.length > 0) : null
  if (themeless) return themeless
  if (isCoached && !wants.some((want) => notAsking.includes(want))) {
    const usual = heardByGuide(turn, story, text, claims)
    if (usual) return usual
  }
  const { unclear, where, ifRight } = lexiconOf(story.language)
  const mayAsk = intent === undefined && !unclear.test(text) && !where.test(text)
  if (story.standing === 'unread' && mayAsk && !wants.some((want) => notAsking.includes(want))) {
    const wonders = ifRight.test(text) || ['check', 'contest'].includes(wishOf(message) ?? '')
    const answered = coachQuestion(turn, story, text, claims, wonders)
    if (answered) return answered
  }
  // "Just say if it's right, I need to go to practice": the work is answered before the goodbye.
  const asksOfWork = story.lastWork !== null && !story.solved && lexiconOf(story.language).ifRight.test(text)
  if (claims.length === 0 && !asksOfWork && !isAnswerInWords(message)) {
    const first = wants.find((want) => talk.includes(want))
    const isAside = first === 'off-topic' && likeness(text, story.text) < SHARED
    if (first === 'off-topic' && !isAside) return storyReplyIn(turn, story, message, claims, reading)
    if (first === 'off-topic' && !story.solved)
      return storyReply(turn, 'off-topic', say(turn, 'off-topic'), { by: 'step' })
    const leaves = first !== undefined && elsewhere.includes(first)
    if (leaves || (wants.includes('back') && isOnlyReturn(text))) story.isParked = true
    if (first) return null
    if (story.isParked)
      return turn.state.parked === null && !story.solved ? storyReply(turn, 'left', say(turn, 'left'), null) : null
  }
  return storyReplyIn(turn, story, message, claims, reading)
}

/** Minimum share of a message's words that occur in the story for it to be about the story. */
const SHARED = 0.5

function storyReplyIn(
  turn: Turn,
  story: Story,
  message: Message,
  claims: readonly Claim[],
  reading: StoryReading | null,
): Reply | null {
  switch (story.standing) {
    case 'several':
      return chooseReading(turn, story, message)
    case 'changing':
      return changeReading(turn, story, message)
    case 'likely':
      return confirmLikely(turn, story, message, claims)
    case 'unread':
      return coach(turn, story, message, claims)
    default:
      if (!reading) return beginCoaching(turn, story)
      return story.standing === 'assumed'
        ? confirmReading(turn, story, reading, message, claims)
        : teach(turn, story, reading, message, claims)
  }
}

/** A short statement after a question about the story belongs to the story, whatever it resembles. */
const isAnswerInWords = ({ text, expected, wants }: Message) =>
  expected !== null &&
  /^story\.(?:meaning|sentence|change|fits)$/.test(expected.by) &&
  !isQuestion(text) &&
  !wants.some((want) =>
    ['claim', 'insult', 'thanks', 'bye', 'greeting', 'stop', 'practise', 'are-you-ai'].includes(want),
  )

type Wish = 'hint' | 'answer' | 'give-up' | 'why' | 'contest' | 'check' | 'ok' | 'lost'

/** What the words ask for, the most specific first. */
function wishOf({ intent, wants }: Message): Wish | null {
  const has = (...some: WordIntent[]) => some.some((want) => wants.includes(want))
  if (intent?.kind === 'hint') return 'hint'
  if (intent?.kind === 'contest' || has('contest')) return 'contest'
  if (has('give-up')) return 'give-up'
  if (has('answer')) return 'answer'
  if (has('dont-know', 'frustration')) return 'lost'
  if (has('hint', 'another-way')) return 'hint'
  if (has('why')) return 'why'
  if (has('check', 'compare') || intent?.kind === 'check' || intent?.kind === 'answer') return 'check'
  if (has('solve', 'simplify', 'next')) return 'hint'
  return has('ok') ? 'ok' : null
}

function confirmReading(
  turn: Turn,
  story: Story,
  reading: StoryReading,
  message: Message,
  claims: readonly Claim[],
): Reply {
  const { text } = message
  const isAlong =
    message.intent === undefined &&
    !objects(turn, story, message, claims) &&
    (worksAlong(reading, claims) || goesAlong(story, reading, message, claims))
  if (reading.form && (isAlong || goesOn(turn, story, message, claims))) {
    // The restatement was not rejected: what is done now concerns this task.
    story.standing = 'confirmed'
    story.pending = null
    return teach(turn, story, reading, message, claims) ?? startTeaching(turn, story, reading)
  }
  if (isAlong) {
    // A step in figures after the restatement accepts the reading.
    story.standing = 'confirmed'
    const work = story.pending === null ? text : `${story.pending}\n${text}`
    story.pending = null
    const own = judgeClaims(turn, story, reading, work, claimsIn(work, story.language))
    if (own) return own
  }
  const said = message.intent === undefined ? yesNo(text, turn, story) : null
  if (said === 'yes') {
    story.standing = 'confirmed'
    // "Yes, and I got 12", or work sent before.
    const work = claims.length > 0 ? text : story.pending
    story.pending = null
    const own = work === null ? null : judgeClaims(turn, story, reading, work, claimsIn(work, story.language))
    return own ?? startTeaching(turn, story, reading)
  }
  const corrected = message.intent === undefined ? correctedStory(story, text) : null
  if (corrected !== null) return openStory(turn, corrected)
  if (said === 'no') {
    const correction = text.replace(/^[^\p{L}]*\p{L}+[\s,.:;!-]*/u, '')
    const isTold = correction.split(/\s+/).length >= 4 && correction !== textsOf(turn.voice).choices.no
    const asked = askWhatDiffers(turn, story)
    if (!isTold || text.trim() === textsOf(turn.voice).choices.no) return asked
    return takeChange(turn, story, correction)
  }
  // Asked twice without an answer while the work continues: leave the reading open and grade the work.
  if (!reading.form && message.intent === undefined && story.offered.includes(ASKED_AGAIN)) {
    story.standing = 'unread'
    story.pending = null
    return coach(turn, story, message, claims) ?? beginCoaching(turn, story)
  }
  const isFresh = turn.state.lastMove === 'story.confirm'
  if (isFresh) story.offered = [...story.offered, ASKED_AGAIN]
  if (claims.length > 0)
    return isFresh ? keepAside(turn, story, reading, text, claims) : keepWork(turn, story, reading, text, claims)
  const wish = wishOf(message)
  // The reading was told just now: help goes on with the next question that needs none.
  if (isFresh || wish === 'hint' || wish === 'lost' || wish === 'answer')
    return askToConfirm(turn, story, reading, 'confirm.hint')
  return askToConfirm(turn, story, reading, 'confirm.again')
}

/** "No, it's 40 and not 45", "the question is another one": says what is different instead of working on. */
const objects = (turn: Turn, story: Story, { text }: Message, claims: readonly Claim[]): boolean =>
  yesNo(text, turn, story) === 'no' ||
  (claims.every(({ kind }) => kind === 'number') && lexiconOf(story.language).objects.test(text))

/**
 * A quantity of the reading that the story does not give, as a number or as a calculation whose result is still to come, or
 * the operation of the next step: it fits what was told.
 */
function goesAlong(story: Story, reading: StoryReading, { text }: Message, claims: readonly Claim[]): boolean {
  const [only, ...others] = claims
  if (others.length > 0) return false
  if (only) {
    const value = only.kind === 'number' ? only.value : only.kind === 'sum' && only.claimed === null ? only.value : null
    return value !== null && reading.quantities.some((each) => !each.isGiven && equals(each.value, value))
  }
  const isShort = text.trim().split(/\s+/).length <= 5
  const step = isShort ? hearStep(text, reading.language) : null
  return step !== null && step.operation === nextStep(story, reading)?.operation
}

const ASKED_AGAIN = 'confirm:again'

/** Work, a question or a request about the restated task, without a sign that it is another. */
const goesOn = (turn: Turn, story: Story, message: Message, claims: readonly Claim[]): boolean =>
  yesNo(message.text, turn, story) === null &&
  (claims.length > 0 || wishOf(message) !== null || isQuestion(message.text))

/** A calculation with the value of a reading's quantity that the story does not give. */
export const worksAlong = (reading: StoryReading, claims: readonly Claim[]): boolean =>
  claims.some(
    (claim) =>
      claim.kind === 'sum' &&
      claim.claimed !== null &&
      claim.value !== null &&
      equals(claim.claimed, claim.value) &&
      reading.quantities.some(({ isGiven, value }) => !isGiven && equals(value, claim.claimed ?? value)),
  ) &&
  claims.every((claim) => claim.kind !== 'sum' || !claim.value || !claim.claimed || equals(claim.claimed, claim.value))

function chooseReading(turn: Turn, story: Story, { text }: Message): Reply {
  const readings = readingsOf(story.text, story.language, story.rejected)
  const chosen = chosenOf(text, story)
  if (readings.length === 0) return beginCoaching(turn, story)
  if (chosen === 'none') {
    story.rejected = readings.map(({ restatement }) => restatement)
    return askWhatDiffers(turn, story)
  }
  if (!chosen) return askWhich(turn, readings.slice(0, 3), 'several.again')
  story.standing = 'confirmed'
  story.reading = chosen.restatement
  const { pending } = story
  story.pending = null
  const own = pending === null ? null : judgeClaims(turn, story, chosen, pending, claimsIn(pending, story.language))
  return own ?? startTeaching(turn, story, chosen)
}

function changeReading(turn: Turn, story: Story, message: Message): Reply {
  const wish = wishOf(message)
  if (wish === 'hint' || wish === 'lost' || wish === 'answer') return beginCoaching(turn, story, 'change.none')
  return takeChange(turn, story, message.text)
}

function takeChange(turn: Turn, story: Story, said: string): Reply {
  const readings = rereadWith(story, said)
  return readings.length > 0 ? takeUp(turn, story, readings) : beginCoaching(turn, story, 'change.none')
}

// ---- Confirmed -------------------------------------------------------------------------------------------------------

function teach(
  turn: Turn,
  story: Story,
  reading: StoryReading,
  message: Message,
  claims: readonly Claim[],
): Reply | null {
  const { text, intent, expected } = message
  const said = intent === undefined ? yesNo(text, turn, story) : null
  const amount = intent === undefined ? amountOf(turn, story, text) : null
  if (amount) return { ...amount, content: storyContent(turn, story, reading) }
  const asked = intent === undefined ? askedAbout(turn, story, reading, text, claims, expected) : null
  if (asked) return asked
  if (story.solved) return afterSolved(turn, story, reading, message, claims, said)
  const isPair = expected?.by === 'story.pair' && intent === undefined && claims.every(({ kind }) => kind === 'number')
  const pair = isPair ? pairNamed(turn, story, reading, text) : null
  if (pair) return pair
  const rejected = intent === undefined ? withoutRefuted(turn, reading, text) : null
  if (rejected) {
    const rest = claimsIn(rejected.rest, story.language)
    const own = testOfOther(turn, story, reading, text, claims)
    return own ?? refuted(turn, story, reading, rejected.value, rest)
  }
  const chosen = withoutAlternative(reading, text, claims)
  if (chosen) return judgeClaims(turn, story, reading, text, chosen)
  const wish = wishOf(message)
  const isWork = claims.some(({ kind }) => kind !== 'number')
  const isOnlyContest = wish === 'contest' && !isWork && !/\?\s*$/.test(text)
  if (claims.length > 0 && !isOnlyContest && intent?.kind !== 'hint') {
    const open = withoutAskedStep(reading, claims, expected)
    const own = testOfOther(turn, story, reading, text, claims) ?? judgeClaims(turn, story, open, text, claims)
    if (own) return own
  }
  const isThought =
    wish === null || ['ok', 'why', 'contest', 'check'].includes(wish) || (wish === 'lost' && isLongTalk(text))
  if (turn.state.lastMove === 'story.usual-slip' && intent === undefined && isThought) {
    if (reading.because === undefined) return resume(turn, story, reading, 'slip.thought')
    return wish === 'why' ? why(turn, story, reading, '') : beside(turn, story, reading, reading.because)
  }
  // The task or its question repeated: show the state of the work and the first step.
  if (reading.form && claims.length === 0 && wish === null && retells(text, story))
    return startTeaching(turn, story, reading)
  const base = claims.every(({ kind }) => kind === 'number') ? restNamed(turn, story, reading, text) : null
  if (base) return base
  if (wish === 'contest') return contestReply(turn, story, reading)
  if (wish === 'answer' || wish === 'give-up') return askedForAnswer(turn, story, reading, wish === 'give-up')
  if (wish === 'hint' || wish === 'lost') return storyHint(turn, story, reading, intent?.level ?? null)
  if (wish === 'why') return why(turn, story, reading, text)
  if (wish === 'check') return resume(turn, story, reading, 'check-what')
  const letter = judgeClaims(turn, story, reading, text, [])
  if (letter) return letter
  if (expected?.by === 'story.meaning' && story.asksAbout !== null && said === null && !isQuestion(text))
    return meaningSaid(turn, story, reading, sentenceAbout(story, text))
  // "Multiply?" names it as well.
  const step = hearStep(text.replace(/\s*\?+\s*$/u, ''), story.language)
  // "The first bit takes longer" names no operation.
  const isShort = text.trim().split(/\s+/).length <= 5 || /\d/.test(text)
  if (step && isShort && operationOf(step.operation)) return namedOperation(turn, story, reading, step.operation)
  if (wish === 'ok' || said !== null) return resume(turn, story, reading, 'ok')
  return text.trim().split(/\s+/).length > 1 ? resume(turn, story, reading, 'free') : resume(turn, story, reading)
}

/** A number on the way is a typical mistake if it is given as the answer, and right if it was just asked for. */
function withoutAskedStep(reading: StoryReading, claims: readonly Claim[], expected: Expects | null): StoryReading {
  const [claim, ...others] = claims
  if (claim?.kind !== 'number' || others.length > 0 || expected?.by !== 'story.step' || !reading.slips) return reading
  const own = expectedValue(claim.value)
  const isAsked = expected.answers.some(
    (each) => each.kind === 'value' && own.kind === 'value' && each.value === own.value,
  )
  return isAsked ? { ...reading, slips: reading.slips.filter(({ value }) => !equals(value, claim.value)) } : reading
}

/** "1/3 of 216 is 72, 216 - 72 = 144, ... it should be 90": the student tests another number than the answer. */
function testOfOther(
  turn: Turn,
  story: Story,
  reading: StoryReading,
  text: string,
  claims: readonly Claim[],
): Reply | null {
  const { test } = rolesOf(claims, text, story, factsOf(story.text, story.language))
  const sums = claims.filter((claim) => claim.kind === 'sum' && claim.claimed !== null)
  const isRight = sums.every((claim) => claim.kind === 'sum' && claim.value && equals(claim.value, claim.claimed!))
  if (!test || !isRight || sums.length < 2 || test.outcome === 'fits') return null
  if (reading.quantities.some(({ value }) => equals(value, test.of))) return null
  const { language } = turn.voice
  const values = {
    value: valueText(test.of, language),
    end: valueText(test.end, language),
    given: test.given ? valueText(test.given.value, language) : '',
    line: sums.map((sum) => claimText(sum, language)).join(', '),
  }
  const move = test.outcome === 'misses' ? 'test.misses' : 'test.open'
  return storyReply(turn, move, say(turn, move, values), { by: 'step' }, storyContent(turn, story, reading), true)
}

/**
 * What a student answers in words to the question about a typical mistake may be the mistake again: it is neither
 * approved nor denied, but put beside the reason.
 */
function beside(turn: Turn, story: Story, reading: StoryReading, because: string): Reply {
  if (story.offered.includes('because')) return storyHint(turn, story, reading, null)
  story.offered = [...story.offered, 'because']
  const text = say(turn, 'slip.beside', { because })
  return storyReply(turn, 'slip.beside', text, { by: 'step' }, storyContent(turn, story, reading), true)
}

/** "1/4 is of the rest, not of the whole book": what the task says, in the student's words. */
function restNamed(turn: Turn, story: Story, reading: StoryReading, text: string): Reply | null {
  const { rest } = lexiconOf(story.language)
  const part = restPartsOf(story, factsOf(story.text, story.language)).find((each) => {
    const at = text.indexOf(each.text.split(' ')[0] ?? each.text)
    return at >= 0 && rest.test(text.slice(at).split(/[.!?;\n]/)[0] ?? '')
  })
  if (!part) return null
  const { language } = turn.voice
  const values = { said: quoted(part.said, language), part: partText(part.value, part.text, language) }
  return storyReply(
    turn,
    'part.said',
    say(turn, 'part.said', values),
    { by: 'step' },
    storyContent(turn, story, reading),
  )
}

const isLongTalk = (text: string) => text.trim().split(/\s+/).length > 5

/** True if most of the words occur in the story or its question. */
function retells(text: string, { text: told, language }: Story): boolean {
  const question = factsOf(told, language).question ?? ''
  const parts = text.split(/(?<=[.!?])\s+/)
  return parts.some((each) => likeness(each, question) >= ALIKE) || (isLongTalk(text) && likeness(text, told) >= ALIKE)
}
const ALIKE = 0.6

/** Replies that end by offering another one. */
const offered = ['story.answer.checked', 'story.hint.last', 'story.solution', 'story.solved.again']

/** The story is solved; only what still belongs to it is handled here. */
function afterSolved(
  turn: Turn,
  story: Story,
  reading: StoryReading,
  message: Message,
  claims: readonly Claim[],
  said: 'yes' | 'no' | null,
): Reply | null {
  const { expected, text } = message
  const isAsking = lexiconOf(story.language).ifRight.test(text) || wishOf(message) === 'check'
  // "i did that already, its 75. can i have one more": the request is what the message asks for.
  const another = isDone(message.acts, 'another') ? giveTwin(turn, story, reading) : null
  if (another) return another
  const heard = reasonHeard(turn, story, reading, text, claims)
  if (heard) return heard
  const varied = variedAsked(turn, story, reading, text, claims)
  if (varied) return varied
  const checked = checkedAfterwards(turn, story, reading, text, claims)
  if (checked) return checked
  const isAsked =
    reading.because !== undefined &&
    claims.every((claim) => claim.kind === 'number' && !equals(claim.value, reading.answer))
  if (wishOf(message) === 'why' && (slipIn(reading, text) || isAsked)) return why(turn, story, reading, text)
  const isAnswer = claims.some((claim) => claim.kind === 'number' && equals(claim.value, reading.answer))
  if (isAnswer || (isAsking && claims.length === 0)) return confirmAgain(turn, story, reading)
  if (claims.length > 0) {
    if (isCheckOf(reading, claims)) return confirmAgain(turn, story, reading)
    const judged = judgeClaims(turn, story, reading, text, claims)
    // A step repeated as a check leads to a known result.
    if (judged?.content.verdict === 'correct' && expected?.by === 'story.fits')
      return confirmAgain(turn, story, reading)
    // Numbers of another question are no results of this task.
    return judged?.content.verdict === 'cannot-check'
      ? storyReply(
          turn,
          'beyond',
          say(turn, 'beyond', {
            value: answerText(reading, turn.voice.language),
            question: askedName(reading) || askedQuestion(reading),
          }),
          { by: 'change' },
        )
      : judged
  }
  const wish = wishOf(message)
  if (expected?.by === 'story.fits' && (said !== null || wish === 'ok'))
    return afterAnswer(turn, story, reading, said !== 'no')
  if (expected?.by === 'story.fits' && (wish === 'lost' || wish === 'hint'))
    return afterAnswer(turn, story, reading, false)
  if (offered.includes(turn.state.lastMove ?? '') && (said === 'yes' || wish === 'ok'))
    return giveTwin(turn, story, reading)
  if (wish === 'why') return why(turn, story, reading, text)
  if (wish === 'hint' || wish === 'lost' || wish === 'answer' || wish === 'give-up')
    return storyHint(turn, story, reading, null)
  return null
}

/** Another question about the finished story, with what the student says to it; null for anything else. */
export function askedFurther(turn: Turn, text: string): Reply | null {
  const { story } = turn.state
  const before = story?.solved && !story.isParked ? readingOf(story) : null
  const further = story && before && furtherStory(turn, story, before, text)
  if (!further) return null
  turn.state.story = further.story
  // "What would 6 hours cost?": the number of the question is given.
  const isGiven = ({ value }: { value: Rational }) =>
    further.reading.quantities.some((each) => each.isGiven && equals(each.value, value))
  const claims = claimsIn(text, further.story.language)
  const own = claims.filter((claim) => claim.kind !== 'number' || !isGiven(claim))
  // Beside the new question the old amounts are a check of the old task.
  const judged = own.length > 0 ? judgeClaims(turn, further.story, further.reading, text, claims) : null
  const { story: opened, reading } = further
  if (judged) return judged
  return text.match(/\d/) ? toldAnew(turn, opened, reading) : resume(turn, opened, reading)
}

/** "1/3 of 180 is 60, rest 120, ...": right calculations that begin with the answer. */
function isCheckOf({ answer }: StoryReading, claims: readonly Claim[]): boolean {
  const sums = claims.filter((claim) => claim.kind === 'sum')
  const isRight = sums.every(({ value, claimed }) => value && (!claimed || equals(value, claimed)))
  return sums.length > 1 && isRight && sums.some(({ expr }) => operandsOf(expr).some((each) => equals(each, answer)))
}

/** "Is 12:00 right?", "I said 44 three times": confirms again. */
function confirmAgain(turn: Turn, story: Story, reading: StoryReading): Reply {
  const text = say(turn, 'solved.yes', { answer: answerText(reading, turn.voice.language), asked: askedName(reading) })
  return storyReply(turn, 'solved.yes', text, null, { ...storyContent(turn, story, reading), verdict: 'correct' }, true)
}

/** The same story with other numbers, for independent work. It is our own, so its reading needs no confirmation. */
function giveTwin(turn: Turn, story: Story, reading: StoryReading | null): Reply | null {
  const twin = reading && story.standing === 'confirmed' ? twinOf(reading, `${turn.seed}|alone`) : null
  if (!twin) return null
  const fresh: Story = {
    ...newStory(`s${turn.state.turns}`, twin.text, twin.language, storyTrial(twin.text, twin.language)),
    standing: 'confirmed',
    reading: twin.restatement,
  }
  turn.state.story = fresh
  return storyReply(
    turn,
    'twin',
    say(turn, 'twin', { twin: asText(twin.text) }),
    { by: 'step' },
    storyContent(turn, fresh, twin),
  )
}

/** "Why not 80?": the typical mistake with a number of the message as its value. */
const slipIn = ({ slips = [], language }: StoryReading, text: string) =>
  slips.find((slip) => numbersIn(text, language).some(({ value }) => equals(value, slip.value)))

function why(turn: Turn, story: Story, reading: StoryReading, text: string): Reply {
  const content = storyContent(turn, story, reading)
  const { because } = reading
  // Before the end a wrong value is better asked about than explained.
  const isFound =
    story.solved &&
    (because !== undefined || numbersIn(text, story.language).some(({ value }) => equals(value, reading.answer)))
  const slip = isFound ? undefined : slipIn(reading, text)
  if (slip) return storyReply(turn, 'why', slip.text, { by: 'step' }, content, true)
  if (because !== undefined)
    return storyReply(turn, 'why', say(turn, 'why.kind', { because }), { by: 'step' }, content, true)
  // What applies to amounts of a story does not apply to angles and shares: there the task itself is the reason.
  if (reading.form) {
    const told = say(turn, 'why.told', { restatement: asText(reading.restatement) })
    return storyReply(turn, 'why', told, { by: 'step' }, content, true)
  }
  const step = nextStep(story, reading) ?? reading.plan.at(-1)
  if (!step) return resume(turn, story, reading)
  const name = nameOfId(reading, step.gives)
  const values = { idea: ideaOf(turn, step), name }
  return storyReply(turn, 'why', say(turn, 'why.step', values), { by: 'step' }, content, true)
}

/** "25 % of 100 are 25, so they take off more. Is that why?": right calculations as a reason; null for anything else. */
function reasonHeard(
  turn: Turn,
  story: Story,
  reading: StoryReading,
  text: string,
  claims: readonly Claim[],
): Reply | null {
  const { because, quantities } = reading
  const sums = claims.filter((claim) => claim.kind === 'sum')
  const isRight = sums.every(({ value, claimed }) => value && (!claimed || equals(value, claimed)))
  const numbers = numbersIn(text, story.language)
  const isOfTask = numbers.filter(({ value }) => quantities.some((each) => equals(each.value, value))).length > 1
  const isReason = lexiconOf(story.language).because.test(text) || turn.state.lastMove === 'story.why'
  if (because === undefined || sums.length === 0 || !isRight || !isOfTask || !isReason) return null
  return storyReply(
    turn,
    'why.heard',
    say(turn, 'why.heard', { because }),
    null,
    storyContent(turn, story, reading),
    true,
  )
}

function contestReply(turn: Turn, story: Story, reading: StoryReading): Reply {
  const work = story.lastWork === null ? [] : claimsIn(story.lastWork, story.language)
  const last = work.at(-1)
  const values = {
    restatement: asText(reading.restatement),
    asked: askedName(reading),
    value: last ? valueOfClaim(last, turn) : askedName(reading) || askedQuestion(reading),
    answer: answerText(reading, turn.voice.language),
  }
  return storyReply(
    turn,
    'contest',
    say(turn, 'contest', values),
    { by: 'check' },
    storyContent(turn, story, reading),
    true,
  )
}

const valueOfClaim = (claim: Claim, { voice }: Turn): string => {
  const value = claim.kind === 'number' ? claim.value : claim.kind === 'sum' ? (claim.claimed ?? claim.value) : null
  return value ? valueText(value, voice.language) : claimText(claim, voice.language)
}

/** "Divide", without operands. */
function namedOperation(turn: Turn, story: Story, reading: StoryReading, operation: string): Reply {
  const sign = operationOf(operation)
  const step = nextStep(story, reading)
  if (!sign || !step) return resume(turn, story, reading)
  const isRight = step.operation === operation || (operation === 'divide' && /^round|remainder/.test(step.operation))
  const inputs = listed(
    step.from.flatMap((id) => {
      const quantity = quantityOf(reading, id)
      return quantity && (quantity.isGiven || story.found.includes(id)) ? [saidAmount(reading, quantity)] : []
    }),
    textsOf(turn.voice).and,
  )
  const values = {
    operation: textsOf(turn.voice).doing[sign],
    inputs,
    name: nameOfId(reading, step.gives),
  }
  const text = say(turn, isRight ? 'operation.right' : 'operation.wrong', values)
  const verdict = isRight ? ({ verdict: 'correct' } as const) : {}
  return storyReply(
    turn,
    'operation',
    text,
    { by: 'step' },
    { ...storyContent(turn, story, reading), ...verdict },
    true,
  )
}

// ---- Not read --------------------------------------------------------------------------------------------------------

/** A restated guess counts as accepted if the student continues with the work; null otherwise. */
function confirmLikely(turn: Turn, story: Story, message: Message, claims: readonly Claim[]): Reply | null {
  const said = message.intent === undefined && claims.length === 0 ? yesNo(message.text, turn, story) : null
  if (said === 'no') return askWhatDiffers(turn, story)
  story.standing = 'unread'
  return said === 'yes' ? beginCoaching(turn, story, 'likely.start') : coach(turn, story, message, claims)
}

function coach(turn: Turn, story: Story, message: Message, all: readonly Claim[]): Reply | null {
  const { text, intent, expected, wants } = message
  const by = expected?.by ?? null
  const lexicon = lexiconOf(story.language)
  // Numbers in a question about the story are no work.
  const asks = intent === undefined && isQuestion(text) && !all.some(({ kind }) => kind !== 'number')
  const isUnclear = intent === undefined && lexicon.unclear.test(text)
  const isWhere = intent === undefined && lexicon.where.test(text)
  const wish = wishOf(message)
  const isAside =
    asks && (isUnclear || isWhere || wish === 'why') && !tellsOfOthers(all, text, story.language, story.text)
  // "Outside it is 110, and are the two angles equal?": a given number in a question about something else.
  const told = factsOf(story.text, story.language).numbers
  const isRestated =
    asks &&
    !lexicon.answerNamed.test(text) &&
    text.split(/\s+/).length > 5 &&
    all.every(
      (claim) =>
        claim.kind === 'number' && (!/\d/.test(claim.source) || told.some(({ value }) => equals(value, claim.value))),
    )
  const claims = isAside || isRestated ? [] : all
  const said = intent === undefined && claims.length === 0 ? yesNo(text, turn, story) : null
  const changed = asks && lexicon.supposes.test(text) ? changedTask(story.text, text) : null
  if (changed !== null) return openStory(turn, changed)
  const varied = story.solved && intent === undefined ? variedStory(story, text) : null
  if (varied !== null) return openStory(turn, varied)
  const corrected = intent === undefined && said === null ? correctedStory(story, text) : null
  if (corrected !== null) return openStory(turn, corrected)
  const wondersIfRight = wish === 'check' || wish === 'contest' || lexicon.ifRight.test(text)
  // After a goodbye with the result repeated, ask nothing.
  if (story.solved && wants.some((want) => want === 'bye' || want === 'thanks')) return null
  if (story.solved && claims.length === 0 && wish !== 'why' && wish !== 'check') return null
  const missing = by === 'story.question' ? questionIn(text, story.language) : null
  if (missing && !claims.some(({ kind }) => kind !== 'number')) {
    return openStory(turn, `${story.text.replace(/[.,;\s]*$/, '')}. ${missing.question}`)
  }
  if (by === 'story.fits' && claims.length === 0 && !isAside && intent === undefined && said !== 'no') {
    const settled = coachClaims(turn, story, text, [], by)
    if (settled) return settled
  }
  const asksIfRight = wondersIfRight || /\?\s*$/.test(text)
  // "Is it right?" next to numbers is about these numbers.
  const isOnlyContest = wish === 'contest' && !(asksIfRight && claims.length > 0)
  if (claims.length > 0 && !isOnlyContest && intent?.kind !== 'hint') {
    const own = coachClaims(turn, story, text, claims, by, asksIfRight)
    if (own) return own
    const isEquation = claims.some(({ kind }) => kind === 'equation')
    if (isEquation) return solveEquation(turn, story, message) ?? beginCoaching(turn, story, 'unread.again')
  }
  if (claims.length === 0 && intent === undefined && lexicon.protests.test(text))
    return coachWish(turn, story, 'protest')
  if (isUnclear) return coachWish(turn, story, 'unclear')
  if (claims.length === 0 && intent === undefined && lexicon.impossible.test(text))
    return coachWish(turn, story, 'doubt')
  if (wondersIfRight && story.lastWork !== null && claims.length === 0) {
    const again = coachClaims(turn, story, story.lastWork, claimsIn(story.lastWork, story.language), null, true)
    if (again) return again
  }
  if (isWhere) return coachWish(turn, story, 'where')
  if (wish === 'contest' || wish === 'why' || wish === 'check') return coachWish(turn, story, wish)
  if (wish === 'give-up') return coachWish(turn, story, 'give-up')
  if (wish === 'answer') return coachWish(turn, story, 'refused')
  if (wish === 'hint' || wish === 'lost') return coachWish(turn, story, 'lost')
  const letter = coachClaims(turn, story, text, [], by)
  if (letter) return letter
  const words = coachWords(turn, story, text, wish === 'ok' && said === null ? 'yes' : said)
  if (words) return words
  return coachWish(turn, story, wish === 'ok' || said !== null ? 'ok' : 'lost')
}

/** The sentence of a message that has most words in common with the story: what else is said there is not said back. */
function sentenceAbout(story: Story, text: string): string {
  const told = new Set(contentStems(story.text, story.language))
  const shared = (sentence: string) => contentStems(sentence, story.language).filter((stem) => told.has(stem)).length
  const sentences = asText(text)
    .split(/[.!?]+(?:\s+|$)/)
    .map((each) => each.replace(/^(?:well|so|um+|uh+|hm+|ну|э+|м+|так|вот)[,\s]+/iu, '').trim())
    .filter((each) => each !== '')
  const [best] = sentences.toSorted((one, other) => shared(other) - shared(one))
  return best ?? asText(text)
}

/**
 * "Now I see. If it travels 7 hours, is it 560 km?": the solved story with one number changed, and work on it. null if
 * it is not.
 */
function variedStory(story: Story, text: string): string | null {
  const { supposing } = lexiconOf(story.language)
  const found = supposing.exec(text)
  if (!found) return null
  const clause = text.slice(found.index).split(/[,.;?!]/)[0] ?? ''
  const changed = changedTask(story.text, clause)
  return changed && `${changed.trim()} ${text.slice(found.index + clause.length).replace(/^[\s,.;]+/, '')}`.trim()
}

/** "No, it's 26 litres per minute": the story with the one number of that kind put right; null for anything else. */
function correctedStory({ text: told, language }: Story, text: string): string | null {
  if (!storyStart[language].corrects.test(text)) return null
  const [only, ...rest] = factsOf(text, language).numbers
  if (!only || rest.length > 0 || only.noun === '') return null
  const others = factsOf(told, language).numbers.filter(({ value }) => !equals(value, only.value))
  const whole = others.filter(({ noun }) => noun === only.noun)
  // "25 litres per minute" and "600 litres" are of different kinds.
  const same = whole.length > 0 ? whole : others.filter(({ noun }) => noun.split(' ')[0] === only.noun.split(' ')[0])
  const [old, ...more] = same
  if (!old || more.length > 0) return null
  const [from, to] = [old, only].map(({ text: each }) => /^[\d.,]+/.exec(each)?.[0])
  return from && to ? told.replace(from, to) : null
}

/** Solves the student's equation with the ladder of equations; whether it fits the story is not confirmed. */
function solveEquation(turn: Turn, story: Story, { text, wants }: Message): Reply | null {
  const reading = readMessage(text, turn.voice.language)
  const statements = reading.lines.filter((line): line is StatementLine => 'statement' in line)
  const [first] = statements
  if (!first || (first.statement.kind !== 'equation' && first.statement.kind !== 'system')) return null
  const before = turn.state.problem
  const line = turn.voice.line(first.statement)
  const reply = newProblem(turn, reading.lines, statements, wants)
  const { problem } = turn.state
  if (!problem || problem === before) return plainReply(reply.move, reply.text)
  story.problemId = problem.id
  return { ...reply, text: `${say(turn, 'unread.equation', { line })}\n\n${reply.text}` }
}
