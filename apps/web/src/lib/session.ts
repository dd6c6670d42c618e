import type { CurrentUser } from '@lumi/contracts/auth'
import { channelOf } from './channel.ts'
import { chatAccess } from './chat-access.ts'
import { dropEarlyAnswers } from './early-answers.ts'
import { adoptLocale } from './locale.ts'
import { signedInUser } from './signed-in-user.ts'
import { keptAfterSessionEnd, settings, unsentSettings } from './storage.ts'

/** Why the session ended: the student logged out, or the server ended it. */
export type SessionEnd = 'logged-out' | 'expired'

/** `alive`: the server has answered a tab that had believed the session to be over. */
type TabMessage = { kind: 'signed-in' | 'alive' } | { kind: SessionEnd }

let signedIn = false
let identity: { userId: string; sessionId: string } | null = null
let lastEnd: SessionEnd | null = null
const listeners = new Set<() => void>()

const otherTabs = channelOf('lumi-session')
otherTabs?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
  if (data.kind === 'signed-in') becomeSignedIn()
  else if (data.kind !== 'alive') becomeSignedOut(data.kind)
  // Whoever is signed in already keeps what it knows; whoever has logged out stays so.
  else if (!signedIn && lastEnd !== 'logged-out') becomeSignedIn()
})

function changed() {
  for (const listener of listeners) listener()
}

function becomeSignedIn() {
  dropEarlyAnswers()
  signedInUser.become(null)
  chatAccess.forget()
  identity = null
  lastEnd = null
  signedIn = true
  changed()
}

function becomeSignedOut(end: SessionEnd) {
  dropEarlyAnswers()
  identity = null
  if (!signedIn) return
  signedIn = false
  lastEnd = end
  changed()
}

/** The stored state, valid until the server says otherwise (S01). */
export function startSession(): void {
  signedIn = settings.get('isAuthenticated') === 'true'
}

/** After the server has accepted a sign-in. */
export function beginSession(): void {
  // A mailed link may sign in on a page that is already signed in: stored data may be another student's.
  if (signedIn) endSession('expired')
  settings.remove('pendingLogout')
  settings.set('isAuthenticated', 'true')
  // May belong to another student.
  settings.remove('isOnboarded')
  becomeSignedIn()
  otherTabs?.postMessage({ kind: 'signed-in' } satisfies TabMessage)
}

/** Adopts the server's response about the signed-in student: it proves the session and sets the locale headers. */
export function adoptUser(user: CurrentUser): void {
  // An answer that was on its way when the student logged out.
  if (lastEnd === 'logged-out') return
  identity = { userId: user.userId, sessionId: user.sessionId }
  settings.set('isAuthenticated', 'true')
  settings.set('userId', user.userId)
  settings.set('timeZone', user.timeZone)
  adoptLocale(user)
  chatAccess.set(user.chatAccess)
  signedInUser.become(user)
  if (!signedIn) {
    signedIn = true
    changed()
    otherTabs?.postMessage({ kind: 'alive' } satisfies TabMessage)
  }
}

/**
 * Ends the session on this device in every tab. An expired session keeps what S04 lists. While the student is logging out,
 * a refused call that finds the session over has found just that.
 */
export function endSession(found: SessionEnd): void {
  const end = settings.get('pendingLogout') === 'true' ? 'logged-out' : found
  const ofTheLogout = end === 'expired' ? [] : (['theme', 'pendingLogout'] as const)
  const unsent = unsentSettings.keysBeside(end === 'expired' ? null : session.userId())
  settings.wipe([...keptAfterSessionEnd, ...unsent, ...ofTheLogout])
  becomeSignedOut(end)
  otherTabs?.postMessage({ kind: end } satisfies TabMessage)
}

/** Headers of every call (A24). The server logs a mismatch and trusts only the cookie. */
export const sessionHeaders = (): Record<string, string> =>
  identity ? { UserId: identity.userId, 'X-Session-Id': identity.sessionId } : {}

export const session = {
  isSignedIn: () => signedIn,
  /** Owner of the data on this device; also known offline after the first response. */
  userId: () => identity?.userId ?? settings.get('userId'),
  /** Signed out, or being signed out by the student in some tab: refusals of the server are expected then. */
  isLeaving: () => !signedIn || settings.get('pendingLogout') === 'true',
  /** How the last session of this tab ended; null while signed in, or if there was none. */
  lastEnd: () => lastEnd,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
