import { eq } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { students } from '../auth/auth.tables.ts'
import type { ProfileService } from './profile.service.ts'

/** Test hook `set-birth-date` (docs/testing.md): answers the first questions of a new student without the screens. */
export function addStudentHooks(
  { testHooks, db }: Pick<Platform, 'testHooks' | 'db'>,
  { finishOnboarding }: Pick<ProfileService, 'finishOnboarding'>,
) {
  testHooks.add('set-birth-date', async ({ email, birthDate = '1990-01-01', countryId = 1, isOnboarded = true }) => {
    const age = { birthDate: String(birthDate), countryId: Number(countryId) }
    const [student] = await db
      .update(students)
      .set(age)
      .where(eq(students.emailKey, String(email).toLowerCase()))
      .returning({ id: students.id })
    if (student && isOnboarded) await finishOnboarding(student.id, { educationYear: 8 })
    return {}
  })
}
