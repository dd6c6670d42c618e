import type { LearnerEvent } from '@lumi/tutor'
import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db.ts'
import { toJson } from '../../platform/storable-json.ts'
import { learnerEvents } from './learning.tables.ts'

/** Page size of reads and deletes: a longer statement on the embedded database would block the event loop. */
export const eventsPage = 1000

/** A CTE that stores the events with the end of their reply, both or neither. Idempotent. */
export function savingEvents(studentId: string, events: readonly LearnerEvent[], onlyWith: SQL): SQL {
  const stored = events.map((event) => ({
    eventId: event.id,
    at: new Date(event.at).toISOString(),
    kind: event.kind,
    skill: 'skill' in event ? (event.skill ?? null) : null,
    event,
  }))
  return sql`
    insert into learner_events (student_id, event_id, at, kind, skill, event)
    select ${studentId}, new."eventId", new.at, new.kind, new.skill, new.event
    from ${onlyWith}, json_to_recordset(${toJson(stored)}::json)
      as new("eventId" text, at timestamptz, kind text, skill text, event jsonb)
    on conflict (student_id, event_id) do nothing`
}

/** In the order in which they were stored, in pages. */
export async function* eventsOf(db: Db, studentId: string): AsyncGenerator<LearnerEvent[]> {
  let after = 0
  for (;;) {
    const page = await db
      .select({ seq: learnerEvents.seq, event: learnerEvents.event })
      .from(learnerEvents)
      .where(and(eq(learnerEvents.studentId, studentId), gt(learnerEvents.seq, after)))
      .orderBy(asc(learnerEvents.seq))
      .limit(eventsPage)
    if (page.length > 0) yield page.map(({ event }) => event)
    after = page.at(-1)?.seq ?? after
    if (page.length < eventsPage) return
  }
}

export async function listEvents(db: Db, studentId: string): Promise<LearnerEvent[]> {
  const all: LearnerEvent[] = []
  for await (const page of eventsOf(db, studentId)) all.push(...page)
  return all
}
