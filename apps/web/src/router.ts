import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { depthOf } from './lib/own-path.ts'
import { routeTree } from './routeTree.gen.ts'
import { RouteFailure } from './ui/route-failure.tsx'

/** B01: navigating up, or between pages of the same depth, slides right; navigating deeper slides left. */
export function slideOf(from: string, to: string): 'slide-left' | 'slide-right' {
  return from !== '/' && depthOf(to) <= depthOf(from) ? 'slide-right' : 'slide-left'
}

/** Query values are plain text: a token that looks like a number must not be parsed. */
const plainSearch = {
  parseSearch: (search: string) => Object.fromEntries(new URLSearchParams(search)),
  stringifySearch(search: Record<string, unknown>) {
    const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== null)
    const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
    return text && `?${text}`
  },
}

/** @param history the browser's by default; a memory history at build time */
export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history && { history }),
    ...plainSearch,
    scrollRestoration: false,
    defaultPreload: 'intent',
    defaultPendingMs: 300,
    defaultErrorComponent: RouteFailure,
    defaultViewTransition: {
      types: ({ fromLocation, toLocation, pathChanged }) =>
        fromLocation && pathChanged ? [slideOf(fromLocation.pathname, toLocation.pathname)] : false,
    },
  })
}

/**
 * A page that another one follows at once is not slid in. The router does not wait for the start of the slide, so the
 * browser would report an error that nobody handled.
 */
if (typeof document !== 'undefined' && 'startViewTransition' in document) {
  const start = document.startViewTransition.bind(document)
  document.startViewTransition = (update) => {
    const transition = start(update)
    transition.ready.catch(() => {})
    return transition
  }
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
  interface StaticDataRouteOption {
    /** Open without an account. A failed refresh of the session does not redirect. */
    isPublic?: boolean
    /** Open while the chat waits for a date of birth or a parent: account pages, not learning. */
    beforeConsent?: boolean
    /** Only for guests: a signed-in student is moved to the chat. */
    isForGuests?: boolean
  }
}
