import { and, asc, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db.ts'
import { students } from '../auth/auth.tables.ts'
import type { StudentRow } from './student.store.ts'
import { studentInstitutions } from './student.tables.ts'

export type InstitutionRow = typeof studentInstitutions.$inferSelect

export const listInstitutions = (db: Db, studentId: string): Promise<InstitutionRow[]> =>
  db
    .select()
    .from(studentInstitutions)
    .where(eq(studentInstitutions.studentId, studentId))
    .orderBy(asc(studentInstitutions.position))

/** The grade a student learns for; null: not known yet. */
export async function findEducationYear(db: Db, studentId: string): Promise<number | null> {
  const [first] = await listInstitutions(db, studentId)
  return first?.educationYear ?? null
}

export async function saveProfile(
  tx: Tx,
  studentId: string,
  changes: Partial<Pick<StudentRow, 'name' | 'gender' | 'city'>>,
): Promise<void> {
  if (Object.keys(changes).length === 0) return
  await tx.update(students).set(changes).where(eq(students.id, studentId))
}

export async function createInstitution(
  tx: Tx,
  row: Omit<typeof studentInstitutions.$inferInsert, 'institutionId'>,
): Promise<InstitutionRow> {
  const [institution] = await tx.insert(studentInstitutions).values(row).returning()
  return institution!
}

/** Undefined when the student has no such institution. */
export async function updateInstitution(
  tx: Tx,
  studentId: string,
  institutionId: string,
  changes: Partial<Pick<InstitutionRow, 'name' | 'city' | 'educationYear'>>,
): Promise<InstitutionRow | undefined> {
  const own = and(eq(studentInstitutions.institutionId, institutionId), eq(studentInstitutions.studentId, studentId))
  const [institution] =
    Object.keys(changes).length === 0
      ? await tx.select().from(studentInstitutions).where(own)
      : await tx.update(studentInstitutions).set(changes).where(own).returning()
  return institution
}
