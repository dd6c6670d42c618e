import {
  deleteMessage,
  getChatMessagesList,
  getChatStatus,
  retryReply,
  sendMessage,
  stopAnswer,
  undoDelete,
} from '@lumi/contracts/chat'
import type { Limits } from '../../platform/limits.ts'
import { type App, serve } from '../../platform/serve.ts'
import type { ChatService } from './chat.service.ts'

export function chatRoutes(app: App, chat: ChatService, limits: Limits) {
  serve(app, sendMessage, async ({ student, language, body }) => {
    await limits.take('send', student.id)
    return chat.sendMessage(student, language, body)
  })
  serve(app, getChatMessagesList, ({ student, query }) => chat.listMessages(student, query))
  serve(app, getChatStatus, ({ student, query }) => chat.getStatus(student, query))
  serve(app, stopAnswer, async ({ student, body }) => ({ message: await chat.stopReply(student, body.messageId) }))
  serve(app, retryReply, async ({ student, language, body }) => {
    await limits.take('send', student.id)
    return chat.retryReply(student, language, body.messageId)
  })
  serve(app, deleteMessage, async ({ student, body }) => {
    await chat.deleteMessage(student, body.messageId)
    return {}
  })
  serve(app, undoDelete, async ({ student, body }) => ({ message: await chat.undoDelete(student, body.messageId) }))
}
