import type { Discount, Money } from '@lumi/contracts/billing'
import type { Db, Tx } from '../../platform/db.ts'
import type { CatalogueTariff } from './catalogue.ts'

/** What `billing` asks of, and tells, promo codes, invitations and notifications. */
export interface BillingListener {
  /**
   * The best single discount for the first payment of a price, never two together; undefined: none. Must not change
   * anything. One answer for all prices of a list.
   */
  findDiscounts(db: Db, student: { studentId: string; countryId: number }): Promise<DiscountOf>
  /** In the transaction in which the first payment of a student has succeeded. Once for each student. */
  firstPurchase(tx: Tx, purchase: FirstPurchase): Promise<void>
  /** In the transaction in which a first payment was given back in full or taken back by the bank. Once for each payment. */
  purchaseReturned(tx: Tx, purchase: { studentId: string; paymentId: string }): Promise<void>
  /** In the transaction that settles a payment. Must not fail it. */
  paymentSettled(
    tx: Tx,
    payment: { studentId: string; paymentId: string; status: 'succeeded' | 'failed'; byPayer: boolean },
  ): Promise<void>
  /** A paid plan renews or ends in so many days; told again while it is true. */
  planNearsEnd(tx: Tx, plan: { studentId: string; at: Date; days: number; change: 'renews' | 'ends' }): Promise<void>
  /** Length of the trial for students of this country; null: there is none, or none whose numbers are taken. */
  trialDaysIn(countryId: number): number | null
  /** Messages for the next friend who registers; null: nothing more can be earned so. For the paywall. */
  inviteMessagesOf(studentId: string, countryId: number): Promise<number | null>
}

export type DiscountOf = (price: Money) => OfferedDiscount | undefined

export interface OfferedDiscount extends Discount {
  /** Taken off the price; `billing` never lets a price fall below one minor unit. */
  amountOffMinor: number
}

interface FirstPurchase {
  studentId: string
  paymentId: string
  /** The discount of the payment: to be counted as used. */
  discount: Discount | null
  /** Equal for the same card on two accounts; null: unknown. */
  cardKey: string | null
}

/** What `billing` does for other features. */
export interface BillingForOthers {
  /**
   * Begins the trial, in the caller's transaction.
   * @throws AppError `trial_used` if the student has had one, `trial_unavailable` if what is held is not less
   */
  startTrial(tx: Tx, studentId: string, days: number): Promise<{ endsAt: Date }>
  /** Whether a trial would give this student anything. */
  canHaveTrial(studentId: string): Promise<boolean>
  /** What the tariff of the trial allows; null: no limit. */
  trialGives(): Promise<Pick<CatalogueTariff, 'messagesPerDay' | 'activeSubjects' | 'photosPerDay'>>
  /** Whether a plan is paid for, so that the end of the trial closes nothing. */
  hasPlan(studentId: string): Promise<boolean>
}
