import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { PROFILE } from './product-rules.ts'
import { subjects } from './programs.ts'
import { code, text, uuid } from './text.ts'

/** Has a visible character. Spaces and invisible characters alone look like an empty name. */
const isVisible = (value: string) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(value)
/** No line breaks, and no characters that change the text direction around the name. */
const isOneLine = (value: string) => !/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(value)

/** A name of a person or place, in any script. Markup and emoji are plain text here. */
const nameOf = (maxLength: number) =>
  text(maxLength).check(
    z.trim(),
    z.normalize(),
    z.minLength(1, { error: 'required', abort: true }),
    z.refine(isOneLine, code('text_not_allowed')),
    z.refine(isVisible, code('required')),
  )

export const StudentName = nameOf(PROFILE.nameMaxLength)
export const PlaceName = nameOf(PROFILE.nameMaxLength)

/** `unset`: rather not say. Null in a profile: not asked yet. */
export const Gender = z.enum(['male', 'female', 'unset'], code('required'))
export type Gender = z.infer<typeof Gender>

/** The server checks that the country has this year (`grades.ts`). */
export const EducationYear = z.int(code('required'))

export const PersonalInfo = z.object({
  name: z.nullable(z.string()),
  /** A calendar day. Changed by `setRegistrationStudentInfo`, because a parent may have to confirm it. */
  birthDate: z.nullable(z.string()),
  gender: z.nullable(Gender),
  /** Name of the first institution. */
  school: z.nullable(z.string()),
  city: z.nullable(z.string()),
  countryId: z.int(),
  /** The first institution's grade, which the student learns for. */
  educationYear: z.nullable(z.int()),
})
export type PersonalInfo = z.infer<typeof PersonalInfo>

export const getStudentPersonalInfo = endpoint({
  method: 'GET',
  path: '/api/v1/student/getStudentPersonalInfo',
  access: 'student',
  summary: 'What the student has told about themselves.',
  response: PersonalInfo,
  errors: ['auth_required'],
})

const personalInfoBody = z.object({
  name: z.optional(StudentName),
  gender: z.optional(Gender),
  school: z.optional(z.nullable(PlaceName)),
  city: z.optional(z.nullable(PlaceName)),
  educationYear: z.optional(EducationYear),
})

/** Only the fields that changed, so that two devices that answer different questions do not overwrite each other. */
export const setStudentPersonalInfo = endpoint({
  method: 'POST',
  path: '/api/v1/student/setStudentPersonalInfo',
  access: 'student',
  summary: 'Changes what is given and leaves the rest; null empties a field. Half an onboarding is kept by this too.',
  body: personalInfoBody,
  response: PersonalInfo,
  errors: ['auth_required'],
})

export const finishOnboarding = endpoint({
  method: 'POST',
  path: '/api/v1/student/finishOnboarding',
  access: 'student',
  summary: "The last answers, and the program of the student's grade and country. Done twice, it is done once.",
  body: z.object({ ...personalInfoBody.shape, educationYear: EducationYear }),
  response: PersonalInfo,
  errors: ['auth_required'],
})

export const Institution = z.object({
  institutionId: uuid,
  /** Null: only the grade is known so far. */
  name: z.nullable(z.string()),
  city: z.nullable(z.string()),
  educationYear: z.nullable(z.int()),
})
export type Institution = z.infer<typeof Institution>

/** E02: the profile with its institutions. The first one has the target grade. */
export const getStudentProfile = endpoint({
  method: 'GET',
  path: '/api/v1/student/getStudentProfile',
  access: 'student',
  summary: 'Profile, institutions and subjects.',
  response: z.object({
    ...PersonalInfo.shape,
    institutions: z.array(Institution),
    /** Subjects of the programs, including paused ones. */
    subjects: z.array(z.enum(subjects)),
    /** A new birthday or country that waits for the parent's answer; absent: none does. */
    ageToConfirm: z.optional(z.object({ birthDate: z.string(), countryId: z.int() })),
  }),
  errors: ['auth_required'],
})
export type StudentProfile = z.infer<typeof getStudentProfile.response>

export const getStudentInstitutionsList = endpoint({
  method: 'GET',
  path: '/api/v1/userInstitution/getStudentInstitutionsList',
  access: 'student',
  summary: 'Schools and courses of the student, the first one first.',
  response: z.object({ institutions: z.array(Institution) }),
  errors: ['auth_required'],
})

const institutionBody = z.object({
  /** Only the first one may be without a name: perhaps only its grade is known. */
  name: z.optional(z.nullable(PlaceName)),
  city: z.optional(z.nullable(PlaceName)),
  educationYear: z.optional(z.nullable(EducationYear)),
})

export const addStudentInstitution = endpoint({
  method: 'POST',
  path: '/api/v1/userInstitution/addStudentInstitution',
  access: 'student',
  summary: 'Adds a school or a course.',
  body: institutionBody,
  response: Institution,
  errors: ['auth_required', 'institution_limit'],
})

export const updateStudentInstitutionInfo = endpoint({
  method: 'POST',
  path: '/api/v1/userInstitution/updateStudentInstitutionInfo',
  access: 'student',
  summary: 'Changes what is given of one institution and leaves the rest.',
  body: z.object({ ...institutionBody.shape, institutionId: uuid }),
  names: { institutionId: 'own' },
  response: Institution,
  errors: ['auth_required', 'institution_not_found'],
})
