import { AppError } from '@lumi/contracts/errors'
import { and, desc, eq, inArray, isNull, lt, lte, or } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db.ts'
import { hashToken, randomToken } from '../../platform/secrets.ts'
import { type GuardianState, students } from '../auth/auth.tables.ts'
import { consentRecords, guardianLinks, guardianRequests, type RequestOutcome } from './student.tables.ts'

export type StudentRow = typeof students.$inferSelect
export type GuardianRequestRow = typeof guardianRequests.$inferSelect

const isConsentDecision = inArray(consentRecords.decision, ['given', 'refused', 'withdrawn'])

export async function getStudent(db: Db, studentId: string): Promise<StudentRow> {
  const [student] = await db.select().from(students).where(eq(students.id, studentId))
  if (!student) throw new AppError('not_found')
  return student
}

/** Serializes changes of age and consent of one student. */
export async function lockStudent(tx: Tx, studentId: string): Promise<StudentRow | undefined> {
  const [student] = await tx.select().from(students).where(eq(students.id, studentId)).for('update')
  return student
}

/** @throws AppError `auth_required` when the account was erased meanwhile */
export async function getLockedStudent(tx: Tx, studentId: string): Promise<StudentRow> {
  const student = await lockStudent(tx, studentId)
  if (!student) throw new AppError('auth_required')
  return student
}

export async function saveAge(tx: Tx, studentId: string, age: { birthDate: string; countryId: number }): Promise<void> {
  await tx.update(students).set(age).where(eq(students.id, studentId))
}

export async function saveGuardianState(
  tx: Tx,
  studentId: string,
  guardianState: GuardianState | null,
  at: Date | null,
): Promise<void> {
  await tx.update(students).set({ guardianState, guardianStateAt: at }).where(eq(students.id, studentId))
}

export async function createRequest(tx: Tx, row: typeof guardianRequests.$inferInsert): Promise<GuardianRequestRow> {
  const [request] = await tx.insert(guardianRequests).values(row).returning()
  return request!
}

export async function findOpenRequest(db: Db, studentId: string, kind: GuardianRequestRow['kind']) {
  const [request] = await db
    .select()
    .from(guardianRequests)
    .where(
      and(
        eq(guardianRequests.studentId, studentId),
        eq(guardianRequests.kind, kind),
        isNull(guardianRequests.closedAt),
      ),
    )
  return request
}

/**
 * The request of the parent whose word counts now. The last record decides and not the first answer to the request: a
 * mailed link turns a no into a yes, and takes a yes back.
 * @returns undefined when nobody has agreed, or no address was kept
 */
export async function findAgreedRequest(db: Db, studentId: string): Promise<GuardianRequestRow | undefined> {
  const [last] = await db
    .select({ decision: consentRecords.decision, request: guardianRequests })
    .from(consentRecords)
    .leftJoin(guardianRequests, eq(guardianRequests.id, consentRecords.requestId))
    .where(and(eq(consentRecords.studentId, studentId), isConsentDecision))
    .orderBy(desc(consentRecords.at))
    .limit(1)
  return last?.decision === 'given' ? (last.request ?? undefined) : undefined
}

export async function findRequest(db: Db, requestId: string): Promise<GuardianRequestRow | undefined> {
  const [request] = await db.select().from(guardianRequests).where(eq(guardianRequests.id, requestId))
  return request
}

/** Closes an open request. True only for the call that closed it: the statement checks the condition itself. */
export async function closeRequest(tx: Tx, requestId: string, outcome: RequestOutcome, now: Date): Promise<boolean> {
  const closed = await tx
    .update(guardianRequests)
    .set({ outcome, closedAt: now })
    .where(and(eq(guardianRequests.id, requestId), isNull(guardianRequests.closedAt)))
    .returning({ id: guardianRequests.id })
  return closed.length === 1
}

/** Records that a mail is about to be sent; false when the last one was sent after `notAfter`. */
export async function takeResend(tx: Tx, requestId: string, now: Date, notAfter: Date): Promise<boolean> {
  const taken = await tx
    .update(guardianRequests)
    .set({ sentAt: now })
    .where(and(eq(guardianRequests.id, requestId), lte(guardianRequests.sentAt, notAfter)))
    .returning({ id: guardianRequests.id })
  return taken.length === 1
}

/** Claims one reminder. False when another process has sent it, or the request is closed. */
export async function takeReminder(tx: Tx, requestId: string, number: number): Promise<boolean> {
  const taken = await tx
    .update(guardianRequests)
    .set({ remindersSent: number })
    .where(
      and(
        eq(guardianRequests.id, requestId),
        lt(guardianRequests.remindersSent, number),
        isNull(guardianRequests.closedAt),
      ),
    )
    .returning({ id: guardianRequests.id })
  return taken.length === 1
}

export async function createLink(tx: Tx, requestId: string, kind: 'answer' | 'manage', now: Date) {
  const secret = randomToken()
  const [link] = await tx
    .insert(guardianLinks)
    .values({ requestId, kind, secretHash: hashToken(secret), createdAt: now })
    .returning({ linkId: guardianLinks.id })
  return { linkId: link!.linkId, secret }
}

/** The link and its request, if the secret matches. */
export async function findLink(db: Db, linkId: string, secret: string) {
  const [found] = await db
    .select({ link: guardianLinks, request: guardianRequests })
    .from(guardianLinks)
    .innerJoin(guardianRequests, eq(guardianRequests.id, guardianLinks.requestId))
    .where(eq(guardianLinks.id, linkId))
  return found && found.link.secretHash === hashToken(secret) ? found : undefined
}

export async function createConsentRecord(tx: Tx, row: typeof consentRecords.$inferInsert): Promise<void> {
  await tx.insert(consentRecords).values(row)
}

export async function findConsent(db: Db, requestId: string) {
  const [record] = await db
    .select()
    .from(consentRecords)
    .where(and(eq(consentRecords.requestId, requestId), isConsentDecision))
    .orderBy(desc(consentRecords.at))
    .limit(1)
  return record
}

/** All requests that a parent with this address has answered, newest first. */
export const listAnswered = (db: Db, emailKey: string): Promise<GuardianRequestRow[]> =>
  db
    .select()
    .from(guardianRequests)
    .where(
      and(
        eq(guardianRequests.emailKey, emailKey),
        eq(guardianRequests.kind, 'consent'),
        inArray(guardianRequests.outcome, ['agreed', 'refused']),
      ),
    )
    .orderBy(desc(guardianRequests.closedAt))

export const listOpenRequests = (db: Db, createdBefore: Date) =>
  db
    .select()
    .from(guardianRequests)
    .where(and(isNull(guardianRequests.closedAt), lte(guardianRequests.createdAt, createdBefore)))

/** Students without consent whose state has not changed since `before`. The caller checks whether they are under age. */
export const listWaiting = (db: Db, before: Date) =>
  db
    .select()
    .from(students)
    .where(
      and(
        lte(students.guardianStateAt, before),
        or(isNull(students.guardianState), inArray(students.guardianState, ['asked', 'refused', 'withdrawn'])),
      ),
    )

/** Deletes requests that nobody answered, because they hold a parent's address. */
export async function deleteUnanswered(db: Db, before: Date): Promise<void> {
  await db
    .delete(guardianRequests)
    .where(and(inArray(guardianRequests.outcome, ['replaced', 'expired']), lte(guardianRequests.closedAt, before)))
}
