import { randomUUID } from 'node:crypto'
import { BILLING, RETENTION } from '@lumi/contracts/product-rules'
import { languageOf } from '@lumi/contracts/reference'
import { and, lt, ne, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Allowances } from './allowances.ts'
import { endedMail, reminderMail } from './billing.mails.ts'
import { dueReminder, mayWaitForAccount, rankOf, tariffOf } from './billing.rules.ts'
import {
  closePeriods,
  createPayment,
  findMethod,
  findOpenPayment,
  findSubscription,
  listDue,
  listEnded,
  listEnding,
  listStale,
  listToRemind,
  lockStudent,
  saveSubscription,
} from './billing.store.ts'
import { paymentEvents, payments, subjectChoices } from './billing.tables.ts'
import type { BillingListener } from './billing-events.ts'
import type { Catalogues } from './catalogues.ts'
import type { Checkout, IsClosed } from './checkout.ts'

const DAY_MS = 86_400_000
const pageSize = 200

/** Handles everything in a list, a page at a time. */
async function forEach<Row>(
  list: (page: { after: string | undefined; limit: number }) => Promise<Row[]>,
  keyOf: (row: Row) => string,
  handle: (row: Row) => Promise<void>,
): Promise<void> {
  for (let after: string | undefined; ; ) {
    const page = await list({ after, limit: pageSize })
    for (const row of page) {
      after = keyOf(row)
      await handle(row)
    }
    if (page.length < pageSize) return
  }
}

const byStudent = ({ studentId }: { studentId: string }) => studentId

interface Dependencies extends Pick<Platform, 'db' | 'clock' | 'mail' | 'hub' | 'log' | 'origins'> {
  allowances: Allowances
  catalogues: Catalogues
  checkout: Checkout
  isClosed: IsClosed
  listener: Pick<BillingListener, 'planNearsEnd'>
  /** Of the `programs` feature: keeps the subject used last and pauses the others, if there are more than allowed. */
  pauseBeyond(tx: Tx, studentId: string, limit: number): Promise<number>
  announcePrograms(studentId: string): void
}

/** What time does to plans: reminders, renewals, ends, orders that nobody pays. Safe on several processes at once. */
export function createRenewals(dependencies: Dependencies) {
  const { db, clock, mail, hub, log, origins, allowances, catalogues, checkout, listener, isClosed } = dependencies
  const { pauseBeyond, announcePrograms } = dependencies

  async function remind(): Promise<void> {
    const now = clock.now()
    const remindOf = ({ studentId }: { studentId: string }) =>
      db.transaction(async (tx) => {
        const student = await lockStudent(tx, studentId)
        const subscription = student && (await findSubscription(tx, studentId))
        if (!student || !subscription?.chargeAt || !subscription.renews || isClosed(student)) return
        const { chargeAt, tariffId, priceMinor, currency, payerEmail, language } = subscription
        const days = dueReminder(chargeAt, subscription.remindedDays, now)
        if (days === null) return
        await saveSubscription(tx, studentId, { remindedDays: days })
        const content = reminderMail({
          language,
          name: tariffOf(await catalogues.get(tx), tariffId).names[language],
          price: { amountMinor: priceMinor, currency },
          chargeAt,
          timeZone: student.timeZone,
          baseUrl: origins.publicUrl(),
          isPayer: payerEmail !== null,
        })
        await mail.send(tx, { to: payerEmail ?? student.email, studentId, ...content })
        // Of a renewal that a parent pays, the parent is told.
        if (payerEmail === null) await listener.planNearsEnd(tx, { studentId, at: chargeAt, days, change: 'renews' })
      })
    await forEach((page) => listToRemind(db, now, page), byStudent, remindOf)
    await remindOfEnds(now)
  }

  /** Plans that do not renew: no mail, because nothing is charged. Telling again changes nothing. */
  async function remindOfEnds(now: Date): Promise<void> {
    const latest = new Date(now.getTime() + Math.max(...BILLING.reminderDays) * DAY_MS)
    await forEach(
      (page) => listEnding(db, now, latest, page),
      byStudent,
      async ({ studentId, endsAt }) => {
        const days = dueReminder(endsAt, null, now)
        if (days === null) return
        await db.transaction((tx) => listener.planNearsEnd(tx, { studentId, at: endsAt, days, change: 'ends' }))
      },
    )
  }

  const turnOff = (tx: Tx, studentId: string) => saveSubscription(tx, studentId, { renews: false, chargeAt: null })

  /** The order of a renewal. Its key names the period and the try, so two processes cannot make two. */
  async function orderRenewal(studentId: string) {
    const now = clock.now()
    return db.transaction(async (tx) => {
      const student = await lockStudent(tx, studentId)
      const subscription = student && (await findSubscription(tx, studentId))
      if (!student || !subscription?.chargeAt || !subscription.renews || subscription.chargeAt > now) return undefined
      const { tariffId, months, priceMinor, currency, methodId, failures, endsAt } = subscription
      if (isClosed(student)) {
        if (!mayWaitForAccount(subscription, now)) await turnOff(tx, studentId)
        return undefined
      }
      const open = await findOpenPayment(tx, studentId)
      if (open) return undefined
      const method = methodId === null ? undefined : await findMethod(tx, methodId)
      if (!method) {
        await turnOff(tx, studentId)
        return undefined
      }
      return createPayment(tx, {
        paymentId: randomUUID(),
        studentId,
        kind: 'renewal',
        status: 'WaitingPayment',
        tariffId,
        months,
        catalogueVersion: subscription.catalogueVersion,
        priceMinor,
        amountMinor: priceMinor,
        currency,
        provider: method.provider,
        methodId: method.methodId,
        payerEmail: subscription.payerEmail,
        attemptKey: `renewal ${endsAt.toISOString()} ${failures}`,
        orderHash: '',
        language: subscription.language,
        createdAt: now,
      })
    })
  }

  async function renew(): Promise<void> {
    const now = clock.now()
    await forEach(
      (page) => listDue(db, now, page),
      byStudent,
      async ({ studentId }) => {
        const payment = await orderRenewal(studentId)
        if (payment) await checkout.chargeSaved(payment)
      },
    )
  }

  const endPlans = (now: Date): Promise<void> => forEach((page) => listEnded(db, now, page), byStudent, endPlan)

  /** A plan is over: subjects beyond the smaller plan are paused, and the student is told once. */
  async function endPlan({ studentId }: { studentId: string }): Promise<void> {
    const paused = await db.transaction(async (tx) => {
      const student = await lockStudent(tx, studentId)
      const ended = await closePeriods(tx, studentId, clock.now())
      const largest = ended.toSorted((a, b) => rankOf(b.tariffId) - rankOf(a.tariffId))[0]
      if (!student || !largest) return undefined
      const allowed = await allowances.of(studentId, tx)
      if (rankOf(allowed.tariffId) >= rankOf(largest.tariffId)) return undefined
      const number = allowed.activeSubjects === null ? 0 : await pauseBeyond(tx, studentId, allowed.activeSubjects)
      if (number > 0) {
        const offer = { offeredAt: clock.now(), usedAt: null }
        await tx
          .insert(subjectChoices)
          .values({ studentId, ...offer })
          .onConflictDoUpdate({ target: subjectChoices.studentId, set: offer })
      }
      if (allowed.tariffId === 'free') {
        const { language } = languageOf(student.languageId)
        const content = endedMail({
          language,
          name: tariffOf(await catalogues.get(tx), largest.tariffId).names[language],
          wasTrial: largest.source === 'trial',
          baseUrl: origins.publicUrl(),
        })
        await mail.send(tx, { to: student.email, studentId, ...content })
      }
      return number
    })
    if (paused === undefined) return
    hub.publish(studentId, 'plan.changed', {})
    if (paused > 0) announcePrograms(studentId)
  }

  /** Orders that are open for a while: whatever was said or not said meanwhile, the provider knows (SR09). */
  async function reconcile(): Promise<void> {
    const before = new Date(clock.now().getTime() - BILLING.reconcileAfterMinutes * 60_000)
    await forEach(
      (page) => listStale(db, before, page),
      ({ paymentId }) => paymentId,
      ({ paymentId }) =>
        checkout
          .check(paymentId)
          .catch((error: unknown) =>
            log.warn({ error }, 'A payment could not be asked about and waits for the next round'),
          ),
    )
  }

  async function forget(): Promise<void> {
    const before = (ms: number) => new Date(clock.now().getTime() - ms)
    await db.delete(paymentEvents).where(lt(paymentEvents.receivedAt, before(RETENTION.paymentEventDays * DAY_MS)))
    const years = sql`${clock.now().toISOString()}::timestamptz - make_interval(years => ${RETENTION.paymentYears}::int)`
    const old = sql`select payment_id from payments where created_at < ${years} and status <> 'WaitingPayment'`
    for (const table of ['money_entries', 'refunds', 'checkout_consents']) {
      await db.execute(sql`delete from ${sql.raw(table)} where payment_id in (${old})`)
    }
    await db.delete(payments).where(and(sql`${payments.createdAt} < ${years}`, ne(payments.status, 'WaitingPayment')))
  }

  return {
    /** Everything that is due now. */
    async runRound(): Promise<void> {
      await remind()
      await renew()
      await reconcile()
      await endPlans(clock.now())
      mail.flush()
    },
    forget,
  }
}
