import { connection } from './connection.ts'

/** A clock that differs more from the ticks since the last answer was put right meanwhile, or the device has slept. */
const mostDriftMs = 60_000

/**
 * Now, in epoch milliseconds, whatever the clock of the device says: it may be wrong by a year and put right at any
 * moment. Null: the server has not told its time to this page, or the clock was put right since.
 */
export function serverNow(): number | null {
  const last = connection.lastAnswer()
  const told = Date.parse(last?.date ?? '')
  if (!last || Number.isNaN(told)) return null
  const passedMs = Date.now() - last.at
  return Math.abs(passedMs - (performance.now() - last.ticks)) > mostDriftMs ? null : told + passedMs
}
