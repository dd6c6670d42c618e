import type { CustomSettings } from '@lumi/contracts/settings'
import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { students } from '../auth/auth.tables.ts'

/** A student's settings. Without a row the columns' defaults apply. */
export const customSettings = pgTable('custom_settings', {
  studentId: text()
    .primaryKey()
    .references(() => students.id, { onDelete: 'cascade' }),
  theme: text().$type<CustomSettings['theme']>().notNull().default('system'),
  notifyReplies: boolean().notNull().default(false),
  notifyReviews: boolean().notNull().default(false),
  // Rare, and about something the student has begun: on, as soon as a browser takes pushes at all.
  notifyPayments: boolean().notNull().default(true),
  notifyPlans: boolean().notNull().default(true),
  notifyParents: boolean().notNull().default(true),
  notifySupport: boolean().notNull().default(true),
  notifyByMail: boolean().notNull().default(false),
  notifyNews: boolean().notNull().default(false),
  /** When the student agreed to analytics; null: never, or withdrawn. */
  analyticsSince: timestamp({ withTimezone: true, precision: 3 }),
  updatedAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
})
