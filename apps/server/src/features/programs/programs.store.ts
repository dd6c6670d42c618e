import type { Subject } from '@lumi/contracts/programs'
import { and, asc, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db.ts'
import { students } from '../auth/auth.tables.ts'
import { programChanges, studentPrograms } from './programs.tables.ts'

export type StudentProgramRow = typeof studentPrograms.$inferSelect
type ChangesRow = typeof programChanges.$inferSelect

const never = { inFocus: null, changedAt: null, opensAt: null }

/** Serializes changes to the programs of one student. Does not block messages. */
export async function lockStudent(tx: Tx, studentId: string): Promise<void> {
  await tx.select({ id: students.id }).from(students).where(eq(students.id, studentId)).for('no key update')
}

export async function findChanges(db: Db, studentId: string): Promise<Omit<ChangesRow, 'studentId'>> {
  const [row] = await db.select().from(programChanges).where(eq(programChanges.studentId, studentId))
  return row ?? never
}

export async function saveChanges(
  tx: Tx,
  studentId: string,
  changes: Partial<Omit<ChangesRow, 'studentId'>>,
): Promise<void> {
  await tx
    .insert(programChanges)
    .values({ studentId, ...changes })
    .onConflictDoUpdate({ target: programChanges.studentId, set: changes })
}

/** Oldest first. */
export const listStudentPrograms = (db: Db, studentId: string): Promise<StudentProgramRow[]> =>
  db
    .select()
    .from(studentPrograms)
    .where(eq(studentPrograms.studentId, studentId))
    .orderBy(asc(studentPrograms.addedAt), asc(studentPrograms.programId))

/** Inserts the program, or resumes it if it was paused. */
export async function activateProgram(
  tx: Tx,
  studentId: string,
  program: { programId: string; subject: Subject },
  now: Date,
): Promise<void> {
  await tx
    .insert(studentPrograms)
    .values({ studentId, programId: program.programId, subject: program.subject, addedAt: now, usedAt: now })
    .onConflictDoUpdate({
      target: [studentPrograms.studentId, studentPrograms.programId],
      set: { pausedAt: null, usedAt: now },
    })
}

export async function updateProgram(
  tx: Tx,
  studentId: string,
  programId: string,
  changes: { pausedAt?: Date; usedAt?: Date },
): Promise<void> {
  await tx
    .update(studentPrograms)
    .set(changes)
    .where(and(eq(studentPrograms.studentId, studentId), eq(studentPrograms.programId, programId)))
}
