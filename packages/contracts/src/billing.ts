import * as z from 'zod/mini'
import { Email } from './auth.ts'
import { Usage } from './chat.ts'
import { endpoint } from './endpoint.ts'
import { integerRule, maxRule, minRule } from './field-rules.ts'
import { subjects } from './programs.ts'
import { code, Empty, field, instant, text, uuid } from './text.ts'

/** Why bonus messages are given; `taken_back`: what an invitation had earned, after the friend's payment was returned. */
export const bonusReasons = ['friend_registered', 'friend_paid', 'support', 'taken_back'] as const
export type BonusReason = (typeof bonusReasons)[number]

/** One line of the ledger. The units of a day's lines, with what was given, add up to what is left. */
const UsageLine = z.object({
  at: instant,
  /** `taken`: at the send; `returned`: at the end of the reply, because it counts as not delivered (decision 026). */
  kind: z.enum(['taken', 'returned']),
  /** Change of the messages left: -1 taken, +1 returned; 0: free (a turn on the open problem, or help in danger). */
  units: z.int(),
  /** It was a bonus message, so it does not count among those of the day. */
  isBonus: z.optional(z.boolean()),
  /** Of `taken`: what has become of it. */
  state: z.enum(['open', 'charged', 'returned']),
  /** The student's message it was for; its text is empty if it was pictures only. Null: deleted, or gone with its conversation. */
  message: z.nullable(
    z.object({ messageId: uuid, conversationId: uuid, subject: z.nullable(z.enum(subjects)), text: z.string() }),
  ),
})
export type UsageLine = z.infer<typeof UsageLine>

const UsageDay = z.object({
  number: z.int(),
  startsAt: instant,
  endsAt: instant,
  /** Messages that came with the day. */
  granted: z.int(),
  left: z.int(),
  /** Newest first. */
  lines: z.array(UsageLine),
})
export type UsageDay = z.infer<typeof UsageDay>

/** A change of the bonus messages: given for an invitation or by support, or taken back. They never run out of time. */
const BonusLine = z.object({
  at: instant,
  units: z.int(),
  reason: z.enum(bonusReasons),
})
export type BonusLine = z.infer<typeof BonusLine>

export const getUsageHistory = endpoint({
  method: 'GET',
  path: '/api/v1/billing/getUsageHistory',
  access: 'student',
  summary: 'What is left today, and the ledger: each message given, taken and returned. Newest day first.',
  query: z.object({
    /** Only days before this number. */
    beforeDay: z.optional(integerRule().check(minRule(1), maxRule(1_000_000))),
  }),
  response: z.object({ usage: Usage, days: z.array(UsageDay), hasMore: z.boolean(), bonuses: z.array(BonusLine) }),
  errors: ['auth_required'],
})

export const getCurrentStudentUsage = endpoint({
  method: 'GET',
  path: '/api/v1/billing/getCurrentStudentUsage',
  access: 'student',
  summary: 'What the plan allows today and what is left of it.',
  response: z.object({
    usage: Usage,
    /** `perDay: null`: under fair use only. */
    photos: z.object({ left: z.int(), perDay: z.nullable(z.int()) }),
    /** `limit: null`: all of them. */
    subjects: z.object({ active: z.int(), limit: z.nullable(z.int()) }),
  }),
  errors: ['auth_required'],
})

// ---- Money and tariffs -------------------------------------------------------------------------------------------

export const tariffIds = ['free', 'plus', 'max'] as const
export type TariffId = (typeof tariffIds)[number]
export const periodMonths = [1, 3, 12] as const
export type PeriodMonths = (typeof periodMonths)[number]
export const moneyCurrencies = ['USD', 'RUB', 'BYN'] as const

/** Integer minor units: cents, kopecks. All three currencies have a hundred of them. */
export const Money = z.object({ amountMinor: z.int(), currency: z.enum(moneyCurrencies) })
export type Money = z.infer<typeof Money>

/**
 * Why the first payment is lower: a promo code, or the invitation of a friend. Never both (decision 025): the better one.
 * `code`: the promo code or that of the friend.
 */
const Discount = z.object({
  kind: z.enum(['promo_code', 'friend']),
  code: z.string(),
  /** Null: an amount off. */
  percent: z.nullable(z.int()),
})
export type Discount = z.infer<typeof Discount>

/**
 * What the student may do about a period of a tariff (promise S08).
 * `current`: it is held. `buy`: now. `upgrade`: by the operator's `upgradeMode`, see `getCurrentProducts`. `cancel_first`: the
 * same tariff with another period, or a smaller one: turn off the renewal, then buy after the end. `after_period`: the renewal
 * is off already, so it can be bought after the end. `cancel`: the free tariff, which is reached only by turning off the renewal.
 */
export const TariffStep = z.enum(['current', 'buy', 'upgrade', 'cancel_first', 'after_period', 'cancel'])
export type TariffStep = z.infer<typeof TariffStep>

const TariffPeriod = z.object({
  months: z.union([z.literal(1), z.literal(3), z.literal(12)]),
  /** Charged at once, and again with each renewal. */
  price: Money,
  /** Rounded to a whole minor unit; for display. */
  perMonth: Money,
  /** Of the price of so many single months, rounded down; 0: none. */
  savedPercent: z.int(),
  /** What the first payment would be; equal to `price` without a discount. */
  firstPayment: Money,
  discount: z.nullable(Discount),
  step: TariffStep,
})
export type TariffPeriod = z.infer<typeof TariffPeriod>

export const Tariff = z.object({
  tariffId: z.enum(tariffIds),
  /** In the language of the call. */
  name: z.string(),
  /** Null: no daily limit under fair use. */
  messagesPerDay: z.nullable(z.int()),
  activeSubjects: z.nullable(z.int()),
  photosPerDay: z.nullable(z.int()),
  hasVoice: z.boolean(),
  isCurrent: z.boolean(),
  /** Empty for the free tariff, and when the prices are not for this student to see. */
  periods: z.array(TariffPeriod),
})
export type Tariff = z.infer<typeof Tariff>

/** The last digits only; the rest is never known to Lumi. `last4` is empty for a wallet. */
const Card = z.object({ brand: z.string(), last4: z.string() })

/**
 * `free`, `trial` (nothing is charged), `active` (renews), `ends_soon` (turned off: works until its end, no renewal),
 * `payment_due` (the renewal was declined and is tried again; the plan still works), `included` (billing is switched off).
 */
export const PlanState = z.enum(['free', 'trial', 'active', 'ends_soon', 'payment_due', 'included'])

export const CurrentPlan = z.object({
  tariffId: z.enum(tariffIds),
  name: z.string(),
  state: PlanState,
  months: z.nullable(z.int()),
  /** Null also when prices are not for this student to see. */
  price: z.nullable(Money),
  endsAt: z.nullable(instant),
  /** The next charge: null, none will come. */
  renewsAt: z.nullable(instant),
  card: z.nullable(Card),
  paidBy: z.enum(['student', 'parent']),
  /** How a better tariff is reached: support is written to, or it is bought here with what is left counted. */
  upgradeMode: z.enum(['support', 'selfServe']),
  /** When support was asked to move this student up; null: not asked. */
  upgradeRequestedAt: z.nullable(instant),
  /** The trial can still be started. */
  trial: z.object({ isOpen: z.boolean(), days: z.int() }),
  /** The plan has ended and subjects were paused: another one may be chosen once without using the day's change. */
  mayChooseSubject: z.boolean(),
  /** A payment that is still open. Null also under the age of consent. */
  openPaymentId: z.nullable(uuid),
})
export type CurrentPlan = z.infer<typeof CurrentPlan>

/** `open`; `ask_parent`: under the age of consent no price is shown, a link can be sent; `off`: nothing is sold here. */
export const PayAccess = z.enum(['open', 'ask_parent', 'off'])

export const getAvailableStudentTariffs = endpoint({
  method: 'GET',
  path: '/api/v1/tariffs/getAvailableStudentTariffs',
  access: 'student',
  summary: 'All tariffs with periods, prices by country, the first payment and what may be done.',
  response: z.object({
    payAccess: PayAccess,
    tariffs: z.array(Tariff),
    /** V10: both boxes of the checkout are required, and neither is ticked beforehand. */
    needsCheckoutConsent: z.boolean(),
    /** The payment page is the sandbox, where nothing is charged. */
    isSandbox: z.boolean(),
  }),
  errors: ['auth_required'],
})

export const getCurrentProducts = endpoint({
  method: 'GET',
  path: '/api/v1/tariffs/getCurrentProducts',
  access: 'student',
  summary: 'What the student holds now, when it renews or ends, and with which card.',
  response: z.object({ payAccess: PayAccess, plan: CurrentPlan }),
  errors: ['auth_required'],
})

/** What the price was on the screen: a price that has changed since is refused, never charged. */
const Shown = z.optional(Money)
/** Made by the form, once for each press of the button. The header `Idempotency-Key` may carry it instead. */
const attemptId = z.optional(uuid)
/** Where the student was: an own path, to go back to afterward. */
const originLink = z.optional(text(500))
const months = z.union([z.literal(1), z.literal(3), z.literal(12)], code('invalid'))
const paidTariff = z.enum(['plus', 'max'], code('invalid'))

const Checkout = z.object({
  paymentId: uuid,
  /** The page of the payment provider; null: nothing is left to do there, see `getPaymentStatus`. */
  checkoutUrl: z.nullable(z.string()),
  amount: Money,
})

export const buyTariff = endpoint({
  method: 'POST',
  path: '/api/v1/tariffs/buyTariff',
  access: 'student',
  summary:
    'Opens a payment. Idempotent by `attemptId` or the header `Idempotency-Key`: the same order sent again is the same payment.',
  body: z.object({
    tariffId: paidTariff,
    months,
    shown: Shown,
    attemptId,
    originLink,
    /** Belarus only (V10). */
    acceptsTerms: z.optional(z.boolean()),
    acceptsAutoPayment: z.optional(z.boolean()),
  }),
  names: { tariffId: 'common', attemptId: 'device' },
  response: Checkout,
  errors: [
    'auth_required',
    'billing_off',
    'payment_parent_only',
    'payment_conflict',
    'payment_in_progress',
    'payment_unavailable',
    'tariff_price_changed',
    'tariff_cancel_first',
    'tariff_upgrade_only',
    'tariff_current',
  ],
})

export const cancelSubscription = endpoint({
  method: 'POST',
  path: '/api/v1/tariffs/cancelSubscription',
  access: 'student',
  summary: 'Turns off the renewal. The plan works until its end.',
  body: Empty,
  response: z.object({ plan: CurrentPlan }),
  errors: ['auth_required', 'billing_off', 'subscription_none'],
})

export const activateSubscription = endpoint({
  method: 'POST',
  path: '/api/v1/tariffs/activateSubscription',
  access: 'student',
  summary: 'Turns the renewal on again, if the student pays.',
  body: Empty,
  response: z.object({ plan: CurrentPlan }),
  errors: ['auth_required', 'billing_off', 'subscription_none', 'payment_parent_only', 'payment_method_none'],
})

export const requestUpgrade = endpoint({
  method: 'POST',
  path: '/api/v1/tariffs/requestUpgrade',
  access: 'student',
  summary: 'Asks support to move the student up (upgradeMode `support`). Asked again, it is the same request.',
  body: z.object({ tariffId: paidTariff }),
  names: { tariffId: 'common' },
  response: z.object({ plan: CurrentPlan }),
  errors: ['auth_required', 'billing_off', 'tariff_no_upgrade'],
})

export const previewUpgrade = endpoint({
  method: 'GET',
  path: '/api/v1/tariffs/previewUpgrade',
  access: 'student',
  summary: 'What moving up costs now (upgradeMode `selfServe`): the new price less what is left of the old period.',
  query: z.object({ tariffId: paidTariff }),
  names: { tariffId: 'common' },
  response: z.object({
    tariffId: z.enum(tariffIds),
    months,
    /** Charged now: `price` less `credit`. */
    charge: Money,
    credit: Money,
    price: Money,
    /** The new period begins now; the next charge is of `price`. */
    renewsAt: instant,
    /** Null: there is no saved card, the payment page asks for one. */
    card: z.nullable(Card),
  }),
  errors: ['auth_required', 'billing_off', 'payment_parent_only', 'tariff_no_upgrade'],
})

export const upgradeTariff = endpoint({
  method: 'POST',
  path: '/api/v1/tariffs/upgradeTariff',
  access: 'student',
  summary: 'Moves up now. Charges what `previewUpgrade` said, or nothing: send it as `shown`.',
  body: z.object({ tariffId: paidTariff, shown: Money, attemptId, originLink }),
  names: { tariffId: 'common', attemptId: 'device' },
  response: Checkout,
  errors: [
    'auth_required',
    'billing_off',
    'payment_parent_only',
    'payment_conflict',
    'payment_in_progress',
    'payment_unavailable',
    'tariff_price_changed',
    'tariff_no_upgrade',
  ],
})

// ---- Payments ----------------------------------------------------------------------------------------------------

/** Promise S06. `Error` may still become `Succeeded`, when the bank was late. */
export const PaymentStatus = z.enum(['WaitingPayment', 'Succeeded', 'Error'])
export type PaymentStatus = z.infer<typeof PaymentStatus>

/**
 * `expired`: nobody paid in time. `replaced`: another payment was begun instead. `given_up`: the payer went back without
 * paying and closed the order. `check_failed`: not what was ordered.
 */
export const paymentFailures = [
  'declined',
  'no_funds',
  'not_confirmed',
  'expired',
  'replaced',
  'given_up',
  'check_failed',
] as const
export type PaymentFailure = (typeof paymentFailures)[number]

const Payment = z.object({
  paymentId: uuid,
  /** For people: `P-20611`. */
  number: z.string(),
  createdAt: instant,
  status: PaymentStatus,
  kind: z.enum(['purchase', 'renewal', 'upgrade']),
  tariffId: z.enum(tariffIds),
  name: z.string(),
  months: z.int(),
  amount: Money,
  /** What was given back of it. */
  refunded: Money,
  card: z.nullable(Card),
  failure: z.nullable(z.enum(paymentFailures)),
  /** While it waits: the payer has done their part, and the bank decides. Absent: nobody is known to have paid. */
  isAtBank: z.optional(z.literal(true)),
})
export type Payment = z.infer<typeof Payment>

/** Any text: a malformed id is answered by a sentence of its own (R12). */
const paymentId = text(100)

export const getPaymentStatus = endpoint({
  method: 'GET',
  path: '/api/v1/payments/getPaymentStatus',
  access: 'student',
  summary: 'One payment of the student. The event `payment.changed` says when to ask again.',
  query: z.object({ paymentId }),
  names: { paymentId: 'own' },
  response: z.object({
    payment: Payment,
    /** While it waits: the payment page, to go on there. Null also when somebody else pays. */
    checkoutUrl: z.nullable(z.string()),
    /** Null: none was given, or it was no own path. */
    originLink: z.nullable(z.string()),
    plan: CurrentPlan,
  }),
  errors: ['auth_required', 'payment_link_invalid', 'payment_not_found'],
})

export const giveUpPayment = endpoint({
  method: 'POST',
  path: '/api/v1/payments/giveUpPayment',
  access: 'student',
  summary:
    'Closes an order that nobody has paid. The payment service is asked first: what is paid or at the bank is not closed.',
  body: z.object({ paymentId }),
  names: { paymentId: 'own' },
  response: z.object({ payment: Payment, plan: CurrentPlan }),
  errors: ['auth_required', 'payment_link_invalid', 'payment_not_found', 'payment_in_progress', 'payment_unavailable'],
})

export const getUserPaymentsHistory = endpoint({
  method: 'GET',
  path: '/api/v1/payments/getUserPaymentsHistory',
  access: 'student',
  summary: 'Payments, newest first.',
  query: z.object({
    /** Only payments before this one. */
    before: z.optional(paymentId),
  }),
  response: z.object({ payments: z.array(Payment), hasMore: z.boolean() }),
  errors: ['auth_required'],
})

export const getReceipt = endpoint({
  method: 'GET',
  path: '/api/v1/payments/getReceipt',
  access: 'student',
  summary: 'The receipt of a payment as a page to print.',
  query: z.object({ paymentId }),
  names: { paymentId: 'own' },
  response: z.string(),
  file: ['text/html; charset=utf-8'],
  errors: ['auth_required', 'payment_link_invalid', 'payment_not_found'],
})

const PaymentMethod = z.object({
  methodId: uuid,
  card: Card,
  /** Null: the provider does not say. */
  expires: z.nullable(z.string()),
  /** The next renewal is charged here: removing it turns the renewal off. */
  isForRenewal: z.boolean(),
})
export type PaymentMethod = z.infer<typeof PaymentMethod>

export const getUserPaymentMethods = endpoint({
  method: 'GET',
  path: '/api/v1/payments/getUserPaymentMethods',
  access: 'student',
  summary: 'Saved cards, by their last digits.',
  response: z.object({ methods: z.array(PaymentMethod) }),
  errors: ['auth_required'],
})

export const removePaymentMethod = endpoint({
  method: 'POST',
  path: '/api/v1/payments/removePaymentMethod',
  access: 'student',
  summary: 'Forgets a card here and at the provider. If the renewal needed it, the renewal is off.',
  body: z.object({ methodId: uuid }),
  names: { methodId: 'own' },
  response: z.object({ methods: z.array(PaymentMethod), plan: CurrentPlan }),
  errors: ['auth_required', 'payment_method_not_found'],
})

// ---- A parent pays -----------------------------------------------------------------------------------------------

export const createPayerLink = endpoint({
  method: 'POST',
  path: '/api/v1/tariffs/createPayerLink',
  access: 'student',
  summary:
    'A link to a page on which somebody else pays, without an account. Mailed, if an address is given; under the age of consent always, and to the parent who has agreed.',
  body: z.object({
    tariffId: z.optional(paidTariff),
    months: z.optional(months),
    email: z.optional(Email),
  }),
  names: { tariffId: 'common' },
  response: z.object({
    /** Absent under the age of consent: then only the mailbox of the parent holds it. */
    url: z.optional(z.string()),
    /** Where the letter went; the address of the parent who has agreed is masked. */
    mailedTo: z.optional(z.string()),
    expiresAt: instant,
  }),
  errors: ['auth_required', 'billing_off'],
})

const payerLink = { linkId: field(100), secret: field(200) }
const payerNames = { linkId: 'secret' } as const

const PayerPage = z.object({
  /** `open`: to be paid. `paid`: this link has paid; the renewal can be turned off here. */
  state: z.enum(['open', 'waiting', 'paid']),
  /** Masked: a mistyped address belongs to a stranger. */
  student: z.string(),
  /** One word; absent: not known. */
  firstName: z.optional(z.string()),
  tariffs: z.array(Tariff),
  /** What the student has chosen. */
  wish: z.object({ tariffId: z.nullable(z.enum(tariffIds)), months: z.nullable(z.int()) }),
  needsCheckoutConsent: z.boolean(),
  isSandbox: z.boolean(),
  expiresAt: instant,
  /** What this link has paid, or is paying. */
  payment: z.nullable(Payment),
  checkoutUrl: z.nullable(z.string()),
  /** When the plan renews; null: the renewal is off. */
  renewsAt: z.nullable(instant),
  /** What the renewal then costs: the first payment may have been lower. */
  renewsFor: z.optional(Money),
})
export type PayerPage = z.infer<typeof PayerPage>

export const getPayerPage = endpoint({
  method: 'POST',
  path: '/api/v1/tariffs/getPayerPage',
  access: 'public',
  summary: 'What the page behind the link of a payer shows. A POST, so that no log holds the secret.',
  body: z.object(payerLink),
  names: payerNames,
  response: PayerPage,
  errors: ['billing_off', 'payer_link_invalid', 'payer_link_expired', 'payment_parent_only'],
})

export const buyAsPayer = endpoint({
  method: 'POST',
  path: '/api/v1/tariffs/buyAsPayer',
  access: 'public',
  summary: 'Opens a payment for the student of the link. The receipt goes to this address.',
  body: z.object({
    ...payerLink,
    tariffId: paidTariff,
    months,
    shown: Money,
    email: Email,
    attemptId,
    acceptsTerms: z.optional(z.boolean()),
    acceptsAutoPayment: z.optional(z.boolean()),
  }),
  names: { ...payerNames, tariffId: 'common', attemptId: 'device' },
  response: Checkout,
  errors: [
    'billing_off',
    'payer_link_invalid',
    'payer_link_expired',
    'payer_link_used',
    'payment_parent_only',
    'payment_conflict',
    'payment_in_progress',
    'payment_unavailable',
    'tariff_price_changed',
    'tariff_cancel_first',
    'tariff_upgrade_only',
    'tariff_current',
  ],
})

export const giveUpAsPayer = endpoint({
  method: 'POST',
  path: '/api/v1/tariffs/giveUpAsPayer',
  access: 'public',
  summary: 'Closes the unpaid order of this link, so that another plan can be chosen. As `giveUpPayment`.',
  body: z.object(payerLink),
  names: payerNames,
  response: PayerPage,
  errors: [
    'billing_off',
    'payer_link_invalid',
    'payer_link_expired',
    'payment_parent_only',
    'payment_in_progress',
    'payment_unavailable',
  ],
})

export const cancelAsPayer = endpoint({
  method: 'POST',
  path: '/api/v1/tariffs/cancelAsPayer',
  access: 'public',
  summary: 'Turns off the renewal that this link has paid for.',
  body: z.object(payerLink),
  names: payerNames,
  response: PayerPage,
  errors: ['billing_off', 'payer_link_invalid', 'payer_link_expired', 'payment_parent_only', 'subscription_none'],
})

// ---- What is open and what is offered ----------------------------------------------------------------------------

export const planFeatures = ['messages', 'photo', 'voice', 'subjects'] as const
export type PlanFeature = (typeof planFeatures)[number]

export const getFeatureAvailability = endpoint({
  method: 'GET',
  path: '/api/v1/billing/getFeatureAvailability',
  access: 'student',
  summary: 'Whether the plan has room for one more now, and the smallest tariff that has.',
  query: z.object({ feature: z.enum(planFeatures, code('invalid')) }),
  response: z.object({
    isAvailable: z.boolean(),
    /** Null: no limit. */
    left: z.nullable(z.int()),
    limit: z.nullable(z.int()),
    /** When there is room again by itself; null: not by waiting. */
    opensAt: z.nullable(instant),
    /** Null: none has more, or nothing is sold here. */
    neededTariffId: z.nullable(z.enum(tariffIds)),
  }),
  errors: ['auth_required'],
})

/** What a tariff costs at least, a month. */
const Offer = z.object({
  tariffId: z.enum(tariffIds),
  name: z.string(),
  messagesPerDay: z.nullable(z.int()),
  activeSubjects: z.nullable(z.int()),
  /** Null: not for this student to see. */
  fromPerMonth: z.nullable(Money),
})

export const getPaywallInfo = endpoint({
  method: 'GET',
  path: '/api/v1/billing/getPaywallInfo',
  access: 'student',
  summary: 'The paywall: what is used up, when it returns by itself, and what can be done instead of waiting.',
  query: z.object({ feature: z.enum(planFeatures, code('invalid')) }),
  response: z.object({
    payAccess: PayAccess,
    left: z.nullable(z.int()),
    limit: z.nullable(z.int()),
    returnsAt: z.nullable(instant),
    /** The open problem can still be finished, for so many turns; null: none is open. */
    graceTurnsLeft: z.nullable(z.int()),
    offer: z.nullable(Offer),
    trial: z.object({ isOpen: z.boolean(), days: z.int() }),
    /** Messages for a friend who registers; null: nothing more can be earned so. */
    inviteMessages: z.nullable(z.int()),
  }),
  errors: ['auth_required'],
})

export const getPromotionTariffPaywall = endpoint({
  method: 'GET',
  path: '/api/v1/tariffs/getPromotionTariffPaywall',
  access: 'student',
  summary: 'The tariff to promote to this student, with the discount that is theirs; null: none.',
  response: z.object({
    payAccess: PayAccess,
    offer: z.nullable(Offer),
    discount: z.nullable(Discount),
    trial: z.object({ isOpen: z.boolean(), days: z.int() }),
  }),
  errors: ['auth_required'],
})

export const choosePlanSubject = endpoint({
  method: 'POST',
  path: '/api/v1/billing/choosePlanSubject',
  access: 'student',
  summary:
    'After a plan has ended: another subject instead of the one that stayed active. Once, not the change of the day.',
  body: z.object({ programId: field(40) }),
  names: { programId: 'own' },
  response: Empty,
  errors: ['auth_required', 'program_not_found', 'subject_choice_used'],
})
