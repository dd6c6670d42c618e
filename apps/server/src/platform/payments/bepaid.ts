import { createPublicKey, verify } from 'node:crypto'
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

type Settings = NonNullable<PaymentSettings['bepaid']>

/** What is read of a transaction; there is more in it. Its `tracking_id` is our id. */
const Transaction = z.object({
  uid: z.string(),
  type: z.string(),
  status: z.enum(['successful', 'failed', 'incomplete', 'expired', 'pending']),
  amount: z.int(),
  currency: z.string(),
  tracking_id: z.nullish(z.string()),
  code: z.nullish(z.string()),
  parent_uid: z.nullish(z.string()),
  credit_card: z.nullish(
    z.object({
      token: z.nullish(z.string()),
      brand: z.string(),
      last_4: z.string(),
      exp_month: z.nullish(z.int()),
      exp_year: z.nullish(z.int()),
      stamp: z.nullish(z.string()),
    }),
  ),
})
type Transaction = z.infer<typeof Transaction>

const Found = z.object({ transactions: z.array(Transaction) })
const Checkout = z.object({ checkout: z.object({ token: z.string(), redirect_url: z.string() }) })
const Answer = z.object({ transaction: Transaction })

const failures: Record<string, ProviderFailure> = {
  'F.0116': 'no_funds',
  'P.4011': 'not_confirmed',
  'F.0159': 'not_confirmed',
}

/**
 * All that is known under one of our ids: attempts on the page, the payment, refunds, a chargeback. The first payment that
 * succeeded counts.
 */
function asPayment(paymentId: string, transactions: readonly Transaction[]): ProviderPayment | undefined {
  const tried = transactions.filter(({ type }) => type === 'payment')
  const paid = tried.find(({ status }) => status === 'successful')
  const newest = paid ?? tried.at(-1)
  if (!newest) return undefined
  const backOf = (type: string) =>
    transactions.filter((each) => each.type === type && each.status === 'successful' && each.parent_uid === newest.uid)
  const card = newest.credit_card
  const isFailed = newest.status === 'failed' || newest.status === 'expired'
  return {
    providerPaymentId: paymentId,
    paymentId,
    state: paid ? 'succeeded' : isFailed ? 'failed' : 'open',
    // A transaction begins when a card was given.
    isAtBank: !paid && !isFailed,
    failure: isFailed ? (newest.status === 'expired' ? 'expired' : (failures[newest.code ?? ''] ?? 'declined')) : null,
    amountMinor: newest.amount,
    currency: newest.currency,
    card:
      paid && card?.token
        ? {
            token: card.token,
            customer: null,
            brand: `${card.brand[0]?.toUpperCase()}${card.brand.slice(1)}`,
            last4: card.last_4,
            expires: card.exp_year
              ? `${String(card.exp_month).padStart(2, '0')}/${String(card.exp_year).slice(-2)}`
              : null,
            fingerprint: card.stamp ?? null,
          }
        : null,
    refundedMinor: backOf('refund').reduce((sum, { amount }) => sum + amount, 0),
    isChargedBack: backOf('chargeback').length > 0,
  }
}

/**
 * bePaid by its REST interface: the hosted checkout, charges by a saved token, signed notifications. It has no idempotency
 * keys, so a payment is known there by our id (`tracking_id`), and a charge is looked for before it is made.
 */
export function createBepaid({ shopId, key, publicKey, checkoutUrl, gatewayUrl }: Settings): PaymentProvider {
  const verifier = createPublicKey(
    publicKey.includes('BEGIN') ? publicKey : `-----BEGIN PUBLIC KEY-----\n${publicKey}\n-----END PUBLIC KEY-----`,
  )
  const call = (url: string, body?: unknown) =>
    callProvider({
      url,
      shopId,
      key,
      headers: { 'x-api-version': '2' },
      ...(body !== undefined && { method: 'POST', body }),
    })

  async function list(paymentId: string): Promise<Transaction[]> {
    const { status, json } = await call(`${gatewayUrl}/v2/transactions/tracking_id/${encodeURIComponent(paymentId)}`)
    if (status === 404) return []
    const found = Found.safeParse(json)
    if (status >= 300 || !found.success) throw new ProviderUnavailable(`bePaid did not tell (${status})`)
    return found.data.transactions
  }

  const find = async (paymentId: string) => asPayment(paymentId, await list(paymentId))

  return {
    kind: 'bepaid',
    find,
    findByOurId: find,

    async openCheckout({ paymentId, amountMinor, currency, description, language, email, returnUrl, webhookUrl }) {
      const { status, json } = await call(`${checkoutUrl}/ctp/api/checkouts`, {
        checkout: {
          transaction_type: 'payment',
          order: {
            amount: amountMinor,
            currency,
            description,
            tracking_id: paymentId,
            additional_data: { contract: ['recurring', 'card_on_file'] },
          },
          settings: {
            language,
            return_url: returnUrl,
            notification_url: webhookUrl,
            customer_fields: { read_only: [], visible: [] },
          },
          customer: { email },
        },
      })
      const opened = Checkout.safeParse(json)
      if (status >= 300 || !opened.success) throw new ProviderUnavailable(`bePaid opened no page (${status})`)
      return { providerPaymentId: paymentId, checkoutUrl: opened.data.checkout.redirect_url }
    },

    async charge({ paymentId, amountMinor, currency, description }, { token }) {
      const known = await find(paymentId)
      if (known) return known
      const { status, json } = await call(`${gatewayUrl}/transactions/payments`, {
        request: {
          amount: amountMinor,
          currency,
          description,
          tracking_id: paymentId,
          duplicate_check: true,
          credit_card: { token },
          additional_data: { contract: ['recurring'] },
        },
      })
      const answer = Answer.safeParse(json)
      const found = answer.success ? asPayment(paymentId, [answer.data.transaction]) : undefined
      if (!found) throw new ProviderUnavailable(`bePaid did not say what became of a charge (${status})`)
      return found
    },

    // The page ends by itself; there is no call to close it.
    closeCheckout: async () => {},

    async refund({ refundId, providerPaymentId, amountMinor }) {
      const transactions = await list(providerPaymentId)
      const paid = transactions.find(({ type, status }) => type === 'payment' && status === 'successful')
      if (!paid) return false
      if (transactions.some(({ tracking_id: known }) => known === refundId)) return true
      const { status, json } = await call(`${gatewayUrl}/transactions/refunds`, {
        request: {
          parent_uid: paid.uid,
          amount: amountMinor,
          reason: 'Refund',
          tracking_id: refundId,
          duplicate_check: true,
        },
      })
      const answer = Answer.safeParse(json)
      return status < 300 && answer.success && answer.data.transaction.status === 'successful'
    },

    // A token is only used by us; there is no call to delete it.
    forgetCard: async () => {},

    readEvent(raw, headers) {
      const signature = Buffer.from(headers['content-signature'] ?? '', 'base64')
      if (!verify('RSA-SHA256', Buffer.from(raw), verifier, signature)) return undefined
      const basic = `Basic ${Buffer.from(`${shopId}:${key}`).toString('base64')}`
      if (!isEqualText(basic, headers.authorization ?? '')) return undefined
      let json: unknown
      try {
        json = JSON.parse(raw)
      } catch {
        return undefined
      }
      const parsed = Answer.safeParse(json)
      if (!parsed.success) return undefined
      const { uid, status, tracking_id: ours } = parsed.data.transaction
      return { eventId: `${uid} ${status}`, providerPaymentId: ours ?? null, paymentId: ours ?? null }
    },
  }
}
