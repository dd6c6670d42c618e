import { logout } from '@lumi/contracts/auth'
import type { ToWorker } from '../service-worker/messages.ts'
import { api } from './api.ts'
import { deviceStore } from './device-store.ts'
import { notifyError } from './errors.ts'
import { endSession, session } from './session.ts'
import { settings } from './storage.ts'

/** Whether something written on this device has not been sent. */
export async function hasUnsent(): Promise<boolean> {
  const userId = session.userId()
  return userId !== null && (await deviceStore.keys(`${userId}/`)).length > 0
}

/** Signs out in all tabs even if the server does not answer; the call is then repeated later. */
export async function logOut(): Promise<void> {
  // Known only until the session ends, which a refused call of this tab or of another one may tell first.
  const userId = session.userId()
  // The hub reports the end of the session at once; this tells every tab that it was intended.
  settings.set('pendingLogout', 'true')
  const failure = await api(logout).then(
    () => null,
    (error: unknown) => error,
  )
  await deviceStore.forget(userId)
  endSession('logged-out')
  // The page may be closed before it follows its worker, which it does some seconds after its start.
  navigator.serviceWorker?.controller?.postMessage({ type: 'WIPE' } satisfies ToWorker)
  if (failure) handleLogoutFailure(failure)
  else settings.remove('pendingLogout')
}

/** The only handler for a logout that the server has not confirmed. X07. */
function handleLogoutFailure(error: unknown) {
  console.warn('The logout call failed and will be repeated', error)
  notifyError('logout_failed')
  repeatWhenOnline()
}

function repeatWhenOnline() {
  const again = () => void finishPendingLogout()
  addEventListener('online', again, { once: true })
  setTimeout(again, 30_000)
}

/** Repeats an unconfirmed logout. Signing in again cancels it. */
export async function finishPendingLogout(): Promise<void> {
  if (settings.get('pendingLogout') !== 'true') return
  try {
    await api(logout)
    settings.remove('pendingLogout')
  } catch {
    repeatWhenOnline()
  }
}
