import { countryIdOf } from '@lumi/contracts/countries'

/** Chromium and Safari know which time zones a country has; Firefox does not yet. */
type LocaleWithZones = Intl.Locale & { getTimeZones?(): string[] | undefined }

/**
 * The country to begin with where one is asked for: that of the device's time zone, which is where the student is; where
 * that says nothing ("UTC", a browser without the table), that of the browser's language. Undefined: none is likely.
 */
export function likelyCountryId(
  countryCodes: readonly string[],
  timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone,
  language = navigator.language,
): number | undefined {
  const isPlace = timeZone.includes('/') && !timeZone.startsWith('Etc/')
  const ofZone = isPlace ? countryCodes.find((code) => timeZonesOf(code).includes(timeZone)) : undefined
  const code = ofZone ?? regionOf(language)
  return code !== undefined && countryCodes.includes(code) ? countryIdOf(code) : undefined
}

function timeZonesOf(code: string): string[] {
  return (new Intl.Locale('und', { region: code }) as LocaleWithZones).getTimeZones?.() ?? []
}

function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).maximize().region
  } catch {
    return undefined
  }
}
