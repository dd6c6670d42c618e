import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Every version of every agreement, in each language. Rows are never deleted: what somebody accepted must stay readable. */
export const agreementVersions = pgTable(
  'agreement_versions',
  {
    agreementId: text().notNull(),
    version: text().notNull(),
    language: text().$type<'en' | 'ru'>().notNull(),
    title: text().notNull(),
    /** Markdown. */
    content: text().notNull(),
    /** SHA-256 of `content`, hexadecimal. */
    contentHash: text().notNull(),
    /** `release`: shipped with the program. Once the operator has published a text, releases no longer replace it. */
    source: text().$type<'release' | 'operator'>().notNull(),
    /** The newest version is in force. */
    publishedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.agreementId, table.version, table.language] })],
)
