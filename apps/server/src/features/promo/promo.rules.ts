import type { Language } from '@lumi/contracts/errors'
import { AppError } from '@lumi/contracts/errors'
import type { Discount } from '@lumi/contracts/promo'

/** What a promo code allows, without its counter. */
export interface PromoTerms {
  percent: number | null
  amountMinor: number | null
  currency: string | null
  startsAt: Date
  endsAt: Date | null
  countryIds: readonly number[] | null
  stoppedAt: Date | null
}

export interface Price {
  amountMinor: number
  currency: string
}

/** A stopped code reads as expired: why it was stopped is nobody's business. */
export function assertApplicable(promo: PromoTerms, student: { countryId: number }, now: Date): void {
  if (promo.stoppedAt || (promo.endsAt && promo.endsAt <= now)) throw new AppError('promo_code_expired')
  if (promo.startsAt > now) throw new AppError('promo_code_not_yet')
  if (promo.countryIds && !promo.countryIds.includes(student.countryId)) throw new AppError('promo_code_country')
}

export const discountOf = ({ percent, amountMinor, currency }: PromoTerms): Discount => ({
  percent,
  amount: amountMinor === null || currency === null ? null : { minor: amountMinor, currency },
})

/** Minor units off a price: half a unit rounds up, and never more than the price. Another currency: nothing. */
export function amountOff({ percent, amount }: Discount, price: Price): number {
  if (amount) return amount.currency === price.currency ? Math.min(amount.minor, price.amountMinor) : 0
  return Math.floor((price.amountMinor * (percent ?? 0) + 50) / 100)
}

/** The parameter of an invitation in the query of the first visit. */
const codeParameter = 'ref'

/** The code in the query string of the first visit, as it was typed or pasted. */
export function invitedBy(referralInfo: string | null): string | undefined {
  return new URLSearchParams(referralInfo ?? '').get(codeParameter) ?? undefined
}

/** The language is for the preview of the link, which is drawn by programs that name none; English goes without. */
export const invitationLink = (site: string, code: string, language: Language) =>
  `${site}/?${new URLSearchParams({ [codeParameter]: code, ...(language === 'ru' && { language }) })}`

/** `8K2MQX` is shown as `8K2-MQX`, and typed with or without the hyphen. */
export const shownCode = (code: string) => `${code.slice(0, code.length / 2)}-${code.slice(code.length / 2)}`
export const withoutHyphens = (code: string) => code.replaceAll('-', '')
