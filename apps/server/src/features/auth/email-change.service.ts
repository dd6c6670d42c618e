import { randomUUID } from 'node:crypto'
import { AppError } from '@lumi/contracts/errors'
import { MAIL_LINK } from '@lumi/contracts/product-rules'
import { languageOf } from '@lumi/contracts/reference'
import { eq } from 'drizzle-orm'
import { sqlState, type Tx } from '../../platform/db.ts'
import { mailboxOf } from '../../platform/mailbox.ts'
import type { Platform } from '../../platform/platform.ts'
import { hashToken, randomToken } from '../../platform/secrets.ts'
import type { SignedInStudent } from '../../platform/serve.ts'
import { addressTakenMail, emailChangedMail, emailChangeMail, emailChangeUndoneMail } from './account.mails.ts'
import {
  closePasswordRequests,
  createPasswordRequest,
  emailKeyOf,
  findStudentByEmail,
  lockStudent,
  type StudentRow,
} from './auth.store.ts'
import { students } from './auth.tables.ts'
import type { Caller } from './caller.ts'
import {
  closeAllEmailChanges,
  closeOpenEmailChange,
  createEmailChange,
  deleteOldEmailChanges,
  deleteUnconfirmedStudent,
  findOpenEmailChange,
  lockEmailChange,
  saveConfirmed,
} from './email-changes.store.ts'
import type { Sessions } from './sessions.ts'
import { deleteIdentitiesOf } from './social/social.store.ts'

interface Dependencies extends Pick<Platform, 'db' | 'clock' | 'mail' | 'limits' | 'audit' | 'origins'> {
  sessions: Sessions
}

const hourMs = 3_600_000
/** SQLSTATE. */
const uniqueViolation = '23505'
const undoMs = MAIL_LINK.emailChangeUndoDays * 24 * hourMs

export type EmailChange = ReturnType<typeof createEmailChangeService>

/** The new address confirms, the old one is told and can take the account back. */
export function createEmailChangeService({ db, clock, mail, limits, audit, origins, sessions }: Dependencies) {
  const languageOfStudent = (student: { languageId: number }) => languageOf(student.languageId).language
  const after = (ms: number) => new Date(clock.now().getTime() + ms)

  /** Changes the address. The unique key decides a race for the same address. */
  async function moveTo(tx: Tx, student: StudentRow, email: string) {
    const emailKey = emailKeyOf(email)
    if (emailKey !== student.emailKey) await deleteUnconfirmedStudent(tx, emailKey)
    await tx.update(students).set({ email, emailKey, emailConfirmedAt: clock.now() }).where(eq(students.id, student.id))
    // An open link in the old mailbox could still set a password.
    await closePasswordRequests(tx, student.id, clock.now())
  }

  return {
    async request(student: SignedInStudent, caller: Caller, email: string): Promise<void> {
      await sessions.assertRecent(student)
      if (emailKeyOf(email) === emailKeyOf(student.email)) throw new AppError('account_email_same')
      await limits.take('email-change', student.id)
      await limits.take('mail-mailbox', mailboxOf(email))
      await db.transaction(async (tx) => {
        const now = clock.now()
        await lockStudent(tx, student.id)
        await sessions.assertOpen(tx, student)
        await closeOpenEmailChange(tx, student.id, now)
        const id = randomUUID()
        const secret = randomToken()
        await createEmailChange(tx, {
          id,
          studentId: student.id,
          sessionId: student.sessionId,
          oldEmail: student.email,
          newEmail: email,
          secretHash: hashToken(secret),
          createdAt: now,
          expiresAt: after(MAIL_LINK.emailChangeHours * hourMs),
        })
        // Equal work in both cases; only the mails differ.
        const owner = await findStudentByEmail(tx, email)
        const content = owner?.emailConfirmedAt
          ? { to: owner.email, ...addressTakenMail(languageOfStudent(owner), origins.publicUrl()) }
          : { to: email, ...emailChangeMail(languageOfStudent(student), origins.publicUrl(), { id, secret }) }
        await mail.send(tx, { ...content, studentId: student.id })
        await audit.write(tx, {
          action: 'email-change-request',
          result: owner?.emailConfirmedAt ? 'refused' : 'done',
          studentId: student.id,
          sessionId: student.sessionId,
          address: caller.address,
        })
      })
      mail.flush()
    },

    async cancel(student: SignedInStudent, caller: Caller): Promise<void> {
      await db.transaction(async (tx) => {
        await lockStudent(tx, student.id)
        if (!(await closeOpenEmailChange(tx, student.id, clock.now()))) return
        const { id: studentId, sessionId } = student
        await audit.write(tx, {
          action: 'email-change-cancel',
          result: 'done',
          studentId,
          sessionId,
          address: caller.address,
        })
      })
    },

    async confirm(caller: Caller, link: { changeId: string; secret: string }): Promise<void> {
      const ended = await orTaken('auth_link_invalid', () =>
        db.transaction(async (tx) => {
          const found = await lockEmailChange(tx, link.changeId)
          if (!found || found.change.secretHash !== hashToken(link.secret)) throw new AppError('auth_link_invalid')
          const { student, change } = found
          if (change.confirmedAt !== null) throw new AppError('auth_link_used')
          if (change.closedAt !== null) throw new AppError('auth_link_invalid')
          const now = clock.now()
          if (change.expiresAt <= now) throw new AppError('auth_link_expired')
          await moveTo(tx, student, change.newEmail)
          const undo = randomToken()
          await saveConfirmed(tx, change.id, {
            confirmedAt: now,
            undoHash: hashToken(undo),
            undoExpiresAt: after(undoMs),
          })
          const families = await sessions.endAllOf(tx, student.id, 'email-change', change.sessionId)
          const content = emailChangedMail(languageOfStudent(student), origins.publicUrl(), {
            id: change.id,
            secret: undo,
          })
          await mail.send(tx, { to: change.oldEmail, studentId: student.id, ...content })
          const entry = { studentId: student.id, address: caller.address } as const
          await audit.write(tx, { action: 'email-change', result: 'done', ...entry })
          return families
        }),
      )
      sessions.announceEnded(ended)
      mail.flush()
    },

    /**
     * Undo by the old address. The thief may know the password and may have added sign-in methods, also before the change
     * was asked for, and nothing tells theirs from the owner's. So all sessions end, every method is removed, and the
     * password is void: the mailed link, which sets a new one, is the only way in.
     */
    async undo(caller: Caller, link: { changeId: string; secret: string }): Promise<void> {
      const ended = await orTaken('account_email_taken', () =>
        db.transaction(async (tx) => {
          const found = await lockEmailChange(tx, link.changeId)
          const secretHash = hashToken(link.secret)
          if (!found || found.change.undoHash !== secretHash) throw new AppError('auth_link_invalid')
          const { student, change } = found
          const now = clock.now()
          if (change.closedAt !== null) throw new AppError('auth_link_used')
          if (change.undoExpiresAt === null || change.undoExpiresAt <= now) throw new AppError('auth_link_expired')
          await moveTo(tx, student, change.oldEmail)
          await tx.update(students).set({ passwordHash: null }).where(eq(students.id, student.id))
          await deleteIdentitiesOf(tx, student.id)
          await closeAllEmailChanges(tx, student.id, now)
          const families = await sessions.endAllOf(tx, student.id, 'email-change')
          const { id: requestId, secret: token } = await createPasswordRequest(tx, {
            studentId: student.id,
            createdAt: now,
            expiresAt: after(MAIL_LINK.emailChangeHours * hourMs),
          })
          const content = emailChangeUndoneMail(languageOfStudent(student), origins.publicUrl(), { requestId, token })
          await mail.send(tx, { to: change.oldEmail, studentId: student.id, ...content })
          const entry = { studentId: student.id, address: caller.address } as const
          await audit.write(tx, { action: 'email-change-undo', result: 'done', ...entry })
          return families
        }),
      )
      sessions.announceEnded(ended)
      mail.flush()
    },

    /** The change that waits, for the account page. */
    async findWaiting(studentId: string) {
      const change = await findOpenEmailChange(db, studentId)
      if (!change || change.expiresAt <= clock.now()) return null
      return { email: change.newEmail, expiresAt: change.expiresAt.toISOString() }
    },

    /** Kept this long so that an expired link still answers "run out of time". */
    deleteExpired: () => deleteOldEmailChanges(db, after(-undoMs)),
  }
}

/** The address has been taken by a confirmed account. */
async function orTaken<Result>(
  code: 'auth_link_invalid' | 'account_email_taken',
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (sqlState(error) === uniqueViolation) throw new AppError(code, { cause: error })
    throw error
  }
}
