import type { FeedbackTopic } from '@lumi/contracts/feedback'
import { session } from '../../lib/session.ts'

interface FeedbackDraft {
  /** Idempotency key, created with the draft: sent again after a lost response, it is the same request. */
  clientRequestId: string
  type: FeedbackTopic | null
  text: string
  withMessages: boolean
}

const emptyDraft = (type: FeedbackTopic | null): FeedbackDraft => ({
  clientRequestId: crypto.randomUUID(),
  type,
  text: '',
  withMessages: false,
})

const storageKey = 'feedbackDraft'

/**
 * Survives leaving the page and a reload, but not closing the tab: a student who looks something up finds the text again.
 * Kept with whose it is, and deleted when they log out.
 */
export const feedbackDraft = {
  take(type: FeedbackTopic | null): FeedbackDraft {
    const kept = read()
    return kept === null ? emptyDraft(type) : { ...kept, type: type ?? kept.type }
  },
  keep(draft: FeedbackDraft | null): void {
    try {
      if (draft === null) sessionStorage.removeItem(storageKey)
      else sessionStorage.setItem(storageKey, JSON.stringify({ ...draft, userId: session.userId() }))
    } catch (cause) {
      console.warn('The text cannot be kept', cause)
    }
  },
}
session.subscribe(() => {
  // One that the server has ended is often found by the press on Send: the text waits for its owner.
  if (session.lastEnd() === 'logged-out') feedbackDraft.keep(null)
})

function read(): FeedbackDraft | null {
  try {
    const { userId, ...draft } = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') ?? {}
    return userId !== undefined && userId === session.userId() ? (draft as FeedbackDraft) : null
  } catch {
    return null
  }
}
