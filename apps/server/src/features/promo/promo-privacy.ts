import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db.ts'
import type { PersonalData } from '../../platform/personal-data.ts'
import { shownCode } from './promo.rules.ts'
import { findApplied } from './promo.store.ts'
import { personalCodes } from './promo.tables.ts'
import { listReferralsOf, listRewardsOf } from './referral.store.ts'

/** Deleted with the student's row; what the other side of an invitation keeps names nobody then. */
export const promoPersonalData = (db: Db): PersonalData => ({
  name: 'invitations',
  async exportOf(studentId) {
    const [[own], applied, invitedBy, rewards] = await Promise.all([
      db.select().from(personalCodes).where(eq(personalCodes.studentId, studentId)),
      findApplied(db, studentId),
      listReferralsOf(db, studentId),
      listRewardsOf(db, studentId),
    ])
    return {
      personalCode: own ? shownCode(own.code) : null,
      promoCode: applied ? { code: applied.promo.code, appliedAt: applied.applied.appliedAt } : null,
      invitedBy,
      rewards,
    }
  },
})
