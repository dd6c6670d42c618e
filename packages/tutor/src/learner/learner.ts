import type { Attempt, LearnerEvent } from './events.ts'
import { mergedLog } from './merged-log.ts'
import { BKT, ELO } from './parameters.ts'
import { type Card, firstCard, type Rating, reviewed } from './reviews.ts'

export type { Attempt, LearnerEvent } from './events.ts'

export interface SkillState {
  readonly skill: string
  /** Probability that the skill is known. */
  readonly known: number
  readonly isMastered: boolean
  readonly isShaky: boolean
  /** The number of first tries; of those, correct without help and correct with help. */
  readonly firstTries: number
  readonly alone: number
  readonly helped: number
  readonly daysAlone: readonly string[]
  readonly lastAt: number
  readonly card: Card | null
  /** Durations of the last correct first tries without help, in milliseconds, oldest first. */
  readonly times: readonly number[]
}

export interface Learner {
  readonly skills: ReadonlyMap<string, SkillState>
  /** Elo ability by subject. Used to choose exercises, never shown as a mark. */
  readonly ability: ReadonlyMap<string, { readonly value: number; readonly answers: number }>
}

/** Hints from level 2 on say what to do, so a correct answer after one is no evidence. */
const isEvidence = ({ isCorrect, hintLevel }: Attempt) => isCorrect && hintLevel < 2
/** A nudge (level 1) does not count against the skill, but only tries without one count toward mastery. */
const isAlone = ({ isCorrect, hintLevel }: Attempt) => isCorrect && hintLevel === 0

export const newLearner = (): Learner => ({ skills: new Map(), ability: new Map() })

/**
 * Computes the learner from the events of all devices, ordered by time. Deterministic: a replay gives the same result.
 */
export function learnerFrom(events: readonly LearnerEvent[]): Learner {
  return learnerAfter(newLearner(), mergedLog(events))
}

/**
 * Applies further events to `learner`. A ruling on an attempt takes effect only if that attempt is among `events`:
 * older attempts are already folded in.
 */
export function learnerAfter(learner: Learner, events: readonly LearnerEvent[]): Learner {
  const ruled = (kind: 'upheld' | 'withdrawn') =>
    new Set(events.flatMap((event) => (event.kind === kind ? [event.attemptId] : [])))
  const [upheld, withdrawn] = [ruled('upheld'), ruled('withdrawn')]
  const skills = new Map(learner.skills)
  const ability = new Map(learner.ability)
  for (const event of events) {
    if (event.kind === 'reset') {
      if (event.skill === undefined) {
        skills.clear()
        ability.clear()
      } else skills.delete(event.skill)
    } else if (event.kind === 'attempt' && event.isFirst && !withdrawn.has(event.id)) {
      const attempt = upheld.has(event.id) ? { ...event, isCorrect: true } : event
      skills.set(attempt.skill, afterAttempt(skills.get(attempt.skill) ?? newSkill(attempt.skill), attempt))
      ability.set(attempt.subject, moved(ability.get(attempt.subject) ?? { value: 0, answers: 0 }, attempt))
    }
  }
  return { skills, ability }
}

export const newSkill = (skill: string): SkillState => ({
  skill,
  known: BKT.initial,
  isMastered: false,
  isShaky: true,
  firstTries: 0,
  alone: 0,
  helped: 0,
  daysAlone: [],
  lastAt: 0,
  card: null,
  times: [],
})

function afterAttempt(state: SkillState, attempt: Attempt): SkillState {
  const guess = attempt.choices !== undefined ? BKT.guessOfFour : BKT.guess
  const seen = isEvidence(attempt)
    ? (state.known * (1 - BKT.slip)) / (state.known * (1 - BKT.slip) + (1 - state.known) * guess)
    : (state.known * BKT.slip) / (state.known * BKT.slip + (1 - state.known) * (1 - guess))
  // After the full solution was shown there is no learning step: reading it is not solving.
  const learned = attempt.hintLevel >= 5 ? seen : seen + (1 - seen) * BKT.learn
  const isFailedReview = attempt.isReview === true && state.card !== null && ratingOf(attempt, false) === 1
  const known = isFailedReview ? Math.min(learned, BKT.shaky) : learned
  const alone = state.alone + (isAlone(attempt) ? 1 : 0)
  const daysAlone =
    isAlone(attempt) && !state.daysAlone.includes(attempt.day) ? [...state.daysAlone, attempt.day] : state.daysAlone
  const isMastered = known >= BKT.mastered && alone >= BKT.masteredSuccesses && daysAlone.length >= BKT.masteredDays
  return {
    skill: state.skill,
    known,
    isMastered,
    isShaky: known < BKT.shaky,
    firstTries: state.firstTries + 1,
    alone,
    helped: state.helped + (attempt.isCorrect && attempt.hintLevel > 0 ? 1 : 0),
    daysAlone,
    lastAt: attempt.at,
    card: cardAfter(state, attempt, isMastered),
    times:
      isAlone(attempt) && attempt.tookMs !== undefined
        ? [...state.times, attempt.tookMs].slice(-TIMES_KEPT)
        : state.times,
  }
}

const TIMES_KEPT = 15
/** Fewer durations give no usable median. */
const TIMES_NEEDED = 5

/** True if the try took less than half the median time of the student's own correct answers for this skill. */
function isQuick({ times }: SkillState, { tookMs }: Attempt): boolean {
  if (tookMs === undefined || times.length < TIMES_NEEDED) return false
  const median = [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)]!
  return tookMs < median / 2
}

function cardAfter(state: SkillState, attempt: Attempt, isMastered: boolean): Card | null {
  const { card } = state
  const rating = ratingOf(attempt, isQuick(state, attempt))
  if (card && attempt.isReview) return reviewed(card, rating, attempt.at)
  return card ?? (isMastered ? firstCard(rating, attempt.at) : null)
}

export function ratingOf({ isCorrect, hintLevel }: Attempt, isQuick: boolean): Rating {
  if (!isCorrect || hintLevel >= 4) return 1
  if (hintLevel >= 2) return 2
  return isQuick && hintLevel === 0 ? 4 : 3
}

/**
 * The expected probability of a correct answer without help (logistic in ability minus difficulty, with a guessing
 * floor).
 */
export const expectedSuccess = (ability: number, difficulty: number, guess: number = BKT.guess): number =>
  guess + (1 - guess) / (1 + Math.exp(difficulty - ability))

function moved(before: { value: number; answers: number }, attempt: Attempt): { value: number; answers: number } {
  const guess = attempt.choices !== undefined ? BKT.guessOfFour : BKT.guess
  const step = ELO.step / (1 + ELO.shrink * before.answers)
  const surprise = (isEvidence(attempt) ? 1 : 0) - expectedSuccess(before.value, attempt.difficulty, guess)
  return { value: before.value + step * surprise, answers: before.answers + 1 }
}

/** The difficulty of an item after the given answers: the Elo update with the opposite sign. */
export function itemDifficulty(authors: number, answers: readonly { ability: number; isAlone: boolean }[]): number {
  const value = answers.reduce((difficulty, answer, index) => {
    const step = ELO.step / (1 + ELO.shrink * index)
    return difficulty - step * ((answer.isAlone ? 1 : 0) - expectedSuccess(answer.ability, difficulty))
  }, authors)
  return Math.min(ELO.hardest * 2, Math.max(ELO.easiest * 2, value))
}
