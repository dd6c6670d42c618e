/** Interval for growing text: a clause at a time reads as flowing, and each render costs a cheap phone 10 ms. */
const textDrawnEveryMs = 250

/** Other changes: no oftener than frames. */
const frameMs = 16

/** Notifies listeners of changes: at most once a frame, and less often while only text grows. */
export function createPainter() {
  const listeners = new Set<() => void>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let dueAt = Number.POSITIVE_INFINITY
  let toldAt = Number.NEGATIVE_INFINITY

  const cancel = () => {
    clearTimeout(timer)
    dueAt = Number.POSITIVE_INFINITY
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

    /**
     * Notifies soon, once for all changes until then. In a task of its own: within a frame (`requestAnimationFrame`)
     * rendering, layout and paint together would keep the page of a cheap phone from answering for over 50 ms.
     */
    paint(what: 'all' | 'text') {
      // A hidden page is not drawn.
      if (document.hidden) return tell()
      const now = performance.now()
      const at = Math.max(now, toldAt + (what === 'text' ? textDrawnEveryMs : frameMs))
      if (at >= dueAt) return
      clearTimeout(timer)
      dueAt = at
      timer = setTimeout(tell, at - now)
    },

    cancel,
  }
}
