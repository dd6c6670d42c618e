import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db.ts'
import type { PersonalData } from '../../platform/personal-data.ts'
import type { Platform } from '../../platform/platform.ts'
import { forgetCardJob } from './account.ts'
import { findSubscription, listMethods } from './billing.store.ts'
import { payments, planPeriods } from './billing.tables.ts'
import { numberOf } from './settlement.ts'

export function billingPersonalData({ db, jobs }: Pick<Platform, 'db' | 'jobs'>): PersonalData {
  return {
    name: 'billing',
    async exportOf(studentId) {
      const paid = await db
        .select()
        .from(payments)
        .where(eq(payments.studentId, studentId))
        .orderBy(desc(payments.number))
      const periods = await db.select().from(planPeriods).where(eq(planPeriods.studentId, studentId))
      const subscription = await findSubscription(db, studentId)
      const cards = await listMethods(db, studentId)
      if (paid.length === 0 && periods.length === 0) return null
      return {
        payments: paid.map((payment) => ({
          number: numberOf(payment),
          at: payment.createdAt,
          kind: payment.kind,
          status: payment.status,
          tariff: payment.tariffId,
          months: payment.months,
          amountMinor: payment.amountMinor,
          refundedMinor: payment.refundedMinor,
          currency: payment.currency,
          discount: payment.discount,
          card:
            payment.cardBrand === null || payment.payerEmail !== null
              ? null
              : `${payment.cardBrand} ${payment.cardLast4}`,
        })),
        plans: periods.map(({ tariffId, source, startsAt, endsAt, cutAt }) => ({
          tariff: tariffId,
          source,
          startsAt,
          endsAt: cutAt ?? endsAt,
        })),
        renewal: subscription?.renews
          ? {
              tariff: subscription.tariffId,
              months: subscription.months,
              at: subscription.chargeAt,
              priceMinor: subscription.priceMinor,
              currency: subscription.currency,
            }
          : null,
        // Of a parent's card only that it is there.
        cards: subscription?.payerEmail == null ? cards.map(({ brand, last4 }) => `${brand} ${last4}`) : [],
      }
    },

    /** Cards go at the provider too. Payments stay, as the law wants them, under a random id and without addresses. */
    async erase(eraser: Db, studentId: string) {
      const cards = await listMethods(eraser, studentId)
      await eraser.transaction(async (tx) => {
        for (const { provider, token, customer } of cards) {
          await jobs.enqueue(tx, forgetCardJob, { provider, token, customer })
        }
        await tx
          .update(payments)
          .set({ studentId: randomUUID(), payerEmail: null, originLink: null, checkoutUrl: null, discount: null })
          .where(eq(payments.studentId, studentId))
      })
    },
  }
}
