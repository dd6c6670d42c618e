import { count, desc, eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { inputFile, OpsRefusal, opsCommand, option, positional } from '../../platform/ops/ops-command.ts'
import type { Platform } from '../../platform/platform.ts'
import { moneyText } from './billing.mails.ts'
import { findPaymentByNumber, listRefunds } from './billing.store.ts'
import { payments, subscriptions } from './billing.tables.ts'
import type { BillingService } from './billing.ts'
import { readCatalogue } from './catalogues.ts'
import { isUnansweredCharge } from './checkout.ts'
import { numberOf } from './settlement.ts'

const listed = 50

const checkCatalogue = opsCommand({
  name: 'catalog check',
  summary: 'Says whether a catalog of tariffs can be sold from, and what it would change.',
  arguments: { file: inputFile('JSON file of the catalog') },
})

const applyCatalogue = opsCommand({
  name: 'catalog apply',
  summary: 'Puts a new version of the catalog in force. Payments made by an older one stay as they are.',
  arguments: { file: inputFile('JSON file of the catalog') },
  confirm: () => 'Sell by this catalog from now on?',
})

const showCatalogue = opsCommand({
  name: 'catalog show',
  summary: 'Shows the prices that are in force.',
  arguments: {},
})

const listPayments = opsCommand({
  name: 'payments list',
  summary: `Shows the newest ${listed} payments.`,
  arguments: {},
})

const reconcilePayments = opsCommand({
  name: 'payments reconcile',
  summary: 'Asks the providers about every open payment now, and does all that time has made due.',
  arguments: {},
})

const refundPayment = opsCommand({
  name: 'payments refund',
  summary: 'Gives a payment back, in full or in part. In full it also ends the plan that it bought.',
  arguments: {
    number: positional(
      z.string().check(z.regex(/^(P-)?\d{1,9}$/, 'a number such as P-10001')),
      'number of the payment',
    ),
    amount: option(
      z.optional(z.string().check(z.regex(/^\d{1,8}$/, 'minor units, such as 450'))),
      'how much, in minor units; without it: all that is left',
    ),
  },
  confirm: ({ number, amount }) => `Give back ${amount ?? 'all'} of payment ${number}?`,
})

const closePayment = opsCommand({
  name: 'payments close',
  summary:
    'Ends a charge of a saved card of which the provider knows nothing. A renewal is then tried again as a new one.',
  arguments: {
    number: positional(
      z.string().check(z.regex(/^(P-)?\d{1,9}$/, 'a number such as P-10001')),
      'number of the payment',
    ),
  },
  confirm: ({ number }) => `Have you seen at the provider that ${number} was not charged there?`,
})

const listUpgrades = opsCommand({
  name: 'plans upgrade-requests',
  summary: 'Shows the students who asked support to move them up.',
  arguments: {},
})

export const billingCommands = [
  checkCatalogue,
  applyCatalogue,
  showCatalogue,
  listPayments,
  reconcilePayments,
  refundPayment,
  closePayment,
  listUpgrades,
]

export function addBillingOps({ db, ops, billing }: Pick<Platform, 'db' | 'ops'> & { billing: BillingService }) {
  const { catalogues, settlement } = billing

  ops.add(checkCatalogue, async ({ file }) => {
    const catalogue = readCatalogue(file)
    const current = await catalogues.get()
    const isNewer = catalogue.version > current.version
    return {
      say: isNewer
        ? `Version ${catalogue.version} can be sold from; ${current.version} is in force.`
        : `Version ${catalogue.version} is well formed, but ${current.version} is in force: give it a higher number.`,
      isBad: !isNewer,
    }
  })

  ops.add(applyCatalogue, async ({ file }, { concerns }) => {
    const catalogue = readCatalogue(file)
    concerns({ target: `catalogue ${catalogue.version}` })
    const current = await catalogues.get()
    if (catalogue.version < current.version) {
      throw new OpsRefusal(`Version ${current.version} is in force; give this one a higher number.`)
    }
    const what = await catalogues.apply(catalogue)
    return { say: `Version ${catalogue.version} is ${what === 'applied' ? '' : 'already '}in force.` }
  })

  ops.add(showCatalogue, async () => {
    const { tariffs } = await catalogues.get()
    return {
      rows: tariffs.flatMap(({ tariffId, prices }) =>
        prices.map(({ months, amounts }) => ({ tariff: tariffId, months, ...amounts })),
      ),
    }
  })

  ops.add(listPayments, async () => {
    const found = await db.select().from(payments).orderBy(desc(payments.number)).limit(listed)
    return {
      rows: found.map((payment) => ({
        number: numberOf(payment),
        at: payment.createdAt.toISOString(),
        status: payment.status,
        why: payment.failure,
        kind: payment.kind,
        plan: `${payment.tariffId} ${payment.months}`,
        amount: moneyText(payment, 'en'),
        'given back': moneyText({ amountMinor: payment.refundedMinor, currency: payment.currency }, 'en'),
        provider: payment.provider,
        'their id': payment.providerPaymentId ?? (isUnansweredCharge(payment) ? 'no answer' : null),
      })),
    }
  })

  ops.add(reconcilePayments, async () => {
    const open = async () =>
      (await db.select({ open: count() }).from(payments).where(eq(payments.status, 'WaitingPayment')))[0]?.open ?? 0
    const before = await open()
    await billing.runRound()
    return { say: `Open before: ${before}, open now: ${await open()}.` }
  })

  ops.add(refundPayment, async ({ number, amount }, { concerns }) => {
    const payment = await findPaymentByNumber(db, Number(number.replace('P-', '')))
    if (!payment) throw new OpsRefusal(`There is no payment ${number}.`)
    concerns({ target: numberOf(payment) })
    if (payment.status !== 'Succeeded') throw new OpsRefusal(`${numberOf(payment)} was not paid.`)
    await db.transaction(async (tx) => {
      await tx.execute(sql`select 1 from payments where payment_id = ${payment.paymentId} for update`)
      const ordered = (await listRefunds(tx, payment.paymentId)).filter(({ state }) => state === 'ordered')
      const left =
        payment.amountMinor - payment.refundedMinor - ordered.reduce((sum, each) => sum + each.amountMinor, 0)
      const wanted = amount === undefined ? left : Number(amount)
      if (wanted < 1 || wanted > left)
        throw new OpsRefusal(`Of ${numberOf(payment)} only ${left} minor units are left.`)
      await settlement.orderRefund(tx, payment.paymentId, wanted, 'operator')
    })
    settlement.announce(payment)
    return { say: `The refund of ${numberOf(payment)} is ordered; "payments list" shows when it is done.` }
  })

  ops.add(closePayment, async ({ number }, { concerns }) => {
    const payment = await findPaymentByNumber(db, Number(number.replace('P-', '')))
    if (!payment) throw new OpsRefusal(`There is no payment ${number}.`)
    concerns({ target: numberOf(payment) })
    if (!isUnansweredCharge(payment)) {
      throw new OpsRefusal(`${numberOf(payment)} is no charge without an answer: run "payments reconcile".`)
    }
    await settlement.expire(payment.paymentId)
    return { say: `${numberOf(payment)} is closed.` }
  })

  ops.add(listUpgrades, async () => {
    const found = await db
      .select()
      .from(subscriptions)
      .where(sql`${subscriptions.upgradeTo} is not null`)
      .orderBy(subscriptions.upgradeRequestedAt)
      .limit(listed)
    return {
      rows: found.map(({ studentId, tariffId, upgradeTo, upgradeRequestedAt }) => ({
        student: studentId,
        holds: tariffId,
        wants: upgradeTo,
        asked: upgradeRequestedAt?.toISOString() ?? null,
      })),
    }
  })
}
