import { logout } from '@lumi/contracts/auth'
import { api } from './api.ts'
import { deviceStore } from './device-store.ts'
import { notifyError } from './errors.ts'
import { endSession, session } from './session.ts'
import { settings } from './storage.ts'

/** Whether something written on this device has not reached the server. */
export async function hasUnsent(): Promise<boolean> {
  const userId = session.userId()
  return userId !== null && (await deviceStore.keys(`${userId}/`)).length > 0
}

/** Signs out here, in all tabs, whatever the server says; a server that did not answer is told later. */
export async function logOut(): Promise<void> {
  // Also tells every tab that the end of the session, which the hub reports at once, is no surprise.
  settings.set('pendingLogout', 'true')
  const failure = await api(logout).then(
    () => null,
    (error: unknown) => error,
  )
  await deviceStore.forget(session.userId())
  endSession('logged-out')
  if (failure) handleLogoutFailure(failure)
  else settings.remove('pendingLogout')
}

/** The one place for a logout the server has not confirmed. X07. */
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

/** Repeats a logout that the server has not confirmed; signing in again makes it pointless and cancels it. */
export async function finishPendingLogout(): Promise<void> {
  if (settings.get('pendingLogout') !== 'true') return
  try {
    await api(logout)
    settings.remove('pendingLogout')
  } catch {
    repeatWhenOnline()
  }
}
