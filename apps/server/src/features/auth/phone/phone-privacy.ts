import type { PersonalData } from '../../../platform/personal-data.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findTrial, findVerification, listPhones } from './phone.store.ts'

/** Deleted with the student's row. The hashes of `phone_trials` stay: they name nobody. */
export const phonePersonalData = ({ db }: Pick<Platform, 'db'>): PersonalData => ({
  name: 'phone',
  async exportOf(studentId) {
    const [verification, confirmed, trial] = await Promise.all([
      findVerification(db, studentId),
      listPhones(db, studentId),
      findTrial(db, studentId),
    ])
    return {
      beingConfirmed: verification?.phone ?? null,
      confirmed,
      trial: trial ? { startedAt: trial.startedAt, endsAt: trial.endsAt } : null,
    }
  },
})
