import { randomUUID } from 'node:crypto'
import { AppError } from '@lumi/contracts/errors'
import { RETENTION } from '@lumi/contracts/product-rules'
import { languageOf } from '@lumi/contracts/reference'
import { and, eq, exists, gt, isNull, lt, lte, not, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db.ts'
import type { PersonalData } from '../../platform/personal-data.ts'
import type { Platform } from '../../platform/platform.ts'
import { type DeletionBy, emailConfirmations, type SessionEndReason, signUps, students } from '../auth/auth.tables.ts'
import { accountDeletedMail, accountKeptMail, deletionRequestedMail } from './deletion.mails.ts'

const job = 'erase-account'
/** Longer than the deletion of a long history. After this another process takes over from a dead one. */
const jobExpireSeconds = 5 * 60
const dayMs = 86_400_000

interface Dependencies
  extends Pick<Platform, 'db' | 'clock' | 'mail' | 'sms' | 'jobs' | 'audit' | 'origins' | 'limits' | 'log' | 'vacuum'> {
  /** Days until the deletion, unless an order says otherwise. */
  graceDays: number
  sessions: {
    endAllOf(tx: Tx, studentId: string, reason: SessionEndReason): Promise<string[]>
    announceEnded(sessionIds: readonly string[]): void
  }
  /** Ends every reply that is owed or being written for a student. */
  stopReplies(studentId: string): Promise<void>
  personalData: readonly PersonalData[]
}

export interface DeletionOrder {
  studentId: string
  by: DeletionBy
  /** @default the operator's DELETION_GRACE_DAYS */
  graceDays?: number | undefined
  /** The session that ordered it, for the audit. */
  sessionId?: string | undefined
  address?: string | undefined
}

export type Deletion = ReturnType<typeof createDeletion>

/**
 * Deletion of an account: ordered, can be undone during the grace, then carried out by a job that is resumed after any
 * crash (SR19). The order is stored in the transaction that ends the sessions, so a promised deletion is never lost.
 */
export function createDeletion(dependencies: Dependencies) {
  const { db, clock, mail, sms, jobs, audit, origins, log, vacuum, sessions, stopReplies, personalData } = dependencies

  jobs.define<{ deletionId: string }>(job, ({ deletionId }) => erase(deletionId), { expireSeconds: jobExpireSeconds })

  /**
   * For a caller with its own transaction (a parent's refusal). Call `afterCommit` after it.
   * @throws AppError `not_found` when there is no such student
   */
  async function requestInside(tx: Tx, order: DeletionOrder) {
    const { studentId, by, sessionId, address } = order
    const [student] = await tx.select().from(students).where(eq(students.id, studentId)).for('update')
    if (!student) throw new AppError('not_found')
    if (student.deletesAt && student.deletionBegunAt) {
      return { deletesAt: student.deletesAt, afterCommit: async () => {} }
    }
    const now = clock.now()
    const wanted = new Date(now.getTime() + (order.graceDays ?? dependencies.graceDays) * dayMs)
    const isStronger = student.deletionRequestedBy === 'student' && by !== 'student'
    if (student.deletesAt && student.deletesAt <= wanted && !isStronger) {
      return { deletesAt: student.deletesAt, afterCommit: async () => {} }
    }
    const deletesAt = student.deletesAt && student.deletesAt < wanted ? student.deletesAt : wanted
    // A new id for each order, so that the job of an order that was undone finds nothing.
    const deletionId = randomUUID()
    await tx
      .update(students)
      .set({ deletionId, deletionRequestedAt: now, deletionRequestedBy: by, deletesAt })
      .where(eq(students.id, studentId))
    await jobs.enqueue(tx, job, { deletionId }, { startAfter: deletesAt })
    const ended = await sessions.endAllOf(tx, studentId, 'deletion')
    await audit.write(tx, { action: 'deletion-request', result: 'done', studentId, sessionId, address })
    if (by !== 'retention' && deletesAt > now) {
      const { language } = languageOf(student.languageId)
      const content = deletionRequestedMail(language, origins.publicUrl(), {
        by,
        deletesAt,
        timeZone: student.timeZone,
      })
      await mail.send(tx, { to: student.email, studentId, ...content })
    }
    return {
      deletesAt,
      async afterCommit() {
        sessions.announceEnded(ended)
        mail.flush()
        if (deletesAt <= now) jobs.wake(job)
        await stopReplies(studentId)
      },
    }
  }

  async function request(order: DeletionOrder): Promise<{ deletesAt: Date }> {
    const { deletesAt, afterCommit } = await db.transaction((tx) => requestInside(tx, order))
    await afterCommit()
    return { deletesAt }
  }

  /**
   * Undoes an order; does nothing when there is none. A student cannot undo the order of a parent or the operator; the
   * operator can undo any. Nobody can once it is being carried out: half an account would stay.
   * @throws AppError `not_found`, `account_deletion_not_yours`, `account_deletion_begun`
   */
  async function undo({ studentId, by, sessionId, address }: Omit<DeletionOrder, 'graceDays'>): Promise<void> {
    await db.transaction(async (tx) => {
      const [student] = await tx.select().from(students).where(eq(students.id, studentId)).for('update')
      if (!student) throw new AppError('not_found')
      if (!student.deletesAt) return
      if (by !== 'operator' && by !== student.deletionRequestedBy) throw new AppError('account_deletion_not_yours')
      if (student.deletionBegunAt) throw new AppError('account_deletion_begun')
      await tx
        .update(students)
        .set({ deletionId: null, deletionRequestedAt: null, deletionRequestedBy: null, deletesAt: null })
        .where(eq(students.id, studentId))
      await audit.write(tx, { action: 'deletion-undo', result: 'done', studentId, sessionId, address })
      const { language } = languageOf(student.languageId)
      await mail.send(tx, { to: student.email, studentId, ...accountKeptMail(language, origins.publicUrl()) })
    })
    mail.flush()
  }

  /** Idempotent, resumable, and safe to run concurrently. */
  async function erase(deletionId: string): Promise<void> {
    const now = clock.now()
    const isDue = and(eq(students.deletionId, deletionId), lte(students.deletesAt, now))
    // In one statement, before anything goes: of an erasure and a student who keeps the account, the first one wins.
    const [student] = await db
      .update(students)
      .set({ deletionBegunAt: sql`coalesce(${students.deletionBegunAt}, ${now.toISOString()}::timestamptz)` })
      .where(isDue)
      .returning({ id: students.id })
    if (!student) return
    await stopReplies(student.id)
    for (const owner of personalData) await owner.erase?.(db, student.id)
    const ended = await db.transaction(async (tx) => {
      const [last] = await tx.select().from(students).where(isDue).for('update')
      if (!last) return []
      const sessionIds = await sessions.endAllOf(tx, last.id, 'deletion')
      await mail.forget(tx, { studentId: last.id, address: last.email })
      await sms.forget(tx, last.id)
      await jobs.forget(tx, last.id)
      const pseudonym = await audit.pseudonymise(tx, last.id)
      await audit.write(tx, { action: 'deletion', result: 'done', studentId: pseudonym })
      // An address that was never confirmed gets no further mail.
      if (last.emailConfirmedAt) {
        const { language } = languageOf(last.languageId)
        await mail.send(tx, { to: last.email, isForgotten: true, ...accountDeletedMail(language) })
      }
      await tx.delete(students).where(eq(students.id, last.id))
      return sessionIds
    })
    sessions.announceEnded(ended)
    mail.flush()
    vacuum.afterErasing()
    log.info({ deletionId }, 'An account was deleted')
  }

  /** Never confirmed in time, and no link works any more that could confirm it: a sign-up may be repeated. */
  function isForgotten(reader: Db) {
    const now = clock.now()
    const links = reader
      .select({ id: emailConfirmations.id })
      .from(emailConfirmations)
      .where(and(eq(emailConfirmations.studentId, students.id), gt(emailConfirmations.expiresAt, now)))
    // By the address: its mail, and with it the link, may not be written yet.
    const waiting = reader
      .select({ id: signUps.id })
      .from(signUps)
      .where(and(eq(signUps.emailKey, students.emailKey), gt(signUps.expiresAt, now)))
    return and(
      isNull(students.emailConfirmedAt),
      isNull(students.deletesAt),
      lt(students.createdAt, new Date(now.getTime() - RETENTION.unconfirmedDays * dayMs)),
      not(exists(links)),
      not(exists(waiting)),
    )
  }

  const listForgotten = (reader: Db, studentId?: string) =>
    reader
      .select({ id: students.id })
      .from(students)
      .where(and(isForgotten(reader), studentId === undefined ? undefined : eq(students.id, studentId)))

  async function orderForgotten(studentId: string): Promise<void> {
    const ordered = await db.transaction(async (tx) => {
      await tx.select({ id: students.id }).from(students).where(eq(students.id, studentId)).for('update')
      // Again under the lock, in a statement of its own: it may have been confirmed or repeated at this moment.
      const [forgotten] = await listForgotten(tx, studentId)
      return forgotten && requestInside(tx, { studentId, by: 'retention', graceDays: 0 })
    })
    await ordered?.afterCommit()
  }

  return {
    request,
    requestInside,
    undo,

    /**
     * Safety net: carries out due orders whose job was lost (a restored backup, ten failures). Also orders the deletion of
     * sign-ups that were never confirmed.
     */
    async sweep(): Promise<void> {
      for (const { id } of await listForgotten(db)) await orderForgotten(id)
      const due = await db
        .select({ deletionId: students.deletionId })
        .from(students)
        .where(lte(students.deletesAt, clock.now()))
      for (const { deletionId } of due) {
        if (deletionId === null) continue
        // A failure must not stop the others; it is tried again in the next round.
        await erase(deletionId).catch((error: unknown) => log.error({ error, deletionId }, 'A deletion did not end'))
      }
    },
  }
}
