import { AppError } from '@lumi/contracts/errors'
import { deleteAccount, exportData, keepAccount } from '@lumi/contracts/privacy'
import { type Cookie, setCookies } from '../../platform/cookies.ts'
import { type App, type SignedInStudent, serve } from '../../platform/serve.ts'
import type { Deletion } from './deletion.ts'
import type { DataExport } from './export.ts'

interface Dependencies {
  deletion: Deletion
  dataExport: DataExport
  sessions: {
    assertRecent(student: SignedInStudent): Promise<void>
    clearingCookies(): Cookie[]
  }
}

export function privacyRoutes(app: App, { deletion, dataExport, sessions }: Dependencies) {
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

  serve(app, exportData, async ({ student, address, request, reply }) => {
    // A GET, so a link on another site could start it and use up the export of the day.
    if (request.headers['sec-fetch-site'] === 'cross-site') throw new AppError('cross_site_refused')
    await sessions.assertRecent(student)
    const file = await dataExport.openFor({ ...student, address })
    reply.header('content-disposition', `attachment; filename="lumi-${new Date().toISOString().slice(0, 10)}.zip"`)
    return file
  })
}
