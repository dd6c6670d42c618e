import { deviceStore } from '../../lib/device-store.ts'

/** Drafts outlive the session by this much, for the same student only (decisions, "Failed refresh"). */
const keptMs = 7 * 24 * 60 * 60_000

interface Draft {
  text: string
  /** Milliseconds since 1970. */
  savedAt: number
}

const keyOf = (userId: string, conversation: string) => `${userId}/draft/${conversation}`

export async function loadDraft(userId: string, conversation: string): Promise<string> {
  const draft = await deviceStore.get<Draft>(keyOf(userId, conversation))
  return draft && Date.now() - draft.savedAt < keptMs ? draft.text : ''
}

/** An empty draft leaves nothing behind: a key means that something is unsent. */
export function saveDraft(userId: string, conversation: string, text: string): Promise<void> {
  const key = keyOf(userId, conversation)
  return text === '' ? deviceStore.delete(key) : deviceStore.set(key, { text, savedAt: Date.now() } satisfies Draft)
}
