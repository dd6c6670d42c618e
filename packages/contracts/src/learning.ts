import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { code, Empty, field, instant } from './text.ts'

/**
 * `alone`: mastered without help. `helped`: solved with help only so far. `shaky`: tried, probably not known. `growing`:
 * being learned. `new`: not tried.
 */
export const SkillStanding = z.enum(['alone', 'helped', 'growing', 'shaky', 'new'])
export type SkillStanding = z.infer<typeof SkillStanding>

const Attempt = z.object({
  at: instant,
  /** Markdown with `$...$`. */
  task: z.string(),
  isCorrect: z.boolean(),
  /** Whether it is the first try at the problem. Later ones are shown but do not count. */
  isFirst: z.boolean(),
  /** The highest hint level opened before; 0: none. */
  hintLevel: z.int(),
  /** LaTeX of the line that was wrong. */
  line: z.nullable(z.string()),
  /** Counted as right after a contest, or not counted because the exercise was faulty. */
  ruling: z.nullable(z.enum(['upheld', 'withdrawn'])),
})
export type Attempt = z.infer<typeof Attempt>

const Mistake = z.object({
  /** Time of the newest try. */
  skillId: z.string(),
  title: z.string(),
  /** The mistake in words, if it was recognized. Markdown with `$...$`. */
  name: z.nullable(z.string()),
  /** The wrong first tries, and later tries at the same exercises; newest first. */
  attempts: z.array(Attempt),
  /** Whether all of these exercises have been solved since. */
  isMended: z.boolean(),
})

const Tries = z.object({ right: z.int(), all: z.int() })

const SkillProgress = z.object({
  skillId: z.string(),
  title: z.string(),
  standing: SkillStanding,
  /** The reason for this state, in numbers that the student can check. */
  explanation: z.string(),
  /** Counts of first tries. */
  unaided: Tries,
  assisted: Tries,
  dueAt: z.nullable(instant),
  /** The newest first. */
  attempts: z.array(Attempt),
})
export type SkillProgress = z.infer<typeof SkillProgress>

const MapTopic = z.object({
  topicId: z.string(),
  title: z.string(),
  skills: z.array(z.object({ skillId: z.string(), title: z.string(), standing: SkillStanding })),
})

export const Progress = z.object({
  /** Skills that were tried, most recent first. */
  skills: z.array(SkillProgress),
  /** Skills of the student's grade by subject, in teaching order. */
  map: z.array(z.object({ subject: z.literal('maths'), topics: z.array(MapTopic) })),
  /** Mistakes in first tries of the last weeks, newest first, each listed once. */
  mistakes: z.array(Mistake),
  /** Seven days up to today: exercises solved without and with help. */
  week: z.array(z.object({ day: z.string(), alone: z.int(), helped: z.int() })),
  reviews: z.object({ due: z.int(), nextAt: z.nullable(instant) }),
  /** Skills with help a day or two ago that now need a try without help. */
  toTryAlone: z.array(z.object({ skillId: z.string(), title: z.string() })),
})
export type Progress = z.infer<typeof Progress>

export const getProgress = endpoint({
  method: 'GET',
  path: '/api/v1/student/getProgress',
  access: 'student',
  summary: 'What the student knows, computed from everything that happened, with the tries behind it.',
  response: Progress,
  errors: ['auth_required'],
})

export const resetProgress = endpoint({
  method: 'POST',
  path: '/api/v1/learning/resetProgress',
  access: 'student',
  summary: 'From now on, what happened before does not count: for one skill, or for all. The history stays.',
  body: z.object({ skillId: z.optional(field(100).check(z.minLength(1, code('required')))) }),
  names: { skillId: 'common' },
  response: Empty,
  errors: ['auth_required', 'skill_not_found'],
})
