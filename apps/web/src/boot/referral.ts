import { REFERRAL_INFO } from '@lumi/contracts/product-rules'
import { carriedSearch, secretParameters } from '../lib/own-path.ts'
import { referralInfo, saveReferralInfo } from '../lib/referral.ts'

/**
 * Keeps the whole query string of the first visit for the sign-up that may follow. A mailed link with its secrets is no
 * such visit.
 */
export function rememberReferral(search: string, origin: string, nowMs: number): void {
  if (referralInfo(nowMs) !== undefined) return
  const parameters = new URLSearchParams(search)
  if (secretParameters.some((name) => parameters.has(name))) return
  const query = withinLimit(carriedSearch(search, origin))
  if (query) saveReferralInfo(query, nowMs)
}

/** Whole parameters from the front, as many as fit: half a code would be another code. */
function withinLimit(query: string): string {
  let kept = query
  while (kept.length > REFERRAL_INFO.maxLength) kept = kept.slice(0, Math.max(0, kept.lastIndexOf('&')))
  return kept
}
