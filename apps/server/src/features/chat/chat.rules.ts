import type { Intent, Message } from '@lumi/contracts/chat'
import { AppError } from '@lumi/contracts/errors'
import { MESSAGE } from '@lumi/contracts/product-rules'
import { assessRisk } from '@lumi/tutor'

/** SR21: a cry for help is answered whether or not a message is left. */
export function turnWithoutUnit(
  openProblemId: string | null,
  sent: { text: string; intent: Intent | undefined },
): 'grace' | 'care' | null {
  if (assessRisk(sent.text)?.level === 'care') return 'care'
  return canTakeGraceTurn(openProblemId, sent.intent) ? 'grace' : null
}

/** SR02: an id names one message. The same text again gets the same answer, another text is refused. */
export function assertSameMessage(stored: Message, sent: { text: string }): void {
  if (stored.text !== sent.text) throw new AppError('chat_message_conflict')
}

/**
 * With no messages left the open problem may still be finished (decisions, "Money"): hints and checks always belong to it, and
 * so does whatever else is said while it is open. Whether the turns suffice is counted where they are taken.
 */
export function canTakeGraceTurn(openProblemId: string | null, intent: Intent | undefined): boolean {
  if (openProblemId === null) return false
  return intent?.problemId === undefined || intent.problemId === openProblemId
}

/** A finished reply stays as it is; only a failed one is ordered again. */
export function canRetry(reply: Message): boolean {
  return reply.author === 'tutor' && reply.state === 'failed'
}

export function isBeingWritten(message: Message): boolean {
  return message.state === 'pending' || message.state === 'streaming'
}

/** Undo is for a slip of the finger, not an archive. */
export function assertUndoable(deletedAt: Date, now: Date): void {
  if (now.getTime() - deletedAt.getTime() > MESSAGE.undoSeconds * 1000) throw new AppError('chat_message_not_found')
}
