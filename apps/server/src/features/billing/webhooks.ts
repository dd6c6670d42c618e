import { createHash } from 'node:crypto'
import { AppError } from '@lumi/contracts/errors'
import { and, eq } from 'drizzle-orm'
import type { PaymentProviderKind } from '../../platform/payments/payment-provider.ts'
import type { PaymentProviders } from '../../platform/payments/payment-providers.ts'
import type { Platform } from '../../platform/platform.ts'
import { findPayment } from './billing.store.ts'
import { paymentEvents, payments } from './billing.tables.ts'
import { type Checkout, isUuid } from './checkout.ts'

const eventJob = 'payment-event'

interface Dependencies extends Pick<Platform, 'db' | 'clock' | 'jobs' | 'log'> {
  providers: PaymentProviders
  checkout: Checkout
}

/** Callbacks: checked, stored as they came, answered; what they are about is asked of the provider later, by a job. */
export function createWebhooks({ db, clock, jobs, log, providers, checkout }: Dependencies) {
  jobs.define<{ provider: PaymentProviderKind; eventId: string }>(
    eventJob,
    async ({ provider, eventId }) => {
      const which = and(eq(paymentEvents.provider, provider), eq(paymentEvents.eventId, eventId))
      const [event] = await db.select().from(paymentEvents).where(which)
      if (!event || event.handledAt !== null) return
      if (event.providerPaymentId !== null) {
        const [payment] = await db
          .select({ paymentId: payments.paymentId })
          .from(payments)
          .where(and(eq(payments.provider, provider), eq(payments.providerPaymentId, event.providerPaymentId)))
        const paymentId =
          payment?.paymentId ??
          event.ourPaymentId ??
          // A refund or a dispute names neither: its payment does.
          (await providers.get(provider).find(event.providerPaymentId))?.paymentId ??
          null
        if (paymentId === null || !isUuid(paymentId) || !(await findPayment(db, paymentId))) {
          log.info({ provider }, 'A callback is about a payment that is not known here')
        } else await checkout.checkAs(paymentId, event.providerPaymentId)
      }
      await db.update(paymentEvents).set({ handledAt: clock.now() }).where(which)
    },
    { concurrency: 2 },
  )

  return {
    async receive(kind: string, raw: string, headers: Readonly<Record<string, string | undefined>>): Promise<void> {
      const provider = providers.find(kind)
      if (!provider) throw new AppError('not_found')
      const event = provider.readEvent(raw, headers)
      if (!event) throw new AppError('payment_webhook_refused')
      await db.transaction(async (tx) => {
        const stored = await tx
          .insert(paymentEvents)
          .values({
            provider: provider.kind,
            eventId: event.eventId || createHash('sha256').update(raw).digest('hex'),
            payload: raw,
            providerPaymentId: event.providerPaymentId,
            ourPaymentId: event.paymentId,
            receivedAt: clock.now(),
          })
          .onConflictDoNothing()
          .returning({ eventId: paymentEvents.eventId })
        for (const { eventId } of stored) await jobs.enqueue(tx, eventJob, { provider: provider.kind, eventId })
      })
      jobs.wake(eventJob)
    },
  }
}
