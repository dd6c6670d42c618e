import type { Intent, RungKind, Verdict } from '@lumi/contracts/chat'
import { type Facet, facets } from '../concepts/card.ts'
import type { SkillExercise } from '../curriculum/exercises.ts'
import { type Story, storyOr } from '../dialogue/story/story-state.ts'
import type { NamedFunction } from '../math/functions.ts'
import type { Language } from '../math/latex.ts'
import { type Fact, type Family, families, isFact, type Rule, rules } from '../math/steps.ts'
import { readWritten } from '../math/written.ts'
import { readMeasured } from '../science/read.ts'
import { type Expects, expectsOr } from './expects.ts'
import { type MisconceptionId, misconceptionIds } from './misconception-list.ts'
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

const standings = ['typed', 'confirmed', 'shown', 'assumed'] as const
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
interface Log {
  alone: number
  helped: number
  errors: MisconceptionId[]
}

interface DoneStep {
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
  card: { id: string; shown: Facet[] } | null
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

/** A copy that this turn may change. A state that is not ours, or is damaged, starts afresh. */
export function openState(state: unknown): TutorState {
  if (!isRecord(state) || state.version !== 1) return startSession()
  try {
    const fresh = startSession()
    return {
      ...fresh,
      turns: typeof state.turns === 'number' ? state.turns : 0,
      language: languageOr(state.language),
      interfaceLanguage: languageOr(state.interfaceLanguage),
      problem: problemOr(state.problem),
      parked: problemOr(state.parked),
      queue: Array.isArray(state.queue)
        ? state.queue.filter((each) => typeof each === 'string').slice(0, LIMITS.queuedTasks)
        : [],
      keyed: keyedOr(state.keyed),
      practice: practiceOr(state.practice),
      asked: textOr(state.asked),
      readings: readingsOr(state.readings),
      story: storyOr(state.story, trialOf),
      functions: functionsOr(state.functions),
      expects: expectsOr(state.expects),
      modelAsked: expectsOr(state.modelAsked),
      modelAnswer: textOr(state.modelAnswer),
      card: cardOr(state.card),
      lastAsked: textOr(state.lastAsked),
      lastTask: textOr(state.lastTask),
      log: logOr(state.log),
      lastSaid: typeof state.lastSaid === 'number' ? state.lastSaid : null,
      shown: Array.isArray(state.shown)
        ? state.shown.filter((each) => typeof each === 'string').slice(0, LIMITS.shownFormulas)
        : [],
      used: Array.isArray(state.used)
        ? state.used.filter((each) => typeof each === 'string').slice(-LIMITS.usedWordings)
        : [],
      lastMove: textOr(state.lastMove),
    }
  } catch {
    // A formula in it cannot be read: written by another version or by hand.
    return startSession()
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const textOr = (value: unknown) => (typeof value === 'string' ? value.slice(0, LIMITS.storedLine) : null)
const languageOr = (value: unknown): Language | null => (value === 'en' || value === 'ru' ? value : null)
const countOr = (value: unknown) => (typeof value === 'number' && value >= 0 && value < 1e6 ? Math.floor(value) : 0)

function functionsOr(value: unknown): NamedFunction[] {
  if (!Array.isArray(value)) return []
  const known = value.filter(isRecord).flatMap(({ name, letter, formula }) => {
    const isWhole = typeof name === 'string' && typeof letter === 'string' && typeof formula === 'string'
    return isWhole && /^\p{L}$/u.test(name) && /^\p{L}$/u.test(letter) ? [{ name, letter, formula }] : []
  })
  return known.filter(({ formula }) => formula.length <= LIMITS.doneLatex).slice(-LIMITS.functions)
}

function readingsOr(value: unknown): [string, string] | null {
  const [first, second] = Array.isArray(value) ? value.map(textOr) : []
  if (!first || !second) return null
  readWritten(first)
  readWritten(second)
  return [first, second]
}

function cardOr(value: unknown): TutorState['card'] {
  if (!isRecord(value) || typeof value.id !== 'string' || !Array.isArray(value.shown)) return null
  const { shown } = value
  return { id: value.id, shown: facets.filter((each) => shown.includes(each)) }
}

function logOr(value: unknown): Log {
  if (!isRecord(value)) return { alone: 0, helped: 0, errors: [] }
  const ids = Array.isArray(value.errors) ? value.errors : []
  const errors = ids.flatMap((id) => misconceptionIds.find((each) => each === id) ?? []).slice(-LIMITS.loggedErrors)
  return { alone: countOr(value.alone), helped: countOr(value.helped), errors }
}

function problemOr(value: unknown): Problem | null {
  if (!isRecord(value)) return null
  const { id, task, line, family } = value
  if (typeof id !== 'string' || typeof task !== 'string' || typeof line !== 'string') return null
  const written = readWritten(task)
  // A story that this version reads otherwise: better none than another task.
  if (written.kind === 'story' && !readMeasured(written.text, written.language)) return null
  readWritten(line)
  const known = families.find((each) => each === family)
  if (!known) return null
  const rungs = isRecord(value.rungs) ? value.rungs : {}
  const kinds = ['nudge', 'bigger', 'example', 'step', 'solution'] as const
  return {
    id,
    task,
    line,
    family: known,
    told: textOr(value.told),
    standing: standings.find((each) => each === value.standing) ?? 'typed',
    unit: textOr(value.unit),
    known: Array.isArray(value.known)
      ? rules.filter((rule): rule is Fact => isFact(rule) && (value.known as unknown[]).includes(rule))
      : [],
    byFormula: value.byFormula === true,
    done: Array.isArray(value.done) ? value.done.filter(isRecord).map(doneStep).slice(-LIMITS.doneSteps) : [],
    stepsDone: countOr(value.stepsDone),
    level: Math.min(3, countOr(value.level)),
    rungs: Object.fromEntries(kinds.flatMap((kind) => (typeof rungs[kind] === 'string' ? [[kind, rungs[kind]]] : []))),
    hints: countOr(value.hints),
    attempts: countOr(value.attempts),
    wrongs: countOr(value.wrongs),
    stepShown: value.stepShown === true,
    solved: value.solved === true,
    lastWork: textOr(value.lastWork),
    verdict: verdicts.find((each) => each === value.verdict) ?? null,
    found: foundOr(value.found),
    slips: slipsOr(value.slips),
    movedAt: countOr(value.movedAt),
    lastError: misconceptionIds.find((each) => each === value.lastError) ?? null,
    trial: trialOf(value.trial, task),
  }
}

function slipsOr(value: unknown): Problem['slips'] {
  if (!Array.isArray(value)) return []
  return value
    .filter(isRecord)
    .flatMap(({ line, misconception }) =>
      typeof line === 'string'
        ? [
            {
              line: line.slice(0, LIMITS.doneLatex),
              misconception: misconceptionIds.find((each) => each === misconception) ?? null,
            },
          ]
        : [],
    )
    .slice(-LIMITS.slips)
}

/** Problems from before there were trials have none: nothing is kept of them. */
function trialOf(value: unknown, item: string): Trial {
  const trial = isRecord(value) ? value : {}
  return {
    skill: textOr(trial.skill),
    item: textOr(trial.item) ?? item,
    difficulty: typeof trial.difficulty === 'number' ? trial.difficulty : 0,
    isReview: trial.isReview === true,
    isPractice: trial.isPractice === true,
    help: Math.min(5, countOr(trial.help)),
    firstId: textOr(trial.firstId),
    openedAt: typeof trial.openedAt === 'number' && trial.openedAt >= 0 ? trial.openedAt : null,
  }
}

function keyedOr(value: unknown): KeyedQuestion | null {
  if (!isRecord(value) || !isRecord(value.exercise) || typeof value.id !== 'string') return null
  const { skill, generator, task, prompt, answers } = value.exercise
  if (typeof skill !== 'string' || typeof generator !== 'number' || typeof task !== 'string') return null
  if (!isRecord(prompt) || typeof prompt.en !== 'string' || typeof prompt.ru !== 'string') return null
  if (!Array.isArray(answers) || !answers.every((each) => typeof each === 'string')) return null
  return {
    id: value.id,
    exercise: { skill, generator, kind: 'q', task, prompt: { en: prompt.en, ru: prompt.ru }, answers },
    tries: countOr(value.tries),
    over: value.over === true,
    trial: trialOf(value.trial, task),
  }
}

const practiceKinds = ['practice', 'review', 'warm-up', 'check'] as const
const results = ['alone', 'helped', 'missed'] as const

function practiceOr(value: unknown): PracticeSession | null {
  if (!isRecord(value) || !Array.isArray(value.given)) return null
  const kind = practiceKinds.find((each) => each === value.kind)
  if (!kind) return null
  const texts = (list: unknown) =>
    Array.isArray(list) ? list.filter((each): each is string => typeof each === 'string') : []
  return {
    kind,
    topic: texts(value.topic).slice(0, LIMITS.topicSkills),
    size: Math.max(1, Math.min(LIMITS.practiceSize, countOr(value.size))),
    given: value.given
      .filter(isRecord)
      .filter((each) => typeof each.skill === 'string')
      .map((each) => ({
        skill: each.skill as string,
        result: results.find((result) => result === each.result) ?? null,
      }))
      .slice(-2 * LIMITS.practiceSize),
    items: texts(value.items).slice(-2 * LIMITS.practiceSize),
  }
}

const verdicts: readonly Verdict[] = ['correct', 'correct-but', 'incorrect', 'cannot-check']

function foundOr(value: unknown): string | null {
  const answer = textOr(value)
  if (answer) readWritten(answer)
  return answer
}

function doneStep(value: Record<string, unknown>): DoneStep {
  const line = textOr(value.line)
  if (line) readWritten(line)
  return { rule: rules.find((rule) => rule === value.rule) ?? null, line }
}
