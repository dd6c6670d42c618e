/** Names by which pages and the service worker agree on who renews the session. */

/** Held while the session is renewed, so that a refresh token is used once. */
export const refreshLock = 'lumi-refresh'

/** Cookie: when the session was renewed last, epoch milliseconds. */
export const renewedCookie = 'lumi_renewed_at'

/** Longer than the time limit of any call, so that every call refused before the renewal sees that it happened. */
export const renewedNoticeSeconds = 120
