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

/** The country whose curriculum a program follows. Students of other countries follow that of the United States. */
export const programCountries = ['US', 'RU', 'BY'] as const
export type ProgramCountry = (typeof programCountries)[number]

/** A program is one subject in one grade of one country: `us-8-maths`. */
const ProgramId = field(40)

/**
 * What a program offers. `full`: lessons, exercises and checking by Lumi itself. `online`: explanations by the online tutor,
 * without exercises that Lumi checks.
 */
export const ProgramKind = z.enum(['full', 'online'])

const Topic = z.object({
  topicId: z.string(),
  title: z.string(),
  /** Number of skills in the topic, and how many of them the student has mastered. */
  skills: z.int(),
  mastered: z.int(),
  /** What to practice next: the first skill that is not mastered, otherwise the first; null: a topic without exercises. */
  nextSkillId: z.nullable(z.string()),
})
export type Topic = z.infer<typeof Topic>

const Program = z.object({
  programId: z.string(),
  subject: z.enum(subjects),
  grade: z.int(),
  country: z.enum(programCountries),
  kind: ProgramKind,
  /** `unavailable`: needs the online tutor, which this server does not have. */
  status: z.enum(['none', 'active', 'paused', 'unavailable']),
  /** When it was first added; pauses do not change it. */
  addedAt: z.nullable(instant),
  pausedAt: z.nullable(instant),
  /** Whether taking it up now would count as the change of the day. */
  isChange: z.boolean(),
  /** In teaching order. Empty: the online tutor answers whatever the student asks. */
  topics: z.array(Topic),
  /** Titles of further topics of the grade, which need the online tutor. */
  onlineTopics: z.array(z.string()),
})
export type Program = z.infer<typeof Program>

const ProgramChange = z.object({
  /** How many subjects may be active at once; null: no limit. */
  subjectLimit: z.nullable(z.int()),
  /** When the next change is possible; null: now (decision 025). */
  opensAt: z.nullable(instant),
  /** When a further change would be possible after one made now: the next midnight of the student. */
  afterThisAt: instant,
})

export const StudentPrograms = z.object({
  /** Active and paused programs, oldest first. Not empty: the student is onboarded (S05). */
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
    /** The student's own grade, which may have no programs; null: not known yet. */
    ownGrade: z.nullable(z.int()),
    /** Grades that have programs. */
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
    /** The student's grade is before the first one with programs, so the onboarding has added none. */
    isTooEarly: z.boolean(),
    programs: z.array(z.object({ programId: z.string(), subject: z.enum(subjects), grade: z.int() })),
  }),
  errors: ['auth_required'],
  beforeConsent: true,
})

/** A program to pause in the same step, when the plan allows no more subjects. */
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
