import { countryCode } from '@lumi/contracts/countries'
import { AppError, type Language } from '@lumi/contracts/errors'
import { CONSENT } from '@lumi/contracts/product-rules'
import type { ConsentStatus } from '@lumi/contracts/student'
import type { Db, Tx } from '../../platform/db.ts'
import { fieldRefusal } from '../../platform/field-refusal.ts'
import { mailboxOf } from '../../platform/mailbox.ts'
import { independentFrom } from './age.rules.ts'
import type { Acting } from './age.service.ts'
import type { Consent, Dependencies } from './consent.ts'
import { helplinesOf } from './helplines.ts'
import { maskedEmail } from './masked.ts'
import {
  closeRequest,
  createRequest,
  findOpenRequest,
  type GuardianRequestRow,
  getLockedStudent,
  getStudent,
  type StudentRow,
  saveGuardianState,
  takeResend,
} from './student.store.ts'

const dayMs = 86_400_000
const resendMs = CONSENT.resendSeconds * 1000

const later = (date: Date, ms: number) => new Date(date.getTime() + ms).toISOString()

export type ConsentRequestsService = ReturnType<typeof createConsentRequestsService>

/** The requests for a parent's consent, on the side of the student. */
export function createConsentRequestsService(dependencies: Dependencies, consent: Consent) {
  const { db, clock, mail, limits, audit, env } = dependencies

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
            resendAt: later(request.sentAt, resendMs),
            expiresAt: request.expiresAt.toISOString(),
          }
        : null,
      deletedAt:
        isClosed && student.guardianStateAt ? later(student.guardianStateAt, CONSENT.answerDays * dayMs) : null,
      supportEmail: env.supportEmail,
      helplines: helplinesOf(birthDate === null ? undefined : countryCode(countryId), language),
    }
  }

  async function countMail(studentId: string, email: string) {
    await limits.take('guardian-student', studentId)
    await limits.take('mail-mailbox', mailboxOf(email))
  }

  /** Sends the same mail again. @throws AppError `too_many_requests`, with the seconds to wait */
  async function sendAgain(tx: Tx, request: GuardianRequestRow, student: StudentRow): Promise<void> {
    const now = clock.now()
    if (!(await takeResend(tx, request.id, now, new Date(now.getTime() - resendMs)))) {
      const leftMs = request.sentAt.getTime() + resendMs - now.getTime()
      throw new AppError('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(leftMs / 1000)) })
    }
    await countMail(student.id, request.email)
    await consent.writeToParent(tx, 'request', request, student)
  }

  /** Opens a request, or sends the mail of the open one again when nothing has changed. */
  async function request(tx: Tx, student: StudentRow, wanted: { email: string; language: Language }): Promise<void> {
    const emailKey = wanted.email.toLowerCase()
    const open = await findOpenRequest(tx, student.id, 'consent')
    if (open && open.emailKey === emailKey && open.language === wanted.language) return sendAgain(tx, open, student)
    const now = clock.now()
    await countMail(student.id, wanted.email)
    if (open) await closeRequest(tx, open.id, 'replaced', now)
    const opened = await createRequest(tx, {
      studentId: student.id,
      kind: 'consent',
      email: wanted.email,
      emailKey,
      language: wanted.language,
      createdAt: now,
      sentAt: now,
      expiresAt: consent.inDays(CONSENT.answerDays),
    })
    await consent.writeToParent(tx, 'request', opened, student)
  }

  function assertMayAsk(student: StudentRow, email: string): void {
    const chatAccess = consent.accessOf(student)
    if (chatAccess === 'refused') throw new AppError('guardian_only')
    if (chatAccess !== 'needs_guardian' && chatAccess !== 'waiting_guardian') throw new AppError('guardian_not_needed')
    if (mailboxOf(email) === mailboxOf(student.email)) throw fieldRefusal('email', 'guardian_is_student')
  }

  return {
    getStatus: async (studentId: string, language: Language): Promise<ConsentStatus> =>
      statusOf(db, await getStudent(db, studentId), language),

    /** A corrected address closes the earlier request, so that a link in a stranger's mailbox opens nothing. */
    async askGuardian(
      acting: Acting,
      language: Language,
      wanted: { email: string; language: Language },
    ): Promise<ConsentStatus> {
      const { student, status } = await db.transaction(async (tx) => {
        const before = await getLockedStudent(tx, acting.id)
        assertMayAsk(before, wanted.email)
        await request(tx, before, wanted)
        const asked = { guardianState: 'asked', guardianStateAt: clock.now() } as const
        await saveGuardianState(tx, before.id, asked.guardianState, asked.guardianStateAt)
        const { id: studentId, address } = acting
        await audit.write(tx, { action: 'consent-request', result: 'done', studentId, address })
        const student = { ...before, ...asked }
        return { student, status: await statusOf(tx, student, language) }
      })
      consent.announce(student)
      return status
    },

    async resendMail(acting: Acting, language: Language): Promise<ConsentStatus> {
      const status = await db.transaction(async (tx) => {
        const student = await getLockedStudent(tx, acting.id)
        const open = await findOpenRequest(tx, acting.id, 'consent')
        if (!open) throw new AppError('guardian_not_needed')
        await sendAgain(tx, open, student)
        return statusOf(tx, student, language)
      })
      mail.flush()
      return status
    },
  }
}
