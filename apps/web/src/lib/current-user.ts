import { type CurrentUser, getCurrentUserInfo } from '@lumi/contracts/auth'
import { api } from './api.ts'
import { adoptUser, session } from './session.ts'

let running: Promise<CurrentUser> | null = null
let known: { user: CurrentUser; at: number } | null = null

/** The last response and when it came (epoch milliseconds), for the query cache, which loads after the first call. */
export const knownUser = () => (session.isSignedIn() ? known : null)

/** Fetches the signed-in user. Concurrent callers share one request. */
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
