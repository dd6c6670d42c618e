import type { ErrorCode } from '@lumi/contracts/errors'
import { notifyError } from './errors.ts'

/** Settings kept on the device. The first seven are promised by name (S17). */
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
  | 'theme'
  | 'pendingLogout'
  | 'isChatOpen'
  | 'firedEvents'
  /** The conversation that was open last: where the draft is when the server cannot say. */
  | 'conversationId'
  /** `off`: single keys do nothing. */
  | 'keyShortcuts'

/** What a session that ended on the server leaves behind (S04). */
export const keptAfterSessionEnd: readonly SettingKey[] = [
  'registrationReferralInfo',
  'registrationReferralSavedAt',
  'selectedLanguageId',
  'pushClientId',
  'pushServiceToken',
  'isUserPermissionForNotificationsGranted',
]

const memory = new Map<string, string>()
let inMemory = typeof window === 'undefined'
let told = false

/** Without storage the app goes on in memory, and says so once, whichever storage it was. */
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
      // A storage that cannot be read holds nothing either; `get` has said so.
    }
  },

  /** Forgets everything on this device but `kept`, keys of other versions of the app included. */
  wipe(kept: readonly SettingKey[]): void {
    const survives = (key: string) => (kept as readonly string[]).includes(key)
    for (const key of [...memory.keys()]) if (!survives(key)) memory.delete(key)
    try {
      for (const key of Object.keys(localStorage)) if (!survives(key)) localStorage.removeItem(key)
    } catch {
      // As above.
    }
  },
}
