import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Mails to send, written with the change that asks for them. Links in them are secret, so a sent body is removed. */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey().defaultRandom(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    recipient: text().notNull(),
    language: text().$type<'en' | 'ru'>().notNull(),
    subject: text().notNull(),
    /** Null once the mail is sent. */
    text: text(),
    html: text(),
    sentAt: timestamp({ withTimezone: true }),
    attempts: integer().notNull().default(0),
  },
  (table) => [index().on(table.createdAt)],
)
