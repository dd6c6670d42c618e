import { and, desc, eq, sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/db.ts'
import { bonusBalances, usagePeriods } from './chat.tables.ts'
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

export async function findBonusLeft(db: Db, studentId: string): Promise<number> {
  const [balance] = await db
    .select({ left: bonusBalances.messagesLeft })
    .from(bonusBalances)
    .where(eq(bonusBalances.studentId, studentId))
  return balance?.left ?? 0
}

/** Idempotent: of two parallel first messages of a day only one inserts the numbered period. */
export async function openPeriod(db: Db, studentId: string, period: Period): Promise<void> {
  await db
    .insert(usagePeriods)
    .values({ studentId, ...period })
    .onConflictDoNothing()
}

/**
 * Takes one of the turns of the day in which a language model may be asked. They are counted apart from messages: what is
 * free for the student costs the operator all the same.
 *
 * @returns false when none is left
 */
export async function takeModelTurn(db: Db, studentId: string, most: number): Promise<boolean> {
  const taken = await rows(
    db,
    sql`update usage_periods set model_turns = model_turns + 1
        where student_id = ${studentId} and model_turns < ${most}
          and number = (select max(number) from usage_periods where student_id = ${studentId})
        returning 1`,
  )
  return taken.length > 0
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
