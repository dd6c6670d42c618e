import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** How long a process of the server took to listen when the run began. */
    serverStartMs: number
  }
}

/** On a quiet machine of two cores. */
const quietStartMs = 2000
/** Whatever was measured, a test that hangs ends. */
const mostSlowness = 10

let slowness = slownessOf(inject('serverStartMs'))

function slownessOf(startMs: number): number {
  return Math.min(mostSlowness, Math.max(1, startMs / quietStartMs))
}

/**
 * A limit for what takes `ms` at the very most on a quiet machine; longer on a busy one. Not for what the product promises
 * to do in time: that is asserted as it was promised.
 */
export const patiently = (ms: number): number => Math.round(ms * slowness)

/** A test that starts processes tells how long the latest start took, as a machine may become busy during a run. */
export function startTook(startMs: number): void {
  slowness = Math.max(slowness, slownessOf(startMs))
}
