import type { Message } from '@lumi/contracts/chat'
import { AppError, type Language } from '@lumi/contracts/errors'
import type { Platform } from '../../platform/platform.ts'
import { assertSameMessage } from './chat.rules.ts'
import { findSentMessage } from './chat.store.ts'
import { type NewMessage, type NewOrder, type Ordered, orderNewReply } from './reply-orders.store.ts'
import { usageOfPeriod } from './usage.rules.ts'
import type { UsageService } from './usage.service.ts'

/** The student on whose behalf a call runs. */
export interface ChatStudent {
  id: string
  countryId: number
  timeZone: string
  birthDate: string | null
}

/** Stores messages and orders their replies. Each takes a unit of the day, or is let through without one (grace, care). */
export function createMessageOrders(
  { db }: Pick<Platform, 'db'>,
  options: {
    usage: UsageService
    /** Name of this process in leases. */
    owner: string
    /** Whether a message asks for help in danger (SR21). Not on the event loop: checking a long message takes a while. */
    isCryForHelp(text: string): Promise<boolean>
    /** Whether another message has taken one of these pictures meanwhile. */
    areTaken(sent: NewMessage): Promise<boolean>
    /** Makes sure that the conversation is there. @throws AppError `chat_conversation_not_found` */
    openConversation(studentId: string, conversationId: string | undefined): Promise<unknown>
  },
) {
  const { owner, isCryForHelp, areTaken, openConversation } = options

  /**
   * Second try of an order that stored nothing: opens the day if this is its first message; with no unit left, tries
   * without one.
   *
   * The day comes from the server's clock, which the test hook can move, not from the database's. A wrong clock gains
   * nothing: days are numbered, stored and never overlap, so a day that was opened too early is still the current one when
   * its time comes. Leases are compared by several processes and use the database's clock.
   */
  async function orderOtherwise(
    student: ChatStudent,
    /** What to order with when no unit is left. */
    otherwise: () => Promise<'grace' | 'care'>,
    order: (takes: NewOrder['takes']) => Promise<Ordered | undefined>,
  ): Promise<Ordered | undefined> {
    await options.usage.openDay(student)
    return (await order('unit')) ?? (await order('bonus')) ?? order(await otherwise())
  }

  async function findKnown(student: ChatStudent, sent: NewMessage) {
    const before = await findSentMessage(db, student.id, sent.clientMessageId)
    if (!before) return undefined
    assertSameMessage(before.message, sent)
    const usage = await options.usage.today(student)
    return { kind: 'known' as const, ...before, usage }
  }

  /**
   * One statement stores the message, its unit, the reply's place and the order: all or nothing (SR01, SR02, SR06). The
   * reason is looked up only when it stored nothing: the message is known already, its conversation does not exist yet, the
   * day is not open yet, or no unit is left.
   */
  async function storeAndOrder(student: ChatStudent, language: Language, sent: NewMessage) {
    const replyId = crypto.randomUUID()
    const order = async (takes: NewOrder['takes']) => {
      const { id: studentId } = student
      const common = { studentId, replyId, interfaceLanguage: language, owner, now: sent.now }
      return orderNewReply(db, { ...common, takes }, sent)
    }
    let ordered = await order('unit')
    if (!ordered) {
      const known = await findKnown(student, sent)
      if (known) return known
      await openConversation(student.id, sent.conversationId)
      // SR21: a cry for help is answered without a unit. Otherwise grace turns may finish the open problem.
      const otherwise = async () => ((await isCryForHelp(sent.text)) ? 'care' : 'grace')
      ordered = await orderOtherwise(student, otherwise, order)
    }
    if (!ordered) {
      // The same message, sent twice at once: the other request has stored it.
      const known = await findKnown(student, sent)
      if (known) return known
      if (await areTaken(sent)) throw new AppError('picture_conflict')
      throw new AppError('chat_quota_exceeded')
    }
    const { conversationId, position, subject, tutorState, isLeased } = ordered
    const shared = { conversationId, version: 1, createdAt: sent.now.toISOString(), content: null, failure: null }
    const message: Message = {
      ...shared,
      messageId: sent.messageId,
      position: position - 1,
      author: 'student',
      state: 'sent',
      text: sent.text,
      clientMessageId: sent.clientMessageId,
      replyTo: null,
      intent: sent.intent ?? null,
      ...(sent.pictures.length > 0 && { pictures: [...sent.pictures] }),
    }
    const reply: Message = {
      ...shared,
      messageId: replyId,
      position,
      author: 'tutor',
      state: 'pending',
      text: '',
      clientMessageId: null,
      replyTo: message.messageId,
      intent: null,
    }
    const usage = usageOfPeriod(ordered, sent.now)!
    return { kind: 'new' as const, message, reply, subject, tutorState, isLeased, usage }
  }

  return { storeAndOrder, orderOtherwise }
}
