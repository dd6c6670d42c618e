import type { Intent, Message, ReplyContent, Usage } from '@lumi/contracts/chat'
import type { AppError, ErrorCode } from '@lumi/contracts/errors'
import type { HubEvent } from '@lumi/contracts/realtime'

/**
 * The state of the chat as a pure function of fetched pages, hub events and the local send queue (SR03, SR04). The
 * database is authoritative: an event may be lost, duplicated or late, and a page may be older than an event that
 * arrived before it.
 */
export interface ChatState {
  conversationId: string | null
  /** The newest page has arrived. */
  opened: boolean
  messages: ReadonlyMap<string, Message>
  /** Ids of `messages` by position. */
  order: readonly string[]
  /** Version of the deletion of each deleted message. An older or equal version of the message is ignored. */
  tombstones: ReadonlyMap<string, number>
  /** Every message from this position on, up to `loadedTo`, is loaded. */
  loadedFrom: number
  /** Infinity unless the reader has jumped to an older place: then newer messages are neither loaded nor kept. */
  loadedTo: number
  hasOlder: boolean
  /** Messages that arrived past `loadedTo`. */
  beyond: ReadonlySet<string>
  /** Events were missed: fetch from this position. Infinity: from the newest message. */
  missedFrom: number | null
  usage: Usage | null
  /**
   * As `usage`, but without what is reserved for a reply that has not ended: a free one gives it back, and the number would
   * go down and up again.
   */
  shownUsage: Usage | null
  /** Messages written on this device that the server has not confirmed, oldest first. */
  queue: readonly QueuedMessage[]
  /** Deleted here a moment ago; its row offers to undo that. */
  undo: Message | null
  /** Grows with every change except text appended to a reply, so that the list can skip those renders. */
  structure: number
}

/** A picture on this device, on its way with its message. */
export interface QueuedPicture {
  /** Made on the device, so that the picture is stored once however often it is sent. */
  clientImageId: string
  blob: Blob
  /** Pixels, upright. */
  width: number
  height: number
}

/** What goes back into the composer: an example, or a message that was not sent. */
export interface ReturnedMessage {
  text: string
  isExample: boolean
  pictures?: readonly QueuedPicture[]
  /** Pictures of another app belong to it. */
  shared?: 'kept' | 'lost' | undefined
  /** Why it came back; absent: the student took it back. */
  error?: AppError
}

export interface QueuedMessage {
  clientMessageId: string
  /** Null: the general conversation, before its id is known. */
  conversationId: string | null
  text: string
  intent: Intent | null
  /** Uploaded before the message itself is sent. Absent: none. */
  pictures?: readonly QueuedPicture[]
  /** ISO 8601. */
  createdAt: string
  state: 'queued' | 'sending' | 'failed'
  failure: ErrorCode | null
  /** Answered by the tutor on the device; the server takes the same turn when it can be reached. */
  offline?: {
    reply: { text: string; content: ReplyContent }
    /** Of the interface when it was written. */
    language: 'en' | 'ru'
    /** Place among the turns of this device, and its clock then. */
    sequence: number
    writtenAt: number
    /** What the next turn goes on from. */
    next: unknown
  }
  /** Set if the server asked to wait: the message is sent again automatically at this time (epoch milliseconds). */
  wait?: { until: number; isBusy: boolean }
}

export type Cursor =
  | { kind: 'newest' }
  /** `to`: not further than this position. */
  | { kind: 'from'; position: number; to?: number }
  | { kind: 'before'; position: number }

export interface Page {
  conversationId: string
  messages: readonly Message[]
  hasOlder: boolean
  hasNewer: boolean
}

export type ChatAction =
  | { type: 'fetch-started' }
  | { type: 'fetch-failed'; missedFrom: number | null }
  /** `known`: the result of `knownVersions` when the request was sent. */
  | { type: 'page'; cursor: Cursor; page: Page; known: ReadonlyMap<string, number> }
  /** The reader jumps: the result of `placed`. */
  | { type: 'place'; placed: ChatState }
  | { type: 'message.changed'; event: HubEvent<'message.changed'> }
  | { type: 'reply.delta'; event: HubEvent<'reply.delta'> }
  | { type: 'message.deleted'; event: HubEvent<'message.deleted'> }
  | { type: 'usage'; usage: Usage }
  | { type: 'queue'; queue: readonly QueuedMessage[] }
  | { type: 'undo'; message: Message | null }

export const emptyChat: ChatState = {
  conversationId: null,
  opened: false,
  messages: new Map(),
  order: [],
  tombstones: new Map(),
  loadedFrom: Number.POSITIVE_INFINITY,
  loadedTo: Number.POSITIVE_INFINITY,
  hasOlder: false,
  beyond: new Set(),
  missedFrom: null,
  usage: null,
  shownUsage: null,
  queue: [],
  undo: null,
  structure: 0,
}

export function chatReducer(state: ChatState, action: ChatAction): ChatState {
  const next = reduce(state, action)
  const { usage, shownUsage } = next
  if (usage === shownUsage || (isReserved(usage, shownUsage) && isAwaitingReply(next))) return next
  return { ...next, shownUsage: usage, structure: state.structure + 1 }
}

/** Fewer are left of the same day. */
const isReserved = (usage: Usage | null, shown: Usage | null) =>
  usage !== null &&
  shown !== null &&
  usage.resetsAt === shown.resetsAt &&
  usage.messagesPerDay === shown.messagesPerDay &&
  usage.messagesLeft < shown.messagesLeft

const isAwaitingReply = (state: ChatState) => activeReply(state) !== null || unsent(state).length > 0

function reduce(state: ChatState, action: ChatAction): ChatState {
  switch (action.type) {
    case 'fetch-started':
      return state.missedFrom === null ? state : { ...state, missedFrom: null }
    case 'fetch-failed':
      return missed(state, action.missedFrom)
    case 'page':
      return applyPage(state, action)
    case 'place':
      return action.placed
    case 'message.changed':
      return applyChanged(state, action.event.message)
    case 'reply.delta':
      return applyDelta(state, action.event)
    case 'message.deleted':
      return applyDeleted(state, action.event)
    case 'usage':
      return { ...state, usage: action.usage, structure: state.structure + 1 }
    case 'queue':
      return { ...state, queue: action.queue, structure: state.structure + 1 }
    case 'undo':
      return { ...state, undo: action.message, structure: state.structure + 1 }
  }
}

/**
 * Snapshot taken when a request is sent. A message missing in the response counts as deleted only if it was known then
 * and has not changed since.
 */
export function knownVersions(state: ChatState): ReadonlyMap<string, number> {
  return new Map([...state.messages.values()].map((message) => [message.messageId, message.version]))
}

/** Position to refetch from so that everything loaded is current. */
export function resyncPosition(state: ChatState): number {
  return Number.isFinite(state.loadedFrom) ? Math.max(0, state.loadedFrom) : 0
}

export function isFinal(message: Message): boolean {
  return message.state !== 'pending' && message.state !== 'streaming'
}

/** Queued messages that the server has not returned yet. */
export function unsent(state: ChatState): QueuedMessage[] {
  if (state.queue.length === 0) return []
  const stored = new Set([...state.messages.values()].map((message) => message.clientMessageId))
  return state.queue.filter((queued) => !stored.has(queued.clientMessageId))
}

/** The reader is at an older place: what is newest here is not the newest of the conversation. */
export const isDetached = (state: ChatState) => state.loadedTo !== Number.POSITIVE_INFINITY

/** Nothing was said in this conversation, and no deletion can be undone. */
export function isEmptyChat(state: ChatState): boolean {
  return state.opened && state.order.length === 0 && state.queue.length === 0 && state.undo === null
}

/** The reply being written; the newest if there are several. */
export function activeReply(state: ChatState): Message | null {
  if (isDetached(state)) return null
  for (let index = state.order.length - 1; index >= 0 && index >= state.order.length - 12; index--) {
    const message = state.messages.get(state.order[index]!)!
    if (message.author === 'tutor' && !isFinal(message)) return message
  }
  return null
}

/** An exercise was requested and has not arrived. */
export function isAwaitingPractice(state: ChatState): boolean {
  const isAsk = (message: { intent: Intent | null } | undefined) => message?.intent?.kind === 'practice'
  const reply = activeReply(state)
  return unsent(state).some(isAsk) || (reply?.replyTo != null && isAsk(state.messages.get(reply.replyTo)))
}

export function missed(state: ChatState, position: number | null): ChatState {
  if (position === null) return state
  const missedFrom = state.missedFrom === null ? position : Math.min(state.missedFrom, position)
  return missedFrom === state.missedFrom ? state : { ...state, missedFrom }
}

function newestPosition(state: ChatState): number {
  const newest = state.order.at(-1)
  if (newest === undefined) return state.opened ? resyncPosition(state) : Number.POSITIVE_INFINITY
  return Math.floor(state.messages.get(newest)!.position)
}

/**
 * Exchanges that this device has answered itself are shown as messages of version 0, between the places of stored ones.
 * They have the id of their `clientMessageId`, and go when the server's own take their place.
 */
export const isLocal = ({ version }: Message) => version === 0
export const localReplyId = (clientMessageId: string) => `reply ${clientMessageId}`

function replaceLocal(messages: Map<string, Message>, stored: Message): void {
  const { clientMessageId } = stored
  if (clientMessageId === null || isLocal(stored)) return
  messages.delete(clientMessageId)
  messages.delete(localReplyId(clientMessageId))
}

export function isElsewhere(state: ChatState, conversationId: string): boolean {
  return state.conversationId !== null && state.conversationId !== conversationId
}

/** The newer of two versions of a message. Of the same version, the one with more text: text only grows. */
export function newer(known: Message | undefined, incoming: Message): Message {
  if (known === undefined || incoming.version > known.version) return incoming
  if (incoming.version < known.version) return known
  return incoming.text.length >= known.text.length ? incoming : known
}

export function isDead(state: ChatState, message: Message): boolean {
  const deletedAt = state.tombstones.get(message.messageId)
  return deletedAt !== undefined && message.version <= deletedAt
}

export function byPosition(messages: ReadonlyMap<string, Message>): string[] {
  return [...messages.values()].sort((a, b) => a.position - b.position).map((message) => message.messageId)
}

function applyChanged(state: ChatState, message: Message): ChatState {
  if (isElsewhere(state, message.conversationId) || isDead(state, message)) return state
  const known = state.messages.get(message.messageId)
  if (known === undefined && state.opened && message.position < state.loadedFrom) return state
  if (known === undefined && message.position > state.loadedTo) {
    if (state.beyond.has(message.messageId)) return state
    return { ...state, beyond: new Set(state.beyond).add(message.messageId), structure: state.structure + 1 }
  }
  const next = newer(known, message)
  if (next === known) return state
  const messages = new Map(state.messages).set(message.messageId, next)
  replaceLocal(messages, message)
  const order = known?.position === next.position ? state.order : byPosition(messages)
  return { ...state, messages, order, structure: state.structure + 1 }
}

function applyDelta(state: ChatState, delta: HubEvent<'reply.delta'>): ChatState {
  if (isElsewhere(state, delta.conversationId)) return state
  const known = state.messages.get(delta.messageId)
  if (known === undefined) {
    if (state.beyond.has(delta.messageId)) return state
    const deletedAt = state.tombstones.get(delta.messageId)
    return deletedAt !== undefined && delta.version <= deletedAt ? state : missed(state, newestPosition(state))
  }
  if (delta.version < known.version) return state
  if (delta.version > known.version || delta.offset > known.text.length) return missed(state, known.position)
  const unseen = delta.text.slice(known.text.length - delta.offset)
  if (unseen === '') return state
  const grown = { ...known, text: known.text + unseen }
  const structure = known.text === '' ? state.structure + 1 : state.structure
  return { ...state, messages: new Map(state.messages).set(known.messageId, grown), structure }
}

function applyDeleted(state: ChatState, event: HubEvent<'message.deleted'>): ChatState {
  if (isElsewhere(state, event.conversationId)) return state
  const known = state.messages.get(event.messageId)
  if (known !== undefined && known.version > event.version) return state
  const deletedAt = Math.max(event.version, state.tombstones.get(event.messageId) ?? 0)
  const tombstones = new Map(state.tombstones).set(event.messageId, deletedAt)
  if (known === undefined) {
    if (!state.beyond.has(event.messageId)) return { ...state, tombstones }
    const beyond = new Set(state.beyond)
    beyond.delete(event.messageId)
    return { ...state, tombstones, beyond, structure: state.structure + 1 }
  }
  const messages = new Map(state.messages)
  messages.delete(event.messageId)
  const order = state.order.filter((id) => id !== event.messageId)
  return { ...state, tombstones, messages, order, structure: state.structure + 1 }
}

export function coveredBy(cursor: Cursor, page: Page): { from: number; to: number } {
  const first = page.messages[0]?.position
  const last = page.messages.at(-1)?.position
  const from = page.hasOlder && first !== undefined ? first : Number.NEGATIVE_INFINITY
  switch (cursor.kind) {
    case 'newest':
      return { from, to: Number.POSITIVE_INFINITY }
    case 'before':
      return { from, to: cursor.position - 1 }
    case 'from':
      return {
        from: cursor.position,
        to: page.hasNewer ? (last ?? cursor.to ?? Number.POSITIVE_INFINITY) : (cursor.to ?? Number.POSITIVE_INFINITY),
      }
  }
}

function applyPage(state: ChatState, action: Extract<ChatAction, { type: 'page' }>): ChatState {
  const { cursor, page, known } = action
  if (isElsewhere(state, page.conversationId)) return state
  const covered = coveredBy(cursor, page)
  const messages = new Map(state.messages)
  const tombstones = new Map(state.tombstones)
  const present = new Set(page.messages.map((message) => message.messageId))
  for (const message of page.messages) {
    if (isDead(state, message)) continue
    messages.set(message.messageId, newer(messages.get(message.messageId), message))
    replaceLocal(messages, message)
  }
  for (const message of state.messages.values()) {
    const within = message.position >= covered.from && message.position <= covered.to
    const unchanged = known.get(message.messageId) === message.version
    if (within && unchanged && !present.has(message.messageId) && !isLocal(message)) {
      messages.delete(message.messageId)
      tombstones.set(message.messageId, message.version + 1)
    }
    // Events before the first page were all accepted. Messages before that page, or of another conversation, are
    // dropped.
    const isStray = message.conversationId !== page.conversationId || message.position < covered.from
    if (cursor.kind === 'newest' && isStray) messages.delete(message.messageId)
  }
  // A page asked for before the reader jumped elsewhere does not continue what is loaded now.
  const continuesStart = cursor.kind === 'before' && state.opened && cursor.position >= state.loadedFrom
  const isOldestNow = cursor.kind === 'newest' || continuesStart
  const loadedTo = endAfter(state, cursor, covered.to)
  const opened = state.opened || cursor.kind === 'newest'
  const loadedFrom = isOldestNow ? covered.from : state.loadedFrom
  for (const { messageId, position } of opened ? page.messages : []) {
    if (position < loadedFrom || position > loadedTo) messages.delete(messageId)
  }
  const next: ChatState = {
    ...state,
    conversationId: page.conversationId,
    opened,
    messages,
    tombstones,
    order: byPosition(messages),
    loadedFrom,
    loadedTo,
    hasOlder: isOldestNow ? page.hasOlder : state.hasOlder,
    beyond: withoutLoaded(state.beyond, messages, loadedTo),
    structure: state.structure + 1,
  }
  return next.missedFrom === Number.POSITIVE_INFINITY ? { ...next, missedFrom: newestPosition(next) } : next
}

/** A page that continues what is loaded moves its end. */
function endAfter(state: ChatState, cursor: Cursor, to: number): number {
  if (cursor.kind === 'newest') return Number.POSITIVE_INFINITY
  const continues = cursor.kind === 'from' && cursor.to === undefined && cursor.position <= state.loadedTo + 1
  return continues ? Math.max(state.loadedTo, to) : state.loadedTo
}

export function withoutLoaded(
  beyond: ReadonlySet<string>,
  messages: ReadonlyMap<string, Message>,
  loadedTo: number,
): ReadonlySet<string> {
  if (beyond.size === 0) return beyond
  return loadedTo === Number.POSITIVE_INFINITY ? new Set() : new Set([...beyond].filter((id) => !messages.has(id)))
}
