import {
  deleteMessage,
  getChatMessagesList,
  getChatStatus,
  markRead,
  retryReply,
  sendMessage,
  stopAnswer,
  undoDelete,
} from '@lumi/contracts/chat'
import { getConversations, searchMessages } from '@lumi/contracts/conversations'
import { leavingOf } from '../../platform/leaving.ts'
import type { Limits } from '../../platform/limits.ts'
import { type App, serve } from '../../platform/serve.ts'
import type { ChatService } from './chat-calls.ts'

/** The safety check of a text of at most so many characters takes 3 ms or less, whatever is in it. */
const quickToCheck = 1000

export function chatRoutes(
  app: App,
  chat: ChatService,
  { limits, isCryForHelp }: { limits: Limits; isCryForHelp(text: string): Promise<boolean> },
) {
  serve(
    app,
    sendMessage,
    async ({ student, language, body }) => {
      await limits.take('send', student.id)
      await limits.assertLeft('turns-given-up', student.id).catch(async (refusal: unknown) => {
        if (!(await isCryForHelp(body.text))) throw refusal
      })
      return chat.sendMessage(student, language, body)
    },
    {
      // However busy the process is, a cry for help is taken [SR21].
      async isUrgent({ text }, getStudent) {
        // A long text costs as much as a reply: guests may not have it checked, and a student only as often as they may send.
        if (text.length > quickToCheck) await limits.take('send', (await getStudent()).id)
        return isCryForHelp(text)
      },
    },
  )
  serve(app, getChatMessagesList, ({ student, query }) => chat.listMessages(student, query))
  serve(app, getChatStatus, ({ student, query }) => chat.getStatus(student, query))
  serve(app, getConversations, ({ student }) => chat.listConversations(student))
  serve(app, markRead, async ({ student, body }) => {
    await chat.markRead(student, body)
    return {}
  })
  serve(app, searchMessages, async ({ student, query, reply }) => {
    await limits.take('search', student.id)
    return chat.search(student, query, leavingOf(reply))
  })
  serve(app, stopAnswer, async ({ student, body }) => ({ message: await chat.stopReply(student, body.messageId) }))
  serve(app, retryReply, async ({ student, language, body }) => {
    await limits.take('send', student.id)
    await limits.assertLeft('turns-given-up', student.id)
    return chat.retryReply(student, language, body.messageId)
  })
  serve(app, deleteMessage, async ({ student, body }) => {
    await chat.deleteMessage(student, body.messageId)
    return {}
  })
  serve(app, undoDelete, async ({ student, body }) => ({ message: await chat.undoDelete(student, body.messageId) }))
}
