/** Query parameters with secrets: never carried to another page or stored. */
export const secretParameters = ['ecs', 'prt', 'q', 'gs', 'secret'] as const

/** The part of `value` after the origin if it is a page of this site, else null. No scheme, no other host. */
export function ownPath(value: string | null, origin: string): string | null {
  if (!value) return null
  try {
    const url = new URL(value, origin)
    // `/.//x.example` is a path here, but its resolved form names another host.
    if (url.origin !== origin || !value.startsWith('/') || url.pathname.startsWith('//')) return null
    return url.pathname + url.search + url.hash
  } catch {
    return null
  }
}

/** `search` without secrets, and without a `history` that is not a page of this site. */
export function carriedSearch(search: string, origin: string): string {
  const parameters = new URLSearchParams(search)
  for (const name of secretParameters) parameters.delete(name)
  if (parameters.has('history') && !ownPath(parameters.get('history'), origin)) parameters.delete('history')
  const kept = parameters.toString()
  return kept && `?${kept}`
}

/** The page to open after signing in: the one requested before, else the chat; the query is kept. */
export function pageAfterSignIn(search: string, origin: string): string {
  const wanted = ownPath(new URLSearchParams(search).get('history'), origin)
  const url = new URL(wanted ?? '/chat', origin)
  // A guest page would redirect to the chat anyway.
  if (url.pathname === '/' || url.pathname.toLowerCase() === '/login') url.pathname = '/chat'
  for (const [name, value] of new URLSearchParams(carriedSearch(search, origin)))
    if (!url.searchParams.has(name)) url.searchParams.append(name, value)
  return url.pathname + url.search + url.hash
}

/** Number of path segments: 0 for the start page, 1 for a root of the app, more below it. */
export const depthOf = (pathname: string) => pathname.split('/').filter(Boolean).length
