import { eq } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { students } from '../auth/auth.tables.ts'

/** Test hook `set-birth-date` (docs/testing.md): answers the first question of a new student without its screen. */
export function addStudentHooks({ testHooks, db }: Pick<Platform, 'testHooks' | 'db'>) {
  testHooks.add('set-birth-date', async ({ email, birthDate = '1990-01-01', countryId = 1 }) => {
    const age = { birthDate: String(birthDate), countryId: Number(countryId) }
    await db
      .update(students)
      .set(age)
      .where(eq(students.emailKey, String(email).toLowerCase()))
    return {}
  })
}
