import { ANALYTICS_STORE } from '@lumi/contracts/telemetry-limits'
import { desc, eq, lt, sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/db.ts'
import type { Batch } from './collector.ts'
import { analyticsBatches } from './telemetry.tables.ts'

const dayMs = 24 * 60 * 60 * 1000

/** @returns false when the student has sent as much within a day as is kept of one */
export async function saveBatch(db: Db, batch: Batch): Promise<boolean> {
  const { studentId, sessionId, receivedAt, properties, events } = batch
  const stored = JSON.stringify(events)
  const since = new Date(receivedAt.getTime() - dayMs)
  const saved = await rows(
    db,
    sql`insert into ${analyticsBatches} (student_id, session_id, received_at, properties, events, size_bytes)
        select ${studentId}, ${sessionId}, ${receivedAt.toISOString()}::timestamptz, ${JSON.stringify(properties)}::jsonb,
          ${stored}::jsonb, ${Buffer.byteLength(stored)}::int
        where (
          select coalesce(sum(size_bytes), 0) from ${analyticsBatches}
          where student_id = ${studentId} and received_at > ${since.toISOString()}::timestamptz
        ) < ${ANALYTICS_STORE.maxBytesPerDay}
        returning batch_id`,
  )
  return saved.length > 0
}

export async function deleteBatchesOf(db: Db, studentId: string): Promise<void> {
  await db.delete(analyticsBatches).where(eq(analyticsBatches.studentId, studentId))
}

export async function deleteBatchesBefore(db: Db, before: Date): Promise<void> {
  await db.delete(analyticsBatches).where(lt(analyticsBatches.receivedAt, before))
}

/** Deletes the oldest batches until the others fit. */
export async function deleteBatchesBeyond(db: Db, maxBytes: number): Promise<void> {
  await rows(
    db,
    sql`delete from ${analyticsBatches} where batch_id <= (
          select max(batch_id) from (
            select batch_id, sum(size_bytes) over (order by batch_id desc) as bytes from ${analyticsBatches}
          ) as newest where bytes > ${maxBytes}
        )`,
  )
}

export const listBatchesOf = (db: Db, studentId: string) =>
  db
    .select({
      receivedAt: analyticsBatches.receivedAt,
      properties: analyticsBatches.properties,
      events: analyticsBatches.events,
    })
    .from(analyticsBatches)
    .where(eq(analyticsBatches.studentId, studentId))
    .orderBy(desc(analyticsBatches.batchId))

/** How often each event came since, by what it was about. */
export const countEvents = (db: Db, since: Date) =>
  rows<{ event: string; about: string | null; times: number; students: number; average: number | null }>(
    db,
    sql`select event ->> 'name' as event,
          coalesce(event -> 'properties' ->> 'screen', event -> 'properties' ->> 'call') as about,
          count(*)::int as times, count(distinct student_id)::int as students,
          round(avg(coalesce(
            (event -> 'properties' ->> 'seconds')::numeric, (event -> 'properties' ->> 'ms')::numeric
          )))::int as average
        from ${analyticsBatches}, jsonb_array_elements(events) as event
        where received_at >= ${since.toISOString()}::timestamptz
        group by 1, 2 order by 3 desc, 1, 2`,
  )
