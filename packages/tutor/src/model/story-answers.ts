import { slipOf } from '../dialogue/story/frame-slips.ts'
import { claimInUnit, claimsTo } from '../dialogue/story/in-unit.ts'
import { placeClaim } from '../dialogue/story/place.ts'
import { leftAsked, readingOf } from '../dialogue/story/reading.ts'
import { claimedAnswer, insideOf, tellsOfOthers } from '../dialogue/story/roles.ts'
import { asExact } from '../dialogue/story/rounded-amount.ts'
import type { Story } from '../dialogue/story/story-state.ts'
import { claimText } from '../dialogue/story/teach.ts'
import type { Claim } from '../dialogue/story/work.ts'
import type { StoryReading } from '../frames/index.ts'
import { equalWords } from '../language/amount-words.ts'
import { answerNames } from '../language/answer-words.ts'
import { isDeniedAt } from '../language/denial.ts'
import { either } from '../language/either.ts'
import { number } from '../math/ast.ts'
import { equals, type Rational } from '../math/rational.ts'
import { isDecimalOf } from '../math/rounded.ts'
import { isPlain, isSameDimension, quantitiesIn } from '../math/units.ts'
import { regExpOf } from '../pattern.ts'
import { openState } from '../pedagogy/open-state.ts'
import type { TutorState } from '../pedagogy/state.ts'
import { sentencesOf } from './forms.ts'
import { hearStory, noAmount } from './story-lines.ts'
import type { HeardLine, Understood } from './understood.ts'

/** Where in the message a value is offered as what the task asks for. */
type Offer = 'answer' | 'asked' | 'last' | null

/** At most so many values of a message are explained. */
const MOST_EXPLAINED = 3

/**
 * What the values of a message are in a framed story: one that is given as the answer and is none is told as wrong, an
 * amount on the way as not what is asked for, and which usual mistake comes to exactly that value. As long as the reading
 * is not agreed to, it is told as what the frame says.
 */
export function storyAnswers(
  story: Story,
  text: string,
  understood: Pick<Understood, 'act' | 'answer' | 'lines'>,
  isAskedByModel = understood.answer !== null,
): readonly HeardLine[] {
  const { lines } = understood
  const reading = story.solved ? null : readingOf(story)
  const isAgreed = story.standing === 'confirmed'
  if (!reading || !(story.frame || isAgreed)) return lines
  const claims = claimsTo(reading, text, story.letter).filter(({ kind }) => kind === 'number' || kind === 'sum')
  if (tellsOfOthers(claims, text, story.language, story.text)) return lines
  // Behind a question of the model "i get 140.62" answers that.
  const named = isAskedByModel ? null : claimedAnswer(claims, text, story.language)
  const told = new Map<string, HeardLine>()
  for (const [at, claim] of claims.entries()) {
    const value = worthOf(claim)
    if (value === null || told.size >= MOST_EXPLAINED) continue
    const measured = claimInUnit(reading, claim, text)
    if (measured === null) {
      const cause = inOtherUnit(reading, value)
      if (isAgreed && cause) told.set(`"${claim.source}"`, { text: `"${claim.source}"`, grade: 'wrong', cause })
      continue
    }
    const placed = placeClaim(reading, asExact(reading, measured), story.letter).kind
    const offer = offerOf(claim, at === claims.length - 1, text, named, understood.act)
    const isAnswering =
      understood.answer?.verdict === 'right' && claim.kind === 'number' && !(offer === 'answer' || offer === 'asked')
    if (isAnswering || isGivenIn(reading, value) || !isTelling(claim, value, offer)) continue
    const line = `${claim.kind === 'number' ? `"${claim.source}"` : claimText(claim, story.language)}`
    const isOnWay = placed === 'on-way' || placed === 'quantity'
    if (isOnWay && offer === 'answer' && !isAskedIn(reading, value)) {
      told.set(line, { text: line, grade: 'right', cause: onWay(reading, value) })
      continue
    }
    if (placed !== 'unknown' && placed !== 'usual-slip' && placed !== 'wrong') continue
    const slip = story.frame ? slipOf(story.frame, story.language, value) : null
    const isOpen = offer === null || isNearAmount(reading, value)
    if (slip === null && (isOpen || (offer === 'last' && isOfOtherKind(reading, value, text)))) continue
    const causes = [offer === 'answer' ? noAnswer : notAnswer, ...(slip ? [`exactly ${slip}`] : [])]
    const cause = isAgreed ? causes.join('; ') : `by your frame, which nobody has agreed to yet: ${causes.join('; ')}`
    told.set(line, { text: line, grade: isAgreed && offer === 'answer' ? 'wrong' : 'other', cause })
  }
  return merged(lines, told)
}

/** Small numbers and number words come to some amount by chance: they are told where they are offered. */
const isTelling = (claim: Claim, value: Rational, offer: Offer): boolean =>
  offer === 'answer' || (/\d/.test(claim.source) && (claim.kind === 'sum' || offer !== null || value.n > 10n * value.d))

/** Rounded otherwise, or perhaps in another unit or in percent: nothing is said against it. */
const isNearAmount = ({ quantities }: StoryReading, value: Rational): boolean =>
  quantities.some(({ isGiven, value: own }) => {
    const ratio = Number(value.n * own.d) / Number(value.d * own.n)
    return (
      !isGiven && own.n !== 0n && [1, 10, 100, 1000].some((each) => isAbout(ratio, each) || isAbout(ratio, 1 / each))
    )
  })
const isAbout = (ratio: number, wanted: number): boolean => Math.abs(ratio / wanted - 1) < 0.01

/** A time where a speed is asked for is no answer to begin with. */
function isOfOtherKind({ quantities, more, language }: StoryReading, value: Rational, text: string): boolean {
  const asked = quantities.flatMap(({ id, isAsked, measure }) =>
    isAsked || more?.includes(id) ? quantitiesIn(`1 ${measure ?? ''}`, language).flatMap(({ unit }) => unit ?? []) : [],
  )
  const said = quantitiesIn(text, language).filter((each) => equals(each.value, value))
  return (
    asked.length > 0 &&
    said.length > 0 &&
    said.every(
      ({ unit }) =>
        unit && !isPlain(unit.dimension) && asked.every((each) => !isSameDimension(each.dimension, unit.dimension)),
    )
  )
}

/** What a value that is no amount of the story is: no answer of it, and the usual mistake that comes to it. null: perhaps an amount. */
export function noAnswerOf(story: Story, reading: StoryReading, claim: Claim): string | null {
  const value = worthOf(claim)
  if (value === null || isNearAmount(reading, value) || isGivenIn(reading, value)) return null
  const slip = story.frame && slipOf(story.frame, story.language, value)
  return [notAnswer, ...(slip ? [`exactly ${slip}`] : [])].join('; ')
}

const isGeneral: readonly string[] = [noAmount.frame]
const notAnswer = 'as the answer it would be wrong'
const noAnswer = 'given as the answer, which it is not'
/** The cause of a line says that it is no answer of the story. */
export const saysWrong = (cause: string | undefined): boolean =>
  cause !== undefined && (cause.includes(notAnswer) || cause.includes(noAnswer))

/** The lines with what was found out about their values; a value without a line gets one. */
function merged(lines: readonly HeardLine[], told: ReadonlyMap<string, HeardLine>): readonly HeardLine[] {
  const plain = (text: string) => text.replace(/[\s"$]/gu, '')
  const left = new Map([...told].map(([text, line]) => [plain(text), line]))
  const own = lines.map((line): HeardLine => {
    const found = left.get(plain(line.text))
    if (!found) return line
    left.delete(plain(line.text))
    // Of a story that the program reads itself that is said already.
    if (found.cause === notAnswer && line.cause?.includes(noAmount.all)) return line
    if (line.grade === 'false' || (line.grade === 'right' && found.grade !== 'right')) return line
    // The calculation is true, and what it is for is told behind it.
    const grade = line.grade === 'true' || line.grade === 'right' ? line.grade : found.grade
    const known = (line.cause ?? '').split('; ').filter((each) => each !== '' && !isGeneral.includes(each))
    const causes = [...new Set([...known.filter((each) => !found.cause?.includes(each)), found.cause ?? ''])]
    return { ...line, grade, cause: causes.join('; ') }
  })
  return [...own, ...left.values()]
}

/** 88.2 min where it takes 88.2 s. */
function inOtherUnit({ quantities }: StoryReading, value: Rational): string | null {
  const name = quantities.find((each) => !each.isGiven && isMeant(each.value, value))?.name ?? ''
  return name === '' ? null : `the number of "${name}", and not its unit`
}

function onWay({ quantities }: StoryReading, value: Rational): string {
  const name = quantities.find((each) => !each.isGiven && isMeant(each.value, value))?.name ?? ''
  return `${name === '' ? 'an amount on the way' : name}, and not what is asked for`
}

const isMeant = (exact: Rational, said: Rational): boolean =>
  equals(exact, said) ||
  (said.d !== 1n && isDecimalOf(number(exact), { kind: 'number', value: said, style: 'decimal' }))

const isGivenIn = ({ quantities }: StoryReading, value: Rational): boolean =>
  quantities.some((each) => each.isGiven && equals(each.value, value))

const isAskedIn = ({ quantities, more }: StoryReading, value: Rational): boolean =>
  quantities.some(({ id, isAsked, value: own }) => (isAsked || more?.includes(id)) && isMeant(own, value))

/** What a claim says; null for one that is calculated wrong. */
function worthOf(claim: Claim): Rational | null {
  if (claim.kind === 'number') return claim.value
  if (claim.kind !== 'sum' || claim.value === null) return null
  if (claim.claimed === null) return claim.value
  const isOff = !equals(claim.value, claim.claimed) && !isMeant(claim.value, claim.claimed)
  return isOff ? null : claim.value
}

/** "Is that right?" behind it, "b)" before it, or what the message says is the answer. */
function offerOf(claim: Claim, isLast: boolean, text: string, named: Rational | null, act: Understood['act']): Offer {
  const at = text.indexOf(claim.source)
  if (at >= 0 && isDeniedAt(text, at)) return null
  const said = claim.kind === 'number' ? claim.value : claim.kind === 'sum' ? (claim.claimed ?? claim.value) : null
  if ((said && named && equals(said, named)) || placesOf(text, claim.source).some((each) => calledAnswer.test(each)))
    return 'answer'
  const hasResult = claim.kind === 'number' || (claim.kind === 'sum' && claim.claimed !== null)
  const isAsked = at >= 0 && /^\s*\?/.test(text.slice(at + claim.source.length))
  if (!hasResult || (!isLast && !isAsked)) return null
  if (isAsked && claim.kind === 'number') return 'asked'
  const isLabeled = at >= 0 && labeled.test(text.slice(0, at))
  return isLabeled || (act !== null && asksWhether.includes(act)) ? 'answer' : 'last'
}
/** What stands before each place of a text. */
const placesOf = (text: string, source: string): readonly string[] =>
  text
    .split(source)
    .slice(0, -1)
    .map((_, at, all) => all.slice(0, at + 1).join(source))
/** "The answer is", «ответ»: what stands behind it is meant as the answer of the task. */
const calledAnswer = regExpOf(
  `(?<!\\p{L})(?:${either(answerNames)})(?:[\\s:=—–-]|(?:${either(equalWords)})(?!\\p{L})){0,4}$`,
  'iu',
)
const asksWhether: readonly Understood['act'][] = ['check', 'is-true']
/** "b) 48 : 3.3 = 14.5". */
const labeled = /(?:^|[\s.;])\p{L}\)\s*$/u

/**
 * What the student has found of the story, and whether that is all: its amounts are found in their unit only, also as the
 * terms of a right calculation ("2 h + 1 h = 3 h"), and a whole answer that is stated with nothing wrong beside it ends the
 * task. False: the program itself took a number in a wrong unit for an amount.
 */
export function noteStoryFound(
  state: TutorState,
  before: TutorState,
  text: string,
  lines: readonly HeardLine[],
): boolean {
  const { story } = state
  const own = openState(before).story
  if (!story || !own || story.standing !== 'confirmed') return true
  const reading = readingOf({ ...story, found: own.found })
  if (!reading) return true
  const heard = hearStory({ ...before, story: { ...own, standing: story.standing } }, text)
  const claims = claimsTo(reading, text, story.letter)
  const isMistaken = story.frame !== null && claims.some((claim) => claimInUnit(reading, claim, text) === null)
  if (isMistaken) {
    story.found = [...new Set([...own.found, ...(heard?.found ?? [])])]
    story.solved = own.solved
  }
  story.found = [...new Set([...story.found, ...claims.flatMap((claim) => termsFound(reading, claim))])]
  if (story.solved || !heard?.answer || lines.some(({ grade }) => grade === 'wrong' || grade === 'false'))
    return !isMistaken
  const { answer } = heard
  const isStated = sentencesOf(text).some((each) => each.includes(answer) && !each.includes('?'))
  if (isStated && leftAsked(reading, [...story.found, ...heard.found]).length === 0) story.solved = true
  return !isMistaken
}

/** Amounts on the way that are the terms of a right sum, each of them once. */
function termsFound({ quantities, more }: StoryReading, claim: Claim): readonly string[] {
  if (claim.kind !== 'sum' || claim.claimed === null || worthOf(claim) === null || claim.expr.kind !== 'add') return []
  const left = quantities.filter(
    ({ id, isGiven, isAsked, name }) => !isGiven && !isAsked && !more?.includes(id) && name !== '',
  )
  const found = insideOf(claim.expr).map((value) => left.filter((each) => equals(each.value, value)))
  return found.length > 1 && found.every((each) => each.length === 1) ? found.map(([each]) => each!.id) : []
}
