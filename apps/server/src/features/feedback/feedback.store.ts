import { and, asc, desc, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db.ts'
import { students } from '../auth/auth.tables.ts'
import { feedbackRequests } from './feedback.tables.ts'

/** Stores the request once per client id. @returns its number */
export async function saveRequest(
  tx: Tx,
  request: Omit<typeof feedbackRequests.$inferInsert, 'requestNumber'>,
): Promise<number> {
  const [stored] = await tx
    .insert(feedbackRequests)
    .values(request)
    .onConflictDoNothing()
    .returning({ requestNumber: feedbackRequests.requestNumber })
  if (stored) return stored.requestNumber
  const [known] = await tx
    .select({ requestNumber: feedbackRequests.requestNumber })
    .from(feedbackRequests)
    .where(
      and(
        eq(feedbackRequests.studentId, request.studentId),
        eq(feedbackRequests.clientRequestId, request.clientRequestId),
      ),
    )
  return known!.requestNumber
}

export const listRequestsOf = (db: Db, studentId: string) =>
  db
    .select()
    .from(feedbackRequests)
    .where(eq(feedbackRequests.studentId, studentId))
    .orderBy(asc(feedbackRequests.requestNumber))

const withStudent = (db: Db) =>
  db
    .select({ request: feedbackRequests, email: students.email, languageId: students.languageId })
    .from(feedbackRequests)
    .innerJoin(students, eq(students.id, feedbackRequests.studentId))

export async function findRequest(db: Db, requestNumber: number) {
  const [found] = await withStudent(db).where(eq(feedbackRequests.requestNumber, requestNumber))
  return found
}

export const listNewest = (db: Db, limit: number) =>
  withStudent(db).orderBy(desc(feedbackRequests.requestNumber)).limit(limit)
