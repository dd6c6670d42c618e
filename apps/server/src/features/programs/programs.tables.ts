import type { Subject } from '@lumi/contracts/programs'
import { sql } from 'drizzle-orm'
import { pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { students } from '../auth/auth.tables.ts'

const instant = () => timestamp({ withTimezone: true, precision: 3 })

/** What a student studies or has paused. A row is never deleted: progress is found again by it. */
export const studentPrograms = pgTable(
  'student_programs',
  {
    studentId: text()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    /** Of the catalogue: `us-8-maths`. */
    programId: text().notNull(),
    subject: text().$type<Subject>().notNull(),
    addedAt: instant().notNull(),
    /** The last time the chat followed it. */
    usedAt: instant().notNull(),
    /** Null: active. */
    pausedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.programId] }),
    // A subject is studied at one grade at a time.
    uniqueIndex('student_programs_one_grade').on(table.studentId, table.subject).where(sql`${table.pausedAt} is null`),
  ],
)

/** One row for each student who has ever studied something. */
export const programChanges = pgTable('program_changes', {
  studentId: text()
    .primaryKey()
    .references(() => students.id, { onDelete: 'cascade' }),
  /** The program the chat follows; null: the general conversation. */
  inFocus: text(),
  /** The last change that counted. Null: none yet; the first program of an account is no change. */
  changedAt: instant(),
  /** When the next one opens. Stored, so that neither a new time zone nor a wrong clock of a device opens it sooner. */
  opensAt: instant(),
})
