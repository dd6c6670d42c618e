/** Moments of a visit that tests and benchmarks measure; each is marked once per page. */
type Milestone = 'lumi:first-reply'

/** Marks the time when what was just rendered is on the screen: after its frame. */
export function markPainted(milestone: Milestone): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (performance.getEntriesByName(milestone).length === 0) performance.mark(milestone)
    }),
  )
}
