import { BILLING } from '@lumi/contracts/product-rules'
import * as z from 'zod/mini'
import { isEqualText } from './equal-text.ts'
import {
  type PaymentProvider,
  type ProviderFailure,
  type ProviderPayment,
  ProviderUnavailable,
} from './payment-provider.ts'
import type { PaymentSettings } from './payment-settings.ts'
import { callProvider } from './provider-call.ts'

type Settings = NonNullable<PaymentSettings['yookassa']>

const Sum = z.object({ value: z.string().check(z.regex(/^\d{1,12}\.\d{2}$/)), currency: z.string() })
/** What is read of a payment; there is more in it. */
const Payment = z.object({
  id: z.string(),
  status: z.enum(['pending', 'waiting_for_capture', 'succeeded', 'canceled']),
  amount: Sum,
  refunded_amount: z.optional(Sum),
  confirmation: z.optional(z.object({ confirmation_url: z.optional(z.string()) })),
  payment_method: z.optional(
    z.object({
      id: z.string(),
      type: z.string(),
      saved: z.boolean(),
      card: z.optional(
        z.object({
          first6: z.optional(z.string()),
          last4: z.string(),
          expiry_month: z.optional(z.string()),
          expiry_year: z.optional(z.string()),
          card_type: z.string(),
        }),
      ),
    }),
  ),
  cancellation_details: z.optional(z.object({ reason: z.string() })),
  metadata: z.optional(z.record(z.string(), z.string())),
})
type Payment = z.infer<typeof Payment>

const List = z.object({ items: z.array(Payment), next_cursor: z.optional(z.string()) })
/** Between our clock and theirs. */
const clockDifferenceMs = 3_600_000
/** Pages of 100 payments. A shop that sells more in a day has an operator who looks. */
const maxListPages = 100

const Notification = z.object({
  type: z.literal('notification'),
  event: z.string(),
  object: z.object({
    id: z.string(),
    payment_id: z.optional(z.string()),
    metadata: z.optional(z.record(z.string(), z.string())),
  }),
})

const failures: Record<string, ProviderFailure> = {
  insufficient_funds: 'no_funds',
  '3d_secure_failed': 'not_confirmed',
  expired_on_confirmation: 'expired',
  canceled_by_merchant: 'expired',
}

/** `24.30`, without ever being a floating point number. */
const sumOf = (amountMinor: number) => `${Math.floor(amountMinor / 100)}.${String(amountMinor % 100).padStart(2, '0')}`
const minorOf = ({ value }: z.infer<typeof Sum>) => Number(value.replace('.', ''))

function asPayment(payment: Payment): ProviderPayment {
  const { id, status, amount, refunded_amount, payment_method: method, cancellation_details, metadata } = payment
  return {
    providerPaymentId: id,
    paymentId: metadata?.paymentId ?? null,
    state: status === 'succeeded' ? 'succeeded' : status === 'canceled' ? 'failed' : 'open',
    isAtBank: status === 'waiting_for_capture',
    failure: status === 'canceled' ? (failures[cancellation_details?.reason ?? ''] ?? 'declined') : null,
    amountMinor: minorOf(amount),
    currency: amount.currency,
    card:
      status === 'succeeded' && method?.saved
        ? {
            token: method.id,
            customer: null,
            brand: method.card?.card_type ?? method.type,
            last4: method.card?.last4 ?? '',
            expires: method.card?.expiry_year
              ? `${method.card.expiry_month}/${method.card.expiry_year.slice(-2)}`
              : null,
            // It names no fingerprint; first and last digits with the expiry tell most cards apart.
            fingerprint: method.card?.first6
              ? [method.card.first6, method.card.last4, method.card.expiry_month, method.card.expiry_year].join(' ')
              : null,
          }
        : null,
    refundedMinor: refunded_amount ? minorOf(refunded_amount) : 0,
    isChargedBack: false,
  }
}

/** YooKassa by its REST interface (version 3): a payment with a page, a payment by a saved method, notifications. */
export function createYookassa({ shopId, key, webhookSecrets, baseUrl }: Settings): PaymentProvider {
  const call = (path: string, order?: { body: unknown; idempotencyKey: string }) =>
    callProvider({
      url: `${baseUrl}${path}`,
      shopId,
      key,
      ...(order && { method: 'POST', body: order.body, headers: { 'idempotence-key': order.idempotencyKey } }),
    })

  async function pay(body: object, idempotencyKey: string): Promise<Payment> {
    const { status, json } = await call('/payments', { body, idempotencyKey })
    const payment = Payment.safeParse(json)
    if (status >= 300 || !payment.success) throw new ProviderUnavailable(`YooKassa refused an order (${status})`)
    return payment.data
  }

  return {
    kind: 'yookassa',

    async openCheckout({ paymentId, amountMinor, currency, description, language, returnUrl }) {
      const payment = await pay(
        {
          amount: { value: sumOf(amountMinor), currency },
          capture: true,
          save_payment_method: true,
          confirmation: { type: 'redirect', return_url: returnUrl, locale: language === 'ru' ? 'ru_RU' : 'en_US' },
          description,
          metadata: { paymentId },
        },
        paymentId,
      )
      const checkoutUrl = payment.confirmation?.confirmation_url
      if (!checkoutUrl) throw new ProviderUnavailable('YooKassa opened no page')
      return { providerPaymentId: payment.id, checkoutUrl }
    },

    charge: async ({ paymentId, amountMinor, currency, description }, { token }) =>
      asPayment(
        await pay(
          {
            amount: { value: sumOf(amountMinor), currency },
            capture: true,
            payment_method_id: token,
            description,
            metadata: { paymentId },
          },
          paymentId,
        ),
      ),

    async find(providerPaymentId) {
      const { status, json } = await call(`/payments/${encodeURIComponent(providerPaymentId)}`)
      if (status === 404) return undefined
      const payment = Payment.safeParse(json)
      if (status >= 300 || !payment.success) throw new ProviderUnavailable(`YooKassa did not tell (${status})`)
      return asPayment(payment.data)
    },

    // It cannot be searched by our id, so its list is read from the order on.
    async findByOurId(paymentId, orderedAt) {
      const from = new Date(orderedAt.getTime() - clockDifferenceMs).toISOString()
      const to = new Date(orderedAt.getTime() + BILLING.openPaymentHours * 3_600_000).toISOString()
      let cursor: string | undefined
      for (let pages = 0; pages < maxListPages; pages++) {
        const query = new URLSearchParams({ 'created_at.gte': from, 'created_at.lt': to, limit: '100' })
        if (cursor !== undefined) query.set('cursor', cursor)
        const { status, json } = await call(`/payments?${query}`)
        const list = List.safeParse(json)
        if (status >= 300 || !list.success) throw new ProviderUnavailable(`YooKassa did not list (${status})`)
        const { items, next_cursor } = list.data
        const ours = items.find(({ metadata }) => metadata?.paymentId === paymentId)
        if (ours) return asPayment(ours)
        if (next_cursor === undefined) return undefined
        cursor = next_cursor
      }
      throw new ProviderUnavailable('YooKassa lists more payments than are read')
    },

    // A page that waits for its payer cannot be closed; it ends by itself.
    closeCheckout: async () => {},

    async refund({ refundId, providerPaymentId, amountMinor, currency }) {
      const body = { payment_id: providerPaymentId, amount: { value: sumOf(amountMinor), currency } }
      const { status, json } = await call('/refunds', { body, idempotencyKey: refundId })
      const refund = z.object({ status: z.string() }).safeParse(json)
      return status < 300 && refund.success && refund.data.status !== 'canceled'
    },

    // Saved methods have no call to be deleted by: forgetting the token is all there is.
    forgetCard: async () => {},

    /**
     * Notifications carry no signature. The address of ours that the operator enters there ends with a secret, and what a
     * notification says is never believed but asked for.
     */
    readEvent(raw, headers) {
      if (!webhookSecrets.some((secret) => isEqualText(secret, headers['lumi-query-key'] ?? ''))) return undefined
      let json: unknown
      try {
        json = JSON.parse(raw)
      } catch {
        return undefined
      }
      const parsed = Notification.safeParse(json)
      if (!parsed.success) return undefined
      const { event, object } = parsed.data
      return {
        eventId: `${event} ${object.id}`,
        providerPaymentId: object.payment_id ?? object.id,
        paymentId: object.metadata?.paymentId ?? null,
      }
    },
  }
}
