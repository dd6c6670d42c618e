import { type CurrentUser, getCurrentUserInfo } from '@lumi/contracts/auth'
import { api } from './api.ts'
import { adoptUser, session } from './session.ts'

let running: Promise<CurrentUser> | null = null
let known: { user: CurrentUser; at: number } | null = null

/** The newest answer and when it came (epoch milliseconds), for the cache of queries, which loads later than the first call. */
export const knownUser = () => (session.isSignedIn() ? known : null)

/** Asks who is signed in. Callers at the same time share one request. */
export function loadCurrentUser(): Promise<CurrentUser> {
  running ??= api(getCurrentUserInfo)
    .then((user) => {
      adoptUser(user)
      known = { user, at: Date.now() }
      return user
    })
    .finally(() => {
      running = null
    })
  return running
}
