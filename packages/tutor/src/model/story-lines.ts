import { openStoryIn } from '../dialogue/story/brief.ts'
import { yesNo } from '../dialogue/story/confirm.ts'
import { worksAlong } from '../dialogue/story/index.ts'
import { placeClaim } from '../dialogue/story/place.ts'
import { readingOf } from '../dialogue/story/reading.ts'
import { claimText } from '../dialogue/story/teach.ts'
import { type Claim, claimsIn } from '../dialogue/story/work.ts'
import type { StoryReading } from '../frames/index.ts'
import { equals, multiply, rational } from '../math/rational.ts'
import type { Turn } from '../pedagogy/reply.ts'
import type { TutorState } from '../pedagogy/state.ts'
import type { HeardLine } from './understood.ts'

/**
 * The student agrees to how a story was read: says yes, whatever else the message says, or comes to an amount of the reading
 * that the story does not tell. The question rides with the model's own, so its answer may come before or behind the yes.
 */
export function agree(turn: Turn, text: string): void {
  const { story } = turn.state
  if (story?.standing !== 'assumed' || story.isParked || story.problemId !== null) return
  const reading = readingOf(story)
  if (!reading) return
  if (yesNo(text, turn, story) !== 'yes' && !worksAlong(reading, claimsIn(text, story.language))) return
  story.standing = 'confirmed'
  story.pending = null
  if (turn.state.expects?.by === 'story.confirm') turn.state.expects = null
}

const linesTold = 8

export interface StoryHeard {
  readonly lines: readonly HeardLine[]
  /** Amounts of the reading that the student has come to. */
  readonly found: readonly string[]
  readonly isAnswered: boolean
}

/** What the numbers and calculations of a message are in a story whose reading is agreed; null: there is none. */
export function hearStory(state: TutorState, text: string): StoryHeard | null {
  const open = openStoryIn(state)
  if (!open?.reading) return null
  const { story, reading } = open
  const found: string[] = []
  let isAnswered = false
  const lines = claimsIn(text, story.language)
    .filter((claim) => !isTold(reading, claim))
    .slice(0, linesTold)
    .map((claim): HeardLine => {
      const placed = placeClaim(reading, claim, story.letter)
      const line = claim.kind === 'number' ? `"${claim.source}"` : claimText(claim, story.language)
      switch (placed.kind) {
        case 'answer':
          isAnswered ||= !placed.isPlan
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
  return { lines, found, isAnswered }
}

/** Numbers that the story itself tells, said again, and the one of "the old one". */
const isTold = ({ quantities }: StoryReading, claim: Claim): boolean =>
  claim.kind === 'number' &&
  (equals(claim.value, rational(1)) ||
    quantities.some(
      ({ isGiven, value }) =>
        isGiven && [claim.value, multiply(claim.value, rational(100))].some((each) => equals(value, each)),
    ))

const isMiscalculated = (claim: Claim): boolean =>
  claim.kind === 'sum' && claim.value !== null && claim.claimed !== null && !equals(claim.value, claim.claimed)

/** True or not, it leads to nothing that the story has. */
function beside(claim: Claim, text: string): HeardLine {
  if (isMiscalculated(claim)) return { text, grade: 'false' }
  const isSum = claim.kind === 'sum' && claim.claimed !== null && claim.value !== null
  const cause = claim.kind === 'equation' ? 'it does not fit the story' : 'no amount of the story, so not its answer'
  return { text, grade: isSum ? 'true' : 'other', cause }
}
