import { getChatMessagesList, getChatStatus } from '@lumi/contracts/chat'
import type { ResponseOf } from '@lumi/contracts/endpoint'
import { api, earlyResponse } from '../../lib/api.ts'
import { isSessionOver } from './attempt.ts'
import type { Cursor, Page } from './chat-state.ts'

export type ChatStatus = ResponseOf<typeof getChatStatus>

interface ConversationOptions {
  /** Called once, with the first answer of the server. */
  onKnown: (conversationId: string) => void
  onStatus: (status: ChatStatus) => void
  /** The conversation to open. Absent: that of the chosen subject. */
  wanted?: string | undefined
}

/**
 * Which conversation is open. The first response decides (that of the chosen subject); from then on every call names
 * it, whatever is chosen elsewhere.
 */
export function createConversation({ onKnown, onStatus, wanted }: ConversationOptions) {
  let conversationId: string | null = null
  /** Null: not known yet. */
  let program: ChatStatus['program'] | undefined
  /** The status could not be fetched, and nothing has brought it since. */
  let isStatusMissing = false
  /** False: another subject was chosen on another page or device. */
  let isInFocus = true

  const query = () => {
    const named = conversationId ?? wanted
    return named === undefined ? {} : { conversationId: named }
  }

  /** Whether the response is about this conversation. Two calls sent before it was known may get different answers. */
  const isHere = (answer: { conversationId: string }): boolean => {
    if (conversationId === null) {
      conversationId = answer.conversationId
      onKnown(conversationId)
    }
    return answer.conversationId === conversationId
  }

  /** Null: the response is about another conversation. Happens at most once, because the next call names this one. */
  const page = async (cursor: Cursor, limit: number): Promise<Page | null> => {
    const answer = await api(getChatMessagesList, {
      query: {
        limit,
        ...query(),
        ...(cursor.kind === 'from' && { from: cursor.position }),
        ...(cursor.kind === 'from' && cursor.to !== undefined && { before: cursor.to + 1 }),
        ...(cursor.kind === 'before' && { before: cursor.position }),
      },
    })
    if (!isHere(answer)) return null
    const isBounded = cursor.kind === 'from' && cursor.to !== undefined
    // What is past the bound is no part of the question.
    return isBounded ? { ...answer, hasNewer: answer.messages.length >= limit } : answer
  }

  /** The newest page, if it was fetched before the app ran; at build time there is none. `adopt` has to follow. */
  const pageAtHand = (limit: number): Page | null =>
    wanted === undefined && typeof window !== 'undefined'
      ? (earlyResponse(getChatMessagesList, { limit }) ?? null)
      : null

  const show = (status: ChatStatus) => {
    program = status.program
    isStatusMissing = false
    onStatus(status)
  }

  const loadStatus = async (): Promise<void> => {
    try {
      const status = await api(getChatStatus, { query: query() })
      if (!isHere(status)) return loadStatus()
      show(status)
    } catch (error) {
      // The chat works without it, and with the network it is asked for again.
      isStatusMissing = true
      if (!isSessionOver(error)) console.warn('The subject and the allowance could not be loaded', error)
    }
  }

  return {
    /** Null: not known yet. */
    id: () => conversationId,
    page,
    pageAtHand,
    /** The page at hand decides which conversation is open. */
    adopt: (page: Page) => void isHere(page),
    loadStatus,
    /** After a time without a network. */
    async loadMissingStatus(): Promise<void> {
      if (isStatusMissing) await loadStatus()
    },

    /** The wanted conversation is not there any more: opens that of the chosen subject. */
    forgetWanted(): boolean {
      const had = wanted !== undefined && conversationId === null
      wanted = undefined
      return had
    },

    /** Another page or device chose a subject, or the first one was added: checks whether this one is still chosen. */
    async followFocus(): Promise<void> {
      try {
        const status = await api(getChatStatus, { query: {} })
        isInFocus = isHere(status)
        if (isInFocus) show(status)
        else await loadStatus()
      } catch {
        // Checked again at the next change; the conversation stays the same in any case.
        isStatusMissing ||= program === undefined
      }
    },

    /** Chooses this subject again because the student writes here: a reload and other devices then open it. */
    async takeFocus(): Promise<void> {
      if (isInFocus || program === undefined) return
      isInFocus = true
      try {
        const { chooseProgram } = await import('@lumi/contracts/programs')
        await api(chooseProgram, { body: program ? { programId: program.programId } : {} })
      } catch {
        // A paused subject cannot be chosen; the message is stored anyway.
        isInFocus = false
      }
    },
  }
}
