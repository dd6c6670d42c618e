import { randomUUID } from 'node:crypto'
import { AppError } from '@lumi/contracts/errors'
import { RETENTION } from '@lumi/contracts/product-rules'
import { languageOf } from '@lumi/contracts/reference'
import { and, eq, isNull, lt, lte } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import type { PersonalData } from '../../platform/personal-data.ts'
import type { Platform } from '../../platform/platform.ts'
import { type DeletionBy, type SessionEndReason, students } from '../auth/auth.tables.ts'
import { accountDeletedMail, accountKeptMail, deletionRequestedMail } from './deletion.mails.ts'

const job = 'erase-account'
/** A long history takes a while; a process that died is replaced after this. */
const jobExpireSeconds = 5 * 60
const dayMs = 86_400_000

interface Dependencies
  extends Pick<Platform, 'db' | 'clock' | 'mail' | 'jobs' | 'audit' | 'origins' | 'limits' | 'log' | 'vacuum'> {
  /** Unless an order says otherwise. */
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
  /** Who called, for the audit. */
  sessionId?: string | undefined
  address?: string | undefined
}

export type Deletion = ReturnType<typeof createDeletion>

/**
 * Deleting an account: ordered, undone during the grace, and then done to the end by a job, whatever dies on the way
 * (SR19). The order is written with the sign-out, so a student who was told "it will be deleted" is never forgotten.
 */
export function createDeletion(dependencies: Dependencies) {
  const { db, clock, mail, jobs, audit, origins, log, vacuum, sessions, stopReplies, personalData } = dependencies

  jobs.define<{ deletionId: string }>(job, ({ deletionId }) => erase(deletionId), { expireSeconds: jobExpireSeconds })

  /**
   * For a caller who has a transaction of its own (a parent's refusal). Afterwards, call `afterCommit`.
   * @throws AppError `not_found` when there is no such student
   */
  async function requestInside(tx: Tx, order: DeletionOrder) {
    const { studentId, by, sessionId, address } = order
    const [student] = await tx.select().from(students).where(eq(students.id, studentId)).for('update')
    if (!student) throw new AppError('not_found')
    const now = clock.now()
    const wanted = new Date(now.getTime() + (order.graceDays ?? dependencies.graceDays) * dayMs)
    const isStronger = student.deletionRequestedBy === 'student' && by !== 'student'
    if (student.deletesAt && student.deletesAt <= wanted && !isStronger) {
      return { deletesAt: student.deletesAt, afterCommit: async () => {} }
    }
    const deletesAt = student.deletesAt && student.deletesAt < wanted ? student.deletesAt : wanted
    // A new id each time: the job of an order that was taken back finds nothing.
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
   * Takes the order back. A student cannot take back what a parent or the operator ordered; the operator can take back all.
   * Nothing happens when nobody ordered anything.
   * @throws AppError `not_found`, `account_deletion_not_yours`
   */
  async function undo({ studentId, by, sessionId, address }: Omit<DeletionOrder, 'graceDays'>): Promise<void> {
    await db.transaction(async (tx) => {
      const [student] = await tx.select().from(students).where(eq(students.id, studentId)).for('update')
      if (!student) throw new AppError('not_found')
      if (!student.deletesAt) return
      if (by !== 'operator' && by !== student.deletionRequestedBy) throw new AppError('account_deletion_not_yours')
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

  /** May run twice at once and be cut off anywhere: whoever comes next goes on with what is left. */
  async function erase(deletionId: string): Promise<void> {
    const isDue = and(eq(students.deletionId, deletionId), lte(students.deletesAt, clock.now()))
    const [student] = await db.select({ id: students.id }).from(students).where(isDue)
    if (!student) return
    await stopReplies(student.id)
    for (const owner of personalData) await owner.erase?.(db, student.id)
    const ended = await db.transaction(async (tx) => {
      const [last] = await tx.select().from(students).where(isDue).for('update')
      if (!last) return []
      const sessionIds = await sessions.endAllOf(tx, last.id, 'deletion')
      await mail.forget(tx, { studentId: last.id, address: last.email })
      await jobs.forget(tx, last.id)
      const pseudonym = await audit.pseudonymise(tx, last.id)
      await audit.write(tx, { action: 'deletion', result: 'done', studentId: pseudonym })
      // Whoever never confirmed the address is not written to again.
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

  return {
    request,
    requestInside,
    undo,

    /**
     * The net under the jobs: orders whose job was lost (a restored backup, ten failures) get another one. Sign-ups that
     * nobody confirmed go the same way as everybody else.
     */
    async sweep(): Promise<void> {
      const now = clock.now()
      const forgotten = await db
        .select({ id: students.id })
        .from(students)
        .where(
          and(
            isNull(students.emailConfirmedAt),
            isNull(students.deletesAt),
            lt(students.createdAt, new Date(now.getTime() - RETENTION.unconfirmedDays * dayMs)),
          ),
        )
      for (const { id } of forgotten) await request({ studentId: id, by: 'retention', graceDays: 0 })
      const due = await db
        .select({ deletionId: students.deletionId })
        .from(students)
        .where(lte(students.deletesAt, clock.now()))
      for (const { deletionId } of due) {
        if (deletionId === null) continue
        // One that fails must not keep the others; it is tried again with the next round.
        await erase(deletionId).catch((error: unknown) => log.error({ error, deletionId }, 'A deletion did not end'))
      }
    },
  }
}
