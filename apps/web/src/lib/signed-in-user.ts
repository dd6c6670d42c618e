import type { CurrentUser } from '@lumi/contracts/auth'
import { useSyncExternalStore } from 'react'

let user: CurrentUser | null = null
const listeners = new Set<() => void>()

function become(next: CurrentUser | null) {
  if (next === user) return
  user = next
  for (const listener of listeners) listener()
}

/**
 * The signed-in student as the server last described them. Null until it has answered. After the session has ended it stays
 * until the next sign-in, so that nothing changes on a page that is about to be left.
 */
export const signedInUser = {
  become,
  /** What a call has just changed, before the next answer says so. */
  change(changes: Partial<CurrentUser>) {
    if (user) become({ ...user, ...changes })
  },
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** A part of the description. `select` must not build new objects. */
export function useSignedInUser<Selected>(select: (user: CurrentUser | null) => Selected): Selected {
  const get = () => select(user)
  return useSyncExternalStore(subscribe, get, get)
}

const none: CurrentUser['agreementsToAccept'] = []

/** New versions that the student has not accepted yet: nothing else is asked before them. */
export const agreementsToAccept = (user: CurrentUser | null) => user?.agreementsToAccept ?? none
