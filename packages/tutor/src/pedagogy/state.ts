import type { Intent, RungKind, Verdict } from '@lumi/contracts/chat'
import type { Facet } from '../concepts/card.ts'
import type { SkillExercise } from '../curriculum/exercises.ts'
import type { Story } from '../dialogue/story/story-state.ts'
import type { NamedFunction } from '../math/functions.ts'
import type { Language } from '../math/latex.ts'
import type { Fact, Family, Rule } from '../math/steps.ts'
import type { Expects } from './expects.ts'
import type { MisconceptionId } from './misconception-list.ts'
import type { Trial } from './trial.ts'

/** One problem of the conversation. Formulas are kept as text that the core reads back. */
export interface Problem {
  id: string
  task: string
  family: Family
  /** The task in the student's words, where the formula was made of them by the tutor. */
  told: string | null
  standing: Standing
  /** Unit in which the answer is wanted, as it was read: `km`, `cm²`, `%`. */
  unit: string | null
  /** The last line known to be right; the work goes on from here. */
  line: string
  known: Fact[]
  byFormula: boolean
  done: DoneStep[]
  /** Steps done in all; `done` keeps only the newest. */
  stepsDone: number
  /** Hint level of the present step, 0 to 3. Level 4 does the step and begins the next. */
  level: number
  /** Texts of the opened rungs of the present step. */
  rungs: Partial<Record<RungKind, string>>
  hints: number
  attempts: number
  wrongs: number
  /** A step was shown (level 4), which opens the way to the full solution. */
  stepShown: boolean
  solved: boolean
  /** What the student last sent in for a check. */
  lastWork: string | null
  /** What it was told. */
  verdict: Verdict | null
  /** The answer, where an engine found it and our own solver has none, or a wrong one. */
  found: string | null
  /** The newest wrong lines, in LaTeX. */
  slips: { line: string; misconception: MisconceptionId | null }[]
  /** Turn in which the work last got further. */
  movedAt: number
  /** The misconception last named on this problem. */
  lastError: MisconceptionId | null
  trial: Trial
}

export const standings = ['typed', 'confirmed', 'shown', 'assumed'] as const
/**
 * Whose the formula is. `assumed`: read from words, the student has not seen it; `shown`: the student asked for it and saw
 * it; `confirmed`: the student wrote it or came to its value. Only what was typed or confirmed carries the badge.
 */
type Standing = (typeof standings)[number]

/** A question in words: it has a key, no steps of the core. Its hints are the lesson, an example and a twin. */
export interface KeyedQuestion {
  id: string
  exercise: SkillExercise
  tries: number
  over: boolean
  trial: Trial
}

export type PracticeKind = NonNullable<Intent['session']>
export interface PracticeSession {
  kind: PracticeKind
  /** Skills to choose from; empty: all of the grade. */
  topic: string[]
  size: number
  given: { skill: string; result: 'alone' | 'helped' | 'missed' | null }[]
  /** Items of this session: the host's list of what was given may lag behind. */
  items: string[]
}

/** What the conversation has seen, for a look back. */
export interface Log {
  alone: number
  helped: number
  errors: MisconceptionId[]
}

export interface DoneStep {
  /** null: a step of the student's own that the method does not have. */
  rule: Rule | null
  /** The line it ended with, as the core writes it; null when it is too long to keep. */
  line: string | null
}

/** Plain JSON, opaque to the host, kept with the conversation. Below 16 kB. */
export interface TutorState {
  version: 1
  turns: number
  /** Language of the last message in which it could be told, and the interface language of that time. */
  language: Language | null
  interfaceLanguage: Language | null
  problem: Problem | null
  parked: Problem | null
  /** The other tasks of a list, as they were typed: "next" takes the first. */
  queue: string[]
  /** The question in words that is open instead of a problem, or was last. */
  keyed: KeyedQuestion | null
  practice: PracticeSession | null
  /** A line of which the student was asked whether it is a step or a new problem. */
  asked: string | null
  /** Both senses of a formula, where the student was asked which is meant. */
  readings: [string, string] | null
  story: Story | null
  /** Functions that were defined, the newest last: `f(4)` is a value of f from then on. */
  functions: NamedFunction[]
  /** What the last reply asked; null: nothing. */
  expects: Expects | null
  /** What a language model asked in the last reply, and what it said would answer it. */
  modelAsked: Expects | null
  /** What the model noted as the final answer of the open task. It is kept from replies, and nothing is judged by it. */
  modelAnswer: string | null
  /** The concept card that was told last, and the parts of it that were shown. */
  card: { id: string; shown: Facet[] /** Its question was put and is not answered yet. */; asks?: boolean } | null
  /** The last message that was asked back about, in words: a tap on "explain" is about it. */
  lastAsked: string | null
  /** The last task as it was typed. */
  lastTask: string | null
  log: Log
  /** What was said last, in short form: the same is not said twice in a row. */
  lastSaid: number | null
  /** Formulas of the last reply, as it showed them: what the student takes from there is no work. */
  shown: string[]
  /** Wordings used lately, the newest last. */
  used: string[]
  lastMove: string | null
}

export const LIMITS = {
  usedWordings: 60,
  shownFormulas: 8,
  doneSteps: 8,
  doneLatex: 200,
  storedLine: 1500,
  storedText: 400,
  rung: 900,
  topicSkills: 12,
  practiceSize: 10,
  loggedErrors: 20,
  queuedTasks: 9,
  functions: 4,
  slips: 4,
}

/** Nothing was said yet. */
export const startSession = (): TutorState => ({
  version: 1,
  turns: 0,
  language: null,
  interfaceLanguage: null,
  problem: null,
  parked: null,
  queue: [],
  keyed: null,
  practice: null,
  asked: null,
  readings: null,
  story: null,
  functions: [],
  expects: null,
  modelAsked: null,
  modelAnswer: null,
  card: null,
  lastAsked: null,
  lastTask: null,
  log: { alone: 0, helped: 0, errors: [] },
  lastSaid: null,
  shown: [],
  used: [],
  lastMove: null,
})
