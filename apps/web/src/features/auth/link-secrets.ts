/**
 * The secrets of a mailed link, out of the address bar but not lost on reload: they stay in the state of this entry of
 * the tab's history, which no server, log or other page sees.
 */
export interface LinkSecrets {
  prri?: string
  prt?: string
}

const stateKey = 'linkSecrets'

export function takeLinkSecrets(): LinkSecrets {
  const url = new URL(location.href)
  const prri = url.searchParams.get('prri')
  const prt = url.searchParams.get('prt')
  if (prri === null && prt === null) return (history.state?.[stateKey] as LinkSecrets | undefined) ?? {}
  const secrets: LinkSecrets = { ...(prri && { prri }), ...(prt && { prt }) }
  url.searchParams.delete('prri')
  url.searchParams.delete('prt')
  history.replaceState({ ...history.state, [stateKey]: secrets }, '', url)
  return secrets
}
