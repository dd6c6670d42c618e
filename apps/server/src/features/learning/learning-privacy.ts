import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/db.ts'
import type { PersonalData } from '../../platform/personal-data.ts'
import { eventsOf, eventsPage } from './learning.store.ts'

export const learningPersonalData = (db: Db): PersonalData => ({
  name: 'learning',
  async *exportOf(studentId) {
    for await (const page of eventsOf(db, studentId)) {
      for (const event of page) yield { ...event, at: new Date(event.at) }
    }
  },
  async erase(on, studentId) {
    for (;;) {
      const deleted = await rows(
        on,
        sql`delete from learner_events where seq in (
              select seq from learner_events where student_id = ${studentId} limit ${eventsPage}
            ) returning 1`,
      )
      if (deleted.length < eventsPage) return
    }
  },
})
