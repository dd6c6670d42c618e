/** On a quiet machine of two cores. */
const quietStartMs = 2000
const mostSlowness = 10

/** Before the workers start: they read the measured start of a product from here. */
export function productStartTook(startMs: number): void {
  process.env.LUMI_E2E_SLOWNESS = String(Math.min(mostSlowness, Math.max(1, startMs / quietStartMs)))
}

/**
 * A limit for what takes `ms` at the very most on a quiet machine; longer on a busy one. Not for what the product promises
 * to do in time.
 */
export const patiently = (ms: number): number => Math.round(ms * Number(process.env.LUMI_E2E_SLOWNESS ?? 1))
