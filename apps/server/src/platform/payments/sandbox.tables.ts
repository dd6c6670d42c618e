import { bigint, boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { ProviderFailure } from './payment-provider.ts'

const instant = () => timestamp({ withTimezone: true, precision: 3 })

/** What a payment provider would know of its payments. Of local mode only. */
export const sandboxPayments = pgTable('sandbox_payments', {
  sandboxId: text().primaryKey(),
  /** Our id, and the key that makes an order sent twice one payment. */
  paymentId: text().notNull().unique(),
  state: text().$type<'open' | 'confirming' | 'succeeded' | 'failed'>().notNull(),
  failure: text().$type<ProviderFailure>(),
  amountMinor: bigint({ mode: 'number' }).notNull(),
  currency: text().notNull(),
  description: text().notNull(),
  language: text().$type<'en' | 'ru'>().notNull(),
  /** Empty for a charge without a page. */
  returnUrl: text().notNull(),
  /** Last digits of the test card; null: none was chosen yet. */
  card: text(),
  refundedMinor: bigint({ mode: 'number' }).notNull().default(0),
  isChargedBack: boolean().notNull().default(false),
  /** The bank is late: until then nobody knows that it was paid. */
  knownFrom: instant(),
  createdAt: instant().notNull(),
})

/** Refunds, each once. */
export const sandboxRefunds = pgTable('sandbox_refunds', {
  refundId: text().primaryKey(),
  sandboxId: text()
    .notNull()
    .references(() => sandboxPayments.sandboxId),
  amountMinor: bigint({ mode: 'number' }).notNull(),
})
