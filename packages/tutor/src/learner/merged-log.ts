import type { LearnerEvent } from './events.ts'

/**
 * Merges the events of all devices into one log (decision 050). Events of one device keep their sequence; between
 * devices the corrected time decides, ties go to the server first, then by device id. The result does not depend on the
 * order in which devices synchronize.
 * Events about one problem are combined: the highest hint level on any device applies, and of two first attempts the
 * earlier counts.
 */
export function mergedLog(events: readonly LearnerEvent[]): LearnerEvent[] {
  const placed = [...byDevice(events)].flatMap(([device, own]) => inSequence(device, own))
  placed.sort((a, b) => a.at - b.at || compare(a.device, b.device) || a.place - b.place)
  const problems = new Map<string, { level: number; isTried: boolean }>()
  return placed.map(({ event }) => {
    if ((event.kind !== 'attempt' && event.kind !== 'help') || event.setAt === undefined) return event
    const key = `${event.setAt} ${event.skill} ${event.item}`
    const seen = problems.get(key) ?? { level: 0, isTried: false }
    problems.set(key, seen)
    const level = Math.max(seen.level, event.hintLevel)
    if (event.kind === 'help') {
      seen.level = level
      return event
    }
    const isFirst = event.isFirst && !seen.isTried
    seen.isTried = true
    return level === event.hintLevel && isFirst === event.isFirst ? event : { ...event, hintLevel: level, isFirst }
  })
}

interface Placed {
  readonly event: LearnerEvent
  readonly device: string
  readonly at: number
  readonly place: number
}

function byDevice(events: readonly LearnerEvent[]): Map<string, LearnerEvent[]> {
  const devices = new Map<string, LearnerEvent[]>()
  for (const event of events) {
    const device = event.from?.device ?? ''
    const own = devices.get(device)
    if (own) own.push(event)
    else devices.set(device, [event])
  }
  return devices
}

/**
 * The device's clock may have been set back between two events: keep the sequence, and hold the time until it catches
 * up.
 */
function inSequence(device: string, own: readonly LearnerEvent[]): Placed[] {
  const ordered = own
    .map((event, index) => ({ event, index }))
    .sort((a, b) => (a.event.from?.sequence ?? 0) - (b.event.from?.sequence ?? 0) || a.index - b.index)
  if (device === '') return ordered.map(({ event }, place) => ({ event, device, at: event.at, place }))
  let latest = Number.NEGATIVE_INFINITY
  return ordered.map(({ event }, place) => {
    latest = Math.max(latest, event.at)
    return { event: latest === event.at ? event : { ...event, at: latest }, device, at: latest, place }
  })
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** A device's clock at a synchronization, and the bounds for its event times, in milliseconds since 1970. */
export interface Contact {
  readonly deviceNow: number
  readonly serverNow: number
  /** The server's time at the previous synchronization: no event reported now happened earlier. */
  readonly notBefore: number
}

/**
 * Converts a device's event times to the server's clock, keeping their sequence. The device's clock may be off by
 * years; the offset is measured at the synchronization itself. Times outside the bounds are clamped.
 */
export function correctedTimes(times: readonly number[], { deviceNow, serverNow, notBefore }: Contact): number[] {
  const offset = serverNow - deviceNow
  let latest = Math.min(notBefore, serverNow)
  return times.map((time) => {
    latest = Math.max(latest, Math.min(time + offset, serverNow))
    return latest
  })
}
