/** What a page tells the service worker. */
export type ToWorker =
  /** `isStandalone`: the page is an installed app. */
  { type: 'SKIP_WAITING'; isStandalone: boolean } | { type: 'WIPE' }

/** A push of the server, ready to be shown. */
export interface ShownPush {
  pushMessage: string
  /** This browser. The worker cannot read the settings of the page. */
  clientId: string
  kind: string
  title: string
  body: string
  /** What it is about: a path of ours. */
  path: string
  language: string
}

/** What the service worker tells its pages. The last two are answered through their port. */
export type FromWorker = { type: 'ACTIVATED' } | { type: 'PUSHED'; push: ShownPush } | { type: 'OPEN'; path: string }
