import {
  type moneyCurrencies,
  type PeriodMonths,
  type TariffId,
  type TariffStep,
  tariffIds,
} from '@lumi/contracts/billing'
import { countryCode } from '@lumi/contracts/countries'
import { AppError } from '@lumi/contracts/errors'
import { BILLING as rules } from '@lumi/contracts/product-rules'
import type { Catalogue, CatalogueTariff } from './catalogue.ts'

const DAY_MS = 86_400_000

export type Currency = (typeof moneyCurrencies)[number]

/** The one rounding of money: half up, by exact integers. */
export function share(amountMinor: number, part: number, whole: number): number {
  const doubled = BigInt(amountMinor) * BigInt(part) * 2n + BigInt(whole)
  return Number(doubled / (BigInt(whole) * 2n))
}

export const rankOf = (tariffId: TariffId): number => tariffIds.indexOf(tariffId)

export function tariffOf(catalogue: Catalogue, tariffId: TariffId): CatalogueTariff {
  const tariff = catalogue.tariffs.find((each) => each.tariffId === tariffId)
  if (!tariff) throw new Error(`The catalog has no tariff ${tariffId}`)
  return tariff
}

export const currencyOf = ({ currencies }: Catalogue, countryId: number): Currency =>
  currencies[countryCode(countryId) ?? '*'] ?? currencies['*']!

/** Undefined: not for sale in this currency. */
export const priceOf = (tariff: CatalogueTariff, months: number, currency: Currency): number | undefined =>
  tariff.prices.find((price) => price.months === months)?.amounts[currency]

/** Whole percent that a long period saves compared with single months. */
export function savedPercent(tariff: CatalogueTariff, months: number, currency: Currency): number {
  const single = priceOf(tariff, 1, currency)
  const price = priceOf(tariff, months, currency)
  if (single === undefined || price === undefined) return 0
  return Math.floor(((single * months - price) * 100) / (single * months))
}

/** A first payment is never free: the provider checks and saves the card by charging it. */
export const discounted = (priceMinor: number, amountOffMinor: number): number =>
  Math.max(1, priceMinor - Math.max(0, amountOffMinor))

/**
 * The end of so many months or days after the anchor: at the same time of the student's day, on the same day of the month, or the
 * last one of a shorter month. Counted from the anchor, so that the 31st is the 31st again after February.
 */
export function endOfPeriods(anchor: Date, length: { months: number } | { days: number }, timeZone: string): Date {
  const instant = Temporal.Instant.fromEpochMilliseconds(anchor.getTime())
  let local: Temporal.ZonedDateTime
  try {
    local = instant.toZonedDateTimeISO(timeZone)
  } catch {
    local = instant.toZonedDateTimeISO('UTC')
  }
  return new Date(local.add(length).epochMilliseconds)
}

/** What is held and paid for, for the rules of change. */
export interface Holding {
  tariffId: TariffId
  months: PeriodMonths
  renews: boolean
  /** False: it is paid by somebody else, at whose expense the student would move up. */
  canMoveUp: boolean
}

/** Promise S08. Null: no paid plan is held; a trial does not count. */
export function stepOf(held: Holding | null, wanted: { tariffId: TariffId; months: PeriodMonths }): TariffStep {
  if (wanted.tariffId === 'free') return held ? 'cancel' : 'current'
  if (!held) return 'buy'
  if (held.tariffId === wanted.tariffId && held.months === wanted.months) return 'current'
  if (rankOf(wanted.tariffId) > rankOf(held.tariffId) && held.canMoveUp) return 'upgrade'
  return held.renews ? 'cancel_first' : 'after_period'
}

export function assertBuyable(held: Holding | null, wanted: { tariffId: TariffId; months: PeriodMonths }): void {
  const step = stepOf(held, wanted)
  if (step === 'current') throw new AppError('tariff_current')
  if (step === 'upgrade') throw new AppError('tariff_upgrade_only')
  if (step !== 'buy') throw new AppError('tariff_cancel_first')
}

/**
 * Only whoever pays for a plan lets more money be taken for it: a student who did not pay may turn a renewal off, never on,
 * and may not move up at the expense of a card that is not theirs.
 * @throws AppError `payment_parent_only`
 */
export function assertPaysAlone({ payerEmail }: { payerEmail: string | null }): void {
  if (payerEmail !== null) throw new AppError('payment_parent_only')
}

/**
 * What is left of a paid period, in whole days begun, so that a preview and the charge some minutes later agree.
 * @param paidMinor what was really paid for the period
 */
export function creditOf(period: { startsAt: Date; endsAt: Date }, paidMinor: number, now: Date): number {
  const days = Math.max(1, Math.round((period.endsAt.getTime() - period.startsAt.getTime()) / DAY_MS))
  const left = Math.ceil((period.endsAt.getTime() - now.getTime()) / DAY_MS)
  return share(paidMinor, Math.min(days, Math.max(0, left)), days)
}

/** When a declined renewal is tried again; null: no more, the plan is over. `failures` counts this one too. */
export function retryAt(endsAt: Date, failures: number): Date | null {
  const days = rules.retryDays[failures - 1]
  return days === undefined ? null : new Date(endsAt.getTime() + days * DAY_MS)
}

/**
 * Whether a renewal that is due while the account is closed may still be charged once it is open again: only what was
 * announced, and not longer than a declined one is tried. After that its period is not owed any more.
 */
export function mayWaitForAccount({ endsAt, remindedDays }: { endsAt: Date; remindedDays: number | null }, now: Date) {
  const lastTry = retryAt(endsAt, rules.retryDays.length)
  return remindedDays !== null && lastTry !== null && now < lastTry
}

/** The reminder that is due before a charge: its number of days; null: none, or it was sent. */
export function dueReminder(chargeAt: Date, remindedDays: number | null, now: Date): number | null {
  const leftMs = chargeAt.getTime() - now.getTime()
  if (leftMs <= 0) return null
  const due = rules.reminderDays.filter((days) => leftMs <= days * DAY_MS).at(-1)
  return due === undefined || (remindedDays !== null && remindedDays <= due) ? null : due
}
