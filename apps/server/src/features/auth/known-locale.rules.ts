import { countries } from '@lumi/contracts/reference'

/** Locale values of a device, stored only if valid; otherwise the default. */
export const knownCountryId = (id: number): number =>
  (countries.find((country) => country.countryId === id) ?? countries[0]).countryId

/** A time zone this platform knows; any other would fail later when the student's day is computed. */
export function knownTimeZone(timeZone: string | undefined): string {
  if (timeZone === undefined) return 'UTC'
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  } catch (error) {
    if (error instanceof RangeError) return 'UTC'
    throw error
  }
}
