import { userActionTriggered } from '@lumi/contracts/telemetry'
import type { Platform } from '../../platform/platform.ts'
import { type App, serve } from '../../platform/serve.ts'

/** Only a number grows: nothing about the student is stored, so it needs no consent. */
export function telemetryRoutes(app: App, { limits, metrics }: Pick<Platform, 'limits' | 'metrics'>) {
  serve(app, userActionTriggered, async ({ student, body }) => {
    await limits.take('user-action', student.id)
    metrics.userActions.inc({ name: body.name })
    return {}
  })
}
