import { randomUUID } from 'node:crypto'
import { MAIL_LINK } from '@lumi/contracts/product-rules'
import { languageOf } from '@lumi/contracts/reference'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import type { Platform } from '../../platform/platform.ts'
import { confirmationMail, takenMail } from './auth.mails.ts'
import {
  createEmailConfirmation,
  createPasswordRequest,
  createStudent,
  findStudent,
  lockStudentByEmail,
  type StudentRow,
} from './auth.store.ts'
import { acceptedAgreements, students } from './auth.tables.ts'
import { leaveAddress, lockSignUp, noteWritten, type SignUpRow } from './sign-ups.store.ts'

const job = 'sign-up-mail'

/**
 * The part of a sign-up that depends on whether the address has an account. Runs in the outbox after the answer, so
 * that neither answer nor response time reveals it.
 */
export function createSignUpMails(
  dependencies: Pick<Platform, 'db' | 'clock' | 'jobs' | 'mail' | 'audit' | 'origins'>,
) {
  const { db, clock, jobs, mail, audit, origins } = dependencies

  jobs.define<{ signUpId: string }>(job, async ({ signUpId }) => {
    await db.transaction(async (tx) => {
      const signUp = await lockSignUp(tx, signUpId)
      // Jobs may run twice; idempotent per order.
      if (!signUp || signUp.writtenFor?.getTime() === signUp.orderedAt.getTime()) return
      const former = signUp.studentId === null ? undefined : await findStudent(tx, signUp.studentId)
      if (former && former.emailKey !== signUp.emailKey && (await leaveAddress(tx, signUp, former))) {
        // The mailbox is perhaps a stranger's: that something was sent to it is kept no longer than the account it was for.
        await mail.forget(tx, { studentId: former.id })
      }
      await write(tx, signUp)
    })
    mail.flush()
  })

  async function write(tx: Tx, signUp: SignUpRow) {
    const created = await createStudent(tx, {
      id: randomUUID(),
      email: signUp.email,
      passwordHash: signUp.passwordHash,
      languageId: signUp.languageId,
      countryId: signUp.countryId,
      timeZone: signUp.timeZone,
      referralInfo: signUp.referralInfo,
      createdAt: clock.now(),
    })
    const student = created ?? (await lockStudentByEmail(tx, signUp.email))
    if (!student) throw new Error('A student vanished between insert and select')
    const isTaken = student.emailConfirmedAt !== null
    if (isTaken) {
      const { language } = languageOf(student.languageId)
      await mail.send(tx, { to: student.email, studentId: student.id, ...takenMail(language, origins.publicUrl()) })
    } else {
      if (!created)
        await tx.update(students).set({ passwordHash: signUp.passwordHash }).where(eq(students.id, student.id))
      await accept(tx, signUp, student.id)
      await sendConfirmation(tx, signUp, student)
    }
    await noteWritten(tx, signUp, { studentId: student.id, isTaken })
    await audit.write(tx, {
      action: 'registration',
      result: isTaken ? 'refused' : 'done',
      studentId: student.id,
      addressPrefix: signUp.addressPrefix,
    })
  }

  async function accept(tx: Tx, { acceptedTexts, createdAt }: SignUpRow, studentId: string) {
    if (acceptedTexts.length === 0) return
    await tx
      .insert(acceptedAgreements)
      .values(acceptedTexts.map((accepted) => ({ ...accepted, studentId, acceptedAt: createdAt })))
      .onConflictDoNothing()
  }

  async function sendConfirmation(tx: Tx, { id: signUpId, passwordHash, language }: SignUpRow, student: StudentRow) {
    const createdAt = clock.now()
    const expiresAt = new Date(createdAt.getTime() + MAIL_LINK.confirmationHours * 3_600_000)
    const link = { studentId: student.id, signUpId, createdAt, expiresAt }
    const confirmation = await createEmailConfirmation(tx, { ...link, passwordHash })
    const request = await createPasswordRequest(tx, link)
    const mailed = {
      confirmationId: confirmation.id,
      secret: confirmation.secret,
      requestId: request.id,
      token: request.secret,
    }
    await mail.send(tx, {
      to: student.email,
      studentId: student.id,
      ...confirmationMail(language, origins.publicUrl(), mailed),
    })
  }

  return {
    order: (tx: Tx, signUpId: string) => jobs.enqueue(tx, job, { signUpId }),
    /** After the transaction has been committed. */
    wake: () => jobs.wake(job),
  }
}
