import type { RungKind } from '@lumi/contracts/chat'
import type { Language } from '../math/latex.ts'
import { type Fact, type Family, families, isFact, type Rule, rules } from '../math/steps.ts'
import { readWritten } from '../math/written.ts'

/** One problem of the conversation. Formulas are kept as text that the core reads back. */
export interface Problem {
  id: string
  task: string
  family: Family
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
  /** A line of which the student was asked whether it is a step or a new problem. */
  asked: string | null
  /** Wordings used lately, the newest last. */
  used: string[]
  lastMove: string | null
}

export const LIMITS = { usedWordings: 60, doneSteps: 8, doneLatex: 200, storedLine: 1500, storedText: 400, rung: 900 }

export const startSession = (): TutorState => ({
  version: 1,
  turns: 0,
  language: null,
  interfaceLanguage: null,
  problem: null,
  parked: null,
  asked: null,
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
      asked: textOr(state.asked),
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

function problemOr(value: unknown): Problem | null {
  if (!isRecord(value)) return null
  const { id, task, line, family } = value
  if (typeof id !== 'string' || typeof task !== 'string' || typeof line !== 'string') return null
  readWritten(task)
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
  }
}

function doneStep(value: Record<string, unknown>): DoneStep {
  const line = textOr(value.line)
  if (line) readWritten(line)
  return { rule: rules.find((rule) => rule === value.rule) ?? null, line }
}
