import type { ChatFeedback } from '@lumi/contracts/chat'
import { api } from '../../lib/api.ts'
import { attempt } from './attempt.ts'
import type { ChatStore } from './chat-store.ts'

/** What the student said about the replies of the open conversation. Fetched once. */
export async function fetchRatings(chat: ChatStore): Promise<void> {
  const conversationId = chat.conversationId()
  if (conversationId === null || chat.getView().ratings !== null) return
  const { getChatFeedback } = await import('@lumi/contracts/feedback')
  const { feedback } = await api(getChatFeedback, { query: { conversationId } })
  chat.setRatings(new Map(feedback.map((one) => [one.messageId, one.feedback])))
}

/** Stores an opinion. Shown at once, and taken back if the server does not take it. */
export async function saveOpinion(chat: ChatStore, messageId: string, next: ChatFeedback | null): Promise<boolean> {
  await fetchRatings(chat).catch(() => {})
  if (chat.getView().ratings === null) chat.setRatings(new Map())
  const before = chat.getView().ratings?.get(messageId) ?? null
  chat.rate(messageId, next)
  const done = await attempt(async () => {
    const { sendChatFeedback } = await import('@lumi/contracts/feedback')
    await api(sendChatFeedback, { body: { messageId, feedback: next } })
  })
  if (!done) chat.rate(messageId, before)
  return done
}
