import type { Message, Picture } from '@lumi/contracts/chat'
import { AppError } from '@lumi/contracts/errors'
import { MESSAGE } from '@lumi/contracts/product-rules'

/** SR02: a client id names one message. Sending it again is idempotent; another text or picture under the same id is refused. */
export function assertSameMessage(
  stored: Pick<Message, 'text' | 'pictures'>,
  sent: { text: string; pictures: readonly Picture[] },
): void {
  const idsOf = (pictures: readonly Picture[]) => pictures.map(({ pictureId }) => pictureId).join()
  if (stored.text !== sent.text || idsOf(stored.pictures ?? []) !== idsOf(sent.pictures)) {
    throw new AppError('chat_message_conflict')
  }
}

/** Only a failed reply can be ordered again. */
export function canRetry(reply: Message): boolean {
  return reply.author === 'tutor' && reply.state === 'failed'
}

export function isBeingWritten(message: Message): boolean {
  return message.state === 'pending' || message.state === 'streaming'
}

/** Undo corrects a slip of the finger; it is not an archive, so it is possible for a short time only. */
export function assertUndoable(deletedAt: Date, now: Date): void {
  if (now.getTime() - deletedAt.getTime() > MESSAGE.undoSeconds * 1000) throw new AppError('chat_message_not_found')
}
