import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { rows, type Tx } from '../../platform/db.ts'
import type { ProviderPayment } from '../../platform/payments/payment-provider.ts'
import type { Platform } from '../../platform/platform.ts'
import { fingerprint } from '../../platform/secrets.ts'
import { failedMail, receiptMail } from './billing.mails.ts'
import { endOfPeriods, rankOf, retryAt, tariffOf } from './billing.rules.ts'
import {
  cutPeriods,
  findCutBy,
  findPaidPeriod,
  findPayment,
  findPeriodOf,
  findSubscription,
  findTrial,
  hasPaidBesides,
  liftCut,
  lockPayment,
  lockStudent,
  type MethodRow,
  type PaymentRow,
  type PeriodRow,
  putSubscription,
  type StudentRow,
  saveMethod,
  savePayment,
  saveSubscription,
} from './billing.store.ts'
import { moneyEntries, planPeriods, refunds } from './billing.tables.ts'
import type { BillingListener } from './billing-events.ts'
import type { Catalogues } from './catalogues.ts'

export const refundJob = 'payment-refund'

type RefundReason = (typeof refunds.$inferInsert)['reason']

interface Dependencies
  extends Pick<Platform, 'db' | 'clock' | 'hub' | 'mail' | 'jobs' | 'audit' | 'log' | 'env' | 'origins'> {
  catalogues: Catalogues
  listener: BillingListener
  /** Of the `chat` feature: more messages for the rest of the day. */
  raiseAllowance(tx: Tx, studentId: string, messagesPerDay: number | null): Promise<void>
}

export type Settlement = ReturnType<typeof createSettlement>

/**
 * Writes down what the provider says about a payment. Idempotent, and the same in any order (SR07): what is written is
 * derived from the provider's present answer, a payment only moves forward, and constraints allow one period and one ledger
 * entry for it.
 */
export function createSettlement(dependencies: Dependencies) {
  const { db, clock, hub, mail, jobs, audit, log, env, origins, catalogues, listener, raiseAllowance } = dependencies

  /** Orders money back; the job asks the provider for it. */
  async function orderRefund(tx: Tx, paymentId: string, amountMinor: number, reason: RefundReason): Promise<void> {
    const refundId = randomUUID()
    await tx
      .insert(refunds)
      .values({ refundId, paymentId, amountMinor, reason, state: 'ordered', createdAt: clock.now() })
    await jobs.enqueue(tx, refundJob, { refundId })
  }

  async function writeEntry(
    tx: Tx,
    payment: PaymentRow,
    entry: { kind: 'charge' | 'refund' | 'chargeback'; amountMinor: number; refundedMinor: number },
  ): Promise<void> {
    await tx
      .insert(moneyEntries)
      .values({ paymentId: payment.paymentId, currency: payment.currency, createdAt: clock.now(), ...entry })
      .onConflictDoNothing()
  }

  async function keepCard(tx: Tx, payment: PaymentRow, found: ProviderPayment): Promise<MethodRow | undefined> {
    if (!found.card) return undefined
    const { fingerprint: mark, ...card } = found.card
    return saveMethod(tx, {
      methodId: randomUUID(),
      studentId: payment.studentId,
      provider: payment.provider,
      ...card,
      cardKey: mark === null ? null : fingerprint(env.secretKey, `card ${mark}`),
      createdAt: clock.now(),
    })
  }

  /** A new row of the plan ledger and, from now on, what renews. @returns false when the payment has its period already */
  async function beginPeriod(
    tx: Tx,
    payment: PaymentRow,
    student: StudentRow,
    period: { anchorAt: Date; startsAt: Date; periods: number; timeZone: string; methodId: string | null },
  ): Promise<boolean> {
    const { paymentId, studentId, tariffId, months } = payment
    const { anchorAt, startsAt, periods, timeZone, methodId } = period
    const endsAt = endOfPeriods(anchorAt, { months: months * periods }, timeZone)
    const stored = await tx
      .insert(planPeriods)
      .values({
        periodId: randomUUID(),
        studentId,
        tariffId,
        source: 'payment',
        paymentId,
        startsAt,
        endsAt,
        createdAt: clock.now(),
      })
      .onConflictDoNothing()
      .returning({ periodId: planPeriods.periodId })
    if (stored.length === 0) return false
    const before = await findSubscription(tx, studentId)
    // Turned off while the renewal was on its way: what was paid is given, and nothing more is charged.
    const renews = methodId !== null && (payment.kind !== 'renewal' || before?.renews === true)
    await putSubscription(tx, {
      studentId,
      tariffId,
      months,
      priceMinor: payment.priceMinor,
      currency: payment.currency,
      catalogueVersion: payment.catalogueVersion,
      renews,
      methodId,
      payerEmail: payment.payerEmail,
      language: payment.language,
      timeZone,
      anchorAt,
      periods,
      endsAt,
      failures: 0,
      chargeAt: renews ? endsAt : null,
      remindedDays: null,
      upgradeTo: null,
      upgradeRequestedAt: null,
    })
    const now = clock.now()
    if (startsAt <= now && endsAt > now) {
      const { messagesPerDay } = tariffOf(await catalogues.get(tx), tariffId)
      await raiseAllowance(tx, student.id, messagesPerDay)
    }
    return true
  }

  async function succeed(tx: Tx, payment: PaymentRow, found: ProviderPayment): Promise<void> {
    const now = clock.now()
    const student = await lockStudent(tx, payment.studentId)
    const card = found.card && { cardBrand: found.card.brand, cardLast4: found.card.last4 }
    await savePayment(tx, payment.paymentId, {
      status: 'Succeeded',
      failure: null,
      settledAt: now,
      checkoutUrl: null,
      providerPaymentId: found.providerPaymentId,
      ...card,
    })
    await writeEntry(tx, payment, { kind: 'charge', amountMinor: payment.amountMinor, refundedMinor: 0 })
    await audit.write(tx, {
      action: 'payment',
      result: 'done',
      studentId: payment.studentId,
      target: numberOf(payment),
    })
    if (!student) return orderRefund(tx, payment.paymentId, payment.amountMinor, 'account_deleted')
    const isFirst = !(await hasPaidBesides(tx, student.id, payment.paymentId))
    const method = await keepCard(tx, payment, found)
    const subscription = await findSubscription(tx, student.id)
    const methodId = method?.methodId ?? payment.methodId ?? null

    if (payment.kind === 'renewal' && subscription) {
      const { anchorAt, periods, endsAt, timeZone } = subscription
      await beginPeriod(tx, payment, student, { anchorAt, periods: periods + 1, startsAt: endsAt, timeZone, methodId })
    } else if (payment.kind === 'upgrade') {
      // Another upgrade was faster: this one is not kept either, and cuts nothing that was paid.
      const paid = await findPaidPeriod(tx, student.id, now)
      if (paid && rankOf(paid.tariffId) >= rankOf(payment.tariffId)) {
        return orderRefund(tx, payment.paymentId, payment.amountMinor, 'paid_twice')
      }
      await cutPeriods(tx, student.id, now)
      const { timeZone } = student
      await beginPeriod(tx, payment, student, { anchorAt: now, periods: 1, startsAt: now, timeZone, methodId })
    } else {
      // Another payment was faster: this one is not kept (SR09).
      if (await findPaidPeriod(tx, student.id, now)) {
        return orderRefund(tx, payment.paymentId, payment.amountMinor, 'paid_twice')
      }
      const trial = await findTrial(tx, student.id)
      // A trial of the same tariff runs to its end first, so that no paid day is lost to it.
      const startsAt = trial && trial.tariffId === payment.tariffId && trial.endsAt > now ? trial.endsAt : now
      const { timeZone } = student
      await beginPeriod(tx, payment, student, { anchorAt: startsAt, periods: 1, startsAt, timeZone, methodId })
    }
    if (isFirst) {
      await listener.firstPurchase(tx, {
        studentId: student.id,
        paymentId: payment.paymentId,
        discount: payment.discount,
        cardKey: method?.cardKey ?? null,
      })
    }
    const catalogue = await catalogues.get(tx)
    const after = await findSubscription(tx, student.id)
    const content = receiptMail({
      payment: { ...payment, ...card },
      name: tariffOf(catalogue, payment.tariffId).names[payment.language],
      renewsAt: after?.chargeAt ?? null,
      timeZone: student.timeZone,
      baseUrl: origins.publicUrl(),
    })
    await mail.send(tx, { to: payment.payerEmail ?? student.email, studentId: student.id, ...content })
    await tellOf(tx, payment, 'succeeded')
  }

  const tellOf = (tx: Tx, { studentId, paymentId, payerEmail }: PaymentRow, status: 'succeeded' | 'failed') =>
    listener.paymentSettled(tx, { studentId, paymentId, status, byPayer: payerEmail !== null })

  async function fail(tx: Tx, payment: PaymentRow, failure: NonNullable<PaymentRow['failure']>): Promise<void> {
    const now = clock.now()
    await savePayment(tx, payment.paymentId, { status: 'Error', failure, settledAt: now, checkoutUrl: null })
    await audit.write(tx, {
      action: 'payment',
      result: 'refused',
      studentId: payment.studentId,
      target: numberOf(payment),
    })
    const student = await lockStudent(tx, payment.studentId)
    // What a parent could not pay is told to the parent alone.
    if (student && payment.payerEmail === null) await tellOf(tx, payment, 'failed')
    if (payment.kind !== 'renewal') return
    const subscription = student && (await findSubscription(tx, student.id))
    if (!subscription?.renews || !student) return
    const failures = subscription.failures + 1
    const chargeAt = retryAt(subscription.endsAt, failures)
    await saveSubscription(tx, student.id, { failures, chargeAt, renews: chargeAt !== null })
    const content = failedMail({
      payment,
      isDeclined: failure !== 'expired',
      retryAt: chargeAt,
      timeZone: student.timeZone,
      baseUrl: origins.publicUrl(),
    })
    await mail.send(tx, { to: payment.payerEmail ?? student.email, studentId: student.id, ...content })
  }

  /** An upgrade was given back: what was counted for it goes on, to its own end. Nothing more is charged by itself. */
  async function returnToOldPlan(tx: Tx, upgrade: PeriodRow, now: Date): Promise<void> {
    const old = await findCutBy(tx, upgrade, now)
    const paid = old?.paymentId ? await findPayment(tx, old.paymentId) : undefined
    if (!old || !paid) return
    await liftCut(tx, old.periodId)
    const { tariffId, months, priceMinor, currency, catalogueVersion, payerEmail, language } = paid
    await saveSubscription(tx, old.studentId, {
      ...{ tariffId, months, priceMinor, currency, catalogueVersion, payerEmail, language },
      ...{ anchorAt: old.endsAt, periods: 0, endsAt: old.endsAt },
      ...{ renews: false, chargeAt: null, failures: 0, remindedDays: null },
    })
  }

  async function giveBack(tx: Tx, payment: PaymentRow, found: ProviderPayment): Promise<void> {
    const refundedMinor = found.isChargedBack
      ? payment.amountMinor
      : Math.min(payment.amountMinor, Math.max(payment.refundedMinor, found.refundedMinor))
    const delta = refundedMinor - payment.refundedMinor
    const isNewChargeback = found.isChargedBack && payment.chargedBackAt === null
    if (delta === 0 && !isNewChargeback) return
    const now = clock.now()
    await savePayment(tx, payment.paymentId, {
      refundedMinor,
      ...(isNewChargeback && { chargedBackAt: now }),
    })
    if (delta > 0) {
      const kind = found.isChargedBack ? 'chargeback' : 'refund'
      await writeEntry(tx, payment, { kind, amountMinor: -delta, refundedMinor })
    }
    await audit.write(tx, {
      action: found.isChargedBack ? 'payment-chargeback' : 'payment-refund',
      result: 'done',
      studentId: payment.studentId,
      target: numberOf(payment),
    })
    if (refundedMinor < payment.amountMinor) return
    // Given back in full: the plan that it bought is over, and nothing more is charged.
    const student = await lockStudent(tx, payment.studentId)
    if (!student) return
    const bought = await findPeriodOf(tx, payment.paymentId)
    await cutPeriods(tx, student.id, now, payment.paymentId)
    if (payment.kind === 'upgrade' && bought) await returnToOldPlan(tx, bought, now)
    const stillPaid = await findPaidPeriod(tx, student.id, now)
    if (!stillPaid) await saveSubscription(tx, student.id, { renews: false, chargeAt: null, endsAt: now })
    if (!(await hasPaidBesides(tx, student.id, payment.paymentId))) {
      await listener.purchaseReturned(tx, { studentId: student.id, paymentId: payment.paymentId })
    }
  }

  /** @returns whether anything changed */
  async function settleInside(tx: Tx, paymentId: string, found: ProviderPayment): Promise<PaymentRow | undefined> {
    const payment = await lockPayment(tx, paymentId)
    if (!payment) return undefined
    const stateOf = (row: PaymentRow) =>
      `${row.status} ${row.isAtBank} ${row.refundedMinor} ${row.chargedBackAt?.getTime()}`
    const before = stateOf(payment)
    const isOurs =
      found.amountMinor === payment.amountMinor &&
      found.currency === payment.currency &&
      (found.paymentId === null || found.paymentId === payment.paymentId) &&
      (payment.providerPaymentId === null || payment.providerPaymentId === found.providerPaymentId)
    if (!isOurs) {
      // SR08: what was not ordered buys nothing. Whether money moved, an operator has to see at the provider.
      log.error({ paymentId, provider: payment.provider }, 'A payment is not what was ordered')
      if (payment.status === 'WaitingPayment') await fail(tx, payment, 'check_failed')
    } else {
      if (payment.providerPaymentId === null && found.state === 'open') {
        await savePayment(tx, paymentId, { providerPaymentId: found.providerPaymentId })
      }
      const isAtBank = found.state === 'open' && found.isAtBank === true
      if (payment.status === 'WaitingPayment' && isAtBank !== payment.isAtBank) {
        await savePayment(tx, paymentId, { isAtBank })
      }
      if (found.state === 'succeeded' && payment.status !== 'Succeeded') await succeed(tx, payment, found)
      if (found.state === 'failed' && payment.status === 'WaitingPayment') {
        await fail(tx, payment, found.failure ?? 'declined')
      }
      if (found.state === 'succeeded') await giveBack(tx, (await lockPayment(tx, paymentId))!, found)
    }
    const after = (await lockPayment(tx, paymentId))!
    return before === stateOf(after) ? undefined : after
  }

  function announce(payment: Pick<PaymentRow, 'studentId' | 'paymentId'>): void {
    hub.publish(payment.studentId, 'payment.changed', { paymentId: payment.paymentId })
    hub.publish(payment.studentId, 'plan.changed', {})
    mail.flush()
    jobs.wake(refundJob)
  }

  return {
    orderRefund,
    announce,

    async settle(paymentId: string, found: ProviderPayment): Promise<void> {
      const changed = await db.transaction((tx) => settleInside(tx, paymentId, found))
      if (changed) announce(changed)
    },

    /** Nothing has to be charged: what is left of the old period pays for the new one. */
    async settleFree(tx: Tx, payment: PaymentRow): Promise<void> {
      await settleInside(tx, payment.paymentId, {
        providerPaymentId: `free-${payment.paymentId}`,
        paymentId: payment.paymentId,
        amountMinor: payment.amountMinor,
        currency: payment.currency,
        state: 'succeeded',
        failure: null,
        card: null,
        refundedMinor: 0,
        isChargedBack: false,
      })
    },

    /** Nobody paid in time. A payment that comes later all the same still counts. */
    async expire(paymentId: string): Promise<void> {
      const changed = await db.transaction(async (tx) => {
        const payment = await lockPayment(tx, paymentId)
        if (payment?.status !== 'WaitingPayment') return undefined
        await fail(tx, payment, 'expired')
        return payment
      })
      if (changed) announce(changed)
    },

    /** The sum of the ledger, by payment: for checks. */
    balances: () =>
      rows<{ paymentId: string; balance: number }>(
        db,
        sql`select payment_id as "paymentId", sum(amount_minor)::float8 as balance from money_entries group by payment_id`,
      ),
  }
}

/** As people read it. */
export const numberOf = ({ number }: Pick<PaymentRow, 'number'>): string => `P-${number}`
