import { and, eq, gt, inArray, isNull, lt, lte, sql } from 'drizzle-orm'
import { type Db, rows, type Tx } from '../../../platform/db.ts'
import { students } from '../auth.tables.ts'
import { phoneCosts, phoneTrials, phoneVerifications, studentPhones, trials } from './phone.tables.ts'

export type VerificationRow = typeof phoneVerifications.$inferSelect
export type TrialRow = typeof trials.$inferSelect
type NewVerification = typeof phoneVerifications.$inferInsert

export async function findVerification(db: Db, studentId: string): Promise<VerificationRow | undefined> {
  const [found] = await db.select().from(phoneVerifications).where(eq(phoneVerifications.studentId, studentId))
  return found
}

/**
 * Replaces the former code. False when the student must still wait: of two orders at once the second does nothing. Another
 * way, or another number, need not wait.
 */
export async function orderCode(tx: Tx, order: NewVerification, now: Date): Promise<boolean> {
  const stored = await tx
    .insert(phoneVerifications)
    .values(order)
    .onConflictDoUpdate({
      target: phoneVerifications.studentId,
      set: order,
      setWhere: sql`${phoneVerifications.resendAt} <= ${now.toISOString()}::timestamptz
        or ${phoneVerifications.channel} <> ${order.channel} or ${phoneVerifications.phoneHash} <> ${order.phoneHash}`,
    })
    .returning({ orderId: phoneVerifications.orderId })
  return stored.length > 0
}

/**
 * Adds a price to what a day has cost.
 * @returns false, and adds nothing, if that would be more than the limit
 */
export async function addCost(
  tx: Tx,
  { limit, ...cost }: typeof phoneCosts.$inferInsert & { limit: number },
): Promise<boolean> {
  if (cost.cost > limit) return false
  const added = await tx
    .insert(phoneCosts)
    .values(cost)
    .onConflictDoUpdate({
      target: [phoneCosts.day, phoneCosts.kind, phoneCosts.key],
      set: { cost: sql`${phoneCosts.cost} + excluded.cost` },
      setWhere: sql`${phoneCosts.cost} + excluded.cost <= ${limit}`,
    })
    .returning({ cost: phoneCosts.cost })
  return added.length > 0
}

/** Takes the order for this process. At most once: a call that may have been made is not made again. */
export async function takeOrder(db: Db, orderId: string, now: Date): Promise<VerificationRow | undefined> {
  const [taken] = await db
    .update(phoneVerifications)
    .set({ state: 'sending' })
    .where(
      and(
        eq(phoneVerifications.orderId, orderId),
        eq(phoneVerifications.state, 'ordered'),
        gt(phoneVerifications.expiresAt, now),
      ),
    )
    .returning()
  return taken
}

export async function endOrder(
  db: Db,
  orderId: string,
  end: Pick<NewVerification, 'state' | 'codeHash' | 'reference'> & { resendAt?: Date },
): Promise<void> {
  await db.update(phoneVerifications).set(end).where(eq(phoneVerifications.orderId, orderId))
}

/** Consumes one try; parallel guesses cannot share one. */
export async function takeTry(db: Db, studentId: string, now: Date): Promise<VerificationRow | undefined> {
  const [tried] = await db
    .update(phoneVerifications)
    .set({ triesLeft: sql`${phoneVerifications.triesLeft} - 1` })
    .where(
      and(
        eq(phoneVerifications.studentId, studentId),
        gt(phoneVerifications.triesLeft, 0),
        gt(phoneVerifications.expiresAt, now),
        eq(phoneVerifications.state, 'sent'),
      ),
    )
    .returning()
  return tried
}

/** The number is no longer needed: from here on only its hash is kept. */
export async function closeVerification(tx: Tx, orderId: string): Promise<boolean> {
  const closed = await tx
    .update(phoneVerifications)
    .set({ state: 'confirmed', phone: null })
    .where(and(eq(phoneVerifications.orderId, orderId), eq(phoneVerifications.state, 'sent')))
    .returning({ orderId: phoneVerifications.orderId })
  return closed.length > 0
}

export async function savePhone(tx: Tx, phone: typeof studentPhones.$inferInsert): Promise<void> {
  await tx.insert(studentPhones).values(phone).onConflictDoNothing()
}

/** @returns false if the number has started a trial before, for whomever */
export async function useNumber(tx: Tx, number: typeof phoneTrials.$inferInsert): Promise<boolean> {
  const used = await tx
    .insert(phoneTrials)
    .values(number)
    .onConflictDoNothing()
    .returning({ phoneHash: phoneTrials.phoneHash })
  return used.length > 0
}

/** @returns false if the student has had a trial before */
export async function saveTrial(tx: Tx, trial: typeof trials.$inferInsert): Promise<boolean> {
  const saved = await tx.insert(trials).values(trial).onConflictDoNothing().returning({ studentId: trials.studentId })
  return saved.length > 0
}

export async function findTrial(db: Db, studentId: string): Promise<TrialRow | undefined> {
  const [found] = await db.select().from(trials).where(eq(trials.studentId, studentId))
  return found
}

/** Trials that end soon, with whom to tell. Marked here, so that no reminder is written twice. */
export async function takeReminders(tx: Tx, before: Date, now: Date, limit: number) {
  const due = tx
    .select({ studentId: trials.studentId })
    .from(trials)
    .where(and(lte(trials.endsAt, before), gt(trials.endsAt, now), isNull(trials.remindedAt)))
    .limit(limit)
    .for('update', { skipLocked: true })
  return tx
    .update(trials)
    .set({ remindedAt: now })
    .from(students)
    .where(and(inArray(trials.studentId, due), eq(students.id, trials.studentId)))
    .returning({
      studentId: trials.studentId,
      endsAt: trials.endsAt,
      email: students.email,
      languageId: students.languageId,
      timeZone: students.timeZone,
      deletesAt: students.deletesAt,
    })
}

export const listPhones = (db: Db, studentId: string) =>
  db
    .select({ confirmedAt: studentPhones.confirmedAt })
    .from(studentPhones)
    .where(eq(studentPhones.studentId, studentId))

export async function deleteOldPhones(db: Db, before: Date, firstDay: string): Promise<void> {
  await db.delete(phoneVerifications).where(lt(phoneVerifications.createdAt, before))
  await db.delete(phoneCosts).where(lt(phoneCosts.day, firstDay))
}

/** Whether two students have confirmed the same number. */
export async function sharePhone(db: Db, one: string, other: string): Promise<boolean> {
  const found = await rows(
    db,
    sql`select 1 from student_phones a join student_phones b using (phone_hash)
        where a.student_id = ${one} and b.student_id = ${other} limit 1`,
  )
  return found.length > 0
}
