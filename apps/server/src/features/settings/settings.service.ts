import type { BodyOf } from '@lumi/contracts/endpoint'
import type { CustomSettings, createOrUpdateCustomSettings } from '@lumi/contracts/settings'
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db.ts'
import type { PersonalData } from '../../platform/personal-data.ts'
import type { Platform } from '../../platform/platform.ts'
import { students } from '../auth/auth.tables.ts'
import { customSettings } from './settings.tables.ts'

export type SettingsService = ReturnType<typeof createSettingsService>

/** The student on whose behalf a call runs. */
interface SettingsStudent {
  id: string
  countryId: number
  timeZone: string
  birthDate: string | null
}

interface Dependencies extends Pick<Platform, 'db' | 'clock' | 'env'> {
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
      // All notifications are off until the student turns them on.
      replies: row?.notifyReplies ?? false,
      reviews: row?.notifyReviews ?? false,
      news: row?.notifyNews ?? false,
    },
    analyticsSince: row?.analyticsSince ?? null,
  }
}

export function createSettingsService({ db, clock, env, decidesAlone, forgetAnalytics }: Dependencies) {
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
      const studentId = student.id
      const { replies, reviews, news } = notifications
      const changes = {
        ...(theme !== undefined && { theme }),
        ...(replies !== undefined && { notifyReplies: replies }),
        ...(reviews !== undefined && { notifyReviews: reviews }),
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
