import { findSkill } from '../curriculum/skills.ts'
import type { LearnerEvent } from '../learner/learner.ts'
import type { Turn } from './reply.ts'
import type { Trial } from './trial.ts'

/** Skill ids name the subject unless it is mathematics: `8.physics.heat`. */
const subjectOf = (skill: string) => /\.(physics|chemistry)\./.exec(skill)?.[1] ?? 'maths'

/** Opens a trial of a skill; without a skill of the curriculum nothing is recorded. */
export const openTrial = (
  skill: string | null,
  item: string,
  rest: Partial<Pick<Trial, 'difficulty' | 'isReview' | 'isPractice' | 'choices'>> = {},
): Trial => ({
  skill: skill !== null && findSkill(skill) ? skill : null,
  item,
  difficulty: 0,
  isReview: false,
  isPractice: false,
  help: 0,
  choices: [],
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
 * Records the outcome: solved, or wrong in a line. Intermediate steps are no events: a problem is one try, decided by
 * the first wrong line or the last correct one.
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
    ...(trial.choices.includes(turn.said.trim()) && { choices: trial.choices.length }),
    ...(mistake.line !== undefined && { line: mistake.line.slice(0, 300) }),
    ...(mistake.misconception !== undefined && { mistake: mistake.misconception }),
  }
  trial.firstId ??= event.id
  turn.events.push(event)
  noteResult(turn, trial, isCorrect)
}

/** The time of an event, and where it is recorded. */
type Happening = Pick<Turn, 'now' | 'seed' | 'events' | 'day'>

/** A rung was opened. Level 4 shows a step, 5 the solution. */
export function noteHelp(turn: Happening, trial: Trial, level: number): void {
  trial.help = Math.max(trial.help, level)
  if (trial.skill === null) return
  turn.events.push({ kind: 'help', ...happened(turn, trial, trial.skill), hintLevel: level })
}

/** The problem ended with the solution shown, not solved. */
export function noteShown(turn: Turn, trial: Trial, level: 4 | 5): void {
  noteHelp(turn, trial, level)
  noteTry(turn, trial, false)
}

export function noteGiven({ state, now, seed, events }: Turn, trial: Trial): void {
  if (trial.skill === null) return
  events.push({ kind: 'given', id: eventId(seed, events), at: now, skill: trial.skill, item: trial.item })
  state.practice?.items.push(trial.item)
}

/** The objection "my answer is right" was upheld: the first try counts as correct from now on. */
export function noteUpheld({ now, seed, events }: Turn, trial: Trial): void {
  if (trial.firstId === null) return
  events.push({ kind: 'upheld', id: eventId(seed, events), at: now, attemptId: trial.firstId })
}

/** The verdict is undecidable: the try is ignored. */
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

/** The seed belongs to the reply, so a repeated turn produces the same ids. */
const eventId = (seed: string, events: readonly LearnerEvent[]) => `${seed}|${events.length}`

/** The result is right, and whether the way to it is was not shown: it counts like one with a hint. */
export function noteUnproved({ state, events }: Turn): void {
  for (const [index, event] of events.entries())
    if (event.kind === 'attempt' && event.isCorrect)
      events[index] = { ...event, hintLevel: Math.max(1, event.hintLevel) }
  const present = state.practice?.given.at(-1)
  if (present?.result === 'alone') present.result = 'helped'
}

/** Records the result of the session's current exercise for the summary. */
function noteResult({ state }: Turn, trial: Trial, isCorrect: boolean): void {
  const present = state.practice?.given.at(-1)
  if (!trial.isPractice || !present || present.result === 'alone') return
  if (isCorrect) present.result = trial.help > 0 || present.result === 'missed' ? 'helped' : 'alone'
  else present.result ??= 'missed'
}
