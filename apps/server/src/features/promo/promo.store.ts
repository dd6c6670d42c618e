import { randomInt } from 'node:crypto'
import { PROMO_CODE } from '@lumi/contracts/product-rules'
import { and, desc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { type Db, rows, type Tx } from '../../platform/db.ts'
import { appliedCodes, personalCodes, promoCodes } from './promo.tables.ts'

export type PromoCodeRow = typeof promoCodes.$inferSelect

/** No vowels, so no words; no letters and digits that look alike. */
const alphabet = '2345689BCDFGHJKMNPQRTVWXZ'
const newCode = () =>
  Array.from({ length: PROMO_CODE.personalLength }, () => alphabet[randomInt(alphabet.length)]).join('')

export async function findPromoCode(db: Db, code: string): Promise<PromoCodeRow | undefined> {
  const [found] = await db.select().from(promoCodes).where(eq(promoCodes.code, code))
  return found
}

export async function createPromoCode(db: Db, promo: typeof promoCodes.$inferInsert): Promise<boolean> {
  const created = await db.insert(promoCodes).values(promo).onConflictDoNothing().returning({ code: promoCodes.code })
  return created.length > 0
}

export const listPromoCodes = (db: Db, limit: number) =>
  db.select().from(promoCodes).orderBy(desc(promoCodes.createdAt), promoCodes.code).limit(limit)

export async function stopPromoCode(db: Db, code: string, now: Date): Promise<PromoCodeRow | undefined> {
  const [stopped] = await db
    .update(promoCodes)
    .set({ stoppedAt: sql`coalesce(${promoCodes.stoppedAt}, ${now.toISOString()}::timestamptz)` })
    .where(eq(promoCodes.code, code))
    .returning()
  return stopped
}

/** Takes one use, if one is left. The condition is in the statement: a hundred at once get exactly what there is. */
export async function takeUse(tx: Tx, code: string): Promise<boolean> {
  const taken = await tx
    .update(promoCodes)
    .set({ uses: sql`${promoCodes.uses} + 1` })
    .where(and(eq(promoCodes.code, code), or(isNull(promoCodes.maxUses), lt(promoCodes.uses, promoCodes.maxUses))))
    .returning({ code: promoCodes.code })
  return taken.length > 0
}

/** Somebody else can use the code again. */
export async function giveUseBack(tx: Tx, code: string): Promise<void> {
  await tx
    .update(promoCodes)
    .set({ uses: sql`greatest(${promoCodes.uses} - 1, 0)` })
    .where(eq(promoCodes.code, code))
}

/** Of one student, one at a time: the lock of the student's own row. */
export async function lockApplied(tx: Tx, studentId: string) {
  await tx.execute(sql`select 1 from students where id = ${studentId} for update`)
  return findApplied(tx, studentId)
}

export async function findApplied(db: Db, studentId: string) {
  const [found] = await db
    .select({ applied: appliedCodes, promo: promoCodes })
    .from(appliedCodes)
    .innerJoin(promoCodes, eq(promoCodes.code, appliedCodes.code))
    .where(eq(appliedCodes.studentId, studentId))
  return found
}

export async function saveApplied(
  tx: Tx,
  applied: { studentId: string; code: string; appliedAt: Date; paymentId?: string },
): Promise<void> {
  await tx
    .insert(appliedCodes)
    .values(applied)
    .onConflictDoUpdate({
      target: appliedCodes.studentId,
      set: { code: applied.code, appliedAt: applied.appliedAt, paymentId: applied.paymentId ?? null },
    })
}

export async function forgetApplied(tx: Tx, studentId: string): Promise<void> {
  await tx.delete(appliedCodes).where(eq(appliedCodes.studentId, studentId))
}

/** Made at the first question. */
export async function getPersonalCode(db: Db, studentId: string, now: Date) {
  for (;;) {
    const [found] = await db.select().from(personalCodes).where(eq(personalCodes.studentId, studentId))
    if (found) return found
    // A code that somebody has already is tried again with other letters.
    await db.insert(personalCodes).values({ studentId, code: newCode(), createdAt: now }).onConflictDoNothing()
  }
}

export async function findCodeOwner(db: Db, code: string): Promise<{ studentId: string; code: string } | undefined> {
  const [found] = await db
    .select({ studentId: personalCodes.studentId, code: personalCodes.code })
    .from(personalCodes)
    .where(eq(personalCodes.code, code))
  return found
}

/** How often each code was really paid with. */
export async function countPaid(db: Db): Promise<Map<string, number>> {
  const found = await rows<{ code: string; paid: number }>(
    db,
    sql`select code, count(payment_id)::int as paid from applied_codes group by code`,
  )
  return new Map(found.map(({ code, paid }) => [code, paid]))
}
