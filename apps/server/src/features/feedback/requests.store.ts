import type { Picture } from '@lumi/contracts/chat'
import { and, asc, desc, eq, gt, ne, or } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db.ts'
import { students } from '../auth/auth.tables.ts'
import { feedbackMessages, feedbackRequests } from './feedback.tables.ts'

export type RequestRow = typeof feedbackRequests.$inferSelect
export type MessageRow = typeof feedbackMessages.$inferSelect

/** Stores the request once per client id. `isNew` is false when it was stored before. */
export async function saveRequest(
  tx: Tx,
  request: Omit<typeof feedbackRequests.$inferInsert, 'requestNumber'>,
): Promise<{ request: RequestRow; isNew: boolean }> {
  const [stored] = await tx.insert(feedbackRequests).values(request).onConflictDoNothing().returning()
  if (stored) return { request: stored, isNew: true }
  const known = await findOwnRequest(tx, request.studentId, request.clientRequestId)
  return { request: known!, isNew: false }
}

export async function savePictures(tx: Tx, requestNumber: number, pictures: Picture[]): Promise<void> {
  await tx.update(feedbackRequests).set({ pictures }).where(eq(feedbackRequests.requestNumber, requestNumber))
}

/** A request by the id that its student's device made. */
export async function findOwnRequest(db: Db, studentId: string, requestId: string): Promise<RequestRow | undefined> {
  const [found] = await db
    .select()
    .from(feedbackRequests)
    .where(and(eq(feedbackRequests.studentId, studentId), eq(feedbackRequests.clientRequestId, requestId)))
  return found
}

/** All of a student, oldest first. */
export const listRequestsOf = (db: Db, studentId: string) =>
  db
    .select()
    .from(feedbackRequests)
    .where(eq(feedbackRequests.studentId, studentId))
    .orderBy(asc(feedbackRequests.requestNumber))

export const listLastChangedOf = (db: Db, studentId: string, limit: number) =>
  db
    .select()
    .from(feedbackRequests)
    .where(eq(feedbackRequests.studentId, studentId))
    .orderBy(desc(feedbackRequests.changedAt), desc(feedbackRequests.requestNumber))
    .limit(limit)

/** Oldest first. */
export const listMessages = (db: Db, requestNumber: number) =>
  db
    .select()
    .from(feedbackMessages)
    .where(eq(feedbackMessages.requestNumber, requestNumber))
    .orderBy(asc(feedbackMessages.createdAt), asc(feedbackMessages.messageId))

/** Locks the request, so that two messages at once are told apart. */
export async function lockRequest(tx: Tx, requestNumber: number): Promise<RequestRow | undefined> {
  const [found] = await tx
    .select()
    .from(feedbackRequests)
    .where(eq(feedbackRequests.requestNumber, requestNumber))
    .for('update')
  return found
}

/** Undefined: it was stored before. */
export async function saveMessage(
  tx: Tx,
  message: typeof feedbackMessages.$inferInsert,
): Promise<MessageRow | undefined> {
  const [stored] = await tx.insert(feedbackMessages).values(message).onConflictDoNothing().returning()
  return stored
}

export async function saveStatus(tx: Tx, requestNumber: number, status: RequestRow['status'], now: Date) {
  await tx
    .update(feedbackRequests)
    .set({ status, changedAt: now })
    .where(eq(feedbackRequests.requestNumber, requestNumber))
}

const withStudent = (db: Db) =>
  db
    .select({
      request: feedbackRequests,
      email: students.email,
      languageId: students.languageId,
      timeZone: students.timeZone,
    })
    .from(feedbackRequests)
    .innerJoin(students, eq(students.id, feedbackRequests.studentId))

export async function findRequest(db: Db, requestNumber: number) {
  const [found] = await withStudent(db).where(eq(feedbackRequests.requestNumber, requestNumber))
  return found
}

/** For the operator: what is not archived, or only what waits for an answer; the newest first. */
export const listForOperator = (db: Db, which: { isWaiting: boolean; archivedBefore: Date; limit: number }) =>
  withStudent(db)
    .where(
      which.isWaiting
        ? eq(feedbackRequests.status, 'open')
        : or(ne(feedbackRequests.status, 'closed'), gt(feedbackRequests.changedAt, which.archivedBefore)),
    )
    .orderBy(desc(feedbackRequests.requestNumber))
    .limit(which.limit)
