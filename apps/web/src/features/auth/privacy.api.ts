import { deleteAccount, keepAccount } from '@lumi/contracts/privacy'
import { api } from '../../lib/api.ts'
import { loadCurrentUser } from '../../lib/current-user.ts'
import { deviceStore } from '../../lib/device-store.ts'
import { endSession, session } from '../../lib/session.ts'
import { signedInUser } from '../../lib/signed-in-user.ts'
import { settings } from '../../lib/storage.ts'

/** Orders the deletion. The server signs the student out everywhere, and this device deletes their data. */
export async function orderDeletion(): Promise<{ deletesAt: string }> {
  const userId = session.userId()
  // The hub reports the end of the session at once; this tells every tab that it was intended.
  settings.set('pendingLogout', 'true')
  try {
    const ordered = await api(deleteAccount)
    await deviceStore.forget(userId)
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
