import type {
  Discount,
  moneyCurrencies,
  PaymentFailure,
  PaymentStatus,
  PeriodMonths,
  TariffId,
} from '@lumi/contracts/billing'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { PaymentProviderKind } from '../../platform/payments/payment-provider.ts'
import { students } from '../auth/auth.tables.ts'
import type { Catalogue } from './catalogue.ts'

const instant = () => timestamp({ withTimezone: true, precision: 3 })
/** Integer minor units; far below what a JavaScript number holds exactly. */
const minor = () => bigint({ mode: 'number' })
type Currency = (typeof moneyCurrencies)[number]

const ofStudent = () =>
  text()
    .notNull()
    .references(() => students.id, { onDelete: 'cascade' })

/** What is sold. Never changed, only followed by a higher version; payments keep the version they were made by. */
export const catalogueVersions = pgTable('catalogue_versions', {
  version: integer().primaryKey(),
  content: jsonb().$type<Catalogue>().notNull(),
  /** SHA-256 of the content as hex. */
  contentHash: text().notNull(),
  appliedAt: instant().notNull(),
})

/**
 * Every order with what it was made of when it was made: price, currency, discount, tariff (SR08). The law wants payments
 * kept, so there is no foreign key: when an account is deleted, `studentId` is replaced by a random one.
 */
export const payments = pgTable(
  'payments',
  {
    paymentId: uuid().primaryKey(),
    /** For people. */
    number: integer().notNull().generatedAlwaysAsIdentity({ startWith: 10_001 }),
    studentId: text().notNull(),
    kind: text().$type<'purchase' | 'renewal' | 'upgrade'>().notNull(),
    status: text().$type<PaymentStatus>().notNull(),
    failure: text().$type<PaymentFailure>(),
    tariffId: text().$type<TariffId>().notNull(),
    months: integer().$type<PeriodMonths>().notNull(),
    catalogueVersion: integer().notNull(),
    /** Of the catalogue, before discount and credit; the price of the renewals. */
    priceMinor: minor().notNull(),
    /** What is charged. */
    amountMinor: minor().notNull(),
    currency: text().$type<Currency>().notNull(),
    discount: jsonb().$type<Discount>(),
    refundedMinor: minor().notNull().default(0),
    /** When the bank of the payer took the money back. */
    chargedBackAt: instant(),
    provider: text().$type<PaymentProviderKind>().notNull(),
    /** Null: the provider has not answered yet. */
    providerPaymentId: text(),
    checkoutUrl: text(),
    /** Of a charge without a page: the saved card. No foreign key: the payment outlives the card. */
    methodId: uuid(),
    cardBrand: text(),
    cardLast4: text(),
    originLink: text(),
    /** Set: somebody else pays, and the receipt goes there. */
    payerEmail: text(),
    payerLinkId: text(),
    /** Key of the order and hash of its content (SR09): the same order sent again is the same payment. */
    attemptKey: text().notNull(),
    orderHash: text().notNull(),
    language: text().$type<'en' | 'ru'>().notNull(),
    /** The payer has done their part, and the bank decides: as the provider last said while the payment waited. */
    isAtBank: boolean().notNull().default(false),
    /** Until then another process is asking the provider, and nobody else does. */
    askedUntil: instant(),
    /** When the operator was told that nobody can say whether a card was charged. */
    operatorToldAt: instant(),
    createdAt: instant().notNull(),
    settledAt: instant(),
  },
  (table) => [
    uniqueIndex('payments_attempt').on(table.studentId, table.attemptKey),
    // Two tabs cannot hold two open orders.
    uniqueIndex('payments_one_open').on(table.studentId).where(sql`${table.status} = 'WaitingPayment'`),
    uniqueIndex('payments_number').on(table.number),
    uniqueIndex('payments_provider').on(table.provider, table.providerPaymentId),
    index('payments_link').on(table.payerLinkId).where(sql`${table.payerLinkId} is not null`),
    index('payments_open').on(table.createdAt).where(sql`${table.status} = 'WaitingPayment'`),
    check(
      'payments_amount',
      sql`${table.amountMinor} >= 0 and ${table.refundedMinor} between 0 and ${table.amountMinor}`,
    ),
  ],
)

/** The ledger of money: every charge and everything given back. Append-only; kept as the payments are. */
export const moneyEntries = pgTable(
  'money_entries',
  {
    entryId: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    paymentId: uuid()
      .notNull()
      .references(() => payments.paymentId),
    kind: text().$type<'charge' | 'refund' | 'chargeback'>().notNull(),
    /** Negative when it goes back. */
    amountMinor: minor().notNull(),
    currency: text().$type<Currency>().notNull(),
    /** What keeps one event from two entries: the total given back after it. */
    refundedMinor: minor().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [uniqueIndex('money_entries_once').on(table.paymentId, table.kind, table.refundedMinor)],
)

/**
 * The ledger of plans: who holds which tariff from when to when. What a student holds now is computed from these rows, and
 * a payment can have one only, so no second event adds a period (SR07).
 */
export const planPeriods = pgTable(
  'plan_periods',
  {
    periodId: uuid().primaryKey(),
    studentId: ofStudent(),
    tariffId: text().$type<TariffId>().notNull(),
    source: text().$type<'trial' | 'payment' | 'operator'>().notNull(),
    paymentId: uuid().unique(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    /** Earlier than `endsAt`: moved up, or the money went back. */
    cutAt: instant(),
    /** When what follows its end was done: subjects paused, the student told. */
    closedAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('plan_periods_student').on(table.studentId, table.endsAt),
    index('plan_periods_ended').on(table.endsAt).where(sql`${table.closedAt} is null`),
    uniqueIndex('plan_periods_one_trial').on(table.studentId).where(sql`${table.source} = 'trial'`),
    check('plan_periods_order', sql`${table.startsAt} < ${table.endsAt}`),
  ],
)

/** Cards by their last digits. The token is the provider's and opens nothing without our key there. */
export const paymentMethods = pgTable(
  'payment_methods',
  {
    methodId: uuid().primaryKey(),
    studentId: ofStudent(),
    provider: text().$type<PaymentProviderKind>().notNull(),
    token: text().notNull(),
    /** Of providers that keep cards under a customer. */
    customer: text(),
    brand: text().notNull(),
    last4: text().notNull(),
    expires: text(),
    /** Keyed hash that tells the same card on two accounts; null: the provider does not say. */
    cardKey: text(),
    createdAt: instant().notNull(),
  },
  (table) => [uniqueIndex('payment_methods_token').on(table.studentId, table.provider, table.token)],
)

/** What renews. The plan itself is in `plan_periods`: this row only says what is charged next, and when. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    studentId: text()
      .primaryKey()
      .references(() => students.id, { onDelete: 'cascade' }),
    tariffId: text().$type<TariffId>().notNull(),
    months: integer().$type<PeriodMonths>().notNull(),
    priceMinor: minor().notNull(),
    currency: text().$type<Currency>().notNull(),
    catalogueVersion: integer().notNull(),
    renews: boolean().notNull(),
    methodId: uuid().references(() => paymentMethods.methodId, { onDelete: 'set null' }),
    payerEmail: text(),
    language: text().$type<'en' | 'ru'>().notNull(),
    timeZone: text().notNull(),
    /** Start of the first period: ends are counted from it, so that the 31st is the 31st again after February. */
    anchorAt: instant().notNull(),
    /** Periods since the anchor. */
    periods: integer().notNull(),
    /** End of what is paid. */
    endsAt: instant().notNull(),
    /** Declined charges of this renewal. */
    failures: integer().notNull().default(0),
    /** When to charge next; null: it does not renew. */
    chargeAt: instant(),
    /** Days before the charge of the last reminder that was sent; null: none for this period. */
    remindedDays: integer(),
    upgradeTo: text().$type<TariffId>(),
    upgradeRequestedAt: instant(),
  },
  (table) => [index('subscriptions_charge').on(table.chargeAt)],
)

/** Callbacks exactly as they came, once each (SR07). Handled by a job. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    provider: text().$type<PaymentProviderKind>().notNull(),
    eventId: text().notNull(),
    payload: text().notNull(),
    providerPaymentId: text(),
    /** Our id, as the callback names it. */
    ourPaymentId: text(),
    receivedAt: instant().notNull(),
    handledAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.eventId] }), index().on(table.receivedAt)],
)

/** Money to be given back: by an operator, or because it was paid twice. */
export const refunds = pgTable(
  'refunds',
  {
    refundId: uuid().primaryKey(),
    paymentId: uuid()
      .notNull()
      .references(() => payments.paymentId),
    amountMinor: minor().notNull(),
    reason: text().$type<'operator' | 'paid_twice' | 'account_deleted' | 'wrong_amount'>().notNull(),
    state: text().$type<'ordered' | 'done' | 'refused'>().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.paymentId)],
)

/** Links to the page on which somebody else pays. One that has paid only turns the renewal off. */
export const payerLinks = pgTable(
  'payer_links',
  {
    linkId: text().primaryKey(),
    secretHash: text().notNull(),
    studentId: ofStudent(),
    tariffId: text().$type<TariffId>(),
    months: integer().$type<PeriodMonths>(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.studentId)],
)

/** Belarus: the two boxes of the checkout, each with the sentence it stood beside (V10). */
export const checkoutConsents = pgTable(
  'checkout_consents',
  {
    paymentId: uuid()
      .notNull()
      .references(() => payments.paymentId),
    kind: text().$type<'terms' | 'auto_payment'>().notNull(),
    version: text().notNull(),
    language: text().$type<'en' | 'ru'>().notNull(),
    addressPrefix: text(),
    acceptedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.paymentId, table.kind] })],
)

/** After a plan has ended: which subjects were paused by it, until the student has chosen or the choice is over. */
export const subjectChoices = pgTable('subject_choices', {
  studentId: text()
    .primaryKey()
    .references(() => students.id, { onDelete: 'cascade' }),
  offeredAt: instant().notNull(),
  usedAt: instant(),
})
