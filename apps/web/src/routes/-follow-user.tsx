import { QUERY_CACHE } from '@lumi/contracts/product-rules'
import { useEffect } from 'react'
import { loadCustomSettings } from '../features/settings/custom-settings.ts'
import { useAnalytics } from '../features/settings/use-analytics.ts'
import { useThemeOfAccount } from '../features/settings/use-theme-of-account.ts'
import { knownUser, loadCurrentUser } from '../lib/current-user.ts'

/**
 * Keeps the signed-in student up to date, and the theme with them: asked for again on focus and reconnect (A03). Without the
 * cache of queries, which the chat would load for nothing else.
 */
export default function FollowUser() {
  useNewsOfAccount()
  useThemeOfAccount()
  useAnalytics()
  return null
}

function useNewsOfAccount() {
  useEffect(() => {
    const askAgain = () => {
      const user = knownUser()
      if (!user || Date.now() - user.at > QUERY_CACHE.staleMs) attempt(loadCurrentUser)
    }
    const look = () => {
      if (document.visibilityState === 'hidden') return
      askAgain()
      attempt(loadCustomSettings)
    }
    look()
    document.addEventListener('visibilitychange', look)
    addEventListener('online', askAgain)
    return () => {
      document.removeEventListener('visibilitychange', look)
      removeEventListener('online', askAgain)
    }
  }, [])
}

/** Nobody waits for it: what did not come now comes with the next look. */
const attempt = (load: () => Promise<unknown>) => void load().catch(() => {})
