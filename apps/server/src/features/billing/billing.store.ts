import type { PaymentFailure, TariffId } from '@lumi/contracts/billing'
import { BILLING } from '@lumi/contracts/product-rules'
import { and, asc, desc, eq, gt, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import { type Db, rows, type Tx } from '../../platform/db.ts'
import { students } from '../auth/auth.tables.ts'
import { paymentMethods, payments, planPeriods, refunds, subscriptions } from './billing.tables.ts'

export type PaymentRow = typeof payments.$inferSelect
export type SubscriptionRow = typeof subscriptions.$inferSelect
export type PeriodRow = typeof planPeriods.$inferSelect
export type MethodRow = typeof paymentMethods.$inferSelect
export type StudentRow = typeof students.$inferSelect

export async function findStudent(db: Db, studentId: string): Promise<StudentRow | undefined> {
  const [student] = await db.select().from(students).where(eq(students.id, studentId))
  return student
}

/** Serializes what happens to the plan and the payments of one student. Does not block messages. */
export async function lockStudent(tx: Tx, studentId: string): Promise<StudentRow | undefined> {
  const [student] = await tx.select().from(students).where(eq(students.id, studentId)).for('no key update')
  return student
}

/** What is held at a moment, the largest tariff first: periods, and a renewal that is being tried again. */
export async function listHeld(db: Db, studentId: string, now: Date) {
  const at = sql`${now.toISOString()}::timestamptz`
  return rows<{ tariffId: TariffId; source: PeriodRow['source']; startsAtMs: number; endsAtMs: number }>(
    db,
    sql`select tariff_id as "tariffId", source, (extract(epoch from starts_at) * 1000)::float8 as "startsAtMs",
          (extract(epoch from coalesce(cut_at, ends_at)) * 1000)::float8 as "endsAtMs"
        from plan_periods
        where student_id = ${studentId} and starts_at <= ${at} and coalesce(cut_at, ends_at) > ${at}
        union all
        select tariff_id, 'payment', (extract(epoch from ends_at) * 1000)::float8,
          (extract(epoch from ends_at) * 1000)::float8
        from subscriptions
        where student_id = ${studentId} and renews and charge_at is not null and ends_at <= ${at}`,
  )
}

export async function findSubscription(db: Db, studentId: string): Promise<SubscriptionRow | undefined> {
  const [found] = await db.select().from(subscriptions).where(eq(subscriptions.studentId, studentId))
  return found
}

export async function saveSubscription(
  tx: Tx,
  studentId: string,
  changes: Partial<Omit<SubscriptionRow, 'studentId'>>,
): Promise<void> {
  await tx.update(subscriptions).set(changes).where(eq(subscriptions.studentId, studentId))
}

export async function putSubscription(tx: Tx, row: typeof subscriptions.$inferInsert): Promise<void> {
  await tx.insert(subscriptions).values(row).onConflictDoUpdate({ target: subscriptions.studentId, set: row })
}

export async function findMethod(db: Db, methodId: string): Promise<MethodRow | undefined> {
  const [found] = await db.select().from(paymentMethods).where(eq(paymentMethods.methodId, methodId))
  return found
}

/** Whether one card was saved by both: they may be one person. */
export async function shareCard(db: Db, one: string, other: string): Promise<boolean> {
  const found = await rows(
    db,
    sql`select 1 from payment_methods a join payment_methods b on a.card_key = b.card_key
        where a.student_id = ${one} and b.student_id = ${other} limit 1`,
  )
  return found.length > 0
}

export const listMethods = (db: Db, studentId: string): Promise<MethodRow[]> =>
  db
    .select()
    .from(paymentMethods)
    .where(eq(paymentMethods.studentId, studentId))
    .orderBy(desc(paymentMethods.createdAt))

/** Keeps a card once, however often it pays. */
export async function saveMethod(tx: Tx, row: typeof paymentMethods.$inferInsert): Promise<MethodRow> {
  const { brand, last4, expires } = row
  const [method] = await tx
    .insert(paymentMethods)
    .values(row)
    .onConflictDoUpdate({
      target: [paymentMethods.studentId, paymentMethods.provider, paymentMethods.token],
      set: { brand, last4, expires },
    })
    .returning()
  return method!
}

export async function findPayment(db: Db, paymentId: string): Promise<PaymentRow | undefined> {
  const [found] = await db.select().from(payments).where(eq(payments.paymentId, paymentId))
  return found
}

export async function findPaymentByNumber(db: Db, number: number): Promise<PaymentRow | undefined> {
  const [found] = await db.select().from(payments).where(eq(payments.number, number))
  return found
}

/** What a payer's link has paid, or else its newest order. */
export async function findPaymentOfLink(db: Db, linkId: string): Promise<PaymentRow | undefined> {
  const [found] = await db
    .select()
    .from(payments)
    .where(eq(payments.payerLinkId, linkId))
    .orderBy(sql`${payments.status} <> 'Succeeded'`, desc(payments.number))
    .limit(1)
  return found
}

export async function lockPayment(tx: Tx, paymentId: string): Promise<PaymentRow | undefined> {
  const [found] = await tx.select().from(payments).where(eq(payments.paymentId, paymentId)).for('update')
  return found
}

export async function findAttempt(db: Db, studentId: string, attemptKey: string): Promise<PaymentRow | undefined> {
  const [found] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.studentId, studentId), eq(payments.attemptKey, attemptKey)))
  return found
}

export async function findOpenPayment(db: Db, studentId: string): Promise<PaymentRow | undefined> {
  const [found] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.studentId, studentId), eq(payments.status, 'WaitingPayment')))
  return found
}

export async function createPayment(tx: Tx, row: typeof payments.$inferInsert): Promise<PaymentRow> {
  const [created] = await tx.insert(payments).values(row).returning()
  return created!
}

export async function savePayment(db: Db, paymentId: string, changes: Partial<PaymentRow>): Promise<void> {
  await db.update(payments).set(changes).where(eq(payments.paymentId, paymentId))
}

/** Ends an order that waits. @returns false when it does not wait any more */
export async function failPayment(db: Db, paymentId: string, failure: PaymentFailure, now: Date): Promise<boolean> {
  const ended = await db
    .update(payments)
    .set({ status: 'Error', failure, settledAt: now, checkoutUrl: null })
    .where(and(eq(payments.paymentId, paymentId), eq(payments.status, 'WaitingPayment')))
    .returning({ paymentId: payments.paymentId })
  return ended.length > 0
}

/**
 * Makes this process the only one that asks the provider about a payment for some seconds. @returns undefined when another
 * one does, or the payment waits no more
 */
export async function claimPayment(db: Db, paymentId: string, now: Date, until: Date): Promise<PaymentRow | undefined> {
  const [claimed] = await db
    .update(payments)
    .set({ askedUntil: until })
    .where(
      and(
        eq(payments.paymentId, paymentId),
        eq(payments.status, 'WaitingPayment'),
        sql`(${payments.askedUntil} is null or ${payments.askedUntil} <= ${now.toISOString()}::timestamptz)`,
      ),
    )
    .returning()
  return claimed
}

/** @returns whether this is the first time that the operator is told about the payment */
export async function takeOperatorNotice(tx: Tx, paymentId: string, now: Date): Promise<boolean> {
  const taken = await tx
    .update(payments)
    .set({ operatorToldAt: now })
    .where(and(eq(payments.paymentId, paymentId), isNull(payments.operatorToldAt)))
    .returning({ paymentId: payments.paymentId })
  return taken.length > 0
}

/** A page of what a round looks after: what it cannot settle now stays in the list and must not hide the rest. */
interface PageOf {
  /** The key of the last row before it; undefined: the first page. */
  after: string | undefined
  limit: number
}

/** Open orders that nobody has heard of for a while. */
export const listStale = (db: Db, before: Date, { after, limit }: PageOf): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.status, 'WaitingPayment'),
        lt(payments.createdAt, before),
        after === undefined ? undefined : gt(payments.paymentId, after),
      ),
    )
    .orderBy(asc(payments.paymentId))
    .limit(limit)

export const listPayments = (db: Db, studentId: string, before: number | undefined, limit: number) =>
  db
    .select()
    .from(payments)
    .where(and(eq(payments.studentId, studentId), before === undefined ? undefined : lt(payments.number, before)))
    .orderBy(desc(payments.number))
    .limit(limit)

/** Whether another payment than this one has ever succeeded; a payment that was given back counts too. */
export async function hasPaidBesides(db: Db, studentId: string, paymentId?: string): Promise<boolean> {
  const [found] = await db
    .select({ paymentId: payments.paymentId })
    .from(payments)
    .where(
      and(
        eq(payments.studentId, studentId),
        eq(payments.status, 'Succeeded'),
        paymentId === undefined ? undefined : ne(payments.paymentId, paymentId),
      ),
    )
    .limit(1)
  return found !== undefined
}

/** Whether an order of this student, whatever became of it, has the discount of this code in its amount. */
export async function hasOrderedWith(db: Db, studentId: string, code: string): Promise<boolean> {
  const [found] = await db
    .select({ paymentId: payments.paymentId })
    .from(payments)
    .where(
      and(
        eq(payments.studentId, studentId),
        sql`${payments.discount} ->> 'kind' = 'promo_code'`,
        sql`${payments.discount} ->> 'code' = ${code}`,
      ),
    )
    .limit(1)
  return found !== undefined
}

/** The paid period that runs now or begins later, the last one first. */
export async function findPaidPeriod(db: Db, studentId: string, now: Date): Promise<PeriodRow | undefined> {
  const [found] = await db
    .select()
    .from(planPeriods)
    .where(
      and(
        eq(planPeriods.studentId, studentId),
        eq(planPeriods.source, 'payment'),
        isNull(planPeriods.cutAt),
        gt(planPeriods.endsAt, now),
      ),
    )
    .orderBy(desc(planPeriods.endsAt))
    .limit(1)
  return found
}

export async function findTrial(db: Db, studentId: string): Promise<PeriodRow | undefined> {
  const [found] = await db
    .select()
    .from(planPeriods)
    .where(and(eq(planPeriods.studentId, studentId), eq(planPeriods.source, 'trial')))
  return found
}

/** Ends the paid periods of a student that would go on after `now`. */
export async function cutPeriods(tx: Tx, studentId: string, now: Date, paymentId?: string): Promise<void> {
  await tx
    .update(planPeriods)
    .set({ cutAt: now })
    .where(
      and(
        eq(planPeriods.studentId, studentId),
        eq(planPeriods.source, 'payment'),
        isNull(planPeriods.cutAt),
        gt(planPeriods.endsAt, now),
        paymentId === undefined ? undefined : eq(planPeriods.paymentId, paymentId),
      ),
    )
}

/** The period that a payment has bought. */
export async function findPeriodOf(db: Db, paymentId: string): Promise<PeriodRow | undefined> {
  const [found] = await db.select().from(planPeriods).where(eq(planPeriods.paymentId, paymentId))
  return found
}

/** The paid period that would still run had an upgrade not ended it, as long as its own money was not given back. */
export async function findCutBy(db: Db, upgrade: PeriodRow, now: Date): Promise<PeriodRow | undefined> {
  const [found] = await db
    .select({ period: planPeriods })
    .from(planPeriods)
    .innerJoin(payments, eq(payments.paymentId, planPeriods.paymentId))
    .where(
      and(
        eq(planPeriods.studentId, upgrade.studentId),
        ne(planPeriods.periodId, upgrade.periodId),
        eq(planPeriods.cutAt, upgrade.startsAt),
        gt(planPeriods.endsAt, now),
        lt(payments.refundedMinor, payments.amountMinor),
      ),
    )
    .orderBy(desc(planPeriods.endsAt))
    .limit(1)
  return found?.period
}

/** The period goes on to its own end again. */
export async function liftCut(tx: Tx, periodId: string): Promise<void> {
  await tx.update(planPeriods).set({ cutAt: null, closedAt: null }).where(eq(planPeriods.periodId, periodId))
}

const isBehind = (after: string | undefined) => (after === undefined ? undefined : gt(subscriptions.studentId, after))

/** Subscriptions that are to be charged now. */
export const listDue = (db: Db, now: Date, { after, limit }: PageOf) =>
  db
    .select({ studentId: subscriptions.studentId })
    .from(subscriptions)
    .where(and(eq(subscriptions.renews, true), lte(subscriptions.chargeAt, now), isBehind(after)))
    .orderBy(asc(subscriptions.studentId))
    .limit(limit)

/** Subscriptions whose charge comes near and was not announced yet, as `dueReminder` decides. */
export const listToRemind = (db: Db, now: Date, { after, limit }: PageOf) =>
  db
    .select({ studentId: subscriptions.studentId })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.renews, true),
        gt(subscriptions.chargeAt, now),
        eq(subscriptions.failures, 0),
        or(
          ...BILLING.reminderDays.map((days) =>
            and(
              lte(subscriptions.chargeAt, new Date(now.getTime() + days * 86_400_000)),
              or(isNull(subscriptions.remindedDays), gt(subscriptions.remindedDays, days)),
            ),
          ),
        ),
        isBehind(after),
      ),
    )
    .orderBy(asc(subscriptions.studentId))
    .limit(limit)

/** Subscriptions that end without a renewal. */
export const listEnding = (db: Db, from: Date, to: Date, { after, limit }: PageOf) =>
  db
    .select({ studentId: subscriptions.studentId, endsAt: subscriptions.endsAt })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.renews, false),
        gt(subscriptions.endsAt, from),
        lte(subscriptions.endsAt, to),
        isBehind(after),
      ),
    )
    .orderBy(asc(subscriptions.studentId))
    .limit(limit)

/** Over, and nothing that holds it on: a paid period whose renewal is still tried is held until the last try (`listHeld`). */
const isOver = (now: Date) => {
  const at = sql`${now.toISOString()}::timestamptz`
  return sql`coalesce(plan_periods.cut_at, plan_periods.ends_at) <= ${at} and not (
    plan_periods.source = 'payment' and exists (
      select 1 from subscriptions s where s.student_id = plan_periods.student_id
        and s.renews and s.charge_at is not null and s.ends_at <= ${at}))`
}

/** Students with a period that is over and not looked at yet. */
export const listEnded = (db: Db, now: Date, { after, limit }: PageOf) =>
  db
    .selectDistinct({ studentId: planPeriods.studentId })
    .from(planPeriods)
    .where(
      and(
        isNull(planPeriods.closedAt),
        isOver(now),
        after === undefined ? undefined : gt(planPeriods.studentId, after),
      ),
    )
    .orderBy(asc(planPeriods.studentId))
    .limit(limit)

export const closePeriods = (tx: Tx, studentId: string, now: Date): Promise<PeriodRow[]> =>
  tx
    .update(planPeriods)
    .set({ closedAt: now })
    .where(and(eq(planPeriods.studentId, studentId), isNull(planPeriods.closedAt), isOver(now)))
    .returning()

export const listRefunds = (db: Db, paymentId: string) =>
  db.select().from(refunds).where(eq(refunds.paymentId, paymentId))
