import { startMiniAppSignIn } from '@lumi/contracts/social'
import { startMiniApp } from '../features/mini-app/start-mini-app.ts'
import { api } from '../lib/api.ts'
import { runtimeConfig } from '../lib/config.ts'
import { notifyError } from '../lib/errors.ts'
import { carriedSearch } from '../lib/own-path.ts'
import { session } from '../lib/session.ts'
import { type Launch, takeLaunch } from './launch.ts'

/** The address is read as soon as this module is here, before any step that looks at it. */
const launch = takeLaunch()

/** Later, when the configuration is there. */
export const open = async () => (launch ? openInMessenger(launch) : undefined)

/**
 * Fits the app into the messenger that has opened it, and signs in with its data. On failure it says so and opens the
 * page as for any other guest.
 */
async function openInMessenger(launch: Launch): Promise<{ redirect: string } | undefined> {
  startMiniApp(launch)
  const { messenger, launchData } = launch
  if (!launchData || session.isSignedIn() || !runtimeConfig().miniApps.includes(messenger)) return undefined
  try {
    const { ticket } = await api(startMiniAppSignIn, { body: { messenger, launchData } })
    const search = new URLSearchParams(carriedSearch(location.search, location.origin))
    search.set('q', ticket)
    return { redirect: `/complete-signup?${search}` }
  } catch (error) {
    notifyError(error)
    return undefined
  }
}
