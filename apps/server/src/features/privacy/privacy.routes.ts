import { exportConversation } from '@lumi/contracts/conversations'
import { AppError } from '@lumi/contracts/errors'
import { deleteAccount, exportData, keepAccount } from '@lumi/contracts/privacy'
import { type Cookie, setCookies } from '../../platform/cookies.ts'
import { type App, type SignedInStudent, serve } from '../../platform/serve.ts'
import type { ConversationFile } from './conversation-file.ts'
import type { Deletion } from './deletion.ts'
import type { DataExport } from './export.ts'

interface Dependencies {
  deletion: Deletion
  dataExport: DataExport
  conversationFile: ConversationFile
  sessions: {
    assertRecent(student: SignedInStudent): Promise<void>
    clearingCookies(): Cookie[]
  }
}

export function privacyRoutes(app: App, { deletion, dataExport, conversationFile, sessions }: Dependencies) {
  serve(app, deleteAccount, async ({ student, address, reply }) => {
    await sessions.assertRecent(student)
    const { deletesAt } = await deletion.request({
      studentId: student.id,
      by: 'student',
      sessionId: student.sessionId,
      address,
    })
    setCookies(reply, sessions.clearingCookies())
    return { deletesAt: deletesAt.toISOString() }
  })

  serve(app, keepAccount, async ({ student, address }) => {
    await deletion.undo({ studentId: student.id, by: 'student', sessionId: student.sessionId, address })
    return {}
  })

  serve(app, exportConversation, async ({ student, language, query, request, reply }) => {
    if (request.headers['sec-fetch-site'] === 'cross-site') throw new AppError('cross_site_refused')
    const file = await conversationFile({ student, language, ...query })
    const isPage = query.format === 'page'
    reply.type(isPage ? 'text/html; charset=utf-8' : 'text/markdown; charset=utf-8')
    // Also the page is saved and opened from the device: as a page of this site its messages would be too close to it.
    const day = new Date().toISOString().slice(0, 10)
    reply.header('content-disposition', `attachment; filename="lumi-${day}.${isPage ? 'html' : 'md'}"`)
    return file
  })

  serve(app, exportData, async ({ student, address, request, reply }) => {
    // A GET, so a link on another site could start it and use up the export of the day.
    if (request.headers['sec-fetch-site'] === 'cross-site') throw new AppError('cross_site_refused')
    await sessions.assertRecent(student)
    const file = await dataExport.openFor({ ...student, address })
    reply.header('content-disposition', `attachment; filename="lumi-${new Date().toISOString().slice(0, 10)}.zip"`)
    return file
  })
}
