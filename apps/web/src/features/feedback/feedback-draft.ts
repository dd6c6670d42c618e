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

/** Survives leaving the page but not closing the tab: a student who looks something up finds the text again. */
let kept: FeedbackDraft | null = null
session.subscribe(() => {
  if (!session.isSignedIn()) kept = null
})

export const feedbackDraft = {
  take: (type: FeedbackTopic | null): FeedbackDraft =>
    kept === null ? emptyDraft(type) : { ...kept, type: type ?? kept.type },
  keep: (draft: FeedbackDraft | null): void => {
    kept = draft
  },
}
