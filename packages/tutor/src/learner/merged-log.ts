import type { LearnerEvent } from './events.ts'

/**
 * The events of all devices as one log (decision 050). A device's own order is its sequence; between devices the corrected
 * times decide; at the same moment the server's events come first, then the devices by their ids. So the log is the same
 * whichever device came back first.
 *
 * What one problem tells is put together: hints opened on one device count on the other (the highest level holds), and of
 * two first tries the earlier one is the first.
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

/** A device's clock may have been set back between two events: its sequence is kept, and time stands still meanwhile. */
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

/** Where a device's clock was at a contact, and when its events can have happened. Milliseconds since 1970. */
export interface Contact {
  readonly deviceNow: number
  readonly serverNow: number
  /** The server's time of the contact before: nothing that is told now happened earlier. */
  readonly notBefore: number
}

/**
 * The server's times of what a device says happened, in its sequence. The clock of a device may be wrong by years; the
 * offset is measured at the contact itself. What lies outside of the two contacts is moved to the nearer one.
 */
export function correctedTimes(times: readonly number[], { deviceNow, serverNow, notBefore }: Contact): number[] {
  const offset = serverNow - deviceNow
  let latest = Math.min(notBefore, serverNow)
  return times.map((time) => {
    latest = Math.max(latest, Math.min(time + offset, serverNow))
    return latest
  })
}
