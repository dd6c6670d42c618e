/** What waits for the database, and how much was asked of it. Kept by the driver's side of `db.ts`. */
export interface DatabaseQueue {
  /** Statements sent since the start. */
  readonly statements: number
  countStatement(): void
  /** Something begins to wait for its turn. @returns ends the waiting */
  wait(): () => void
  /** For how long the first of those that wait has been waiting now; 0 when nobody waits. */
  waitedMs(): number
}

export function createDatabaseQueue(now: () => number = () => performance.now()): DatabaseQueue {
  // In the order in which they came.
  const waiting = new Map<symbol, number>()
  let statements = 0
  return {
    get statements() {
      return statements
    },
    countStatement() {
      statements++
    },
    wait() {
      const waiter = Symbol('waiter')
      waiting.set(waiter, now())
      return () => void waiting.delete(waiter)
    },
    waitedMs() {
      for (const since of waiting.values()) return now() - since
      return 0
    },
  }
}
