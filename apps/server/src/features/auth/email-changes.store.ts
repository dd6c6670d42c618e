import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db.ts'
import { lockStudent } from './auth.store.ts'
import { emailChanges, students } from './auth.tables.ts'

export type EmailChangeRow = typeof emailChanges.$inferSelect

const isOpen = and(isNull(emailChanges.confirmedAt), isNull(emailChanges.closedAt))

export async function createEmailChange(tx: Tx, row: typeof emailChanges.$inferInsert): Promise<void> {
  await tx.insert(emailChanges).values(row)
}

export async function findOpenEmailChange(db: Db, studentId: string): Promise<EmailChangeRow | undefined> {
  const [change] = await db
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.studentId, studentId), isOpen))
  return change
}

/** Locks the student row first, as every change of an address does, then reads the change under that lock. */
export async function lockEmailChange(tx: Tx, id: string) {
  const [found] = await tx
    .select({ studentId: emailChanges.studentId })
    .from(emailChanges)
    .where(eq(emailChanges.id, id))
  const student = found && (await lockStudent(tx, found.studentId))
  const [change] = await tx.select().from(emailChanges).where(eq(emailChanges.id, id))
  return student && change ? { student, change } : undefined
}

/** @returns whether one was waiting */
export async function closeOpenEmailChange(tx: Tx, studentId: string, now: Date): Promise<boolean> {
  const closed = await tx
    .update(emailChanges)
    .set({ closedAt: now })
    .where(and(eq(emailChanges.studentId, studentId), isOpen))
    .returning({ id: emailChanges.id })
  return closed.length > 0
}

/** Undoing a change also ends all later ones: they have no undo of their own. */
export async function closeAllEmailChanges(tx: Tx, studentId: string, now: Date): Promise<void> {
  await tx
    .update(emailChanges)
    .set({ closedAt: now })
    .where(and(eq(emailChanges.studentId, studentId), isNull(emailChanges.closedAt)))
}

export async function saveConfirmed(
  tx: Tx,
  id: string,
  confirmed: { confirmedAt: Date; undoHash: string; undoExpiresAt: Date },
): Promise<void> {
  await tx.update(emailChanges).set(confirmed).where(eq(emailChanges.id, id))
}

/** An unconfirmed sign-up does not reserve its address. */
export async function deleteUnconfirmedStudent(tx: Tx, emailKey: string): Promise<void> {
  await tx.delete(students).where(and(eq(students.emailKey, emailKey), isNull(students.emailConfirmedAt)))
}

/** Deletes changes whose links expired before `before`. */
export async function deleteOldEmailChanges(db: Db, before: Date): Promise<void> {
  await db
    .delete(emailChanges)
    .where(
      or(
        and(isNull(emailChanges.confirmedAt), lt(emailChanges.expiresAt, before)),
        lt(emailChanges.undoExpiresAt, before),
      ),
    )
}
