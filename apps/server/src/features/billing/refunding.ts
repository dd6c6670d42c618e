import { eq } from 'drizzle-orm'
import type { PaymentProviders } from '../../platform/payments/payment-providers.ts'
import type { Platform } from '../../platform/platform.ts'
import { findPayment } from './billing.store.ts'
import { refunds } from './billing.tables.ts'
import type { Checkout } from './checkout.ts'
import { refundJob } from './settlement.ts'

/** Gives money back at the provider: ordered in a transaction, done by a job, the same refund however often it runs. */
export function defineRefunding({
  db,
  jobs,
  log,
  providers,
  checkout,
}: Pick<Platform, 'db' | 'jobs' | 'log'> & { providers: PaymentProviders; checkout: Checkout }): void {
  jobs.define<{ refundId: string }>(refundJob, async ({ refundId }) => {
    const [refund] = await db.select().from(refunds).where(eq(refunds.refundId, refundId))
    const payment = refund && (await findPayment(db, refund.paymentId))
    if (!payment?.providerPaymentId || refund?.state !== 'ordered') return
    const isDone = await providers.get(payment.provider).refund({
      refundId,
      providerPaymentId: payment.providerPaymentId,
      amountMinor: refund.amountMinor,
      currency: payment.currency,
    })
    if (!isDone) log.error({ paymentId: payment.paymentId }, 'A refund was refused by the payment provider')
    await db
      .update(refunds)
      .set({ state: isDone ? 'done' : 'refused' })
      .where(eq(refunds.refundId, refundId))
    await checkout.check(payment.paymentId)
  })
}
