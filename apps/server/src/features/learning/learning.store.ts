import type { LearnerEvent } from '@lumi/tutor'
import { and, asc, eq, gt } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db.ts'
import { learnerEvents } from './learning.tables.ts'

/** One statement reads or deletes so many at most: on the embedded database it holds up the event loop. */
export const eventsPage = 1000

/** In the transaction of what they tell about, so that both are stored or neither. Stored again, they are stored once. */
export async function saveEvents(tx: Tx, studentId: string, events: readonly LearnerEvent[]): Promise<void> {
  if (events.length === 0) return
  const rows = events.map((event) => ({
    studentId,
    eventId: event.id,
    at: new Date(event.at),
    kind: event.kind,
    skill: 'skill' in event ? (event.skill ?? null) : null,
    event,
  }))
  await tx
    .insert(learnerEvents)
    .values(rows)
    .onConflictDoNothing({ target: [learnerEvents.studentId, learnerEvents.eventId] })
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
