/** Whether a media query matches, for `useSyncExternalStore`. */
export const media = (query: string) => ({
  get: () => matchMedia(query).matches,
  subscribe(listener: () => void) {
    const list = matchMedia(query)
    list.addEventListener('change', listener)
    return () => list.removeEventListener('change', listener)
  },
})
