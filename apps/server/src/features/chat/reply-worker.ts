import { setTimeout as delay, setImmediate } from 'node:timers/promises'
import type { Message } from '@lumi/contracts/chat'
import type { ErrorCode } from '@lumi/contracts/errors'
import { ModelError } from '../../platform/model/model.ts'
import type { Platform } from '../../platform/platform.ts'
import { createReplyBeat, type ReplyBeat } from './reply-beat.ts'
import type { ReplySource } from './reply-content.ts'
import { claimOrders, type ReplyOrder, releaseLeases, restartReply, type Settled } from './reply-orders.store.ts'
import { createReplySettlement, type Ending, type RecordEvents } from './reply-settlement.ts'
import type { SourceFinder } from './reply-source.ts'
import { createReplyWriter, ReplyAborted, type ReplyGate, type ReplyWriter } from './reply-writer.ts'

/** Orders without a living writer are looked for this often: with the lease this keeps SR05's 60 s. */
const sweepIntervalMs = 3000
const claimedTogether = 200
/** A reply that has begun so often without ending keeps killing its process. */
const maxStarts = 4
/** SIGTERM: replies have this long to end, then they are handed over. Rules, Faults: exit within 15 s. */
const handOverAfterMs = 5000

interface Running {
  writer: ReplyWriter
  abort: AbortController
  /** The reply in its final state; undefined when it is not ours any more. */
  ended: Promise<Message | undefined>
}

export interface ReplyWorker {
  /** Name of this process in leases. */
  readonly owner: string
  /** A message as its readers see it now: while this process writes it, what they see is ahead of what is stored. */
  asShown(message: Message): Message
  /** Writes a reply whose lease was taken together with its order. Call after the commit. */
  begin(order: ReplyOrder): void
  /** Looks for the next order of a conversation. Call after the commit. */
  wake(conversationId: string): void
  /** Ends a reply that this process writes; undefined when it does not. */
  stopReply(messageId: string): Promise<Message | undefined> | undefined
  publishSettled(studentId: string, message: Message, settled: Settled): void
  start(): void
  stop(): Promise<void>
}

export function createReplyWorker(
  platform: Pick<Platform, 'db' | 'database' | 'hub' | 'clock' | 'log'>,
  options: {
    findSource: SourceFinder
    gate: ReplyGate
    recordEvents: RecordEvents
  },
): ReplyWorker {
  const { db, hub, log } = platform
  const owner = crypto.randomUUID()
  const isOnlyProcess = platform.database.kind === 'pglite'
  const beat: ReplyBeat = createReplyBeat({ db, hub, log, owner })
  const running = new Map<string, Running>()
  /** Conversations in which this process writes, and whether to look again when the reply has ended. */
  const busy = new Map<string, { replies: number; lookAgain: boolean }>()
  let sweeping: NodeJS.Timeout | undefined
  let isStopping = false
  const { settle, publishSettled } = createReplySettlement(platform, {
    owner,
    recordEvents: options.recordEvents,
    isStopping: () => isStopping,
  })

  function begin(order: ReplyOrder) {
    const { messageId, conversationId } = order.reply
    // When the process stops, the order stays for the next one; its lease is released at the end of the stop.
    if (isStopping || running.has(messageId)) return
    // Two for a moment: the next reply may begin while the last one is stored, but not yet swept up here.
    const talk = busy.get(conversationId) ?? { replies: 0, lookAgain: false }
    busy.set(conversationId, talk)
    talk.replies++
    const abort = new AbortController()
    // The entry must exist before the first line of the reply runs: a stop may come at any moment.
    const entry: Running = { writer: undefined as never, abort, ended: undefined as never }
    running.set(messageId, entry)
    entry.ended = write(order, entry)
      .catch((error: unknown) => {
        log.error({ error, messageId }, 'A reply could not be ended; its lease will run out')
        return undefined
      })
      .finally(() => {
        running.delete(messageId)
        talk.replies--
        if (talk.replies > 0) return
        busy.delete(conversationId)
        if (talk.lookAgain) wake(conversationId)
      })
  }

  function wake(conversationId: string) {
    const writing = busy.get(conversationId)
    if (writing) {
      writing.lookAgain = true
      return
    }
    claim({ conversationId, limit: 1 })
  }

  function claim(what: { conversationId?: string; limit: number }) {
    if (isStopping) return
    claimOrders(db, { owner, isOnlyProcess, ...what }).then(
      (orders) => orders.forEach(begin),
      (error: unknown) => log.warn({ error }, 'Owed replies could not be looked up and will be again'),
    )
  }

  async function write(order: ReplyOrder, entry: Running): Promise<Message | undefined> {
    // The request that ordered the reply is answered before the tutor thinks.
    await setImmediate()
    const source = await findSource(order)
    const reply = source ? await preparedReply(order, source) : order.reply
    if (!reply) return undefined
    const writer = createReplyWriter({
      reply,
      studentId: order.studentId,
      gate: source?.gate ?? options.gate,
      pace: source?.pace,
      onText: () => beat.hurry(writer),
    })
    entry.writer = writer
    const { signal } = entry.abort
    signal.addEventListener('abort', () => writer.abort(signal.reason as Error), { once: true })
    beat.add(writer, {
      isKnown: source?.isRepeatable === true && typeof source.speech === 'string',
      onLost: () => entry.abort.abort(new ReplyAborted('lost')),
    })
    let ending: Ending
    try {
      ending = source ? await speak(order, source, writer, signal) : { state: 'failed', failure: 'reply_failed' }
    } finally {
      await beat.remove(writer)
    }
    if (signal.aborted && (signal.reason as ReplyAborted).reason !== 'stopped') return undefined
    const settled = await settle(order, source, writer, ending)
    const writing = busy.get(order.reply.conversationId)
    if (writing && settled?.hasNext) writing.lookAgain = true
    return settled?.message
  }

  async function findSource(order: ReplyOrder): Promise<ReplySource | undefined> {
    if (order.starts > maxStarts) return undefined
    try {
      return await options.findSource(order)
    } catch (error) {
      log.error({ error, messageId: order.reply.messageId }, 'The tutor found nothing to say')
      return undefined
    }
  }

  /**
   * A reply taken over: what was shown stays when the source says it again, and the rest follows. Otherwise it begins anew
   * under a new version, except a model's that has been read: that one fails with its text (see `speak`).
   */
  async function preparedReply(order: ReplyOrder, source: ReplySource): Promise<Message | undefined> {
    const { reply } = order
    if (reply.text === '' || !source.isRepeatable) return reply
    if (typeof source.speech === 'string' && source.speech.startsWith(reply.text)) return reply
    const version = await restartReply(db, owner, reply.messageId)
    if (version === undefined) return undefined
    const restarted: Message = { ...reply, version, text: '', state: 'pending' }
    hub.publish(order.studentId, 'message.changed', { message: restarted })
    return restarted
  }

  async function speak(
    order: ReplyOrder,
    source: ReplySource,
    writer: ReplyWriter,
    signal: AbortSignal,
  ): Promise<Ending> {
    try {
      signal.throwIfAborted()
      if (typeof source.speech === 'string') {
        writer.write(source.speech.slice(writer.shown.length))
      } else {
        // No second beginning after the first character (rules, Models).
        if (writer.shown !== '') return { state: 'failed', failure: 'reply_failed' }
        for await (const text of source.speech(signal)) {
          writer.write(text)
          if (writer.verdict) break
        }
      }
      await writer.finish()
      return writer.shown === '' && !writer.verdict
        ? { state: 'failed', failure: 'reply_failed' }
        : { state: 'done', failure: null }
    } catch (error) {
      if (signal.aborted) return { state: 'stopped', failure: null }
      // What came before the fault is shown to its last character.
      await writer.finish().catch(() => {})
      if (signal.aborted) return { state: 'stopped', failure: null }
      log.warn({ error, messageId: order.reply.messageId }, 'A reply broke off')
      return { state: 'failed', failure: failureOf(error) }
    }
  }

  return {
    owner,
    asShown(message) {
      const writer = running.get(message.messageId)?.writer
      const text = writer && message.version === writer.reply.version ? beat.shown(writer) : undefined
      return text === undefined || text.length <= message.text.length
        ? message
        : { ...message, state: 'streaming', text }
    },
    begin,
    wake,
    publishSettled,
    stopReply(messageId) {
      const entry = running.get(messageId)
      entry?.abort.abort(new ReplyAborted('stopped'))
      return entry?.ended
    },
    start() {
      const sweep = () => claim({ limit: claimedTogether })
      sweep()
      sweeping = setInterval(sweep, sweepIntervalMs)
    },
    async stop() {
      isStopping = true
      clearInterval(sweeping)
      const all = Promise.all([...running.values()].map((entry) => entry.ended))
      const patience = new AbortController()
      await Promise.race([all, delay(handOverAfterMs, undefined, { signal: patience.signal }).catch(() => {})])
      patience.abort()
      await beat.handOver()
      for (const entry of running.values()) entry.abort.abort(new ReplyAborted('handed-over'))
      await all
      await releaseLeases(db, owner)
    },
  }
}

function failureOf(error: unknown): Extract<ErrorCode, `reply_${string}`> {
  if (!(error instanceof ModelError)) return 'reply_failed'
  switch (error.failure) {
    case 'unavailable':
      return 'reply_provider_unavailable'
    case 'timed-out':
      return 'reply_timed_out'
    case 'broken':
    case 'filtered':
      return 'reply_failed'
  }
}
