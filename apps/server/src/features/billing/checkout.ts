import { createHash, randomUUID } from 'node:crypto'
import type { buyTariff, Money, Payment, PeriodMonths, TariffId } from '@lumi/contracts/billing'
import type { BodyOf } from '@lumi/contracts/endpoint'
import { AppError, type Language } from '@lumi/contracts/errors'
import { BILLING } from '@lumi/contracts/product-rules'
import { addressPrefix } from '../../platform/address.ts'
import type { Db, Tx } from '../../platform/db.ts'
import {
  type PaymentProvider,
  type ProviderPayment,
  ProviderUnavailable,
} from '../../platform/payments/payment-provider.ts'
import type { PaymentProviders } from '../../platform/payments/payment-providers.ts'
import type { Platform } from '../../platform/platform.ts'
import { unclearChargeMail } from './billing.mails.ts'
import {
  assertBuyable,
  assertPaysAlone,
  creditOf,
  currencyOf,
  endOfPeriods,
  priceOf,
  rankOf,
  tariffOf,
} from './billing.rules.ts'
import {
  claimPayment,
  createPayment,
  failPayment,
  findAttempt,
  findMethod,
  findOpenPayment,
  findPaidPeriod,
  findPayment,
  findStudent,
  findSubscription,
  lockStudent,
  type PaymentRow,
  type StudentRow,
  savePayment,
  takeOperatorNotice,
} from './billing.store.ts'
import { checkoutConsents } from './billing.tables.ts'
import type { Catalogues } from './catalogues.ts'
import type { BillingStudent, Plans } from './plans.ts'
import { numberOf, type Settlement } from './settlement.ts'

/** How long one process may be at the provider with a payment; another one then takes over. */
const askedForMs = 30_000
/** A waiting page may have the provider asked this often. */
const checkEveryMs = 5_000
/** Wait before the same order is sent again. */
const retryAfterSeconds = 2
export const checkJob = 'payment-check'
/** Version of the two sentences beside the boxes of the checkout in Belarus. */
const consentVersion = '1'

export interface Caller {
  address: string
  language: Language
}

export interface Order {
  tariffId: TariffId
  months: PeriodMonths
  attemptKey: string
  shown: Money | undefined
  originLink: string | undefined
  acceptsTerms: boolean | undefined
  acceptsAutoPayment: boolean | undefined
  payer: { email: string; linkId: string } | undefined
}

type BuyBody = BodyOf<typeof buyTariff>

interface Dependencies
  extends Pick<Platform, 'db' | 'clock' | 'env' | 'origins' | 'limits' | 'jobs' | 'log' | 'mail' | 'audit'> {
  catalogues: Catalogues
  plans: Plans
  providers: PaymentProviders
  settlement: Settlement
  isClosed: IsClosed
}

/**
 * Whether the account waits for its deletion or for a parent: its plan is of no use, and nobody can turn its renewal off, so
 * no saved card is charged for it.
 */
export type IsClosed = (student: StudentRow) => boolean

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')

export const isUuid = (id: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)

/** A saved card was to be charged, and the provider has said nothing yet. */
export const isUnansweredCharge = ({ status, kind, methodId, providerPaymentId }: PaymentRow) =>
  status === 'WaitingPayment' && kind !== 'purchase' && methodId !== null && providerPaymentId === null

export type Checkout = ReturnType<typeof createCheckout>

export function createCheckout(dependencies: Dependencies) {
  const {
    db,
    clock,
    env,
    origins,
    limits,
    jobs,
    log,
    mail,
    audit,
    catalogues,
    plans,
    providers,
    settlement,
    isClosed,
  } = dependencies
  const later = (ms: number) => new Date(clock.now().getTime() + ms)

  function assertConsents(student: Pick<BillingStudent, 'countryId'>, order: Order): void {
    if (!plans.needsCheckoutConsent(student.countryId)) return
    const missing = [
      ...(order.acceptsTerms === true ? [] : [{ path: 'acceptsTerms', code: 'checkout_terms' as const }]),
      ...(order.acceptsAutoPayment === true ? [] : [{ path: 'acceptsAutoPayment', code: 'checkout_autopay' as const }]),
    ]
    if (missing.length > 0) throw new AppError('validation_failed', { validationErrors: missing })
  }

  function assertShown({ shown }: Order, amount: Money): void {
    if (shown && (shown.amountMinor !== amount.amountMinor || shown.currency !== amount.currency)) {
      throw new AppError('tariff_price_changed')
    }
  }

  /** An own path; anything else is dropped (rules, Requests). */
  function ownPath(link: string | undefined | null): string | null {
    if (!link) return null
    const base = origins.publicUrl()
    if (!URL.canParse(link, base)) return null
    const url = new URL(link, base)
    const isOwn = url.origin === new URL(base).origin || origins.isAllowed(url.origin)
    return isOwn ? `${url.pathname}${url.search}${url.hash}` : null
  }

  /** Stores the order, or finds the one that it repeats. One transaction; the provider is asked after it. */
  async function storeOrder(tx: Tx, student: BillingStudent, caller: Caller, order: Order, orderHash: string) {
    const locked = await lockStudent(tx, student.id)
    if (!locked) throw new AppError('auth_required')
    const known = await findAttempt(tx, student.id, order.attemptKey)
    if (known) {
      if (known.orderHash !== orderHash) throw new AppError('payment_conflict')
      return { payment: known, replaced: undefined, isNew: false }
    }
    const held = plans.holdingOf(await findSubscription(tx, student.id))
    assertBuyable(held, order)
    const catalogue = await catalogues.get(tx)
    const offered = await plans.quote(tx, student, catalogue, order)
    if (!offered) throw new AppError('payment_unavailable')
    assertShown(order, offered.first)
    const open = await findOpenPayment(tx, student.id)
    const provider = providers.forCountry(student.countryId)
    if (open) {
      const isSame =
        open.tariffId === order.tariffId &&
        open.months === order.months &&
        open.amountMinor === offered.first.amountMinor &&
        open.currency === offered.first.currency &&
        open.provider === provider.kind &&
        open.payerLinkId === (order.payer?.linkId ?? null)
      if (isSame) return { payment: open, replaced: undefined, isNew: false }
      // A charge of the saved card is on its way: what becomes of it decides.
      if (open.kind !== 'purchase') throw new AppError('payment_in_progress', { retryAfterSeconds })
      await failPayment(tx, open.paymentId, 'replaced', clock.now())
    }
    const now = clock.now()
    const payment = await createPayment(tx, {
      paymentId: randomUUID(),
      studentId: student.id,
      kind: 'purchase',
      status: 'WaitingPayment',
      tariffId: order.tariffId,
      months: order.months,
      catalogueVersion: catalogue.version,
      priceMinor: offered.price.amountMinor,
      amountMinor: offered.first.amountMinor,
      currency: offered.first.currency,
      discount: offered.discount,
      provider: provider.kind,
      originLink: ownPath(order.originLink),
      payerEmail: order.payer?.email ?? null,
      payerLinkId: order.payer?.linkId ?? null,
      attemptKey: order.attemptKey,
      orderHash,
      language: caller.language,
      createdAt: now,
    })
    if (plans.needsCheckoutConsent(student.countryId)) {
      const consent = {
        paymentId: payment.paymentId,
        version: consentVersion,
        language: caller.language,
        addressPrefix: addressPrefix(caller.address),
        acceptedAt: now,
      }
      await tx.insert(checkoutConsents).values([
        { ...consent, kind: 'terms' },
        { ...consent, kind: 'auto_payment' },
      ])
    }
    await audit.write(tx, {
      action: 'payment-order',
      result: 'done',
      studentId: student.id,
      target: numberOf(payment),
      address: caller.address,
    })
    await jobs.enqueue(
      tx,
      checkJob,
      { paymentId: payment.paymentId },
      { startAfter: new Date(Date.now() + BILLING.reconcileAfterMinutes * 60_000) },
    )
    return { payment, replaced: open, isNew: true }
  }

  const returnUrlOf = ({ paymentId, originLink, payerLinkId }: PaymentRow) => {
    const url = new URL(payerLinkId === null ? '/payment/status' : '/pay', origins.publicUrl())
    url.searchParams.set('paymentId', paymentId)
    if (originLink !== null) url.searchParams.set('originLink', originLink)
    return url.href
  }

  const describe = async (payment: PaymentRow): Promise<string> => {
    const name = tariffOf(await catalogues.get(), payment.tariffId).names[payment.language]
    return payment.language === 'ru'
      ? `Луми: «${name}», ${payment.months} мес.`
      : `Lumi: ${name}, ${payment.months} mo.`
  }

  /** The page of the provider for an order. Only one process asks at a time; all get the same page. */
  async function openPage(payment: PaymentRow, email: string): Promise<PaymentRow> {
    if (payment.checkoutUrl !== null || payment.status !== 'WaitingPayment') return payment
    const claimed = await claimPayment(db, payment.paymentId, clock.now(), later(askedForMs))
    if (!claimed || claimed.checkoutUrl !== null) {
      const fresh = claimed ?? (await findPayment(db, payment.paymentId))
      if (fresh && (fresh.checkoutUrl !== null || fresh.status !== 'WaitingPayment')) return fresh
      throw new AppError('payment_in_progress', { retryAfterSeconds })
    }
    const provider = providers.get(payment.provider)
    try {
      const page = await provider.openCheckout({
        paymentId: payment.paymentId,
        amountMinor: payment.amountMinor,
        currency: payment.currency,
        description: await describe(payment),
        language: payment.language,
        email,
        returnUrl: returnUrlOf(payment),
        webhookUrl: `${origins.publicUrl()}/api/v1/payments/webhook/${payment.provider}`,
      })
      const { providerPaymentId, checkoutUrl } = page
      await savePayment(db, payment.paymentId, { providerPaymentId, checkoutUrl, askedUntil: null })
      return { ...claimed, providerPaymentId, checkoutUrl }
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error
      log.warn({ error, provider: payment.provider }, 'The payment provider did not open a page')
      await savePayment(db, payment.paymentId, { askedUntil: null })
      throw new AppError('payment_unavailable', { cause: error })
    }
  }

  async function close(payment: PaymentRow): Promise<void> {
    if (payment.providerPaymentId === null) return
    await providers
      .get(payment.provider)
      .closeCheckout(payment.providerPaymentId)
      .catch((error: unknown) => log.info({ error }, 'A replaced payment page could not be closed'))
  }

  const answerOf = ({ paymentId, checkoutUrl, amountMinor, currency }: PaymentRow) => ({
    paymentId,
    checkoutUrl,
    amount: { amountMinor, currency },
  })

  /** Charges a saved card for an order that is stored. What became of it is settled here or by the next round. */
  async function chargeSaved(payment: PaymentRow): Promise<void> {
    const claimed = await claimPayment(db, payment.paymentId, clock.now(), later(askedForMs))
    if (!claimed || claimed.methodId === null) return
    const method = await findMethod(db, claimed.methodId)
    // Removed meanwhile: nothing may be charged to it.
    if (!method) return settlement.expire(payment.paymentId)
    try {
      const found = await providers.get(payment.provider).charge(
        {
          paymentId: payment.paymentId,
          amountMinor: payment.amountMinor,
          currency: payment.currency,
          description: await describe(payment),
        },
        method,
      )
      await settlement.settle(payment.paymentId, found)
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error
      log.warn({ error, provider: payment.provider }, 'A charge was not answered and will be asked about')
    } finally {
      await savePayment(db, payment.paymentId, { askedUntil: null })
    }
  }

  async function ask(provider: PaymentProvider, payment: PaymentRow): Promise<ProviderPayment | undefined> {
    return payment.providerPaymentId === null
      ? provider.findByOurId(payment.paymentId, payment.createdAt)
      : provider.find(payment.providerPaymentId)
  }

  async function tellOperator(payment: PaymentRow): Promise<void> {
    const isTold = await db.transaction(async (tx) => {
      if (!(await takeOperatorNotice(tx, payment.paymentId, clock.now()))) return false
      await mail.send(tx, unclearChargeMail({ to: env.supportEmail, payment, number: numberOf(payment) }))
      return true
    })
    if (isTold) mail.flush()
  }

  /** Whether a charge that has no answer is still to be made: the card is kept, the account open, the renewal on. */
  async function isStillWanted({ kind, studentId, methodId }: PaymentRow): Promise<boolean> {
    const student = await findStudent(db, studentId)
    if (!student || isClosed(student) || methodId === null || !(await findMethod(db, methodId))) return false
    return kind !== 'renewal' || (await findSubscription(db, studentId))?.renews === true
  }

  /**
   * A charge whose answer was lost, or that was never sent. While it is wanted and the provider still knows its key, the same
   * charge is sent again. Otherwise it is only looked for: what is not there never arrived, and the order ends; a renewal then makes a new
   * one, with its own key. What cannot be established waits for an operator (SR09).
   */
  async function finishCharge(payment: PaymentRow): Promise<void> {
    const ageMs = clock.now().getTime() - payment.createdAt.getTime()
    const isKeyKnown = ageMs < BILLING.chargeKeyHours * 3_600_000
    if (isKeyKnown && (await isStillWanted(payment))) return chargeSaved(payment)
    let found: ProviderPayment | undefined
    try {
      found = await providers.get(payment.provider).findByOurId(payment.paymentId, payment.createdAt)
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error
      log.error({ error, provider: payment.provider }, 'Whether a charge arrived cannot be established')
      return isKeyKnown ? undefined : tellOperator(payment)
    }
    if (found) return settlement.settle(payment.paymentId, found)
    if (ageMs >= BILLING.openPaymentHours * 3_600_000) await settlement.expire(payment.paymentId)
  }

  /** Asks the provider about an order and settles it. Ends one that nobody paid in time. */
  async function check(paymentId: string): Promise<void> {
    const payment = await findPayment(db, paymentId)
    if (!payment) return
    if (isUnansweredCharge(payment)) return finishCharge(payment)
    const provider = providers.get(payment.provider)
    const found = await ask(provider, payment)
    if (found) await settlement.settle(paymentId, found)
    if (payment.status !== 'WaitingPayment' || (found && found.state !== 'open')) return
    const ageMs = clock.now().getTime() - payment.createdAt.getTime()
    if (ageMs < BILLING.openPaymentHours * 3_600_000) return
    if (payment.providerPaymentId !== null) await close(payment)
    await settlement.expire(paymentId)
  }

  /** As `check`, for a callback that may come before the answer of the call that made the payment. */
  async function checkAs(paymentId: string, providerPaymentId: string): Promise<void> {
    const payment = await findPayment(db, paymentId)
    if (!payment) return
    if (payment.providerPaymentId !== null) return check(paymentId)
    const found = await providers.get(payment.provider).find(providerPaymentId)
    // A page that belongs to the order, whose address is not stored yet.
    if (found?.paymentId === paymentId) await settlement.settle(paymentId, found)
  }

  async function upgradeTerms(reader: Db, student: BillingStudent, tariffId: TariffId) {
    if (env.billing.upgradeMode !== 'selfServe') throw new AppError('tariff_no_upgrade')
    const subscription = await findSubscription(reader, student.id)
    const held = plans.holdingOf(subscription)
    if (!subscription || !held || rankOf(tariffId) <= rankOf(held.tariffId)) throw new AppError('tariff_no_upgrade')
    assertPaysAlone(subscription)
    const now = clock.now()
    const catalogue = await catalogues.get(reader)
    const { currency, months } = subscription
    const priceMinor = priceOf(tariffOf(catalogue, tariffId), months, currency)
    if (priceMinor === undefined || currencyOf(catalogue, student.countryId) !== currency) {
      throw new AppError('tariff_no_upgrade')
    }
    const period = await findPaidPeriod(reader, student.id, now)
    const paid = period?.paymentId ? await findPayment(reader, period.paymentId) : undefined
    const creditMinor = period && paid ? Math.min(priceMinor, creditOf(period, paid.amountMinor, now)) : 0
    return { subscription, catalogue, months, currency, priceMinor, creditMinor, now }
  }

  function assertOpen(student: BillingStudent): void {
    const access = plans.payAccessOf(student)
    if (access === 'off') throw new AppError('billing_off')
    if (access === 'ask_parent') throw new AppError('payment_parent_only')
  }

  async function buy(student: BillingStudent, caller: Caller, order: Order) {
    assertConsents(student, order)
    const { tariffId, months, originLink, acceptsTerms, acceptsAutoPayment, payer } = order
    const orderHash = hashOf({ tariffId, months, originLink, acceptsTerms, acceptsAutoPayment, payer })
    if (!(await findAttempt(db, student.id, order.attemptKey))) await limits.take('purchase', student.id)
    const stored = await db.transaction((tx) => storeOrder(tx, student, caller, order, orderHash))
    if (stored.replaced) await close(stored.replaced)
    return answerOf(await openPage(stored.payment, order.payer?.email ?? student.email))
  }

  return {
    buy,
    check,
    checkAs,
    chargeSaved,
    ownPath,

    async buyTariff(student: BillingStudent, caller: Caller, body: BuyBody, header: string | undefined) {
      assertOpen(student)
      const attemptKey = body.attemptId ?? header
      if (attemptKey === undefined || !isUuid(attemptKey)) {
        throw new AppError('validation_failed', { validationErrors: [{ path: 'attemptId', code: 'required' }] })
      }
      const { tariffId, months, shown, originLink, acceptsTerms, acceptsAutoPayment } = body
      return buy(student, caller, {
        tariffId,
        months,
        attemptKey: attemptKey.toLowerCase(),
        shown,
        originLink,
        acceptsTerms,
        acceptsAutoPayment,
        payer: undefined,
      })
    },

    async previewUpgrade(student: BillingStudent, tariffId: TariffId) {
      assertOpen(student)
      const terms = await upgradeTerms(db, student, tariffId)
      const { subscription, months, currency, priceMinor, creditMinor, now } = terms
      const method = subscription.methodId === null ? undefined : await findMethod(db, subscription.methodId)
      return {
        tariffId,
        months,
        charge: { amountMinor: priceMinor - creditMinor, currency },
        credit: { amountMinor: creditMinor, currency },
        price: { amountMinor: priceMinor, currency },
        renewsAt: endOfPeriods(now, { months }, student.timeZone).toISOString(),
        card: method ? { brand: method.brand, last4: method.last4 } : null,
      }
    },

    async upgrade(
      student: BillingStudent,
      caller: Caller,
      body: { tariffId: TariffId; shown: Money; attemptId?: string | undefined; originLink?: string | undefined },
      header: string | undefined,
    ) {
      assertOpen(student)
      const attemptKey = (body.attemptId ?? header)?.toLowerCase()
      if (attemptKey === undefined || !isUuid(attemptKey)) {
        throw new AppError('validation_failed', { validationErrors: [{ path: 'attemptId', code: 'required' }] })
      }
      const orderHash = hashOf({ upgrade: body.tariffId, shown: body.shown })
      if (!(await findAttempt(db, student.id, attemptKey))) await limits.take('purchase', student.id)
      const payment = await db.transaction(async (tx) => {
        await lockStudent(tx, student.id)
        const known = await findAttempt(tx, student.id, attemptKey)
        if (known) {
          if (known.orderHash !== orderHash) throw new AppError('payment_conflict')
          return known
        }
        const terms = await upgradeTerms(tx, student, body.tariffId)
        const amountMinor = terms.priceMinor - terms.creditMinor
        if (body.shown.amountMinor !== amountMinor || body.shown.currency !== terms.currency) {
          throw new AppError('tariff_price_changed')
        }
        if (await findOpenPayment(tx, student.id)) throw new AppError('payment_in_progress', { retryAfterSeconds })
        const method =
          terms.subscription.methodId === null ? undefined : await findMethod(tx, terms.subscription.methodId)
        const created = await createPayment(tx, {
          paymentId: randomUUID(),
          studentId: student.id,
          kind: 'upgrade',
          status: 'WaitingPayment',
          tariffId: body.tariffId,
          months: terms.months,
          catalogueVersion: terms.catalogue.version,
          priceMinor: terms.priceMinor,
          amountMinor,
          currency: terms.currency,
          provider: method?.provider ?? providers.forCountry(student.countryId).kind,
          methodId: method?.methodId ?? null,
          originLink: ownPath(body.originLink),
          attemptKey,
          orderHash,
          language: caller.language,
          createdAt: terms.now,
        })
        if (amountMinor === 0) await settlement.settleFree(tx, created)
        return created
      })
      if (payment.amountMinor === 0) {
        settlement.announce(payment)
        return answerOf(payment)
      }
      if (payment.methodId === null) return answerOf(await openPage(payment, student.email))
      if (payment.status === 'WaitingPayment') await chargeSaved(payment)
      return answerOf(payment)
    },

    /** @throws AppError for an id that is none, or not this student's; under the age of consent a payment is a parent's */
    async getPayment(student: BillingStudent, paymentId: string): Promise<PaymentRow> {
      if (!isUuid(paymentId)) throw new AppError('payment_link_invalid')
      const payment = await findPayment(db, paymentId)
      if (payment?.studentId !== student.id || !plans.seesPrices(student)) throw new AppError('payment_not_found')
      return payment
    },

    /** Somebody looks at a payment that waits: the provider may know more. Not waited for; the hub tells. */
    lookAfter(payment: PaymentRow): void {
      if (payment.status !== 'WaitingPayment' || payment.providerPaymentId === null) return
      void (async () => {
        const claimed = await claimPayment(db, payment.paymentId, clock.now(), later(checkEveryMs))
        if (claimed) await check(payment.paymentId)
      })().catch((error: unknown) => log.info({ error }, 'The payment provider could not be asked'))
    },

    async describePayment(payment: PaymentRow, language: Language): Promise<Payment> {
      const name = tariffOf(await catalogues.get(), payment.tariffId).names[language]
      return paymentOf(payment, name)
    },

    /**
     * Closes an order that nobody has paid: who goes back from the payment page has not paid, and may want another plan.
     * The provider is asked first, so that what was paid meanwhile counts, and what the bank decides about stays. A page that
     * is paid all the same in the next moment is a late payment as any other: the plan is given, or the money (decision 052).
     * @throws AppError when it is too late, or nobody can say
     */
    async giveUp({ paymentId }: PaymentRow, caller: Caller): Promise<PaymentRow> {
      const payment = (await findPayment(db, paymentId))!
      if (payment.status !== 'WaitingPayment') return payment
      // A charge of the saved card is on its way: what becomes of it decides.
      if (payment.methodId !== null) throw new AppError('payment_in_progress', { retryAfterSeconds })
      if (payment.providerPaymentId !== null) {
        const found = await ask(providers.get(payment.provider), payment).catch((error: unknown) => {
          if (!(error instanceof ProviderUnavailable)) throw error
          throw new AppError('payment_unavailable', { cause: error })
        })
        if (found) await settlement.settle(paymentId, found)
        if (found?.isAtBank) throw new AppError('payment_in_progress', { retryAfterSeconds })
      }
      const isClosed = await db.transaction(async (tx) => {
        if (!(await failPayment(tx, paymentId, 'given_up', clock.now()))) return false
        const { studentId } = payment
        const entry = { action: 'payment', result: 'refused', studentId, target: numberOf(payment) } as const
        await audit.write(tx, { ...entry, address: caller.address })
        return true
      })
      if (isClosed) {
        await close(payment)
        settlement.announce(payment)
      }
      return (await findPayment(db, paymentId))!
    },

    findStudent: (studentId: string) => findStudent(db, studentId),
  }
}

export function paymentOf(payment: PaymentRow, name: string): Payment {
  const { paymentId, createdAt, status, kind, tariffId, months, amountMinor, currency, refundedMinor, failure } =
    payment
  return {
    paymentId,
    number: numberOf(payment),
    createdAt: createdAt.toISOString(),
    status,
    kind,
    tariffId,
    name,
    months,
    amount: { amountMinor, currency },
    refunded: { amountMinor: refundedMinor, currency },
    card: payment.cardBrand === null ? null : { brand: payment.cardBrand, last4: payment.cardLast4 ?? '' },
    failure: status === 'Error' ? failure : null,
    ...(status === 'WaitingPayment' && payment.isAtBank && { isAtBank: true as const }),
  }
}
