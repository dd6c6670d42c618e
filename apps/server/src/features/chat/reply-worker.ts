import { setTimeout as delay, setImmediate } from 'node:timers/promises'
import type { Message } from '@lumi/contracts/chat'
import type { ErrorCode } from '@lumi/contracts/errors'
import { ModelError } from '../../platform/model/model.ts'
import type { Platform } from '../../platform/platform.ts'
import { createReplyBeat, type ReplyBeat } from './reply-beat.ts'
import type { ReplySource, SourceFinder } from './reply-content.ts'
import { claimOrders, type ReplyOrder, releaseLeases, restartReply, type Settled } from './reply-orders.store.ts'
import { createReplySettlement, type Ending, type RecordEvents, type ReplyEnded } from './reply-settlement.ts'
import { createReplyWriter, ReplyAborted, type ReplyGate, type ReplyWriter } from './reply-writer.ts'

/** How often orders without a living writer are looked for. Together with the lease this keeps the 60 s of SR05. */
const sweepIntervalMs = 3000
const claimedTogether = 200
/** Poison message limit: a reply that was started this often without ending is given up. */
const maxStarts = 4
/** After SIGTERM, replies have this long to end before they are handed over (rules, Faults: exit within 15 s). */
const handOverAfterMs = 5000

interface Running {
  writer: ReplyWriter
  abort: AbortController
  /** The reply in its final state; undefined when another process owns it. */
  ended: Promise<Message | undefined>
}

export interface ReplyWorker {
  /** Name of this process in leases. */
  readonly owner: string
  /** A message as the devices see it now: ahead of what is stored while this process writes it. */
  asShown(message: Message): Message
  /** Writes a reply whose lease was taken together with its order. Call after the commit. */
  begin(order: ReplyOrder): void
  /** Looks for the next order of a conversation. Call after the commit. */
  wake(conversationId: string): void
  /** Ends a reply that this process writes; undefined when it writes no such reply. */
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
    replyEnded: ReplyEnded
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
    replyEnded: options.replyEnded,
    isStopping: () => isStopping,
  })

  function begin(order: ReplyOrder) {
    const { messageId, conversationId } = order.reply
    // While the process stops, new orders stay for the next one; their leases are released at the end of the stop.
    if (isStopping || running.has(messageId)) return
    // Two for a moment: the next reply may begin when the last one is stored but not yet removed here.
    const talk = busy.get(conversationId) ?? { replies: 0, lookAgain: false }
    busy.set(conversationId, talk)
    talk.replies++
    const abort = new AbortController()
    // The entry must exist before `write` runs: a stop may come at any moment.
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
    // Let the request that ordered the reply be answered first.
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
   * For a reply that is taken over. If the source produces the same text, the reply continues after what was shown.
   * Otherwise it starts again under a new version, except a model's reply that was partly read, which fails (see `speak`).
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
        // A model is not asked again once its first character was shown (rules, Models).
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
      // Everything that came before the error is still shown.
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
