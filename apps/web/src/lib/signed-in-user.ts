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
 * The signed-in student as the server last described them; null until the first response. Kept after the session has
 * ended, until the next sign-in, so that a page about to be left does not change.
 */
export const signedInUser = {
  become,
  /** Applies what a call has just changed, before the next response confirms it. */
  change(changes: Partial<CurrentUser>) {
    if (user) become({ ...user, ...changes })
  },
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** A part of the description. `select` must not create new objects. */
export function useSignedInUser<Selected>(select: (user: CurrentUser | null) => Selected): Selected {
  const get = () => select(user)
  return useSyncExternalStore(subscribe, get, get)
}

const none: CurrentUser['agreementsToAccept'] = []

/** Versions the student has not accepted yet. Nothing else is asked before they are accepted. */
export const agreementsToAccept = (user: CurrentUser | null) => user?.agreementsToAccept ?? none
