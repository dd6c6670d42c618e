import type { Db } from './db.ts'

/**
 * Export and erasure of what one feature stores about a student. Every feature that stores something about students
 * registers one in `compose.ts`; `docs/privacy/data.md` names each column.
 */
export interface PersonalData {
  /** Key in `data.json`. */
  name: string
  /**
   * The student's own data, without secrets and without anybody else's. Long lists are streamed and read in pages, so
   * that a long history is never in memory at once.
   */
  exportOf(studentId: string): Promise<object | null> | AsyncIterable<unknown>
  /**
   * Deletes what goes with the row of the student neither by foreign key nor in one statement: long tables in pages, and
   * orders to delete files. Runs in transactions of its own and is run again after a crash, so it must be repeatable.
   */
  erase?(db: Db, studentId: string): Promise<void>
}
