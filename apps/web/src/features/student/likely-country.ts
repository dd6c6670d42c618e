import { countryIdOf } from '@lumi/contracts/countries'

/** Chromium and Safari can list a country's time zones; Firefox cannot yet. */
type LocaleWithZones = Intl.Locale & { getTimeZones?(): string[] | undefined }

/**
 * The country to preselect: that of the device's time zone, where the student probably is. If the zone does not tell
 * ("UTC", a browser without the list), that of the browser's language. Undefined: no guess.
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
