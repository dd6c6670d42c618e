import type { ChatAccess } from '@lumi/contracts/auth'
import { birthDateProblem } from '@lumi/contracts/birth-date'
import { countryCode } from '@lumi/contracts/countries'
import { AppError, type Language, type ValidationCode } from '@lumi/contracts/errors'
import { CONSENT } from '@lumi/contracts/product-rules'
import type { ConsentStatus } from '@lumi/contracts/student'
import type { Db, Tx } from '../../platform/db.ts'
import { type Age, independentFrom, isSooner } from './age.rules.ts'
import type { Consent, Dependencies } from './consent.ts'
import { helplinesOf } from './helplines.ts'
import { mailboxOf, maskedEmail } from './masked.ts'
import {
  closeRequest,
  createRequest,
  findAnsweredRequest,
  findOpenRequest,
  type GuardianRequestRow,
  getStudent,
  lockStudent,
  type StudentRow,
  saveAge,
  saveGuardianState,
  takeResend,
} from './student.store.ts'

const dayMs = 86_400_000

/** The student on whose behalf a call runs. */
interface Acting {
  id: string
  address: string
}

const refuseField = (path: string, code: ValidationCode) =>
  new AppError('validation_failed', { validationErrors: [{ path, code }] })

export type StudentService = ReturnType<typeof createStudentService>

/** Age and consent, the student's side. */
export function createStudentService(dependencies: Dependencies, consent: Consent) {
  const { db, clock, mail, limits, audit } = dependencies
  const inDays = (days: number) => new Date(clock.now().getTime() + days * dayMs)

  async function getLocked(tx: Tx, studentId: string): Promise<StudentRow> {
    const student = await lockStudent(tx, studentId)
    if (!student) throw new AppError('auth_required')
    return student
  }

  async function statusOf(reader: Db, student: StudentRow, language: Language): Promise<ConsentStatus> {
    const { birthDate, countryId } = student
    const chatAccess = consent.accessOf(student)
    const request = await findOpenRequest(reader, student.id, 'consent')
    const isClosed = chatAccess !== 'open' && chatAccess !== 'needs_birth_date'
    return {
      chatAccess,
      consentAge: consent.consentAge(countryId),
      opensOn: birthDate === null ? null : independentFrom({ birthDate, countryId }, consent.consentAge),
      request: request
        ? {
            maskedEmail: maskedEmail(request.email),
            sentAt: request.sentAt.toISOString(),
            resendAt: new Date(request.sentAt.getTime() + CONSENT.resendSeconds * 1000).toISOString(),
            expiresAt: request.expiresAt.toISOString(),
          }
        : null,
      deletedAt:
        isClosed && student.guardianStateAt
          ? new Date(student.guardianStateAt.getTime() + CONSENT.answerDays * dayMs).toISOString()
          : null,
      supportEmail: dependencies.env.supportEmail,
      helplines: helplinesOf(birthDate === null ? undefined : countryCode(countryId), language),
    }
  }

  /** A correction that makes somebody under age older needs the parent who agreed. */
  async function askForCorrection(tx: Tx, student: StudentRow, age: Age): Promise<void> {
    const answered = await findAnsweredRequest(tx, student.id)
    if (!answered) throw new AppError('guardian_only')
    const now = clock.now()
    const open = await findOpenRequest(tx, student.id, 'correction')
    if (open) await closeRequest(tx, open.id, 'replaced', now)
    const request = await createRequest(tx, {
      studentId: student.id,
      kind: 'correction',
      email: answered.email,
      emailKey: answered.emailKey,
      language: answered.language,
      createdAt: now,
      sentAt: now,
      expiresAt: inDays(CONSENT.answerDays),
      newBirthDate: age.birthDate,
      newCountryId: age.countryId,
    })
    await consent.writeToParent(tx, 'correction', request, student)
  }

  async function countMail(studentId: string, email: string) {
    await limits.take('guardian-student', studentId)
    await limits.take('mail-mailbox', mailboxOf(email))
  }

  /** Sends the same mail again. @throws AppError `too_many_requests`, with the seconds to wait */
  async function sendAgain(tx: Tx, request: GuardianRequestRow, student: StudentRow): Promise<void> {
    const now = clock.now()
    const waitMs = CONSENT.resendSeconds * 1000
    if (!(await takeResend(tx, request.id, now, new Date(now.getTime() - waitMs)))) {
      const leftMs = request.sentAt.getTime() + waitMs - now.getTime()
      throw new AppError('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(leftMs / 1000)) })
    }
    await countMail(student.id, request.email)
    await consent.writeToParent(tx, 'request', request, student)
  }

  return {
    /** @returns whether the age is stored; false for a correction that a parent must confirm first */
    async setAge(acting: Acting, age: Age): Promise<{ student: StudentRow; isChanged: boolean }> {
      if (countryCode(age.countryId) === undefined) throw refuseField('countryId', 'invalid')
      const outcome = await db.transaction(async (tx) => {
        const before = await getLocked(tx, acting.id)
        const { birthDate, countryId } = before
        if (birthDate === age.birthDate && countryId === age.countryId) return { student: before, isChanged: true }
        const today = consent.today(before)
        const problem = birthDateProblem(age.birthDate, today)
        if (problem) throw refuseField('birthDate', problem)
        if (birthDate !== null && isSooner({ birthDate, countryId }, age, today, consent.consentAge)) {
          if (before.guardianState !== 'given') throw new AppError('guardian_only')
          await limits.take('guardian-student', acting.id)
          await askForCorrection(tx, before, age)
          return { student: before, isChanged: false }
        }
        await saveAge(tx, acting.id, age)
        const after = { ...before, ...age }
        // The account now waits for a parent, for a limited time.
        if (consent.isUnderAge(after) && after.guardianStateAt === null) {
          after.guardianStateAt = clock.now()
          await saveGuardianState(tx, acting.id, after.guardianState, after.guardianStateAt)
        }
        const { id: studentId, address } = acting
        await audit.write(tx, { action: 'birth-date', result: 'done', studentId, address })
        return { student: after, isChanged: true }
      })
      consent.announce(outcome.student)
      return outcome
    },

    getStatus: async (studentId: string, language: Language): Promise<ConsentStatus> =>
      statusOf(db, await getStudent(db, studentId), language),

    /** A corrected address closes the earlier request, so that a link in a stranger's mailbox opens nothing. */
    async askGuardian(
      acting: Acting,
      language: Language,
      wanted: { email: string; language: Language },
    ): Promise<ConsentStatus> {
      const { student, status } = await db.transaction(async (tx) => {
        const student = await getLocked(tx, acting.id)
        const chatAccess = consent.accessOf(student)
        if (chatAccess === 'refused') throw new AppError('guardian_only')
        if (chatAccess !== 'needs_guardian' && chatAccess !== 'waiting_guardian')
          throw new AppError('guardian_not_needed')
        if (mailboxOf(wanted.email) === mailboxOf(student.email)) throw refuseField('email', 'guardian_is_student')
        const now = clock.now()
        const emailKey = wanted.email.toLowerCase()
        const open = await findOpenRequest(tx, student.id, 'consent')
        if (open && open.emailKey === emailKey && open.language === wanted.language) await sendAgain(tx, open, student)
        else {
          await countMail(student.id, wanted.email)
          if (open) await closeRequest(tx, open.id, 'replaced', now)
          const request = await createRequest(tx, {
            studentId: student.id,
            kind: 'consent',
            email: wanted.email,
            emailKey,
            language: wanted.language,
            createdAt: now,
            sentAt: now,
            expiresAt: inDays(CONSENT.answerDays),
          })
          await consent.writeToParent(tx, 'request', request, student)
        }
        await saveGuardianState(tx, student.id, 'asked', now)
        const after = { ...student, guardianState: 'asked', guardianStateAt: now } as const
        const { id: studentId, address } = acting
        await audit.write(tx, { action: 'consent-request', result: 'done', studentId, address })
        return { student: after, status: await statusOf(tx, after, language) }
      })
      consent.announce(student)
      return status
    },

    async resendMail(acting: Acting, language: Language): Promise<ConsentStatus> {
      const status = await db.transaction(async (tx) => {
        const student = await getLocked(tx, acting.id)
        const request = await findOpenRequest(tx, acting.id, 'consent')
        if (!request) throw new AppError('guardian_not_needed')
        await sendAgain(tx, request, student)
        return statusOf(tx, student, language)
      })
      mail.flush()
      return status
    },

    /** By the operator, who has seen a proof of age. No parent is asked. */
    async correctByOperator(studentId: string, age: Age): Promise<ChatAccess> {
      if (countryCode(age.countryId) === undefined) throw refuseField('countryId', 'invalid')
      const student = await db.transaction(async (tx) => {
        const before = await lockStudent(tx, studentId)
        if (!before) throw new AppError('not_found')
        const problem = birthDateProblem(age.birthDate, consent.today(before))
        if (problem) throw refuseField('birthDate', problem)
        await saveAge(tx, studentId, age)
        await audit.write(tx, { action: 'birth-date', result: 'done', studentId })
        return { ...before, ...age }
      })
      consent.announce(student)
      return consent.accessOf(student)
    },
  }
}
