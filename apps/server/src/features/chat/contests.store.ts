import { sql } from 'drizzle-orm'
import { type Db, rows, type Tx } from '../../platform/db.ts'

/**
 * Gives back the unit of a verdict that turned out wrong: the last verdict before `position`, if it was charged. The entry
 * changes its kind, so a unit is still either charged or given back, once. Call in the transaction that settles the reply
 * which admits the mistake, after it: the period is locked by then.
 *
 * @returns the number of the period, and what it has used now
 */
export async function giveBackContested(
  tx: Tx,
  contest: { conversationId: string; position: number },
): Promise<{ number: number; used: number } | undefined> {
  const [period] = await rows<{ number: number; used: number }>(
    tx,
    sql`
      with contested as (
        select message_id, attempt from messages
        where conversation_id = ${contest.conversationId}::uuid and position < ${contest.position}
          and author = 'tutor' and content ->> 'verdict' in ('incorrect', 'cannot-check')
        order by position desc limit 1
      ), entry as (
        update usage_entries charged set kind = 'refunded', units = -reserved.units
        from contested, usage_entries reserved
        where charged.message_id = contested.message_id and charged.attempt = contested.attempt
          and charged.kind = 'charged'
          and reserved.message_id = charged.message_id and reserved.attempt = charged.attempt
          and reserved.kind = 'reserved'
        returning charged.student_id, charged.period_number, charged.units, charged.is_bonus
      ), purse as (
        update bonus_balances b set messages_left = b.messages_left + entry.units
        from entry where entry.is_bonus and b.student_id = entry.student_id
      )
      update usage_periods p set used = case when entry.is_bonus then p.used else greatest(0, p.used - entry.units) end
      from entry where p.student_id = entry.student_id and p.number = entry.period_number
      returning p.number, p.used`,
  )
  return period
}

export interface SetAside {
  at: Date
  task: string
  line: string
}

/** Tasks in which a student contested a verdict and was right, newest first. Names no student. */
export async function listSetAside(db: Db, limit: number): Promise<SetAside[]> {
  const found = await rows<{ atMs: number; task: string; line: string }>(
    db,
    sql`
      select (extract(epoch from created_at) * 1000)::float8 as "atMs",
        content -> 'contest' ->> 'task' as task, content -> 'contest' ->> 'line' as line
      from messages where author = 'tutor' and content -> 'contest' ->> 'upheld' = 'true'
      order by created_at desc limit ${limit}`,
  )
  return found.map(({ atMs, task, line }) => ({ at: new Date(atMs), task, line }))
}
