import { getChatMessagesList } from '@lumi/contracts/chat'
import type { getConversations } from '@lumi/contracts/conversations'
import type { ResponseOf } from '@lumi/contracts/endpoint'
import { api } from '../../lib/api.ts'
import { deviceStore, seenPrefix, unsentKeptMs } from '../../lib/device-store.ts'
import { serverNow } from '../../lib/server-time.ts'
import { session } from '../../lib/session.ts'
import { settings } from '../../lib/storage.ts'
import { type ChatState, isDetached, isFinal, isLocal, type Page } from './chat-state.ts'
import type { ChatStatus } from './conversation.ts'

/** Of each conversation. */
const maxMessages = 200
const pageSize = 100
/** Asked for in the background after one visit; further ones are kept when they are opened. */
const maxConversations = 12

interface Kept {
  page: Page
  /** The subject that it is about. Absent: not known. */
  program?: ChatStatus['program']
  /** Milliseconds since 1970, by the server's clock where it is known: the device's may be put right later. */
  savedAt: number
}

/** Deleted with everything seen when the session ends. */
const keyOf = (userId: string, conversationId: string) => `${seenPrefix}${userId}/chat/${conversationId}`

/** The newest messages of a conversation as this device knows them, to be read without a network. */
export async function keptMessages(wanted: string | undefined): Promise<Pick<Kept, 'page' | 'program'> | null> {
  const userId = session.userId()
  const conversationId = wanted ?? settings.get('conversationId')
  if (userId === null || conversationId === null) return null
  const kept = await deviceStore.get<Kept>(keyOf(userId, conversationId))
  return kept && (serverNow() ?? Date.now()) - kept.savedAt < unsentKeptMs ? kept : null
}

/** Replies being written are left out: without a network nobody would finish them; and so are those of this device, which the queue has. */
export async function keepMessages(chat: ChatState, program: ChatStatus['program']): Promise<void> {
  const { conversationId } = chat
  if (!chat.opened || isDetached(chat) || conversationId === null) return
  const all = chat.order.map((id) => chat.messages.get(id)!).filter((message) => isFinal(message) && !isLocal(message))
  const messages = all.slice(-maxMessages)
  const hasOlder = chat.hasOlder || messages.length < all.length
  await save({ conversationId, messages, hasNewer: false, hasOlder }, program)
}

async function save(page: Page, program: ChatStatus['program'] = null): Promise<void> {
  const userId = session.userId()
  if (userId === null || !session.isSignedIn()) return
  const key = keyOf(userId, page.conversationId)
  const before = await deviceStore.get<Kept>(key)
  const merged = before ? withOlder(page, before.page) : page
  const subject = program ?? before?.program
  const savedAt = serverNow() ?? Date.now()
  await deviceStore.set(key, { page: merged, savedAt, ...(subject && { program: subject }) } satisfies Kept)
}

/** The open chat has loaded its newest messages only: the older ones known here stay, if no gap lies between. */
function withOlder(page: Page, before: Page): Page {
  const first = page.messages[0]
  if (!first || !page.hasOlder || !before.messages.some(({ messageId }) => messageId === first.messageId)) return page
  const older = before.messages.filter(({ position }) => position < first.position)
  const messages = [...older, ...page.messages].slice(-maxMessages)
  return { ...page, messages, hasOlder: before.hasOlder || older.length + page.messages.length > maxMessages }
}

/** After one visit every conversation can be read without a network: fetches what has changed since the last time. */
export async function keepConversations({ conversations }: ResponseOf<typeof getConversations>): Promise<void> {
  const userId = session.userId()
  if (userId === null) return
  for (const { conversationId, lastMessage } of conversations.slice(0, maxConversations)) {
    if (!session.isSignedIn()) return
    const kept = await deviceStore.get<Kept>(keyOf(userId, conversationId))
    const known = kept?.page.messages.at(-1)
    const isFull = kept !== undefined && (kept.page.messages.length >= maxMessages || !kept.page.hasOlder)
    if (isFull && known?.createdAt === lastMessage.createdAt) continue
    await save(await fetchNewest(conversationId))
  }
}

async function fetchNewest(conversationId: string): Promise<Page> {
  const newest = await api(getChatMessagesList, { query: { conversationId, limit: pageSize } })
  const first = newest.messages[0]
  const older =
    newest.hasOlder && first
      ? await api(getChatMessagesList, { query: { conversationId, limit: pageSize, before: first.position } })
      : null
  const messages = [...(older?.messages ?? []), ...newest.messages].filter(isFinal)
  return { conversationId, messages, hasNewer: false, hasOlder: older?.hasOlder ?? newest.hasOlder }
}
