import { MOST_ASKS, openStoryIn } from '../dialogue/story/brief.ts'
import { yesNo } from '../dialogue/story/confirm.ts'
import { claimInUnit, claimsTo } from '../dialogue/story/in-unit.ts'
import { worksAlong } from '../dialogue/story/index.ts'
import { isGivenByChance, type Placed, placeClaim } from '../dialogue/story/place.ts'
import { asksMore, leftAsked, readingOf } from '../dialogue/story/reading.ts'
import { insideOf } from '../dialogue/story/roles.ts'
import { asExact } from '../dialogue/story/rounded-amount.ts'
import { claimText } from '../dialogue/story/teach.ts'
import { type Claim, valueOrNull } from '../dialogue/story/work.ts'
import type { StoryReading } from '../frames/index.ts'
import { foldReply, mentionsIn } from '../guard/mentions.ts'
import { withPlainNumbers } from '../guard/spoken-numbers.ts'
import { percentWords } from '../language/amount-words.ts'
import { answerWords } from '../language/answer-words.ts'
import { isDeniedAt } from '../language/denial.ts'
import { either } from '../language/either.ts'
import { objectionWords } from '../language/objections.ts'
import { number } from '../math/ast.ts'
import type { Language } from '../math/latex.ts'
import { divide, equals, multiply, type Rational, rational } from '../math/rational.ts'
import { withoutPrefix } from '../math/result-unit.ts'
import { isDecimalOf } from '../math/rounded.ts'
import { regExpOf } from '../pattern.ts'
import type { Turn } from '../pedagogy/reply.ts'
import type { TutorState } from '../pedagogy/state.ts'
import { amountsIn, equalitiesIn, falseAmountsIn } from './amounts.ts'
import { digitsAsTime, falselyConverted } from './converted.ts'
import { minutesAsDecimals } from './decimal-hours.ts'
import { sentencesOf } from './forms.ts'
import { fractionAsDecimal } from './fraction-digits.ts'
import type { HeardLine } from './understood.ts'

/**
 * Records that the student confirms the reading of a story: says yes, or derives a quantity of the reading that the
 * text does not give. The question is asked together with the model's own, so the yes may come before or after another
 * answer.
 */
export function agree(turn: Turn, text: string): void {
  const { story } = turn.state
  if (story?.standing !== 'assumed' || story.isParked || story.problemId !== null) return
  const reading = readingOf(story)
  if (!reading) return
  const claims = claimsTo(reading, text, story.letter)
  const isAsked = isConfirmAsked(turn)
  const said = isAsked ? yesNo(text, turn, story) : null
  const isByDeed = claims.some((claim) => comesTo(reading)(claim) || usesRelation(reading)(claim))
  if (said !== 'yes' && !worksAlong(reading, claims) && (said === 'no' || !isByDeed)) {
    // Who has read the restating and works on objects to nothing: asked again it would only be in the way.
    if (isAsked && said !== 'no' && claims.length > 0 && !mayObject(text, story.language)) story.asks = MOST_ASKS
    return
  }
  story.standing = 'confirmed'
  story.pending = null
  if (turn.state.expects?.by === 'story.confirm') turn.state.expects = null
}

/** A question, or something that is denied: "the way back is not 60". */
function mayObject(text: string, language: Language): boolean {
  const said = text.toLowerCase().replaceAll('ё', 'е')
  return (
    text.includes('?') ||
    objectionWords[language].denies.test(said) ||
    [...said.matchAll(/\d+|\p{L}{2,}/gu)].some(({ index }) => isDeniedAt(said, index))
  )
}

const isConfirmAsked = ({ state: { expects } }: Turn): boolean => expects?.by === 'story.confirm'

/** A yes or no to another question, while the reading of the story has not been put to the student. */
export function isOtherYesNo(turn: Turn, text: string): boolean {
  const { story } = turn.state
  const isOpen = story?.standing === 'assumed' && !story.isParked && story.problemId === null
  return isOpen && !isConfirmAsked(turn) && yesNo(text, turn, story) !== null
}

/**
 * Whether a reply tells the student the reading of a story, at least half of the numbers of its restating or of its words,
 * and whether it asks about it: in a question, or with a short one behind it ("Is that so?").
 */
export function restates(reply: string, restating: string, language: Language): 'asked' | 'told' | null {
  const wanted = contentOf(restating, language)
  const share = <T>(all: readonly T[], has: (each: T) => boolean) => all.filter(has).length / all.length
  const isIn = (text: string): boolean => {
    const said = contentOf(text, language)
    const numbers = wanted.numbers.length > 0 ? share(wanted.numbers, (each) => said.numbers.includes(each)) : 0
    return numbers >= 0.5 || share(wanted.words, (each) => said.words.includes(each)) >= 0.5
  }
  if (!isIn(reply)) return null
  const sentences = reply.split(/(?<=[.!?…])\s/u)
  const isShort = (text: string | undefined) =>
    text?.includes('?') === true &&
    !/\d/.test(text) &&
    !asksWhat.test(text) &&
    (text.match(/\p{L}+/gu) ?? []).length <= MOST_WORDS
  const isAsked = sentences.some((each, at) => isIn(each) && (each.includes('?') || isShort(sentences[at + 1])))
  return isAsked ? 'asked' : 'told'
}
/** "Is that how you read it?" */
const MOST_WORDS = 7
const asksWhat = regExpOf(`^[^\\p{L}]*(?:\\p{L}{1,3}\\s)?(?:${either(answerWords.askedFor)})(?!\\p{L})`, 'iu')
interface Content {
  readonly numbers: readonly number[]
  readonly words: readonly string[]
}
const contentOf = (text: string, language: Language): Content => ({
  numbers: [...new Set(mentionsIn(foldReply(withPlainNumbers(text, language))).map(({ value }) => value))],
  words: [...new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5)))],
})

/** An equation that holds in the reading, or a calculation of its plan, even one with a wrong result. */
const usesRelation =
  (reading: StoryReading) =>
  (claim: Claim): boolean => {
    const placed = placeClaim(reading, claim, null)
    return placed.kind === 'relation' || placed.kind === 'equation' || (placed.kind === 'slip' && placed.id !== null)
  }

/** Numbers that anybody comes to by chance. */
const byChance = rational(2)

/**
 * Whether a claim has the value of an amount that the story does not give: found in the head ("100, then 70") or
 * calculated, beside whatever else the message holds. A number next to nothing, like 1 or 2, proves nothing.
 */
const comesTo =
  (reading: StoryReading) =>
  (said: Claim): boolean => {
    const claim = asExact(reading, said)
    const value =
      claim.kind === 'number'
        ? claim.value
        : claim.kind === 'sum'
          ? isMiscalculated(claim)
            ? null
            : claim.value
          : claim.kind === 'equation' && claim.left.kind === 'name'
            ? valueOrNull(claim.right)
            : null
    if (value === null || isTold(reading, { ...claim, kind: 'number', value, noun: '' })) return false
    const isCommon = value.d === 1n && value.n <= byChance.n
    const isShare = claim.kind === 'number' && percent.test(claim.source)
    const meant = [
      value,
      ...(isShare || asksPercent(reading) ? [multiply(value, hundred)] : []),
      ...(asksPercent(reading) ? [divide(value, hundred)] : []),
    ]
    return (
      !(isCommon && claim.kind === 'number') &&
      reading.quantities.some(({ isGiven, value: own }) => !isGiven && meant.some((each) => equals(own, each)))
    )
  }

const hundred = rational(100)
const percent = regExpOf(`%|${either(percentWords)}`, 'iu')

/** The story asks for a percentage: 80 and 0.8 are one amount of it. */
const asksPercent = ({ text, asked }: StoryReading): boolean =>
  percent.test(asked.noun) || text.split(/(?<=[.!?])\s/).some((each) => each.includes('?') && percent.test(each))

/** "80" of a reading that comes to 0.8, where the story asks for percent: read as 80 %. */
function asPercent(reading: StoryReading, claim: Claim): Claim {
  if (claim.kind !== 'number') return claim
  const share = multiply(claim.value, hundred)
  // "30 percent" of a reading that counts in percent.
  const isOfMore =
    percent.test(claim.source) &&
    reading.quantities.some(({ id, value }) => reading.more?.includes(id) && equals(value, share))
  if (isOfMore) return { ...claim, value: share }
  const isAnswer =
    claim.kind === 'number' &&
    !percent.test(claim.source) &&
    asksPercent(reading) &&
    !reading.quantities.some(({ value }) => equals(value, claim.value)) &&
    equals(divide(claim.value, hundred), reading.answer)
  return isAnswer ? { ...claim, value: divide(claim.value, hundred), source: `${claim.source} %` } : claim
}

/** 0.8 where the reading comes to 80 and the story asks for percent. */
const shareOfAnswer = (reading: StoryReading, claim: Claim): string | null =>
  (claim.kind === 'number' || (claim.kind === 'sum' && !isMiscalculated(claim))) &&
  claim.value !== null &&
  asksPercent(reading) &&
  equals(multiply(claim.value, hundred), reading.answer)
    ? 'the answer as a part of the whole; the story asks for percent'
    : null

const linesTold = 8

const givenByChance =
  'it comes to a number that the story gives, from numbers that are none of it: perhaps of another whole'

export interface StoryHeard {
  readonly lines: readonly HeardLine[]
  /** Quantities of the reading that the student has found. */
  readonly found: readonly string[]
  readonly isAnswered: boolean
  /** The claim that is the answer, as the student wrote it; null if there is none. */
  readonly answer: string | null
}

/** Classifies the numbers and calculations of a message in a story with a confirmed reading; null if there is none. */
export function hearStory(state: TutorState, text: string): StoryHeard | null {
  const open = openStoryIn(state)
  if (!open?.reading) return null
  const { story, reading } = open
  const knows = asksMore(reading) ? 'part' : story.frame ? 'frame' : 'all'
  const found: string[] = []
  let answer: string | null = null
  const equal = equalitiesIn(text, story.language)
  const wrongUnits = wrongUnitsIn(text, state.modelAsked?.question ?? '', story.language)
  // "t = 441 kJ / 2000 W = 0.2205 s": its W is no letter.
  const isOfAmounts = ({ kind, source }: Claim) =>
    (kind === 'equation' && wrongUnits.some((each) => squeezed(each.text).includes(squeezed(source)))) ||
    // "20 min = 1/3 h" divides nothing.
    ((kind === 'equation' || kind === 'sum') && equal.some((each) => squeezed(each.text).includes(squeezed(source))))
  const claims = claimsTo(reading, text, story.letter).filter((claim) => !isOfAmounts(claim))
  const inUnits = claims.map((claim) => claimInUnit(reading, claim, text) ?? claim)
  const isOther = isOfAnother(reading, inUnits, story.letter)
  const ofClaims = claims
    .filter((claim) => !isTold(reading, claim))
    .slice(0, linesTold)
    .map((said): HeardLine => {
      const measured = claimInUnit(reading, said, text)
      const asSaid = asPercent(reading, measured ?? said)
      const own = asExact(reading, asSaid)
      const claim = withoutScale(reading, own)
      const placed: Placed = measured ? placeClaim(reading, claim, story.letter) : { kind: 'unknown' }
      const part = placed.kind === 'unknown' || placed.kind === 'slip' ? shareOfAnswer(reading, claim) : null
      const line = own.kind === 'number' ? `"${own.source}"` : claimText(own, story.language)
      // An amount in the unit of the reading is no number of something else.
      const isMeasured = measured !== null && measured !== said
      const isApart = claim.kind !== 'sum' && !isMeasured && (story.solved || isOther)
      if (isApart && placed.kind !== 'answer') return { text: line, grade: 'other' }
      if (part) return { text: line, grade: 'right', cause: part }
      const isOnWay = placed.kind === 'quantity' || placed.kind === 'on-way'
      if (isOnWay && claim.kind === 'sum' && isGivenByChance(reading, claim))
        return { text: line, grade: 'true', cause: givenByChance }
      switch (placed.kind) {
        case 'answer': {
          const isPlan = placed.isPlan && !isShareItself(reading, claim)
          if (!isPlan)
            answer =
              plainAnswer(claim, story.language) ??
              (claim === own ? null : resultText(claim, story.language)) ??
              (isInUnit(reading, claim) ? `${claim.source} ${claim.noun}` : claim.source)
          return {
            text: line,
            grade: 'right',
            cause: isPlan
              ? 'the calculation that answers the question'
              : `${reading.more ? `an answer of the story: ${reading.asked.noun}` : 'the answer of the story'}${own === asSaid ? '' : ', rounded'}`,
          }
        }
        case 'quantity': {
          if (!placed.isPlan) found.push(placed.id)
          const name = reading.quantities.find(({ id }) => id === placed.id)?.name
          const cause = name && reading.more?.includes(placed.id) ? `an answer of the story: ${name}` : name
          return { text: line, grade: 'right', ...(cause && { cause }) }
        }
        case 'usual-slip': {
          const told = beside(own, line, knows, reading, story)
          return own.kind === 'sum' && told.grade === 'true'
            ? { ...told, cause: `what a usual mistake comes to: ${placed.text}` }
            : told
        }
        case 'misnamed':
          return { text: line, grade: 'other', cause: 'the letter was another amount' }
        case 'slip':
        case 'wrong':
        case 'unknown':
        case 'wrong-equation':
          return beside(own, line, knows, reading, story)
        default:
          return { text: line, grade: 'right' }
      }
    })
  const equalUnits = [
    ...equal.filter(({ grade }) => grade === 'true'),
    ...amountsIn(text, story.language).flatMap(({ line }) =>
      line.grade === 'true' && line.text.includes('=') && !/[*·×/:+%]/u.test(line.text) ? [line] : [],
    ),
  ].filter(({ text: line }, at, all) => all.findIndex((each) => each.text === line) === at)
  // The numbers of such an equality are no results of their own.
  const isWithin = ({ text: line, grade }: HeardLine) =>
    grade === 'other' &&
    [...wrongUnits, ...equalUnits].some((each) => squeezed(each.text).includes(squeezed(line).replaceAll('"', '')))
  // «Три нуля»: a number in words that is no amount of the story is a word.
  const isWord = ({ text: line, grade }: HeardLine) => grade === 'other' && /^"\p{L}+"$/u.test(line)
  const kept = ofClaims.filter((line) => !isWithin(line) && !isWord(line))
  const digits = fractionAsDecimal(text)
  const others = kept.filter((line) => !digits.some((each) => each.text === line.text))
  const lines = [...wrongUnits, ...equalUnits, ...digits, ...others].slice(0, linesTold)
  const { id } = reading.quantities.find(({ isAsked }) => isAsked) ?? {}
  const isOneOfSeveral = answer !== null && leftAsked(reading, [...story.found, ...found]).length > 0
  if (isOneOfSeveral)
    return { lines, found: [...found, ...(id === undefined ? [] : [id])], isAnswered: false, answer: null }
  // "20/56. is that the final answer": stated, and asked about by itself.
  const isStated = (written: string) =>
    sentencesOf(text).some((each) => squeezed(each).includes(squeezed(written)) && !each.includes('?'))
  const isOnly = (reading.more ?? []).length === 0 && (reading.next ?? []).length === 0
  const withAsked = isOnly && answer !== null && id !== undefined && isStated(answer) ? [...found, id] : found
  // "220.5 s = 3.675 min = 3 min 67 s": what it comes to is not right.
  if (answer !== null && wrongUnits.length > 0) return { lines, found: withAsked, isAnswered: false, answer: null }
  return { lines, found: withAsked, isAnswered: answer !== null, answer }
}

/** `9000 : 125` of 90 : 1.25: both numbers were multiplied by a power of ten, and the quotient is the same. */
function withoutScale({ quantities }: StoryReading, claim: Claim): Claim {
  if (claim.kind !== 'sum' || claim.expr.kind !== 'divide') return claim
  const { left, right: by } = claim.expr
  // "90 : 5/4": a fraction is one number.
  const share = by.kind === 'divide' && by.left.kind === 'number' && by.right.kind === 'number' ? valueOrNull(by) : null
  const right = share ? number(share) : by
  if (left.kind !== 'number' || right.kind !== 'number') return claim
  const isGiven = (value: Rational) => quantities.some((each) => each.isGiven && equals(each.value, value))
  if (share && isGiven(left.value)) return { ...claim, expr: { ...claim.expr, right } }
  if (isGiven(left.value) || isGiven(right.value)) return claim
  const scale = powersOfTen.find((each) => isGiven(divide(left.value, each)) || isGiven(divide(right.value, each)))
  if (!scale) return claim
  const [dividend, divisor] = [left.value, right.value].map((value) => number(divide(value, scale)))
  return { ...claim, expr: { ...claim.expr, left: dividend!, right: divisor! } }
}
const powersOfTen = [10, 100, 1000].map((each) => rational(BigInt(each)))

/** "30/56" where a probability is asked for: a number that is written so, and no calculation. */
function isShareItself({ answer, quantities }: StoryReading, claim: Claim): boolean {
  if (claim.kind !== 'sum' || claim.claimed !== null || claim.expr.kind !== 'divide') return false
  const { left, right } = claim.expr
  if (left.kind !== 'number' || right.kind !== 'number') return false
  const isGiven = (value: Rational) => quantities.some((each) => each.isGiven && equals(each.value, value))
  return answer.n > 0n && answer.n < answer.d && !(isGiven(left.value) && isGiven(right.value))
}

/** What is false with its units, by itself or as an answer to a question that asks for another unit. */
function wrongUnitsIn(text: string, question: string, language: Language): readonly HeardLine[] {
  const all = [
    ...minutesAsDecimals(text),
    ...falseAmountsIn(text, language),
    ...digitsAsTime(text, language),
    ...falselyConverted(question, text, language),
  ]
  const isWithin = (one: HeardLine, other: HeardLine) =>
    one !== other && squeezed(other.text).includes(squeezed(one.text).replaceAll('"', ''))
  return all.filter(
    (each, at) => !all.some((other, index) => isWithin(each, other) && (index < at || !isWithin(other, each))),
  )
}

/** The result of a calculation, alone. */
function resultText(claim: Claim, language: Language): string | null {
  const value = claim.kind === 'sum' ? (claim.claimed ?? claim.value) : null
  const text = value && `${Number(value.n) / Number(value.d)}`
  return text && !/e|\.\d{7}/.test(text) ? (language === 'ru' ? text.replace('.', ',') : text) : null
}

/** "2.5h", "120km / 2.5h = 48": the number alone, where a letter behind it would be read as an unknown. */
function plainAnswer(claim: Claim, language: Language): string | null {
  if (claim.kind !== 'number' && claim.kind !== 'sum') return null
  const value = claim.kind === 'number' ? claim.value : claim.inUnit ? null : claim.claimed
  const text = value && `${Number(value.n) / Number(value.d)}`
  if (!text || !/\d\s?\p{L}(?!\p{L})/u.test(claim.source) || /e|\.\d{7}/.test(text)) return null
  return language === 'ru' ? text.replace('.', ',') : text
}

/** Without its unit the number would be another one. */
const isInUnit = ({ answer }: StoryReading, claim: Claim): claim is Claim & { kind: 'number' } =>
  claim.kind === 'number' && withoutPrefix(claim.value, claim.noun).some((each) => equals(each, answer))

type Letter = Parameters<typeof placeClaim>[2]

/**
 * "Ohh 10. so 4w = 36, w = 9" behind a story of marbles: its equations are of something else, and its numbers agree with
 * amounts of the story by chance.
 */
const isOfAnother = (reading: StoryReading, claims: readonly Claim[], letter: Letter): boolean =>
  letter === null &&
  claims.some(
    (claim) =>
      claim.kind === 'equation' && ['unknown', 'wrong-equation'].includes(placeClaim(reading, claim, letter).kind),
  )

/** True for numbers that the story itself gives and for the "one" in "the old one". */
const isTold = ({ quantities }: StoryReading, claim: Claim): boolean =>
  claim.kind === 'number' &&
  (equals(claim.value, rational(1)) ||
    quantities.some(
      ({ isGiven, value }) =>
        isGiven && [claim.value, multiply(claim.value, rational(100))].some((each) => equals(value, each)),
    ))

const isMiscalculated = (claim: Claim): boolean =>
  claim.kind === 'sum' &&
  claim.value !== null &&
  claim.claimed !== null &&
  !equals(claim.value, claim.claimed) &&
  !isDecimalOf(number(claim.value), { kind: 'number', value: claim.claimed, style: 'decimal' })

const squeezed = (text: string): string => text.replace(/\s/gu, '')

/** How a result that is not exact is meant: 92.6 for 250 : 2.7 is rounded, "0.315.." goes on. */
function notExact(claim: Claim): string | undefined {
  if (claim.kind !== 'sum' || claim.value === null || claim.claimed === null || claim.inUnit) return undefined
  if (!equals(claim.claimed, claim.value)) return 'rounded'
  const isCut = claim.result?.kind === 'number' && !equals(claim.result.value, claim.value)
  return isCut ? 'the digits go on' : undefined
}

/** What is certain of a calculation whose way the reading does not know, and which comes to a number that it has. */
function resultKnown(reading: StoryReading, claim: Claim & { kind: 'sum' }, found: readonly string[]): string | null {
  const result = claim.claimed ?? claim.value
  if (result === null) return null
  const { quantities, answer } = reading
  const isOf = (value: Rational, all: typeof quantities) => all.some((each) => equals(each.value, value))
  const own = quantities.filter(({ id, isGiven, isAsked }) => !isGiven && (isAsked || found.includes(id)))
  const isTest =
    isOf(
      result,
      quantities.filter(({ isGiven }) => isGiven),
    ) && insideOf(claim.expr).some((each) => isOf(each, own))
  if (isTest) return 'a test with an amount that was found: it comes to what the story gives'
  return equals(result, answer)
    ? 'it comes to the number of the answer, in a way that the program does not follow: let the student say how'
    : null
}

/** What is told of a value of which nothing else is known. */
export const noAmount = {
  all: 'no amount of the story, so not its answer',
  frame: 'equal to no amount that was framed, what is asked for included',
} as const

/**
 * A calculation, true or false, that leads to no quantity of the story.
 *
 * @param knows what the reading knows of the story: all of it, the amounts of a model's frame, or not even all that is
 *   asked for, which this may be
 */
function beside(
  claim: Claim,
  text: string,
  knows: 'all' | 'frame' | 'part',
  reading: StoryReading,
  { found, solved }: { readonly found: readonly string[]; readonly solved: boolean },
): HeardLine {
  if (isMiscalculated(claim)) return { text, grade: 'false' }
  const comes = claim.kind === 'sum' ? resultKnown(reading, claim, found) : null
  if (comes !== null)
    return { text, grade: claim.kind === 'sum' && claim.claimed !== null ? 'true' : 'other', cause: comes }
  // What is calculated behind a solved story is about something else.
  if (solved && claim.kind !== 'equation') knows = 'part'
  const isSum = claim.kind === 'sum' && claim.claimed !== null && claim.value !== null
  const isEquation = claim.kind === 'equation'
  const cause = {
    all: isEquation ? 'it does not fit the story' : noAmount.all,
    frame: isEquation ? 'it does not fit what was framed' : noAmount.frame,
    part: isSum && !solved ? 'perhaps on the way to what else the text asks' : undefined,
  }[knows]
  const causes = [isSum ? notExact(claim) : undefined, cause].flatMap((each) => each ?? [])
  return { text, grade: isSum ? 'true' : 'other', ...(causes.length > 0 && { cause: causes.join('; ') }) }
}
