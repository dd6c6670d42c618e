import type { BodyOf, ResponseOf } from '@lumi/contracts/endpoint'
import { AppError } from '@lumi/contracts/errors'
import { mergeOfflineTurns } from '@lumi/contracts/offline'
import { OFFLINE } from '@lumi/contracts/product-rules'
import { api } from '../../../lib/api.ts'
import type { QueuedMessage } from '../chat-state.ts'
import { type Answered, answeredMessages, deviceIdOf, keptBase } from './device-state.ts'

type Merged = ResponseOf<typeof mergeOfflineTurns>
type Sent = Merged['turns'][number] & Pick<Merged, 'usage'>

/** One call brings several turns; the queue asks for them one by one. */
const merged = new Map<string, Sent>()

/**
 * Brings the turns that this device has taken itself to the server, beginning with `message`.
 * @returns undefined when the server cannot take them over: then the message is sent as usual
 */
export async function mergeOffline(
  userId: string,
  message: QueuedMessage,
  signal: AbortSignal,
): Promise<Sent | undefined> {
  const known = merged.get(message.clientMessageId)
  merged.delete(message.clientMessageId)
  if (known) return known
  const { conversationId } = message
  const kept = conversationId === null ? undefined : await keptBase.get(userId, conversationId)
  if (conversationId === null || !kept) return undefined
  const waiting = await answeredMessages(userId, conversationId)
  const from = waiting.findIndex(({ clientMessageId }) => clientMessageId === message.clientMessageId)
  if (from === -1) return undefined
  const turns = withinLimits(waiting.slice(from)).map(turnOf)
  let answer: Merged
  try {
    answer = await api(mergeOfflineTurns, {
      signal,
      body: {
        deviceId: await deviceIdOf(userId),
        base: kept.base,
        seal: kept.seal,
        sentAt: Date.now(),
        turns,
      },
    })
  } catch (error) {
    if (error instanceof AppError && error.code === 'chat_message_not_replayable') return undefined
    throw error
  }
  await keptBase.set(userId, conversationId, answer)
  const { usage } = answer
  for (const [index, turn] of answer.turns.entries()) merged.set(turns[index]!.clientMessageId, { ...turn, usage })
  const first = merged.get(message.clientMessageId)
  merged.delete(message.clientMessageId)
  return first
}

function withinLimits(waiting: readonly Answered[]): readonly Answered[] {
  let length = 0
  const end = waiting.findIndex(({ text }) => {
    length += text.length
    return length > OFFLINE.maxTextLength
  })
  return waiting.slice(0, Math.min(OFFLINE.maxTurns, end === -1 ? waiting.length : end))
}

const turnOf = ({
  clientMessageId,
  text,
  intent,
  offline,
}: Answered): BodyOf<typeof mergeOfflineTurns>['turns'][number] => ({
  clientMessageId,
  text,
  ...(intent !== null && { intent }),
  language: offline.language,
  writtenAt: offline.writtenAt,
  sequence: offline.sequence,
})
