import { AppError } from '@lumi/contracts/errors'
import { REFERRAL } from '@lumi/contracts/product-rules'
import { type CurrentPromoCode, plainCode } from '@lumi/contracts/promo'
import type { Db, Tx } from '../../platform/db.ts'
import type { Platform } from '../../platform/platform.ts'
import type { SignedInStudent } from '../../platform/serve.ts'
import { amountOff, assertApplicable, discountOf, type Price, shownCode, withoutHyphens } from './promo.rules.ts'
import {
  findApplied,
  findCodeOwner,
  findPromoCode,
  forgetApplied,
  getPersonalCode,
  giveUseBack,
  lockApplied,
  type PromoCodeRow,
  saveApplied,
  takeUse,
} from './promo.store.ts'
import { findReferral, saveReferral } from './referral.store.ts'

interface Dependencies extends Pick<Platform, 'db' | 'clock' | 'limits'> {
  /** Answered by the `billing` feature: the first payment is over. */
  hasPaid(studentId: string, tx: Db): Promise<boolean>
  /** Answered by the `billing` feature: an order of the student, open or not, has this code's discount in its amount. */
  hasOrderedWith(studentId: string, code: string, tx: Db): Promise<boolean>
}

/** What the first payment of a student costs less. */
export interface BestDiscount {
  kind: 'promo_code' | 'friend'
  code: string
  /** Null: an amount off. */
  percent: number | null
  /** Minor units off this price, above zero. */
  amountMinor: number
}

export type PromoService = ReturnType<typeof createPromoService>

const friendDiscount = { percent: REFERRAL.friendDiscountPercent, amount: null }

export function createPromoService({ db, clock, limits, hasPaid, hasOrderedWith }: Dependencies) {
  const asPromo = (promo: PromoCodeRow): CurrentPromoCode => ({
    code: promo.code,
    kind: 'promo',
    discount: discountOf(promo),
    endsAt: promo.endsAt?.toISOString() ?? null,
  })
  const asFriend = (code: string): CurrentPromoCode => ({
    code: shownCode(code),
    kind: 'friend',
    discount: friendDiscount,
    endsAt: null,
  })

  async function applyPromo(tx: Tx, student: SignedInStudent, promo: PromoCodeRow): Promise<CurrentPromoCode> {
    const now = clock.now()
    const former = await lockApplied(tx, student.id)
    if (former?.applied.paymentId && former.promo.code === promo.code) throw new AppError('promo_code_used')
    if (await hasPaid(student.id, tx)) throw new AppError('promo_code_first_payment_only')
    assertApplicable(promo, student, now)
    // Typed once more: it has its use already.
    if (former?.promo.code === promo.code) return asPromo(promo)
    const holdsUse = await hasOrderedWith(student.id, promo.code, tx)
    if (!holdsUse && !(await takeUse(tx, promo.code))) throw new AppError('promo_code_used_up')
    if (former) await release(tx, student.id, former.promo.code)
    await saveApplied(tx, { studentId: student.id, code: promo.code, appliedAt: now })
    return asPromo(promo)
  }

  /**
   * The student leaves a code. An order keeps the amount with which it was made, and may be paid even after it was
   * replaced: then its use stays with it (decision 135).
   */
  async function release(tx: Tx, studentId: string, code: string): Promise<void> {
    if (!(await hasOrderedWith(studentId, code, tx))) await giveUseBack(tx, code)
  }

  async function applyFriend(tx: Tx, student: SignedInStudent, owner: { studentId: string; code: string }) {
    if (owner.studentId === student.id) throw new AppError('promo_code_own')
    if (await hasPaid(student.id, tx)) throw new AppError('promo_code_first_payment_only')
    const saved = await saveReferral(tx, {
      friendId: student.id,
      referrerId: owner.studentId,
      code: owner.code,
      source: 'code',
      state: 'counted',
      createdAt: clock.now(),
    })
    const known = saved ? undefined : await findReferral(tx, student.id)
    if (known && known.code !== owner.code) throw new AppError('promo_code_friend_already')
    if (known?.state === 'refused') throw new AppError('promo_code_own')
    return asFriend(owner.code)
  }

  /** What the student has now: the code that was entered last, and the invitation of a friend. */
  async function findBoth(tx: Db, student: Pick<SignedInStudent, 'id' | 'countryId'>) {
    const [entered, referral] = [await findApplied(tx, student.id), await findReferral(tx, student.id)]
    const promo =
      entered && entered.applied.paymentId === null && isStillOn(entered.promo, student) ? entered.promo : null
    return { promo, friend: referral && referral.state !== 'refused' ? referral.code : null }
  }

  function isStillOn(promo: PromoCodeRow, student: Pick<SignedInStudent, 'countryId'>): boolean {
    try {
      assertApplicable(promo, student, clock.now())
      return true
    } catch {
      return false
    }
  }

  return {
    async apply(student: SignedInStudent, entered: string): Promise<CurrentPromoCode> {
      await limits.take('promo-code', student.id)
      const code = plainCode(entered)
      return db.transaction(async (tx) => {
        const promo = await findPromoCode(tx, code)
        if (promo) return applyPromo(tx, student, promo)
        const owner = await findCodeOwner(tx, withoutHyphens(code))
        if (!owner) throw new AppError('promo_code_not_found')
        return applyFriend(tx, student, owner)
      })
    },

    async findCurrent(student: SignedInStudent): Promise<{ current: CurrentPromoCode | null }> {
      if (await hasPaid(student.id, db)) return { current: null }
      const { promo, friend } = await findBoth(db, student)
      // An amount cannot be compared without a price: the plans show which of the two is better for each.
      if (promo && (promo.percent === null || friend === null || promo.percent >= friendDiscount.percent)) {
        return { current: asPromo(promo) }
      }
      return { current: friend === null ? null : asFriend(friend) }
    },

    async getPersonal(studentId: string) {
      const { code } = await getPersonalCode(db, studentId, clock.now())
      return { code: shownCode(code), friendDiscountPercent: REFERRAL.friendDiscountPercent }
    },

    /**
     * The first payment has succeeded, in its transaction, which has locked the student. The code that it was ordered with
     * is used now, whichever was entered since: another one would be too late.
     */
    async markPaid(
      tx: Tx,
      payment: { studentId: string; paymentId: string; discount: Pick<BestDiscount, 'kind' | 'code'> | null },
    ): Promise<void> {
      const { studentId, paymentId, discount } = payment
      const entered = await findApplied(tx, studentId)
      const code = discount?.kind === 'promo_code' ? discount.code : null
      if (entered && entered.promo.code !== code) {
        await release(tx, studentId, entered.promo.code)
        await forgetApplied(tx, studentId)
      }
      if (code === null) return
      const appliedAt = entered?.promo.code === code ? entered.applied.appliedAt : clock.now()
      await saveApplied(tx, { studentId, code, appliedAt, paymentId })
    },

    /**
     * For the `billing` feature, which knows that it is the first payment. Read once for all prices of a list. Discounts do
     * not add up: the better one counts.
     */
    async findDiscounts(
      student: Pick<SignedInStudent, 'id' | 'countryId'>,
      tx: Db,
    ): Promise<(price: Price) => BestDiscount | null> {
      const { promo, friend } = await findBoth(tx, student)
      return (price) => {
        const candidates: BestDiscount[] = []
        if (promo) {
          const amountMinor = amountOff(discountOf(promo), price)
          candidates.push({ kind: 'promo_code', code: promo.code, percent: promo.percent, amountMinor })
        }
        if (friend !== null) {
          const amountMinor = amountOff(friendDiscount, price)
          candidates.push({ kind: 'friend', code: shownCode(friend), percent: friendDiscount.percent, amountMinor })
        }
        const [best] = candidates
          .filter(({ amountMinor }) => amountMinor > 0)
          .toSorted((one, other) => other.amountMinor - one.amountMinor)
        return best ?? null
      }
    },
  }
}
