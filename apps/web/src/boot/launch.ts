import { type Messenger, messengers } from '@lumi/contracts/mini-app'

/** How a messenger has opened the app. */
export interface Launch {
  messenger: Messenger
  /** Signed; present only at the very start, and never stored. */
  launchData?: string | undefined
  /** Version of the messenger's interface, as Telegram counts it. */
  version?: string | undefined
  platform?: string | undefined
  /** Telegram: the colors of its theme, as JSON. */
  theme?: string | undefined
}

/** In the storage of the tab, so that it outlives a reload and ends with the mini-app. */
const storageKey = 'miniApp'

/**
 * What the address says about a messenger around this page, or said when the tab was opened. Its signed data work like a
 * key, so they are removed from the address bar at once; an invitation in it becomes the one of any other link. Neither
 * messenger's own script is needed for that.
 */
export function takeLaunch(): Launch | null {
  const fragment = new URLSearchParams(location.hash.slice(1))
  const query = new URLSearchParams(location.search)
  const launch = fromTelegram(fragment) ?? fromVk(query)
  if (!launch) return stored()
  const signed = new URLSearchParams(launch.launchData)
  const start = query.get('tgWebAppStartParam') ?? signed.get('start_param') ?? location.hash.slice(1)
  // Telegram allows no `=` in it.
  const invitation = /^ref[=_]([\w-]{1,40})$/.exec(start)?.[1]
  for (const name of [...query.keys()]) if (/^(vk_|sign$|sign_keys$|cookies$|tgWebApp)/.test(name)) query.delete(name)
  if (invitation !== undefined) query.set('ref', invitation)
  history.replaceState(history.state, '', `${location.pathname}${query.size ? `?${query}` : ''}`)
  const { launchData: _, ...kept } = launch
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(kept))
  } catch {
    // After a reload it is a page like any other.
  }
  return launch
}

function fromTelegram(fragment: URLSearchParams): Launch | undefined {
  const value = (name: string) => fragment.get(name) ?? undefined
  if (!fragment.has('tgWebAppData') && !fragment.has('tgWebAppPlatform')) return undefined
  return {
    messenger: 'telegram',
    launchData: value('tgWebAppData'),
    version: value('tgWebAppVersion'),
    platform: value('tgWebAppPlatform'),
    theme: value('tgWebAppThemeParams'),
  }
}

function fromVk(query: URLSearchParams): Launch | undefined {
  if (!query.has('vk_app_id')) return undefined
  return { messenger: 'vk', launchData: location.search.slice(1), platform: query.get('vk_platform') ?? undefined }
}

function stored(): Launch | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Launch | null
    return messengers.includes(kept?.messenger as Messenger) ? kept : null
  } catch {
    return null
  }
}
