import type { BodyOf } from '@lumi/contracts/endpoint'
import type { CustomSettings, createOrUpdateCustomSettings } from '@lumi/contracts/settings'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db.ts'
import type { PersonalData } from '../../platform/personal-data.ts'
import type { Platform } from '../../platform/platform.ts'
import { students } from '../auth/auth.tables.ts'
import { customSettings } from './settings.tables.ts'

export type SettingsService = ReturnType<typeof createSettingsService>

/** The student on whose behalf a call runs. */
interface SettingsStudent {
  id: string
  email: string
  countryId: number
  timeZone: string
  birthDate: string | null
}

interface Dependencies extends Pick<Platform, 'db' | 'clock' | 'env' | 'mail'> {
  /** Answered by the `student` feature: whether the student is old enough to decide about their own data. */
  decidesAlone(student: SettingsStudent): boolean
  /** Answered by the `telemetry` feature: deletes the analytics of a student who takes the yes back. */
  forgetAnalytics(tx: Db, studentId: string): Promise<void>
}

async function read(
  db: Db,
  studentId: string,
): Promise<Omit<CustomSettings, 'analytics'> & { analyticsSince: Date | null }> {
  const [row] = await db.select().from(customSettings).where(eq(customSettings.studentId, studentId))
  return {
    theme: row?.theme ?? 'system',
    notifications: {
      // What comes often is off until the student turns it on.
      replies: row?.notifyReplies ?? false,
      reviews: row?.notifyReviews ?? false,
      payments: row?.notifyPayments ?? true,
      plans: row?.notifyPlans ?? true,
      parents: row?.notifyParents ?? true,
      support: row?.notifySupport ?? true,
      mail: row?.notifyByMail ?? false,
      news: row?.notifyNews ?? false,
    },
    analyticsSince: row?.analyticsSince ?? null,
  }
}

export function createSettingsService({
  db,
  clock,
  env,
  mail: platformMail,
  decidesAlone,
  forgetAnalytics,
}: Dependencies) {
  const isAsked = (student: SettingsStudent) => env.telemetry.kind !== 'off' && decidesAlone(student)

  async function get(student: SettingsStudent): Promise<CustomSettings> {
    const { analyticsSince, ...rest } = await read(db, student.id)
    return { ...rest, analytics: isAsked(student) ? analyticsSince !== null : null }
  }

  return {
    get,

    /** A student who is too young to be asked has not agreed, even if an earlier yes is stored. */
    hasAnalytics: async (student: SettingsStudent): Promise<boolean> =>
      isAsked(student) && (await read(db, student.id)).analyticsSince !== null,

    notificationsOf: async (studentId: string) => (await read(db, studentId)).notifications,

    async update(student: SettingsStudent, body: BodyOf<typeof createOrUpdateCustomSettings>) {
      const { theme, notifications = {}, analytics } = body
      // Agreed to anew: what was stopped from a mail may come again.
      if (notifications.mail) await platformMail.stops.resume(db, student.email, 'notices')
      const studentId = student.id
      const { replies, reviews, payments, plans, parents, support, mail, news } = notifications
      const changes = {
        ...(theme !== undefined && { theme }),
        ...(replies !== undefined && { notifyReplies: replies }),
        ...(reviews !== undefined && { notifyReviews: reviews }),
        ...(payments !== undefined && { notifyPayments: payments }),
        ...(plans !== undefined && { notifyPlans: plans }),
        ...(parents !== undefined && { notifyParents: parents }),
        ...(support !== undefined && { notifySupport: support }),
        ...(mail !== undefined && { notifyByMail: mail }),
        ...(news !== undefined && { notifyNews: news }),
        ...(analytics !== undefined && isAsked(student) && { analyticsSince: analytics ? clock.now() : null }),
        updatedAt: clock.now(),
      }
      await db.transaction(async (tx) => {
        await tx
          .insert(customSettings)
          .values({ studentId, ...changes })
          .onConflictDoUpdate({ target: customSettings.studentId, set: changes })
        if (analytics === false) await forgetAnalytics(tx, studentId)
      })
      return get(student)
    },

    /** The student has ended such mails from a mail, or taken that back. */
    async switchMails(tx: Tx, studentId: string, isOn: boolean): Promise<void> {
      await tx.update(customSettings).set({ notifyByMail: isOn }).where(eq(customSettings.studentId, studentId))
    },

    /** Students who want mails when pushes do not reach them, a page of them after an id. */
    async listWithMail(after: string, limit: number): Promise<{ id: string; timeZone: string }[]> {
      return db
        .select({ id: students.id, timeZone: students.timeZone })
        .from(customSettings)
        .innerJoin(students, eq(students.id, customSettings.studentId))
        .where(and(eq(customSettings.notifyByMail, true), gt(students.id, after), isNull(students.deletesAt)))
        .orderBy(students.id)
        .limit(limit)
    },

    async setLanguage(studentId: string, languageId: number): Promise<void> {
      await db.update(students).set({ languageId }).where(eq(students.id, studentId))
    },
  }
}

/** Deleted with the student's row (cascade). */
export const settingsPersonalData = (db: Db): PersonalData => ({
  name: 'settings',
  exportOf: (studentId) => read(db, studentId),
})
