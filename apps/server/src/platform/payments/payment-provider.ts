import type { Language } from '@lumi/contracts/errors'

export const paymentProviderKinds = ['sandbox', 'stripe', 'yookassa', 'bepaid'] as const
export type PaymentProviderKind = (typeof paymentProviderKinds)[number]

/** Integer minor units and an ISO 4217 code. */
interface Amount {
  amountMinor: number
  currency: string
}

interface PaymentOrder extends Amount {
  /** Our id: the provider's idempotency key, and what it names the payment by in every answer. */
  paymentId: string
  description: string
}

interface CheckoutOrder extends PaymentOrder {
  language: Language
  /** Filled in on the provider's page. */
  email: string
  returnUrl: string
  /** For callbacks of providers that are told with each order. */
  webhookUrl: string
}

interface SavedCard {
  token: string
  /** Of providers that keep cards under a customer. */
  customer: string | null
  brand: string
  /** Empty for a wallet. */
  last4: string
  /** `08/29`; null: unknown. */
  expires: string | null
  /** The provider's own mark of a card, equal on every account; null: it has none. */
  fingerprint: string | null
}

export type ProviderFailure = 'declined' | 'no_funds' | 'not_confirmed' | 'expired'

/** What the provider knows about a payment now. The one source that settles a payment (SR07): callbacks only say when to ask. */
export interface ProviderPayment extends Amount {
  providerPaymentId: string
  /** Our id, as the provider was told; null: it was made by nobody of us. */
  paymentId: string | null
  state: 'open' | 'succeeded' | 'failed'
  /** Of an open one: a card was given, and the bank decides. Not set: as far as is known nobody has tried to pay. */
  isAtBank?: boolean
  failure: ProviderFailure | null
  /** Kept for renewals; null: it was not saved. */
  card: SavedCard | null
  refundedMinor: number
  /** The bank of the payer took the money back. */
  isChargedBack: boolean
}

/** A verified callback. What it says about the payment is not believed but asked for. */
interface ProviderEvent {
  eventId: string
  providerPaymentId: string | null
  paymentId: string | null
}

/** The provider could not be asked, or gave no answer that can be read: whether it did anything is unknown. */
export class ProviderUnavailable extends Error {}

/** Throws `ProviderUnavailable` from every call. */
export interface PaymentProvider {
  kind: PaymentProviderKind
  /** Opens the hosted page. The same `paymentId` again answers the same page. */
  openCheckout(order: CheckoutOrder): Promise<{ providerPaymentId: string; checkoutUrl: string }>
  /** Charges a saved card. The same `paymentId` again is the same charge, for `BILLING.chargeKeyHours`. */
  charge(order: PaymentOrder, card: Pick<SavedCard, 'token' | 'customer'>): Promise<ProviderPayment>
  find(providerPaymentId: string): Promise<ProviderPayment | undefined>
  /**
   * By our id: what became of a call whose answer was lost. It may miss what was made in the last hour; older calls that it
   * does not find never arrived. Throws `ProviderUnavailable` when that cannot be established.
   */
  findByOurId(paymentId: string, orderedAt: Date): Promise<ProviderPayment | undefined>
  /** The page takes no money from here on; what was paid already stays paid. Best effort. */
  closeCheckout(providerPaymentId: string): Promise<void>
  /** The same `refundId` again is the same refund. @returns false when the provider refuses it for good */
  refund(order: Amount & { refundId: string; providerPaymentId: string }): Promise<boolean>
  forgetCard(card: Pick<SavedCard, 'token' | 'customer'>): Promise<void>
  /** @returns undefined unless it is genuine */
  readEvent(raw: string, headers: Readonly<Record<string, string | undefined>>): ProviderEvent | undefined
}
