import type { Picture } from '@lumi/contracts/chat'
import type { BodyOf } from '@lumi/contracts/endpoint'
import { AppError } from '@lumi/contracts/errors'
import type { FeedbackRequest, RequestThread, replyToRequest, sendGeneralFeedback } from '@lumi/contracts/feedback'
import { FEEDBACK, SUPPORT } from '@lumi/contracts/product-rules'
import { languageOf } from '@lumi/contracts/reference'
import type { Tx } from '../../platform/db.ts'
import type { Platform } from '../../platform/platform.ts'
import { supportAnswerMail, supportReceivedMail, supportRequestMail } from './feedback.mails.ts'
import { nextOpening, statusOf } from './feedback.rules.ts'
import type { AttachedMessage } from './feedback.tables.ts'
import { createReplyAddress } from './reply-address.ts'
import {
  findOwnRequest,
  findRequest,
  listLastChangedOf,
  listMessages,
  lockRequest,
  type MessageRow,
  type RequestRow,
  saveMessage,
  savePictures,
  saveRequest,
  saveStatus,
} from './requests.store.ts'

/** More than a student reads; the export has them all. */
const shownRequests = 200

interface Dependencies extends Pick<Platform, 'db' | 'clock' | 'env' | 'hub' | 'limits' | 'mail' | 'origins'> {
  /** Answered by the `chat` feature: the newest messages of the conversation the student is in, oldest first. */
  lastMessages(studentId: string, limit: number): Promise<AttachedMessage[]>
  /**
   * Answered by the `chat` feature: the student's own pictures that were uploaded for support, which from now on belong to
   * this request. @throws AppError `picture_not_found`
   */
  claimPictures(tx: Tx, studentId: string, pictureIds: readonly string[], requestNumber: number): Promise<Picture[]>
  /** Answered by the `push` feature, in the transaction of the answer. */
  answered(tx: Tx, studentId: string, answer: { messageId: string; requestId: string }): Promise<unknown>
}

/** Where a message to an existing request comes from. */
export interface Written {
  author: 'student' | 'support'
  text: string
  /** The same message again has the same key. */
  onceKey: string
  pictureIds?: readonly string[]
  /** Support has nothing more to do. */
  closes?: boolean
}

export type Requests = ReturnType<typeof createRequests>

/** What students write to support, and what becomes of it. */
export function createRequests(dependencies: Dependencies) {
  const { db, clock, env, hub, limits, mail, origins, lastMessages, claimPictures, answered } = dependencies
  const replyAddress = createReplyAddress(env)

  /** The student with this request, for mails. */
  const readerOf = async (tx: Tx, requestNumber: number) => {
    const { email, languageId, timeZone } = (await findRequest(tx, requestNumber))!
    return { email, timeZone, ...languageOf(languageId) }
  }

  async function tellSupport(tx: Tx, request: RequestRow, written: { text: string; pictures: number }, isNew: boolean) {
    const { requestNumber, studentId, type } = request
    const { email, language } = await readerOf(tx, requestNumber)
    const replyTo = replyAddress.of('support', requestNumber, clock.now())
    const about = { requestNumber, type, email, language, isContinued: !isNew, canReply: replyTo !== undefined }
    const content = supportRequestMail({ ...about, ...written })
    await mail.send(tx, { to: env.supportEmail, studentId, ...content, ...(replyTo !== undefined && { replyTo }) })
  }

  /** Outside the hours of support, once until they begin. */
  async function replyAutomatically(tx: Tx, request: RequestRow) {
    const now = clock.now()
    const opensAt = nextOpening(env.supportTimeZone, now)
    if (opensAt === null) return
    const { requestNumber, clientRequestId: requestId, studentId } = request
    // A millisecond later than the message it follows, which it must not come before.
    const createdAt = new Date(now.getTime() + 1)
    const onceKey = `opens ${opensAt.toISOString()}`
    const message = { requestNumber, author: 'automatic', text: '', opensAt, onceKey, createdAt } as const
    if (!(await saveMessage(tx, message))) return
    const { email, language, timeZone } = await readerOf(tx, requestNumber)
    const facts = { requestId, requestNumber, base: origins.publicUrl(), opensAt, timeZone }
    await mail.send(tx, { to: email, studentId, ...supportReceivedMail(language, facts) })
  }

  async function tellStudent(tx: Tx, request: RequestRow, message: MessageRow, isClosed: boolean) {
    const { requestNumber, clientRequestId: requestId, studentId } = request
    const { email, language } = await readerOf(tx, requestNumber)
    const replyTo = replyAddress.of('student', requestNumber, clock.now())
    const content = supportAnswerMail(language, {
      requestId,
      requestNumber,
      base: origins.publicUrl(),
      text: message.text,
      isClosed,
      canReply: replyTo !== undefined,
    })
    await mail.send(tx, { to: email, studentId, ...content, ...(replyTo !== undefined && { replyTo }) })
    await answered(tx, studentId, { messageId: message.messageId, requestId })
  }

  /** The mails that were stored leave, and the student's devices learn of the change. */
  function announce({ studentId, clientRequestId: requestId }: RequestRow) {
    mail.flush()
    hub.publish(studentId, 'request.changed', { requestId })
  }

  /** @returns whether anything was changed */
  async function change(
    requestNumber: number,
    alter: (tx: Tx, request: RequestRow) => Promise<boolean>,
    alsoStore: ((tx: Tx) => Promise<void>) | undefined,
  ): Promise<boolean> {
    const changed = await db.transaction(async (tx) => {
      const request = await lockRequest(tx, requestNumber)
      if (!request) throw new AppError('feedback_request_not_found')
      const isChanged = await alter(tx, request)
      await alsoStore?.(tx)
      return isChanged ? request : undefined
    })
    if (changed) announce(changed)
    return changed !== undefined
  }

  /** @returns whether it is new */
  async function write(tx: Tx, request: RequestRow, written: Written): Promise<boolean> {
    const now = clock.now()
    const { requestNumber } = request
    const before = await listMessages(tx, requestNumber)
    if (before.some(({ onceKey }) => onceKey === written.onceKey)) return false
    if (statusOf(request, now) === 'archived') throw new AppError('feedback_request_archived')
    if (before.length >= SUPPORT.maxMessages) throw new AppError('feedback_request_full')
    const { author, text, onceKey, pictureIds = [], closes = false } = written
    const pictures = await claimPictures(tx, request.studentId, pictureIds, requestNumber)
    const message = await saveMessage(tx, { requestNumber, author, text, pictures, onceKey, createdAt: now })
    await saveStatus(tx, requestNumber, closes ? 'closed' : author === 'support' ? 'answered' : 'open', now)
    if (author === 'support') await tellStudent(tx, request, message!, closes)
    else {
      await tellSupport(tx, request, { text, pictures: pictures.length }, false)
      await replyAutomatically(tx, request)
    }
    return true
  }

  /**
   * @param alsoStore in the same transaction
   * @returns whether it is new
   * @throws AppError
   */
  const addMessage = (requestNumber: number, written: Written, alsoStore?: (tx: Tx) => Promise<void>) =>
    change(requestNumber, (tx, request) => write(tx, request, written), alsoStore)

  async function getOwn(studentId: string, requestId: string): Promise<RequestRow> {
    const found = await findOwnRequest(db, studentId, requestId.toLowerCase())
    if (!found) throw new AppError('feedback_request_not_found')
    return found
  }

  const shown = (row: RequestRow): FeedbackRequest => ({
    requestId: row.clientRequestId,
    requestNumber: row.requestNumber,
    type: row.type,
    status: statusOf(row, clock.now()),
    text: row.text,
    createdAt: row.createdAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
  })

  async function getThread(studentId: string, requestId: string): Promise<RequestThread> {
    const request = await getOwn(studentId, requestId)
    const found = await listMessages(db, request.requestNumber)
    return {
      request: shown(request),
      pictures: request.pictures ?? [],
      attachedMessages: request.messages?.length ?? 0,
      messages: found.map(({ messageId, author, text, pictures, opensAt, createdAt }) => ({
        messageId,
        author,
        text,
        pictures: pictures ?? [],
        opensAt: opensAt?.toISOString() ?? null,
        createdAt: createdAt.toISOString(),
      })),
    }
  }

  return {
    async send(student: { id: string; email: string }, body: BodyOf<typeof sendGeneralFeedback>) {
      await limits.take('feedback', student.id)
      const messages = body.withMessages ? await lastMessages(student.id, FEEDBACK.attachedMessages) : null
      const now = clock.now()
      const request = await db.transaction(async (tx) => {
        const { request, isNew } = await saveRequest(tx, {
          studentId: student.id,
          clientRequestId: body.clientRequestId.toLowerCase(),
          type: body.type,
          text: body.text,
          messages,
          createdAt: now,
          changedAt: now,
        })
        if (!isNew) return request
        const pictures = await takePictures(tx, request, body.attachmentIds ?? [])
        await tellSupport(tx, request, { text: body.text, pictures }, true)
        await replyAutomatically(tx, request)
        return request
      })
      announce(request)
      return { requestNumber: request.requestNumber, replyTo: student.email }
    },

    async list(studentId: string) {
      return { requests: (await listLastChangedOf(db, studentId, shownRequests)).map(shown) }
    },

    getThread,

    async reply(student: { id: string }, body: BodyOf<typeof replyToRequest>): Promise<RequestThread> {
      await limits.take('feedback', student.id)
      const { requestNumber } = await getOwn(student.id, body.requestId)
      await addMessage(requestNumber, {
        author: 'student',
        text: body.text,
        onceKey: body.clientMessageId.toLowerCase(),
        pictureIds: body.attachmentIds ?? [],
      })
      return getThread(student.id, body.requestId)
    },

    addMessage,

    /** Nothing more is to be said. @returns false when it was closed before */
    close: (requestNumber: number, alsoStore?: (tx: Tx) => Promise<void>) =>
      change(
        requestNumber,
        async (tx, { status }) => {
          if (status === 'closed') return false
          await saveStatus(tx, requestNumber, 'closed', clock.now())
          return true
        },
        alsoStore,
      ),

    /** Whose request it is; undefined: there is none. */
    studentOf: async (requestNumber: number) => (await findRequest(db, requestNumber))?.request.studentId,

    replyAddress,
  }

  async function takePictures(tx: Tx, request: RequestRow, pictureIds: readonly string[]): Promise<number> {
    if (pictureIds.length === 0) return 0
    const { studentId, requestNumber } = request
    const pictures = await claimPictures(tx, studentId, pictureIds, requestNumber)
    await savePictures(tx, requestNumber, pictures)
    return pictures.length
  }
}
