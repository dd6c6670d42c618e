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

/** A form sent again after a lost answer keeps its sign-up and gets a new cookie. */
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

/** Stores it and returns its id. Of two equal forms at the same moment the second is stored without its attempt id. */
export async function createSignUp(tx: Tx, row: NewSignUp): Promise<string> {
  const [stored] = await tx
    .insert(signUps)
    .values(row)
    .onConflictDoNothing({ target: signUps.attemptHash })
    .returning({ id: signUps.id })
  if (!stored) await tx.insert(signUps).values({ ...row, attemptHash: null })
  return row.id
}

/** Orders the mail, possibly to another address. False when a concurrent call won. */
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
 * @returns whether the account went
 */
export async function leaveAddress(tx: Tx, signUp: SignUpRow, former: StudentRow): Promise<boolean> {
  const ofThisSignUp = (table: typeof emailConfirmations | typeof passwordRequests) =>
    and(eq(table.signUpId, signUp.id), eq(table.studentId, former.id))
  await tx.delete(emailConfirmations).where(ofThisSignUp(emailConfirmations))
  await tx.delete(passwordRequests).where(ofThisSignUp(passwordRequests))
  await tx.update(signUps).set({ studentId: null, isTaken: false }).where(eq(signUps.id, signUp.id))
  const others = tx
    .select({ id: signUps.id })
    .from(signUps)
    .where(and(eq(signUps.studentId, former.id), ne(signUps.id, signUp.id)))
  const deleted = await tx
    .delete(students)
    .where(and(eq(students.id, former.id), isNull(students.emailConfirmedAt), not(exists(others))))
    .returning({ id: students.id })
  return deleted.length > 0
}

/** A link is void as soon as the address of its sign-up is corrected, before the outbox job runs. */
export async function isLinkAlive(db: Db, signUpId: string | null, student: StudentRow): Promise<boolean> {
  if (signUpId === null) return true
  const [signUp] = await db.select({ emailKey: signUps.emailKey }).from(signUps).where(eq(signUps.id, signUpId))
  return signUp === undefined || signUp.emailKey === student.emailKey
}

/**
 * The browser that signed up opens a link to its address: its sign-up has done its work and goes. Undefined when the
 * cookie belongs to another account, or another call of the same moment was first.
 */
export async function takeSignUp(
  tx: Tx,
  token: string | undefined,
  student: StudentRow,
  now: Date,
): Promise<SignUpRow | undefined> {
  if (token === undefined) return undefined
  const [taken] = await tx
    .delete(signUps)
    .where(
      and(
        eq(signUps.tokenHash, hashToken(token)),
        eq(signUps.studentId, student.id),
        eq(signUps.emailKey, student.emailKey),
        eq(signUps.isTaken, false),
        gt(signUps.expiresAt, now),
      ),
    )
    .returning()
  return taken
}

/**
 * The password of a link that is opened elsewhere: the one that every sign-up with this address chose. Null when they
 * chose different ones: which of them is the owner's cannot be told, and the newest letter may be a stranger's. Letters
 * that have run out count too, as long as they are kept.
 */
export async function findOnlyPassword(tx: Tx, studentId: string): Promise<string | null> {
  const chosen = await tx
    .selectDistinct({ passwordHash: emailConfirmations.passwordHash })
    .from(emailConfirmations)
    .where(eq(emailConfirmations.studentId, studentId))
  const [only, ...others] = chosen
  return only && others.length === 0 ? only.passwordHash : null
}

export async function deleteExpiredSignUps(db: Db, now: Date): Promise<void> {
  await db.delete(signUps).where(lte(signUps.expiresAt, now))
}
