import type { ChatAccess } from '@lumi/contracts/auth'
import { AppError } from '@lumi/contracts/errors'
import { PUSH } from '@lumi/contracts/product-rules'
import type { PushToken } from '@lumi/contracts/push'
import { languageOf } from '@lumi/contracts/reference'
import type { Platform } from '../../platform/platform.ts'
import type { SignedInStudent } from '../../platform/serve.ts'
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
  listLiveClients,
  listReachable,
  markDropped,
  markSeen,
  markSent,
  saveClient,
  saveMessage,
  unbindClient,
} from './push.store.ts'
import type { DropReason } from './push.tables.ts'
import type { PushFacts } from './push.texts.ts'

const job = 'push'
const dayMs = 86_400_000
const studentsPerPage = 100

interface Dependencies extends Pick<Platform, 'db' | 'clock' | 'env' | 'hub' | 'jobs' | 'log' | 'metrics'> {
  /** Answered by the `settings` feature. */
  switchesOf(studentId: string): Promise<Switches>
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
  const { db, clock, env, hub, jobs, log, metrics, switchesOf, isUnread, countDueReviews, chatAccessOf } = dependencies
  const send = createPushSender({ env })

  jobs.define<{ pushMessageId: string }>(job, async ({ pushMessageId }) => {
    const found = await findMessage(db, pushMessageId)
    if (!found || found.message.sentAt !== null || found.message.dropped !== null) return
    const { message, student } = found
    const now = clock.now()
    const drop = (reason: DropReason) => markDropped(db, pushMessageId, reason)
    const { facts } = message
    if (isStale(message.createdAt, now)) return void (await drop('stale'))
    if (!isWanted(facts.kind, await switchesOf(student.id))) return void (await drop('off'))
    if (facts.kind !== 'parent' && chatAccessOf(student) !== 'open') return void (await drop('closed'))
    if (facts.kind === 'reply' && !(await isUnread(student.id, facts.messageId))) return void (await drop('read'))
    const leaves = leavesAt(student.timeZone, now)
    if (leaves > now)
      return void (await db.transaction((tx) => jobs.enqueue(tx, job, { pushMessageId }, { startAfter: leaves })))
    if (facts.kind === 'review') {
      const since = new Date(now.getTime() - 7 * dayMs)
      if ((await countSent(db, student.id, 'review', since)) >= PUSH.reviewsPerWeek) return void (await drop('enough'))
    }
    const clients = await listLiveClients(db, student.id, now)
    if (clients.length === 0) return void (await drop('no-browser'))
    const { language } = languageOf(student.languageId)
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
    if (sent === 0) return void (await drop('no-browser'))
    await markSent(db, pushMessageId, sent, clock.now())
  })

  /** Stores the news once, and sends it when it may leave. Does nothing when it was told already. */
  async function tell(studentId: string, news: string, facts: PushFacts): Promise<void> {
    const isNew = await db.transaction(async (tx) => {
      const pushMessageId = await saveMessage(tx, { studentId, facts, news, createdAt: clock.now() })
      if (pushMessageId === undefined) return false
      await jobs.enqueue(tx, job, { pushMessageId })
      return true
    })
    if (isNew) jobs.wake(job)
  }

  const assertEndpoint = ({ endpoint }: PushToken) => {
    if (endpointStanding(endpoint, env.webPush.services) === 'unknown') throw new AppError('push_endpoint_unknown')
  }

  /** Once a day and only when something is due: at most three a week leave. */
  async function tellOfReviews(): Promise<void> {
    const now = clock.now()
    for (let after = ''; ; ) {
      const page = await listReachable(db, after, studentsPerPage, now)
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
    findClientId: (endpoint: string, auth: string) => findClientId(db, endpoint, auth),

    /** A reply has ended. Told only where no device of the student is listening. */
    async replyEnded(studentId: string, { conversationId, messageId }: { conversationId: string; messageId: string }) {
      if (await hub.isListening(studentId)) return
      const clients = await listLiveClients(db, studentId, clock.now())
      if (clients.length > 0) await tell(studentId, `reply:${messageId}`, { kind: 'reply', conversationId, messageId })
    },

    tellOfReviews,

    cleanUp: () => {
      const now = clock.now()
      return deleteOld(db, new Date(now.getTime() - PUSH.keptDays * dayMs), now)
    },
  }
}
