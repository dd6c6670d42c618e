import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { code, Empty, field, instant } from './text.ts'

/**
 * `alone`: mastered without help. `helped`: solved so far with help only. `shaky`: tried, more likely not known than known.
 * `growing`: on the way. `new`: not tried.
 */
export const SkillStanding = z.enum(['alone', 'helped', 'growing', 'shaky', 'new'])
export type SkillStanding = z.infer<typeof SkillStanding>

const Attempt = z.object({
  at: instant,
  /** Markdown with `$...$`. */
  task: z.string(),
  isCorrect: z.boolean(),
  /** Later tries at the same problem are shown and prove nothing. */
  isFirst: z.boolean(),
  /** The highest hint opened before; 0: none. */
  hintLevel: z.int(),
  /** LaTeX of the line that was wrong. */
  line: z.nullable(z.string()),
  /** Counted as right after the student contested it, or set aside because the exercise was faulty. */
  ruling: z.nullable(z.enum(['upheld', 'withdrawn'])),
})
export type Attempt = z.infer<typeof Attempt>

const Mistake = z.object({
  /** Of the newest try. */
  skillId: z.string(),
  title: z.string(),
  /** What went wrong, in words, where that was recognised. Markdown with `$...$`. */
  name: z.nullable(z.string()),
  /** The wrong first tries, and what was tried at the same exercises afterwards; the newest first. */
  attempts: z.array(Attempt),
  /** Each of those exercises was solved since. */
  isMended: z.boolean(),
})

const Tries = z.object({ right: z.int(), all: z.int() })

const SkillProgress = z.object({
  skillId: z.string(),
  title: z.string(),
  standing: SkillStanding,
  /** Why the model says so, in numbers that the student can count. */
  explanation: z.string(),
  /** First tries, side by side. */
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
  /** Skills that were tried, the last one first. */
  skills: z.array(SkillProgress),
  /** Skills of the student's grade, in the order in which they are taught, under the subject. */
  map: z.array(z.object({ subject: z.literal('maths'), topics: z.array(MapTopic) })),
  /** What went wrong in first tries of the last weeks, the newest first; the same one again is one. */
  mistakes: z.array(Mistake),
  /** Seven days up to today: exercises solved without and with help. */
  week: z.array(z.object({ day: z.string(), alone: z.int(), helped: z.int() })),
  reviews: z.object({ due: z.int(), nextAt: z.nullable(instant) }),
  /** Had help a day or two ago and waits for a try without. */
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
