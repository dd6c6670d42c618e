import type { BodyOf } from '@lumi/contracts/endpoint'
import { AppError } from '@lumi/contracts/errors'
import { isEducationYear } from '@lumi/contracts/grades'
import { PROFILE } from '@lumi/contracts/product-rules'
import type {
  addStudentInstitution,
  finishOnboarding,
  Institution,
  PersonalInfo,
  StudentProfile,
  setStudentPersonalInfo,
  updateStudentInstitutionInfo,
} from '@lumi/contracts/profile'
import type { Db, Tx } from '../../platform/db.ts'
import type { Platform } from '../../platform/platform.ts'
import {
  createInstitution,
  findEducationYear,
  type InstitutionRow,
  listInstitutions,
  saveProfile,
  updateInstitution,
} from './profile.store.ts'
import { findOpenRequest, getStudent, lockStudent, type StudentRow } from './student.store.ts'

interface Dependencies extends Pick<Platform, 'db' | 'clock'> {
  /** Of the `programs` feature: adds the program of the grade. Idempotent. */
  addFirstProgram(tx: Tx, student: { id: string; countryId: number; educationYear: number }): Promise<void>
  /** Of the `programs` feature: tells every device that the programs have changed. */
  announcePrograms(studentId: string): void
  /** Answered by the `programs` feature: the subjects of the student, including paused ones. */
  listSubjects(studentId: string): Promise<StudentProfile['subjects']>
}

export type ProfileService = ReturnType<typeof createProfileService>

function assertEducationYear(educationYear: number | null | undefined, countryId: number): void {
  if (educationYear === undefined || educationYear === null || isEducationYear(educationYear, countryId)) return
  throw new AppError('validation_failed', { validationErrors: [{ path: 'educationYear', code: 'invalid' }] })
}

/** Without a name, a second school could not be told from the first. */
function assertNamed(name: string | null): void {
  if (name !== null) return
  throw new AppError('validation_failed', { validationErrors: [{ path: 'name', code: 'required' }] })
}

const asInstitution = ({ institutionId, name, city, educationYear }: InstitutionRow): Institution => ({
  institutionId,
  name,
  city,
  educationYear,
})

function personalInfo(student: StudentRow, [first]: InstitutionRow[]): PersonalInfo {
  const { name, birthDate, gender, city, countryId } = student
  const { name: school = null, educationYear = null } = first ?? {}
  return { name, birthDate, gender, school, city, countryId, educationYear }
}

/** Profile and institutions, and the onboarding, which asks for the first part of them. */
export function createProfileService({ db, clock, addFirstProgram, announcePrograms, listSubjects }: Dependencies) {
  const readInfo = async (reader: Db, studentId: string) =>
    personalInfo(await getStudent(reader, studentId), await listInstitutions(reader, studentId))

  /** Serializes changes of one student's profile. */
  async function lock(tx: Tx, studentId: string): Promise<StudentRow> {
    const student = await lockStudent(tx, studentId)
    if (!student) throw new AppError('auth_required')
    return student
  }

  async function save(tx: Tx, student: StudentRow, changes: BodyOf<typeof setStudentPersonalInfo>): Promise<void> {
    const { school, educationYear, ...own } = changes
    assertEducationYear(educationYear, student.countryId)
    await saveProfile(tx, student.id, given(own))
    const ofFirst = given({ name: school, educationYear })
    if (Object.keys(ofFirst).length === 0) return
    const [first] = await listInstitutions(tx, student.id)
    if (first) await updateInstitution(tx, student.id, first.institutionId, ofFirst)
    else await createInstitution(tx, { studentId: student.id, position: 1, createdAt: clock.now(), ...ofFirst })
  }

  async function finish(studentId: string, answers: BodyOf<typeof finishOnboarding>): Promise<PersonalInfo> {
    const info = await db.transaction(async (tx) => {
      const student = await lock(tx, studentId)
      await save(tx, student, answers)
      const { countryId } = student
      await addFirstProgram(tx, { id: studentId, countryId, educationYear: answers.educationYear })
      return readInfo(tx, studentId)
    })
    announcePrograms(studentId)
    return info
  }

  return {
    getPersonalInfo: (studentId: string) => readInfo(db, studentId),

    async getProfile(studentId: string): Promise<StudentProfile> {
      const institutions = await listInstitutions(db, studentId)
      const asked = await findOpenRequest(db, studentId, 'correction')
      const { newBirthDate: birthDate = null, newCountryId: countryId = null } = asked ?? {}
      const isWaiting = asked !== undefined && asked.expiresAt > clock.now() && birthDate !== null && countryId !== null
      return {
        ...(isWaiting && { ageToConfirm: { birthDate, countryId } }),
        ...personalInfo(await getStudent(db, studentId), institutions),
        institutions: institutions.map(asInstitution),
        subjects: await listSubjects(studentId),
      }
    },

    setPersonalInfo: (studentId: string, changes: BodyOf<typeof setStudentPersonalInfo>) =>
      db.transaction(async (tx) => {
        await save(tx, await lock(tx, studentId), changes)
        return readInfo(tx, studentId)
      }),

    /** Stores the answers and adds the program in one transaction, so that nobody has a grade and nothing to learn. */
    finishOnboarding: finish,

    /** For the demo student, who does not see the onboarding. */
    async ensureOnboarded(studentId: string, answers: { educationYear: number }): Promise<void> {
      if ((await findEducationYear(db, studentId)) === null) await finish(studentId, answers)
    },

    listInstitutions: async (studentId: string) => (await listInstitutions(db, studentId)).map(asInstitution),

    addInstitution: (studentId: string, wanted: BodyOf<typeof addStudentInstitution>) =>
      db.transaction(async (tx) => {
        const { countryId } = await lock(tx, studentId)
        assertEducationYear(wanted.educationYear, countryId)
        const known = await listInstitutions(tx, studentId)
        if (known.length >= PROFILE.maxInstitutions) throw new AppError('institution_limit')
        if (known.length > 0) assertNamed(wanted.name ?? null)
        const position = (known.at(-1)?.position ?? 0) + 1
        return asInstitution(
          await createInstitution(tx, { studentId, position, createdAt: clock.now(), ...given(wanted) }),
        )
      }),

    updateInstitution: (
      studentId: string,
      { institutionId, ...changes }: BodyOf<typeof updateStudentInstitutionInfo>,
    ) =>
      db.transaction(async (tx) => {
        const { countryId } = await lock(tx, studentId)
        const institution = await updateInstitution(tx, studentId, institutionId, given(changes))
        if (!institution) throw new AppError('institution_not_found')
        if (institution.position > 1) assertNamed(institution.name)
        assertEducationYear(changes.educationYear, countryId)
        return asInstitution(institution)
      }),
  }
}

/** The fields that were sent: null counts as sent, undefined does not. */
function given<Fields extends object>(fields: Fields) {
  type Given = { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Given
}
