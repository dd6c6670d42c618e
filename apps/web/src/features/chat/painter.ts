/** Interval for growing text: a clause at a time reads as flowing, and each render costs a cheap phone 10 ms. */
const textDrawnEveryMs = 250

/** Notifies listeners of changes: at most once a frame, and less often while only text grows. */
export function createPainter() {
  const listeners = new Set<() => void>()
  let frame: number | null = null
  let pause: ReturnType<typeof setTimeout> | undefined
  let toldAt = 0

  const cancel = () => {
    if (frame !== null) cancelAnimationFrame(frame)
    clearTimeout(pause)
    frame = null
    pause = undefined
  }

  const tell = () => {
    cancel()
    toldAt = performance.now()
    for (const listener of listeners) listener()
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },

    /** Notifies before the next frame, once for all changes until then. */
    paint(what: 'all' | 'text') {
      // A hidden page has no frames.
      if (document.hidden) return tell()
      if (frame !== null) return
      const wait = toldAt + (what === 'text' ? textDrawnEveryMs : 0) - performance.now()
      if (wait <= 0) {
        cancel()
        frame = requestAnimationFrame(tell)
      } else
        pause ??= setTimeout(() => {
          pause = undefined
          frame = requestAnimationFrame(tell)
        }, wait)
    },

    cancel,
  }
}
