import { deviceStore, unsentKeptMs } from '../../lib/device-store.ts'

interface Draft {
  text: string
  /** Milliseconds since 1970. */
  savedAt: number
}

/**
 * Each conversation has its own draft. Text written before the conversation is known is stored under a key of its own.
 */
const keyOf = (userId: string, conversationId: string | null) => `${userId}/draft/${conversationId ?? 'opening'}`

export async function loadDraft(userId: string, conversationId: string | null): Promise<string> {
  const draft = await deviceStore.get<Draft>(keyOf(userId, conversationId))
  return draft && Date.now() - draft.savedAt < unsentKeptMs ? draft.text : ''
}

/** An empty draft is deleted: a key means that something is unsent. */
export function saveDraft(userId: string, conversationId: string | null, text: string): Promise<void> {
  const key = keyOf(userId, conversationId)
  return text === '' ? deviceStore.delete(key) : deviceStore.set(key, { text, savedAt: Date.now() } satisfies Draft)
}

/** Older text comes first. */
export const joined = (first: string, second: string): string =>
  first === '' || second === '' || first === second ? first || second : `${first}\n${second}`

/** For text that is returned while another conversation is open. */
export async function addToDraft(userId: string, conversationId: string | null, text: string): Promise<void> {
  await saveDraft(userId, conversationId, joined(await loadDraft(userId, conversationId), text))
}
