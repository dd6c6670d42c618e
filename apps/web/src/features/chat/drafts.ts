import { deviceStore, unsentKeptMs } from '../../lib/device-store.ts'

interface Draft {
  text: string
  /** Milliseconds since 1970. */
  savedAt: number
}

/** Each conversation has its draft. What is written before it is known which one is open waits apart. */
const keyOf = (userId: string, conversationId: string | null) => `${userId}/draft/${conversationId ?? 'opening'}`

export async function loadDraft(userId: string, conversationId: string | null): Promise<string> {
  const draft = await deviceStore.get<Draft>(keyOf(userId, conversationId))
  return draft && Date.now() - draft.savedAt < unsentKeptMs ? draft.text : ''
}

/** An empty draft leaves nothing behind: a key means that something is unsent. */
export function saveDraft(userId: string, conversationId: string | null, text: string): Promise<void> {
  const key = keyOf(userId, conversationId)
  return text === '' ? deviceStore.delete(key) : deviceStore.set(key, { text, savedAt: Date.now() } satisfies Draft)
}

/** What was written first comes first. */
export const joined = (first: string, second: string): string =>
  first === '' || second === '' || first === second ? first || second : `${first}\n${second}`

/** For a text that comes back while another conversation is open. */
export async function addToDraft(userId: string, conversationId: string | null, text: string): Promise<void> {
  await saveDraft(userId, conversationId, joined(await loadDraft(userId, conversationId), text))
}
