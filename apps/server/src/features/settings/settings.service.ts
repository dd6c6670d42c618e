import type { BodyOf } from '@lumi/contracts/endpoint'
import type { CustomSettings, createOrUpdateCustomSettings } from '@lumi/contracts/settings'
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db.ts'
import type { PersonalData } from '../../platform/personal-data.ts'
import type { Platform } from '../../platform/platform.ts'
import { students } from '../auth/auth.tables.ts'
import { customSettings } from './settings.tables.ts'

export type SettingsService = ReturnType<typeof createSettingsService>

async function read(db: Db, studentId: string): Promise<CustomSettings> {
  const [row] = await db.select().from(customSettings).where(eq(customSettings.studentId, studentId))
  return {
    theme: row?.theme ?? 'system',
    notifications: {
      // Nobody is told anything unasked.
      replies: row?.notifyReplies ?? false,
      reviews: row?.notifyReviews ?? false,
      news: row?.notifyNews ?? false,
    },
  }
}

export function createSettingsService({ db, clock }: Pick<Platform, 'db' | 'clock'>) {
  return {
    get: (studentId: string) => read(db, studentId),

    async update(studentId: string, { theme, notifications = {} }: BodyOf<typeof createOrUpdateCustomSettings>) {
      const { replies, reviews, news } = notifications
      const changes = {
        ...(theme !== undefined && { theme }),
        ...(replies !== undefined && { notifyReplies: replies }),
        ...(reviews !== undefined && { notifyReviews: reviews }),
        ...(news !== undefined && { notifyNews: news }),
        updatedAt: clock.now(),
      }
      await db
        .insert(customSettings)
        .values({ studentId, ...changes })
        .onConflictDoUpdate({ target: customSettings.studentId, set: changes })
      return read(db, studentId)
    },

    async setLanguage(studentId: string, languageId: number): Promise<void> {
      await db.update(students).set({ languageId }).where(eq(students.id, studentId))
    },
  }
}

/** Goes with the student's row. */
export const settingsPersonalData = (db: Db): PersonalData => ({
  name: 'settings',
  exportOf: (studentId) => read(db, studentId),
})
