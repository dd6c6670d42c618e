/** Whether a media query matches, for `useSyncExternalStore`. */
export const media = (query: string) => ({
  // At build time the page is drawn for a phone.
  get: () => typeof window !== 'undefined' && matchMedia(query).matches,
  subscribe(listener: () => void) {
    const list = matchMedia(query)
    list.addEventListener('change', listener)
    return () => list.removeEventListener('change', listener)
  },
})
