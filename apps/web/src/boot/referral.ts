import { REFERRAL_INFO } from '@lumi/contracts/product-rules'
import { carriedSearch, secretParameters } from '../lib/own-path.ts'
import { referralInfo, saveReferralInfo } from '../lib/referral.ts'

/**
 * Stores the query string of the first visit for a later sign-up. Mailed links carry secrets and do not count as a
 * visit.
 */
export function rememberReferral(search: string, origin: string, nowMs: number): void {
  if (referralInfo(nowMs) !== undefined) return
  const parameters = new URLSearchParams(search)
  if (secretParameters.some((name) => parameters.has(name))) return
  const query = withinLimit(carriedSearch(search, origin))
  if (query) saveReferralInfo(query, nowMs)
}

/** Cuts whole parameters from the end: half a code would be a different code. */
function withinLimit(query: string): string {
  let kept = query
  while (kept.length > REFERRAL_INFO.maxLength) kept = kept.slice(0, Math.max(0, kept.lastIndexOf('&')))
  return kept
}
