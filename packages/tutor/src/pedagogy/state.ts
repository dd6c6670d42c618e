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

/** One problem of the conversation. Formulas are stored as text that the core parses back. */
export interface Problem {
  id: string
  task: string
  family: Family
  /** The task in the student's words, where the tutor derived the formula from them. */
  told: string | null
  standing: Standing
  /** The unit of the answer, as read: `km`, `cm²`, `%`. */
  unit: string | null
  /** The last correct line; the work continues from here. */
  line: string
  known: Fact[]
  byFormula: boolean
  done: DoneStep[]
  /** Number of steps completed; `done` keeps only the newest. */
  stepsDone: number
  /** Hint level of the current step, 0 to 3. Level 4 performs the step and starts the next. */
  level: number
  /** Texts of the opened rungs of the current step. */
  rungs: Partial<Record<RungKind, string>>
  hints: number
  attempts: number
  wrongs: number
  /** A step was shown (level 4), which unlocks the full solution. */
  stepShown: boolean
  solved: boolean
  /** The work that the student last submitted. */
  lastWork: string | null
  /** The verdict on it. */
  verdict: Verdict | null
  /** The answer found by an engine where our own solver has none or a wrong one. */
  found: string | null
  /** Roots that the student found one by one. */
  roots?: readonly string[]
  /** Labels of the questions of a text with several that are answered: "a". */
  parts?: readonly string[]
  /** The newest wrong lines, in LaTeX. */
  slips: { line: string; misconception: MisconceptionId | null /** A right line came behind it. */; isMended?: true }[]
  /** The idea of this kind of task was told. */
  ideaTold?: true
  /** The turn of the last progress. */
  movedAt: number
  /** The misconception last named in this problem. */
  lastError: MisconceptionId | null
  trial: Trial
}

export const standings = ['typed', 'confirmed', 'shown', 'assumed'] as const
/**
 * The origin of the formula. `assumed`: read from words, not shown; `shown`: shown on request; `confirmed`: the student
 * wrote it or found its value. Only what was typed or confirmed carries the badge.
 */
type Standing = (typeof standings)[number]

/** A question in words: it has an answer key and no solver steps. Its hints are the lesson, an example and a twin. */
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
  /** Skill ids to choose from; empty for all of the grade. */
  topic: string[]
  size: number
  given: { skill: string; result: 'alone' | 'helped' | 'missed' | null }[]
  /** Items of this session: the host's list of set exercises may lag behind. */
  items: string[]
}

/** What happened in the conversation, for the recap. */
export interface Log {
  alone: number
  helped: number
  errors: MisconceptionId[]
}

/** A task that was left unsolved: a problem, a story, or a story with the equation made of it. */
export interface LeftTask {
  story: Story | null
  problem: Problem | null
}

/** A usual task that is read whole: see `worked/task.ts`. It is read from its words again each time. */
export interface WorkedProgress {
  /** The problem or story that it belongs to. */
  id: string
  text: string
  language: Language
  /** Keys of the values that the student has come to. */
  done: string[]
  /** The key of the value that was last asked for, and how much was told about it. */
  asked: string | null
  told: number
  /** The beginning of the last cause that was named. */
  slip: string | null
}

export interface DoneStep {
  /** null for a step of the student's own that our method does not have. */
  rule: Rule | null
  /** The resulting line in plain notation; null if it is too long to store. */
  line: string | null
}

/** Plain JSON, opaque to the host, stored with the conversation. Below 16 kB. */
export interface TutorState {
  version: 1
  turns: number
  /** The language of the last message that revealed one, and the interface language at that time. */
  language: Language | null
  interfaceLanguage: Language | null
  problem: Problem | null
  parked: Problem | null
  /** Further tasks that were left unsolved, the newest last; `parked` and a parked story come on top. */
  left: LeftTask[]
  /** The ids of the tasks in the order in which they were begun: students count them. */
  begun: string[]
  /** The task that was in progress before this one. */
  lastLeft: string | null
  /** The remaining tasks of a list, as typed: "next" takes the first. */
  queue: string[]
  /** The open question in words, or the last one. */
  keyed: KeyedQuestion | null
  practice: PracticeSession | null
  /** The line about which the student was asked: a step or a new problem? */
  asked: string | null
  /** Both readings of a formula, if the student was asked which is meant. */
  readings: [string, string] | null
  story: Story | null
  /** The usual task that the open problem or story is, with how far the student is. */
  worked: WorkedProgress | null
  /** Defined functions, the newest last: `f(4)` is a value of f from then on. */
  functions: NamedFunction[]
  /** What the last reply asked; null if nothing. */
  expects: Expects | null
  /** What a language model asked in the last reply, with the answers it expects. */
  modelAsked: Expects | null
  /** The final answer of the open task as the model noted it. Withheld from replies, and never used for grading. */
  modelAnswer: string | null
  /** A task that was named while none was open, mostly by the model: it is opened when the student works on it. */
  modelTask: string | null
  /** The last concept card, with the parts shown. */
  card: { id: string; shown: Facet[] /** Its question was put and is not answered yet. */; asks?: boolean } | null
  /** The last message that the tutor asked back about: the button "explain" refers to it. */
  lastAsked: string | null
  /** The last task as typed. */
  lastTask: string | null
  log: Log
  /** A hash of the last reply, so that it is not repeated. */
  lastSaid: number | null
  /** Formulas shown in the last reply: copying one is no work. */
  shown: string[]
  /** Recently used wordings, the newest last. */
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
  leftTasks: 2,
  leftTask: 2400,
  begunTasks: 8,
}

/** Nothing was said yet. */
export const startSession = (): TutorState => ({
  version: 1,
  turns: 0,
  language: null,
  interfaceLanguage: null,
  problem: null,
  parked: null,
  left: [],
  begun: [],
  lastLeft: null,
  queue: [],
  keyed: null,
  practice: null,
  asked: null,
  readings: null,
  story: null,
  worked: null,
  functions: [],
  expects: null,
  modelAsked: null,
  modelAnswer: null,
  modelTask: null,
  card: null,
  lastAsked: null,
  lastTask: null,
  log: { alone: 0, helped: 0, errors: [] },
  lastSaid: null,
  shown: [],
  used: [],
  lastMove: null,
})
