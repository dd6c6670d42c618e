import { createRequire } from 'node:module'
import type StripeLibrary from 'stripe'
import {
  type PaymentProvider,
  type ProviderFailure,
  type ProviderPayment,
  ProviderUnavailable,
} from './payment-provider.ts'
import type { PaymentSettings } from './payment-settings.ts'

type Settings = NonNullable<PaymentSettings['stripe']>
type Card = NonNullable<ProviderPayment['card']>

const timeoutMs = 15_000
/** Rules, Data that must be exact. */
const toleranceSeconds = 300
const expandIntent = ['payment_method', 'latest_charge']
const locales = { en: 'en', ru: 'ru' } as const
const currencyText = (currency: string) => currency.toUpperCase()

/** Cards that Stripe has declined, by its code. */
const failures: Record<string, ProviderFailure> = {
  insufficient_funds: 'no_funds',
  authentication_required: 'not_confirmed',
  payment_intent_authentication_failure: 'not_confirmed',
}
const failureOf = (...codes: (string | null | undefined)[]): ProviderFailure =>
  codes.map((code) => failures[code ?? '']).find((failure) => failure !== undefined) ?? 'declined'

/** Stripe by its own library: Checkout for the page, payment intents for saved cards, signed callbacks. */
export function createStripe({ key, webhookSecrets, baseUrl }: Settings): PaymentProvider {
  const url = baseUrl === undefined ? undefined : new URL(baseUrl)
  // Loaded by those only who sell through it: 38 MB of memory.
  const Stripe = createRequire(import.meta.url)('stripe') as typeof StripeLibrary
  const stripe = new Stripe(key, {
    telemetry: false,
    maxNetworkRetries: 1,
    timeout: timeoutMs,
    ...(url && {
      host: url.hostname,
      port: Number(url.port || (url.protocol === 'https:' ? 443 : 80)),
      protocol: url.protocol === 'https:' ? ('https' as const) : ('http' as const),
    }),
  })

  /** A refusal of the card is an answer; everything else leaves open what happened. */
  async function ask<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      if (error instanceof Stripe.errors.StripeCardError) throw error
      throw new ProviderUnavailable('Stripe did not answer as expected', { cause: error })
    }
  }

  function cardOf(intent: StripeLibrary.PaymentIntent): Card | null {
    const method = intent.payment_method
    if (typeof method !== 'object' || method === null || !method.card) return null
    // Saved only if Stripe was allowed to charge it again.
    if (intent.setup_future_usage !== 'off_session' && method.customer === null) return null
    const { brand, last4, exp_month, exp_year, fingerprint } = method.card
    const customer = typeof method.customer === 'string' ? method.customer : (method.customer?.id ?? null)
    return {
      token: method.id,
      customer,
      brand: `${brand[0]?.toUpperCase()}${brand.slice(1)}`,
      last4,
      expires: `${String(exp_month).padStart(2, '0')}/${String(exp_year).slice(-2)}`,
      fingerprint: fingerprint ?? null,
    }
  }

  function ofIntent(intent: StripeLibrary.PaymentIntent, providerPaymentId = intent.id): ProviderPayment {
    const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
    const isOver = intent.status === 'canceled' || intent.status === 'requires_payment_method'
    const isFailed = isOver || intent.status === 'requires_action'
    const succeeded = intent.status === 'succeeded'
    const error = intent.last_payment_error
    return {
      providerPaymentId,
      paymentId: intent.metadata.paymentId ?? null,
      state: succeeded ? 'succeeded' : isFailed ? 'failed' : 'open',
      failure: !isFailed
        ? null
        : intent.status === 'requires_action'
          ? 'not_confirmed'
          : failureOf(error?.decline_code, error?.code),
      amountMinor: intent.amount,
      currency: currencyText(intent.currency),
      card: succeeded ? cardOf(intent) : null,
      refundedMinor: charge?.amount_refunded ?? 0,
      isChargedBack: charge?.disputed ?? false,
    }
  }

  function ofSession(session: StripeLibrary.Checkout.Session): ProviderPayment {
    const intent = session.payment_intent
    if (session.payment_status === 'paid' && typeof intent === 'object' && intent !== null) {
      return { ...ofIntent(intent, session.id), paymentId: session.client_reference_id }
    }
    const isOver = session.status === 'expired'
    return {
      providerPaymentId: session.id,
      paymentId: session.client_reference_id,
      // A declined card leaves the page open: another one may be tried.
      state: isOver ? 'failed' : 'open',
      isAtBank: session.status === 'complete',
      failure: isOver ? 'expired' : null,
      amountMinor: session.amount_total ?? 0,
      currency: currencyText(session.currency ?? ''),
      card: null,
      refundedMinor: 0,
      isChargedBack: false,
    }
  }

  const findSession = (id: string) =>
    stripe.checkout.sessions.retrieve(id, { expand: expandIntent.map((each) => `payment_intent.${each}`) })

  /** The intent of a payment; undefined while nothing was paid. */
  async function intentOf(providerPaymentId: string): Promise<string | undefined> {
    if (!providerPaymentId.startsWith('cs_')) return providerPaymentId
    const { payment_intent } = await findSession(providerPaymentId)
    return typeof payment_intent === 'string' ? payment_intent : payment_intent?.id
  }

  return {
    kind: 'stripe',

    async openCheckout({ paymentId, amountMinor, currency, description, language, email, returnUrl }) {
      const session = await ask(() =>
        stripe.checkout.sessions.create(
          {
            mode: 'payment',
            client_reference_id: paymentId,
            customer_creation: 'always',
            customer_email: email,
            locale: locales[language],
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: currency.toLowerCase(),
                  unit_amount: amountMinor,
                  product_data: { name: description },
                },
              },
            ],
            metadata: { paymentId },
            payment_intent_data: { metadata: { paymentId }, setup_future_usage: 'off_session', description },
            success_url: returnUrl,
            cancel_url: returnUrl,
          },
          { idempotencyKey: `checkout-${paymentId}` },
        ),
      )
      if (!session.url) throw new ProviderUnavailable('Stripe opened no page')
      return { providerPaymentId: session.id, checkoutUrl: session.url }
    },

    async charge({ paymentId, amountMinor, currency, description }, { token, customer }) {
      try {
        const intent = await ask(() =>
          stripe.paymentIntents.create(
            {
              amount: amountMinor,
              currency: currency.toLowerCase(),
              ...(customer === null ? {} : { customer }),
              payment_method: token,
              off_session: true,
              confirm: true,
              description,
              metadata: { paymentId },
              expand: expandIntent,
            },
            { idempotencyKey: `charge-${paymentId}` },
          ),
        )
        return ofIntent(intent)
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeCardError)) throw error
        return {
          providerPaymentId: error.payment_intent?.id ?? `declined-${paymentId}`,
          paymentId,
          state: 'failed',
          failure: failureOf(error.decline_code, error.code),
          amountMinor,
          currency,
          card: null,
          refundedMinor: 0,
          isChargedBack: false,
        }
      }
    },

    find: (providerPaymentId) =>
      ask(async () =>
        providerPaymentId.startsWith('cs_')
          ? ofSession(await findSession(providerPaymentId))
          : ofIntent(await stripe.paymentIntents.retrieve(providerPaymentId, { expand: expandIntent })),
      ),

    // Its search is a minute behind, in a disturbance up to an hour.
    findByOurId: (paymentId) =>
      ask(async () => {
        const { data } = await stripe.paymentIntents.search({
          query: `metadata['paymentId']:'${paymentId}'`,
          expand: expandIntent.map((each) => `data.${each}`),
        })
        const intent = data.find(({ status }) => status === 'succeeded') ?? data[0]
        return intent && ofIntent(intent)
      }),

    async closeCheckout(providerPaymentId) {
      await ask(() => stripe.checkout.sessions.expire(providerPaymentId))
    },

    async refund({ refundId, providerPaymentId, amountMinor }) {
      try {
        const intent = await ask(() => intentOf(providerPaymentId))
        if (intent === undefined) return false
        await stripe.refunds.create(
          { payment_intent: intent, amount: amountMinor, metadata: { refundId } },
          { idempotencyKey: `refund-${refundId}` },
        )
        return true
      } catch (error) {
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return false
        throw error instanceof ProviderUnavailable ? error : new ProviderUnavailable('Stripe', { cause: error })
      }
    },

    async forgetCard({ token }) {
      await ask(() => stripe.paymentMethods.detach(token)).catch((error: unknown) => {
        const { cause } = error as Error
        if (!(cause instanceof Stripe.errors.StripeInvalidRequestError)) throw error
      })
    },

    readEvent(raw, headers) {
      for (const secret of webhookSecrets) {
        try {
          const event = stripe.webhooks.constructEvent(raw, headers['stripe-signature'] ?? '', secret, toleranceSeconds)
          const object = event.data.object as {
            id?: string
            payment_intent?: string | null
            metadata?: Record<string, string> | null
          }
          // What a refund or a dispute is about is its intent.
          const isPayment = /^(checkout\.session|payment_intent)\./.test(event.type)
          return {
            eventId: event.id,
            providerPaymentId: (isPayment ? object.id : object.payment_intent) ?? null,
            paymentId: object.metadata?.paymentId ?? null,
          }
        } catch {
          // Another secret, or none of ours.
        }
      }
      return undefined
    },
  }
}
