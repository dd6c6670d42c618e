import type { RungKind } from '@lumi/contracts/chat'
import { beginning } from '../../beginning.ts'
import type { Language } from '../../math/latex.ts'
import { type Rational, rational } from '../../math/rational.ts'
import type { Trial } from '../../pedagogy/trial.ts'
import { type ProposedFrame, proposedFrom } from './proposed.ts'

/**
 * The status of a story's reading. `assumed`: read but unconfirmed; `several`: ambiguous; `changing`: the student
 * rejected the reading; `confirmed`; `likely`: a guess was restated, unconfirmed; `unread`: coached without a reading.
 */
const standings = ['assumed', 'several', 'changing', 'confirmed', 'likely', 'unread'] as const
type StoryStanding = (typeof standings)[number]

/** A word problem in progress. The reading itself is recomputed from the text each time. */
export interface Story {
  id: string
  text: string
  /** The message that told it, as the student wrote it; null where that is the text. */
  typed: string | null
  language: Language
  standing: StoryStanding
  /** The accepted restatement; it reveals whether another version reads the text differently. */
  reading: string | null
  /** The frame of a reading that came from a language model, from which it is rebuilt. */
  frame: ProposedFrame | null
  /** Restatements that the student rejected. */
  rejected: string[]
  /** How many replies of a model had to put the reading to the student; while it is unread, how many frames were refused. */
  asks: number
  /** Work sent before the reading was confirmed; graded after the confirmation. */
  pending: string | null
  /** Quantities of the reading that the student has found, or was shown. */
  found: string[]
  /** The amount that the student took for a quantity that the story leaves open. */
  chosen: string | null
  /** Results of the student's calculations in an unread story. */
  results: string[]
  /** Numbers of the story that the student has used in calculations. */
  used: string[]
  /** The value the tutor last asked about. */
  asksAbout: string | null
  /** Results already asked about ("does it answer the question?"): asked once each. */
  offered: string[]
  /** The number that the student last gave as the answer. */
  claimed: string | null
  /** The facts of the correct calculations, in canonical form. */
  facts: string[]
  /** The student's letter and the quantity it stands for. */
  letter: { name: string; id: string } | null
  level: number
  rungs: Partial<Record<RungKind, string>>
  hints: number
  attempts: number
  wrongs: number
  /** A step was shown, which unlocks the full solution. */
  stepShown: boolean
  solved: boolean
  /** The outcome for the learner model. */
  trial: Trial
  lastWork: string | null
  /** The id of the problem made from the student's equation. */
  problemId: string | null
  /** Suspended while another task is open. */
  isParked: boolean
}

const LIMITS = {
  text: 1500,
  restatement: 500,
  rejected: 4,
  pending: 1200,
  ids: 24,
  rung: 700,
  offered: 40,
  way: 80,
}

export const newStory = (id: string, text: string, language: Language, trial: Trial): Story => ({
  id,
  text: beginning(text, LIMITS.text),
  typed: null,
  language,
  standing: 'unread',
  reading: null,
  frame: null,
  rejected: [],
  asks: 0,
  pending: null,
  found: [],
  chosen: null,
  results: [],
  used: [],
  asksAbout: null,
  offered: [],
  claimed: null,
  facts: [],
  letter: null,
  level: 0,
  rungs: {},
  hints: 0,
  attempts: 0,
  wrongs: 0,
  stepShown: false,
  solved: false,
  trial,
  lastWork: null,
  problemId: null,
  isParked: false,
})

/** Trims the story to its size limits. */
export function tidied(story: Story): Story {
  return {
    ...story,
    typed: story.typed === null ? null : beginning(story.typed, LIMITS.text),
    reading: story.reading === null ? null : beginning(story.reading, LIMITS.restatement),
    rejected: story.rejected.slice(-LIMITS.rejected).map((each) => beginning(each, LIMITS.restatement)),
    pending: story.pending === null ? null : beginning(story.pending, LIMITS.pending),
    found: story.found.slice(-LIMITS.ids),
    results: story.results.slice(-LIMITS.ids),
    used: story.used.slice(-LIMITS.ids),
    offered: story.offered.slice(-LIMITS.offered),
    facts: story.facts.slice(-LIMITS.ids).filter((each) => each.length <= LIMITS.way),
    lastWork: story.lastWork === null ? null : beginning(story.lastWork, LIMITS.rung),
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const textOr = (value: unknown, longest: number) => (typeof value === 'string' ? beginning(value, longest) : null)
const texts = (value: unknown, longest: number) =>
  Array.isArray(value) ? value.flatMap((each) => textOr(each, longest) ?? []) : []
const count = (value: unknown) => (typeof value === 'number' && value >= 0 && value < 1e6 ? Math.floor(value) : 0)

/** Parses a stored story; null if it is foreign or damaged. */
export function storyOr(value: unknown, trialOr: (value: unknown, item: string) => Trial): Story | null {
  if (!isRecord(value) || typeof value.text !== 'string' || typeof value.id !== 'string') return null
  const { letter } = value
  const rungs = isRecord(value.rungs) ? value.rungs : {}
  const kinds = ['nudge', 'bigger', 'example', 'step', 'solution'] as const
  return tidied({
    ...newStory(
      value.id,
      value.text,
      value.language === 'ru' ? 'ru' : 'en',
      trialOr(value.trial, value.text.slice(0, 200)),
    ),
    standing: standings.find((each) => each === value.standing) ?? 'unread',
    typed: textOr(value.typed, LIMITS.text),
    reading: textOr(value.reading, LIMITS.restatement),
    frame: proposedFrom(value.frame),
    rejected: texts(value.rejected, LIMITS.restatement),
    asks: count(value.asks),
    pending: textOr(value.pending, LIMITS.pending),
    found: texts(value.found, 80),
    chosen: textOr(value.chosen, 60),
    results: texts(value.results, 60),
    used: texts(value.used, 60),
    asksAbout: textOr(value.asksAbout, 60),
    offered: texts(value.offered, 60),
    claimed: textOr(value.claimed, 60),
    facts: texts(value.facts, 80),
    letter:
      isRecord(letter) && typeof letter.name === 'string' && typeof letter.id === 'string'
        ? { name: letter.name.slice(0, 2), id: letter.id.slice(0, 80) }
        : null,
    level: Math.min(3, count(value.level)),
    rungs: Object.fromEntries(kinds.flatMap((kind) => (typeof rungs[kind] === 'string' ? [[kind, rungs[kind]]] : []))),
    hints: count(value.hints),
    attempts: count(value.attempts),
    wrongs: count(value.wrongs),
    stepShown: value.stepShown === true,
    solved: value.solved === true,
    lastWork: textOr(value.lastWork, LIMITS.rung),
    problemId: textOr(value.problemId, 80),
    isParked: value.isParked === true,
  })
}

/** Notes that something is said or asked about a story; false if it was before. */
export function once(story: Story, key: string): boolean {
  const short = key.slice(0, 60)
  if (story.offered.includes(short)) return false
  story.offered = [...story.offered, short]
  return true
}

export const keyOf = ({ n, d }: Rational) => (d === 1n ? `${n}` : `${n}/${d}`)

export function rationalOf(key: string): Rational | null {
  const [n = '', d = '1'] = key.split('/')
  return /^-?\d+$/.test(n) && /^[1-9]\d*$/.test(d) ? rational(BigInt(n), BigInt(d)) : null
}

/** Results of the student's calculations, the newest last. */
export const resultsOf = (story: Story): Rational[] => story.results.flatMap((each) => rationalOf(each) ?? [])
