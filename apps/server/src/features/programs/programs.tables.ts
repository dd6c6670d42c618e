import type { Subject } from '@lumi/contracts/programs'
import { sql } from 'drizzle-orm'
import { pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { students } from '../auth/auth.tables.ts'

const instant = () => timestamp({ withTimezone: true, precision: 3 })

/** Programs that a student studies or has paused. Rows are never deleted, so progress is still there after a pause. */
export const studentPrograms = pgTable(
  'student_programs',
  {
    studentId: text()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    /** Id in the catalogue: `us-8-maths`. */
    programId: text().notNull(),
    subject: text().$type<Subject>().notNull(),
    addedAt: instant().notNull(),
    /** When the chat last followed it. */
    usedAt: instant().notNull(),
    /** Null: active. */
    pausedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.programId] }),
    // A subject is active at one grade at a time.
    uniqueIndex('student_programs_one_grade').on(table.studentId, table.subject).where(sql`${table.pausedAt} is null`),
  ],
)

/** One row for each student who has ever had a program. */
export const programChanges = pgTable('program_changes', {
  studentId: text()
    .primaryKey()
    .references(() => students.id, { onDelete: 'cascade' }),
  /** The program the chat follows; null: the general conversation. */
  inFocus: text(),
  /** The last change that counted; null: none yet. The first program of an account does not count. */
  changedAt: instant(),
  /** When the next change is possible. Stored, so that a new time zone or a wrong device clock cannot make it earlier. */
  opensAt: instant(),
})
