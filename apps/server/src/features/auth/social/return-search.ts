/** Query parameters that must not be carried along: secrets and those of the sign-in round trip itself. */
const notCarried = ['q', 'ecs', 'prt', 'prri', 'ci', 'code', 'state', 'problem']
const maxLength = 2000

/** The query that comes back with the browser: the wanted own page (`history`) and campaign parameters. */
export function returnSearch(url: string, site: string): string {
  const parameters = new URLSearchParams(url.split('?').slice(1).join('?'))
  for (const name of notCarried) parameters.delete(name)
  const wanted = parameters.get('history')
  if (wanted !== null) {
    const own = ownPath(wanted, site)
    if (own === undefined) parameters.delete('history')
    else parameters.set('history', own)
  }
  const search = String(parameters)
  return search.length <= maxLength ? search : ''
}

/**
 * A page of this site as a browser resolves it, or undefined. What is resolved is looked at once more: `/.//a//x.example/`
 * stays on this site the first time and leads to another host the second.
 */
function ownPath(wanted: string, site: string): string | undefined {
  if (!wanted.startsWith('/')) return undefined
  const url = URL.parse(wanted, site)
  if (url?.origin !== new URL(site).origin || url.pathname.startsWith('//')) return undefined
  return url.pathname + url.search + url.hash
}
