import type { PushKind } from '@lumi/contracts/push'
import { boolean, index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { sessions, students } from '../auth/auth.tables.ts'
import type { PushFacts } from './push.texts.ts'

const at = () => timestamp({ withTimezone: true, precision: 3 })

/** Browsers that take pushes, whoever uses them. */
export const pushClients = pgTable(
  'push_clients',
  {
    /** Made on the device, known to nobody else. */
    clientId: uuid().primaryKey(),
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** Who gets pushes here; null: nobody. */
    studentId: text().references(() => students.id, { onDelete: 'cascade' }),
    /** Pushes end with this session, however it ends. */
    sessionId: text().references(() => sessions.id, { onDelete: 'set null' }),
    seenAt: at().notNull(),
  },
  (table) => [index().on(table.studentId)],
)

/** Pushes that wait, and what became of the others. */
export const pushMessages = pgTable(
  'push_messages',
  {
    pushMessageId: uuid().primaryKey().defaultRandom(),
    studentId: text()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    kind: text().$type<PushKind>().notNull(),
    /** What the words are made from, at the moment of sending. */
    facts: jsonb().$type<PushFacts>().notNull(),
    /** The same news is told once. */
    news: text().notNull(),
    createdAt: at().notNull(),
    sentAt: at(),
    /** Browsers it was sent to. */
    sentTo: integer().notNull().default(0),
    /** No browser took it, so it went by mail. */
    byMail: boolean().notNull().default(false),
    /** Why it was not sent. */
    dropped: text().$type<DropReason>(),
    deliveredAt: at(),
    clickedAt: at(),
  },
  (table) => [unique('push_messages_once').on(table.studentId, table.news), index().on(table.createdAt)],
)

export type DropReason = 'off' | 'read' | 'stale' | 'enough' | 'no-browser' | 'closed'
