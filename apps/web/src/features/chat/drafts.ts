import { deviceStore, unsentKeptMs } from '../../lib/device-store.ts'
import type { QueuedPicture } from './chat-state.ts'
import type { PictureProblem } from './pictures/picture-rules.ts'

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

/** A picture in the composer. */
export interface DraftPicture extends QueuedPicture {
  /** `preparing`: its size is not known yet; `refused`: it will not be sent. */
  state: 'preparing' | 'ready' | 'refused'
  problem?: PictureProblem
}

const picturesKey = (userId: string, conversationId: string | null) => `${keyOf(userId, conversationId)}/pictures`

export async function loadPictures(userId: string, conversationId: string | null): Promise<DraftPicture[]> {
  const draft = await deviceStore.get<{ pictures: DraftPicture[]; savedAt: number }>(
    picturesKey(userId, conversationId),
  )
  return draft && Date.now() - draft.savedAt < unsentKeptMs ? draft.pictures : []
}

export function savePictures(
  userId: string,
  conversationId: string | null,
  pictures: readonly DraftPicture[],
): Promise<void> {
  const key = picturesKey(userId, conversationId)
  return pictures.length === 0 ? deviceStore.delete(key) : deviceStore.set(key, { pictures, savedAt: Date.now() })
}

/** Older text comes first. */
export const joined = (first: string, second: string): string =>
  first === '' || second === '' || first === second ? first || second : `${first}\n${second}`

/** For text that is returned while another conversation is open. */
export async function addToDraft(userId: string, conversationId: string | null, text: string): Promise<void> {
  await saveDraft(userId, conversationId, joined(await loadDraft(userId, conversationId), text))
}
