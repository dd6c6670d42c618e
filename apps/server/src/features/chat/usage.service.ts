import type { BonusReason } from '@lumi/contracts/billing'
import type { Usage } from '@lumi/contracts/chat'
import { USAGE } from '@lumi/contracts/product-rules'
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db.ts'
import type { Platform } from '../../platform/platform.ts'
import { students } from '../auth/auth.tables.ts'
import { bonusBalances, bonusEntries, conversations } from './chat.tables.ts'
import { countPictures } from './pictures/pictures.store.ts'
import { nextPeriod, type Period, unitsOf, usageOf } from './usage.rules.ts'
import { findBonusLeft, findNewestPeriod, openPeriod } from './usage.store.ts'

export interface UsageStudent {
  id: string
  timeZone: string
}

/** Answered by the `billing` feature: messages of a day; null: no limit. */
export type AllowanceOf = (studentId: string, reader: Db) => Promise<number | null>

export type UsageService = ReturnType<typeof createUsage>

/** The day's messages, by the plan of the student, and the bonus messages. */
export function createUsage({ db, clock }: Pick<Platform, 'db' | 'clock'>, allowanceOf: AllowanceOf) {
  /** The day of now. Not stored before its first message. */
  async function current(student: UsageStudent): Promise<Period> {
    const now = clock.now()
    const newest = await findNewestPeriod(db, student.id)
    if (newest && newest.endsAt > now) return newest
    return nextPeriod(newest, student.timeZone, now, unitsOf(await allowanceOf(student.id, db)))
  }

  return {
    today: async (student: UsageStudent): Promise<Usage> =>
      usageOf(await current(student), await findBonusLeft(db, student.id)),

    /**
     * Stores the day of now, if it is not. The student is locked, as for a purchase: of the two the second sees the first, so
     * no day begins with the allowance of a plan that was just left behind.
     */
    async openDay(student: UsageStudent): Promise<void> {
      const now = clock.now()
      const newest = await findNewestPeriod(db, student.id)
      if (newest && newest.endsAt > now) return
      await db.transaction(async (tx) => {
        await tx.select({ id: students.id }).from(students).where(eq(students.id, student.id)).for('no key update')
        const last = await findNewestPeriod(tx, student.id)
        if (last && last.endsAt > now) return
        const allowance = unitsOf(await allowanceOf(student.id, tx))
        await openPeriod(tx, student.id, nextPeriod(last, student.timeZone, now, allowance))
      })
    },

    /** A plan begins: more messages for the rest of the day. A smaller plan begins with the next day. */
    async raiseAllowance(tx: Tx, studentId: string, messagesPerDay: number | null): Promise<void> {
      await tx.execute(sql`
        update usage_periods set allowance = greatest(allowance, ${unitsOf(messagesPerDay)}::int)
        where student_id = ${studentId} and ends_at > ${clock.now().toISOString()}::timestamptz`)
    },

    dayStartsAt: async (student: UsageStudent) => (await current(student)).startsAt,

    async details(student: UsageStudent) {
      const period = await current(student)
      const [open] = await db
        .select({ problem: conversations.openProblemId })
        .from(conversations)
        .where(and(eq(conversations.studentId, student.id), isNotNull(conversations.openProblemId)))
        .limit(1)
      return {
        ...usageOf(period, await findBonusLeft(db, student.id)),
        photosToday: await countPictures(db, student.id, period.startsAt),
        graceTurnsLeft: open ? Math.max(0, USAGE.graceTurns - period.graceTurnsUsed) : null,
      }
    },

    /** Gives bonus messages, or takes back what is not used yet. Once for each key. @returns the change */
    async grantBonus(
      tx: Tx,
      { studentId, units, reason, key }: { studentId: string; units: number; reason: BonusReason; key: string },
    ): Promise<number> {
      await tx.insert(bonusBalances).values({ studentId, messagesLeft: 0 }).onConflictDoNothing()
      const [balance] = await tx
        .select()
        .from(bonusBalances)
        .where(eq(bonusBalances.studentId, studentId))
        .for('update')
      const change = Math.max(units, -(balance?.messagesLeft ?? 0))
      const stored = await tx
        .insert(bonusEntries)
        .values({ studentId, key, units: change, reason, createdAt: clock.now() })
        .onConflictDoNothing()
        .returning({ units: bonusEntries.units })
      if (stored.length === 0) return 0
      await tx.execute(
        sql`update bonus_balances set messages_left = messages_left + ${change}::int where student_id = ${studentId}`,
      )
      return change
    },

    /** What was given and taken back, newest first. */
    async listBonuses(studentId: string) {
      const found = await db
        .select()
        .from(bonusEntries)
        .where(eq(bonusEntries.studentId, studentId))
        .orderBy(desc(bonusEntries.createdAt))
        .limit(100)
      return found.map(({ createdAt, units, reason }) => ({ at: createdAt.toISOString(), units, reason }))
    },
  }
}
