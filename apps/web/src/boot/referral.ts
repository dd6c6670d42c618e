import { REFERRAL_INFO } from '@lumi/contracts/product-rules'
import { carriedSearch, secretParameters } from '../lib/own-path.ts'
import { settings } from '../lib/storage.ts'

const dayMs = 24 * 3600 * 1000

/**
 * Keeps the whole query string of the first visit for the sign-up that may follow. A mailed link with its secrets is no
 * such visit.
 */
export function rememberReferral(search: string, origin: string, nowMs: number): void {
  const savedAt = Number(settings.get('registrationReferralSavedAt') ?? 0)
  if (settings.get('registrationReferralInfo') && nowMs - savedAt < REFERRAL_INFO.keptDays * dayMs) return
  const parameters = new URLSearchParams(search)
  if (secretParameters.some((name) => parameters.has(name))) return
  const query = carriedSearch(search, origin).slice(0, REFERRAL_INFO.maxLength)
  if (!query) return
  settings.set('registrationReferralInfo', query)
  settings.set('registrationReferralSavedAt', String(nowMs))
}
