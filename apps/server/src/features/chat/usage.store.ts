import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db.ts'
import { usagePeriods } from './chat.tables.ts'
import type { Period } from './usage.rules.ts'

export async function findNewestPeriod(db: Db, studentId: string): Promise<Period | null> {
  const [period] = await db
    .select()
    .from(usagePeriods)
    .where(eq(usagePeriods.studentId, studentId))
    .orderBy(desc(usagePeriods.number))
    .limit(1)
  return period ?? null
}

/** Idempotent: of two parallel first messages of a day only one inserts the numbered period. */
export async function openPeriod(db: Db, studentId: string, period: Period): Promise<void> {
  await db
    .insert(usagePeriods)
    .values({ studentId, ...period })
    .onConflictDoNothing()
}

/** For the test hook. */
export async function saveMessagesLeft(db: Db, studentId: string, number: number, messagesLeft: number): Promise<void> {
  await db
    .update(usagePeriods)
    .set({
      allowance: sql`greatest(${usagePeriods.allowance}, ${messagesLeft}::int)`,
      used: sql`greatest(${usagePeriods.allowance}, ${messagesLeft}::int) - ${messagesLeft}::int`,
    })
    .where(and(eq(usagePeriods.studentId, studentId), eq(usagePeriods.number, number)))
}
