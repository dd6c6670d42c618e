import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { MailKind } from './mail-kinds.ts'

/** Mails to send, written with the change that asks for them. Links in them are secret, so a sent body is removed. */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey().defaultRandom(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    recipient: text().notNull(),
    /** Whom the mail is about; a parent's mail is about a child. Null: nobody who has an account. */
    studentId: text(),
    /** Null: written by a version that had no kinds. */
    kind: text().$type<MailKind>(),
    language: text().$type<'en' | 'ru'>().notNull(),
    subject: text().notNull(),
    /** Null once the mail is sent. */
    text: text(),
    html: text(),
    sentAt: timestamp({ withTimezone: true }),
    /** The row goes as soon as the mail has left, instead of standing as a record of it. */
    isForgotten: boolean().notNull().default(false),
    attempts: integer().notNull().default(0),
  },
  (table) => [index().on(table.createdAt), index().on(table.studentId)],
)
