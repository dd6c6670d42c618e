import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Append-only: who did what, when, from where, with which result. No content. Rules, Data that must be exact. */
export const audit = pgTable(
  'audit',
  {
    id: uuid().primaryKey().defaultRandom(),
    at: timestamp({ withTimezone: true }).notNull(),
    studentId: text(),
    sessionId: text(),
    action: text().notNull(),
    result: text().notNull(),
    /** IPv4 /24 or IPv6 /48: enough to see an attack, too little to find a person. */
    addressPrefix: text(),
    /** Set for what an operator did: the user of the operating system. */
    operator: text(),
    /** Subject of the action when it is not a student. */
    target: text(),
  },
  (table) => [index().on(table.studentId, table.at)],
)
