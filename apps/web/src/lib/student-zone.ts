import { settings } from './storage.ts'

let checked: { zone: string; isKnown: boolean } | undefined

/** A browser may be older than a zone. */
function isKnown(zone: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: zone }) !== undefined
  } catch {
    return false
  }
}

/**
 * The time zone of the student's account. Days begin in it, for the allowance, the subject of the day and every date on a
 * screen, whatever zone the device is set to. Undefined: not told yet, or not known to this browser; then the device's.
 */
export function studentZone(): string | undefined {
  const zone = settings.get('timeZone')
  if (zone === null) return undefined
  if (checked?.zone !== zone) checked = { zone, isKnown: isKnown(zone) }
  return checked.isKnown ? zone : undefined
}
