/** After this many failures in a row the provider is left alone. Source: rules, Faults. */
const failuresToOpen = 5

/**
 * Keeps students from waiting for a provider that is down. Open: nobody asks it. After `restMs` one request tries; its
 * success closes the breaker, its failure opens it anew.
 */
export function createBreaker(restMs: number) {
  let failures = 0
  let openedAt = 0
  let isTrying = false
  let restsUntil = 0
  return {
    /** Whether to ask the provider now. Whoever was told yes reports back with `succeeded`, `failed` or `left`. */
    admits(): boolean {
      if (performance.now() < restsUntil) return false
      if (failures < failuresToOpen) return true
      if (isTrying || performance.now() - openedAt < restMs) return false
      isTrying = true
      return true
    },
    succeeded() {
      failures = 0
      isTrying = false
    },
    failed() {
      failures++
      isTrying = false
      if (failures >= failuresToOpen) openedAt = performance.now()
    },
    /** The provider said when it wants to be asked again. */
    restFor(waitMs: number) {
      restsUntil = Math.max(restsUntil, performance.now() + waitMs)
    },
    /** The student stopped the reply: nothing is known about the provider. */
    left() {
      isTrying = false
    },
  }
}
