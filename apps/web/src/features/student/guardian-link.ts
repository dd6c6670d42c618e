/**
 * Takes the two halves of a parent's link out of the address bar. They survive a reload in the state of this history
 * entry, which no server, log or other page sees.
 */
export interface GuardianLink {
  linkId?: string
  secret?: string
}

const stateKey = 'guardianLink'

export function takeGuardianLink(): GuardianLink {
  const url = new URL(location.href)
  const linkId = url.searchParams.get('gi')
  const secret = url.searchParams.get('gs')
  if (linkId === null && secret === null) return (history.state?.[stateKey] as GuardianLink | undefined) ?? {}
  const link: GuardianLink = { ...(linkId && { linkId }), ...(secret && { secret }) }
  url.searchParams.delete('gi')
  url.searchParams.delete('gs')
  history.replaceState({ ...history.state, [stateKey]: link }, '', url)
  return link
}
