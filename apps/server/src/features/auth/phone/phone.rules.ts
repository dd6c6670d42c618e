import { AppError } from '@lumi/contracts/errors'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** Numbers that can take a call or a text. In some countries the plan does not tell mobile from fixed numbers. */
const mobileTypes = ['MOBILE', 'FIXED_LINE_OR_MOBILE']

/** A number that can be confirmed here. @returns E.164 and the country it belongs to */
export function readMobileNumber(typed: string, countries: readonly string[]): { phone: string; country: string } {
  const parsed = parsePhoneNumberFromString(typed)
  if (!parsed?.isValid()) throw new AppError('phone_unknown')
  const { country, number } = parsed
  if (country === undefined || !countries.includes(country)) throw new AppError('phone_country')
  if (!mobileTypes.includes(parsed.getType() ?? '')) throw new AppError('phone_not_mobile')
  return { phone: number, country }
}

/** The last day on which something is open that ends at an instant: one that ends at midnight ends with the day before. */
export function lastDayOf(endsAt: Date, timeZone: string): string {
  const last = Temporal.Instant.fromEpochMilliseconds(endsAt.getTime() - 1)
  try {
    return last.toZonedDateTimeISO(timeZone).toPlainDate().toString()
  } catch {
    return last.toZonedDateTimeISO('UTC').toPlainDate().toString()
  }
}
