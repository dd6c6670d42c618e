import { Readable } from 'node:stream'
import type { Language } from '@lumi/contracts/errors'
import type { Subject } from '@lumi/contracts/programs'
import type { Platform } from '../../platform/platform.ts'
import { inTurns } from './export.ts'
import type { ExportedMessage } from './export-page.ts'
import { createReplyHtmlMaker } from './reply-html.ts'
import { subjectNames } from './subject-names.ts'

interface Dependencies extends Pick<Platform, 'clock' | 'limits'> {
  /** Answered by the `chat` feature. @throws AppError `chat_conversation_not_found` */
  getConversation(studentId: string, conversationId: string): Promise<{ subject: Subject | null }>
  exportMessages(studentId: string, conversationId: string): AsyncIterable<ExportedMessage>
}

interface Order {
  student: { id: string; timeZone: string }
  language: Language
  conversationId: string
  format: 'markdown' | 'page'
}

export type ConversationFile = ReturnType<typeof createConversationFile>

/** One conversation as a file for the student, streamed while it is made. */
export function createConversationFile({ clock, limits, getConversation, exportMessages }: Dependencies) {
  const openReplyHtml = createReplyHtmlMaker()
  return async ({ student, language, conversationId, format }: Order): Promise<Readable> => {
    await limits.take('export-conversation', student.id)
    const { subject } = await getConversation(student.id, conversationId)
    const { conversationMarkdown, conversationPage } = await import('./export-page.ts')
    const talk = {
      language,
      timeZone: student.timeZone,
      exportedAt: clock.now(),
      subject: subject && subjectNames[subject][language],
      messages: exportMessages(student.id, conversationId),
    }
    if (format === 'markdown') return Readable.from(inTurns(conversationMarkdown(talk)), { objectMode: false })
    const replyHtml = openReplyHtml()
    const page = Readable.from(inTurns(conversationPage({ ...talk, replyHtml })), { objectMode: false })
    page.once('close', replyHtml.close)
    return page
  }
}
