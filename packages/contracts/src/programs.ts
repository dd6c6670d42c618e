import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { integerRule } from './field-rules.ts'
import { Empty, field, instant } from './text.ts'

export const subjects = [
  'maths',
  'physics',
  'chemistry',
  'biology',
  'english',
  'literature',
  'history',
  'computing',
] as const
export type Subject = (typeof subjects)[number]

/** The country whose school a program follows. Students of other countries learn by the one of the United States. */
export const programCountries = ['US', 'RU', 'BY'] as const
export type ProgramCountry = (typeof programCountries)[number]

/** A program is one subject at one grade of one country: `us-8-maths`. */
const ProgramId = field(40)

/**
 * What stands behind a program. `full`: lessons, exercises and checking, by Lumi itself. `online`: explained by the online
 * tutor, without exercises that Lumi checks.
 */
export const ProgramKind = z.enum(['full', 'online'])

const Topic = z.object({
  topicId: z.string(),
  title: z.string(),
  /** Skills of the topic, and how many of them the student has mastered. */
  skills: z.int(),
  mastered: z.int(),
  /** What to practise next: the first skill that is not mastered, otherwise the first; null: a topic without exercises. */
  nextSkillId: z.nullable(z.string()),
})
export type Topic = z.infer<typeof Topic>

const Program = z.object({
  programId: z.string(),
  subject: z.enum(subjects),
  grade: z.int(),
  country: z.enum(programCountries),
  kind: ProgramKind,
  /** `unavailable`: it needs the online tutor, which is not set up on this server. */
  status: z.enum(['none', 'active', 'paused', 'unavailable']),
  /** Of the first day it was studied; kept through every pause. */
  addedAt: z.nullable(instant),
  pausedAt: z.nullable(instant),
  /** Taking it up now would be the change of the day. */
  isChange: z.boolean(),
  /** In the order in which they are taught. Empty: the online tutor goes by what the student brings. */
  topics: z.array(Topic),
  /** Titles of what the grade learns besides; it needs the online tutor. */
  onlineTopics: z.array(z.string()),
})
export type Program = z.infer<typeof Program>

const ProgramChange = z.object({
  /** Subjects that may be active at once; null: all. */
  subjectLimit: z.nullable(z.int()),
  /** When the next change opens; null: it is open. Source: decision 025. */
  opensAt: z.nullable(instant),
  /** When the one after a change made now would open: the next midnight of the student. */
  afterThisAt: instant,
})

export const StudentPrograms = z.object({
  /** Active and paused ones, the oldest first. Not empty: the student is onboarded (S05). */
  programs: z.array(Program),
  /** The program the chat follows; null: the general conversation. */
  inFocus: z.nullable(z.string()),
  change: ProgramChange,
})
export type StudentPrograms = z.infer<typeof StudentPrograms>

export const getCurrentStudentPrograms = endpoint({
  method: 'GET',
  path: '/api/v1/educationPrograms/getCurrentStudentPrograms',
  access: 'student',
  summary: 'The programs of the student, paused ones too, and the one the chat follows.',
  response: StudentPrograms,
  errors: ['auth_required'],
})

export const getProgramsWithStudyStatus = endpoint({
  method: 'GET',
  path: '/api/v1/educationPrograms/getProgramsWithStudyStatus',
  access: 'student',
  summary: "All programs of a grade in the student's country, with what the student does with each.",
  query: z.object({
    /** Absent: the student’s own. */
    grade: z.optional(integerRule()),
  }),
  response: z.object({
    grade: z.int(),
    /** The student's own: it may be one without programs. Null: not told yet. */
    ownGrade: z.nullable(z.int()),
    /** Grades there are programs for. */
    grades: z.array(z.int()),
    programs: z.array(Program),
    change: ProgramChange,
  }),
  errors: ['auth_required'],
})

export const getOnboardingPrograms = endpoint({
  method: 'GET',
  path: '/api/v1/educationPrograms/getOnboardingPrograms',
  access: 'student',
  summary: 'Whether the student studies anything yet. Open before the consent: onboarding begins with it.',
  response: z.object({
    /** The student's grade comes before the first one there are programs for: the end of the onboarding added none. */
    isTooEarly: z.boolean(),
    programs: z.array(z.object({ programId: z.string(), subject: z.enum(subjects), grade: z.int() })),
  }),
  errors: ['auth_required'],
  beforeConsent: true,
})

/** A subject to pause in the same step, for a plan that has no more room. */
const insteadOfId = z.optional(ProgramId)
const changeErrors = [
  'auth_required',
  'program_not_found',
  'program_subject_limit',
  'program_change_limit',
  'program_unavailable',
] as const

export const addProgramForStudy = endpoint({
  method: 'POST',
  path: '/api/v1/educationPrograms/addProgramForStudy',
  access: 'student',
  summary: 'Takes up a program. Counts as the change of the day, unless it is another grade of an active subject.',
  body: z.object({ programId: ProgramId, insteadOfId }),
  names: { programId: 'common', insteadOfId: 'own' },
  response: StudentPrograms,
  errors: changeErrors,
})

export const enableStudentEducationProgram = endpoint({
  method: 'POST',
  path: '/api/v1/educationPrograms/enableStudentEducationProgram',
  access: 'student',
  summary: 'Resumes a paused program where it was left. Counts as the change of the day, unless it was paused last.',
  body: z.object({ programId: ProgramId, insteadOfId }),
  names: { programId: 'own', insteadOfId: 'own' },
  response: StudentPrograms,
  errors: changeErrors,
})

export const disableStudentEducationProgram = endpoint({
  method: 'POST',
  path: '/api/v1/educationPrograms/disableStudentEducationProgram',
  access: 'student',
  summary: 'Pauses a program. Progress and messages stay; it is no change of the day.',
  body: z.object({ programId: ProgramId }),
  names: { programId: 'own' },
  response: StudentPrograms,
  errors: ['auth_required', 'program_not_found'],
})

export const chooseProgram = endpoint({
  method: 'POST',
  path: '/api/v1/educationPrograms/chooseProgram',
  access: 'student',
  summary: 'The chat follows this active program, on every device; without one, the general conversation.',
  body: z.object({ programId: z.optional(ProgramId) }),
  names: { programId: 'own' },
  response: Empty,
  errors: ['auth_required', 'program_not_found'],
})
