import { BILLING } from '@lumi/contracts/product-rules'
import { eq } from 'drizzle-orm'
import type { PaymentProviders } from '../../platform/payments/payment-providers.ts'
import type { Platform } from '../../platform/platform.ts'
import { findPayment, listRefunds } from './billing.store.ts'
import { refunds } from './billing.tables.ts'
import type { Checkout } from './checkout.ts'
import { refundJob } from './settlement.ts'

/** Gives money back at the provider: ordered in a transaction, done by a job, the same refund however often it runs. */
export function defineRefunding({
  db,
  clock,
  jobs,
  log,
  providers,
  checkout,
}: Pick<Platform, 'db' | 'clock' | 'jobs' | 'log'> & { providers: PaymentProviders; checkout: Checkout }): void {
  const end = async (refundId: string, state: 'done' | 'refused'): Promise<void> => {
    await db.update(refunds).set({ state }).where(eq(refunds.refundId, refundId))
  }
  jobs.define<{ refundId: string }>(refundJob, async ({ refundId }) => {
    const [refund] = await db.select().from(refunds).where(eq(refunds.refundId, refundId))
    const payment = refund && (await findPayment(db, refund.paymentId))
    if (!payment?.providerPaymentId || refund?.state !== 'ordered') return
    if (clock.now().getTime() - refund.createdAt.getTime() >= BILLING.chargeKeyHours * 3_600_000) {
      // The provider may have forgotten the key: what it has given back tells whether this one arrived (SR09).
      await checkout.check(payment.paymentId)
      const { refundedMinor } = (await findPayment(db, payment.paymentId))!
      const done = (await listRefunds(db, payment.paymentId)).filter(({ state }) => state === 'done')
      const unknown = refundedMinor - done.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
      if (unknown >= refund.amountMinor) return end(refundId, 'done')
    }
    const isDone = await providers.get(payment.provider).refund({
      refundId,
      providerPaymentId: payment.providerPaymentId,
      amountMinor: refund.amountMinor,
      currency: payment.currency,
    })
    if (!isDone) log.error({ paymentId: payment.paymentId }, 'A refund was refused by the payment provider')
    await end(refundId, isDone ? 'done' : 'refused')
    await checkout.check(payment.paymentId)
  })
}
