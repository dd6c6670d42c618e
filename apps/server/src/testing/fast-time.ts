/** Pages live faster than the server: a pause of a second is over after 50 ms. */
const speed = 20
/**
 * What a busy machine takes longer at once is no time for the pages: else the limits of time that they keep, 20 times as
 * short, would end what only waits for a turn.
 */
const mostAtOnceMs = 2

interface Timer {
  due: number
  work(): void
  everyMs: number | null
}

/** The time of a device: runs fast, and not while the machine is busy with something else. */
export function startFastTime() {
  let elapsed = 0
  let last = performance.now()
  const groups = new Set<Map<number, Timer>>()
  let nextId = 1

  const tick = () => {
    const now = performance.now()
    elapsed += Math.min(now - last, mostAtOnceMs) * speed
    last = now
    for (const timers of groups) {
      const due = [...timers].filter(([, timer]) => timer.due <= elapsed).sort(([, a], [, b]) => a.due - b.due)
      for (const [id, timer] of due) {
        // Cleared by one before it.
        if (!timers.has(id)) continue
        if (timer.everyMs === null) timers.delete(id)
        else timer.due = elapsed + timer.everyMs
        timer.work()
      }
    }
  }
  const ticking = setInterval(tick, 1)

  return {
    elapsed: () => elapsed,
    end: () => clearInterval(ticking),

    /** The timers of one page. */
    timersOf() {
      const timers = new Map<number, Timer>()
      groups.add(timers)
      const add = (work: () => void, ms: number, isRepeated: boolean) => {
        const id = nextId++
        timers.set(id, { due: elapsed + ms, work, everyMs: isRepeated ? ms : null })
        return id
      }
      return {
        after: (work: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) =>
          add(() => work(...given), ms, false),
        every: (work: () => void, ms = 0) => add(work, ms, true),
        clear: (id: number | undefined) => void timers.delete(id ?? 0),
        clearAll() {
          timers.clear()
          groups.delete(timers)
        },
      }
    },
  }
}
