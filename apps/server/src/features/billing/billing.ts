import { randomUUID } from 'node:crypto'
import type { ChatAccess } from '@lumi/contracts/auth'
import { AppError } from '@lumi/contracts/errors'
import type { PaymentProviders } from '../../platform/payments/payment-providers.ts'
import type { Platform } from '../../platform/platform.ts'
import type { SignedInStudent } from '../../platform/serve.ts'
import { createAccount } from './account.ts'
import type { Allowances } from './allowances.ts'
import { endOfPeriods, rankOf, tariffOf } from './billing.rules.ts'
import { findSubscription, findTrial, lockStudent } from './billing.store.ts'
import { planPeriods } from './billing.tables.ts'
import type { BillingForOthers, BillingListener } from './billing-events.ts'
import { billingPersonalData } from './billing-privacy.ts'
import { createCatalogues } from './catalogues.ts'
import { checkJob, createCheckout, type IsClosed } from './checkout.ts'
import { createPayers } from './payers.ts'
import { createPlans } from './plans.ts'
import { defineRefunding } from './refunding.ts'
import { createRenewals } from './renewals.ts'
import { createSettlement } from './settlement.ts'
import { createWebhooks } from './webhooks.ts'

type PlansNeeds = Parameters<typeof createPlans>[0]
type RenewalNeeds = Parameters<typeof createRenewals>[0]

/** What other features answer and do. */
export interface BillingNeeds
  extends Pick<PlansNeeds, 'decidesAlone' | 'usageOf' | 'activeSubjectsOf'>,
    Pick<RenewalNeeds, 'pauseBeyond' | 'announcePrograms'>,
    Pick<Parameters<typeof createAccount>[0], 'resumeChosen'>,
    Pick<Parameters<typeof createSettlement>[0], 'raiseAllowance'> {
  allowances: Allowances
  listener: BillingListener
  providers: PaymentProviders
  maskedEmail(email: string): string
  /** Of the `student` feature: whether learning is open, or waits for a parent. */
  chatAccessOf(student: Pick<SignedInStudent, 'birthDate' | 'countryId' | 'guardianState' | 'timeZone'>): ChatAccess
  findParent: Parameters<typeof createPayers>[0]['findParent']
}

export type BillingService = ReturnType<typeof createBilling>

export function createBilling(platform: Platform, needs: BillingNeeds) {
  const { db, clock, env, jobs } = platform
  const { allowances, providers } = needs
  const catalogues = createCatalogues(platform)
  const plans = createPlans({ ...platform, ...needs, catalogues })
  const settlement = createSettlement({ ...platform, ...needs, catalogues })
  const isClosed: IsClosed = (student) => student.deletesAt !== null || needs.chatAccessOf(student) !== 'open'
  const checkout = createCheckout({ ...platform, catalogues, plans, providers, settlement, isClosed })
  const isSandbox = (countryId: number) => env.billing.isOn && providers.forCountry(countryId).kind === 'sandbox'
  const payers = createPayers({ ...platform, ...needs, plans, checkout, isSandbox })
  const webhooks = createWebhooks({ ...platform, providers, checkout })
  const account = createAccount({ ...platform, ...needs, catalogues, plans, checkout, providers })
  const renewals = createRenewals({ ...platform, ...needs, catalogues, checkout, isClosed })
  defineRefunding({ ...platform, providers, checkout })
  jobs.define<{ paymentId: string }>(checkJob, async ({ paymentId }) => checkout.check(paymentId))

  const forOthers: BillingForOthers = {
    async startTrial(tx, id, days) {
      const student = await lockStudent(tx, id)
      if (await findTrial(tx, id)) throw new AppError('trial_used')
      const catalogue = await catalogues.get(tx)
      const { trialTariffId: tariffId } = catalogue
      const isLess = rankOf(await allowances.heldTariff(tx, id)) < rankOf(tariffId)
      if (!student || !isLess || !env.billing.isOn) throw new AppError('trial_unavailable')
      const now = clock.now()
      const endsAt = endOfPeriods(now, { days }, student.timeZone)
      await tx.insert(planPeriods).values({
        periodId: randomUUID(),
        studentId: id,
        tariffId,
        source: 'trial',
        startsAt: now,
        endsAt,
        createdAt: now,
      })
      await needs.raiseAllowance(tx, id, tariffOf(catalogue, tariffId).messagesPerDay)
      return { endsAt }
    },
    async canHaveTrial(studentId) {
      if (!env.billing.isOn || (await findTrial(db, studentId))) return false
      const { trialTariffId } = await catalogues.get()
      return rankOf(await allowances.heldTariff(db, studentId)) < rankOf(trialTariffId)
    },
    async trialGives() {
      const catalogue = await catalogues.get()
      const { messagesPerDay, activeSubjects, photosPerDay } = tariffOf(catalogue, catalogue.trialTariffId)
      return { messagesPerDay, activeSubjects, photosPerDay }
    },
    hasPlan: async (studentId) => plans.holdingOf(await findSubscription(db, studentId)) !== null,
  }

  return {
    ...forOthers,
    catalogues,
    plans,
    checkout,
    payers,
    webhooks,
    account,
    settlement,
    runRound: renewals.runRound,
    async cleanUp(): Promise<void> {
      await renewals.forget()
      await payers.forgetExpired()
    },
    personalData: billingPersonalData({ db, jobs }),
  }
}
