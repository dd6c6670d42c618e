import type { AnyRouter } from '@tanstack/react-router'
import { pageAfterSignIn } from '../lib/own-path.ts'
import { session } from '../lib/session.ts'

const has = (router: AnyRouter, trait: 'isPublic' | 'isForGuests') =>
  // The session may end before the first page has rendered; the address then tells which page it will be.
  (router.state.matches.at(-1) ?? router.matchRoutes(router.latestLocation).at(-1))?.staticData[trait] === true

/**
 * Navigates every open tab when the session begins or ends in any of them: guest pages give way to the chat, protected
 * pages to the login, and the page that was left is remembered.
 */
export function followSession(router: AnyRouter): void {
  let wasSignedIn = session.isSignedIn()
  session.subscribe(() => {
    if (session.isSignedIn() === wasSignedIn) return
    wasSignedIn = session.isSignedIn()
    if (wasSignedIn) {
      if (has(router, 'isForGuests'))
        void router.navigate({ href: pageAfterSignIn(location.search, location.origin), replace: true })
      return
    }
    // Fetched data of this student must not stay readable. Unsent work stays until the student returns.
    import('../lib/device-store.ts').then(({ deviceStore }) => deviceStore.forget(null)).catch(() => {})
    if (session.lastEnd() === 'logged-out') void router.navigate({ href: '/login' })
    else if (!has(router, 'isPublic'))
      void router.navigate({ href: `/login?${new URLSearchParams({ history: router.state.location.href })}` })
  })
}
