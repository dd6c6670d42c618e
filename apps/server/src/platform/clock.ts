/** The one source of "now". Only the test hook moves it. */
export interface Clock {
  now(): Date
  /** Moves the clock forward. Used by the test hooks; nothing else may call it. */
  advance(ms: number): void
}

export function createClock(): Clock {
  let offsetMs = 0
  return {
    now: () => new Date(Date.now() + offsetMs),
    advance: (ms) => {
      offsetMs += ms
    },
  }
}
