import { asc, eq } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { maskedEmail } from './masked.ts'
import { listInstitutions } from './profile.store.ts'
import { consentRecords, guardianRequests } from './student.tables.ts'

/**
 * The student's schools, and the records of a parent's consent, for the export. The parent's address is masked, because it
 * is the parent's data.
 */
export function studentPersonalData({ db }: Pick<Platform, 'db'>) {
  return [
    {
      name: 'institutions',
      exportOf: async (studentId: string) =>
        (await listInstitutions(db, studentId)).map(({ name, city, educationYear, createdAt }) => ({
          name,
          city,
          educationYear,
          createdAt,
        })),
    },
    {
      name: 'guardianRequests',
      async exportOf(studentId: string) {
        const requests = await db
          .select()
          .from(guardianRequests)
          .where(eq(guardianRequests.studentId, studentId))
          .orderBy(asc(guardianRequests.createdAt))
        return requests.map(({ kind, email, createdAt, expiresAt, outcome, closedAt }) => ({
          kind,
          email: maskedEmail(email),
          createdAt,
          expiresAt,
          outcome,
          closedAt,
        }))
      },
    },
    {
      name: 'guardianDecisions',
      exportOf: (studentId: string) =>
        db
          .select({
            at: consentRecords.at,
            decision: consentRecords.decision,
            version: consentRecords.version,
            contentHash: consentRecords.contentHash,
            language: consentRecords.language,
          })
          .from(consentRecords)
          .where(eq(consentRecords.studentId, studentId))
          .orderBy(asc(consentRecords.at)),
    },
  ]
}
