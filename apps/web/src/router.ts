import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { depthOf } from './lib/own-path.ts'
import { routeTree } from './routeTree.gen.ts'
import { RouteFailure } from './ui/route-failure.tsx'

/** B01: up, or along at one depth from anywhere but the root, slides right; deeper slides left. */
export function slideOf(from: string, to: string): 'slide-left' | 'slide-right' {
  return from !== '/' && depthOf(to) <= depthOf(from) ? 'slide-right' : 'slide-left'
}

/** Queries are plain text here: a token that looks like a number must stay the text it is. */
const plainSearch = {
  parseSearch: (search: string) => Object.fromEntries(new URLSearchParams(search)),
  stringifySearch(search: Record<string, unknown>) {
    const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== null)
    const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
    return text && `?${text}`
  },
}

/** @param history the browser's, unless a page is rendered at build time */
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

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
  interface StaticDataRouteOption {
    /** May be seen without an account. A failed session refresh does not move the visitor away from it. */
    isPublic?: boolean
    /** Open although the chat waits for a date of birth or a parent: the account, not learning. */
    beforeConsent?: boolean
    /** Only for guests: a signed-in student is moved to the chat. */
    isForGuests?: boolean
  }
}
