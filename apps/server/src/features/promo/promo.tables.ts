import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { students } from '../auth/auth.tables.ts'

const at = () => timestamp({ withTimezone: true, precision: 3 })

/** Codes made by the operator. Upper case, without spaces. */
export const promoCodes = pgTable(
  'promo_codes',
  {
    code: text().primaryKey(),
    percent: integer(),
    /** Minor units of the currency. */
    amountMinor: integer(),
    currency: text(),
    /** Null: no limit. */
    maxUses: integer(),
    uses: integer().notNull().default(0),
    startsAt: at().notNull(),
    endsAt: at(),
    /** Null: everywhere. */
    countryIds: jsonb().$type<number[]>(),
    stoppedAt: at(),
    createdAt: at().notNull(),
  },
  (table) => [
    check('promo_codes_discount', sql`(${table.percent} is null) <> (${table.amountMinor} is null)`),
    check('promo_codes_amount', sql`(${table.amountMinor} is null) = (${table.currency} is null)`),
    check('promo_codes_uses', sql`${table.maxUses} is null or ${table.uses} <= ${table.maxUses}`),
  ],
)

/** The code that a student gives to friends, and what registrations have earned with it. */
export const personalCodes = pgTable('personal_codes', {
  studentId: text()
    .primaryKey()
    .references(() => students.id, { onDelete: 'cascade' }),
  code: text().notNull().unique(),
  /** Messages; counted here so that the limit is part of the statement that earns them. */
  registrationEarned: integer().notNull().default(0),
  createdAt: at().notNull(),
})

/** The promo code that a student has entered last. The key is what makes two at once impossible. */
export const appliedCodes = pgTable(
  'applied_codes',
  {
    studentId: text()
      .primaryKey()
      .references(() => students.id, { onDelete: 'cascade' }),
    code: text()
      .notNull()
      .references(() => promoCodes.code),
    appliedAt: at().notNull(),
    /** The first payment, which has used it; null: not paid yet. */
    paymentId: uuid(),
  },
  (table) => [index().on(table.code)],
)

/** Who invited whom: one referrer per friend. */
export const referrals = pgTable(
  'referrals',
  {
    friendId: text()
      .primaryKey()
      .references(() => students.id, { onDelete: 'cascade' }),
    /** Null: the referrer is gone; the friend keeps the discount. */
    referrerId: text().references(() => students.id, { onDelete: 'set null' }),
    /** The personal code that was used, also when its owner is gone. */
    code: text().notNull(),
    /** `link`: before the sign-up; `code`: entered later, which earns nothing for the registration. */
    source: text({ enum: ['link', 'code'] }).notNull(),
    /** `waiting`: for the friend's first messages. `refused`: friend and referrer are taken for the same person. */
    state: text({ enum: ['waiting', 'counted', 'refused'] }).notNull(),
    refusal: text({ enum: ['device', 'phone', 'card'] }),
    createdAt: at().notNull(),
    /** The first payment of the friend. */
    paymentId: uuid(),
  },
  (table) => [index().on(table.referrerId), index().on(table.paymentId), index().on(table.createdAt)],
)

/** What invitations have earned. The messages themselves are rows of the ledger, with `rewardId` as their source. */
export const referralRewards = pgTable(
  'referral_rewards',
  {
    rewardId: uuid().primaryKey(),
    referrerId: text()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    /** Null: the friend's account is gone. The messages stay. */
    friendId: text().references(() => students.id, { onDelete: 'set null' }),
    kind: text({ enum: ['registration', 'purchase'] }).notNull(),
    messages: integer().notNull(),
    createdAt: at().notNull(),
    takenBackAt: at(),
  },
  // A friend counts once for each; a friend who is gone is null, and nulls are not equal.
  (table) => [unique('referral_rewards_once').on(table.friendId, table.kind), index().on(table.referrerId)],
)
