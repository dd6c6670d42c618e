import type { CurrentUser } from '@lumi/contracts/auth'

let pending: CurrentUser['deletion'] = null
const listeners = new Set<() => void>()

/** Set while the signed-in student's account waits to be deleted: then there is nothing to show but the way back. */
export const pendingDeletion = {
  get: () => pending,
  set(next: CurrentUser['deletion']) {
    if (pending?.deletesAt === next?.deletesAt) return
    pending = next
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
