import type { CustomSettings } from '@lumi/contracts/settings'
import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { students } from '../auth/auth.tables.ts'

/** How a student has set the app. No row: nothing was ever set, and the defaults of the columns hold. */
export const customSettings = pgTable('custom_settings', {
  studentId: text()
    .primaryKey()
    .references(() => students.id, { onDelete: 'cascade' }),
  theme: text().$type<CustomSettings['theme']>().notNull().default('system'),
  notifyReplies: boolean().notNull().default(false),
  notifyReviews: boolean().notNull().default(false),
  notifyNews: boolean().notNull().default(false),
  /** When the student said yes to analytics; null: not, or not any more. */
  analyticsSince: timestamp({ withTimezone: true, precision: 3 }),
  updatedAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
})
