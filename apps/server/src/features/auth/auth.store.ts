import { and, eq, gt, isNull, lt, max } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db.ts'
import { hashToken, randomToken } from '../../platform/secrets.ts'
import { type AcceptedText, acceptedAgreements, emailConfirmations, passwordRequests, students } from './auth.tables.ts'

export type StudentRow = typeof students.$inferSelect

/** One account per address, whatever the letter case. */
export const emailKeyOf = (email: string) => email.normalize('NFC').toLowerCase()

export async function findStudentByEmail(db: Db, email: string): Promise<StudentRow | undefined> {
  const [student] = await db
    .select()
    .from(students)
    .where(eq(students.emailKey, emailKeyOf(email)))
  return student
}

export async function findStudent(db: Db, studentId: string): Promise<StudentRow | undefined> {
  const [student] = await db.select().from(students).where(eq(students.id, studentId))
  return student
}

/**
 * Whatever ends sessions or takes away a way to sign in holds this lock, and so does what begins a session: of the two
 * the second sees the first.
 */
export async function lockStudent(tx: Tx, studentId: string): Promise<StudentRow | undefined> {
  const [student] = await tx.select().from(students).where(eq(students.id, studentId)).for('update')
  return student
}

export type NewStudent = Omit<typeof students.$inferInsert, 'emailKey'>

/**
 * The one place where students are made, however they signed up.
 * @returns undefined when the address already has a student
 */
export async function createStudent(db: Db, row: NewStudent): Promise<StudentRow | undefined> {
  const values = { ...row, emailKey: emailKeyOf(row.email) }
  const [created] = await db.insert(students).values(values).onConflictDoNothing().returning()
  return created
}

export async function lockStudentByEmail(tx: Tx, email: string): Promise<StudentRow | undefined> {
  const [student] = await tx
    .select()
    .from(students)
    .where(eq(students.emailKey, emailKeyOf(email)))
    .for('update')
  return student
}

/** A mailed secret: the id travels in the open, of the secret only the hash is stored. */
export interface MailedSecret {
  id: string
  secret: string
}

export async function createEmailConfirmation(
  tx: Tx,
  row: Omit<typeof emailConfirmations.$inferInsert, 'id' | 'secretHash'>,
): Promise<MailedSecret> {
  const mailed = { id: crypto.randomUUID(), secret: randomToken() }
  await tx.insert(emailConfirmations).values({ ...row, id: mailed.id, secretHash: hashToken(mailed.secret) })
  return mailed
}

export async function findEmailConfirmation(tx: Tx, id: string) {
  const [confirmation] = await tx.select().from(emailConfirmations).where(eq(emailConfirmations.id, id))
  return confirmation
}

/** Only the newest link sets a password: the ones before it, in mails that lie about, run out now. */
export async function createPasswordRequest(
  tx: Tx,
  row: Omit<typeof passwordRequests.$inferInsert, 'id' | 'tokenHash'> & { id?: string },
): Promise<MailedSecret> {
  const { studentId, createdAt } = row
  await tx
    .update(passwordRequests)
    .set({ expiresAt: createdAt })
    .where(
      and(
        eq(passwordRequests.studentId, studentId),
        isNull(passwordRequests.usedAt),
        gt(passwordRequests.expiresAt, createdAt),
      ),
    )
  const mailed = { id: row.id ?? crypto.randomUUID(), secret: randomToken() }
  await tx.insert(passwordRequests).values({ ...row, id: mailed.id, tokenHash: hashToken(mailed.secret) })
  return mailed
}

export async function findPasswordRequest(db: Db, id: string) {
  const [request] = await db.select().from(passwordRequests).where(eq(passwordRequests.id, id))
  return request
}

/** Compare-and-set: true for exactly one caller. */
export async function usePasswordRequest(tx: Tx, id: string, now: Date): Promise<boolean> {
  const used = await tx
    .update(passwordRequests)
    .set({ usedAt: now })
    .where(and(eq(passwordRequests.id, id), isNull(passwordRequests.usedAt)))
    .returning({ id: passwordRequests.id })
  return used.length === 1
}

/** Exactly which texts a student has accepted so far. */
export async function listAccepted(db: Db, studentId: string): Promise<AcceptedText[]> {
  return db
    .select({
      agreementId: acceptedAgreements.agreementId,
      version: acceptedAgreements.version,
      language: acceptedAgreements.language,
      contentHash: acceptedAgreements.contentHash,
    })
    .from(acceptedAgreements)
    .where(eq(acceptedAgreements.studentId, studentId))
}

/** Invalidates every other open link after a password change. */
export async function closePasswordRequests(tx: Tx, studentId: string, now: Date): Promise<void> {
  await tx
    .update(passwordRequests)
    .set({ usedAt: now })
    .where(and(eq(passwordRequests.studentId, studentId), isNull(passwordRequests.usedAt)))
}

/** Deletes expired links, and accounts never confirmed once their last link is gone. */
export async function deleteExpiredLinks(db: Db, before: Date): Promise<void> {
  await db.delete(passwordRequests).where(lt(passwordRequests.expiresAt, before))
  const expired = await db
    .select({ studentId: emailConfirmations.studentId })
    .from(emailConfirmations)
    .innerJoin(students, eq(students.id, emailConfirmations.studentId))
    .groupBy(emailConfirmations.studentId)
    .where(isNull(students.emailConfirmedAt))
    .having(lt(max(emailConfirmations.expiresAt), before))
  for (const { studentId } of expired) {
    // Rechecked in the statement: the student may have confirmed by a newer link meanwhile.
    await db.delete(students).where(and(eq(students.id, studentId), isNull(students.emailConfirmedAt)))
  }
}
