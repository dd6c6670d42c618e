import { countries } from '@lumi/contracts/reference'

/** What a device names is stored only where it means something; anything else becomes the default. */
export const knownCountryId = (id: number): number =>
  (countries.find((country) => country.countryId === id) ?? countries[0]).countryId

/** A zone that this platform can compute with; anything else would fail later, at the start of the student's day. */
export function knownTimeZone(timeZone: string | undefined): string {
  if (timeZone === undefined) return 'UTC'
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  } catch (error) {
    if (error instanceof RangeError) return 'UTC'
    throw error
  }
}
