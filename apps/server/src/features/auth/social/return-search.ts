/** What an address may hold for one page and no other: keys, and words of the way to a provider itself. */
const notCarried = ['q', 'ecs', 'prt', 'prri', 'ci', 'code', 'state', 'problem']
const maxLength = 2000

/** The query that comes back with the browser: the wanted own page (`history`) and campaign parameters. */
export function returnSearch(url: string, site: string): string {
  const parameters = new URLSearchParams(url.split('?').slice(1).join('?'))
  for (const name of notCarried) parameters.delete(name)
  const wanted = parameters.get('history')
  if (wanted !== null && (!wanted.startsWith('/') || URL.parse(wanted, site)?.origin !== new URL(site).origin)) {
    parameters.delete('history')
  }
  const search = String(parameters)
  return search.length <= maxLength ? search : ''
}
