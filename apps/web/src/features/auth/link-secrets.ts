const stateKey = 'linkSecrets'

/**
 * Takes the secrets of a mailed link out of the address bar. They survive a reload in the state of this history entry,
 * which no server, log or other page sees.
 */
export function takeLinkSecrets<const Name extends string = 'prri' | 'prt'>(
  names: readonly Name[] = ['prri', 'prt'] as unknown as readonly Name[],
): { [Key in Name]?: string } {
  const url = new URL(location.href)
  const given = names.filter((name) => url.searchParams.has(name))
  if (given.length === 0) return (history.state?.[stateKey] as { [Key in Name]?: string } | undefined) ?? {}
  const secrets = Object.fromEntries(given.map((name) => [name, url.searchParams.get(name)]))
  for (const name of given) url.searchParams.delete(name)
  history.replaceState({ ...history.state, [stateKey]: secrets }, '', url)
  return secrets as { [Key in Name]?: string }
}
