import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { rows } from '../../platform/db.ts'
import type { Env } from '../../platform/env.ts'
import { nothingSpent, type Spent } from '../../platform/model/metered.ts'
import type { CallCost } from '../../platform/model/model.ts'
import type { Platform } from '../../platform/platform.ts'
import { modelCalls } from './chat.tables.ts'

/** What a language model costs for each student, and whether today's money allows another turn. */
export interface ModelCosts {
  /** An account for the calls of one turn: each is stored as soon as its cost is known. */
  accountOf(studentId: string): Spent
  /** Looked at before a turn; a turn that has begun is finished, so a day may cost a little more than its limit. */
  isMoneyLeft(studentId: string): Promise<boolean>
}

const tries = 2

export function createModelCosts(
  { db, clock, log }: Pick<Platform, 'db' | 'clock' | 'log'>,
  limits: Env['model']['dayCost'],
): ModelCosts {
  async function store(studentId: string, { input, cached, output, cost }: CallCost): Promise<void> {
    const call = {
      callId: randomUUID(),
      studentId,
      at: clock.now(),
      inputTokens: input,
      cachedTokens: cached,
      outputTokens: output,
      cost,
    }
    for (let attempt = 1; attempt <= tries; attempt++) {
      try {
        // The first try may have been stored although its answer was lost.
        await db.insert(modelCalls).values(call).onConflictDoNothing()
        return
      } catch (error) {
        // The student may have been erased while the model spoke. A reply is worth more than its bill.
        if (attempt === tries) log.warn({ error, cost }, 'The cost of a call of the model could not be stored')
      }
    }
  }

  return {
    accountOf: (studentId) => nothingSpent((call) => store(studentId, call)),

    async isMoneyLeft(studentId) {
      const { student, total } = limits
      if (student !== undefined) {
        // The same day as that of the student's messages and turns.
        const [spent] = await rows<{ cost: number }>(
          db,
          sql`select coalesce(sum(cost), 0)::float8 as cost from model_calls
              where student_id = ${studentId} and at >= (
                select starts_at from usage_periods where student_id = ${studentId} order by number desc limit 1
              )`,
        )
        if (spent!.cost >= student) return false
      }
      if (total !== undefined) {
        const midnight = `${clock.now().toISOString().slice(0, 10)}T00:00:00Z`
        const [spent] = await rows<{ cost: number }>(
          db,
          sql`select coalesce(sum(cost), 0)::float8 as cost from model_calls where at >= ${midnight}::timestamptz`,
        )
        if (spent!.cost >= total) return false
      }
      return true
    },
  }
}
