import { openStoryIn } from '../dialogue/story/brief.ts'
import { yesNo } from '../dialogue/story/confirm.ts'
import { worksAlong } from '../dialogue/story/index.ts'
import { placeClaim } from '../dialogue/story/place.ts'
import { readingOf } from '../dialogue/story/reading.ts'
import { claimText } from '../dialogue/story/teach.ts'
import { type Claim, claimsIn, valueOrNull } from '../dialogue/story/work.ts'
import type { StoryReading } from '../frames/index.ts'
import { equals, multiply, rational } from '../math/rational.ts'
import type { Turn } from '../pedagogy/reply.ts'
import type { TutorState } from '../pedagogy/state.ts'
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
  const claims = claimsIn(text, story.language)
  const said = yesNo(text, turn, story)
  if (said !== 'yes' && !worksAlong(reading, claims) && (said === 'no' || !claims.some(comesTo(reading)))) return
  story.standing = 'confirmed'
  story.pending = null
  if (turn.state.expects?.by === 'story.confirm') turn.state.expects = null
}

/** Numbers that anybody comes to by chance. */
const byChance = rational(2)

/**
 * Whether a claim has the value of an amount that the story does not give: found in the head ("100, then 70") or
 * calculated, beside whatever else the message holds. A number next to nothing, like 1 or 2, proves nothing.
 */
const comesTo =
  (reading: StoryReading) =>
  (claim: Claim): boolean => {
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
    const isShare = claim.kind === 'number' && /%|percent|процент/iu.test(claim.source)
    const meant = isShare ? [value, multiply(value, rational(100))] : [value]
    return (
      !(isCommon && claim.kind === 'number') &&
      reading.quantities.some(({ isGiven, value: own }) => !isGiven && meant.some((each) => equals(own, each)))
    )
  }

const linesTold = 8

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
  const found: string[] = []
  let answer: string | null = null
  const lines = claimsIn(text, story.language)
    .filter((claim) => !isTold(reading, claim))
    .slice(0, linesTold)
    .map((claim): HeardLine => {
      const placed = placeClaim(reading, claim, story.letter)
      const line = claim.kind === 'number' ? `"${claim.source}"` : claimText(claim, story.language)
      switch (placed.kind) {
        case 'answer':
          if (!placed.isPlan) answer = claim.source
          return {
            text: line,
            grade: 'right',
            cause: placed.isPlan ? 'the calculation that answers the question' : 'the answer of the story',
          }
        case 'quantity': {
          if (!placed.isPlan) found.push(placed.id)
          const name = reading.quantities.find(({ id }) => id === placed.id)?.name
          return { text: line, grade: 'right', ...(name && { cause: name }) }
        }
        case 'slip':
        case 'wrong':
        case 'unknown':
        case 'wrong-equation':
          return beside(claim, line)
        default:
          return { text: line, grade: 'right' }
      }
    })
  return { lines, found, isAnswered: answer !== null, answer }
}

/** True for numbers that the story itself gives and for the "one" in "the old one". */
const isTold = ({ quantities }: StoryReading, claim: Claim): boolean =>
  claim.kind === 'number' &&
  (equals(claim.value, rational(1)) ||
    quantities.some(
      ({ isGiven, value }) =>
        isGiven && [claim.value, multiply(claim.value, rational(100))].some((each) => equals(value, each)),
    ))

const isMiscalculated = (claim: Claim): boolean =>
  claim.kind === 'sum' && claim.value !== null && claim.claimed !== null && !equals(claim.value, claim.claimed)

/** A calculation, true or false, that leads to no quantity of the story. */
function beside(claim: Claim, text: string): HeardLine {
  if (isMiscalculated(claim)) return { text, grade: 'false' }
  const isSum = claim.kind === 'sum' && claim.claimed !== null && claim.value !== null
  const cause = claim.kind === 'equation' ? 'it does not fit the story' : 'no amount of the story, so not its answer'
  return { text, grade: isSum ? 'true' : 'other', cause }
}
