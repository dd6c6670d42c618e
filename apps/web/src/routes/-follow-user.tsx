import { QUERY_CACHE } from '@lumi/contracts/product-rules'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { awaitedPayment } from '../features/billing/awaited-payment.ts'
import { loadCustomSettings } from '../features/settings/custom-settings.ts'
import { useAnalytics } from '../features/settings/use-analytics.ts'
import { useThemeOfAccount } from '../features/settings/use-theme-of-account.ts'
import { keepAfterMs } from '../lib/calm.ts'
import { chatAccess } from '../lib/chat-access.ts'
import { knownUser, loadCurrentUser } from '../lib/current-user.ts'

/**
 * Keeps the signed-in user and the theme current: refetched on focus and reconnect (A03). Works without the query
 * cache, which the chat would otherwise load only for this.
 */
export default function FollowUser() {
  useOfflineCopies()
  useNewsOfAccount()
  useThemeOfAccount()
  useAnalytics()
  useAwaitedPayment()
  return null
}

function useOfflineCopies() {
  const access = useSyncExternalStore(chatAccess.subscribe, chatAccess.get)
  useEffect(() => {
    if (access !== 'open') return
    const timer = setTimeout(() => {
      if (navigator.onLine) attempt(() => import('./-keep-offline.ts').then(({ keepForOffline }) => keepForOffline()))
    }, keepAfterMs)
    return () => clearTimeout(timer)
  }, [access])
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

/** The result of a payment whose page was closed is told on any other page. */
function useAwaitedPayment() {
  const page = useLocation({ select: ({ pathname }) => pathname })
  // Looked at again on every page: it may have been begun on the one before.
  const paymentId = page === '/payment/status' ? null : awaitedPayment.get()
  useEffect(() => {
    if (paymentId === null) return
    let stop = () => {}
    let isOver = false
    import('../features/billing/payment-news.ts').then(
      ({ followPayment }) => {
        if (!isOver) stop = followPayment(paymentId)
      },
      () => {},
    )
    return () => {
      isOver = true
      stop()
    }
  }, [paymentId])
}

/** Failures are ignored: the next refetch repeats it. */
const attempt = (load: () => Promise<unknown>) => void load().catch(() => {})
