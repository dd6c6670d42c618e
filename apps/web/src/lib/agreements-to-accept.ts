import type { CurrentUser } from '@lumi/contracts/auth'

type Missing = CurrentUser['agreementsToAccept']

let missing: Missing = []
const listeners = new Set<() => void>()

/** New versions that the signed-in student has not accepted yet, as the server last said. */
export const agreementsToAccept = {
  get: (): Missing => missing,
  set(next: Missing) {
    if (next.length === 0 && missing.length === 0) return
    missing = next
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
