import { setTimeout as delay } from 'node:timers/promises'
import type { Message } from '@lumi/contracts/chat'
import type { LearnerEvent } from '@lumi/tutor'
import { type SQL, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { giveBackContested } from './contests.store.ts'
import type { ReplySource } from './reply-content.ts'
import { type ReplyOrder, type Settled, type Settlement, settleReply } from './reply-orders.store.ts'
import type { ReplyWriter } from './reply-writer.ts'
import { isCharged, usageOfPeriod } from './usage.rules.ts'

/** Wait between two tries to store a final state while the database is away. */
const settleRetryMs = 1000
/** By then the lease has expired and another process owns the reply. */
const settleTries = 20

/** How a reply ended. */
export type Ending = Pick<Message, 'state' | 'failure'> & { state: 'done' | 'stopped' | 'failed' }

/** Of the `learning` feature: a CTE that stores the learner events of a turn, only if `ended` has a row. */
export type RecordEvents = (studentId: string, events: readonly LearnerEvent[], ended: SQL) => SQL

/** Told of every reply that came to its end. */
export type ReplyEnded = (studentId: string, message: Message) => Promise<void>

/** Stores the end of a reply with its charge and its learner events, and tells every device. */
export function createReplySettlement(
  { db, hub, clock, log }: Pick<Platform, 'db' | 'hub' | 'clock' | 'log'>,
  {
    owner,
    recordEvents,
    replyEnded,
    isStopping,
  }: { owner: string; recordEvents: RecordEvents; replyEnded: ReplyEnded; isStopping(): boolean },
) {
  /** @returns undefined when the reply belongs to another process by now */
  async function settle(
    order: ReplyOrder,
    source: ReplySource | undefined,
    writer: ReplyWriter,
    ending: Ending,
  ): Promise<{ message: Message; hasNext: boolean } | undefined> {
    const { reply, verdict } = writer
    const withdrawn = verdict?.kind === 'replace' ? verdict : undefined
    const text = withdrawn?.text ?? writer.shown
    const content = withdrawn ? withdrawn.content : (source?.content ?? null)
    const { state, failure } = ending
    // A turn counts only if the student got its text. Otherwise the state stays, and a retry is the same turn again.
    const isTurn = withdrawn === undefined || withdrawn.isTurn === true
    const wasSaid = source !== undefined && isTurn && (state === 'done' || (state === 'stopped' && text !== ''))
    const problem = wasSaid ? source.content.problem : undefined
    const isFree = withdrawn !== undefined || source?.isFree === true
    const settlement: Settlement = {
      messageId: reply.messageId,
      owner,
      state,
      text,
      content: state === 'failed' ? null : content,
      failure,
      isCharged: isCharged({ state, length: text.length, isFree }),
      tutorState: wasSaid ? source.tutorState : undefined,
      openProblemId: problem && (problem.solved ? null : problem.problemId),
      now: clock.now(),
    }
    const events = wasSaid ? source.events : []
    const settled = await persistently(() => settleWith(order, settlement, events))
    if (!settled) return undefined
    const message: Message = {
      ...reply,
      version: settled.version,
      state,
      text,
      content: state === 'failed' ? null : content,
      failure,
    }
    // The answer to the send has counted this unit already; a charge changes nothing visible.
    const isUsageNew = !settlement.isCharged || takesBack(settlement)
    if (isUsageNew) publishSettled(order.studentId, message, settled)
    else hub.publish(order.studentId, 'message.changed', { message })
    // News only: the reply is stored, and a failure here must not end it a second time.
    if (state === 'done')
      replyEnded(order.studentId, message).catch((error: unknown) =>
        log.warn({ error }, 'The student could not be told of a reply'),
      )
    return { message, hasNext: settled.hasNext }
  }

  /**
   * Learner events, and the unit given back for a verdict that was wrong, are stored together with the reply's end or not at
   * all.
   */
  function settleWith({ studentId, reply }: ReplyOrder, settlement: Settlement, events: readonly LearnerEvent[]) {
    const record = events.length === 0 ? undefined : recordEvents(studentId, events, sql.raw('ended'))
    const whole = { ...settlement, record }
    if (!takesBack(settlement)) return settleReply(db, whole)
    return db.transaction(async (tx) => {
      const settled = await settleReply(tx, whole)
      if (!settled) return undefined
      const period = await giveBackContested(tx, reply)
      return period?.number === settled.number ? { ...settled, used: period.used } : settled
    })
  }

  /** Retries: the database may be away for a moment, and the final state of a reply must not be lost. */
  async function persistently<T>(work: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      try {
        return await work()
      } catch (error) {
        if (tries === settleTries || isStopping()) throw error
        log.warn({ error }, 'The end of a reply could not be stored and will be tried again')
        await delay(settleRetryMs)
      }
    }
  }

  function publishSettled(studentId: string, message: Message, settled: Settled) {
    // First what came back: with the end of the reply the number that is left is shown again.
    const usage = usageOfPeriod(settled, clock.now())
    if (usage) hub.publish(studentId, 'usage.changed', { usage })
    hub.publish(studentId, 'message.changed', { message })
  }

  return { settle, publishSettled }
}

const takesBack = ({ state, content }: Settlement) => state === 'done' && content?.contest?.upheld === true
