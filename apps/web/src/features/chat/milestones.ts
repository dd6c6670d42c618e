/** Moments of a visit that tests and benchmarks measure up to; each is marked once in a page. */
type Milestone = 'lumi:first-reply'

/** Marks that what was drawn just now is on the screen: after the frame that shows it. */
export function markPainted(milestone: Milestone): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (performance.getEntriesByName(milestone).length === 0) performance.mark(milestone)
    }),
  )
}
