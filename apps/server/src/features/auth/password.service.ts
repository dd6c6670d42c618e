import { randomUUID } from 'node:crypto'
import { AppError, type Language } from '@lumi/contracts/errors'
import { MAIL_LINK } from '@lumi/contracts/product-rules'
import { languageOf } from '@lumi/contracts/reference'
import { eq } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { hashToken } from '../../platform/secrets.ts'
import { passwordChangedMail, passwordRequestMail } from './auth.mails.ts'
import {
  closePasswordRequests,
  createPasswordRequest,
  findPasswordRequest,
  findStudent,
  findStudentByEmail,
  usePasswordRequest,
} from './auth.store.ts'
import { students } from './auth.tables.ts'
import type { Caller } from './caller.ts'
import { countMailOrder } from './mail-orders.ts'
import { assertNotGuessable } from './password.rules.ts'
import { hashPassword } from './passwords.ts'
import type { Sessions } from './sessions.ts'
import { isLinkAlive } from './sign-ups.store.ts'

interface Dependencies extends Pick<Platform, 'db' | 'clock' | 'jobs' | 'mail' | 'limits' | 'audit' | 'origins'> {
  sessions: Sessions
}

const mailJob = 'password-mail'

/** A forgotten password: a mailed link, and the change by it. */
export function createPasswordService(dependencies: Dependencies) {
  const { db, clock, jobs, mail, limits, audit, origins, sessions } = dependencies

  // By the outbox: the call itself does the same work for known and unknown addresses (issue 2.7).
  jobs.define<{ requestId: string; studentId: string | null; language: Language }>(
    mailJob,
    async ({ requestId, studentId, language }) => {
      if (studentId === null) return
      await db.transaction(async (tx) => {
        const student = await findStudent(tx, studentId)
        // Jobs may run twice: one mail for each request.
        if (!student || (await findPasswordRequest(tx, requestId))) return
        const createdAt = clock.now()
        const { secret: token } = await createPasswordRequest(tx, {
          id: requestId,
          studentId,
          createdAt,
          expiresAt: new Date(createdAt.getTime() + MAIL_LINK.passwordChangeHours * 3_600_000),
        })
        const content = passwordRequestMail(language, origins.publicUrl(), { requestId, token })
        await mail.send(tx, { to: student.email, studentId: student.id, ...content })
      })
      mail.flush()
    },
  )

  /** The request and its student, while the link can still be used. The reason is told only to who holds the secret. */
  async function getOpen(link: { requestId: string; token: string }) {
    const request = await findPasswordRequest(db, link.requestId)
    if (!request || request.tokenHash !== hashToken(link.token)) throw new AppError('auth_link_invalid')
    const student = await findStudent(db, request.studentId)
    if (!student || !(await isLinkAlive(db, request.signUpId, student))) throw new AppError('auth_link_invalid')
    if (request.usedAt !== null) throw new AppError('auth_link_used')
    if (request.expiresAt <= clock.now()) throw new AppError('auth_link_expired')
    return { request, student }
  }

  return {
    /** Answers the same, with the same work, whether or not there is such a student. */
    async requestPasswordChange(caller: Caller, email: string): Promise<void> {
      await countMailOrder(limits, caller, email)
      const student = await findStudentByEmail(db, email)
      await db.transaction(async (tx) => {
        const order = { requestId: randomUUID(), studentId: student?.id ?? null, language: caller.language }
        await jobs.enqueue(tx, mailJob, order)
        await audit.write(tx, {
          action: 'password-request',
          result: student ? 'done' : 'refused',
          studentId: student?.id,
          address: caller.address,
        })
      })
      jobs.wake(mailJob)
    },

    /** Nobody should think of a password for a link that no longer works. */
    async assertPasswordLink(link: { requestId: string; token: string }): Promise<void> {
      await getOpen(link)
    },

    /** By a mailed link: proves that the mailbox is the student's, so it confirms the address as well. */
    async changePassword(
      caller: Caller,
      wanted: { requestId: string; token: string; password: string },
    ): Promise<void> {
      const { request, student } = await getOpen(wanted)
      assertNotGuessable(wanted.password, student.email)
      const passwordHash = await hashPassword(wanted.password)
      const ended = await db.transaction(async (tx) => {
        const now = clock.now()
        if (!(await usePasswordRequest(tx, request.id, now))) throw new AppError('auth_link_used')
        await closePasswordRequests(tx, student.id, now)
        await tx
          .update(students)
          .set({ passwordHash, emailConfirmedAt: student.emailConfirmedAt ?? now })
          .where(eq(students.id, student.id))
        const families = await sessions.endAllOf(tx, student.id, 'password')
        const { language } = languageOf(student.languageId)
        await mail.send(tx, {
          to: student.email,
          studentId: student.id,
          ...passwordChangedMail(language, origins.publicUrl()),
        })
        const entry = { studentId: student.id, address: caller.address } as const
        await audit.write(tx, { action: 'password-change', result: 'done', ...entry })
        return families
      })
      sessions.announceEnded(ended)
      mail.flush()
    },
  }
}
