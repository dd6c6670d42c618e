import { and, eq, exists, gt, isNull, lte, ne, not } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db.ts'
import { hashToken } from '../../platform/secrets.ts'
import type { StudentRow } from './auth.store.ts'
import { emailConfirmations, passwordRequests, signUps, students } from './auth.tables.ts'

export type SignUpRow = typeof signUps.$inferSelect
export type NewSignUp = typeof signUps.$inferInsert

/** The sign-up that a device waits for, while its links still work. */
export async function findOpenSignUp(db: Db, token: string | undefined, now: Date): Promise<SignUpRow | undefined> {
  if (!token) return undefined
  const [found] = await db
    .select()
    .from(signUps)
    .where(and(eq(signUps.tokenHash, hashToken(token)), gt(signUps.expiresAt, now)))
  return found
}

/** A form that was sent again after its answer got lost keeps its sign-up and gets a new cookie. */
export async function resumeSignUp(
  db: Db,
  attempt: { attemptId: string; emailKey: string; token: string },
  now: Date,
): Promise<boolean> {
  const resumed = await db
    .update(signUps)
    .set({ tokenHash: hashToken(attempt.token) })
    .where(
      and(
        eq(signUps.attemptHash, hashToken(attempt.attemptId)),
        eq(signUps.emailKey, attempt.emailKey),
        gt(signUps.expiresAt, now),
      ),
    )
    .returning({ id: signUps.id })
  return resumed.length === 1
}

/** Stores it and answers its id. Of two equal forms that arrive at the same moment the second one does without its attempt. */
export async function createSignUp(tx: Tx, row: NewSignUp): Promise<string> {
  const [stored] = await tx
    .insert(signUps)
    .values(row)
    .onConflictDoNothing({ target: signUps.attemptHash })
    .returning({ id: signUps.id })
  if (!stored) await tx.insert(signUps).values({ ...row, attemptHash: null })
  return row.id
}

/** Orders the mail, perhaps to another address. False when another call of the same moment was first. */
export async function orderMail(
  tx: Tx,
  signUp: SignUpRow,
  order: { email: string; emailKey: string; orderedAt: Date; expiresAt: Date },
): Promise<boolean> {
  const ordered = await tx
    .update(signUps)
    .set(order)
    .where(and(eq(signUps.id, signUp.id), eq(signUps.orderedAt, signUp.orderedAt)))
    .returning({ id: signUps.id })
  return ordered.length === 1
}

export async function lockSignUp(tx: Tx, id: string): Promise<SignUpRow | undefined> {
  const [signUp] = await tx.select().from(signUps).where(eq(signUps.id, id)).for('update')
  return signUp
}

export async function noteWritten(
  tx: Tx,
  signUp: SignUpRow,
  written: Pick<SignUpRow, 'studentId' | 'isTaken'>,
): Promise<void> {
  await tx
    .update(signUps)
    .set({ ...written, writtenFor: signUp.orderedAt })
    .where(eq(signUps.id, signUp.id))
}

/**
 * The address was mistyped: its links go, and so does the account unless it was confirmed or another device signed up
 * with the same address.
 */
export async function leaveAddress(tx: Tx, signUp: SignUpRow, former: StudentRow): Promise<void> {
  const ofThisSignUp = (table: typeof emailConfirmations | typeof passwordRequests) =>
    and(eq(table.signUpId, signUp.id), eq(table.studentId, former.id))
  await tx.delete(emailConfirmations).where(ofThisSignUp(emailConfirmations))
  await tx.delete(passwordRequests).where(ofThisSignUp(passwordRequests))
  await tx.update(signUps).set({ studentId: null, isTaken: false }).where(eq(signUps.id, signUp.id))
  const others = tx
    .select({ id: signUps.id })
    .from(signUps)
    .where(and(eq(signUps.studentId, former.id), ne(signUps.id, signUp.id)))
  await tx
    .delete(students)
    .where(and(eq(students.id, former.id), isNull(students.emailConfirmedAt), not(exists(others))))
}

/** A link dies the moment the address of its sign-up is corrected, even before the outbox has tidied up. */
export async function isLinkAlive(db: Db, signUpId: string | null, student: StudentRow): Promise<boolean> {
  if (signUpId === null) return true
  const [signUp] = await db.select({ emailKey: signUps.emailKey }).from(signUps).where(eq(signUps.id, signUpId))
  return signUp === undefined || signUp.emailKey === student.emailKey
}

export async function deleteExpiredSignUps(db: Db, now: Date): Promise<void> {
  await db.delete(signUps).where(lte(signUps.expiresAt, now))
}
