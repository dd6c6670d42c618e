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

/**
 * What was written here and not sent. What an earlier page wrote before it knew the conversation is a part of it, and moves to
 * it: stored in its place before it leaves the other one, because the device may be switched off in between.
 */
export async function loadDraft(userId: string, conversationId: string | null): Promise<string> {
  await deviceStore.claim(userId)
  const draft = await draftAt(userId, conversationId)
  if (conversationId === null) return draft
  const opening = await draftAt(userId, null)
  if (opening === '') return draft
  const whole = joined(draft, opening)
  await saveDraft(userId, conversationId, whole)
  await saveDraft(userId, null, '')
  return whole
}

async function draftAt(userId: string, conversationId: string | null): Promise<string> {
  const key = keyOf(userId, conversationId)
  const rescued = lastWords()
  if (rescued?.key === key) {
    const text = rescued.isWhole === false ? joined(await storedDraft(key), rescued.text) : rescued.text
    await saveDraft(userId, conversationId, text)
    forgetLastWords()
    return text
  }
  const text = await storedDraft(key)
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

/** The same for pictures. */
export async function loadPictures(userId: string, conversationId: string | null): Promise<DraftPicture[]> {
  await deviceStore.claim(userId)
  const pictures = await picturesAt(userId, conversationId)
  if (conversationId === null) return pictures
  const opening = await picturesAt(userId, null)
  if (opening.length === 0) return pictures
  const whole = joinedPictures(pictures, opening)
  await savePictures(userId, conversationId, whole)
  await savePictures(userId, null, [])
  return whole
}

const picturesAt = async (userId: string, conversationId: string | null) =>
  (await deviceStore.get<{ pictures: DraftPicture[] }>(picturesKey(userId, conversationId)))?.pictures ?? []

/** Those that are there already come first, and none twice. */
export function joinedPictures(first: readonly DraftPicture[], second: readonly DraftPicture[]): DraftPicture[] {
  const known = new Set(first.map(({ clientImageId }) => clientImageId))
  return [...first, ...second.filter(({ clientImageId }) => !known.has(clientImageId))]
}

export function savePictures(
  userId: string,
  conversationId: string | null,
  pictures: readonly DraftPicture[],
): Promise<void> {
  const key = picturesKey(userId, conversationId)
  return pictures.length === 0 ? deviceStore.delete(key) : deviceStore.set(key, { pictures })
}

/** Older text comes first. Lines of which the other text consists too are there once. */
export function joined(first: string, second: string): string {
  if (isPartOf(first, second)) return second
  return isPartOf(second, first) ? first : `${first}\n${second}`
}

/** Whether a text has the other one as lines of its own. */
export const isPartOf = (part: string, whole: string) => part === '' || `\n${whole}\n`.includes(`\n${part}\n`)

/** For what comes back although it was sent: the field that shows it may be gone. */
export async function addToDraft(
  userId: string,
  conversationId: string | null,
  text: string,
  pictures: readonly QueuedPicture[] = [],
): Promise<void> {
  if (text !== '') await saveDraft(userId, conversationId, joined(text, await loadDraft(userId, conversationId)))
  if (pictures.length === 0) return
  const ready = pictures.map((picture) => ({ ...picture, state: 'ready' as const }))
  await savePictures(userId, conversationId, joinedPictures(ready, await loadPictures(userId, conversationId)))
}
