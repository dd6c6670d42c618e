import { deviceStore } from '../../lib/device-store.ts'
import { settings } from '../../lib/storage.ts'
import type { QueuedPicture } from './chat-state.ts'
import type { PictureProblem } from './pictures/picture-rules.ts'
import { unstoredMessages } from './unstored-messages.ts'

interface Draft {
  text: string
}

/**
 * Each conversation has its own draft. Text written before the conversation is known is stored under a key of its own.
 */
const keyOf = (userId: string, conversationId: string | null) => `${userId}/draft/${conversationId ?? 'opening'}`

export async function loadDraft(userId: string, conversationId: string | null): Promise<string> {
  await deviceStore.claim(userId)
  const rescued = lastWords()
  if (rescued?.key === keyOf(userId, conversationId)) {
    const text = rescued.isWhole === false ? joined(await storedDraft(rescued.key), rescued.text) : rescued.text
    await saveDraft(userId, conversationId, text)
    forgetLastWords()
    return text
  }
  const text = await storedDraft(keyOf(userId, conversationId))
  if (text === '' || !unstoredMessages.wasSent(userId, text)) return text
  await saveDraft(userId, conversationId, '')
  return ''
}

const storedDraft = async (key: string) => (await deviceStore.get<Draft>(key))?.text ?? ''

/** An empty draft is deleted: a key means that something is unsent. */
export function saveDraft(userId: string, conversationId: string | null, text: string): Promise<void> {
  const key = keyOf(userId, conversationId)
  return text === '' ? deviceStore.delete(key) : deviceStore.set(key, { text } satisfies Draft)
}

/**
 * A transaction that waits for another one is aborted when its page goes away. localStorage writes at once, so a page
 * that goes away leaves there what the database may not have taken.
 * @param isWhole false: typed before the stored draft was known, which goes before it
 */
export function keepLastWords(userId: string, conversationId: string | null, text: string, isWhole: boolean): void {
  settings.set('lastWords', JSON.stringify({ key: keyOf(userId, conversationId), text, isWhole } satisfies LastWords))
}

/** The database has the text, or something newer. */
export const forgetLastWords = (): void => settings.remove('lastWords')

interface LastWords {
  key: string
  text: string
  /** Absent: left by an older version of the app, which always had the whole draft. */
  isWhole?: boolean
}

function lastWords(): LastWords | null {
  try {
    return JSON.parse(settings.get('lastWords') ?? 'null')
  } catch {
    return null
  }
}

/** A picture in the composer. */
export interface DraftPicture extends QueuedPicture {
  /** `preparing`: its size is not known yet; `refused`: it will not be sent. */
  state: 'preparing' | 'ready' | 'refused'
  problem?: PictureProblem
}

const picturesKey = (userId: string, conversationId: string | null) => `${keyOf(userId, conversationId)}/pictures`

export async function loadPictures(userId: string, conversationId: string | null): Promise<DraftPicture[]> {
  await deviceStore.claim(userId)
  return (await deviceStore.get<{ pictures: DraftPicture[] }>(picturesKey(userId, conversationId)))?.pictures ?? []
}

export function savePictures(
  userId: string,
  conversationId: string | null,
  pictures: readonly DraftPicture[],
): Promise<void> {
  const key = picturesKey(userId, conversationId)
  return pictures.length === 0 ? deviceStore.delete(key) : deviceStore.set(key, { pictures })
}

/** Older text comes first. */
export const joined = (first: string, second: string): string =>
  first === '' || second === '' || first === second ? first || second : `${first}\n${second}`

/** For text that is returned while another conversation is open. */
export async function addToDraft(userId: string, conversationId: string | null, text: string): Promise<void> {
  await saveDraft(userId, conversationId, joined(await loadDraft(userId, conversationId), text))
}
