import { REFERRAL_INFO } from '@lumi/contracts/product-rules'
import { settings } from './storage.ts'

const dayMs = 24 * 3600 * 1000

/** The query parameter with a friend's code; the server reads it at registration. */
const codeParameter = 'ref'

/** The whole query string of the first visit, for any sign-up within 30 days (S17, registrationReferralInfo). */
export function referralInfo(nowMs = Date.now()): string | undefined {
  const kept = settings.get('registrationReferralInfo')
  const savedAt = Number(settings.get('registrationReferralSavedAt') ?? 0)
  return kept && nowMs - savedAt < REFERRAL_INFO.keptDays * dayMs ? kept : undefined
}

export function saveReferralInfo(query: string, nowMs: number): void {
  settings.set('registrationReferralInfo', query)
  settings.set('registrationReferralSavedAt', String(nowMs))
}

/** Whether a friend invited this visitor. */
export const isInvited = (): boolean => new URLSearchParams(referralInfo() ?? '').has(codeParameter)
