import type { OfflineBase } from '@lumi/tutor'
import { deviceStore } from '../../../lib/device-store.ts'
import type { QueuedMessage } from '../chat-state.ts'

/** What the server gave for the time without a network. */
export interface KeptBase {
  base: string
  seal: string
  /** Milliseconds by which the clock of the server was ahead at that contact. */
  offset: number
  /** Old ones are deleted with what is unsent (`device-store.ts`). */
  savedAt: number
}

export type Answered = QueuedMessage & { offline: NonNullable<QueuedMessage['offline']> }
export const isAnswered = (message: QueuedMessage): message is Answered => message.offline !== undefined

/** Under the student's id, so it goes with the rest of what is unsent. */
const baseKey = (userId: string, conversationId: string) => `${userId}/offline/${conversationId}`

export const keptBase = {
  get: (userId: string, conversationId: string) => deviceStore.get<KeptBase>(baseKey(userId, conversationId)),
  set: (userId: string, conversationId: string, { base, seal }: { base: string; seal: string }) =>
    deviceStore.set(baseKey(userId, conversationId), {
      base,
      seal,
      offset: (JSON.parse(base) as OfflineBase).issuedAt - Date.now(),
      savedAt: Date.now(),
    } satisfies KeptBase),
}

interface Device {
  deviceId: string
  /** Of the next turn. */
  sequence: number
  savedAt: number
}

async function device(userId: string): Promise<Device> {
  const known = await deviceStore.get<Device>(`${userId}/offline/device`)
  return known ?? { deviceId: crypto.randomUUID(), sequence: 0, savedAt: Date.now() }
}

/** The name of this device in the log of events, and the place of its next turn. */
export async function nextSequence(userId: string): Promise<number> {
  const { deviceId, sequence } = await device(userId)
  await deviceStore.set(`${userId}/offline/device`, { deviceId, sequence: sequence + 1, savedAt: Date.now() })
  return sequence
}

export const deviceIdOf = async (userId: string) => (await device(userId)).deviceId

/** Answered messages of a conversation that the server has not got, oldest first. */
export async function answeredMessages(userId: string, conversationId: string): Promise<Answered[]> {
  const keys = await deviceStore.keys(`${userId}/queue/`)
  const all = await Promise.all(keys.map((key) => deviceStore.get<QueuedMessage>(key)))
  return all
    .filter((message) => message !== undefined)
    .filter(isAnswered)
    .filter((message) => message.conversationId === conversationId)
    .sort((a, b) => a.offline.sequence - b.offline.sequence)
}
