import type { TariffId } from '@lumi/contracts/billing'
import type { Db } from '../../platform/db.ts'
import type { Platform } from '../../platform/platform.ts'
import { rankOf, tariffOf } from './billing.rules.ts'
import { listHeld } from './billing.store.ts'
import { createCatalogues } from './catalogues.ts'

/** What a plan allows; null: no limit. */
interface Allowance {
  tariffId: TariffId
  messagesPerDay: number | null
  activeSubjects: number | null
  photosPerDay: number | null
}

export type Allowances = ReturnType<typeof createAllowances>

/**
 * What a student holds and what that allows. Apart from the rest of billing, because chat and programs ask for it and billing
 * in turn asks them: this part needs nobody, so each can be built after what it asks.
 */
export function createAllowances({ db, clock, env }: Pick<Platform, 'db' | 'clock' | 'env'>) {
  const catalogues = createCatalogues({ db, clock })

  /** The largest tariff that is held now; the free one if none is. */
  async function heldTariff(reader: Db, studentId: string): Promise<TariffId> {
    if (!env.billing.isOn) return 'max'
    const held = await listHeld(reader, studentId, clock.now())
    return held.reduce<TariffId>((best, { tariffId }) => (rankOf(tariffId) > rankOf(best) ? tariffId : best), 'free')
  }

  return {
    heldTariff,
    async of(studentId: string, reader: Db = db): Promise<Allowance> {
      const tariff = tariffOf(await catalogues.get(reader), await heldTariff(reader, studentId))
      const { tariffId, messagesPerDay, activeSubjects, photosPerDay } = tariff
      return { tariffId, messagesPerDay, activeSubjects, photosPerDay }
    },
  }
}
