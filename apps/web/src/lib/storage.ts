import type { ErrorCode } from '@lumi/contracts/errors'
import { notifyError } from './errors.ts'

/** Keys of settings on the device. The names of the first seven are promised (S17). */
export type SettingKey =
  | 'isAuthenticated'
  | 'isOnboarded'
  | 'registrationReferralInfo'
  | 'selectedLanguageId'
  | 'pushClientId'
  | 'pushServiceToken'
  | 'isUserPermissionForNotificationsGranted'
  | 'registrationReferralSavedAt'
  | 'pendingSignUp'
  | 'userId'
  /** Of the account; see `student-zone.ts`. */
  | 'timeZone'
  | 'theme'
  | 'pendingLogout'
  | 'isChatOpen'
  | 'firedEvents'
  /** The conversation that was open last: tells where the draft is while the server cannot be reached. */
  | 'conversationId'
  /** Text of a page that went away before the database of the device had stored it; see `drafts.ts`. */
  | 'lastWords'
  /** Messages that the database of the device has not stored yet; see `unstored-messages.ts`. */
  | 'unstoredMessages'
  /** Text of the field of the ready page, until the app has stored it; see `boot/early.ts`. */
  | 'readyWords'
  /** A payment that was begun here and whose result the student has not seen. */
  | 'awaitedPayment'
  /** Subjects whose tutor is kept on the device, separated by commas. */
  | 'tutorPacks'
  /** `off`: single-key shortcuts are disabled. */
  | 'keyShortcuts'
  /** The page was left while the tutor was writing. */
  | 'awaitedReply'
  /** When the suggestion to install the app was closed, in milliseconds since 1970. */
  | 'installClosedAt'
  /** When the allowance resets whose "few left" strip was closed. */
  | 'stripClosedUntil'
  /** The messages as they were last on the screen; see `lib/still.ts`. */
  | 'still'
  /** Kept for a start without a network; see `boot/early.ts`. */
  | 'runtimeConfig'

/** Kept after the server has ended a session (S04). */
export const keptAfterSessionEnd: readonly SettingKey[] = [
  'registrationReferralInfo',
  'registrationReferralSavedAt',
  'selectedLanguageId',
  'pushClientId',
  'pushServiceToken',
  'isUserPermissionForNotificationsGranted',
]

/** Unsent work that the database of the device may not have. Each value names its student, and outlives the session like it. */
const unsentKeys = ['lastWords', 'unstoredMessages', 'readyWords'] as const satisfies readonly SettingKey[]

/** Whose unsent work a value is. */
function ownersIn(value: string | null): string[] {
  try {
    const found: unknown = JSON.parse(value ?? '[]')
    return (Array.isArray(found) ? found : [found]).map(({ userId, key }) => userId ?? key.split('/')[0])
  } catch {
    return []
  }
}

const memory = new Map<string, string>()
let inMemory = typeof window === 'undefined'
let told = false

/** Reports once that storage failed, whichever storage it was. The app continues in memory. */
export function tellStorageFailure(cause: unknown): void {
  if (told) return
  told = true
  const full = cause instanceof DOMException && cause.name === 'QuotaExceededError'
  const code: ErrorCode = full ? 'storage_full' : 'storage_unavailable'
  notifyError(code)
}

function fallBack(cause: unknown) {
  inMemory = true
  tellStorageFailure(cause)
}

export const settings = {
  get(key: SettingKey): string | null {
    if (memory.has(key)) return memory.get(key) ?? null
    if (inMemory) return null
    try {
      return localStorage.getItem(key)
    } catch (cause) {
      fallBack(cause)
      return null
    }
  },

  set(key: SettingKey, value: string): void {
    if (!inMemory) {
      try {
        localStorage.setItem(key, value)
        memory.delete(key)
        return
      } catch (cause) {
        fallBack(cause)
      }
    }
    memory.set(key, value)
  },

  remove(key: SettingKey): void {
    memory.delete(key)
    try {
      localStorage.removeItem(key)
    } catch {
      // Unreadable storage holds nothing; `get` has reported it.
    }
  },

  /** Deletes everything on this device except `kept`, including keys of other versions of the app. */
  wipe(kept: readonly SettingKey[]): void {
    const survives = (key: string) => (kept as readonly string[]).includes(key)
    for (const key of [...memory.keys()]) if (!survives(key)) memory.delete(key)
    try {
      for (const key of Object.keys(localStorage)) if (!survives(key)) localStorage.removeItem(key)
    } catch {
      // Same as in `remove`.
    }
  },
}

export const unsentSettings = {
  /** Those that belong to others than this student, or all of them. */
  keysBeside: (userId: string | null): SettingKey[] =>
    unsentKeys.filter((key) => userId === null || !ownersIn(settings.get(key)).includes(userId)),
  owners: (): string[] => unsentKeys.flatMap((key) => ownersIn(settings.get(key))),
  forget(owner: string): void {
    for (const key of unsentKeys) if (ownersIn(settings.get(key)).includes(owner)) settings.remove(key)
  },
}
