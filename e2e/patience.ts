/** Start of a product on a quiet machine with two cores. */
const quietStartMs = 2000
const mostSlowness = 10

/** Set before the workers start: they read the measured start time from here. */
export function productStartTook(startMs: number): void {
  process.env.LUMI_E2E_SLOWNESS = String(Math.min(mostSlowness, Math.max(1, startMs / quietStartMs)))
}

/**
 * A time limit that grows on a busy machine; `ms` is the limit on a quiet one. Not for times that the product itself
 * promises.
 */
export const patiently = (ms: number): number => Math.round(ms * Number(process.env.LUMI_E2E_SLOWNESS ?? 1))
