import { asc, eq, or, sql } from 'drizzle-orm'
import { audit } from '../../platform/audit.tables.ts'
import type { Db } from '../../platform/db.ts'
import { mails } from '../../platform/mail.tables.ts'
import type { Platform } from '../../platform/platform.ts'
import { acceptedAgreements, emailChanges, knownDevices, sessions, signUps, students } from './auth.tables.ts'
import { socialTickets } from './social/social.tables.ts'

/** Account data for the export, without secrets. Deleted with the student's row by foreign key. */
export function authPersonalData({ db }: Pick<Platform, 'db'>) {
  return [
    {
      name: 'account',
      async exportOf(studentId: string) {
        const [student] = await db.select().from(students).where(eq(students.id, studentId))
        if (!student) return null
        // Listed explicitly, so that a new column is not exported by accident.
        return {
          studentId: student.id,
          email: student.email,
          emailConfirmedAt: student.emailConfirmedAt,
          name: student.name,
          birthDate: student.birthDate,
          gender: student.gender,
          city: student.city,
          languageId: student.languageId,
          countryId: student.countryId,
          timeZone: student.timeZone,
          referralInfo: student.referralInfo,
          hasPassword: student.passwordHash !== null,
          createdAt: student.createdAt,
        }
      },
      /** Rows keyed by address, not by account: unfinished sign-ups and social sign-ins. */
      async erase(db: Db, studentId: string) {
        const [student] = await db
          .select({ emailKey: students.emailKey })
          .from(students)
          .where(eq(students.id, studentId))
        if (!student) return
        const { emailKey } = student
        await db.delete(signUps).where(eq(signUps.emailKey, emailKey))
        await db
          .delete(socialTickets)
          .where(
            or(
              eq(sql`lower(${socialTickets.email})`, emailKey),
              eq(sql`lower(${socialTickets.wantedEmail})`, emailKey),
            ),
          )
      },
    },
    {
      name: 'agreements',
      exportOf: (studentId: string) =>
        db
          .select({
            agreementId: acceptedAgreements.agreementId,
            version: acceptedAgreements.version,
            language: acceptedAgreements.language,
            contentHash: acceptedAgreements.contentHash,
            acceptedAt: acceptedAgreements.acceptedAt,
          })
          .from(acceptedAgreements)
          .where(eq(acceptedAgreements.studentId, studentId)),
    },
    {
      name: 'sessions',
      exportOf: (studentId: string) =>
        db
          .select({
            startedAt: sessions.createdAt,
            lastUsedAt: sessions.lastUsedAt,
            endedAt: sessions.endedAt,
            endReason: sessions.endReason,
            browser: sessions.browser,
            system: sessions.system,
            addressPrefix: sessions.addressPrefix,
            timeZone: sessions.timeZone,
          })
          .from(sessions)
          .where(eq(sessions.studentId, studentId))
          .orderBy(asc(sessions.createdAt)),
    },
    {
      name: 'devices',
      exportOf: (studentId: string) =>
        db
          .select({ firstSeenAt: knownDevices.firstSeenAt, lastSeenAt: knownDevices.lastSeenAt })
          .from(knownDevices)
          .where(eq(knownDevices.studentId, studentId)),
    },
    {
      name: 'emailChanges',
      exportOf: (studentId: string) =>
        db
          .select({
            from: emailChanges.oldEmail,
            to: emailChanges.newEmail,
            createdAt: emailChanges.createdAt,
            confirmedAt: emailChanges.confirmedAt,
          })
          .from(emailChanges)
          .where(eq(emailChanges.studentId, studentId)),
    },
    {
      name: 'events',
      exportOf: (studentId: string) =>
        db
          .select({
            at: audit.at,
            action: audit.action,
            result: audit.result,
            addressPrefix: audit.addressPrefix,
          })
          .from(audit)
          .where(eq(audit.studentId, studentId))
          .orderBy(asc(audit.at)),
    },
    {
      name: 'mails',
      exportOf: (studentId: string) =>
        db
          .select({ createdAt: mails.createdAt, subject: mails.subject, sentAt: mails.sentAt })
          .from(mails)
          .innerJoin(students, eq(students.email, mails.recipient))
          .where(eq(students.id, studentId))
          .orderBy(asc(mails.createdAt)),
    },
  ]
}
