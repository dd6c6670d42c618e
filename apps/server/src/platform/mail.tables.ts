import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { MailKind, MailTopic } from './mail-kinds.ts'

/** Mailboxes to which mails do not go any more. */
export const mailStops = pgTable(
  'mail_stops',
  {
    /** A keyed hash of the address. */
    addressKey: text().notNull(),
    /** `bounced`: there is no such mailbox. `complained`: its owner calls our mails spam. A topic: it was switched off. */
    reason: text().$type<StopReason>().notNull(),
    since: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.addressKey, table.reason] })],
)

export type StopReason = 'bounced' | 'complained' | MailTopic

/** Mails to send, written with the change that asks for them. Links in them are secret, so a sent body is removed. */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey().defaultRandom(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    recipient: text().notNull(),
    /** Where an answer goes; null: to the sender. */
    replyTo: text(),
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
