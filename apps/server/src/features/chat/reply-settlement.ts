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

/** Trying again to write a final state while the database is away. */
const settleRetryMs = 1000
/** The lease has run out by then and somebody else owns the reply. */
const settleTries = 20

/** How a reply ended. */
export type Ending = Pick<Message, 'state' | 'failure'> & { state: 'done' | 'stopped' | 'failed' }

/** The `learning` feature: a statement that stores what a turn told about the student, if a row of `ended` says so. */
export type RecordEvents = (studentId: string, events: readonly LearnerEvent[], ended: SQL) => SQL

/** Stores the end of a reply, with its charge and what the turn told about the student, and tells every device. */
export function createReplySettlement(
  { db, hub, clock, log }: Pick<Platform, 'db' | 'hub' | 'clock' | 'log'>,
  { owner, recordEvents, isStopping }: { owner: string; recordEvents: RecordEvents; isStopping(): boolean },
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
    // A tutor that was not heard did not say it: a retried or silent turn is the same turn again.
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
    // The answer to the message has told of the unit already; here it only stays taken.
    const isUsageNew = !settlement.isCharged || takesBack(settlement)
    if (isUsageNew) publishSettled(order.studentId, message, settled)
    else hub.publish(order.studentId, 'message.changed', { message })
    return { message, hasNext: settled.hasNext }
  }

  /**
   * What the turn told about the student, and the unit of a verdict that it takes back, count exactly when the reply's end
   * is stored (SR01 in small).
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

  /** The database may be away for a moment; the final state of a reply is worth waiting for. */
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
    hub.publish(studentId, 'message.changed', { message })
    const usage = usageOfPeriod(settled, clock.now())
    if (usage) hub.publish(studentId, 'usage.changed', { usage })
  }

  return { settle, publishSettled }
}

const takesBack = ({ state, content }: Settlement) => state === 'done' && content?.contest?.upheld === true
