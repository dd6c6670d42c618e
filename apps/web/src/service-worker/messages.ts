/** What a page tells the service worker. */
export type ToWorker =
  /** `isStandalone`: the page is an installed app. */
  { type: 'SKIP_WAITING'; isStandalone: boolean } | { type: 'WIPE' }

/** What the service worker tells its pages. */
export type FromWorker = { type: 'ACTIVATED' }
