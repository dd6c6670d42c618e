import type { ChatAccess } from '@lumi/contracts/auth'
import { AppError, type Language } from '@lumi/contracts/errors'
import { PUSH } from '@lumi/contracts/product-rules'
import type { PushToken } from '@lumi/contracts/push'
import { languageOf } from '@lumi/contracts/reference'
import type { Tx } from '../../platform/db.ts'
import type { KeptPush } from '../../platform/outbox-page.ts'
import type { Platform } from '../../platform/platform.ts'
import type { SignedInStudent } from '../../platform/serve.ts'
import { noticeMail } from './push.mails.ts'
import { dayOf, endpointStanding, isStale, isTimeForReviews, isWanted, leavesAt, type Switches } from './push.rules.ts'
import { createPushSender } from './push.sender.ts'
import {
  bindClient,
  changeToken,
  countSent,
  deleteClient,
  deleteOld,
  findClientId,
  findMessage,
  listLast,
  listLiveClients,
  listReachable,
  lockUnsent,
  markDropped,
  markMailed,
  markSeen,
  markSent,
  saveClient,
  saveMessage,
  unbindClient,
} from './push.store.ts'
import type { DropReason, pushMessages } from './push.tables.ts'
import { type PushFacts, wordsOf } from './push.texts.ts'

const job = 'push'
const dayMs = 86_400_000
const studentsPerPage = 100

type PushMessage = typeof pushMessages.$inferSelect

interface Dependencies
  extends Pick<Platform, 'db' | 'clock' | 'env' | 'hub' | 'jobs' | 'log' | 'metrics' | 'mail' | 'origins'> {
  /** Answered by the `settings` feature. */
  switchesOf(studentId: string): Promise<Switches>
  /** Answered by the `settings` feature: students with the switch `mail`, a page of them after an id. */
  listWithMail(after: string, limit: number): Promise<{ id: string; timeZone: string }[]>
  /** Answered by the `chat` feature: whether the student has still to read this reply. */
  isUnread(studentId: string, messageId: string): Promise<boolean>
  /** Answered by the `learning` feature. */
  countDueReviews(studentId: string, at: Date): Promise<number>
  /** Answered by the `student` feature: the chat may be closed to a student who is too young. */
  chatAccessOf(student: Pick<SignedInStudent, 'birthDate' | 'countryId' | 'guardianState' | 'timeZone'>): ChatAccess
}

export type PushService = ReturnType<typeof createPushService>

/** News for students whose app is closed. */
export function createPushService(dependencies: Dependencies) {
  const { db, clock, env, hub, jobs, log, metrics, mail, origins } = dependencies
  const { switchesOf, listWithMail, isUnread, countDueReviews, chatAccessOf } = dependencies
  const send = createPushSender({ env })

  jobs.define<{ pushMessageId: string }>(job, async ({ pushMessageId }) => {
    const found = await findMessage(db, pushMessageId)
    if (!found || found.message.sentAt !== null || found.message.dropped !== null) return
    const { message, student } = found
    const now = clock.now()
    const drop = (reason: DropReason) => markDropped(db, pushMessageId, reason)
    const { facts } = message
    if (isStale(message.createdAt, now)) return void (await drop('stale'))
    const switches = await switchesOf(student.id)
    if (!isWanted(facts.kind, switches)) return void (await drop('off'))
    if (facts.kind !== 'parent' && chatAccessOf(student) !== 'open') return void (await drop('closed'))
    if (facts.kind === 'reply' && !(await isUnread(student.id, facts.messageId))) return void (await drop('read'))
    // The open app shows the payment itself.
    if (facts.kind === 'payment' && (await hub.isListening(student.id))) return void (await drop('read'))
    const leaves = leavesAt(student.timeZone, now)
    if (leaves > now)
      return void (await db.transaction((tx) => jobs.enqueue(tx, job, { pushMessageId }, { startAfter: leaves })))
    if (facts.kind === 'review') {
      const since = new Date(now.getTime() - 7 * dayMs)
      if ((await countSent(db, student.id, 'review', since)) >= PUSH.reviewsPerWeek) return void (await drop('enough'))
    }
    const { language } = languageOf(student.languageId)
    const unreached = async () => {
      if (!switches.mail || !(await mailInstead(student, message, language))) await drop('no-browser')
    }
    const clients = await listLiveClients(db, student.id, now)
    if (clients.length === 0) return void (await unreached())
    const outcomes = await Promise.allSettled(
      clients.map(async (client) => {
        const outcome = await send(client, message, language)
        if (outcome === 'gone') await deleteClient(db, client.clientId)
        metrics.pushes.inc({ kind: facts.kind, outcome })
        return outcome
      }),
    )
    const sent = outcomes.filter((outcome) => outcome.status === 'fulfilled' && outcome.value === 'sent').length
    const failed = outcomes.find((outcome) => outcome.status === 'rejected')
    // One browser has it: asking every service again would tell the others twice.
    if (failed && sent === 0) throw failed.reason
    if (failed) log.warn({ error: failed.reason, pushMessageId }, 'A push reached some browsers of a student only')
    if (sent === 0) return void (await unreached())
    await markSent(db, pushMessageId, sent, clock.now())
  })

  /**
   * Replies and reviews, seldom enough to stay welcome; about everything else there is a mail of its own.
   * @returns false when there is none
   */
  async function mailInstead(
    student: { id: string; email: string },
    { pushMessageId, facts, kind }: PushMessage,
    language: Language,
  ): Promise<boolean> {
    if (facts.kind !== 'reply' && facts.kind !== 'review') return false
    const now = clock.now()
    const since = new Date(now.getTime() - (facts.kind === 'reply' ? PUSH.replyMailDays : PUSH.reviewMailDays) * dayMs)
    if ((await countSent(db, student.id, kind, since, true)) > 0) return false
    const isSent = await db.transaction(async (tx) => {
      // The job may run twice.
      if (!(await lockUnsent(tx, pushMessageId))) return true
      const content = noticeMail(facts, language, origins.publicUrl())
      if (!(await mail.send(tx, { to: student.email, studentId: student.id, ...content }))) return false
      await markMailed(tx, pushMessageId, now)
      return true
    })
    mail.flush()
    return isSent
  }

  /** In the transaction of the change that it tells of; leaves with the next look at the jobs. */
  async function tellWith(tx: Tx, studentId: string, news: string, facts: PushFacts): Promise<boolean> {
    const pushMessageId = await saveMessage(tx, { studentId, facts, news, createdAt: clock.now() })
    if (pushMessageId === undefined) return false
    await jobs.enqueue(tx, job, { pushMessageId })
    return true
  }

  /** Stores the news once, and sends it when it may leave. Does nothing when it was told already. */
  async function tell(studentId: string, news: string, facts: PushFacts): Promise<void> {
    if (await db.transaction((tx) => tellWith(tx, studentId, news, facts))) jobs.wake(job)
  }

  const assertEndpoint = ({ endpoint }: PushToken) => {
    if (endpointStanding(endpoint, env.webPush.services) === 'unknown') throw new AppError('push_endpoint_unknown')
  }

  /** Once a day and only when something is due: at most three a week leave. A student on both lists is told once. */
  async function tellOfReviews(): Promise<void> {
    const now = clock.now()
    await tellEach(now, (after) => listReachable(db, after, studentsPerPage, now))
    await tellEach(now, (after) => listWithMail(after, studentsPerPage))
  }

  async function tellEach(now: Date, list: (after: string) => Promise<{ id: string; timeZone: string }[]>) {
    for (let after = ''; ; ) {
      const page = await list(after)
      for (const { id, timeZone } of page) {
        after = id
        if (!isTimeForReviews(timeZone, now) || !(await switchesOf(id)).reviews) continue
        const due = await countDueReviews(id, now)
        if (due > 0) await tell(id, `review:${dayOf(timeZone, now)}`, { kind: 'review', due })
      }
      if (page.length < studentsPerPage) return
    }
  }

  return {
    tell,
    tellWith,

    async bindToken(clientId: string, token: PushToken): Promise<void> {
      assertEndpoint(token)
      await db.transaction((tx) => saveClient(tx, clientId, token, clock.now()))
    },

    async updateToken(clientId: string, token: PushToken): Promise<void> {
      assertEndpoint(token)
      if (!(await changeToken(db, clientId, token, clock.now()))) throw new AppError('push_client_not_found')
    },

    async bindToStudent(clientId: string, whose: { studentId: string; sessionId: string }): Promise<void> {
      const isBound = await db.transaction((tx) => bindClient(tx, clientId, whose, clock.now()))
      if (!isBound) throw new AppError('push_client_not_found')
    },

    unbind: (clientId: string) => unbindClient(db, clientId),
    seen: (report: { pushMessageId: string; clientId: string; status: 'delivered' | 'clicked' }) =>
      markSeen(db, report, clock.now()),
    /** What was told, or was to be told, as the outbox page shows it. */
    async listKept(limit: number): Promise<KeptPush[]> {
      return (await listLast(db, limit)).map(({ message, email, languageId }) => {
        const { language } = languageOf(languageId)
        return {
          id: message.pushMessageId,
          createdAt: message.createdAt.toISOString(),
          to: email,
          language,
          ...wordsOf(message.facts, language),
        }
      })
    },
    findClientId: (endpoint: string, auth: string) => findClientId(db, endpoint, auth),

    /** A reply has ended. Told only where no device of the student is listening. */
    async replyEnded(studentId: string, { conversationId, messageId }: { conversationId: string; messageId: string }) {
      if (await hub.isListening(studentId)) return
      const clients = await listLiveClients(db, studentId, clock.now())
      if (clients.length > 0 || (await switchesOf(studentId)).mail)
        await tell(studentId, `reply:${messageId}`, { kind: 'reply', conversationId, messageId })
    },

    tellOfReviews,

    cleanUp: () => {
      const now = clock.now()
      return deleteOld(db, new Date(now.getTime() - PUSH.keptDays * dayMs), now)
    },
  }
}
