import { getOfflineBase, mergeOfflineTurns } from '@lumi/contracts/offline'
import type { Limits } from '../../../platform/limits.ts'
import { type App, serve } from '../../../platform/serve.ts'
import type { OfflineService } from './offline.service.ts'

export function offlineRoutes(app: App, offline: OfflineService, limits: Limits) {
  serve(app, getOfflineBase, ({ student, query }) => offline.getBase(student, query.conversationId))
  serve(app, mergeOfflineTurns, async ({ student, body, reply }) => {
    await limits.take('merge-offline', student.id)
    return offline.merge(student, body, {
      isGone: () => reply.raw.destroyed,
      mayGoOn: () => limits.assertLeft('turns-given-up', student.id),
    })
  })
}
