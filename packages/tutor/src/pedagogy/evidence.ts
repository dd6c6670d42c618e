import { findSkill } from '../curriculum/skills.ts'
import type { LearnerEvent } from '../learner/learner.ts'
import type { Turn } from './reply.ts'
import type { Trial } from './trial.ts'

/** Ids of skills name the subjects beside mathematics: `8.physics.heat`. */
const subjectOf = (skill: string) => /\.(physics|chemistry)\./.exec(skill)?.[1] ?? 'maths'

/** A trial of a skill; none is kept where the curriculum does not know the skill. */
export const openTrial = (
  skill: string | null,
  item: string,
  rest: Partial<Pick<Trial, 'difficulty' | 'isReview' | 'isPractice'>> = {},
): Trial => ({
  skill: skill !== null && findSkill(skill) ? skill : null,
  item,
  difficulty: 0,
  isReview: false,
  isPractice: false,
  help: 0,
  firstId: null,
  openedAt: null,
  ...rest,
})

export interface Mistake {
  /** LaTeX. */
  readonly line?: string
  readonly misconception?: string
}

/**
 * The student was right to the end, or wrong in a line. Steps on the way are no events: a problem is tried once, and it is
 * the first wrong line or the last right one that tells.
 */
export function noteTry(turn: Turn, trial: Trial, isCorrect: boolean, mistake: Mistake = {}): void {
  if (trial.skill === null) return
  const event: LearnerEvent = {
    kind: 'attempt',
    ...happened(turn, trial, trial.skill),
    isCorrect,
    isFirst: trial.firstId === null,
    hintLevel: trial.help,
    difficulty: trial.difficulty,
    ...(trial.openedAt !== null && { tookMs: Math.max(0, turn.now - trial.openedAt) }),
    ...(trial.isReview && { isReview: true }),
    ...(mistake.line !== undefined && { line: mistake.line.slice(0, 300) }),
    ...(mistake.misconception !== undefined && { mistake: mistake.misconception }),
  }
  trial.firstId ??= event.id
  turn.events.push(event)
  noteResult(turn, trial, isCorrect)
}

/** When something happened, and where it is noted. */
type Happening = Pick<Turn, 'now' | 'seed' | 'events' | 'day'>

/** A rung was opened. Level 4 shows a step, 5 the solution. */
export function noteHelp(turn: Happening, trial: Trial, level: number): void {
  trial.help = Math.max(trial.help, level)
  if (trial.skill === null) return
  turn.events.push({ kind: 'help', ...happened(turn, trial, trial.skill), hintLevel: level })
}

/** The problem ended without the student: read, not solved. */
export function noteShown(turn: Turn, trial: Trial, level: 4 | 5): void {
  noteHelp(turn, trial, level)
  noteTry(turn, trial, false)
}

export function noteGiven({ state, now, seed, events }: Turn, trial: Trial): void {
  if (trial.skill === null) return
  events.push({ kind: 'given', id: eventId(seed, events), at: now, skill: trial.skill, item: trial.item })
  state.practice?.items.push(trial.item)
}

/** "My answer is right" was upheld: the first try counts as right from now on. */
export function noteUpheld({ now, seed, events }: Turn, trial: Trial): void {
  if (trial.firstId === null) return
  events.push({ kind: 'upheld', id: eventId(seed, events), at: now, attemptId: trial.firstId })
}

/** Nobody can tell who is right: the try counts for nothing. */
export function noteWithdrawn({ now, seed, events }: Turn, trial: Trial): void {
  if (trial.firstId === null) return
  events.push({ kind: 'withdrawn', id: eventId(seed, events), at: now, attemptId: trial.firstId })
}

const happened = ({ now, seed, events, day }: Happening, { item, openedAt }: Trial, skill: string) => ({
  id: eventId(seed, events),
  at: now,
  day,
  skill,
  subject: subjectOf(skill),
  item,
  ...(openedAt !== null && { setAt: openedAt }),
})

/** The seed is the reply's own, so a turn that is taken again has the same ids. */
const eventId = (seed: string, events: readonly LearnerEvent[]) => `${seed}|${events.length}`

/** How the present exercise of a session went, for its summary. */
function noteResult({ state }: Turn, trial: Trial, isCorrect: boolean): void {
  const present = state.practice?.given.at(-1)
  if (!trial.isPractice || !present || present.result === 'alone') return
  if (isCorrect) present.result = trial.help > 0 || present.result === 'missed' ? 'helped' : 'alone'
  else present.result ??= 'missed'
}
