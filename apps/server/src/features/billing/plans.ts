import type { CurrentPlan, Discount, PlanFeature, Tariff, TariffId } from '@lumi/contracts/billing'
import { periodMonths } from '@lumi/contracts/billing'
import { countryCode } from '@lumi/contracts/countries'
import type { Language } from '@lumi/contracts/errors'
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db.ts'
import type { Platform } from '../../platform/platform.ts'
import type { SignedInStudent } from '../../platform/serve.ts'
import type { Allowances } from './allowances.ts'
import {
  currencyOf,
  discounted,
  type Holding,
  priceOf,
  rankOf,
  savedPercent,
  share,
  stepOf,
  tariffOf,
} from './billing.rules.ts'
import {
  findMethod,
  findOpenPayment,
  findSubscription,
  findTrial,
  hasPaidBesides,
  listHeld,
  type SubscriptionRow,
} from './billing.store.ts'
import { subjectChoices } from './billing.tables.ts'
import type { BillingListener, DiscountOf, OfferedDiscount } from './billing-events.ts'
import type { Catalogue } from './catalogue.ts'
import type { Catalogues } from './catalogues.ts'

/** Of a student, what prices and plans depend on. */
export type BillingStudent = Pick<
  SignedInStudent,
  'id' | 'countryId' | 'timeZone' | 'birthDate' | 'email' | 'languageId'
>

interface Dependencies extends Pick<Platform, 'db' | 'clock' | 'env'> {
  allowances: Allowances
  catalogues: Catalogues
  listener: BillingListener
  decidesAlone(student: Pick<SignedInStudent, 'birthDate' | 'countryId' | 'timeZone'>): boolean
  /** Of the `chat` feature: what is left of today. */
  usageOf(student: Pick<SignedInStudent, 'id' | 'timeZone'>): Promise<{
    messagesLeft: number
    messagesPerDay: number
    resetsAt: string
    photosToday: number
    graceTurnsLeft: number | null
  }>
  /** Of the `programs` feature. */
  activeSubjectsOf(studentId: string): Promise<number>
}

export type Plans = ReturnType<typeof createPlans>

/** Reads what is sold and what is held. Decides nothing about money. */
export function createPlans(dependencies: Dependencies) {
  const { db, clock, env, allowances, catalogues, listener, decidesAlone, usageOf, activeSubjectsOf } = dependencies
  const { heldTariff } = allowances
  const isOff = !env.billing.isOn

  /** What is paid for now: for the rules of change. A cancelled plan counts until its end. */
  function holdingOf(subscription: SubscriptionRow | undefined): Holding | null {
    if (!subscription) return null
    const isHeld = subscription.endsAt > clock.now() || (subscription.renews && subscription.chargeAt !== null)
    if (!isHeld) return null
    const { tariffId, months, renews, payerEmail } = subscription
    return { tariffId, months, renews, canMoveUp: env.billing.upgradeMode === 'support' || payerEmail === null }
  }

  /** Where no model reads pictures, none counts. */
  const photosCounted = ({ photosToday }: { photosToday: number }) => (env.model.sees ? photosToday : 0)

  const payAccessOf = (student: Pick<SignedInStudent, 'birthDate' | 'countryId' | 'timeZone'>) =>
    isOff ? ('off' as const) : decidesAlone(student) ? ('open' as const) : ('ask_parent' as const)

  /** Under the age of consent no price is shown: neither one to pay nor one that was paid, by whomever. */
  const seesPrices = decidesAlone

  const needsCheckoutConsent = (countryId: number) => countryCode(countryId) === 'BY'

  async function trialOf(reader: Db, { id, countryId }: Pick<BillingStudent, 'id' | 'countryId'>, tariffId: TariffId) {
    const days = isOff ? null : listener.trialDaysIn(countryId)
    const isOpen = days !== null && tariffId === 'free' && !(await findTrial(reader, id))
    return { isOpen, days: days ?? 0 }
  }

  async function currentPlan(student: BillingStudent, language: Language, reader: Db = db): Promise<CurrentPlan> {
    const catalogue = await catalogues.get(reader)
    const tariffId = await heldTariff(reader, student.id)
    const name = tariffOf(catalogue, tariffId).names[language]
    const base: CurrentPlan = {
      tariffId,
      name,
      state: isOff ? 'included' : 'free',
      months: null,
      price: null,
      endsAt: null,
      renewsAt: null,
      card: null,
      paidBy: 'student',
      upgradeMode: env.billing.upgradeMode,
      upgradeRequestedAt: null,
      trial: await trialOf(reader, student, tariffId),
      mayChooseSubject: false,
      openPaymentId: null,
    }
    if (isOff) return base
    const [choice] = await reader.select().from(subjectChoices).where(eq(subjectChoices.studentId, student.id))
    base.mayChooseSubject = choice !== undefined && choice.usedAt === null
    if (seesPrices(student)) base.openPaymentId = (await findOpenPayment(reader, student.id))?.paymentId ?? null
    const subscription = await findSubscription(reader, student.id)
    const now = clock.now()
    if (subscription && holdingOf(subscription) && subscription.tariffId === tariffId) {
      const { renews, chargeAt, endsAt, failures, payerEmail, priceMinor, currency, methodId } = subscription
      const method = methodId === null ? undefined : await findMethod(reader, methodId)
      const showsPrice = seesPrices(student)
      return {
        ...base,
        state: failures > 0 || (renews && endsAt <= now) ? 'payment_due' : renews ? 'active' : 'ends_soon',
        months: subscription.months,
        price: showsPrice ? { amountMinor: priceMinor, currency } : null,
        endsAt: endsAt.toISOString(),
        renewsAt: renews ? (chargeAt?.toISOString() ?? null) : null,
        // A card that somebody else pays with is none of the student's business.
        card: method && showsPrice && payerEmail === null ? { brand: method.brand, last4: method.last4 } : null,
        paidBy: payerEmail === null ? 'student' : 'parent',
        upgradeRequestedAt: subscription.upgradeRequestedAt?.toISOString() ?? null,
      }
    }
    const held = await listHeld(reader, student.id, now)
    const best = held.find((each) => each.tariffId === tariffId)
    if (!best) return base
    return {
      ...base,
      state: best.source === 'trial' ? 'trial' : 'ends_soon',
      endsAt: new Date(best.endsAtMs).toISOString(),
    }
  }

  async function discountsOf(reader: Db, student: Pick<BillingStudent, 'id' | 'countryId'>): Promise<DiscountOf> {
    if (await hasPaidBesides(reader, student.id)) return () => undefined
    return listener.findDiscounts(reader, { studentId: student.id, countryId: student.countryId })
  }

  const shownDiscount = ({ kind, code, percent }: OfferedDiscount): Discount => ({ kind, code, percent })

  /** Price and first payment of a period, as they would be charged now. Undefined: not for sale. */
  function quoteOf(
    student: Pick<BillingStudent, 'countryId'>,
    catalogue: Catalogue,
    order: { tariffId: TariffId; months: 1 | 3 | 12 },
    discountOf: DiscountOf,
  ) {
    const currency = currencyOf(catalogue, student.countryId)
    const priceMinor = priceOf(tariffOf(catalogue, order.tariffId), order.months, currency)
    if (priceMinor === undefined) return undefined
    const price = { amountMinor: priceMinor, currency }
    const discount = discountOf(price)
    return {
      price,
      first: { amountMinor: discount ? discounted(priceMinor, discount.amountOffMinor) : priceMinor, currency },
      discount: discount ? shownDiscount(discount) : null,
    }
  }

  const quote = async (
    reader: Db,
    student: Pick<BillingStudent, 'id' | 'countryId'>,
    catalogue: Catalogue,
    order: { tariffId: TariffId; months: 1 | 3 | 12 },
  ) => quoteOf(student, catalogue, order, await discountsOf(reader, student))

  async function tariffs(
    student: BillingStudent,
    language: Language,
    { withPrices }: { withPrices: boolean },
    reader: Db = db,
  ): Promise<Tariff[]> {
    const catalogue = await catalogues.get(reader)
    const current = await heldTariff(reader, student.id)
    const held = holdingOf(await findSubscription(reader, student.id))
    const discountOf = withPrices ? await discountsOf(reader, student) : () => undefined
    const list: Tariff[] = []
    for (const tariff of catalogue.tariffs) {
      const { tariffId, names, messagesPerDay, activeSubjects, photosPerDay, hasVoice, prices } = tariff
      const periods: Tariff['periods'] = []
      for (const months of withPrices && prices.length > 0 ? periodMonths : []) {
        const offered = quoteOf(student, catalogue, { tariffId, months }, discountOf)
        if (!offered) continue
        const { price, first, discount } = offered
        periods.push({
          months,
          price,
          perMonth: { ...price, amountMinor: share(price.amountMinor, 1, months) },
          savedPercent: savedPercent(tariff, months, price.currency),
          firstPayment: first,
          discount,
          step: stepOf(held, { tariffId, months }),
        })
      }
      const isCurrent = tariffId === current
      list.push({
        tariffId,
        name: names[language],
        messagesPerDay,
        activeSubjects,
        photosPerDay,
        hasVoice,
        isCurrent,
        periods,
      })
    }
    return list
  }

  /** Room for one more of something now. */
  async function room(student: BillingStudent, feature: PlanFeature) {
    const allowed = await allowances.of(student.id)
    const usage = await usageOf(student)
    switch (feature) {
      case 'voice':
        return { limit: null, left: null, opensAt: null, graceTurnsLeft: usage.graceTurnsLeft }
      case 'messages': {
        const { messagesLeft: left, messagesPerDay, resetsAt, graceTurnsLeft } = usage
        const limit = allowed.messagesPerDay === null ? null : messagesPerDay
        return { limit, left, opensAt: left > 0 ? null : resetsAt, graceTurnsLeft }
      }
      case 'photo': {
        const limit = allowed.photosPerDay
        const left = limit === null ? null : Math.max(0, limit - photosCounted(usage))
        return { limit, left, opensAt: left === 0 ? usage.resetsAt : null, graceTurnsLeft: usage.graceTurnsLeft }
      }
      case 'subjects': {
        const limit = allowed.activeSubjects
        const left = limit === null ? null : Math.max(0, limit - (await activeSubjectsOf(student.id)))
        return { limit, left, opensAt: null, graceTurnsLeft: usage.graceTurnsLeft }
      }
    }
  }

  const allowanceFor = {
    messages: 'messagesPerDay',
    photo: 'photosPerDay',
    subjects: 'activeSubjects',
    voice: 'messagesPerDay',
  } as const

  /** The smallest tariff that allows more than the one that is held. */
  async function better(studentId: string, feature: PlanFeature) {
    if (isOff) return undefined
    const catalogue = await catalogues.get()
    const current = tariffOf(catalogue, await heldTariff(db, studentId))
    const key = allowanceFor[feature]
    const amount = (value: number | null) => value ?? Number.POSITIVE_INFINITY
    return catalogue.tariffs.find(
      (each) => rankOf(each.tariffId) > rankOf(current.tariffId) && amount(each[key]) > amount(current[key]),
    )
  }

  async function offerOf(student: BillingStudent, language: Language, tariffId: TariffId | undefined) {
    if (tariffId === undefined) return null
    const catalogue = await catalogues.get()
    const tariff = tariffOf(catalogue, tariffId)
    const currency = currencyOf(catalogue, student.countryId)
    const perMonth = periodMonths.flatMap((months) => {
      const price = priceOf(tariff, months, currency)
      return price === undefined ? [] : [share(price, 1, months)]
    })
    const { names, messagesPerDay, activeSubjects } = tariff
    const isShown = payAccessOf(student) === 'open' && perMonth.length > 0
    return {
      tariffId,
      name: names[language],
      messagesPerDay,
      activeSubjects,
      fromPerMonth: isShown ? { amountMinor: Math.min(...perMonth), currency } : null,
    }
  }

  return {
    holdingOf,
    payAccessOf,
    seesPrices,
    needsCheckoutConsent,
    currentPlan,
    tariffs,
    quote,

    async usage(student: BillingStudent) {
      const { photosToday, graceTurnsLeft: _, ...usage } = await usageOf(student)
      const { photosPerDay: planned, activeSubjects } = await allowances.of(student.id)
      const photosPerDay = env.model.sees ? planned : null
      const active = await activeSubjectsOf(student.id)
      const left = photosPerDay === null ? 1000 : Math.max(0, photosPerDay - photosToday)
      return { usage, photos: { left, perDay: photosPerDay }, subjects: { active, limit: activeSubjects } }
    },

    async featureAvailability(student: BillingStudent, feature: PlanFeature) {
      const { limit, left, opensAt } = await room(student, feature)
      const needed = left === 0 ? await better(student.id, feature) : undefined
      return { isAvailable: left !== 0, left, limit, opensAt, neededTariffId: needed?.tariffId ?? null }
    },

    async paywall(student: BillingStudent, language: Language, feature: PlanFeature) {
      const { limit, left, opensAt, graceTurnsLeft } = await room(student, feature)
      const held = await heldTariff(db, student.id)
      return {
        payAccess: payAccessOf(student),
        left,
        limit,
        returnsAt: opensAt,
        graceTurnsLeft,
        offer: await offerOf(student, language, (await better(student.id, feature))?.tariffId),
        trial: await trialOf(db, student, held),
        inviteMessages: isOff ? null : await listener.inviteMessagesOf(student.id, student.countryId),
      }
    },

    async promotion(student: BillingStudent, language: Language) {
      const held = await heldTariff(db, student.id)
      const wanted = await better(student.id, 'messages')
      const catalogue = await catalogues.get()
      const payAccess = payAccessOf(student)
      const offered =
        wanted && payAccess === 'open'
          ? await quote(db, student, catalogue, { tariffId: wanted.tariffId, months: 1 })
          : undefined
      return {
        payAccess,
        offer: await offerOf(student, language, wanted?.tariffId),
        discount: offered?.discount ?? null,
        trial: await trialOf(db, student, held),
      }
    },
  }
}
