import { randomUUID } from 'node:crypto'
import type { buyAsPayer, createPayerLink, PayerPage } from '@lumi/contracts/billing'
import type { BodyOf } from '@lumi/contracts/endpoint'
import { AppError, type Language } from '@lumi/contracts/errors'
import { BILLING } from '@lumi/contracts/product-rules'
import { and, eq, lt, sql } from 'drizzle-orm'
import { addressKey } from '../../platform/address.ts'
import { fieldRefusal } from '../../platform/field-refusal.ts'
import { firstNameOf } from '../../platform/first-name.ts'
import { mailboxOf } from '../../platform/mailbox.ts'
import type { Platform } from '../../platform/platform.ts'
import { hashToken, randomToken } from '../../platform/secrets.ts'
import type { SignedInStudent } from '../../platform/serve.ts'
import { payerLinkMail } from './billing.mails.ts'
import { findPaymentOfLink, findStudent, findSubscription, lockStudent, saveSubscription } from './billing.store.ts'
import { payerLinks } from './billing.tables.ts'
import { type Caller, type Checkout, isUuid } from './checkout.ts'
import type { BillingStudent, Plans } from './plans.ts'

const dayMs = 86_400_000

export interface PayerLink {
  linkId: string
  secret: string
}

interface Dependencies
  extends Pick<Platform, 'db' | 'clock' | 'env' | 'origins' | 'limits' | 'mail' | 'hub' | 'audit'> {
  plans: Plans
  checkout: Checkout
  isSandbox(countryId: number): boolean
  /** A stranger may have got the mail: the student is named by a first name and a masked address. */
  maskedEmail(email: string): string
  /** Of the `student` feature: the parent who has agreed that this student learns here. */
  findParent(studentId: string): Promise<{ email: string; language: Language } | undefined>
}

/** Whoever calls with a link; a browser may hold the session of a student as well. */
export interface PayingCaller extends Caller {
  sessionOf: Pick<SignedInStudent, 'id'> | undefined
}

/**
 * Somebody else pays: the link is the only key, so what it opens is checked on every call. Under the age of consent the
 * student must not hold it: it goes to a parent's mailbox alone, and opens nothing in a browser where the student is
 * signed in (decision 135).
 */
export function createPayers(dependencies: Dependencies) {
  const { db, clock, env, origins, limits, mail, hub, audit, plans, checkout, isSandbox, maskedEmail, findParent } =
    dependencies

  function assertOn(): void {
    if (!env.billing.isOn) throw new AppError('billing_off')
  }

  const isChild = (student: BillingStudent) => plans.payAccessOf(student) === 'ask_parent'

  async function open({ linkId, secret }: PayerLink, { sessionOf }: PayingCaller) {
    assertOn()
    const [link] = isUuid(linkId) ? await db.select().from(payerLinks).where(eq(payerLinks.linkId, linkId)) : []
    if (link?.secretHash !== hashToken(secret)) throw new AppError('payer_link_invalid')
    const student = await findStudent(db, link.studentId)
    if (!student || student.deletesAt) throw new AppError('payer_link_invalid')
    if (sessionOf?.id === student.id && isChild(student)) throw new AppError('payment_parent_only')
    const payment = await findPaymentOfLink(db, linkId)
    const hasPaid = payment?.status === 'Succeeded'
    if (!hasPaid && link.expiresAt <= clock.now()) throw new AppError('payer_link_expired')
    return { link, student, payment, hasPaid }
  }

  async function page(opened: Awaited<ReturnType<typeof open>>, language: Language): Promise<PayerPage> {
    const { link, student, payment, hasPaid } = opened
    if (payment) checkout.lookAfter(payment)
    const firstName = firstNameOf(student.name)
    const subscription = hasPaid ? await findSubscription(db, student.id) : undefined
    return {
      state: hasPaid ? 'paid' : payment?.status === 'WaitingPayment' ? 'waiting' : 'open',
      student: maskedEmail(student.email),
      ...(firstName !== undefined && { firstName }),
      tariffs: hasPaid ? [] : await plans.tariffs(student, language, { withPrices: true }),
      wish: { tariffId: link.tariffId, months: link.months },
      needsCheckoutConsent: plans.needsCheckoutConsent(student.countryId),
      isSandbox: isSandbox(student.countryId),
      expiresAt: link.expiresAt.toISOString(),
      payment: payment ? await checkout.describePayment(payment, language) : null,
      checkoutUrl: payment?.status === 'WaitingPayment' ? payment.checkoutUrl : null,
      renewsAt: subscription?.renews ? (subscription.chargeAt?.toISOString() ?? null) : null,
      ...(subscription?.renews && {
        renewsFor: { amountMinor: subscription.priceMinor, currency: subscription.currency },
      }),
    }
  }

  /** Where the letter with the link goes; undefined: the student sends the link. */
  async function addressee(student: BillingStudent, language: Language, typed: string | undefined) {
    const parent = isChild(student) ? await findParent(student.id) : undefined
    if (parent) return { to: parent.email, language: parent.language, shown: maskedEmail(parent.email) }
    if (isChild(student)) {
      // Agreed in a way that left no address.
      if (typed === undefined) throw fieldRefusal('email', 'required')
      if (mailboxOf(typed) === mailboxOf(student.email)) throw fieldRefusal('email', 'guardian_is_student')
    }
    return typed === undefined ? undefined : { to: typed, language, shown: typed }
  }

  return {
    async createLink(
      student: BillingStudent & Pick<SignedInStudent, 'name'>,
      language: Language,
      body: BodyOf<typeof createPayerLink>,
    ) {
      assertOn()
      const letter = await addressee(student, language, body.email)
      await limits.take('payer-link', student.id)
      if (letter) await limits.take('mail-mailbox', mailboxOf(letter.to))
      const linkId = randomUUID()
      const secret = randomToken()
      const now = clock.now()
      const expiresAt = new Date(now.getTime() + BILLING.payerLinkDays * dayMs)
      const url = `${origins.publicUrl()}/pay?${new URLSearchParams({ linkId, secret })}`
      await db.transaction(async (tx) => {
        await tx.insert(payerLinks).values({
          linkId,
          secretHash: hashToken(secret),
          studentId: student.id,
          tariffId: body.tariffId ?? null,
          months: body.months ?? null,
          createdAt: now,
          expiresAt,
        })
        if (!letter) return
        const content = payerLinkMail({
          language: letter.language,
          student: maskedEmail(student.email),
          firstName: firstNameOf(student.name),
          url,
          days: BILLING.payerLinkDays,
        })
        await mail.send(tx, { to: letter.to, studentId: student.id, ...content })
      })
      mail.flush()
      return {
        ...(!isChild(student) && { url }),
        ...(letter && { mailedTo: letter.shown }),
        expiresAt: expiresAt.toISOString(),
      }
    },

    async getPage(caller: PayingCaller, link: PayerLink): Promise<PayerPage> {
      await limits.take('payer-page', addressKey(caller.address))
      return page(await open(link, caller), caller.language)
    },

    async buy(caller: PayingCaller, body: BodyOf<typeof buyAsPayer>, header: string | undefined) {
      await limits.take('payer-page', addressKey(caller.address))
      const { link, student, hasPaid } = await open(body, caller)
      if (hasPaid) throw new AppError('payer_link_used')
      const attemptKey = (body.attemptId ?? header)?.toLowerCase()
      if (attemptKey === undefined || !isUuid(attemptKey)) {
        throw new AppError('validation_failed', { validationErrors: [{ path: 'attemptId', code: 'required' }] })
      }
      const { tariffId, months, shown, acceptsTerms, acceptsAutoPayment, email } = body
      const order = { tariffId, months, attemptKey, shown, originLink: undefined, acceptsTerms, acceptsAutoPayment }
      return checkout.buy(student, caller, { ...order, payer: { email, linkId: link.linkId } })
    },

    async giveUp(caller: PayingCaller, link: PayerLink): Promise<PayerPage> {
      await limits.take('payer-page', addressKey(caller.address))
      const { payment } = await open(link, caller)
      if (payment) await checkout.giveUp(payment, caller)
      return page(await open(link, caller), caller.language)
    },

    async cancel(caller: PayingCaller, link: PayerLink): Promise<PayerPage> {
      await limits.take('payer-page', addressKey(caller.address))
      const opened = await open(link, caller)
      const { student, payment, hasPaid } = opened
      if (!hasPaid || !payment) throw new AppError('subscription_none')
      await db.transaction(async (tx) => {
        await lockStudent(tx, student.id)
        const subscription = await findSubscription(tx, student.id)
        if (!subscription || subscription.payerEmail !== payment.payerEmail) throw new AppError('subscription_none')
        await saveSubscription(tx, student.id, { renews: false, chargeAt: null })
        await audit.write(tx, {
          action: 'plan',
          result: 'done',
          studentId: student.id,
          target: 'canceled by the payer',
          address: caller.address,
        })
      })
      hub.publish(student.id, 'plan.changed', {})
      return page(await open(link, caller), caller.language)
    },

    /** Links that never paid. */
    async forgetExpired(): Promise<void> {
      const before = new Date(clock.now().getTime() - BILLING.payerLinkDays * dayMs)
      await db
        .delete(payerLinks)
        .where(
          and(
            lt(payerLinks.expiresAt, before),
            sql`not exists (select 1 from payments p where p.payer_link_id = ${payerLinks.linkId} and p.status = 'Succeeded')`,
          ),
        )
    },
  }
}
