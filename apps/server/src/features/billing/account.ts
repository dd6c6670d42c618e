import type { Payment, TariffId } from '@lumi/contracts/billing'
import { AppError, type Language } from '@lumi/contracts/errors'
import { BILLING } from '@lumi/contracts/product-rules'
import { and, eq, isNull } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import type { Db, Tx } from '../../platform/db.ts'
import type { PaymentProviders } from '../../platform/payments/payment-providers.ts'
import type { Platform } from '../../platform/platform.ts'
import { staticPagePolicy, withPolicy } from '../../platform/security-headers.ts'
import { upgradeRequestMail } from './billing.mails.ts'
import { assertPaysAlone, rankOf, tariffOf } from './billing.rules.ts'
import {
  findPayment,
  findSubscription,
  listMethods,
  listPayments,
  lockStudent,
  type PaymentRow,
  type SubscriptionRow,
  saveSubscription,
} from './billing.store.ts'
import { paymentMethods, subjectChoices } from './billing.tables.ts'
import type { Catalogues } from './catalogues.ts'
import { type Caller, type Checkout, isUuid, paymentOf } from './checkout.ts'
import type { BillingStudent, Plans } from './plans.ts'
import { receiptPage, receiptStyle } from './receipt-page.ts'
import { numberOf } from './settlement.ts'

export const forgetCardJob = 'payment-forget-card'

interface Dependencies extends Pick<Platform, 'db' | 'clock' | 'env' | 'hub' | 'mail' | 'jobs' | 'audit' | 'log'> {
  catalogues: Catalogues
  plans: Plans
  checkout: Checkout
  providers: PaymentProviders
  /** Of the `programs` feature: takes a paused program up again, not counted as the change of the day. */
  resumeChosen(tx: Tx, student: BillingStudent, programId: string): Promise<void>
  announcePrograms(studentId: string): void
}

/** What a student sees and changes of plan, payments and cards. */
export function createAccount(dependencies: Dependencies) {
  const { db, clock, env, hub, mail, jobs, audit, catalogues, plans, checkout, providers } = dependencies

  jobs.define<{ provider: string; token: string; customer: string | null }>(forgetCardJob, async (order) => {
    await providers.find(order.provider)?.forgetCard(order)
  })

  function assertOn(): void {
    if (!env.billing.isOn) throw new AppError('billing_off')
  }

  const changed = (studentId: string) => hub.publish(studentId, 'plan.changed', {})

  /** Changes the renewal under the student's lock, and says so in the audit. */
  async function change(
    student: BillingStudent,
    caller: Caller,
    target: string,
    decide: (subscription: SubscriptionRow) => Partial<SubscriptionRow>,
  ) {
    assertOn()
    await db.transaction(async (tx) => {
      await lockStudent(tx, student.id)
      const subscription = await findSubscription(tx, student.id)
      if (!subscription || !plans.holdingOf(subscription)) throw new AppError('subscription_none')
      await saveSubscription(tx, student.id, decide(subscription))
      const entry = { action: 'plan', result: 'done', studentId: student.id, target } as const
      await audit.write(tx, { ...entry, address: caller.address })
    })
    changed(student.id)
    return { plan: await plans.currentPlan(student, caller.language) }
  }

  /** To a student: the card of somebody else who pays is left out. */
  const withoutPayersCard = (payment: PaymentRow, shown: Payment): Payment =>
    payment.payerEmail === null ? shown : { ...shown, card: null }

  const describe = async (payment: PaymentRow, language: Language) =>
    withoutPayersCard(payment, await checkout.describePayment(payment, language))

  async function methods(student: BillingStudent, reader: Db = db) {
    if (!plans.seesPrices(student)) return { methods: [] }
    const subscription = await findSubscription(reader, student.id)
    const found = await listMethods(reader, student.id)
    // The card of a parent is none of the child's business.
    const isOwn = subscription?.payerEmail == null
    return {
      methods: found
        .filter(({ methodId }) => isOwn || methodId !== subscription?.methodId)
        .map(({ methodId, brand, last4, expires }) => ({
          methodId,
          card: { brand, last4 },
          expires,
          isForRenewal: subscription?.renews === true && subscription.methodId === methodId,
        })),
    }
  }

  return {
    methods,

    async tariffs(student: BillingStudent, language: Language) {
      const payAccess = plans.payAccessOf(student)
      return {
        payAccess,
        tariffs: await plans.tariffs(student, language, { withPrices: payAccess === 'open' }),
        needsCheckoutConsent: plans.needsCheckoutConsent(student.countryId),
        isSandbox: env.billing.isOn && providers.forCountry(student.countryId).kind === 'sandbox',
      }
    },

    products: async (student: BillingStudent, language: Language) => ({
      payAccess: plans.payAccessOf(student),
      plan: await plans.currentPlan(student, language),
    }),

    cancel: (student: BillingStudent, caller: Caller) =>
      change(student, caller, 'canceled', () => ({ renews: false, chargeAt: null })),

    async resume(student: BillingStudent, caller: Caller) {
      if (plans.payAccessOf(student) === 'ask_parent') throw new AppError('payment_parent_only')
      return change(student, caller, 'resumed', (subscription) => {
        const { renews, endsAt, methodId } = subscription
        if (renews) return {}
        assertPaysAlone(subscription)
        if (methodId === null) throw new AppError('payment_method_none')
        return { renews: true, chargeAt: endsAt, failures: 0 }
      })
    },

    async requestUpgrade(student: BillingStudent, language: Language, tariffId: TariffId) {
      assertOn()
      const asked = await db.transaction(async (tx) => {
        await lockStudent(tx, student.id)
        const subscription = await findSubscription(tx, student.id)
        const held = plans.holdingOf(subscription)
        if (env.billing.upgradeMode !== 'support' || !held || rankOf(tariffId) <= rankOf(held.tariffId)) {
          throw new AppError('tariff_no_upgrade')
        }
        if (subscription?.upgradeTo === tariffId) return false
        await saveSubscription(tx, student.id, { upgradeTo: tariffId, upgradeRequestedAt: clock.now() })
        const { names } = tariffOf(await catalogues.get(tx), tariffId)
        const content = upgradeRequestMail({ to: env.supportEmail, email: student.email, name: names.en })
        await mail.send(tx, { studentId: student.id, ...content })
        return true
      })
      if (asked) mail.flush()
      return { plan: await plans.currentPlan(student, language) }
    },

    async paymentStatus(student: BillingStudent, language: Language, paymentId: string) {
      const payment = await checkout.getPayment(student, paymentId)
      checkout.lookAfter(payment)
      return {
        payment: await describe(payment, language),
        // The page on which somebody else pays is theirs.
        checkoutUrl: payment.status === 'WaitingPayment' && payment.payerLinkId === null ? payment.checkoutUrl : null,
        originLink: payment.originLink,
        plan: await plans.currentPlan(student, language),
      }
    },

    async giveUp(student: BillingStudent, caller: Caller, paymentId: string) {
      const payment = await checkout.giveUp(await checkout.getPayment(student, paymentId), caller)
      return {
        payment: await describe(payment, caller.language),
        plan: await plans.currentPlan(student, caller.language),
      }
    },

    async history(student: BillingStudent, language: Language, before: string | undefined) {
      // Under the age of consent no price is shown, neither the past ones.
      if (!plans.seesPrices(student)) return { payments: [], hasMore: false }
      const cursor = before !== undefined && isUuid(before) ? await findPayment(db, before) : undefined
      const number = cursor?.studentId === student.id ? cursor.number : undefined
      const found = await listPayments(db, student.id, number, BILLING.pageSize + 1)
      const catalogue = await catalogues.get()
      return {
        payments: found
          .slice(0, BILLING.pageSize)
          .map((payment) =>
            withoutPayersCard(payment, paymentOf(payment, tariffOf(catalogue, payment.tariffId).names[language])),
          ),
        hasMore: found.length > BILLING.pageSize,
      }
    },

    async receipt(student: BillingStudent, language: Language, paymentId: string, reply: FastifyReply) {
      const payment = await checkout.getPayment(student, paymentId)
      if (payment.status !== 'Succeeded') throw new AppError('payment_not_found')
      await reply.helmet(withPolicy(staticPagePolicy(receiptStyle)))
      // A page to look at, and a name for who saves it.
      reply.header('content-disposition', `inline; filename="lumi-${numberOf(payment)}.html"`)
      return receiptPage({
        payment,
        described: await describe(payment, language),
        language,
        timeZone: student.timeZone,
        supportEmail: env.supportEmail,
      })
    },

    async removeMethod(student: BillingStudent, language: Language, methodId: string) {
      await db.transaction(async (tx) => {
        await lockStudent(tx, student.id)
        const shown = await methods(student, tx)
        if (!shown.methods.some((each) => each.methodId === methodId)) throw new AppError('payment_method_not_found')
        const subscription = await findSubscription(tx, student.id)
        if (subscription?.methodId === methodId) {
          await saveSubscription(tx, student.id, { methodId: null, renews: false, chargeAt: null })
        }
        const [removed] = await tx.delete(paymentMethods).where(eq(paymentMethods.methodId, methodId)).returning()
        if (!removed) throw new AppError('payment_method_not_found')
        const { provider, token, customer } = removed
        await jobs.enqueue(tx, forgetCardJob, { provider, token, customer })
      })
      jobs.wake(forgetCardJob)
      changed(student.id)
      return { ...(await methods(student)), plan: await plans.currentPlan(student, language) }
    },

    async chooseSubject(student: BillingStudent, programId: string): Promise<void> {
      await db.transaction(async (tx) => {
        await dependencies.resumeChosen(tx, student, programId)
        const { studentId, usedAt } = subjectChoices
        const used = await tx
          .update(subjectChoices)
          .set({ usedAt: clock.now() })
          .where(and(eq(studentId, student.id), isNull(usedAt)))
          .returning({ studentId })
        if (used.length === 0) throw new AppError('subject_choice_used')
      })
      dependencies.announcePrograms(student.id)
      changed(student.id)
    },
  }
}
