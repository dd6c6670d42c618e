import type { Discount } from '@lumi/contracts/promo'

/** "20%" or "$5.00". */
export function discountText({ percent, amount }: Discount, language: string): string {
  if (amount === null) return new Intl.NumberFormat(language, { style: 'percent' }).format((percent ?? 0) / 100)
  return new Intl.NumberFormat(language, { style: 'currency', currency: amount.currency }).format(amount.minor / 100)
}
