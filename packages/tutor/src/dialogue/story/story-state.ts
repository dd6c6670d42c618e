import type { RungKind } from '@lumi/contracts/chat'
import type { Language } from '../../math/latex.ts'
import { type Rational, rational } from '../../math/rational.ts'
import type { Trial } from '../../pedagogy/trial.ts'
import { type ProposedFrame, proposedFrom } from './proposed.ts'

/**
 * How sure the reading of a story is. `assumed`: read, not yet confirmed by the student; `several`: there is more than one
 * reading; `changing`: the student said that the reading is wrong; `confirmed`; `likely`: told back by a guess, not yet
 * confirmed; `unread`: coached without a reading.
 */
const standings = ['assumed', 'several', 'changing', 'confirmed', 'likely', 'unread'] as const
type StoryStanding = (typeof standings)[number]

/** A word problem that is being worked on. The reading itself is made anew from the text each time. */
export interface Story {
  id: string
  text: string
  language: Language
  standing: StoryStanding
  /** The restatement of the reading that is taken up; it tells whether another version reads the text otherwise. */
  reading: string | null
  /** Where the reading came from a language model: its frame, out of which the reading is made anew. */
  frame: ProposedFrame | null
  /** Restatements that the student turned down. */
  rejected: string[]
  /** Work that was sent before the reading was confirmed: it is judged after the yes. */
  pending: string | null
  /** Quantities of the reading that the student has found, or was shown. */
  found: string[]
  /** What the student says that a number is; of a story that was not read. */
  named: { value: string; name: string }[]
  /** Results of the student's calculations, of a story that was not read. */
  results: string[]
  /** Numbers of the story that the student has calculated with. */
  used: string[]
  /** The value that the tutor asked about last. */
  asksAbout: string | null
  /** Results of which it was asked whether they answer the question: nobody is asked that twice. */
  offered: string[]
  /** Each way that came to a result, as `result=calculation`. */
  ways: string[]
  /** The letter that the student chose, and the quantity it stands for. */
  letter: { name: string; id: string } | null
  level: number
  rungs: Partial<Record<RungKind, string>>
  /** Rungs opened of a story that was not read. */
  rung: number
  hints: number
  attempts: number
  wrongs: number
  /** A step was shown, which opens the way to the whole solution. */
  stepShown: boolean
  solved: boolean
  /** It was said that the way through the story cannot be vouched for. */
  vouched: boolean
  /** How it goes, for the learner's record. */
  trial: Trial
  lastWork: string | null
  /** The problem that the student's equation became. */
  problemId: string | null
  /** Another task is worked on meanwhile. */
  isParked: boolean
}

const LIMITS = {
  text: 1500,
  restatement: 500,
  rejected: 4,
  pending: 1200,
  ids: 24,
  named: 10,
  rung: 700,
  offered: 12,
  way: 80,
}

export const newStory = (id: string, text: string, language: Language, trial: Trial): Story => ({
  id,
  text: text.slice(0, LIMITS.text),
  language,
  standing: 'unread',
  reading: null,
  frame: null,
  rejected: [],
  pending: null,
  found: [],
  named: [],
  results: [],
  used: [],
  asksAbout: null,
  offered: [],
  ways: [],
  letter: null,
  level: 0,
  rungs: {},
  rung: 0,
  hints: 0,
  attempts: 0,
  wrongs: 0,
  stepShown: false,
  solved: false,
  vouched: false,
  trial,
  lastWork: null,
  problemId: null,
  isParked: false,
})

/** Kept within the limits, so that a conversation stays small. */
export function tidied(story: Story): Story {
  return {
    ...story,
    reading: story.reading?.slice(0, LIMITS.restatement) ?? null,
    rejected: story.rejected.slice(-LIMITS.rejected).map((each) => each.slice(0, LIMITS.restatement)),
    pending: story.pending?.slice(0, LIMITS.pending) ?? null,
    found: story.found.slice(-LIMITS.ids),
    named: story.named.slice(-LIMITS.named),
    results: story.results.slice(-LIMITS.ids),
    used: story.used.slice(-LIMITS.ids),
    offered: story.offered.slice(-LIMITS.offered),
    ways: story.ways.slice(-LIMITS.ids).filter((each) => each.length <= LIMITS.way),
    lastWork: story.lastWork?.slice(0, LIMITS.rung) ?? null,
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const textOr = (value: unknown, longest: number) => (typeof value === 'string' ? value.slice(0, longest) : null)
const texts = (value: unknown, longest: number) =>
  Array.isArray(value) ? value.flatMap((each) => textOr(each, longest) ?? []) : []
const count = (value: unknown) => (typeof value === 'number' && value >= 0 && value < 1e6 ? Math.floor(value) : 0)

/** From a stored state; null where it is not ours or was damaged. */
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
    reading: textOr(value.reading, LIMITS.restatement),
    frame: proposedFrom(value.frame),
    rejected: texts(value.rejected, LIMITS.restatement),
    pending: textOr(value.pending, LIMITS.pending),
    found: texts(value.found, 80),
    named: (Array.isArray(value.named) ? value.named : []).flatMap((each) =>
      isRecord(each) && typeof each.value === 'string' && typeof each.name === 'string'
        ? [{ value: each.value.slice(0, 60), name: each.name.slice(0, 100) }]
        : [],
    ),
    results: texts(value.results, 60),
    used: texts(value.used, 60),
    asksAbout: textOr(value.asksAbout, 60),
    offered: texts(value.offered, 60),
    ways: texts(value.ways, 80),
    letter:
      isRecord(letter) && typeof letter.name === 'string' && typeof letter.id === 'string'
        ? { name: letter.name.slice(0, 2), id: letter.id.slice(0, 80) }
        : null,
    level: Math.min(3, count(value.level)),
    rungs: Object.fromEntries(kinds.flatMap((kind) => (typeof rungs[kind] === 'string' ? [[kind, rungs[kind]]] : []))),
    rung: count(value.rung),
    hints: count(value.hints),
    attempts: count(value.attempts),
    wrongs: count(value.wrongs),
    stepShown: value.stepShown === true,
    solved: value.solved === true,
    vouched: value.vouched === true,
    lastWork: textOr(value.lastWork, LIMITS.rung),
    problemId: textOr(value.problemId, 80),
    isParked: value.isParked === true,
  })
}

export const keyOf = ({ n, d }: Rational) => (d === 1n ? `${n}` : `${n}/${d}`)

export function rationalOf(key: string): Rational | null {
  const [n = '', d = '1'] = key.split('/')
  return /^-?\d+$/.test(n) && /^[1-9]\d*$/.test(d) ? rational(BigInt(n), BigInt(d)) : null
}

/** Results of the student's calculations, the last one at the end. */
export const resultsOf = (story: Story): Rational[] => story.results.flatMap((each) => rationalOf(each) ?? [])
