import type { ChatAccess } from '@lumi/contracts/auth'
import { birthDateProblem } from '@lumi/contracts/birth-date'
import { countryCode } from '@lumi/contracts/countries'
import { AppError } from '@lumi/contracts/errors'
import { CONSENT } from '@lumi/contracts/product-rules'
import type { Tx } from '../../platform/db.ts'
import { fieldRefusal } from '../../platform/field-refusal.ts'
import { type Age, isSooner } from './age.rules.ts'
import type { Consent, Dependencies } from './consent.ts'
import {
  closeRequest,
  createRequest,
  findAgreedRequest,
  findOpenRequest,
  getLockedStudent,
  lockStudent,
  type StudentRow,
  saveAge,
  saveGuardianState,
} from './student.store.ts'

/** The student on whose behalf a call runs. */
export interface Acting {
  id: string
  address: string
}

export type AgeService = ReturnType<typeof createAgeService>

function assertKnownCountry({ countryId }: Age): void {
  if (countryCode(countryId) === undefined) throw fieldRefusal('countryId', 'invalid')
}

/** Date of birth and country, and their corrections. */
export function createAgeService(dependencies: Dependencies, consent: Consent) {
  const { db, clock, limits, audit } = dependencies

  function assertPossible(age: Age, student: StudentRow): void {
    const problem = birthDateProblem(age.birthDate, consent.today(student))
    if (problem) throw fieldRefusal('birthDate', problem)
  }

  /** A correction by which the age of consent is reached sooner. */
  function opensSooner({ birthDate, countryId, ...student }: StudentRow, age: Age): boolean {
    return birthDate !== null && isSooner({ birthDate, countryId }, age, consent.today(student), consent.consentAge)
  }

  /** A correction that makes somebody under age older needs the parent who agreed. */
  async function askForCorrection(tx: Tx, student: StudentRow, age: Age): Promise<void> {
    if (student.guardianState !== 'given') throw new AppError('guardian_only')
    await limits.take('guardian-student', student.id)
    const agreed = await findAgreedRequest(tx, student.id)
    if (!agreed) throw new AppError('guardian_only')
    const now = clock.now()
    const open = await findOpenRequest(tx, student.id, 'correction')
    if (open) await closeRequest(tx, open.id, 'replaced', now)
    const request = await createRequest(tx, {
      studentId: student.id,
      kind: 'correction',
      email: agreed.email,
      emailKey: agreed.emailKey,
      language: agreed.language,
      createdAt: now,
      sentAt: now,
      expiresAt: consent.inDays(CONSENT.answerDays),
      newBirthDate: age.birthDate,
      newCountryId: age.countryId,
    })
    await consent.writeToParent(tx, 'correction', request, student)
  }

  /** Whoever comes to be under age by it waits for a parent, for a limited time that begins now. */
  async function save(tx: Tx, before: StudentRow, age: Age): Promise<StudentRow> {
    await saveAge(tx, before.id, age)
    const after = { ...before, ...age }
    const isWaiting = consent.isUnderAge(after) && after.guardianState !== 'given'
    // The time may be that of an earlier wait, which ended when the student was found to be old enough.
    const isCounted = consent.isUnderAge(before) && before.guardianStateAt !== null
    if (!isWaiting || isCounted) return after
    const guardianStateAt = clock.now()
    await saveGuardianState(tx, before.id, after.guardianState, guardianStateAt)
    return { ...after, guardianStateAt }
  }

  return {
    /** @returns whether the age is stored; false for a correction that a parent must confirm first */
    async setAge(acting: Acting, age: Age): Promise<{ student: StudentRow; isChanged: boolean }> {
      assertKnownCountry(age)
      const outcome = await db.transaction(async (tx) => {
        const before = await getLockedStudent(tx, acting.id)
        const isSame = before.birthDate === age.birthDate && before.countryId === age.countryId
        if (isSame) return { student: before, isChanged: true }
        assertPossible(age, before)
        if (opensSooner(before, age)) {
          await askForCorrection(tx, before, age)
          return { student: before, isChanged: false }
        }
        const student = await save(tx, before, age)
        const { id: studentId, address } = acting
        await audit.write(tx, { action: 'birth-date', result: 'done', studentId, address })
        return { student, isChanged: true }
      })
      consent.announce(outcome.student)
      return outcome
    },

    /** By the operator, who has seen a proof of age. No parent is asked. */
    async correctByOperator(studentId: string, age: Age): Promise<ChatAccess> {
      assertKnownCountry(age)
      const student = await db.transaction(async (tx) => {
        const before = await lockStudent(tx, studentId)
        if (!before) throw new AppError('not_found')
        assertPossible(age, before)
        const after = await save(tx, before, age)
        await audit.write(tx, { action: 'birth-date', result: 'done', studentId })
        return after
      })
      consent.announce(student)
      return consent.accessOf(student)
    },
  }
}
