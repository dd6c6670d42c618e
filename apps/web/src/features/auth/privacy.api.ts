import { deleteAccount, keepAccount } from '@lumi/contracts/privacy'
import { api } from '../../lib/api.ts'
import { loadCurrentUser } from '../../lib/current-user.ts'
import { deviceStore } from '../../lib/device-store.ts'
import { endSession, session } from '../../lib/session.ts'
import { signedInUser } from '../../lib/signed-in-user.ts'
import { settings } from '../../lib/storage.ts'

/** Orders the deletion; the server signs out everywhere, and this device forgets what is theirs. */
export async function orderDeletion(): Promise<{ deletesAt: string }> {
  // Tells every tab that the end of the session, which the hub reports at once, is no surprise.
  settings.set('pendingLogout', 'true')
  try {
    const ordered = await api(deleteAccount)
    await deviceStore.forget(session.userId())
    endSession('logged-out')
    return ordered
  } finally {
    settings.remove('pendingLogout')
  }
}

export async function takeBackDeletion(): Promise<void> {
  await api(keepAccount)
  signedInUser.change({ deletion: null })
  await loadCurrentUser()
}
