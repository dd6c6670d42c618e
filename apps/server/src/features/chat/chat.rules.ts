import type { Message } from '@lumi/contracts/chat'
import { AppError } from '@lumi/contracts/errors'
import { MESSAGE } from '@lumi/contracts/product-rules'

/** SR02: an id names one message. The same text again gets the same answer, another text is refused. */
export function assertSameMessage(stored: Message, sent: { text: string }): void {
  if (stored.text !== sent.text) throw new AppError('chat_message_conflict')
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
